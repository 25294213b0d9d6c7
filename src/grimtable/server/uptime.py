"""What the clock on the wall has shown over days of running.

A wrong clock can be a month ahead of what it showed a minute ago. Nothing is ended or deleted by
one reading of it: the reading that counts is some days of running old.
"""

import msgspec

from grimtable.server.clock import Clock
from grimtable.server.storage import Storage

DAY = 86_400.0
KEPT = 8
"""Readings, the last of them the newest: a week between the first and the last."""
NOTE = "readings"


class ClockHistory(msgspec.Struct):
    """As it is written down, so that a restart loses nothing."""

    walls: list[float] = []
    """What the clock on the wall showed, each after a day or more of running."""
    run: float = 0.0
    """Seconds of running since the last of them."""


class WallClockMonitor:
    """Of one server; several processes write the same note."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._then = clock.ticks()

    async def take(self) -> ClockHistory:
        """Look at the clock; returns all readings."""
        rows = await self._storage.fetch("SELECT value FROM notes WHERE name = ?", NOTE)
        history = msgspec.json.decode(rows[0][0], type=ClockHistory) if rows else ClockHistory()
        now, ticks = self._clock.now(), self._clock.ticks()
        history.run += ticks - self._then
        self._then = ticks
        is_first = not history.walls
        if is_first or (history.run >= DAY and abs(now - history.walls[-1]) >= DAY):
            history.walls, history.run = [*history.walls, now][-KEPT:], 0.0
        sql = (
            "INSERT INTO notes (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        )
        await self._storage.write((sql, (NOTE, msgspec.json.encode(history).decode())))
        return history


def quiet_since(history: ClockHistory, now: float, seconds: float) -> float | None:
    """Before this time lies what is so old, by the clock of today and by that of days ago.

    None: the server has not run for long enough to say.
    """
    days = max(1, min(KEPT - 1, int(seconds / DAY // 2)))
    if len(history.walls) <= days:
        return None
    return min(now - seconds, history.walls[-1 - days] - max(0.0, seconds - days * DAY))
