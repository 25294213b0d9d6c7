"""Grimwood's part of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.grimwood.ids import DECK, HAND, KIND
from grimtable.games.grimwood.table import Grimwood
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.kernel.table import Table
from grimtable.lab.report.forcing import exchange
from grimtable.lab.report.game import GameReport
from grimtable.lab.report.grimwood.counting import HAPPENINGS, GrimwoodWatch

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class GrimwoodReport(GameReport):
    """Cards, powers, the lead, and where the points come from."""

    kinds = NAMES
    compared = tuple(HAPPENINGS.values())

    def first(self, t: Table) -> int:
        assert isinstance(t, Grimwood)
        return int(t.starter)

    def watch(self, t: Table) -> GrimwoodWatch:
        assert isinstance(t, Grimwood)
        return GrimwoodWatch(t)

    def force(self, t: Table, kind: str, seat: int, in_hand: bool) -> None:
        """The last copy, which two seats play with too (GW-1.3)."""
        card = len(KIND) - 1 - KIND[::-1].index(NAMES.index(kind))
        if t.zones[DECK][0] != card:
            exchange(t, card, t.zones[DECK][0])
        if in_hand:
            exchange(t, card, t.zones[HAND + seat][0])

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        from grimtable.lab.report.grimwood.sections import sections

        return sections(studied, words)
