"""Live windows that stay open for a while after a change, and standing orders that answer."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.log.commits import Drafter
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft, Entry

ORDER_PAUSE = 1.0
"""Seconds before a standing order answers, so that people can follow."""
MAX_HOLD = 20.0
"""Seconds for which a seat can hold a live window open, once in a fight."""


class StandingOrders:
    """Gives the answers of standing orders at one table, and counts passes after a delay."""

    def __init__(
        self, state: TableState, clock: Clock, commit_soon: Callable[[Drafter], None]
    ) -> None:
        self._state = state
        self._clock = clock
        self._commit_soon = commit_soon
        self._last_change: tuple[object, ...] = ()
        """The last public change: the number of events, and the open question."""
        self._timer: Timer | None = None
        self._holds: set[tuple[object, ...]] = set()
        """The seats that have held a window open, with the fight in which they did."""
        self._answering: dict[int, tuple[int, Timer]] = {}
        """By seat, the decision that a standing order will answer, and when."""

    def watch(self) -> None:
        """Call this after every entry."""
        state = self._state
        assert state.session is not None
        change = len(state.t.events or []), hash(state.t.stack[-1])
        if change != self._last_change:
            self._last_change = change
            self._wait(state.game.pass_delay(state.t, state.setup.options))
        if self._timer is None:
            self._answer()

    def _wait(self, seconds: float) -> None:
        """Keep passes pending for this number of seconds."""
        self._stop_timer()
        state = self._state
        state.holds_passes = seconds * self._clock.pace > 0
        if state.holds_passes:
            self._timer = self._clock.timer(seconds * self._clock.pace, self._ring)

    def _ring(self) -> None:
        self._timer = None
        state = self._state
        state.holds_passes = False
        if state.pending_answers and not state.is_reaction:
            self._commit_soon(state.draft_passes)
        self._answer()

    def hold(self, entry: Entry) -> None:
        """Keep the window open for somebody who has asked for time, once in a fight."""
        state = self._state
        if state.session is None or "hold" not in state.seat_orders(entry.seat).named:
            return
        fight = (entry.seat, *state.game.order_scope(state.t)[:2])
        if self._timer is not None and len(fight) > 1 and fight not in self._holds:
            self._holds.add(fight)
            self._wait(MAX_HOLD)

    def _answer(self) -> None:
        """Let every standing order that has an answer now give it after a pause."""
        state = self._state
        if not state.orders or state.session is None or state.is_reaction:
            return
        for seat in state.awaited:
            decision = state.session.decisions[seat]
            if state.seat_states[seat].bot or self._answering.get(seat, (-1,))[0] == decision:
                continue
            if state.ordered_answer(seat) >= 0:
                pause = ORDER_PAUSE * self._clock.pace
                timer = self._clock.timer(pause, partial(self._give, seat, decision))
                self._answering[seat] = decision, timer

    def _give(self, seat: int, decision: int) -> None:
        def draft() -> Draft:
            state = self._state
            move = state.ordered_answer(seat) if seat in state.awaited else -1
            if move < 0 or state.seat_states[seat].bot:
                raise Denied("stale", "answered otherwise")
            return state.draft_answer(seat, [move], decision=decision, id="")

        self._commit_soon(draft)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def stop(self) -> None:
        """Stop all timers; pending passes stay pending until the table goes on."""
        self._stop_timer()
        self._last_change = ()
        for _, timer in self._answering.values():
            timer.cancel()
        self._answering = {}
