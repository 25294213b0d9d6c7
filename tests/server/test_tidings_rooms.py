"""Grimm Tidings at a table of the server: by turns and live, through a restart."""

import asyncio
from pathlib import Path

import pytest

from grimtable.look.keep import fingerprint
from grimtable.look.records import replay
from server.hand_clock import HandClock
from server.house import House, play_on

SHORT = {"turn_cap": "10"}
STEPS = 120


@pytest.mark.parametrize("windows", ["by_turns", "live"])
def test_after_a_restart_everything_stands_where_people_saw_it(
    tmp_path: Path, windows: str
) -> None:
    """GT-T6, GT-T12b"""

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            options = {**SHORT, "windows": windows}
            room, guests = await house.started("grimm_tidings", 3, options=options)
            for _ in range(4):
                await play_on(house, guests, STEPS // 4)
                before = fingerprint(room.course.t), room.course.ply
                views = [guest.last("view")["view"] for guest in guests]
                await house.again()
                room = await house.hub.room(room.id)

                assert (fingerprint(room.course.t), room.course.ply) == before
                guests = [house.guest(room, seat) for seat in range(3)]
                await house.quiet()
                assert [guest.last("view")["view"] for guest in guests] == views

    asyncio.run(main())


@pytest.mark.parametrize("how", ["leave", "resign"])
@pytest.mark.parametrize("windows", ["by_turns", "live"])
def test_the_table_goes_on_without_whoever_leaves_it(
    tmp_path: Path, windows: str, how: str
) -> None:
    """GT-R42"""
    options = {**SHORT, "windows": windows, "on_leave": "remove"}

    async def main() -> None:
        async with House(tmp_path, HandClock(1)) as house:
            room, guests = await house.started("grimm_tidings", 3, options=options)
            await play_on(house, guests, 40)
            gone = 1
            await room.step(lambda: room.course.draft(gone, how))
            stayed = [guest for guest in guests if guest.seat != gone]
            await play_on(house, stayed, 30)

            assert room.course.t.out == 1 << gone and not room.course.leaving
            assert not room.course.places[gone].bot and not room.course.places[gone].is_free
            before = fingerprint(room.course.t), room.course.ply
            await house.again()
            room = await house.hub.room(room.id)
            assert (fingerprint(room.course.t), room.course.ply) == before
            other = stayed[0].seat
            await room.step(lambda: room.course.draft(other, how))
            stayed = [house.guest(room, stayed[1].seat)]
            await play_on(house, stayed, 30)

            assert room.course.phase == "over"
            record = room.course.record()
            ended = replay(room.course.game, record).outcome()
            assert ended is not None and ended.winners == [stayed[0].seat]
            assert ended.reason == "all_left"

    asyncio.run(main())
