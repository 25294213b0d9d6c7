"""`kill -9` under load: whatever was accepted is there, once, and every table goes on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from server.kills.checks import check_ends
from server.kills.load import Load
from server.kills.process import Process
from sizes import SIZES

WAYS = {"sqlite": ("inside", "after", "", "before"), "postgresql": ("", "after", "", "before")}
"""At exact points of a commit, or at any moment."""


@pytest.mark.property
def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path, url: str) -> None:
    """T18, T21, T24, T26, T27: at each step of the write path, and anywhere."""
    ways = WAYS[url.partition(":")[0]]

    async def main() -> None:
        random = Random(26)
        dooms = [ways[number % len(ways)] for number in range(SIZES["server_kills"])]
        async with Process(tmp_path, dooms[0], url) as server:
            load = Load(server)
            await load.begin()
            for doom, next_doom in zip(dooms, [*dooms[1:], ""], strict=True):
                await load.grows_by(random.randrange(20, 120))
                async with load.sitting_down:
                    if doom:
                        await server.die()
                    else:
                        server.kill()
                    load.check(await server.logs())
                    await server.start(next_doom)
            await load.end()
            server.kill()

            load.check(await server.logs())
            assert server.starts == SIZES["server_kills"] + 1
            assert any(person.wholes > 1 for person in load.people)
        await check_ends(server, load.finished)

    asyncio.run(main())
