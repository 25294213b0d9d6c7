"""Whole games in two worlds that differ only in what an audience may not know."""

import random
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from server.secrecy.openings import two_worlds
from server.secrecy.pairs import Pair
from server.secrecy.people import People
from server.secrecy.worlds import GAMES, Lodge, two_houses
from sizes import SIZES

PARTS = 4
HOST = -1
"""Counted beside the seat the host sits on."""


async def play(pair: Pair, chance: random.Random) -> Counter[int]:
    """Until an end, or until nobody is left who may not see a difference."""
    people = People(pair, chance)
    while pair.said < SIZES["secrecy_commands"]:
        command = people.next()
        if command is None or not await pair.do(command):
            break
    host = pair.one.room.state.host
    pair.close()
    return pair.positions + Counter({HOST: pair.positions[host]})


@pytest.mark.property
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_what_an_audience_may_not_know_are_told_alike(
    tmp_path: Path, game: str, part: int
) -> None:
    """T1, T3, T12: every seat, the host, the spectator; whatever anybody says meanwhile."""
    found: Counter[int] = Counter()

    async def scene(one: Lodge, other: Lodge) -> None:
        audiences = [PUBLIC, HOST, *range(get(game).max_seats)]
        for number in count():
            rarest = min(reversed(audiences), key=lambda audience: found[audience])
            if found[rarest] >= SIZES["secrecy_positions"] // PARTS:
                break
            chance = random.Random(number * PARTS + part)
            how = "exchanged" if chance.random() < 0.9 else "other dice"
            least = 2 if rarest in (HOST, PUBLIC) else rarest + 1
            pair = await two_worlds((one, other), game, chance, how, least=least)
            found.update(await play(pair, chance))

    two_houses(tmp_path, scene)


@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
def test_no_card_can_be_followed_by_its_number(tmp_path: Path, game: str) -> None:
    """T5: the copies of every kind are renumbered; all streams stay as they were, to the end."""
    found: Counter[int] = Counter()

    async def scene(one: Lodge, other: Lodge) -> None:
        for number in count():
            chance = random.Random(1000 + number)
            pair = await two_worlds((one, other), game, chance, "twins")
            found.update(await play(pair, chance))
            if found[PUBLIC] >= SIZES["secrecy_twins"]:
                break

    two_houses(tmp_path, scene)
