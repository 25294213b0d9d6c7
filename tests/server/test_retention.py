"""A clock that is set wrong ends and deletes nothing; time that goes by does."""

from pathlib import Path

import pytest

from grimtable.server.uptime import DAY, READINGS_KEPT, ClockHistory, quiet_since
from server.hand_clock import JumpingClock
from server.serving import Served, problem, run

MONTH = 31


async def days(server: Served, clock: JumpingClock, count: int) -> None:
    """This number of days goes by, and the server looks through its tables once a day."""
    for _ in range(count):
        clock.skip(DAY)
        server.services.hub.sweep()
        await server.services._retention.sweep()


def test_a_clock_that_jumps_a_month_ahead_ends_and_deletes_nothing(tmp_path: Path) -> None:
    """T69: it has a week in which it can be set right."""

    async def main() -> None:
        clock = JumpingClock(pace=0.0)
        async with Served(tmp_path, clock, keep_days=30.0) as server:
            waiting, (ada, _) = await server.table(2)
            playing, players = await server.started(2)
            await days(server, clock, READINGS_KEPT)
            clock.hours = MONTH * 24
            await days(server, clock, READINGS_KEPT - 2)

            assert (await ada.get(f"tables/{waiting}"))["table"]["phase"] == "waiting"
            assert (await players[0].browser.get(f"tables/{playing}"))["table"][
                "phase"
            ] == "playing"
            assert (await ada.get("me"))["is_known"]
            clock.hours = 0
            await days(server, clock, 3)
            assert (await ada.get(f"tables/{waiting}"))["table"]["phase"] == "waiting"

    run(main())


def test_time_that_goes_by_ends_and_deletes(tmp_path: Path) -> None:
    """T69, T44"""

    async def main() -> None:
        clock = JumpingClock(pace=0.0)
        async with Served(tmp_path, clock, keep_days=40.0) as server:
            table, (ada, _) = await server.table(2)
            await days(server, clock, 29)
            assert (await ada.get(f"tables/{table}"))["table"]["phase"] == "waiting"
            await days(server, clock, 2)
            assert (await ada.get(f"tables/{table}"))["table"]["ended"] == "expired"
            await days(server, clock, 42)

            assert await ada.not_shown(f"tables/{table}") == (404, "unknown")

    run(main())


def test_setting_the_time_of_day_ends_no_ban(tmp_path: Path) -> None:
    """T69"""

    async def main() -> None:
        clock = JumpingClock(pace=0.0)
        async with Served(tmp_path, clock) as server:
            ada, access = server.browser("Ada"), server.services.access
            until = clock.now() + 3600
            await access.hub.storage.write(
                ("INSERT INTO bans (address, until) VALUES (?, ?)", ("127.0.0.1", until))
            )
            await access.read_bans()
            for hours in (0, MONTH * 24, -MONTH * 24):
                clock.hours = hours
                await access.read_bans()
                assert problem(await ada.http.get("me")) == (403, "banned")
            clock.hours = 0
            clock.skip(3601)
            await access.read_bans()
            assert await ada.get("me") == {"is_known": False}

    run(main())


@pytest.mark.parametrize("keep", [1, 2, 7, 14, 30, 365])
def test_what_is_old_is_old_by_two_readings(keep: int) -> None:
    """T69"""
    walls = [100 * DAY + day * DAY for day in range(READINGS_KEPT)]
    now = walls[-1]

    assert quiet_since(ClockHistory(walls), now, keep * DAY) == now - keep * DAY
    assert quiet_since(ClockHistory(walls[:1]), now, keep * DAY) is None
    jumped = quiet_since(ClockHistory(walls), now + 31 * DAY, keep * DAY)
    assert jumped is not None and jumped <= now - keep * DAY
