"""The game's part of the report: the one it brings, or the one that does for any game."""

from grimtable import installed, registry
from grimtable.kernel.errors import BadSetup, one_line
from grimtable.lab.report.game import GameReport


def report_of(name: str) -> GameReport:
    """The report of this game, imported when first asked for; raises BadSetup if it is unusable."""
    place = registry.get(name).report
    if not place:
        return GameReport()
    cls = installed.at(place, f"report of {name}")
    try:
        brought = cls()
    except Exception as error:
        raise BadSetup(f"the report of {name} cannot be used: {one_line(error)}") from error
    if not isinstance(brought, GameReport):
        raise BadSetup(f"the report of {name} cannot be used: {place} is no GameReport")
    return brought
