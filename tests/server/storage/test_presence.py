"""Who is at which process; a process that dies takes its people with it."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from grimtable.server.table.presence.shared_presence import DEAD_AFTER, HEARTBEAT
from server.hand_clock import HandClock
from server.house import House

if TYPE_CHECKING:
    from server.storage.database import Database


async def beat(*houses: House) -> None:
    for house in houses:
        assert isinstance(house.clock, HandClock)
        house.clock.skip(HEARTBEAT)
        await house.hub.presence.beat()


def test_whoever_was_at_a_dead_process_is_gone_after_a_while(
    tmp_path: Path, postgres: "Database"
) -> None:
    """T30, T53: and nobody is taken for dead who still counts."""
    url = postgres.empty()

    async def main() -> None:
        async with House(tmp_path, url=url) as near, House(tmp_path, url=url) as far:
            for house in (near, far):
                house.hub.presence.start()
            room = await near.table(people=2)
            there = await far.hub.room(room.id)
            far.guest(there, 1)
            await far.quiet()
            while not room.attendance.is_here(1):
                await beat(near, far)
            for _ in range(4):
                await beat(near, far)
                assert room.attendance.is_here(1) and not room.attendance.is_here(0)
            silent = 0
            while room.attendance.is_here(1):
                await beat(near)
                silent += 1

            assert silent == DEAD_AFTER / HEARTBEAT + 1  # the first has still heard the last of it
            await beat(far, near)  # it was only slow
            assert room.attendance.is_here(1)

    asyncio.run(main())


def test_a_server_alone_with_its_file_writes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with House(tmp_path) as house:
            room, _ = await house.started()
            rows = await house.hub.storage.fetch("SELECT 1 FROM presence")

            assert (rows, room.attendance.is_here(0)) == ([], True)

    asyncio.run(main())
