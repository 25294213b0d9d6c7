"""Calls people who are not there when it is their turn, where an answer may take days."""

from collections.abc import Callable
from functools import partial

from grimtable.server.clock import Clock, Timer
from grimtable.server.push.pusher import Pusher, TurnCall
from grimtable.server.push.subscriptions import SeatTenure
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS, LONG_CLOCKS
from grimtable.server.table.log.state import TableState
from grimtable.server.table.presence.holders import Holders
from grimtable.sessions.session import Entry

LOOK_AFTER = (10.0, 60.0)
"""Seconds until we look whether somebody is there: soon, because questions often follow each other
closely; and once more, because it takes a while to notice that a connection is dead."""


class TurnCalls:
    """Of one table. A person who was there when the question came has seen it."""

    __deletable__ = ("_is_here", "_pusher")  # mypyc

    def __init__(
        self,
        state: TableState,
        clock: Clock,
        holders: Holders,
        is_here: Callable[[int], bool],
        pusher: Pusher,
    ) -> None:
        self._state = state
        self._clock = clock
        self._holders = holders
        self._is_here = is_here
        self._pusher = pusher
        self._timers: dict[int, tuple[str, Timer]] = {}
        """By seat: its question, and when we look."""

    def watch(self) -> None:
        """After every entry, while somebody is asked in the open."""
        state = self._state
        if state.setup.clock not in LONG_CLOCKS or state.session is None:
            return
        asked = {seat for seat in state.awaited if not state.seat_states[seat].bot}
        for seat in list(self._timers):
            if seat not in asked or self._timers[seat][0] != self._question(seat):
                self._timers.pop(seat)[1].cancel()
        for seat in asked - self._timers.keys():
            self._look_later(seat, self._question(seat), 0)

    def _question(self, seat: int) -> str:
        """The open question of a seat: the same in every process, and after a restart.

        Where several answer unseen, it depends on nothing that only some of them know.
        """
        session = self._state.session
        assert session is not None
        events = len(session.table.events or [])
        return f"{events}" if session.is_shared else f"{events}.{session.decisions[seat]}"

    def _look_later(self, seat: int, question: str, tries: int) -> None:
        look = partial(self._look, seat, question, tries)
        timer = self._clock.timer(self._clock.pace * LOOK_AFTER[tries], look)
        self._timers[seat] = (question, timer)

    def _look(self, seat: int, question: str, tries: int) -> None:
        holder = self._holders.holder(seat)
        if holder is None:
            return
        tenure = self._state.seat_states[seat].tenure
        if not self._is_here(seat):
            self._pusher.call(
                TurnCall(
                    SeatTenure(self._state.id, seat, holder.id, tenure),
                    self._state.setup.game,
                    question,
                    ANSWER_LIMITS[self._state.setup.clock],
                    partial(self._is_current, seat, question, tenure),
                )
            )
        elif tries + 1 < len(LOOK_AFTER):
            self._look_later(seat, question, tries + 1)

    def _is_current(self, seat: int, question: str, tenure: int) -> bool:
        if seat not in self._timers or self._timers[seat][0] != question:
            return False
        return tenure == self._state.seat_states[seat].tenure and not self._is_here(seat)

    def forget(self, entry: Entry) -> None:
        """The game is over, or seats have changed hands: what was asked for is forgotten."""
        if self._state.setup.clock not in LONG_CLOCKS:
            return
        if self._state.phase == "over":
            self._pusher.drop_table(self._state.id)
            return
        states = enumerate(self._state.seat_states)
        tenures = {seat: state.tenure for seat, state in states if state.tenure == entry.number}
        if tenures:
            self._pusher.drop_former(self._state.id, tenures)

    def stop(self) -> None:
        """Nobody is asked, or nobody is waited for."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers = {}

    def unload(self) -> None:
        """Break the reference cycles with the room."""
        self.stop()
        del self._is_here, self._pusher
