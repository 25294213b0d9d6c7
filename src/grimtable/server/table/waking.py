"""After a start: tables where something happens by itself are loaded, though nobody has come.

All others are read when somebody comes.
"""

import asyncio
import logging
import math
import time

import msgspec

from grimtable.server.storage import StorageDown
from grimtable.server.table.automation.consent import REVEAL_TIMEOUT
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.hub import Hub

log = logging.getLogger("grimtable.server")

RETRY_DELAY = 2.0
"""Seconds until a storage that is down is asked again."""
_RUNNING = (
    "SELECT id, phase, setup,"
    " (SELECT at FROM log WHERE log.table_id = tables.id ORDER BY ply DESC LIMIT 1),"
    " (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND person IS NOT NULL)"
    " - (SELECT count(DISTINCT seat) FROM log"
    " WHERE log.table_id = tables.id AND kind = 'resign')"
    " FROM tables WHERE phase IN ('shuffling', 'playing') OR (phase = 'waiting' AND EXISTS"
    " (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.kind = 'start'))"
)
"""With the time of the last entry, and how many people play; the phase may be noted too late."""


class Timed(msgspec.Struct):
    """A setup, as far as it matters here."""

    clock: str = "none"


class Waker:
    """Works in the background, one table at a time; whoever comes goes first."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._task: asyncio.Task[int] | None = None

    def start(self) -> None:
        """Nobody waits for it."""
        self._task = asyncio.create_task(self.wake())

    def stop(self) -> None:
        """The server ends."""
        if self._task is not None:
            self._task.cancel()

    async def wake(self) -> int:
        """All of them, the one whose time is up first at the head; how many there were."""
        tables = await self._due()
        for table in tables:
            await self._hub.nobody_waits()
            begun = time.perf_counter()
            await self._load(table)
            await asyncio.sleep(time.perf_counter() - begun)  # half of the time is for the others
        if tables:
            log.info("woken", extra={"tables": len(tables)})
        return len(tables)

    async def _due(self) -> list[str]:
        while True:
            try:
                rows = await self._hub.storage.fetch(_RUNNING)
                break
            except StorageDown:
                await asyncio.sleep(RETRY_DELAY)
        due = [
            (at + seconds, table)
            for table, phase, setup, at, people in rows
            if (seconds := seconds_until_due(phase, setup, people)) is not None
        ]
        return [table for _, table in sorted(due)]

    async def _load(self, table: str) -> None:
        while True:
            try:
                await self._hub.room(table)
            except StorageDown:
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                log.exception("a table could not be loaded")
                return
            else:
                return


def seconds_until_due(phase: str, setup: str, people: int) -> float | None:
    """Seconds after its last entry in which a table does something by itself; None: never."""
    if phase != "playing":
        return REVEAL_TIMEOUT
    try:
        clock = msgspec.json.decode(setup, type=Timed).clock
    except msgspec.DecodeError:
        return 0.0  # it cannot be loaded, and whoever runs the server is told
    return ANSWER_LIMITS.get(clock, None if people > 0 else math.inf)  # bots that are alone play on
