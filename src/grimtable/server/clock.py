"""The one clock of the server: pauses, windows, time-outs. Tests turn its hands themselves."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer:
    """Something that will happen once, unless it is called off; then it holds on to nothing."""

    __slots__ = ("_callback", "at", "handle")

    def __init__(self, at: float, callback: Callable[[], object]) -> None:
        self.at = at
        self.handle: asyncio.TimerHandle | None = None
        self._callback: Callable[[], object] | None = callback

    def fire(self) -> None:
        """It happens now."""
        callback, self._callback, self.handle = self._callback, None, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        """It does not happen."""
        if self.handle is not None:
            self.handle.cancel()
        self._callback, self.handle = None, None


class Clock(Protocol):
    """Seconds since 1970, and timers."""

    pace: float
    """Pauses and reaction windows last so many times their length; 0: nobody waits."""

    def now(self) -> float:
        """The time of day, for people to read."""

    def ticks(self) -> float:
        """The time that timers are told in; it never jumps."""

    def cpu_seconds(self) -> float:
        """Seconds of CPU that this thread has used."""

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Ring after so many seconds."""


class RealClock:
    """The event loop's clock: it does not jump when somebody sets the time of day."""

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
    """Done when so long has gone by at this clock's pace."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def callback() -> None:
        if not done.done():
            done.set_result(None)

    if clock.pace == 0:
        callback()
    else:
        timer = clock.timer(seconds * clock.pace, callback)
        done.add_done_callback(lambda _: timer.cancel())
    return done


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait so long at this clock's pace."""
    await elapsed(clock, seconds)
