"""Grimm Tidings played on by heuristics and judged by everybody's chances; only fights, help and
what cards do are searched."""

from typing import Any, Final

from mypy_extensions import i64

from grimtable.bots.grimm_tidings.questions import answer
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.style import SKILLED
from grimtable.bots.search.foresight import Foresight
from grimtable.games.grimm_tidings.deal import blank
from grimtable.games.grimm_tidings.ids import (
    FIRST_KIND,
    TAKE_OFF,
    TURN_BEGAN,
    WITHDRAW,
    several_of,
    verb_of,
)
from grimtable.games.grimm_tidings.options import Rules
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Seat

SEARCHED: Final = (
    "CombatWindow",
    "RunWindow",
    "React",
    "HelpTerms",
    "HelpOffer",
    "Aim",
    "Phase2",
    "Pay",
)
"""The frames whose questions are searched."""


class TidingsForesight(Foresight):
    """Trades, sales and dressing are left to the heuristic: searched, they never end."""

    turn_event: i64 = TURN_BEGAN
    long_turn: i64 = 120

    def lay(self, view: BareView) -> Table:
        t = blank(len(view.public.seats), view.public.options)
        t.deal_from(view, 0)
        t.brisk = True
        return t

    def candidates(self, view: BareView, usual: list[int], memory: Any) -> list[list[int]]:
        """Every option but to take back an offer, take off an Item, or name several things."""
        if type(view.stack[-1]).__name__ not in SEARCHED:
            return []
        several = several_of(len(Rules(view.public.options).cards.prints))
        return [
            [int(move)]
            for move in view.options
            if move not in (usual[0], several)
            and not WITHDRAW <= move < FIRST_KIND
            and verb_of(move) != TAKE_OFF
        ]

    def answer(self, t: Table) -> list[int]:
        return [answer(t.view(t.seat), SKILLED)]

    def turn(self, t: Table) -> i64:
        assert isinstance(t, Tidings)
        return t.round * t.seats + (t.active - t.starter) % t.seats

    def value(self, t: Table, seat: Seat) -> float:
        return Sight(t.view(seat), SKILLED).chances()[seat]
