"""The one clock of the server: pauses, windows, time-outs. Tests turn its hands themselves."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer:
    """Something that will happen once, unless it is called off; then it holds on to nothing."""

    __slots__ = ("_ring", "at", "handle")

    def __init__(self, at: float, ring: Callable[[], object]) -> None:
        self.at = at
        self.handle: asyncio.TimerHandle | None = None
        self._ring: Callable[[], object] | None = ring

    def go_off(self) -> None:
        """It happens now."""
        ring, self._ring, self.handle = self._ring, None, None
        if ring is not None:
            ring()

    def cancel(self) -> None:
        """It does not happen."""
        if self.handle is not None:
            self.handle.cancel()
        self._ring, self.handle = None, None


class Clock(Protocol):
    """Seconds since 1970, and timers."""

    pace: float
    """Pauses and reaction windows last so many times their length; 0: nobody waits."""

    def now(self) -> float:
        """The time of day, for people to read."""

    def ticks(self) -> float:
        """The time that timers are told in; it never jumps."""

    def worked(self) -> float:
        """Seconds of CPU that this thread has used."""

    def timer(self, seconds: float, ring: Callable[[], object]) -> Timer:
        """Ring after so many seconds."""


class RealClock:
    """The event loop's clock: it does not jump when somebody sets the time of day."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def now(self) -> float:
        return time.time()

    def ticks(self) -> float:
        return asyncio.get_running_loop().time()

    def worked(self) -> float:
        return time.thread_time()

    def timer(self, seconds: float, ring: Callable[[], object]) -> Timer:
        loop = asyncio.get_running_loop()
        timer = Timer(loop.time() + seconds, ring)
        timer.handle = loop.call_later(seconds, timer.go_off)
        return timer


def due(clock: Clock, seconds: float) -> "asyncio.Future[None]":
    """Done when so long has gone by at this clock's pace."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def ring() -> None:
        if not done.done():
            done.set_result(None)

    if clock.pace == 0:
        ring()
    else:
        timer = clock.timer(seconds * clock.pace, ring)
        done.add_done_callback(lambda _: timer.cancel())
    return done


async def pause(clock: Clock, seconds: float) -> None:
    """Wait so long at this clock's pace."""
    await due(clock, seconds)
