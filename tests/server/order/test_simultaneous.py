"""Several seats are asked at once: no order of answers changes anything, nobody is refused."""

import asyncio
from itertools import permutations
from random import Random

import pytest

from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.room import Room
from grimtable.sessions.saves import fingerprint
from server.house import House
from server.order.client import Client, settle
from server.order.memory import Message
from server.order.playing import dealt, turn
from sizes import SIZES

SEATS = 4
QUESTIONS = 10
"""More than a Turn has, so that every phase is among them."""
ORDERS = list(permutations(range(SEATS)))


def orders() -> list[tuple[int, ...]]:
    """All of them, or some."""
    return Random(1).sample(ORDERS, min(len(ORDERS), SIZES["orders"]))


def whole_answers(clients: list[Client]) -> dict[int, Message]:
    """What everybody who is asked is about to answer, each in one message."""
    messages = {}
    for client in clients:
        if client.options:
            client.count += 1
            messages[client.seat] = client.answer_with(*client.whole_answer())
    return messages


async def answered(
    house: House, room: Room, clients: list[Client], order: tuple[int, ...], *, at_once: bool
) -> list[str]:
    """Some questions to all, answered in this order; the fingerprints in between."""
    prints = []
    for _ in range(QUESTIONS):
        is_reaction = room.state.is_reaction
        messages = whole_answers(clients)
        said = [clients[seat].send(messages[seat]) for seat in order if seat in messages]
        if at_once:
            await asyncio.gather(*said)
        else:
            for saying in said:
                await saying
        await settle(house)
        if is_reaction:
            await turn(house, REACTION_TIMES["none"] + 0.1)
        prints.append(fingerprint(room.state.t))
        for client in clients:
            assert client.refusals == []
            assert client.fault is None
            client.check()
    return prints


@pytest.mark.property
@pytest.mark.parametrize(("mode", "at_once"), [("lot", True), ("rotation", False)])
async def test_in_every_order_a_gathering_comes_out_the_same(
    house: House, mode: str, at_once: bool
) -> None:
    """T23: draw numbers, the race, placing, challenges, rewards (GF-R7)."""

    seen: list[list[str]] = []
    for order in [tuple(range(SEATS)), *orders()]:
        room, clients = await dealt(
            house, "grim_farmer", SEATS, seed=5, options={"phase3_mode": mode}
        )
        seen.append(await answered(house, room, clients, order, at_once=at_once))

    assert all(prints == seen[0] for prints in seen)
    assert len(set(seen[0])) == QUESTIONS
    log = await house.hub.storage.read(room.id)
    passing = room.state.game.vocabulary.number("pass")
    assert [entry for entry in log if entry.kind == "answer" and entry.moves != [passing]]


async def to_live_race(house: House, room: Room, clients: list[Client]) -> None:
    """Draw nothing; then the call is made and the race is on."""
    for client in clients:
        await client.send(client.answer_with(client.options[0]))
    await settle(house)
    assert type(room.state.t.stack[-1]).__name__ == "LiveRace"


@pytest.mark.pace(0)
@pytest.mark.property
@pytest.mark.parametrize("at_once", [False, True], ids=["in_turn", "at_once"])
async def test_all_pass_a_live_window_in_every_order(house: House, at_once: bool) -> None:
    """T23: in the same millisecond too; none is refused, none is lost (GF-R7, arrival)."""

    ends = set()
    passing = None
    for order in [tuple(range(SEATS)), *orders()]:
        room, clients = await dealt(
            house, "grim_farmer", SEATS, seed=5, options={"phase3_mode": "arrival"}
        )
        await to_live_race(house, room, clients)
        passing = room.state.game.vocabulary.number("pass")
        said = []
        for seat in order:
            clients[seat].count += 1
            said.append(clients[seat].answer_with(passing))
        if at_once:
            talk = zip(order, said, strict=True)
            await asyncio.gather(*[clients[seat].send(message) for seat, message in talk])
        else:
            for seat, message in zip(order, said, strict=True):
                await clients[seat].send(message)
        await settle(house)

        assert all(client.refusals == [] for client in clients)
        assert all(client.accepted for client in clients)
        assert type(room.state.t.stack[-1]).__name__ == "Place"
        ends.add(fingerprint(room.state.t))
    assert len(ends) == 1


@pytest.mark.pace(0)
@pytest.mark.property
async def test_who_comes_first_in_a_live_race_is_in_the_log_and_the_others_are_asked_anew(
    house: House,
) -> None:
    """T23, T22: one card activates; every other answer is accepted or refused, none vanishes."""

    kinds: set[str] = set()
    for order in ORDERS[: SIZES["orders"] * 2]:
        options = {"phase3_mode": "arrival", "first_player": "seat_1"}
        room, clients = await dealt(house, "grim_farmer", SEATS, seed=11, options=options)
        await to_live_race(house, room, clients)
        before = room.state.entry_count
        messages = []
        for client in clients:
            client.count += 1
            messages.append(client.answer_with(client.options[-1]))
        await asyncio.gather(*[clients[seat].send(messages[seat]) for seat in order])
        await settle(house)
        log = (await house.hub.storage.read(room.id))[before:]

        for client, message in zip(clients, messages, strict=True):
            is_accepted = message["id"] in client.accepted
            refused = [r for r in client.refusals if r.get("id") == message["id"]]
            assert is_accepted + len(refused) == 1
            assert is_accepted == any(entry.id == f"{client.seat}:{message['id']}" for entry in log)
            kinds.update(refusal["code"] for refusal in refused)
            client.check()
    assert kinds <= {"stale_move", "not_your_decision", "illegal_move"}
    assert "stale_move" in kinds or "not_your_decision" in kinds


@pytest.mark.pace(0)
async def test_an_answer_of_another_seat_does_not_make_mine_stale(house: House) -> None:
    """T23: the number of a decision rises only when this seat's own question changes."""

    _, clients = await dealt(house, "grim_farmer", SEATS, seed=5)
    numbers = [client.question["decision"]["id"] for client in clients]
    for client in clients[:-1]:
        await client.send(client.answer_with(client.options[1]))
        await client.say("take_back")
        await client.send({**client.answer_with(client.options[0]), "id": "again"})
    await settle(house)

    last = clients[-1]
    assert last.question["decision"]["id"] == numbers[-1]
    await last.send(last.answer_with(last.options[0]))
    assert last.refusals == []
