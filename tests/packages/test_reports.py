"""A game of another package brings its own part of the report."""

from pathlib import Path

import pytest

from grimtable.kernel.errors import BadSetup
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import Setting, Study, run_study
from grimtable.lab.report.writing import page_of
from packages.installing import install, seen

GAME = """
from grimtable.games.grimwood.game import GrimwoodGame

class Elfwood(GrimwoodGame):
    name = "elfwood"
    report = "elves.report:ElfReport"
"""
REPORT = """
from grimtable.lab.report.game import GameReport, Unwatched
from grimtable.lab.report.page import Section

class Answers(Unwatched):
    count = 0

    def after(self, t):
        self.count += 1

    def end(self, t, outcome, tally):
        tally.count("answers", value=self.count)

class ElfReport(GameReport):
    def watch(self, t):
        return Answers()

    def sections(self, studied, words):
        return [Section("elves", words.say("elves-title"), words.say("elves-lead"), [], [])]
"""
TEXTS = "elves-title = Elves\nelves-lead = How often they answer.\n"
FILES = {
    "elves/__init__.py": "",
    "elves/game.py": GAME,
    "elves/report.py": REPORT,
    **{f"elves/{language}.ftl": TEXTS for language in ("en", "de", "zh")},
    **{f"elves/locales/{language}/elves.ftl": "title-elfwood = Elfwood\n" for language in ("en",)},
}
STUDY = Study("elfwood", ("english",), (2,), bot="random", games=3, seed=1)


def test_a_game_brings_its_report(tmp_path: Path) -> None:
    install(tmp_path, "elves", {"elfwood": "elves.game:Elfwood"}, FILES)
    with seen(tmp_path):
        studied = run_study(STUDY)
        tally = studied.tallies[Setting("english", 2)]

        assert tally.histogram("answers") == tally.histogram("decisions")
        assert sum(tally.histogram("answers").values()) == 3
        assert "How often they answer." in page_of(studied, "en")


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("ElfReport = dict", "elves.report:ElfReport is no GameReport"),
        ("", "AttributeError: module 'elves.report' has no attribute 'ElfReport'"),
    ],
)
def test_a_report_that_cannot_be_used_is_one_clear_line(
    source: str, fault: str, tmp_path: Path
) -> None:
    files = {**FILES, "elves/report.py": source}
    install(tmp_path, "elves", {"elfwood": "elves.game:Elfwood"}, files)
    with seen(tmp_path), pytest.raises(BadSetup) as refusal:
        report_of("elfwood")

    assert str(refusal.value) == f"the report of elfwood cannot be used: {fault}"
