"""Name -> the game's part of the report. A game joins by a line here and a package beside it."""

from grimtable.kernel.errors import BadSetup
from grimtable.lab.report.game import GameReport

NAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")


def report_of(name: str) -> GameReport:
    """The report of this game; imported when first asked for."""
    if name == "grimwood":
        from grimtable.lab.report.grimwood.report import GrimwoodReport

        return GrimwoodReport()
    if name == "grim_farmer":
        from grimtable.lab.report.grim_farmer.report import FarmerReport

        return FarmerReport()
    if name == "grimm_tidings":
        from grimtable.lab.report.grimm_tidings.report import TidingsReport

        return TidingsReport()
    if name == "book_of_madness":
        from grimtable.lab.report.book_of_madness.report import MadnessReport

        return MadnessReport()
    raise BadSetup(f"no report for {name!r}; there are: {', '.join(NAMES)}")
