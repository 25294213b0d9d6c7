"""A table with somebody who goes away and comes back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from grimtable.server.clock import Timer
from grimtable.server.table.log.seats import ABSENCE_LIMIT
from server.hand_clock import HandClock
from server.serving import Browser, Message, Player, Served, run

FIRST = {"first_player": "seat_1"}
BRIEF = 1.0
"""Seconds that are not waited for: how long a stranger's refusal takes is no matter here."""
CALM = 8


class PacedClock(HandClock):
    """Turned by hand, but what is due in a moment happens at once."""

    def __init__(self) -> None:
        super().__init__(pace=0.0)

    def timer(self, seconds: float, callback: Callable[[], object]) -> Timer:
        if seconds > BRIEF:
            return super().timer(seconds, callback)
        timer = Timer(self.now() + seconds, callback)
        asyncio.get_running_loop().call_soon(timer.fire)
        return timer


class Scene(Served):
    """A server whose time goes by when a test says so."""

    def __init__(self, folder: Path) -> None:
        self.clock = PacedClock()
        self.clock.rest = self.quiet
        super().__init__(folder, self.clock)

    async def quiet(self) -> None:
        """Until everything that can happen now has happened."""
        calm = 0
        while calm < CALM:
            rooms = self.services.hub.rooms.values()
            is_busy = any(room.driver.is_busy or room.commits.lock.locked() for room in rooms)
            calm = 0 if is_busy else calm + 1
            await asyncio.sleep(0.001 if is_busy else 0)

    async def turn(self, seconds: float) -> None:
        await self.clock.turn(seconds)
        await self.quiet()

    async def drop(self, player: Player) -> None:
        """A connection is lost, and the server has noticed."""
        (seat,) = player.seats
        await player.leave()
        while self.services.hub.rooms[player.table].attendance.is_here(seat):
            await asyncio.sleep(0.001)

    async def known(self, name: str) -> Browser:
        browser = self.browser(name)
        await browser.post("me", name=name)
        return browser

    async def taken_over(self, **form: Any) -> tuple[str, Player, Player, Player]:
        """A table whose second seat went from one person to another; the new one is called Eve."""
        table, (host, other) = await self.started(2, options=FIRST, **form)
        await self.drop(other)
        await self.turn(ABSENCE_LIMIT + 1)
        key = (await host.browser.post(f"tables/{table}/link", seat=1))["key"]
        eve = await self.known("Eve")
        await eve.post("seats/claim", key=key)
        return table, host, other, await eve.sit(table)


def play(folder: Path, scene: Callable[[Scene], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Scene(folder) as server:
            await scene(server)

    run(main())


async def until_card(player: Player, seat: int, wanted: Callable[[Message], Any]) -> Message:
    """The first card of a seat like this that a socket was told."""
    told = await player.until(
        lambda m: m["type"] == "presence" and wanted(m["table"]["seats"][seat])
    )
    card: Message = told["table"]["seats"][seat]
    return card
