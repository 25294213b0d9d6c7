"""People leave, are stood in for, return, are removed: no table is stuck, one hand per seat."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from grimtable.kernel.errors import Refused
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.hosting import Hosting
from grimtable.server.http.lobby import Lobby
from grimtable.server.settings import Settings
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.automation.stand_ins import ABSENCE_GRACE
from grimtable.server.table.log.seats import ABSENCE_LIMIT
from grimtable.server.table.presence.shared_presence import HEARTBEAT
from grimtable.server.table.room import Room
from server.hand_clock import HandClock
from server.house import House
from server.order.client import Client, settle
from server.order.hands import check_hands
from server.order.playing import GAMES, dealt, run, turn, until

FIRST = {"first_player": "seat_1"}


class Front:
    """The services for the tables of a harness, and their callers."""

    def __init__(self, house: House) -> None:
        access = Access(house.hub, Settings(db=house.url), house.limits)
        self.lobby, self.hosting = Lobby(access), Hosting(access)

    def caller(self, room: Room, seat: int) -> Caller:
        return Caller("127.0.0.1", room.people[seat])

    async def leave(self, room: Room, seat: int) -> None:
        await self.lobby.leave(self.caller(room, seat), room.id, seat)

    async def kick(self, room: Room, host: int, seat: int) -> None:
        await self.hosting.kick(self.caller(room, host), room.id, seat)


async def checked(house: House, room: Room) -> None:
    """One hand per seat, all along."""
    await settle(house)
    check_hands(room.setup, await house.hub.storage.read(room.id))


async def goes_on(house: House, room: Room, clients: list[Client]) -> None:
    """Some rounds are played: nothing is stuck."""
    state = room.state
    start = state.entry_count
    random = Random(0)
    for _ in range(60):
        await settle(house)
        if state.entry_count > start + 25 or state.phase == "over":
            break
        for client in clients:
            if client.is_connected and client.options and not state.seat_states[client.seat].bot:
                client.count += 1
                await client.send(client.answer_with(random.choice(client.options)))
        await turn(house, 2.0)
    assert state.entry_count > start + 25 or state.phase == "over", "the table is stuck"
    await checked(house, room)


@pytest.mark.parametrize("game", GAMES)
async def test_who_leaves_in_the_middle_of_a_decision_cannot_answer_any_more(
    house: House, game: str
) -> None:
    """T30, T34: not even through a socket that is still open."""

    room, clients = await dealt(house, game, 3, options=FIRST)
    ada = clients[0]
    answer = ada.answer_with(ada.options[0])
    leaving = asyncio.create_task(Front(house).leave(room, 0))
    while room.state.seat_states[0].is_person:
        await asyncio.sleep(0)
    ply = room.state.entry_count
    await ada.send({**answer, "id": "before the socket closes"})
    await leaving
    await ada.send({**answer, "id": "while it closes"})
    for kind in ("undo", "take_back", "resign", "back"):
        await ada.say(kind)
    assert room.state.entry_count == ply
    assert not room.state.seat_states[0].is_person
    assert room.state.seat_states[0].bot
    assert room.state.host == 1
    ada.cut()
    await goes_on(house, room, clients[1:])


@pytest.mark.parametrize("game", GAMES)
async def test_while_a_bot_stands_in_its_person_says_so_first(house: House, game: str) -> None:
    """T30: an answer by the person and one by the bot never meet."""

    room, clients = await dealt(house, game, 2, options=FIRST, clock="fast")
    ada, bea = clients
    place = room.state.seat_states[0]
    await until(house, bea, lambda: place.is_stand_in, step=ANSWER_LIMITS["fast"] / 2)
    await until(house, bea, lambda: bool(ada.options), step=0.2)
    await ada.send({**ada.answer_with(ada.options[0]), "id": "mine"})
    await settle(house)
    assert ada.refusals[-1]["code"] == "stand_in"
    await ada.say("back")
    await settle(house)
    assert not place.bot
    ply = room.state.entry_count
    await turn(house, 5.0)
    entries = await house.hub.storage.read(room.id, ply)
    assert not [entry for entry in entries if entry.seat == 0 and entry.kind != "close"]
    await goes_on(house, room, clients)


@pytest.mark.parametrize("game", GAMES)
async def test_who_has_resigned_only_watches(house: House, game: str) -> None:
    """T30, T22"""

    room, clients = await dealt(house, game, 3, options=FIRST)
    ada = clients[0]
    answer = ada.answer_with(ada.options[0])
    await asyncio.gather(ada.say("resign"), ada.send(answer), ada.say("resign"))
    await settle(house)
    ply = room.state.entry_count
    for message in (
        {**answer, "id": "again"},
        {"type": "undo"},
        {"type": "take_back"},
        {"type": "wish", "wish": "end"},
        {"type": "resign"},
    ):
        await ada.send(message)
        await settle(house)
        assert ada.refusals[-1]["code"] in ("resigned", "nothing_to_do")
    await ada.say("back")
    ada.cut()
    await ada.connect()
    await settle(house)

    assert room.state.seat_states[0].bot
    assert "back" not in {entry.kind for entry in await house.hub.storage.read(room.id, ply)}
    await goes_on(house, room, clients)


@pytest.mark.parametrize("kicks_first", [True, False])
async def test_a_return_and_a_removal_at_the_same_time_leave_one_hand(
    house: House, kicks_first: bool
) -> None:
    """T30: whichever comes first, somebody plays that seat."""

    room, clients = await dealt(house, "grimwood", 3, options=FIRST)
    clients[1].cut()
    await turn(house, ABSENCE_LIMIT + 1)
    assert room.state.seat_states[1].is_absent
    kicking = Front(house).kick(room, 0, 1)
    if kicks_first:
        task = asyncio.create_task(kicking)
        while not room.commits.lock.locked():
            await asyncio.sleep(0)
        await clients[1].connect()  # the log has not heard of the kick yet
        await task
    else:
        await clients[1].connect()
        with pytest.raises(Refused, match="absent"):
            await kicking
    await settle(house)

    assert room.state.seat_states[1].is_person is not kicks_first
    assert bool(room.state.seat_states[1].bot) is kicks_first
    if kicks_first:
        clients[1].cut()
    await goes_on(house, room, clients)


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_who_returns_takes_over_from_a_thinking_bot(house: House, game: str) -> None:
    """T30: in the middle of the bot's pause; its answer does not count any more."""

    room, clients = await dealt(house, game, 2, options=FIRST)
    ada, bea = clients
    ada.cut()
    await turn(house, ABSENCE_GRACE - 0.1)
    await until(house, bea, lambda: room.state.seat_states[0].is_stand_in, step=0.05)
    await until(house, bea, lambda: 0 in room.state.awaited, step=0.3)
    await ada.connect()
    await settle(house)
    ply = room.state.entry_count
    await turn(house, 3.0)

    assert ada.options
    made = await house.hub.storage.read(room.id, ply)
    assert not [entry for entry in made if entry.seat == 0]
    await goes_on(house, room, clients)


async def test_a_live_window_does_not_wait_for_who_is_gone(house: House) -> None:
    """T30: leaving, being stood in for and returning while everybody may act at once."""

    options = {**FIRST, "phase3_mode": "arrival"}
    room, clients = await dealt(house, "grim_farmer", 4, options=options)
    front = Front(house)
    for client in clients:
        await client.send(client.answer_with(client.options[0]))
    await settle(house)
    assert type(room.state.t.stack[-1]).__name__ == "LiveRace"
    clients[1].cut()
    await front.leave(room, 2)
    await turn(house, ABSENCE_GRACE + 1)
    assert room.state.seat_states[1].is_stand_in
    await clients[1].connect()
    await settle(house)
    assert not room.state.seat_states[1].bot
    await goes_on(house, room, clients)


@pytest.mark.parametrize("game", GAMES)
async def test_when_all_were_gone_those_who_return_need_not_wait_for_the_rest(
    house: House, game: str
) -> None:
    """T30: without a clock too; and the same after a restart."""

    room, clients = await dealt(house, game, 3, options=FIRST)
    for client in clients:
        client.cut()
    await turn(house, 3 * ABSENCE_GRACE)
    assert not any(place.is_stand_in for place in room.state.seat_states)
    await clients[0].connect()
    await turn(house, ABSENCE_GRACE + 1)
    assert [place.is_stand_in for place in room.state.seat_states] == [False, True, True]
    await goes_on(house, room, clients[:1])

    await clients[1].connect()
    await settle(house)
    assert not room.state.seat_states[1].is_stand_in
    for client in clients:
        client.cut()
    await house.again()
    await clients[0].connect()
    room = clients[0].room
    await turn(house, ABSENCE_GRACE + 1)
    assert room.state.seat_states[1].is_stand_in
    await goes_on(house, room, clients[:1])


def test_people_at_two_processes_are_all_there(tmp_path: Path) -> None:
    """T30: who is not at this process is not taken for absent; who leaves the other one is."""

    async def scene(here: House) -> None:
        async with House(tmp_path, HandClock()) as there:
            room = await here.table("grimwood", 2)
            other = await there.hub.room(room.id)
            guests = [here.guest(room, 0), there.guest(other, 1)]

            async def meet() -> None:
                for _ in range(3):
                    for house, one in ((here, room), (there, other)):
                        await one.read_new_entries()
                        await house.hub.presence.beat()
                        await house.quiet()

            for house in (here, there):
                house.hub.presence.start()
            await room.commits.commit(lambda: room.state.draft_start(0))
            await meet()
            await meet()
            assert room.state.phase == other.state.phase == "playing"
            for _ in range(3):
                for guest in guests:
                    if guest.seat in guest.room.state.awaited and not room.state.is_reaction:
                        await guest.answer(guest.decision()["options"][0]["move"])
                    await meet()
                for _ in range(
                    int(ABSENCE_GRACE / HEARTBEAT / 2)
                ):  # neither takes the other for dead
                    await turn(here, HEARTBEAT)
                    await turn(there, HEARTBEAT)
                    await meet()

            kinds = {entry.kind for entry in await here.hub.storage.read(room.id)}
            assert not kinds & {"stand_in", "back"}
            await guests[1].leave()
            await meet()
            await turn(here, ABSENCE_GRACE + 1)
            assert room.state.seat_states[1].is_stand_in

    run(tmp_path, scene)


@pytest.mark.parametrize("game", GAMES)
async def test_when_everybody_has_left_the_bots_finish(house: House, game: str) -> None:
    """T30: the host too, one after the other."""

    room, clients = await dealt(house, game, 3, options=FIRST)
    front = Front(house)
    hosts = [room.state.host]
    for client in clients:
        await front.leave(room, client.seat)
        client.cut()
        hosts.append(room.state.host)
    for _ in range(60):
        if room.state.phase == "over":
            break
        await turn(house, 20.0)

    assert hosts == [0, 1, 2, -1]
    assert room.state.ended == "played"
    await checked(house, room)


async def test_a_place_that_somebody_takes_over_is_theirs_alone(house: House) -> None:
    """T30: many connections of one person are still one hand."""

    room, clients = await dealt(house, "grimwood", 2, options=FIRST)
    tabs = [await Client(house, room.id, 0).connect() for _ in range(3)]
    await settle(house)
    message = tabs[0].answer_with(tabs[0].options[0])
    others = [{**message, "id": f"tab{number}"} for number in range(3)]
    talk = zip(tabs, others, strict=True)
    await asyncio.gather(*[tab.send(said) for tab, said in talk])
    await settle(house)

    assert sum(len(tab.accepted) for tab in tabs) == 1
    assert sum(len(tab.refusals) for tab in tabs) == 2
    for tab in [*tabs, *clients]:
        tab.check()
