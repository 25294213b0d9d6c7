"""Links that open a seat once, and tokens with which a program plays one.

A link that its holder made moves everything they have at the table to another device. In play
the host can make a link to an empty seat, and to one whose person is away past the absence limit;
it dies as soon as that person comes back. In play nobody who has a hand can claim a second one.
"""

from grimtable.kernel.errors import Refused
from grimtable.look.sitting import Draft
from grimtable.server.absence import check_absent
from grimtable.server.fairness import check_unbound, renew_deal
from grimtable.server.forms import BotToken, SeatLink
from grimtable.server.happening import CLAIMED, RENEWED, RETURNED, TAKEN_OVER
from grimtable.server.holders import draft_claim, holder, recheck, seats_of
from grimtable.server.keys import KeyKind, kind_of
from grimtable.server.people import OpenLink, Person
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

        entry = await room.step(make)
        kind = "link" if entry.seat == seat else "host_link"
        key = await self._porch.people.issue(room.id, seat, kind)
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
        if place.is_person:
            check_absent(room, seat)

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
        link = None
        if kind_of(key) is KeyKind.SEAT:
            link = await self._porch.people.open_link(key)
        if link is None:
            raise unknown()
        room = await self._porch.room(caller, link.table)
        self._check_hands(room, caller, link.seat)
        await renew_deal(room, link.seat, caller.person.id if caller.person else "")
        person, token = await self._porch.admit(caller, "", "")
        async with self._porch.seating(room):
            is_mine = await self._taken(room, link, person)
        if not is_mine:
            if token:
                await self._porch.people.forget(person.id)
            raise unknown()
        return Let(await self._porch.opened(room, person), token)

    def _check_hands(self, room: Room, caller: Caller, seat: int) -> None:
        room.require("claiming a seat", "waiting", *GOING_ON)
        check_open(room, seat)
        check_unbound(room.course)
        if not room.course.places[seat].is_person:  # whoever sits down now adds nothing
            room.require("taking a bot's seat", "waiting", "playing")
        mine = self._porch.mine(room, caller.person)
        if room.course.phase != "waiting" and mine and seat not in mine:
            raise Denied("one_hand", "you have a seat here: nobody sees a second hand in play")

    async def _taken(self, room: Room, link: OpenLink, person: Person) -> bool:
        """The register first, whose link works once; then the log."""
        seat, people = link.seat, self._porch.people
        place, held = room.course.places[seat], holder(room, seat)
        tenure, seats = place.tenure, [seat]
        is_passed_on = not link.is_hosts or room.course.phase == "waiting"
        if held and is_passed_on:
            seats += [s for s in seats_of(room, held.id) if s != seat]
        former = held.id if held and not is_passed_on else ""
        is_back = seat in await people.former.seats(room.id, person.id)
        if not self._is_alive(room, link):
            return False
        if not await people.claim(room.id, link, person.id, seats[1:], former):
            return False

        def make() -> Draft:
            if room.course.places[seat].tenure != tenure or not self._is_alive(room, link):
                raise unknown()  # the seat was given or taken in the meantime, or they are back
            is_own = held is not None and held.id == person.id
            data = RENEWED if is_own else CLAIMED if is_passed_on else TAKEN_OVER
            data = RETURNED if is_back else data
            return draft_claim(room, seats, data)

        try:
            await self._porch.take_over(room, make, seats, person.id)
        except Refused:
            if former:
                await people.unclaim(room.id, seat, person.id, former, tenure)
                await recheck(room)
            return False
        return True

    def _is_alive(self, room: Room, link: OpenLink) -> bool:
        """Does it still open the seat? In play a host's link does so for nobody who is there."""
        is_early = room.course.phase == "waiting"
        return is_early or not link.is_hosts or room.course.places[link.seat].is_open_to_guests


def check_open(room: Room, seat: int) -> None:
    """Who resigned has left the seat to a bot for good, or to nobody."""
    place = room.course.places[seat]
    if place.is_gone:
        raise Denied("taken", "who sat there has left, and the game goes on without that seat")
    if place.is_resigned and not place.is_person:
        raise Denied("taken", "who sat there resigned: a bot plays that seat to the end")
