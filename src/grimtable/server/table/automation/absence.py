"""People who are away for longer than the absence limit of their table.

That somebody is absent is an entry in the log, so all processes know it and a restart keeps it.
Until then the seat is theirs, whoever asks; from then on the host can give it to somebody else,
and the others can end the game without them.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft


class CommitSoon(Protocol):
    """A step by itself."""

    def __call__(self, draft: Callable[[], Draft], *, retry: bool = False) -> None:
        """Try it; with `retry` again later if it cannot be written."""


class Absences:
    """Of one table: who is away, and since when.

    Somebody is away who is not connected, or for whom a bot stands in because they do not answer.
    The time counts in play only, not while the table is paused; and it counts again from the
    start if nobody else was there at its end, unless an answer may take days at this table.
    """

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
        self._timers: dict[int, Timer] = {}

    def watch(self) -> None:
        """After every step, and when somebody has come or gone."""
        for seat in range(self._state.setup.seats):
            is_away = self._is_away(seat)
            if is_away == (seat in self._timers):
                continue
            if is_away:
                limit = self._state.setup.longest_absence
                self._timers[seat] = self._clock.timer(limit, partial(self._ring, seat))
            else:
                self._timers.pop(seat).cancel()

    def _is_away(self, seat: int) -> bool:
        """Is this a person whose absence counts?"""
        state = self._state
        seat_state = state.seat_states[seat]
        if not seat_state.is_person or seat_state.is_resigned or seat_state.is_absent:
            return False
        is_counting = state.phase == "playing" and not state.is_paused
        return is_counting and (seat_state.is_stand_in or not self._is_here(seat))

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        others = self._state.people - {seat}
        if self._state.setup.clock == "days" or any(self._is_here(other) for other in others):
            self._commit_soon(partial(self._absent, seat), retry=True)

    def _absent(self, seat: int) -> Draft:
        if not self._is_away(seat):
            raise Denied("stale", "they have come back")
        return self._state.draft(seat, "absent")

    def left(self, seat: int) -> float:
        """Seconds until somebody is past the limit."""
        timer = self._timers.get(seat)
        if timer is None:
            return self._state.setup.longest_absence
        return max(0.0, timer.at - self._clock.ticks())

    def check_absent(self, seat: int) -> None:
        """Refuse to give away the seat of somebody who is not past the absence limit."""
        seat_state = self._state.seat_states[seat]
        if seat_state.is_absent:
            return
        if self._is_here(seat) and not seat_state.is_stand_in:
            raise Denied(
                "is_here",
                "whoever sits there is not absent: only they can pass that seat on in play",
            )
        wait = self.left(seat)
        raise Denied(
            "not_yet",
            "whoever sits there has not been away for as long as this table allows:"
            f" wait {wait:.0f} seconds",
            wait=wait,
        )

    def check_everybody_has_come(self, caller: Iterable[int]) -> None:
        """Refuse to start with people who were seated without asking, while they are not here."""
        missing = [s for s in self._state.people - set(caller) if not self._is_here(s)]
        if self._state.setup.is_sequel and missing:
            named = ", ".join(str(seat + 1) for seat in sorted(missing))
            raise Denied(
                "not_come",
                f"not everybody has come: wait for seats {named}, or remove who sits there",
            )

    def stop(self) -> None:
        """Nobody is waited for any more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def unload(self) -> None:
        """The same for ever: nothing refers to the room any more."""
        self.stop()
        del self._is_here, self._commit_soon
