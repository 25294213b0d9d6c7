"""The server's only source of time: pauses, reaction windows, time-outs. Tests replace it."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer:
    """Calls a function once, unless it is cancelled. Afterwards it holds no references."""

    __slots__ = ("_callback", "at", "handle")

    def __init__(self, at: float, callback: Callable[[], object]) -> None:
        self.at = at
        self.handle: asyncio.TimerHandle | None = None
        self._callback: Callable[[], object] | None = callback

    def fire(self) -> None:
        """Call the function now."""
        callback, self._callback, self.handle = self._callback, None, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        """Never call the function."""
        if self.handle is not None:
            self.handle.cancel()
        self._callback, self.handle = None, None


class Clock(Protocol):
    """The time of day, a monotonic time, and timers."""

    pace: float
    """Factor on the length of pauses and reaction windows; 0: there are none."""

    def now(self) -> float:
        """The time of day, in seconds since 1970."""

    def ticks(self) -> float:
        """The monotonic time of the timers, in seconds."""

    def cpu_seconds(self) -> float:
        """Seconds of CPU time that this thread has used."""

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call this function after this number of seconds."""


class RealClock:
    """The system clock, and the timers of the event loop."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def now(self) -> float:
        return time.time()

    def ticks(self) -> float:
        return asyncio.get_running_loop().time()

    def cpu_seconds(self) -> float:
        return time.thread_time()

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        loop = asyncio.get_running_loop()
        timer = Timer(loop.time() + seconds, callback)
        timer.handle = loop.call_later(seconds, timer.fire)
        return timer


def elapsed(clock: Clock, seconds: float) -> "asyncio.Future[None]":
    """A future that is done after this number of seconds, multiplied by the clock's pace."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish() -> None:
        if not done.done():
            done.set_result(None)

    if clock.pace == 0:
        finish()
    else:
        timer = clock.timer(seconds * clock.pace, finish)
        done.add_done_callback(lambda _: timer.cancel())
    return done


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait this number of seconds, multiplied by the clock's pace."""
    await elapsed(clock, seconds)
