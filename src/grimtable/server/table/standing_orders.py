"""Live windows that stay open for a while after a change, and answers given by standing order."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.commits import Drafter
from grimtable.server.table.state import TableState
from grimtable.sessions.session import Draft, Entry

PAUSE = 1.0
"""Seconds before a standing order answers, so that people can follow."""
HOLD = 20.0
"""Seconds for which somebody may hold a window open, once in a fight."""


class StandingOrders:
    """Of one table: what happens after a while, if nothing else does."""

    def __init__(
        self, state: TableState, clock: Clock, commit_soon: Callable[[Drafter], None]
    ) -> None:
        self._state = state
        self._clock = clock
        self._commit_soon = commit_soon
        self._beat: tuple[object, ...] = ()
        """The last change that everybody was told."""
        self._timer: Timer | None = None
        self._holds: set[tuple[object, ...]] = set()
        """Who has held which fight open."""
        self._ordered: dict[int, tuple[int, Timer]] = {}
        """Per seat the question that a standing order will answer."""

    def watch(self) -> None:
        """After every step."""
        state = self._state
        assert state.session is not None
        beat = len(state.t.events or []), hash(state.t.stack[-1])
        if beat != self._beat:
            self._beat = beat
            self._wait(state.game.grace(state.t, self._state.setup.options))
        if self._timer is None:
            self._answer()

    def _wait(self, seconds: float) -> None:
        """Passes are held until then."""
        self._stop_timer()
        state = self._state
        state.holds_passes = seconds * self._clock.pace > 0
        if state.holds_passes:
            self._timer = self._clock.timer(seconds * self._clock.pace, self._ring)

    def _ring(self) -> None:
        self._timer = None
        state = self._state
        state.holds_passes = False
        if state.held and not state.is_reaction:
            self._commit_soon(state.draft_passes)
        self._answer()

    def hold(self, entry: Entry) -> None:
        """Somebody wants to think: once in a fight."""
        state = self._state
        if state.session is None or "hold" not in state.standing.get(entry.seat, ({}, ()))[0]:
            return
        fight = (entry.seat, *state.game.bound(state.t)[:2])
        if self._timer is not None and len(fight) > 1 and fight not in self._holds:
            self._holds.add(fight)
            self._wait(HOLD)

    def _answer(self) -> None:
        """Whoever has ordered what to answer answers after a pause."""
        state = self._state
        if not state.standing or state.session is None or state.is_reaction:
            return
        for seat in state.awaited:
            decision = state.session.decisions[seat]
            if state.seat_states[seat].bot or self._ordered.get(seat, (-1,))[0] == decision:
                continue
            if state.ordered(seat) >= 0:
                pause = PAUSE * self._clock.pace
                timer = self._clock.timer(pause, partial(self._give, seat, decision))
                self._ordered[seat] = decision, timer

    def _give(self, seat: int, decision: int) -> None:
        def draft() -> Draft:
            state = self._state
            move = state.ordered(seat) if seat in state.awaited else -1
            if move < 0 or state.seat_states[seat].bot:
                raise Denied("stale", "answered otherwise")
            return state.draft_answer(seat, [move], decision=decision, id="")

        self._commit_soon(draft)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def stop(self) -> None:
        """Nothing happens by itself; what was held is held until the table goes on."""
        self._stop_timer()
        self._beat = ()
        for _, timer in self._ordered.values():
            timer.cancel()
        self._ordered = {}
