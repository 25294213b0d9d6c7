"""After a start tables are read when somebody comes, or when something is due at them."""

import asyncio
from pathlib import Path

import pytest

from grimtable.server.storage.group import GroupCommit
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.room import Room
from grimtable.sessions.session import Entry
from server.hand_clock import HandClock
from server.house import House
from server.serving import SOON, Served

FIRST = {"first_player": "seat_1"}


async def begun(house: House, **setup: object) -> Room:
    """A game of two people, in progress."""
    room = await house.table("grimwood", 2, options=FIRST, dice={"seed": 1}, **setup)
    await room.commits.commit(lambda: room.state.draft_start(0))
    await house.quiet()
    return room


async def shuffling(house: House) -> Room:
    """Both have sat down, and neither has given a part."""
    room = await house.table("grimwood", 2, options=FIRST)
    await room.commits.commit(lambda: room.state.draft_start(0))
    await house.quiet()
    return room


async def deserted(house: House) -> Room:
    """Bots play on where everybody has resigned."""
    room = await begun(house)
    for seat in range(2):
        await room.commits.commit(lambda: room.state.draft_resign(seat))  # noqa: B023
    return room


class Reading:
    """Notes whose log is read; one of them is not to be had for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[str] = []
        self.stuck = ""
        self.is_free = asyncio.Event()
        read = GroupCommit.read

        async def noted(storage: GroupCommit, table: str, from_number: int = 0) -> list[Entry]:
            if not from_number:
                self.tables.append(table)
                if table == self.stuck:
                    await self.is_free.wait()
            return await read(storage, table, from_number)

        monkeypatch.setattr(GroupCommit, "read", noted)


def test_nobody_waits_for_the_tables_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T71: the server is open before any table is loaded; due clocks are first, and ring."""

    async def main() -> None:
        clock = HandClock(0)
        async with House(tmp_path, clock) as house:
            days = await begun(house, clock="days")
            relaxed = await begun(house, clock="relaxed")
            await clock.turn(1.0)
            fast = await begun(house, clock="fast")
            quiet = await begun(house)
            asked = await begun(house)
            open_shuffle = await shuffling(house)
        reading = Reading(monkeypatch)
        reading.stuck = open_shuffle.id
        clock = HandClock(0, clock.now())
        async with asyncio.timeout(SOON), Served(tmp_path, clock) as server:
            guest = server.browser("Gast")
            assert (await guest.get(f"tables/{asked.id}"))["table"]["phase"] == "playing"
            assert server.services.hub.rooms.keys() == {asked.id}
            reading.is_free.set()
            due = [open_shuffle.id, fast.id, relaxed.id, days.id]
            while len(server.services.hub.rooms) < 1 + len(due):
                await asyncio.sleep(0.001)
            assert [table for table in reading.tables if table != asked.id] == due
            assert quiet.id not in server.services.hub.rooms
            room = server.services.hub.rooms[fast.id]
            clock.rest = lambda: asyncio.sleep(0)
            await clock.turn(ANSWER_LIMITS["fast"])
            while "timeout" not in await kinds(server, room.id):
                await asyncio.sleep(0.001)

    asyncio.run(main())


async def kinds(server: Served, table: str) -> list[str]:
    return [entry.kind for entry in await server.services.hub.storage.read(table)]


def test_bots_that_are_alone_play_on(tmp_path: Path) -> None:
    """T71: to the end of the game, as before the restart."""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room = await deserted(house)
            before = room.state.entry_count
        async with asyncio.timeout(SOON), Served(tmp_path) as server:
            while len(await kinds(server, room.id)) <= before:
                await asyncio.sleep(0.001)

    asyncio.run(main())


def test_whoever_goes_away_does_not_stop_the_loading_of_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T71: others wait for the same table, and get it."""

    async def main() -> None:
        async with House(tmp_path, HandClock(0)) as house:
            table = (await begun(house)).id
        reading = Reading(monkeypatch)
        reading.stuck = table
        async with asyncio.timeout(SOON), House(tmp_path, HandClock(0)) as house:
            first, second, third = (asyncio.create_task(house.hub.room(table)) for _ in range(3))
            while not reading.tables:
                await asyncio.sleep(0.001)
            first.cancel()
            third.cancel()
            await asyncio.wait([first, third])
            reading.is_free.set()

            assert (await second).id == table
            assert reading.tables == [table]

    asyncio.run(main())
