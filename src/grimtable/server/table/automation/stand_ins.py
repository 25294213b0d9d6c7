"""Bots that stand in for people who are away, or who let their clock run out again and again."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.automation.absence import CommitSoon
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft

ABSENCE_GRACE = 60.0
"""Seconds after which an absent person gets a stand-in."""
AWAY = 1
TIMED_OUT = 2
"""Why a stand-in takes over, as its entry says: nobody is connected, or the clock answered."""
MAX_TIMEOUTS = 2
"""After this many answers by the clock in a row a stand-in takes over."""


class StandIns:
    """Of one table: who is waited for before a bot takes over."""

    __deletable__ = ("_commit_soon", "_is_here")  # mypyc

    def __init__(
        self,
        state: TableState,
        clock: Clock,
        is_here: Callable[[int], bool],
        commit_soon: CommitSoon,
    ) -> None:
        self._state = state
        self._clock = clock
        self._is_here = is_here
        self._commit_soon = commit_soon
        self.graces: dict[int, Timer] = {}
        """Per absent person, when somebody takes over."""
        self.timeouts: dict[int, int] = {}
        """Per seat, how many answers in a row the clock has given."""

    def on_connected(self, seats: list[int]) -> None:
        """These people are here again."""
        self.on_present(seats)
        for seat in seats:
            seat_state = self._state.seat_states[seat]
            if seat_state.is_stand_in or seat_state.is_absent:
                self._commit_soon(partial(self._state.draft_back, seat), retry=True)
        if seats:
            self.await_people(self.absent())

    def on_present(self, seats: list[int]) -> None:
        """These people are here, at this or another process: nobody needs to stand in."""
        for seat in seats:
            timer = self.graces.pop(seat, None)
            if timer is not None:
                timer.cancel()

    def absent(self) -> list[int]:
        """People who are not here and for whom nobody stands in."""
        return [
            seat
            for seat, seat_state in enumerate(self._state.seat_states)
            if seat_state.is_person
            and not (seat_state.is_resigned or seat_state.bot or self._is_here(seat))
        ]

    def await_people(self, seats: list[int]) -> None:
        """Wait for these for a while."""
        if self._state.setup.clock == "days":
            return
        for seat in seats:
            if seat not in self.graces:
                self.graces[seat] = self._clock.timer(
                    ABSENCE_GRACE, partial(self._on_grace_over, seat)
                )

    def _on_grace_over(self, seat: int) -> None:
        self.graces.pop(seat, None)
        others = self._state.people - {seat}
        if any(self._is_here(other) for other in others):
            self._stand_in(seat, AWAY)

    def on_timeout(self, seat: int) -> None:
        """The clock has answered for this seat."""
        self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
        if self.timeouts[seat] >= MAX_TIMEOUTS:
            self._stand_in(seat, TIMED_OUT)

    def _stand_in(self, seat: int, why: int) -> None:
        def draft() -> Draft:
            state = self._state
            seat_state = state.seat_states[seat]
            if state.phase != "playing" or not seat_state.is_person or seat_state.bot:
                raise Denied("stale", "nobody to stand in for")
            if why == TIMED_OUT and self.timeouts.get(seat, 0) < MAX_TIMEOUTS:
                raise Denied("stale", "answered in time")
            return state.draft(seat, "stand_in", [why])

        self._commit_soon(draft, retry=True)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        for timer in self.graces.values():
            timer.cancel()

    def unload(self) -> None:
        """Break the reference cycles with the room."""
        del self._is_here, self._commit_soon
