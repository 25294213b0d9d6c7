"""Grim Farmer's part of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.grim_farmer.ids import DECK, NORMALS, hand_of
from grimtable.games.grim_farmer.table import Farmer
from grimtable.games.grim_farmer.vocabulary import NAMES, SPECIAL_NAMES
from grimtable.kernel.table import Table
from grimtable.lab.report.forcing import exchange
from grimtable.lab.report.game import GameReport
from grimtable.lab.report.grim_farmer.counting import FarmerWatch

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class FarmerReport(GameReport):
    """Bluffs and challenges, how games are won, specials."""

    kinds = SPECIAL_NAMES
    compared = ("reshuffles",)
    has_points = False

    def first(self, t: Table) -> int:
        assert isinstance(t, Farmer)
        return int(t.starter)

    def watch(self, t: Table) -> FarmerWatch:
        assert isinstance(t, Farmer)
        return FarmerWatch(t)

    def force(self, t: Table, kind: str, seat: int, in_hand: bool) -> None:
        """A copy at the bottom of the deck, or in place of one of the specials of the hand."""
        copies = [card for card in range(len(t.kinds)) if t.kinds[card] == NAMES.index(kind)]
        if t.zones[DECK][0] != copies[-1]:
            exchange(t, copies[-1], t.zones[DECK][0])
        if in_hand:
            specials = [card for card in t.zones[hand_of(seat)] if t.kinds[card] >= NORMALS]
            exchange(t, copies[-1], specials[0])

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        from grimtable.lab.report.grim_farmer.sections import sections

        return sections(studied, words)
