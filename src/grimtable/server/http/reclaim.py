"""Returning to a seat that was given to somebody else.

A bot or an absent player gives it up at once; anybody else has to agree.
"""

from grimtable.server.http.access import Access, Caller
from grimtable.server.http.forms import GiveBack, Opened
from grimtable.server.http.seat_links import check_open
from grimtable.server.people.promises import Held, Promise
from grimtable.server.refusals import Denied, unknown
from grimtable.server.table.log.reducers import RETURNED
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft


class SeatReclaims:
    """For players whose seat was given away while they were absent."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def take_back(self, caller: Caller, table: str, seat: int) -> Opened:
        """Take a former seat back from a bot, or ask its present holder for it."""
        person = self._access.require_person(caller)
        self._access.check_rate("social", caller.address, f"return:{person.id}")
        room = await self._access.room(caller, table)
        async with room.seat_lock:
            if seat in await self._access.people.former.seats(room.id, person.id):
                await self._take_or_ask(room, seat, person.id)
            elif seat not in self._access.seats_held(room, person):  # else a second click
                raise unknown()
        return await self._access.opened_for(room, person)

    async def _take_or_ask(self, room: Room, seat: int, person: str) -> None:
        room.require("taking a seat back", "playing")
        check_open(room, seat)
        if is_left(room, seat):
            await self._seat(room, seat, person)
            return
        await self._access.people.former.ask(room.id, seat, person)
        if not room.state.seat_states[seat].is_asked_back:
            await room.commits.commit(lambda: room.state.draft(seat, "ask_back", [1]))

    async def give_back(self, caller: Caller, table: str, form: GiveBack) -> Opened:
        """Answer the former holder who asks for the seat."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        async with room.seat_lock:
            seat = self._access.require_seat(room, caller, form.seat)
            await self._access.drop_stale_requests(room)
            asking = await self._access.people.former.asking(room.id, seat)
            if asking is None or not room.state.seat_states[seat].is_asked_back:
                raise Denied("nothing_asked", "nobody is asking for your seat")
            if form.agrees:
                await self._seat(room, seat, asking, is_agreed=True)
            else:
                await room.commits.commit(lambda: room.state.draft(seat, "ask_back", [0]))
        return await self._access.opened_for(room, caller.person)

    async def _seat(self, room: Room, seat: int, person: str, *, is_agreed: bool = False) -> None:
        who = room.holders.holder(seat)
        held = Held(who.id if who else None, room.state.seat_states[seat].tenure)
        promise = Promise(room.id, seat, person, {seat: held}, is_lost=not is_agreed)
        if not await self._access.people.promises.reclaim(promise):
            raise Denied(
                "taken", "somebody is taking that seat, or you are taking another one: look again"
            )

        def draft() -> Draft:
            room.require("taking a seat back", "playing")
            check_open(room, seat)
            if not is_agreed and not is_left(room, seat):
                raise Denied(
                    "is_here", "the player in that seat has just come back: ask them for it"
                )
            return room.state.draft_claim([seat], RETURNED)

        await self._access.fulfil(room, promise, draft)


def is_left(room: Room, seat: int) -> bool:
    """Whether the seat is held by a bot, or by a player who exceeds the absence limit."""
    return room.state.seat_states[seat].is_absent or room.holders.holder(seat) is None
