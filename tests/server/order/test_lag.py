"""Slow lines: in the race and the challenge of Grim Farmer the lot decides, not the arrival."""

from itertools import permutations

import pytest

from grimtable.bots.registry import get_bot
from grimtable.server.table.automation.reaction_window import REACTION_TIMES
from grimtable.server.table.room import Room
from grimtable.sessions.saves import fingerprint
from server.house import House
from server.order.client import Client, settle
from server.order.memory import Message
from server.order.playing import dealt, turn, unload
from server.pool import think_here
from sizes import SIZES

LAGS = (0.020, 0.150, 0.400)
"""Seconds until a message arrives, either way."""
FAR = 18.4
"""Chi-square of two degrees of freedom is larger than this once in ten thousand times."""


def arrives_after(house: House, lag: float, client: Client, message: Message) -> None:
    """It is under way for so long."""
    house.clock.timer(lag, lambda: client.room.driver.spawn(client.send(message)))


async def said(house: House, room: Room, clients: list[Client], lags: tuple[float, ...]) -> None:
    """Everybody who is asked decides at once what a good bot would; it arrives after their lag."""
    for client, lag in zip(clients, lags, strict=True):
        if client.options:
            moves = think_here(get_bot, "heuristic", 7, room.bot_inputs.of(client.seat))
            client.count += 1
            message = client.answer_with(*moves)
            arrives_after(house, lag, client, message)
    await turn(house, max(lags) + 0.001)
    if room.state.is_reaction:
        await turn(house, REACTION_TIMES["fast"])


async def race(house: House, seed: int, lags: tuple[float, ...]) -> Room:
    """To the end of the first window of the first race, in which everybody plays what they can."""
    options = {"first_player": "seat_1", "phase1_draw": "off"}
    room, clients = await dealt(house, "grim_farmer", 3, seed=seed, options=options, clock="fast")
    assert type(room.state.t.stack[-1]).__name__ == "Race"
    for client, lag in zip(clients, lags, strict=True):
        message = client.answer_with(client.options[-1])
        arrives_after(house, lag, client, message)
    await turn(house, REACTION_TIMES["fast"] + 0.1)
    for client in clients:
        assert client.accepted and not client.refusals
        client.cut()
    unload(house, room)
    return room


def played_by(room: Room) -> int:
    """Whose card has activated."""
    return next(seat for seat in range(3) if room.state.t.own()[1][seat])


@pytest.mark.property
async def test_no_lag_changes_who_wins_a_race(house: House) -> None:
    """T46, T23: the same deal with every distribution of the lags."""

    for seed in range(SIZES["orders"]):
        ends = {fingerprint((await race(house, seed, lags)).state.t) for lags in permutations(LAGS)}
        assert len(ends) == 1


@pytest.mark.property
async def test_who_wins_races_does_not_depend_on_the_lag(house: House) -> None:
    """T46: over many deals every lag wins its third, as far as chance allows."""

    wins = [0, 0, 0]
    for seed in range(SIZES["lag_races"]):
        lags = LAGS[seed % 3 :] + LAGS[: seed % 3]
        room = await race(house, 1000 + seed, lags)
        log = await house.hub.storage.read(room.id)
        passing = room.state.game.vocabulary.number("pass")
        commits = [entry.moves for entry in log if entry.kind == "answer"]
        if [passing] not in commits:
            wins[LAGS.index(lags[played_by(room)])] += 1

    fair = sum(wins) / 3
    assert sum(wins) > SIZES["lag_races"] / 2
    assert sum((won - fair) ** 2 / fair for won in wins) < FAR, wins


@pytest.mark.property
async def test_whole_games_are_won_alike_whatever_the_lag(house: House) -> None:
    """T46: races, placing and challenges together; equal players, unequal lines."""

    shares = [0.0, 0.0, 0.0]
    for seed in range(SIZES["lag_games"]):
        lags = LAGS[seed % 3 :] + LAGS[: seed % 3]
        room, clients = await dealt(house, "grim_farmer", 3, seed=seed, clock="fast")
        while room.state.phase == "playing":
            await settle(house)
            await said(house, room, clients, lags)
        outcome = room.state.t.outcome()
        assert outcome is not None
        for seat, reward in enumerate(outcome.rewards):
            shares[LAGS.index(lags[seat])] += reward
        log = await house.hub.storage.read(room.id)
        assert not {"timeout", "stand_in"} & {entry.kind for entry in log}
        assert not any(client.refusals for client in clients)
        unload(house, room)

    fair = sum(shares) / 3
    assert sum((won - fair) ** 2 / fair for won in shares) < FAR, shares
