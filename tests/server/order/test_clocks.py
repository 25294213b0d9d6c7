"""Clocks are fair: whatever the server does or suffers, it costs nobody time."""

import asyncio
from pathlib import Path

import pytest

from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.automation.seat_clocks import AFTER_RESTART, ANSWER_LIMITS
from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.room import Room
from grimtable.server.table.waking import Waker
from server.hand_clock import HandClock, JumpingClock
from server.house import Guest, House
from server.order.client import Client, settle
from server.order.playing import GAMES, dealt, run, turn, until
from server.test_rooms import steal

FAST = ANSWER_LIMITS["fast"]
FIRST = {"first_player": "seat_1"}


async def timeouts(house: House, room: Room) -> list[int]:
    """The seats for which a clock has answered."""
    log = await house.hub.storage.read(room.id)
    return [entry.seat for entry in log if entry.kind == "timeout"]


async def agreed(house: House, clients: list[Client], wish: str) -> None:
    await clients[0].say("wish", wish=wish)
    for client in clients[1:]:
        await client.say("consent", agrees=True)
    await settle(house)


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_is_late_before_the_last_second(house: House, game: str) -> None:
    """T47"""

    room, _ = await dealt(house, game, 2, options=FIRST, clock="fast")
    await turn(house, FAST - 0.01)
    assert await timeouts(house, room) == []
    await turn(house, 0.02)
    assert 0 in await timeouts(house, room)


@pytest.mark.parametrize("game", GAMES)
async def test_a_pause_gives_everybody_the_full_time_again(house: House, game: str) -> None:
    """T47"""

    room, clients = await dealt(house, game, 2, options=FIRST, clock="fast")
    await turn(house, FAST - 1)
    await agreed(house, clients, "pause")
    await turn(house, 10 * FAST)
    assert await timeouts(house, room) == []
    await agreed(house, clients, "resume")
    await turn(house, FAST - 1)
    assert await timeouts(house, room) == []
    await clients[0].send(clients[0].answer_with(clients[0].options[0]))
    assert clients[0].refusals == []


async def test_a_reaction_window_stands_still_in_a_pause(house: House) -> None:
    """T47: it does not close over who may not answer, and is open in full afterwards."""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    await guests[0].say("wish", wish="pause")
    await guests[1].say("consent", agrees=True)
    await house.quiet()
    assert room.state.is_paused
    ply = room.state.entry_count
    await turn(house, 100.0)
    assert room.state.entry_count == ply
    await guests[0].say("wish", wish="resume")
    await guests[1].say("consent", agrees=True)
    await turn(house, REACTION_TIMES["fast"] - 0.1)
    assert room.state.is_reaction
    victim = guests[room.state.awaited[0]]
    await victim.answer(victim.decision()["options"][0]["move"])
    assert not victim.last("refusal")
    await turn(house, 0.2)
    assert not room.state.pending_answers


async def test_no_window_closes_after_the_end(house: House) -> None:
    """T22, T47"""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await steal(guests)
    await guests[0].say("wish", wish="end")
    await guests[1].say("consent", agrees=True)
    await house.quiet()
    assert room.state.phase == "over"
    ply = room.state.entry_count
    await turn(house, 1000.0)

    assert room.state.entry_count == ply
    assert len(await house.hub.storage.read(room.id)) == ply


@pytest.mark.parametrize("game", GAMES)
async def test_a_restart_gives_everybody_the_full_time_again(house: House, game: str) -> None:
    """T27, T47: also to those who have not come back yet."""

    room, clients = await dealt(house, game, 2, options=FIRST, clock="fast")
    for _ in range(3):
        await turn(house, FAST - 1)
        for client in clients:
            client.cut()
        await house.again()
        await Waker(house.hub).wake()
        for client in clients:
            await client.connect()
        await settle(house)
        room = clients[0].room

        assert await timeouts(house, room) == []


async def test_an_answer_that_arrived_in_time_is_not_late(house: House) -> None:
    """T47: the disk takes long; the clock rings while the answer is being written."""

    room, clients = await dealt(house, "grim_farmer", 2, options=FIRST, clock="fast")
    ada, bea = clients
    await turn(house, FAST + 0.1)
    assert await timeouts(house, room) == [0, 1]  # once late; twice, and a bot takes over
    while room.state.is_reaction:
        await turn(house, REACTION_TIMES["fast"])
    async with room.commits.lock:  # somebody else's step is being written
        saying = [
            room.driver.spawn(client.send(client.answer_with(*client.whole_answer())))
            for client in clients
        ]
        await asyncio.sleep(0)
        assert isinstance(house.clock, HandClock)
        house.clock.rest = _nothing
        await house.clock.turn(FAST + 0.1)
    await asyncio.gather(*saying)
    await settle(house)

    assert await timeouts(house, room) == [0, 1]
    assert not any(place.is_stand_in for place in room.state.seat_states)
    assert ada.refusals == bea.refusals == []
    assert ada.accepted and bea.accepted


async def _nothing() -> None:
    """Time passes, nothing else does."""


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_takes_over_from_a_stand_in_has_the_full_time(
    house: House, game: str
) -> None:
    """T47, T30: and is not taken for late at the first delay."""

    room, clients = await dealt(house, game, 2, options=FIRST, clock="fast")
    ada, bea = clients
    await until(house, bea, lambda: room.state.seat_states[0].is_stand_in, step=FAST / 2)
    await ada.say("back")
    await until(house, bea, lambda: bool(ada.options) and not bea.options, step=0.1)
    late = len(await timeouts(house, room))
    await turn(house, FAST - 6.0)
    assert len(await timeouts(house, room)) == late
    await turn(house, 6.1)
    assert (await timeouts(house, room))[late:] == [0]
    assert not room.state.seat_states[0].is_stand_in


@pytest.mark.parametrize("hours", [-1, 1, -24 * 365])
def test_setting_the_time_of_day_changes_nothing(tmp_path: Path, hours: int) -> None:
    """T26, T47"""
    clock = JumpingClock()

    async def scene(house: House) -> None:
        room, clients = await dealt(house, "grim_farmer", 2, options=FIRST, clock="fast")
        await turn(house, FAST - 1)
        clock.hours = hours
        house.hub.sweep()
        assert room.id in house.hub.rooms
        assert await timeouts(house, room) == []
        for client in clients:
            await client.send(client.answer_with(client.options[0]))
            assert client.refusals == []
        clients[0].cut()
        await turn(house, ABSENCE_GRACE - 1)
        assert not room.state.seat_states[0].is_stand_in
        await turn(house, 2)
        assert room.state.seat_states[0].is_stand_in

    run(tmp_path, scene, clock=clock)


async def test_a_clock_of_days_goes_on_while_nobody_is_there(house: House) -> None:
    """T47, T30: the room is put away after a while; who is late is late all the same."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST, clock="days")
    house.hub.start_sweeping()
    for _ in range(4):
        for client in clients:
            client.cut()
        await turn(house, 86_400)
        await clients[1].connect()  # looks once a day whether something has happened
        await settle(house)

    assert 0 in await timeouts(house, room)


DAYS = ANSWER_LIMITS["days"]
HOUR = 3600.0


async def again_after(house: House, room: Room, seconds: float) -> Room:
    """The server is not running for a while; then it loads the table by itself."""
    await house.hub.close()
    assert isinstance(house.clock, HandClock)
    house.clock.skip(seconds)
    await house.__aenter__()
    await Waker(house.hub).wake()
    return house.hub.rooms[room.id]


async def test_a_clock_of_days_goes_on_over_restarts(house: House) -> None:
    """T47: a server that is restarted every night does not give everybody three days each time."""

    room, _ = await dealt(house, "grimwood", 2, options=FIRST, clock="days")
    await turn(house, 24 * HOUR)
    room = await again_after(house, room, 60.0)
    await turn(house, 24 * HOUR)
    room = await again_after(house, room, 60.0)
    await turn(house, DAYS - 48 * HOUR - 180)
    assert await timeouts(house, room) == []
    await turn(house, 120)

    assert 0 in await timeouts(house, room)


async def test_a_long_outage_leaves_half_a_day_to_answer(house: House) -> None:
    """T47: nobody is late because the server was."""

    room, _ = await dealt(house, "grimwood", 2, options=FIRST, clock="days")
    room = await again_after(house, room, 30 * 24 * HOUR)
    await turn(house, AFTER_RESTART - 1)
    assert await timeouts(house, room) == []
    await turn(house, 2)

    assert 0 in await timeouts(house, room)


@pytest.mark.parametrize("hours", [-5000, 5000])
def test_a_system_time_that_jumps_shortens_no_clock_of_days_below_half_a_day(
    tmp_path: Path, hours: int
) -> None:
    """T47, T69"""
    clock = JumpingClock()

    async def scene(house: House) -> None:
        room, _ = await dealt(house, "grimwood", 2, options=FIRST, clock="days")
        clock.hours = hours
        room = await again_after(house, room, 1.0)
        await turn(house, AFTER_RESTART - 1)
        assert await timeouts(house, room) == []
        await turn(house, DAYS)
        assert 0 in await timeouts(house, room)

    run(tmp_path, scene, clock=clock)


async def test_who_comes_back_is_told_how_much_time_is_left(house: House) -> None:
    """T47"""

    room, guests = await house.started("grimwood", 2, options=FIRST, clock="fast")
    await turn(house, 10.0)
    again: Guest = house.guest(room, 0)
    await house.quiet()
    assert again.last("clock")["left"]["0"] == pytest.approx(FAST - 10)
    await steal(guests)
    await turn(house, 1.0)
    again = house.guest(room, 0)
    await house.quiet()

    assert again.last("clock")["window"] == pytest.approx(REACTION_TIMES["fast"] - 1)
