"""Trials are shared and rare: asking often costs the disk nothing."""

import asyncio
from pathlib import Path

import pytest

from grimtable.server.write_check import INTERVAL, WriteCheck
from server.hand_clock import HandClock
from server.house import House
from server.order.failing import Failing
from server.order.playing import run
from server.serving import SOON


def test_many_who_ask_share_one_trial_a_second(tmp_path: Path) -> None:
    """T70"""

    async def scene(house: House) -> None:
        storage, clock = house.hub.storage, house.clock
        assert isinstance(clock, HandClock)
        check = WriteCheck(storage, clock)
        before = storage.commits
        assert all(await asyncio.gather(*[check.can_write() for _ in range(50)]))
        assert await check.can_write()
        assert storage.commits == before + 1
        await clock.turn(INTERVAL)
        assert all(await asyncio.gather(*[check.can_write() for _ in range(50)]))

        assert storage.commits == before + 2

    run(tmp_path, scene)


def test_a_move_that_cannot_be_kept_is_a_trial_too(tmp_path: Path) -> None:
    """T70: it is told at once; the next trial that succeeds ends it."""

    async def scene(house: House) -> None:
        storage, clock = house.hub.storage, house.clock
        assert isinstance(clock, HandClock)
        check = WriteCheck(storage, clock)
        assert await check.can_write()
        storage.failures += 1
        assert not await check.can_write()
        await clock.turn(INTERVAL)
        assert await check.can_write()
        with Failing(house).down():
            await clock.turn(INTERVAL)
            assert not await check.can_write()

    run(tmp_path, scene)


def test_whoever_asks_during_a_slow_write_is_told_how_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T70: although the next asker begins another trial before they are told."""

    async def scene(house: House) -> None:
        storage, clock = house.hub.storage, house.clock
        assert isinstance(clock, HandClock)
        written: list[asyncio.Event] = []

        async def slowly(*_: object) -> None:
            written.append(asyncio.Event())
            await written[-1].wait()

        monkeypatch.setattr(storage, "write", slowly)
        check = WriteCheck(storage, clock)
        asked = []
        check_on = check._try

        async def tried() -> bool:
            """As the next asker comes between the end of a trial and the word about it."""
            is_written = await check_on()
            asyncio.get_running_loop().call_soon(ask)
            return is_written

        def ask() -> None:
            if len(asked) < 3:
                asked.append(asyncio.create_task(check.can_write()))

        monkeypatch.setattr(check, "_try", tried)
        ask()
        async with asyncio.timeout(SOON):
            for number in range(3):
                while len(written) <= number:
                    await asyncio.sleep(0)
                await clock.turn(INTERVAL)
                written[number].set()
            assert await asyncio.gather(*asked) == [True] * 3

    run(tmp_path, scene)
