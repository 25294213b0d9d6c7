"""Who is connected where, shared by the processes of one database.

Each process writes down, per table, the seats and the number of spectators connected to it, and
hints to the others. It counts on every few seconds; a process that does not is dead to the rest.
"""

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Protocol

from grimtable.server.clock import Clock, Timer
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.storage.base import PRESENCE_CHANGED, ResultRow, Statement
from grimtable.server.table.presence.attendance import NOBODY, Attendance, Connected

HEARTBEAT = 5.0
"""Seconds between two counts of a process."""
DEAD_AFTER = 3 * HEARTBEAT
"""Seconds without a count after which a process is dead."""


class PresentRoom(Protocol):
    """What is needed of a room to share who is there."""

    id: str
    attendance: Attendance

    def set_elsewhere(self, elsewhere: Connected) -> None:
        """These are at the table through other processes."""


class SharedPresence:
    """One process's part of it. Until it is started nobody else is there to be told."""

    def __init__(self, storage: Storage, clock: Clock, rooms: Mapping[str, PresentRoom]) -> None:
        self._storage = storage
        self._clock = clock
        self._rooms = rooms
        self._id = secrets.token_hex(8)
        self._count = 0
        self._is_shared = False
        self._changed: set[str] = set()
        """Tables whose rows are out of date."""
        self._writing: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._timer: Timer | None = None
        self._seen: dict[str, tuple[int, float]] = {}
        """By process its last count, and when it was first read here."""

    def start(self) -> None:
        """Other processes may share the database."""
        self._is_shared = True
        self._ring()

    def _ring(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self.beat())
        self._timer = self._clock.timer(HEARTBEAT, self._ring)

    async def beat(self) -> None:
        """Count on, and look who else does."""
        self._count += 1
        count = (
            "INSERT INTO processes (id, beat) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET beat = excluded.beat",
            (self._id, self._count),
        )
        with suppress(StorageDown):  # the next beat comes soon
            rows = await self._storage.fetch("SELECT id, beat FROM processes")
            if self._id not in dict(rows):  # whoever thought us dead has cleared our rows away
                here = [id for id, room in self._rooms.items() if room.attendance.connections]
                self._changed.update(here)
            await self._storage.write(count, *self._rows())
            await self._bury(self._lapsed(rows))
            await self._read_all()

    def _lapsed(self, rows: Iterable[ResultRow]) -> list[str]:
        now, known = self._clock.ticks(), self._seen
        self._seen = {id: (beat, now) for id, beat in rows if id != self._id}
        for id, (beat, _) in self._seen.items():
            if id in known and known[id][0] == beat:
                self._seen[id] = known[id]
        return [id for id, (_, since) in self._seen.items() if now - since >= DEAD_AFTER]

    async def _bury(self, dead: list[str]) -> None:
        for id in dead:
            del self._seen[id]
            await self._storage.write(
                ("DELETE FROM presence WHERE process = ?", (id,)),
                ("DELETE FROM processes WHERE id = ?", (id,)),
            )

    async def _read_all(self) -> None:
        """Hints can be missed."""
        rows = await self._storage.fetch(
            "SELECT table_id, seats, watchers FROM presence WHERE process <> ?", self._id
        )
        found: dict[str, list[ResultRow]] = {}
        for table, seats, watchers in rows:
            found.setdefault(table, []).append((seats, watchers))
        for table, room in list(self._rooms.items()):
            room.set_elsewhere(_elsewhere(found.get(table, [])))

    async def read(self, room: PresentRoom) -> None:
        """Who is at this table through other processes."""
        if self._is_shared:
            rows = await self._storage.fetch(
                "SELECT seats, watchers FROM presence WHERE table_id = ? AND process <> ?",
                room.id,
                self._id,
            )
            room.set_elsewhere(_elsewhere(rows))

    # What this process says to the others

    def note(self, room: PresentRoom) -> None:
        """Somebody has come to this process, or gone."""
        if self._is_shared:
            self._changed.add(room.id)
            if self._writing is None or self._writing.done():
                self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        """All that has changed meanwhile in one go; what cannot be written comes with a beat."""
        while self._changed:
            tables = list(self._changed)
            try:
                await self._storage.write(
                    *self._rows(), *self._storage.hint(*tables, number=PRESENCE_CHANGED)
                )
            except StorageDown:
                self._changed.update(tables)
                return

    def _rows(self) -> list[Statement]:
        changed, self._changed = self._changed, set()
        return [statement for table in sorted(changed) for statement in self._row(table)]

    def _row(self, table: str) -> list[Statement]:
        room = self._rooms.get(table)
        seats, watchers = room.attendance.here if room else NOBODY
        gone = ("DELETE FROM presence WHERE table_id = ? AND process = ?", (table, self._id))
        if not seats and not watchers:
            return [gone]
        put = "INSERT INTO presence (table_id, process, seats, watchers) VALUES (?, ?, ?, ?)"
        return [gone, (put, (table, self._id, seats, watchers))]

    async def close(self) -> None:
        """This process ends in good order: nobody is here any more."""
        if not self._is_shared:
            return
        self._is_shared = False
        for running in (self._timer, self._beating, self._writing):
            if running is not None:
                running.cancel()
        with suppress(StorageDown):
            await self._storage.write(
                ("DELETE FROM presence WHERE process = ?", (self._id,)),
                ("DELETE FROM processes WHERE id = ?", (self._id,)),
                *self._storage.hint(*self._rooms, number=PRESENCE_CHANGED),
            )


def _elsewhere(rows: Iterable[ResultRow]) -> Connected:
    """The rows of other processes, added up."""
    seats = watchers = 0
    for mask, count in rows:
        seats, watchers = seats | mask, watchers + count
    return Connected(seats, watchers)
