"""Long work in slices, so that the event loop serves everybody else in between."""

import asyncio
import time

SLICE_SECONDS = 0.004
"""Seconds of work after which others have their turn."""


class TimeSlice:
    """Of one long piece of work."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self._before = 0.0

    @property
    def spent(self) -> float:
        """Seconds of work so far, without those of the others."""
        return self._before + time.perf_counter() - self._begun

    async def yield_if_over(self) -> None:
        """Call this after every small step; most of the time nothing happens."""
        if time.perf_counter() - self._begun > SLICE_SECONDS:
            self._before = self.spent
            await asyncio.sleep(0)
            self._begun = time.perf_counter()
