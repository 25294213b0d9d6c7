"""A clock that stands until somebody turns it."""

import heapq
from collections.abc import Awaitable, Callable
from itertools import count

from grimtable.server.clock import Timer


class HandClock:
    """Whatever falls due happens at its time, and is worked off before time goes on."""

    def __init__(self, pace: float = 1.0, now: float = 1_000_000.0) -> None:
        self.pace = pace
        self.rest: Callable[[], Awaitable[None]] | None = None
        """Waits until everything that can happen now has happened."""
        self.work = 0.0
        """Seconds of CPU used, as the test sets them."""
        self._now = now
        self._order = count()
        self._timers: list[tuple[float, int, Timer]] = []

    def now(self) -> float:
        return self._now

    def ticks(self) -> float:
        return self._now

    def cpu_seconds(self) -> float:
        return self.work

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        timer = Timer(self._now + seconds, callback)
        heapq.heappush(self._timers, (timer.at, next(self._order), timer))
        return timer

    def skip(self, seconds: float) -> None:
        """So much time is gone, and nothing that falls due in it has happened yet."""
        self._now += seconds

    async def turn(self, seconds: float) -> None:
        """Let so much time go by."""
        assert self.rest is not None
        end = self._now + seconds
        while True:
            await self.rest()
            if not self._timers or self._timers[0][0] > end:
                break
            self._now, _, timer = heapq.heappop(self._timers)
            timer.fire()
        self._now = end


class JumpingClock(HandClock):
    """The time of day can be set; the time that timers are told in cannot."""

    hours = 0

    def now(self) -> float:
        return super().now() + 3600 * self.hours
