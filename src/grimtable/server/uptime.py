"""What the system clock has shown over several days of uptime.

A system clock that was set wrong can jump ahead by a month. So a single reading never ends or
deletes a table: the reading that counts was taken several days of uptime ago.
"""

import msgspec

from grimtable.server.clock import Clock
from grimtable.server.storage import Storage

DAY = 86_400.0
READINGS_KEPT = 8
"""Readings that are kept, oldest first: at least a week lies between the first and the last."""
READINGS_NOTE = "readings"


class ClockHistory(msgspec.Struct):
    """The readings as they are stored, so that a restart loses nothing."""

    walls: list[float] = []
    """What the system clock showed, each after at least a day of uptime."""
    run: float = 0.0
    """Seconds of uptime since the last reading."""


class WallClockMonitor:
    """Reads the system clock for one server; its processes share the stored history."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._then = clock.ticks()

    async def read(self) -> ClockHistory:
        """Read the clock and store the reading if it is due; returns the history."""
        rows = await self._storage.fetch("SELECT value FROM notes WHERE name = ?", READINGS_NOTE)
        history = msgspec.json.decode(rows[0][0], type=ClockHistory) if rows else ClockHistory()
        now, ticks = self._clock.now(), self._clock.ticks()
        history.run += ticks - self._then
        self._then = ticks
        is_first = not history.walls
        if is_first or (history.run >= DAY and abs(now - history.walls[-1]) >= DAY):
            history.walls, history.run = [*history.walls, now][-READINGS_KEPT:], 0.0
        sql = (
            "INSERT INTO notes (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self._storage.write((sql, (READINGS_NOTE, msgspec.json.encode(history).decode())))
        return history


def quiet_since(history: ClockHistory, now: float, seconds: float) -> float | None:
    """The time that lies this many seconds back, by today's clock and by that of days ago.

    None: the server has not been up long enough to tell.
    """
    days = max(1, min(READINGS_KEPT - 1, int(seconds / DAY // 2)))
    if len(history.walls) <= days:
        return None
    return min(now - seconds, history.walls[-1 - days] - max(0.0, seconds - days * DAY))
