"""The reaction window of a table: a pause of fixed length in which reactions are collected unseen.

Its length depends only on public facts, and it is kept even when everybody has answered early;
otherwise the time it takes would tell the others who had a choice.
"""

from collections.abc import Callable

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.automation.absence import CommitSoon
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft

REACTION_TIMES = {"fast": 3.0, "relaxed": 5.0, "none": 5.0, "days": 0.0}
"""Seconds of a reaction window in which a person is asked, by the clock of the table."""
SHORT_REACTION_TIME = 0.8
"""Seconds of a reaction window in which only bots are asked, or that only one person can watch."""

WindowKey = tuple[object, ...]
"""Tells one reaction window from all others of the game: answers so far, and its decisions."""


class ReactionWindow:
    """Opens the reaction window of one table, and closes it when its time is over."""

    __deletable__ = ("_commit_soon", "_send_clock", "_watchers")  # mypyc

    def __init__(
        self,
        state: TableState,
        clock: Clock,
        watchers: Callable[[], int],
        commit_soon: CommitSoon,
        send_clock: Callable[[], None],
    ) -> None:
        self._state = state
        self._clock = clock
        self._watchers = watchers
        self._commit_soon = commit_soon
        self._send_clock = send_clock
        self._key: WindowKey = ()
        """The window that is open; () if there is none."""
        self._timer: Timer | None = None
        self._is_timed = False
        """Does the open window have a length, or only wait for answers?"""
        self._is_over = False
        """Is the time of the open window over?"""

    @property
    def has_timer(self) -> bool:
        """Is a window open whose time is shown?"""
        return self._timer is not None

    def seconds_left(self) -> float | None:
        """Seconds until the open window closes; None if no time runs."""
        return None if self._timer is None else max(0.0, self._timer.at - self._clock.ticks())

    def watch(self) -> None:
        """Open the window if it is a new one; close it if its time is over and nobody is missing.

        Call this after every entry while the open question is a reaction.
        """
        state = self._state
        assert state.session is not None
        key = (len(state.session.active), *state.session.decisions)
        if key != self._key:
            self._open(key)
        if self._is_over and all(self._can_close_without(seat) for seat in state.awaited):
            self._close(key)

    def _open(self, key: WindowKey) -> None:
        self.stop()
        length = self._length()
        self._key, self._is_timed, self._is_over = key, bool(length), not length
        if length:
            self._timer = self._clock.timer(length, lambda: self._on_time_over(key))
            self._send_clock()

    def _on_time_over(self, key: WindowKey) -> None:
        if self._key == key:
            self._is_over = True
            self.watch()

    def _close(self, key: WindowKey) -> None:
        def draft() -> Draft:
            if self._key != key or not self._state.is_reaction:
                raise Denied("stale", "this window is closed")
            return self._state.draft_close()

        self._commit_soon(draft)

    def stop(self) -> None:
        """Forget the open window; `watch` opens it again with its full time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._key = None, ()

    def unload(self) -> None:
        """Break the reference cycles with the room."""
        del self._watchers, self._commit_soon, self._send_clock

    # How long it is, and who must answer

    def _length(self) -> float:
        """Seconds, from public facts only."""
        state = self._state
        if self._onlookers() == 0:
            return 0.0
        asked = [seat for seat in range(state.setup.seats) if state.t.asked() >> seat & 1]
        bots = [seat for seat in asked if state.seat_states[seat].bot]
        is_short = self._has_one_onlooker or bots == asked
        if is_short or (bots and state.setup.clock == "days"):
            return self._clock.pace * SHORT_REACTION_TIME
        return self._clock.pace * REACTION_TIMES[state.setup.clock]

    def _onlookers(self) -> int:
        """How many could see how long it takes: people with a seat, resigned or not, and others."""
        return self._watchers() + sum(
            seat_state.is_person for seat_state in self._state.seat_states
        )

    @property
    def _has_one_onlooker(self) -> bool:
        """Is there only one person, besides bots? Then there is nobody to hide anything from."""
        return self._onlookers() <= 1

    def _can_close_without(self, seat: int) -> bool:
        """May the window close, its time being over, though this seat has not answered?"""
        state = self._state
        if state.is_forced(seat) or state.seat_states[seat].is_gone:
            return True
        if state.seat_states[seat].bot:
            return self._is_timed
        return not self._has_one_onlooker and (self._is_timed or state.setup.clock == "days")
