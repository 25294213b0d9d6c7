"""Tables of a server that a terminal joins."""

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from grimtable.look.texts import Texts
from server.serving import Player, Served, is_open, run

CHANCE = random.Random(4)

LONG = 120.0
"""Seconds a whole game may take on a busy machine."""
ENGLISH = Texts("en")


class GameSession:
    """A host who answers anything, and a terminal beside."""

    def __init__(self, server: Served, link: str, host: Player) -> None:
        self.room = server.services.hub.rooms[host.table]
        self.host = host
        self.link = link

    async def terminal(self, *words: str) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "grimtable.cli.main", "join", self.link, *words,
            stdin=pipe, stdout=pipe, stderr=pipe,
        )  # fmt: skip

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG):
            while not is_so():
                await asyncio.sleep(0.01)

    async def play(self, then: Callable[[int], None] = lambda answers: None) -> None:
        """Start, and answer until the end."""
        await self.host.browser.post(f"tables/{self.host.table}/start")
        answers = 0
        async with asyncio.timeout(LONG):
            while self.room.state.phase != "over":
                question = self.host.question(0)
                if question and await is_open(self.host, 0):
                    answers += 1
                    await self.host.answer(CHANCE.choice(question["options"])["move"])
                    then(answers)
                await asyncio.sleep(0.001)


async def seated(
    server: Served, game: str, seats: int, port: int = 0, *, bots: int = 1, **options: str
) -> GameSession:
    host = server.browser("Ada")
    levels = ["random"] * bots
    opened = await host.create(game=game, seats=seats, bots=levels, options=options)
    table = opened["table"]["id"]
    return GameSession(
        server, f"http://127.0.0.1:{port or server.port}/table/{table}", await host.sit(table)
    )


def served(tmp_path: Path, test: Callable[[Served], Awaitable[None]]) -> None:
    async def main() -> None:
        async with Served(tmp_path) as server:
            await test(server)

    run(main())
