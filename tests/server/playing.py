"""How tests play on in a room."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server.hand_clock import HandClock
from server.house import Guest, House


def run(tmp_path: Path, scene: Callable[[House], Awaitable[None]], *, pace: float = 1.0) -> None:
    async def main() -> None:
        async with House(tmp_path, HandClock(pace)) as house:
            await scene(house)

    asyncio.run(main())


async def steal(guests: list[Guest]) -> None:
    """Play until somebody is stolen from."""
    state = guests[0].room.state
    for _ in range(200):
        if state.is_reaction:
            return
        guest = guests[state.awaited[0]]
        options = guest.decision()["options"]
        steals = [option for option in options if option["verb"] == "steal"]
        await guest.answer((steals or options)[-1]["move"])
    raise AssertionError("nobody stole")
