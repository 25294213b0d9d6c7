"""Long work in pieces: everybody else has their turn in between."""

import asyncio
import time

PIECE = 0.004
"""Seconds of work after which others have their turn."""


class Pieces:
    """Of one long piece of work."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def give_way(self) -> None:
        """Called after every small step; most of the time nothing happens."""
        if time.perf_counter() - self._begun > PIECE:
            await asyncio.sleep(0)
            self._begun = time.perf_counter()
