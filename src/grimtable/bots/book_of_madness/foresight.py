"""The Book of Madness played on by heuristics and judged for the whole team."""

from typing import Any, Final

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import SKILLED
from grimtable.bots.book_of_madness.questions import answer, values
from grimtable.bots.book_of_madness.trying import laid_out
from grimtable.bots.book_of_madness.worth import worth
from grimtable.bots.search.foresight import Foresight
from grimtable.games.book_of_madness.actions.action_phase import ActionPhase
from grimtable.games.book_of_madness.ids import TURN_BEGAN
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Seat

BEST: Final = 4
"""This number of other actions is tried: those that are worth most at once."""


class MadnessForesight(Foresight):
    """Only the actions of a turn are searched."""

    turn_event: i64 = TURN_BEGAN
    long_turn: i64 = 100

    def lay(self, view: BareView) -> Table:
        return laid_out(view, 0)

    def candidates(self, view: BareView, usual: list[int], memory: Any) -> list[list[int]]:
        """The actions that are worth most if nothing follows."""
        frame = view.stack[-1]
        if not isinstance(frame, ActionPhase):
            return []
        found = [(-value, move) for move, value in values(view, frame, SKILLED, 1)]
        return [[move] for _, move in sorted(found) if move != usual[0]][:BEST]

    def answer(self, t: Table) -> list[int]:
        return [answer(t.view(t.seat), SKILLED)]

    def turn(self, t: Table) -> i64:
        assert isinstance(t, Madness)
        return t.turn

    def value(self, t: Table, seat: Seat) -> float:
        assert isinstance(t, Madness)
        return worth(t, SKILLED, isinstance(t.stack[-1], ActionPhase))

    def result(self, t: Table, seat: Seat) -> float:
        assert isinstance(t, Madness)
        return worth(t, SKILLED, False)
