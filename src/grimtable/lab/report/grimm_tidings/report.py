"""Grimm Tidings' part of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.ids import DOOR_BACK, DOORS, TREASURES, hand_of
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Table
from grimtable.lab.report.forcing import exchange
from grimtable.lab.report.game import GameReport
from grimtable.lab.report.grimm_tidings.counting import TidingsWatch, items, roles
from grimtable.look.game import Game

if TYPE_CHECKING:
    from grimtable.lab.report.page import Section
    from grimtable.lab.report.studies import Studied
    from grimtable.lab.report.words import Words


class TidingsReport(GameReport):
    """Fights and help, Classes, titles and Items, cards that hardly come into play."""

    compared = ("fights-per-game",)

    def kinds_of(self, game: Game) -> tuple[str, ...]:
        assert isinstance(game, TidingsGame)
        return roles(game.cards) + items(game.cards)

    def first(self, t: Table) -> int:
        assert isinstance(t, Tidings)
        return int(t.starter)

    def watch(self, t: Table) -> TidingsWatch:
        assert isinstance(t, Tidings)
        return TidingsWatch(t)

    def force(self, t: Table, kind: str, seat: int, in_hand: bool) -> None:
        """A copy at the bottom of its deck, or in place of a card of that deck in the hand."""
        assert isinstance(t, Tidings)
        number = t.rules.cards.ids.index(kind)
        pool = t.pool_of(number)
        deck = DOORS if pool == DOOR_BACK else TREASURES
        copy = max(card for card in range(len(t.kinds)) if t.kinds[card] == number)
        if t.zones[deck][0] != copy:
            exchange(t, copy, t.zones[deck][0])
        if in_hand:
            held = [card for card in t.zones[hand_of(seat)] if t.pool_of(t.kinds[card]) == pool]
            exchange(t, copy, held[0])

    def sections(self, studied: Studied, words: Words) -> list[Section]:
        from grimtable.lab.report.grimm_tidings.sections import sections

        return sections(studied, words)
