"""Links that open a seat once, and tokens with which a program plays one.

A link moves everything its holder has at the table to another device. Only who sits in a seat
can make its link in play, or the host for a seat whose person is absent; and in play nobody who
has a hand already can claim a second one.
"""

from grimtable.look.sitting import Draft
from grimtable.server.forms import BotToken, SeatLink
from grimtable.server.happening import CLAIMED, RENEWED
from grimtable.server.holders import holder, seats_of
from grimtable.server.keys import KeyKind, kind_of
from grimtable.server.people import Person
from grimtable.server.porch import GOING_ON, Caller, Let, Porch
from grimtable.server.refusals import Denied, unknown
from grimtable.server.room import Room


class SeatKeys:
    """Making and claiming them."""

    def __init__(self, porch: Porch) -> None:
        self._porch = porch

    async def link(self, caller: Caller, table: str, seat: int) -> SeatLink:
        """A new link to a seat; an older one opens nothing from now on."""
        room = await self._porch.room(caller, table)

        def make() -> Draft:
            mine = self._porch.seats(room, caller)
            room.require("a seat link", "waiting", *GOING_ON)
            if seat in mine:
                return room.course.draft(seat, "rekey", [seat])
            host = self._porch.host(room, caller)
            self._check_vacant(room, seat)
            return room.course.draft(host, "rekey", [seat])

        await room.step(make)
        key = await self._porch.people.issue(room.id, seat, "link")
        return SeatLink(key, f"/seat#{key}")

    def _check_vacant(self, room: Room, seat: int) -> None:
        if seat >= room.setup.seats:
            raise Denied("nobody", "there is no such seat")
        place = room.course.places[seat]
        if room.course.phase == "waiting":
            if place.bot:
                raise Denied("taken", "a bot sits there: take it away first")
            return
        if room.setup.bots[seat]:
            raise Denied("taken", "that seat was a bot's from the start")
        check_open(room, seat)
        if place.is_person and room.is_here(seat):
            raise Denied("is_here", "who sits there is here: they make their own link")

    async def token(self, caller: Caller, table: str, seat: int) -> BotToken:
        """Let a program answer for the own seat; an older token dies."""
        room = await self._porch.room(caller, table)

        def make() -> Draft:
            room.require("a bot token", "waiting", *GOING_ON)
            return room.course.draft(self._porch.seat(room, caller, seat), "rekey", [seat], "bot")

        make()
        token = await self._porch.people.issue(room.id, seat, "bot")
        await room.step(make)  # the old one opens nothing any more, and now its sockets go
        return BotToken(token)

    async def claim(self, caller: Caller, key: str) -> Let:
        """Sit down with a link. It works once."""
        self._porch.spend("guess", caller.address)
        found = None
        if kind_of(key) is KeyKind.SEAT:
            found = await self._porch.people.seat_of(key, "link")
        if found is None:
            raise unknown()
        table, seat = found
        room = await self._porch.room(caller, table)
        self._check_hands(room, caller, seat)
        person, token = await self._porch.admit(caller, "", "")
        async with self._porch.seating(room):
            is_mine = await self._taken(room, seat, key, person)
        if not is_mine:
            if token:
                await self._porch.people.forget(person.id)
            raise unknown()
        return Let(await self._porch.opened(room, person), token)

    def _check_hands(self, room: Room, caller: Caller, seat: int) -> None:
        room.require("claiming a seat", "waiting", *GOING_ON)
        check_open(room, seat)
        mine = self._porch.mine(room, caller.person)
        if room.course.phase != "waiting" and mine and seat not in mine:
            raise Denied("one_hand", "you have a seat here: nobody sees a second hand in play")

    async def _taken(self, room: Room, seat: int, key: str, person: Person) -> bool:
        """The register first, whose link works once; then the log."""
        place, held = room.course.places[seat], holder(room, seat)
        tenure = place.tenure
        seats = [seat, *(s for s in seats_of(room, held.id if held else "") if s != seat)]
        if not await self._porch.people.claim(room.id, seat, key, person.id, seats[1:]):
            return False

        def make() -> Draft:
            if room.course.places[seat].tenure != tenure:
                raise unknown()  # the seat was given or taken in the meantime
            if not place.is_person:
                return room.course.draft(seat, "join", [seat])
            is_own = held is not None and held.id == person.id
            return room.course.draft(seat, "rekey", seats, RENEWED if is_own else CLAIMED)

        await self._porch.take_over(room, make, seats, person.id)
        return True


def check_open(room: Room, seat: int) -> None:
    """Who resigned has left the seat to a bot for good, or to nobody."""
    place = room.course.places[seat]
    if place.is_gone:
        raise Denied("taken", "who sat there has left, and the game goes on without that seat")
    if place.is_resigned and not place.is_person:
        raise Denied("taken", "who sat there resigned: a bot plays that seat to the end")
