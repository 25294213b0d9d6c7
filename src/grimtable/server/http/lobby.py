"""Tables before the game: create and join them, seat bots, start."""

import logging
from functools import partial

from grimtable.kernel.errors import Refused
from grimtable.server.http.access import Access, Admission, Caller
from grimtable.server.http.forms import (
    BotChoice,
    Change,
    Join,
    Name,
    NewTable,
    Opened,
)
from grimtable.server.http.new_table import check_level, setup_of
from grimtable.server.people.keys import ref
from grimtable.server.people.people import Person
from grimtable.server.refusals import Denied
from grimtable.server.table.known_deals import renew_deal
from grimtable.server.table.log.seats import SERVER
from grimtable.server.table.room import Room
from grimtable.sessions.session import Draft

log = logging.getLogger("grimtable.server")


class Lobby:
    """For players who join a table, and for the host who waits for them."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._hub = access.hub

    async def set_name(self, caller: Caller, form: Name) -> tuple[Person, str]:
        """Set the caller's name and avatar; a newcomer gets a token."""
        return await self._access.sign_in(caller, form.name, form.avatar)

    # Creating a table

    async def create(self, caller: Caller, form: NewTable) -> Admission:
        """Create a table; the caller is its host and sits in the first seat."""
        await self._access.check_maintenance()
        setup = setup_of(form, has_lobby=self._access.settings.has_lobby)
        self._access.check_rate("table", caller.address)
        person, token = await self._access.sign_in(caller, form.name, form.avatar)
        room = await self._hub.create(setup)
        await self._sit(room, person, 0)
        log.info("table opened", extra={"table": ref(room.id), "game": setup.game})
        return Admission(await self._access.opened_for(room, person), token)

    # Joining and leaving

    async def join(self, caller: Caller, table: str, form: Join) -> Admission:
        """Take a seat. Players who hold one already have to name the additional seat."""
        await self._access.check_maintenance()
        room = await self._access.room(caller, table)
        self._access.check_visible(room, caller.person)
        async with room.seat_lock:
            mine = self._access.seats_held(room, caller.person)
            if mine and form.seat in (-1, *mine):  # a second click
                return Admission(await self._access.opened_for(room, caller.person))
            await self._free_orphaned_seats(room)
            self.free_seat(room, form.seat)
            person, token = await self._access.sign_in(caller, form.name, form.avatar)
            try:
                await self._sit(room, person, form.seat)
            except Refused:
                if token:
                    await self._access.people.forget(person.id)
                raise
        return Admission(await self._access.opened_for(room, person), token)

    def free_seat(self, room: Room, wanted: int) -> int:
        """The wanted seat, or the first free one for -1; refused if it is not free."""
        room.require("joining", "waiting")
        free = [
            seat for seat, seat_state in enumerate(room.state.seat_states) if seat_state.is_free
        ]
        if not free:
            raise Denied("full", "every seat of this table is taken")
        if wanted == -1:
            return free[0]
        if wanted not in free:
            raise Denied("taken", "that seat is taken: choose another one")
        return wanted

    async def _sit(self, room: Room, person: Person, wanted: int) -> None:
        """Write the seat to the log, then to the register; retry if it was freed in between."""

        def draft() -> Draft:
            return room.state.draft(self.free_seat(room, wanted), "join")

        is_seated = False
        await renew_deal(room, wanted, person.id)
        while not is_seated:
            entry = await room.commits.commit(draft)
            await self._access.people.sit(room.id, entry.seat, person.id, entry.number)
            await self._access.people.note_guest(room.id, person.id)
            await self._access.sync_seats(room)
            is_seated = entry.seat in self._access.seats_held(room, person) or bool(room.fault)

    async def _free_orphaned_seats(self, room: Room) -> None:
        """Free the seats that are taken in the log but not in the register.

        A crash between log and register leaves such seats, and nobody could play them.
        """
        if self._orphaned_seats(room):
            await self._access.refresh(room)  # another process may be about to write the register
        for seat in self._orphaned_seats(room):
            await room.commits.commit(partial(room.state.draft, SERVER, "kick", [seat]))

    def _orphaned_seats(self, room: Room) -> list[int]:
        is_waiting = room.state.phase == "waiting" and not room.fault
        return room.holders.vacated() if is_waiting else []

    async def leave(self, caller: Caller, table: str, seat: int) -> Opened:
        """Leave a seat; during a game a bot takes over."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        await self.vacate(caller, room, seat)
        return await self._access.opened_for(room, caller.person)

    async def vacate(self, caller: Caller, room: Room, seat: int, data: str = "") -> None:
        """Leave a seat, for the reason in the data of the entry."""
        self._access.require_seat(room, caller, seat)

        def draft() -> Draft:
            room.require("leaving", "waiting", "shuffling", "playing")
            return room.state.draft(
                self._access.require_seat(room, caller, seat), "leave", data=data
            )

        async with room.seat_lock:
            entry = await room.commits.commit(draft)
            await self._access.people.sit(room.id, seat, None, entry.number)
            await self._access.sync_seats(room)

    async def change_seat(self, caller: Caller, table: str, form: Change) -> Opened:
        """Move to a free seat."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)
        self._access.require_seat(room, caller, form.seat)
        person = self._access.require_person(caller)

        def draft() -> Draft:
            seat = self._access.require_seat(room, caller, form.seat)
            return room.state.draft(seat, "change", [self.free_seat(room, form.to)])

        async with room.seat_lock:
            entry = await room.commits.commit(draft)
            await self._access.people.move(room.id, (form.seat, form.to), person.id, entry.number)
            await self._access.sync_seats(room)
        return await self._access.opened_for(room, person)

    # For the host

    async def seat_bot(self, caller: Caller, table: str, form: BotChoice) -> Opened:
        """Seat a bot in a free seat, or remove it."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            room.require("seating bots", "waiting")
            if form.seat >= room.setup.seats or room.state.seat_states[form.seat].is_person:
                raise Denied("taken", "a bot can only have a seat where nobody sits")
            if form.level:
                check_level(room.setup.game, form.level)
            return room.state.draft(host, "bot", [form.seat], form.level)

        await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)

    async def hand_over(self, caller: Caller, table: str, seat: int) -> Opened:
        """Make another player the host."""
        self._access.check_changes(caller, table)
        room = await self._access.room(caller, table)

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            if seat not in room.state.people:
                raise Denied("nobody", "nobody sits in that seat")
            return room.state.draft(host, "host", [seat])

        await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)

    async def start(self, caller: Caller, table: str) -> Opened:
        """Start the game: from here on the server's share of the shuffle is fixed."""
        room = await self._access.room(caller, table)
        if (
            room.state.phase in ("shuffling", "playing")
            and self._access.require_host(room, caller) >= 0
        ):
            return await self._access.opened_for(room, caller.person)  # a second click

        def draft() -> Draft:
            host = self._access.require_host(room, caller)
            room.driver.absences.check_everybody_has_come(self._access.require_seats(room, caller))
            return room.state.draft_start(host)

        async with room.seat_lock:
            self._access.require_host(room, caller)
            await self._free_orphaned_seats(room)
            await room.commits.commit(draft)
        return await self._access.opened_for(room, caller.person)
