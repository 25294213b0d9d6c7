"""What the search needs to know of a game: a class of each game says it."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import Seat, ToldEvent

MAX_ANSWERS: Final = 400
"""After this number of answers a table is judged as it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """How a game is played on, and how its positions are judged."""

    turns: i64 = 1
    """The horizon: this number of turns is played on before a position is judged."""
    simulations: i64 = 100
    """How many tables are played on for one question, at most."""
    gate: float = 2.0
    """By how many standard errors another answer must be better than the usual one."""
    turn_event: i64 = -1
    """The kind of event that begins a turn."""
    long_turn: i64 = 200
    """After this number of events in a turn its questions get the usual answer."""

    def lay(self, view: BareView) -> Table:
        """A table that the view's seat cannot tell from the true one."""
        raise NotImplementedError

    def candidates(self, view: BareView, usual: list[int], memory: Any) -> list[list[int]]:
        """What else may be answered; empty: this question is not searched.

        An answer that undoes an earlier one must not be among them.
        """
        raise NotImplementedError

    def answer(self, t: Table) -> list[int]:
        """What whoever is asked usually answers there."""
        raise NotImplementedError

    def turn(self, t: Table) -> i64:
        """Turns begun."""
        raise NotImplementedError

    def value(self, t: Table, seat: Seat) -> float:
        """How well a seat stands in a game that goes on."""
        raise NotImplementedError

    def result(self, t: Table, seat: Seat) -> float:
        """How well a seat stands at the end, in the same unit; by default its share of the win."""
        outcome = t.outcome()
        return 0.0 if outcome is None else float(outcome.rewards[seat])

    def after(self, world: Table, seat: Seat, moves: list[int]) -> float:
        """How well the seat stands on this table after its answer and the turns that follow."""
        t = world.clone()
        until = self.turn(t) + self.turns
        for move in moves:
            if t.waiting >> seat & 1 and move in t.options_of(seat):
                t.push(seat, move)
        for answered in range(MAX_ANSWERS):
            if not t.waiting or self.turn(t) >= until:
                break
            asked = t.seat
            for move in self.answer(t):
                t.push(asked, move)
        return self.value(t, seat) if t.waiting else self.result(t, seat)


class TurnMemory:
    """What the usual bot remembers, and how long the turn has been."""

    def __init__(self, usual: Any, turn_event: i64) -> None:
        self.usual = usual
        self.events: i64 = 0
        """Events since the turn began."""
        self._turn_event = turn_event

    def hear(self, event: ToldEvent) -> None:
        """The next event of `Table.bare_events_for`."""
        kind, _, _, _, _, _ = event
        self.events = 0 if kind == self._turn_event else self.events + 1
        if self.usual is not None:
            self.usual.hear(event)
