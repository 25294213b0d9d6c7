"""Whoever comes back says where they stopped, and is told the rest: no gap, nothing twice."""

import json
from functools import partial

import pytest

from grimtable.server.table.audience.outbox import MAX_BYTES, MAX_MESSAGES
from server.house import House
from server.order.client import Client, settle
from server.order.memory import Message
from server.order.playing import GAMES, arrive, dealt, ready
from server.order.rough import Rough


async def step(house: House, clients: list[Client], steps: int = 1) -> None:
    """Some answers, by whoever is asked and here."""
    for _ in range(steps):
        here = [client for client in clients if client.is_connected]
        client = await ready(house, here, Rough(steps))
        client.pending = client.choose()
        await client.send(client.pending)
        await arrive(house, client)


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("missed", [0, 1, 5])
async def test_what_was_missed_is_told_in_numbers(house: House, game: str, missed: int) -> None:
    """T24: while another window of the same person listens, nothing has to be sent again."""

    room, clients = await dealt(house, game, 2)
    ada = clients[0]
    twin = await Client(house, room.id, 0).connect()
    await step(house, clients, 4)
    wholes = ada.wholes
    ada.cut()
    await step(house, [twin, clients[1]], missed)
    await ada.connect()
    await settle(house)

    ada.check()
    assert ada.wholes == wholes
    assert ada.n == twin.n


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_who_was_alone_and_away_is_told_everything(house: House, game: str) -> None:
    """T24: the numbers must not pretend that nothing was missed."""

    _, clients = await dealt(house, game, 2)
    for away in clients * 4:
        away.cut()
        await settle(house)
        others = [client for client in clients if client.is_connected and client.options]
        if others:
            await step(house, others)
        await away.connect()
        await settle(house)

        away.check()
        await step(house, clients, 3)


@pytest.mark.pace(0)
async def test_an_undo_while_away_takes_the_old_story_with_it(house: House) -> None:
    """T24, T29: events that were taken back do not survive in who did not hear of it."""

    room, (ada, bea) = await dealt(house, "grimwood", 2, options={"first_player": "seat_1"})
    number = room.state.game.vocabulary.number
    await ada.send(ada.answer_with(number("draw")))
    await settle(house)
    old = list(bea.story)
    bea.cut()
    await room.commits.commit(partial(room.state.draft, -1, "undo", [0]))
    await settle(house)
    while len(ada.story) <= len(old):
        ada.count += 1
        moves = [move for move in ada.options if move != number("draw")]
        await ada.send(ada.answer_with((moves or ada.options)[0]))
        await settle(house)
    await bea.connect()
    await settle(house)

    bea.check()
    assert bea.story[: len(old)] != old


@pytest.mark.pace(0)
async def test_numbers_of_the_future_or_of_another_epoch_bring_everything(house: House) -> None:
    """T3, T24"""

    room, clients = await dealt(house, "grim_farmer", 2)
    await step(house, clients, 3)
    for epoch, n, story in (
        (clients[0].epoch, 10**6, 10**6),
        ("elsewhere", clients[0].n, 5),
        (clients[0].epoch, -1, -1),
        (clients[0].epoch, 0, -5),
        ("", 0, 10**6),
    ):
        lost = Client(house, room.id, 0)
        await lost.connect()
        await settle(house)
        frames: list[Message] = []
        lost.overheard = frames
        await lost.say("sync", epoch=epoch, n=n, story=story)
        await settle(house)

        kinds = [frame["type"] for frame in frames]
        assert kinds[0] == "hello" and kinds[-2:] == ["view", "decision"]
        assert [frame["n"] for frame in frames[:-1]] == [0] * (len(frames) - 1)
        lost.cut()


@pytest.mark.pace(0)
@pytest.mark.parametrize("game", GAMES)
async def test_a_sync_on_a_sound_line_brings_only_what_is_missing(house: House, game: str) -> None:
    """T25"""

    _, clients = await dealt(house, game, 2)
    await step(house, clients, 3)
    ada = clients[0]
    frames: list[Message] = []
    ada.overheard = frames
    await ada.say("sync", epoch=ada.epoch, n=ada.n - 3, story=len(ada.story))
    await settle(house)

    assert [frame["n"] for frame in frames] == [ada.n - 2, ada.n - 1, ada.n]


@pytest.mark.pace(0)
async def test_a_long_absence_does_not_choke_the_new_line(house: House) -> None:
    """T24, T40: everything that is told to somebody who comes back fits into the outbox."""

    room, clients = await dealt(house, "grimwood", 2)
    ada, bea = clients
    twin = await Client(house, room.id, 0).connect()
    await settle(house)
    for missed in range(MAX_MESSAGES - 8, MAX_MESSAGES + 8):
        ada.cut()
        start = twin.n
        while twin.n < start + missed:
            await bea.say("ping", target={"button": "draw"})
            await settle(house)
        await ada.connect()
        await settle(house)

        assert not ada.is_cut_off, missed
        ada.check()


@pytest.mark.pace(0)
async def test_a_table_of_talkers_can_be_come_back_to(house: House) -> None:
    """T24, T40: all that was ever said fits through the door."""

    _, (ada, bea) = await dealt(house, "grimwood", 2)
    for number in range(150):
        await bea.say("chat", text=f"line {number} " + "x" * 100)
    ada.cut()
    await ada.connect()
    await settle(house)

    assert not ada.is_cut_off
    ada.check()


@pytest.mark.pace(0)
async def test_the_longest_story_can_be_told_at_once(house: House) -> None:
    """T24, T40: a person without memory comes to a table of six at the end of a long game."""

    room = await house.table(
        "grim_farmer", 1, ("random",) * 5, options={"max_turns": "500"}, dice={"seed": 4}
    )
    state = room.state
    await room.commits.commit(lambda: state.draft_start(0))
    await settle(house)
    assert state.session is not None
    t = state.session.table
    while t.waiting and len(t.events or []) < 10_000:
        seat = next(seat for seat in range(6) if t.waiting >> seat & 1)
        t.push(seat, t.options_of(seat)[-1])
    late = await Client(house, room.id, 0).connect()
    await settle(house)

    assert not late.is_cut_off
    assert len(json.dumps(late.story)) > 2 * MAX_BYTES
    late.check()
