"""Sockets are cut and messages mangled in the middle of games: nothing is lost or doubled."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from grimtable.server.table.room import Room
from grimtable.sessions.records import Record
from server.house import House
from server.order.client import Client, settle
from server.order.playing import GAMES, dealt, play, undisturbed
from server.order.rough import CUTS, MESSES, Fault, Rough
from sizes import SIZES


@pytest.mark.pace(0)
@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_faults_ends_like_one_without(house: House, game: str) -> None:
    """T21, T24, T25"""

    for seed, record in islice(long_games(game), SIZES["cut_games"]):
        room, clients = await dealt(house, game, seed=seed)
        await play(house, clients, Rough(seed), chosen(seed))

        assert room.state.record() == record
        await check_answers(house, room, clients)


@pytest.mark.parametrize("waits", range(4))
async def test_a_step_is_finished_without_whoever_asked_for_it(house: House, waits: int) -> None:
    """T24, T26: the socket's task is cancelled at any point; the others are told all the same."""

    room, (ada, bea) = await dealt(house, "grimwood", 2, options={"first_player": "seat_1"})
    message = ada.answer_with(ada.options[0])
    task = asyncio.create_task(ada.send(message))
    await asyncio.sleep(0)
    for _ in range(waits):
        await asyncio.sleep(0)
    task.cancel()
    ada.cut()
    await asyncio.gather(task, return_exceptions=True)
    await settle(house)

    log = await house.hub.storage.read(room.id)
    assert len(log) == room.state.entry_count
    assert log[-1].id == f"0:{message['id']}"
    bea.check()


def long_games(game: str) -> Iterator[tuple[int, Record]]:
    """Games in which enough can go wrong, and not much besides."""
    for seed in count():
        record = undisturbed(game, seed=seed)
        if 6 * SIZES["cuts"] < len(record.moves) < 15 * SIZES["cuts"]:
            yield seed, record


def chosen(seed: int) -> list[Fault]:
    """This number of cuts, and as many messages that come too late, twice or in pieces."""
    numbers = range(SIZES["cuts"])
    every = [kinds[number % len(kinds)] for kinds in (CUTS, MESSES) for number in numbers]
    Random(seed).shuffle(every)
    return every


async def check_answers(house: House, room: Room, clients: list[Client]) -> None:
    """Every accepted answer is in the log, once; everybody knows all, and was refused nothing."""
    await settle(house)
    log = await house.hub.storage.read(room.id)
    assert [entry.number for entry in log] == list(range(len(log)))
    ids = Counter(entry.id for entry in log if entry.kind in ("move", "answer"))
    for client in clients:
        for id in client.accepted:
            assert ids[f"{client.seat}:{id}"] == 1
        assert {refusal["code"] for refusal in client.refusals} <= {"malformed"}
        client.check()
