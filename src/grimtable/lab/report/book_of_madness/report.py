"""The Book of Madness' part of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.book_of_madness.ids import STARTED
from grimtable.games.book_of_madness.options import CHOICES
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import Table
from grimtable.lab.report.book_of_madness.counting import MEANS, MadnessWatch
from grimtable.lab.report.game import GameReport, Seating
from grimtable.look.game import Game

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class MadnessReport(GameReport):
    """How often teams win, why they lose, how far they come, which spells nobody casts."""

    tells_first = True
    has_points = False
    is_contest = False
    compared = MEANS

    def tables(self, game: Game) -> dict[str, Seating]:
        """Every difficulty with every variant, and every difficulty with random teams."""
        found: dict[str, Seating] = {}
        for variant in CHOICES["variants"]:
            for difficulty in CHOICES["difficulty"]:
                name = difficulty if variant == "none" else f"{difficulty}-{variant}"
                found[name] = Seating({"difficulty": difficulty, "variants": variant})
        for difficulty in CHOICES["difficulty"]:
            found[f"{difficulty}-random"] = Seating({"difficulty": difficulty}, "random")
        return found

    def first(self, t: Table) -> int:
        assert isinstance(t, Madness)
        return next(int(seat) for code, seat, *_ in t.events or [] if code == STARTED)

    def watch(self, t: Table) -> MadnessWatch:
        assert isinstance(t, Madness)
        return MadnessWatch(t)

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        from grimtable.lab.report.book_of_madness.sections import sections

        return sections(studied, words)
