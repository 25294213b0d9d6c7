"""What everybody must do or agree to: parts of the shuffle, wishes."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.refusals import Denied
from grimtable.server.table.log.commits import Drafter
from grimtable.server.table.log.seats import SERVER
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft

STAND_IN_CONSENT_DELAY = 20.0
"""Seconds after which a stand-in answers what the others ask for."""
HARMLESS_WISHES = {"pause", "resume"}
"""What a stand-in agrees to: nothing is revealed by it, taken back or ended."""
REVEAL_TIMEOUT = 10.0
"""Seconds in which everybody's part of the shuffle must have come."""
NO_HALF = ("", False)


class ConsentTimers:
    """Of one table: who is waited for, and for how long."""

    def __init__(
        self, state: TableState, clock: Clock, commit_soon: Callable[[Drafter], None]
    ) -> None:
        self._state = state
        self._clock = clock
        self._commit_soon = commit_soon
        self._assent: Timer | None = None
        self._nonces: Timer | None = None
        self._half = NO_HALF
        """Which half of which shuffle is waited for."""

    def watch_wish(self) -> None:
        """After every step: has everybody agreed?"""
        wish = self._state.wish
        if self._assent is not None and wish is None:
            self._assent.cancel()
            self._assent = None
        if wish is None:
            return
        if not self._missing:
            self._commit_soon(self._agreed)
        elif self._assent is None:
            self._assent = self._clock.timer(STAND_IN_CONSENT_DELAY, self._stand_ins_answer)

    @property
    def _missing(self) -> set[int]:
        """Who must still agree. An end does not wait for people past the absence limit."""
        state = self._state
        assert state.wish is not None
        is_end = state.wish.what == "end"
        seat_states = state.seat_states
        return {s for s in state.wish.awaited if not (is_end and seat_states[s].is_absent)}

    def _agreed(self) -> Draft:
        state = self._state
        wish = state.wish
        if wish is None or self._missing:
            raise Denied("stale", "no longer asked for")
        if wish.what == "undo":
            return state.draft(SERVER, "undo", [wish.entry])
        if wish.what == "end":
            ended = "abandoned" if state.absent else "agreed"
            return state.draft(SERVER, "end", state.absent, ended)
        return state.draft(SERVER, wish.what)

    def _stand_ins_answer(self) -> None:
        """They agree to what is harmless and to no undo. Only people agree to an end."""
        self._assent = None
        state = self._state
        wish = state.wish
        if wish is None or wish.what == "end":
            return
        for seat in sorted(wish.awaited):
            if state.seat_states[seat].is_stand_in or state.seat_states[seat].is_absent:
                self._commit_soon(partial(state.draft_consent, seat, wish.what in HARMLESS_WISHES))

    def await_nonces(self) -> None:
        """Everybody has the same time for each half of the shuffle."""
        shuffle = self._state.shuffle
        assert shuffle is not None
        half = (shuffle.commit, shuffle.is_committed)
        if half != self._half:
            self.stall()
            self._half = half
            self._nonces = self._clock.timer(REVEAL_TIMEOUT, lambda: self._void(half))

    def _void(self, half: tuple[str, bool]) -> None:
        """Somebody's part did not come: start over, with a new secret."""

        def draft() -> Draft:
            shuffle = self._state.shuffle
            if shuffle is None or half != (shuffle.commit, shuffle.is_committed):
                raise Denied("stale", "all parts have come")
            return self._state.draft_void()

        self._commit_soon(draft)

    def stall(self) -> None:
        """Nobody can give a part meanwhile."""
        if self._nonces is not None:
            self._nonces.cancel()
        self._half = NO_HALF

    def stop(self) -> None:
        """The room is put away."""
        self.stall()
        if self._assent is not None:
            self._assent.cancel()
