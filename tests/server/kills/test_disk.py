"""The disk is full, or nothing can be written at all: a real server waits and goes on."""

import asyncio
from pathlib import Path

import pytest

from server.kills.checks import check_ends
from server.kills.load import GAMES, Load
from server.kills.process import Process


@pytest.mark.parametrize("room", [20_000, None], ids=["full", "read_only"])
def test_without_a_disk_moves_are_refused_and_nothing_is_half_done(
    tmp_path: Path, room: int | None
) -> None:
    """T26: as soon as there is room again, it goes on without a restart."""

    async def main() -> None:
        async with Process(tmp_path) as server:
            load = Load(server, GAMES[:2])
            await load.begin()
            await load.grows_by(20)
            async with load.sitting_down:
                server.allow(0 if room is None else server.size + room)
                await load.is_refused("storage_down", 12)
                entries, accepted = server.entries(), load.accepted
                await load.is_refused("storage_down", 12)
                if room is None:  # with some room left, small things may still find place
                    assert (server.entries(), load.accepted) == (entries, accepted)
                server.allow(None)
            await load.grows_by(60)
            await load.end()
            server.kill()

            load.check(await server.logs())
            assert server.starts == 1
        await check_ends(server, load.finished)

    asyncio.run(main())
