"""The clocks of the seats: when one runs out, the game's default answers for its seat."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.automation.absence import CommitSoon
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft

ANSWER_LIMITS = {"fast": 30.0, "relaxed": 120.0, "days": 3 * 86_400.0}
"""Seconds for an answer, by the clock of the table; tables with another clock have no limit."""

LONG_CLOCKS = ("days",)
"""Those with which people need not be there: they are called when it is their turn."""
AFTER_RESTART = 12 * 3600.0
"""Seconds that are left of a long clock after a restart at least."""

Question = tuple[int, ...]
"""What a clock runs for; all steps of an unseen answer are one question."""


class SeatClocks:
    """The clocks of one table: one for each seat whose person is asked."""

    __deletable__ = ("_commit_soon", "_on_timeout", "_send_clock")  # mypyc

    def __init__(
        self,
        state: TableState,
        clock: Clock,
        on_timeout: Callable[[int], None],
        commit_soon: CommitSoon,
        send_clock: Callable[[], None],
    ) -> None:
        self._state = state
        self._clock = clock
        self._on_timeout = on_timeout
        self._commit_soon = commit_soon
        self._send_clock = send_clock
        self._timers: dict[int, tuple[Question, Timer]] = {}
        """By seat, the question that its clock runs for."""
        self._sent: tuple[object, ...] = (-1,)
        """The questions whose clocks were sent last."""
        self.elapsed = 0.0
        """Seconds for which the questions that `watch` finds have been open already."""

    @property
    def are_running(self) -> bool:
        """Does somebody's time run?"""
        return bool(self._timers)

    def watch(self) -> None:
        """Start the clocks of new questions, and stop those of answered ones."""
        state = self._state
        limit = ANSWER_LIMITS.get(state.setup.clock)
        if limit is None or state.session is None:
            return
        asked = {seat for seat in state.awaited if not state.seat_states[seat].bot}
        is_unseen = state.session.is_shared  # then a clock runs on: the answer may be taken back
        for seat in list(self._timers):
            is_done = seat not in asked and not is_unseen
            if is_done or self._timers[seat][0] != self._question(seat):
                self._timers.pop(seat)[1].cancel()
        for seat in asked - self._timers.keys():
            question = self._question(seat)
            left = max(limit - self.elapsed, min(limit, AFTER_RESTART))
            timer = self._clock.timer(left, partial(self._ring, seat, question))
            self._timers[seat] = (question, timer)
        self._send_if_changed()

    def _send_if_changed(self) -> None:
        """Send the clocks, unless that would reveal that somebody has answered unseen."""
        state = self._state
        assert state.session is not None
        now = (
            hash(state.t.stack[-1]),
            len(state.t.events or []),
            *sorted(question for question, _ in self._timers.values()),
        )
        is_public = not state.session.is_shared or now[:2] != self._sent[:2]
        if is_public and now != self._sent:
            self._sent = now
            self._send_clock()

    def _question(self, seat: int) -> Question:
        session = self._state.session
        assert session is not None
        event_count, frame = len(session.table.events or []), hash(session.table.stack[-1])
        if session.is_shared:
            return event_count, frame
        return event_count, frame, session.decisions[seat]

    def _ring(self, seat: int, question: Question) -> None:
        """The time of a seat is over."""

        def draft() -> Draft:
            state = self._state
            if seat not in state.awaited or self._question(seat) != question:
                raise Denied("stale", "answered in time")
            return state.draft_timeout(seat)

        if seat in self._state.awaited:
            self._commit_soon(draft)
            self._on_timeout(seat)

    def seconds_left(self) -> dict[str, float]:
        """By seat, for everybody who is asked, even for those who have answered unseen."""
        state = self._state
        if state.session is None or not self._timers:
            return {}
        now, asked = self._clock.ticks(), state.t.asked()
        latest = max(timer.at for _, timer in self._timers.values())
        left: dict[str, float] = {}
        for seat in range(state.setup.seats):
            if asked >> seat & 1 and not state.seat_states[seat].bot:
                end = self._timers[seat][1].at if seat in self._timers else latest
                left[str(seat)] = max(0.0, end - now)
        return left

    def stop(self) -> None:
        """Stop all clocks; `watch` starts them again with their full time, less `elapsed`."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers = {}

    def unload(self) -> None:
        """Break the reference cycles with the room."""
        del self._on_timeout, self._commit_soon, self._send_clock
