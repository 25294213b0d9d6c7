"""Trials are shared and rare: asking often costs the disk nothing."""

import asyncio

import pytest

from grimtable.server.write_check import CHECK_INTERVAL, WriteCheck
from server.hand_clock import HandClock
from server.house import House
from server.order.failing import Failing
from server.serving import SOON


async def test_many_who_ask_share_one_trial_a_second(house: House) -> None:
    """T70"""

    storage, clock = house.hub.storage, house.clock
    assert isinstance(clock, HandClock)
    check = WriteCheck(storage, clock)
    before = storage.commits
    assert all(await asyncio.gather(*[check.can_write() for _ in range(50)]))
    assert await check.can_write()
    assert storage.commits == before + 1
    await clock.turn(CHECK_INTERVAL)
    assert all(await asyncio.gather(*[check.can_write() for _ in range(50)]))

    assert storage.commits == before + 2


async def test_a_move_that_cannot_be_kept_is_a_trial_too(house: House) -> None:
    """T70: it is told at once; the next trial that succeeds ends it."""

    storage, clock = house.hub.storage, house.clock
    assert isinstance(clock, HandClock)
    check = WriteCheck(storage, clock)
    assert await check.can_write()
    storage.failures += 1
    assert not await check.can_write()
    await clock.turn(CHECK_INTERVAL)
    assert await check.can_write()
    with Failing(house).down():
        await clock.turn(CHECK_INTERVAL)
        assert not await check.can_write()


async def test_whoever_asks_during_a_slow_write_is_told_how_it_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T70: although the next asker begins another trial before they are told."""

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
            await clock.turn(CHECK_INTERVAL)
            written[number].set()
        assert await asyncio.gather(*asked) == [True] * 3
