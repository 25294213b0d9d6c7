"""All tables of one process, by id. HTTP and sockets call it; it knows neither."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock
from grimtable.server.metrics import Metrics
from grimtable.server.people.keys import KeyKind, kind_of, new_code, new_key
from grimtable.server.people.people import People
from grimtable.server.push.pusher import Pusher
from grimtable.server.refusals import unknown
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.storage.base import (
    CHAT_ADDED,
    NEXT_TABLE,
    PRESENCE_CHANGED,
    REGISTER_CHANGED,
    Statement,
)
from grimtable.server.table.automation.seat_clocks import LONG_CLOCKS
from grimtable.server.table.log.replay_check import checkpoint_statements
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.presence.shared_presence import SharedPresence
from grimtable.server.table.relay import send_chat_lines, send_next_tables
from grimtable.server.table.room import Room

log = logging.getLogger("grimtable.server")

UNLOAD_IDLE_AFTER = 600.0
"""Seconds after which a table nobody is at leaves the memory."""
UNLOAD_OVER_AFTER = 30.0
"""The same, once its game is over: few come back, and they wait for no one."""
SWEEP_INTERVAL = 60.0
POLL_INTERVAL = 5.0
REPLAYS_AT_ONCE = 4
"""How many logs are replayed at a time, in the order of requests: all at once would all be late."""


class Hub:
    """Rooms, loaded by replay when somebody comes, put away when all are gone."""

    def __init__(
        self, storage: Storage, clock: Clock, bot_pool: BotPool, pusher: Pusher | None = None
    ) -> None:
        self.storage = storage
        self.clock = clock
        self.bot_pool = bot_pool
        self.pusher = pusher or Pusher(storage, clock)
        self.people = People(storage)
        self.metrics = Metrics()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)
        self._quiet: dict[str, float] = {}
        """Since when nobody is at a table."""
        self.presence = SharedPresence(storage, clock, self._rooms)
        storage.listen(self._heard)

    # Tables

    async def create(self, setup: TableSetup) -> Room:
        """A new table, with an id nobody can guess and a code that can be read out."""
        table, now = new_key(KeyKind.TABLE), self.clock.now()
        while True:
            code = new_code()
            if not await self.storage.fetch("SELECT 1 FROM tables WHERE code = ?", code):
                break
        await self.storage.write(
            (
                "INSERT INTO tables (id, code, game, rules, setup, phase, is_public, created,"
                " touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    code,
                    setup.game,
                    setup.rules,
                    msgspec.json.encode(setup).decode(),
                    "waiting",
                    int(setup.is_public),
                    now,
                    now,
                ),
            )
        )
        return await self.room(table)

    async def room(self, table: str) -> Room:
        """The room of a table; nothing is created for an unknown one."""
        room = self._rooms.get(table)
        if room is not None:
            self._quiet[table] = self.clock.ticks()  # whoever comes finds it still there
            return room
        if kind_of(table) is not KeyKind.TABLE:
            raise unknown()
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])  # others may wait for it too

    async def _load(self, table: str) -> Room:
        rows = await self.storage.fetch("SELECT code, setup, phase FROM tables WHERE id = ?", table)
        if not rows:
            raise unknown()
        code, setup, phase = rows[0]
        room = Room(table, code, msgspec.json.decode(setup, type=TableSetup), hub=self)
        async with self._replaying:
            await room.load()
        await self.presence.read(room)
        self._rooms[table] = room
        self.metrics.rooms.set(len(self._rooms))
        self._quiet[table] = self.clock.ticks()
        room.driver.begin(await self._age_of_questions(room))
        if phase != room.state.phase and not room.fault:
            self.touch(room)  # the note was lost; the log was not
        return room

    async def _age_of_questions(self, room: Room) -> float:
        """Seconds since the last entry: a long clock goes on while the server is not running."""
        if room.setup.clock not in LONG_CLOCKS:
            return 0.0
        last = room.state.entry_count - 1
        sql = "SELECT at FROM log WHERE table_id = ? AND ply = ?"
        rows = await self.storage.fetch(sql, room.id, last)
        return max(0.0, self.clock.now() - rows[0][0]) if rows else 0.0

    async def nobody_waits(self) -> None:
        """Until every table that somebody asked for is loaded."""
        while self._loading:
            await asyncio.wait(self._loading.values())

    async def by_code(self, code: str) -> str:
        """The table's id; raises `unknown`."""
        rows = await self.storage.fetch("SELECT id FROM tables WHERE code = ?", code)
        if not rows:
            raise unknown()
        return str(rows[0][0])

    async def listed(self, most: int = 50) -> list[str]:
        """Public tables that wait for people, the newest first."""
        rows = await self.storage.fetch(
            "SELECT id FROM tables WHERE is_public = 1 AND phase = 'waiting'"
            " ORDER BY created DESC LIMIT ?",
            most,
        )
        return [row[0] for row in rows]

    def touch(self, room: Room) -> None:
        """Note in what part of its life a table is; beside the log, a hint only."""
        room.driver.spawn(self._touch(room))

    async def _touch(self, room: Room) -> None:
        try:
            await self.note(room)
        except Exception:
            log.warning("could not note the phase of a table")

    async def note(self, room: Room) -> None:
        """The same, for whoever wants to know whether it was written."""
        sql = "UPDATE tables SET phase = ?, touched = ? WHERE id = ?"
        phase = (sql, (room.state.phase, self.clock.now(), room.id))
        await self.storage.write(phase, *_checkpoint_statements(room))

    # Keeping house

    def sweep(self) -> None:
        """Put away the rooms nobody is at and no bot plays in."""
        now = self.clock.ticks()
        for table, room in list(self._rooms.items()):
            longest = UNLOAD_OVER_AFTER if room.state.phase == "over" else UNLOAD_IDLE_AFTER
            if room.attendance.connections or room.is_busy:
                self._quiet[table] = now
            elif now - self._quiet.get(table, now) > longest:
                del self._rooms[table]
                self._quiet.pop(table, None)
                room.unload()
        self.metrics.rooms.set(len(self._rooms))

    def start_sweeping(self) -> None:
        """Every minute."""

        def ring() -> None:
            self.sweep()
            self.clock.timer(SWEEP_INTERVAL, ring)

        self.clock.timer(SWEEP_INTERVAL, ring)

    def start_polling(self) -> None:
        """With several processes: hints can be missed, so the logs are read every few seconds."""

        def ring() -> None:
            for room in self._rooms.values():
                if room.attendance.connections:
                    room.driver.spawn(room.read_new_entries())
            self.clock.timer(POLL_INTERVAL, ring)

        self.clock.timer(POLL_INTERVAL, ring)
        self.presence.start()

    def _heard(self, table: str, entry: int) -> None:
        """Another process has written to a log, or beside it."""
        room = self._rooms.get(table)
        if room is not None and entry == PRESENCE_CHANGED:
            room.driver.spawn(self._look_around(room))
        elif room is not None and entry == REGISTER_CHANGED:
            room.driver.spawn(_look_again(room))
        elif room is not None and entry in (CHAT_ADDED, NEXT_TABLE):
            room.driver.spawn(
                send_chat_lines(room) if entry == CHAT_ADDED else send_next_tables(room)
            )
        elif room is not None and room.state.entry_count <= entry:
            room.driver.spawn(room.read_new_entries())

    async def _look_around(self, room: Room) -> None:
        with suppress(StorageDown):  # every beat says it again
            await self.presence.read(room)

    async def _write_checkpoints(self) -> None:
        """Where every game stands, for the version that comes after this one."""
        playing = [room for room in self._rooms.values() if room.state.phase == "playing"]
        statements = [statement for room in playing for statement in _checkpoint_statements(room)]
        if statements:
            await self.storage.write(*statements)

    @property
    def rooms(self) -> dict[str, Room]:
        """Those in memory."""
        return self._rooms

    async def close(self, tell: Callable[[Room], Any] | None = None) -> None:
        """Put everything away; the log is the truth."""
        for loading in self._loading.values():
            loading.cancel()
        for room in self._rooms.values():
            if tell is not None:
                tell(room)
            room.driver.close()
        with suppress(StorageDown):
            await self._write_checkpoints()
        self.pusher.close()
        await self.presence.close()
        self._rooms.clear()
        await self.bot_pool.close()
        await self.storage.close()


async def _look_again(room: Room) -> None:
    """The register may tell of an entry that was not read yet."""
    await room.read_new_entries()
    await room.recheck_connections()


def _checkpoint_statements(room: Room) -> list[Statement]:
    """Where a table stands; if that cannot be said, nobody else and nothing else waits for it."""
    if room.fault:
        return []
    try:
        return checkpoint_statements(room.state)
    except Exception:
        log.exception("where a table stands could not be noted")
        return []
