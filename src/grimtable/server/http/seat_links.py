"""Seat links, which work once, and bot tokens, with which a program plays a seat.

A link made by the holder of a seat moves all their seats at the table to another device. During
a game the host can make links to empty seats, and to seats whose players exceed the absence limit;
such a link becomes invalid when the player comes back. During a game nobody can claim a second
hand. Every key is valid only during the tenure in which it was made.
"""

from grimtable.kernel.errors import Refused
from grimtable.server.http.access import IN_PROGRESS, Access, Admission, Caller
from grimtable.server.http.forms import BotToken, SeatLink
from grimtable.server.people.keys import KeyKind, SeatKey, kind_of
from grimtable.server.people.people import Person
from grimtable.server.people.promises import Held, Promise
from grimtable.server.refusals import Denied, unknown
from grimtable.server.table.known_deals import renew_deal
from grimtable.server.table.log.fairness import check_deck_unknown
from grimtable.server.table.log.reducers import CLAIMED, RENEWED, RETURNED, TAKEN_OVER
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft


class SeatLinks:
    """Creates and claims seat links and bot tokens."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def create_link(self, caller: Caller, table: str, seat: int) -> SeatLink:
        """Create a seat link; the previous one becomes invalid."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        tenure = -1

        def draft() -> Draft:
            nonlocal tenure
            mine = self._access.require_seats(room, caller)
            room.require("a seat link", "waiting", *IN_PROGRESS)
            by = seat
            if seat not in mine:
                by = self._access.require_host(room, caller)
                self._check_vacant(room, seat)
            tenure = room.state.seat_states[seat].tenure
            return room.state.draft(by, "rekey", [seat])

        entry = await room.commits.commit(draft)
        kind = "link" if entry.seat == seat else "host_link"
        key = await self._access.people.issue(room.id, seat, kind, tenure)
        return SeatLink(key, f"/seat#{key}")

    def _check_vacant(self, room: Room, seat: int) -> None:
        if seat >= room.setup.seats:
            raise Denied("nobody", "there is no such seat")
        seat_state = room.state.seat_states[seat]
        if room.state.phase == "waiting":
            if seat_state.bot:
                raise Denied("taken", "a bot sits there: take it away first")
            return
        if room.setup.bots[seat]:
            raise Denied("taken", "that seat was a bot's from the start")
        check_open(room, seat)
        if seat_state.is_person:
            room.driver.absences.check_absent(seat)

    async def create_token(self, caller: Caller, table: str, seat: int) -> BotToken:
        """Create a token with which a program plays this seat; it replaces the previous one."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)

        def draft() -> Draft:
            room.require("a bot token", "waiting", *IN_PROGRESS)
            return room.state.draft(
                self._access.require_seat(room, caller, seat), "rekey", [seat], "bot"
            )

        draft()
        tenure = room.state.seat_states[seat].tenure
        token = await self._access.people.issue(room.id, seat, "bot", tenure)
        # The old token is invalid already. The entry closes its sockets.
        await room.commits.commit(draft)
        return BotToken(token)

    async def claim(self, caller: Caller, key: str) -> Admission:
        """Take a seat with a link, which works once."""
        self._access.check_rate("guess", caller.address)
        link = None
        if kind_of(key) is KeyKind.SEAT:
            link = await self._access.people.open_link(key)
        if link is None:
            raise unknown()
        room = await self._access.room(caller, link.table)
        async with room.seat_lock:
            self._check_claim(room, caller, link.seat)
            await renew_deal(room, link.seat, caller.person.id if caller.person else "")
            person, token = await self._access.sign_in(caller, "", "")
            try:
                await self._take(room, link, person)
            except Refused:
                if token:
                    await self._access.people.forget(person.id)
                raise
        return Admission(await self._access.opened_for(room, person), token)

    def _check_claim(self, room: Room, caller: Caller, seat: int) -> None:
        room.require("claiming a seat", "waiting", *IN_PROGRESS)
        check_open(room, seat)
        check_deck_unknown(room.state)
        if not room.state.seat_states[seat].is_person:  # they contribute nothing to the shuffle
            room.require("taking a bot's seat", "waiting", "playing")
        mine = self._access.seats_held(room, caller.person)
        if caller.person and seat not in mine:
            room.holders.check_one_hand(caller.person.id, [seat])

    async def _take(self, room: Room, link: SeatKey, person: Person) -> None:
        """Claim the seat in the register, where a link works once; then in the log."""
        seat, promises = link.seat, self._access.people.promises
        is_passed_on = not link.is_hosts or room.state.phase == "waiting"
        who, seats = room.holders.holder(seat), [seat]
        if who and is_passed_on:
            seats += [s for s in room.holders.seats_of(who.id) if s != seat]
        before = Held(who.id if who else None, room.state.seat_states[seat].tenure)
        held = {seat: before} | {
            s: Held(before.person, room.state.seat_states[s].tenure) for s in seats[1:]
        }
        promise = Promise(room.id, seat, person.id, held, is_lost=not is_passed_on)
        is_back = seat in await self._access.people.former.seats(room.id, person.id)
        if not self._is_valid(room, link) or not await promises.claim(promise, link):
            raise unknown()

        def draft() -> Draft:
            if not self._is_valid(room, link):
                raise unknown()  # the player is back
            room.holders.check_one_hand(person.id, seats)
            is_own = before.person == person.id
            data = RENEWED if is_own else CLAIMED if is_passed_on else TAKEN_OVER
            data = RETURNED if is_back else data
            return room.state.draft_claim(seats, data)

        await self._access.fulfil(room, promise, draft)

    def _is_valid(self, room: Room, link: SeatKey) -> bool:
        """Whether the link is valid. During a game a host's link needs the player to be absent."""
        if not room.holders.is_current(link.seat, link.tenure):
            return False
        is_early = room.state.phase == "waiting"
        return is_early or not link.is_hosts or room.state.seat_states[link.seat].is_open_to_guests


def check_open(room: Room, seat: int) -> None:
    """Refuse a seat whose player has resigned or left for good."""
    seat_state = room.state.seat_states[seat]
    if seat_state.is_gone:
        raise Denied("taken", "the player has left, and the game goes on without that seat")
    if seat_state.is_resigned and not seat_state.is_person:
        raise Denied("taken", "the player resigned: a bot plays that seat to the end")
