"""What must hold in every game of Grimwood, with every option value, for 2 to 6 seats."""

import random

import pytest

from games.grimwood.witness import GrimwoodWitness
from grimtable.registry import get
from grimtable.testing.check import MAX_DECISIONS, check_game, random_deal
from grimtable.testing.worlds import Exchange, audiences, renumbered, told, unseen_pair
from sizes import SIZES

pytestmark = pytest.mark.property
GAME = get("grimwood")
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_hold_all_properties(part: int) -> None:
    games = SIZES["games"] // PARTS

    tally = check_game(GAME, games=games, seed=part, witness=GrimwoodWitness)
    print(tally)

    assert tally.asked.total() > games
    assert {name for name, cases in tally.tried.items() if cases < games} <= {"passes"}


def test_random_deals_meet_every_option_value() -> None:
    chance = random.Random(1)
    met = {name: set[str]() for name in GAME.options}
    for _ in range(400):
        deal = random_deal(GAME, chance)
        for name, value in deal.options.items():
            met[name].add(value)

    assert met == {name: set(values) for name, values in GAME.options.items()}


@pytest.mark.parametrize("part", range(4))
def test_equal_cards_are_twins(part: int) -> None:
    for seed in range(SIZES["twins"] // 4):
        chance = random.Random(seed * 4 + part)
        deal = random_deal(GAME, chance)
        t = deal.table()
        t.events = []
        other = renumbered(t, chance)
        while t.waiting:
            since = len(t.events)
            seat = t.seat
            move = chance.choice(t.options)
            t.play(seat, move)
            other.play(seat, move)
            for audience in audiences(t):
                assert told(t, audience, since) == told(other, audience, since)


@pytest.mark.parametrize("part", range(4))
def test_worlds_that_differ_in_unseen_cards_look_alike(part: int) -> None:
    steps = 0
    for seed in range(SIZES["worlds"] // 4):
        chance = random.Random(seed * 4 + part)
        t = random_deal(GAME, chance).table(listen=True)
        witness = GrimwoodWitness(t)
        witness.follow()
        audience = chance.choice(audiences(t))
        pair = unseen_pair(t, audience, chance)
        assert pair is not None
        steps += Exchange(t, witness, audience, pair).follow(chance, longest=MAX_DECISIONS)

    assert steps > SIZES["worlds"]
