"""Coming back to a seat that was given away: at once from a bot, from a person by agreement."""

from grimtable.look.sitting import Draft
from grimtable.server.forms import GiveBack, Opened
from grimtable.server.happening import RETURNED
from grimtable.server.holders import holder
from grimtable.server.porch import Caller, Porch
from grimtable.server.refusals import Denied, unknown
from grimtable.server.room import Room
from grimtable.server.seat_keys import check_open


class Returning:
    """For people whose seat went to somebody else while they were away."""

    def __init__(self, porch: Porch) -> None:
        self._porch = porch

    async def take_back(self, caller: Caller, table: str, seat: int) -> Opened:
        """Take the own former seat from a bot, or ask the person who has it now."""
        person = self._porch.known(caller)
        self._porch.spend("social", caller.address, f"return:{person.id}")
        room = await self._porch.room(caller, table)
        async with self._porch.seating(room):
            if seat in await self._porch.people.former.seats(room.id, person.id):
                await self._take_or_ask(room, seat, person.id)
            elif seat not in self._porch.mine(room, person):  # else a second click
                raise unknown()
        return await self._porch.opened(room, person)

    async def _take_or_ask(self, room: Room, seat: int, person: str) -> None:
        room.require("taking a seat back", "playing")
        check_open(room, seat)
        if is_left_to_a_bot(room, seat):
            await self._seat(room, seat, person)
            return
        await self._porch.people.former.ask(room.id, seat, person)
        if not room.course.places[seat].is_asked_back:
            await room.step(lambda: room.course.draft(seat, "ask_back", [1]))

    async def give_back(self, caller: Caller, table: str, form: GiveBack) -> Opened:
        """Answer the former person of the own seat."""
        room = await self._porch.room(caller, table)
        seat = self._porch.seat(room, caller, form.seat)
        async with self._porch.seating(room):
            asking = await self._porch.people.former.asking(room.id, seat)
            if asking is None or not room.course.places[seat].is_asked_back:
                raise Denied("nothing_asked", "nobody asks for your seat")
            if form.agrees:
                await self._seat(room, seat, asking, is_agreed=True)
            else:
                await room.step(lambda: room.course.draft(seat, "ask_back", [0]))
        return await self._porch.opened(room, caller.person)

    async def _seat(self, room: Room, seat: int, person: str, *, is_agreed: bool = False) -> None:
        def make() -> Draft:
            room.require("taking a seat back", "playing")
            check_open(room, seat)
            if not is_agreed and not is_left_to_a_bot(room, seat):
                raise Denied("is_here", "whoever sits there has just come back: ask them for it")
            kind = "rekey" if room.course.places[seat].is_person else "join"
            return room.course.draft(seat, kind, [seat], RETURNED)

        entry = await room.step(make)
        await self._porch.people.sit(room.id, seat, person, entry.ply)
        await self._porch.people.former.regain(room.id, seat, person)
        await self._porch.reseat(room)


def is_left_to_a_bot(room: Room, seat: int) -> bool:
    """Does a bot play this seat, or stand in for who has it now?"""
    place = room.course.places[seat]
    return place.is_stand_in or place.is_absent or holder(room, seat) is None
