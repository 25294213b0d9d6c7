"""An outbox without a socket: whoever holds it is sent what comes, one message after the other."""

import asyncio
from collections.abc import Awaitable, Callable

from grimtable.server.table.audience.outbox import Outbox

Send = Callable[[bytes], Awaitable[None]]


class Postbox(Outbox):
    """Emptied by whoever waits at it."""

    __slots__ = ("_wake",)

    def __init__(self) -> None:
        super().__init__()
        self._wake = asyncio.Event()

    def _flush(self) -> None:
        self._wake.set()

    async def send_all(self, send: Send) -> int:
        """Send until closed; returns the close code."""
        while True:
            while self._queue:
                await send(self._pop())
            if self._closing:
                return self.code
            self._wake.clear()
            await self._wake.wait()
