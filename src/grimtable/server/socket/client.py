"""One connection at a table: its rights, its budgets, its refusals."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from grimtable.kernel.errors import NotYourDecision, Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.server.people.limits import LimitedAction, Limits
from grimtable.server.protocol import Refusal
from grimtable.server.refusals import Denied, too_fast
from grimtable.server.table.audience.audience import decision_message
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.log.seats import SeatState
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft

log = logging.getLogger("grimtable.server")


class Client:
    """One connection at a table: what it may do, what it has to pay, what it is answered."""

    __slots__ = ("_address", "_budget_names", "_hints", "connection", "limits", "room")

    def __init__(self, room: Room, connection: Connection, limits: Limits, address: str) -> None:
        self.room = room
        self.connection = connection
        self.limits = limits
        self._address = address
        self._budget_names = {
            seat: f"{room.id}:{seat}:{connection.person}" for seat in connection.audiences
        }
        """By seat, under which name its budgets are kept."""
        self._hints: dict[int, asyncio.Task[None]] = {}
        """By seat, what a bot thinks about beside the messages."""

    def begin_hint(self, seat: int, work: Coroutine[Any, Any, None]) -> None:
        """Find a hint while further messages are handled; a new one replaces the last."""
        if seat in self._hints:
            self._hints[seat].cancel()
        task = asyncio.get_running_loop().create_task(work)
        self._hints[seat] = task
        task.add_done_callback(lambda task: self._end_hint(seat, task))

    def _end_hint(self, seat: int, task: "asyncio.Task[None]") -> None:
        if self._hints.get(seat) is task:
            del self._hints[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("a hint could not be found", exc_info=task.exception())

    def leave(self) -> None:
        """The connection is gone: nobody waits for a hint any more."""
        for task in list(self._hints.values()):
            task.cancel()

    async def commit(self, seat: int, draft: Callable[[int], Draft]) -> None:
        """Commit a draft of the person who plays this seat."""
        await self._commit(seat, draft, self.check_hand)

    async def commit_as_holder(
        self, seat: int, draft: Callable[[int], Draft], id: str = ""
    ) -> None:
        """Commit a draft of the person who holds this seat, also while a bot plays it."""
        await self._commit(seat, draft, self._check_seat, id)

    async def _commit(
        self,
        seat: int,
        draft: Callable[[int], Draft],
        check: Callable[[int], object],
        id: str = "",
    ) -> None:
        """Check with every draft: another process may have given the seat away."""
        require_seat(seat)

        def checked() -> Draft:
            check(seat)
            return draft(seat)

        await self.room.commits.commit(checked, id)

    def _check_seat(self, seat: int) -> SeatState:
        """Refuse if somebody else holds this seat now: then the connection was closed."""
        seat_state = self.room.state.seat_states[seat]
        if self.connection.outbox.is_closing or not seat_state.is_person:
            raise Denied("not_your_seat", "this connection does not answer for that seat")
        return seat_state

    def check_hand(self, seat: int) -> None:
        """Refuse if somebody else holds or plays this seat now."""
        seat_state = self._check_seat(seat)
        if seat_state.is_gone:
            raise Denied("resigned", "you have left the game: it goes on without your seat")
        if seat_state.is_resigned:
            raise Denied("resigned", "you have resigned: a bot plays your seat to the end")
        if seat_state.is_stand_in:
            raise Denied("stand_in", "a bot stands in for you: say first that you are back")

    def seat_meant(self, seat: int) -> int:
        """The seat meant; claims about others are never believed."""
        mine = self.connection.seats
        if not mine:
            return PUBLIC
        if seat == -1 and len(mine) == 1:
            return mine[0]
        if seat not in mine:
            raise Denied("not_your_seat", "this connection does not answer for that seat")
        return seat

    def check_rate(self, what: LimitedAction, seat: int) -> None:
        now, who = self.room.clock.ticks(), self._budget_names[seat]
        wait = self.limits.take("message", now, address=self._address, seat=who)
        if not wait and what != "message":
            wait = self.limits.take(what, now, address=self._address, seat=who)
        if wait:
            raise too_fast(wait)

    def charge(self, what: LimitedAction, seat: int, cost: float) -> None:
        """It has cost so much, of which one was taken before."""
        now, who = self.room.clock.ticks(), self._budget_names[seat]
        self.limits.charge(what, now, cost - 1.0, address=self._address, seat=who)

    def refuse(self, refusal: Refused, seat: int, id: str) -> None:
        """Say why not, and what the question is now."""
        room = self.room
        room.metrics.refused(refusal.code)
        message = Refusal(
            seat=seat,
            code=refusal.code,
            message=str(refusal),
            rule=refusal.rule,
            id=id,
            wait=getattr(refusal, "wait", 0.0),
        )
        room.reply(self.connection, message)
        if seat != PUBLIC and room.state.session is not None:
            room.reply(self.connection, decision_message(room.state, seat))


def require_seat(seat: int) -> None:
    """Refuse whoever only watches."""
    if seat == PUBLIC:
        raise NotYourDecision("who watches does not play")
