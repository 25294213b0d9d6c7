"""Calls inside the server that wait until a test lets them go on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from grimtable.server.people.promises import GIVEN, MINE
from server.serving import SOON, Served

Call = Callable[..., Awaitable[Any]]


class CallHold:
    """`hold = CallHold(people, "issue")`: the next call of this method waits until `open`."""

    def __init__(
        self, owner: Any, name: str, wanted: Callable[..., bool] = lambda *_: True
    ) -> None:
        self._call: Call = getattr(owner, name)
        self._wanted = wanted
        self._restore = lambda: setattr(owner, name, self._call)
        self._held, self._open = asyncio.Event(), asyncio.Event()
        setattr(owner, name, self._pass)

    async def _pass(self, *values: Any, **named: Any) -> Any:
        if self._wanted(*values) and not self._held.is_set():
            self._held.set()
            await self._open.wait()
        return await self._call(*values, **named)

    async def held(self) -> None:
        """Until somebody waits at it."""
        await asyncio.wait_for(self._held.wait(), SOON)

    def open(self) -> None:
        """Whoever waits goes on, and nobody is held any more."""
        self._open.set()
        self._restore()


def promising(storage: Any) -> CallHold:
    """Holds whoever is about to be promised a seat by the register."""
    return CallHold(storage, "write", lambda first, *_: first[0].startswith(GIVEN))


def promised(storage: Any) -> CallHold:
    """Holds people to whom the register promised a seat, before the log says so."""
    return CallHold(storage, "fetch", lambda sql, *_: sql == MINE)


async def is_waiting(server: Served, table: str) -> None:
    """Until somebody waits for whoever sits down at this moment."""
    lock = server.services.hub.rooms[table].seat_lock
    async with asyncio.timeout(SOON):
        while not lock._waiters:  # type: ignore[attr-defined]
            await asyncio.sleep(0.001)
