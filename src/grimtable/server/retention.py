"""Abandoned tables end after a while; later they are deleted if the operator wants that."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from grimtable.kernel.errors import Refused
from grimtable.server.clock import Timer
from grimtable.server.http.access import Access
from grimtable.server.storage import StorageDown
from grimtable.server.table.log.replay_check import note_name
from grimtable.server.table.log.seats import SERVER
from grimtable.server.table.relay import next_note
from grimtable.server.uptime import DAY, WallClockMonitor, quiet_since

log = logging.getLogger("grimtable.server")

MINUTE = 60.0
EXPIRES_AFTER = 30 * DAY
"""Seconds without a new entry after which a table ends."""
_QUIET = (
    "touched < ? AND NOT EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.at >= ?)"
)
_PARTS = (
    "log", "seats", "former", "guests", "chat", "reports", "presence", "subscriptions",
    "turn_calls",
)  # fmt: skip


class Retention:
    """Reads the banned addresses every minute, and looks for abandoned tables every hour."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._minutes = 0
        self._wall_clock = WallClockMonitor(access.hub.storage, access.clock)

    def start(self) -> None:
        """Work now, and again every minute."""
        self._task = asyncio.create_task(self._work())
        self._timer = self._access.clock.timer(MINUTE, self.start)

    def stop(self) -> None:
        """Stop the periodic work."""
        for running in (self._timer, self._task):
            if running is not None:
                running.cancel()

    async def _work(self) -> None:
        try:
            await self._access.read_bans()
            if self._minutes % 60 == 0:
                await self.sweep()
            self._minutes += 1
        except StorageDown:
            log.warning("the storage is down: retention is postponed")

    async def sweep(self) -> None:
        """End and delete old tables. See `uptime` for how their age is measured."""
        history, now = await self._wall_clock.read(), self._access.clock.now()
        keep = self._access.settings.keep_days * DAY
        old = quiet_since(history, now, EXPIRES_AFTER)
        ended = await self.expire(old) if old is not None else 0
        old = quiet_since(history, now, keep) if keep else None
        deleted = await self.delete(old) if old is not None else 0
        if ended or deleted:
            log.info("old tables ended or deleted", extra={"ended": ended, "deleted": deleted})

    async def expire(self, before: float) -> int:
        """End the tables whose last entry was written before this time; returns how many."""
        rows = await self._access.hub.storage.fetch(
            f"SELECT id FROM tables WHERE phase <> 'over' AND {_QUIET}", before, before
        )
        for (table,) in rows:
            room = await self._access.hub.room(table)
            with suppress(Refused):  # a table whose log cannot be replayed stays as it is
                await room.commits.commit(partial(room.state.draft, SERVER, "end", data="expired"))
        return len(rows)

    async def delete(self, before: float) -> int:
        """Delete tables unused since this time, and people who were at no other table."""
        storage, rooms = self._access.hub.storage, self._access.hub.rooms
        rows = await storage.fetch(f"SELECT id FROM tables WHERE {_QUIET}", before, before)
        tables = [table for (table,) in rows if table not in rooms]
        for table in tables:
            await storage.write(
                *[(f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in _PARTS],
                (
                    "DELETE FROM notes WHERE name IN (?, ?, ?)",
                    (
                        next_note(table, is_same_deal=False),
                        next_note(table, is_same_deal=True),
                        note_name(table),
                    ),
                ),
                ("DELETE FROM tables WHERE id = ?", (table,)),
            )
        await storage.write(
            (
                "DELETE FROM people WHERE created < ? AND NOT EXISTS"
                " (SELECT 1 FROM guests WHERE guests.person = people.id)",
                (before,),
            )
        )
        return len(tables)
