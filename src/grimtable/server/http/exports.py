"""What people can export: records, their story, bug reports and their data; and deletion."""

import platform
from contextlib import suppress

from grimtable.look.conversion import event_of, view_of
from grimtable.server.http.access import IN_PROGRESS, Access, Caller
from grimtable.server.http.catalogue import Catalogue
from grimtable.server.http.forms import Bundle, MyData, MyLine, MyReport, MySubscription, StoryPage
from grimtable.server.http.lobby import Lobby
from grimtable.server.http.rematch import Rematches
from grimtable.server.people.keys import ref
from grimtable.server.people.limits import LimitedAction
from grimtable.server.people.people import Person
from grimtable.server.refusals import Denied, unknown
from grimtable.server.table.audience.close_codes import REMOVED
from grimtable.server.table.log.reducers import FORGOTTEN
from grimtable.server.table.room import Room
from grimtable.server.table.time_slice import TimeSlice
from grimtable.sessions.records import Record
from grimtable.version import VERSION

EXPORT: tuple[LimitedAction, ...] = ("chat", "work")
"""The limits of an export: how many, and how much time they take."""
MS = 1000.0


class Exports:
    """No export contains anything that the caller may not know."""

    def __init__(
        self, access: Access, catalogue: Catalogue, lobby: Lobby, rematches: Rematches
    ) -> None:
        self._access = access
        self._catalogue = catalogue
        self._lobby = lobby
        self._rematches = rematches
        self._storage = access.hub.storage

    def _check_export(self, caller: Caller) -> Person:
        """The caller, within the rate limits: every export costs time."""
        person = self._access.require_person(caller)
        for what in EXPORT:
            self._access.check_rate(what, caller.address, f"take:{person.id}")
        return person

    async def record(self, caller: Caller, table: str) -> Record:
        """The record of a finished game, for people who were at the table."""
        person = self._check_export(caller)
        room = await self._access.room(caller, table)
        self._access.check_visible(room, person)
        await self._check_guest(room.id, person)
        await self._check_delay(room, person)
        await self._check_over(room)
        await self._check_dice(room, person)
        return await self.record_of(caller, room)

    async def watchable(self, caller: Caller, table: str) -> Room:
        """The table of a finished game that the caller may be shown."""
        room = await self._access.room(caller, table)
        self._access.check_visible(room, caller.person)
        await self._check_delay(room, caller.person)
        await self._check_over(room)
        return room

    async def record_of(self, caller: Caller, room: Room) -> Record:
        """The record of a table that `watchable` has found; whoever asks first pays for it."""
        record, spent = await room.finished.record()
        self._access.charge("work", caller.address, "", spent * MS)
        return record

    async def _check_over(self, room: Room) -> None:
        """Refuse a record that reveals something about a game that is still being played."""
        if room.fault:
            raise Denied("read_only", "this table's log cannot be replayed: send a bug report")
        if room.setup.is_veiled:
            raise Denied("veiled", "this table was opened veiled: its record stays here")
        room.require("taking the record", "over")
        if room.state.session is None:
            raise Denied("no_deal", "no cards were dealt at this table")
        if await self._rematches.is_in_play(room):
            raise Denied("sealed", "the same deal is being played at another table: wait for it")

    async def _check_guest(self, table: str, person: Person) -> None:
        if not await self._was_at(table, person):
            raise unknown()

    async def _was_at(self, table: str, person: Person) -> bool:
        return bool(
            await self._storage.fetch(
                "SELECT 1 FROM guests WHERE table_id = ? AND person = ?", table, person.id
            )
        )

    async def _check_dice(self, room: Room, person: Person) -> None:
        """A fork has the dice of another table: they are for people who were at that one too."""
        first = room.setup.forked_at
        if not first:
            return
        if not await self._was_at(first, person):
            raise Denied("others_dice", "this game has the cards of a table you were not at")
        await self._check_over(await self._access.hub.room(first))

    async def _check_delay(self, room: Room, person: Person | None) -> None:
        """Spectators get nothing earlier than their delay, at any process and after a restart."""
        delay = room.setup.spectator_delay
        if not delay or self._access.seats_held(room, person):
            return
        ((last,),) = await self._storage.fetch(
            "SELECT MAX(at) FROM log WHERE table_id = ?", room.id
        )
        if last is not None and self._access.clock.now() < last + delay:
            raise Denied("not_now", "spectators get the record once they have been shown the end")

    async def story(self, caller: Caller, table: str, seat: int) -> StoryPage:
        """Everything this seat was told so far."""
        self._check_export(caller)
        room = await self._access.room(caller, table)
        return await self._story(caller, room, self._access.require_seat(room, caller, seat))

    async def _story(self, caller: Caller, room: Room, seat: int) -> StoryPage:
        """A long story is told in small slices, and costs its reader what it takes."""
        setup, game, t = room.setup, room.state.game, room.state.t
        time_slice, view, zones = TimeSlice(), view_of(game, t.view(seat)), game.zones(t.seats)
        events = []
        for number, event in enumerate(t.events_for(seat)):
            events.append(event_of(game, zones, number, event))
            await time_slice.yield_if_over()
        who = f"take:{self._access.require_person(caller).id}"
        self._access.charge("work", caller.address, who, time_slice.spent * MS)
        return StoryPage(
            game=setup.game,
            rules=setup.rules,
            options=setup.options,
            seats=setup.seats,
            seat=seat,
            events=events,
            view=view,
        )

    async def bundle(self, caller: Caller, table: str, seat: int) -> Bundle:
        """A bug report without links, names or chat; it includes the dice once the game is over."""
        person = self._check_export(caller)
        room = await self._access.room(caller, table)
        self._access.require_seat(room, caller, seat)
        record = None
        with suppress(Denied):
            await self._check_over(room)
            await self._check_dice(room, person)
            record = await self.record_of(caller, room)
        is_dealt = room.state.session is not None
        story = await self._story(caller, room, seat) if is_dealt else None
        return Bundle(
            version=VERSION,
            python=platform.python_version(),
            ref=ref(room.id),
            phase=room.state.phase,
            is_faulty=bool(room.fault),
            story=story,
            entries=room.state.entry_count if room.state.phase == "over" else None,
            record=record,
        )

    async def my_data(self, caller: Caller) -> MyData:
        """Everything the server stores about the caller."""
        person = self._check_export(caller)
        ((since,),) = await self._storage.fetch(
            "SELECT created FROM people WHERE id = ?", person.id
        )
        lines = await self._storage.fetch(
            "SELECT table_id, text, at FROM chat WHERE person = ? ORDER BY at", person.id
        )
        reports = await self._storage.fetch(
            "SELECT table_id, text, at FROM reports WHERE person = ? ORDER BY at", person.id
        )
        devices = await self._storage.fetch(
            "SELECT table_id, seat, endpoint, created FROM subscriptions WHERE person = ?"
            " ORDER BY created",
            person.id,
        )
        return MyData(
            name=person.name,
            avatar=person.avatar,
            since=since,
            tables=await self._catalogue.my_tables(caller),
            lines=[MyLine(*row) for row in lines],
            reports=[MyReport(*row) for row in reports],
            subscriptions=[MySubscription(*row) for row in devices],
        )

    async def forget_me(self, caller: Caller) -> None:
        """Leave all seats, then delete everything about the caller; bots take over."""
        person = self._access.require_person(caller)
        rows = await self._storage.fetch(
            "SELECT table_id FROM seats WHERE person = ?"
            " UNION SELECT table_id FROM former WHERE person = ?",
            person.id,
            person.id,
        )
        rooms = [await self._access.room(caller, table) for (table,) in rows]
        for room in list(self._access.hub.rooms.values()):
            for connection in list(room.attendance.connections):
                if connection.person == person.id:
                    room.dismiss(connection, REMOVED)
        for room in rooms:
            for seat in self._access.seats_held(room, person):
                if room.state.phase in ("waiting", *IN_PROGRESS) and not room.fault:
                    await self._lobby.vacate(caller, room, seat, FORGOTTEN)
        await self._access.people.forget(person.id)
        for room in rooms:
            await self._access.sync_seats(room)
