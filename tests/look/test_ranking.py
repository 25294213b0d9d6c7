"""Who came out how, as the game itself ranks it."""

import random

import pytest

from grimtable.kernel.table import Table
from grimtable.registry import get


def finished(name: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Table:
    t = get(name).deal(seats, options or {}, seed=seed, brisk=True)
    chance = random.Random(seed)
    while t.waiting:
        t.play(t.seat, chance.choice(t.options))
    return t


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_grimwood_more_points_stand_higher(seed: int) -> None:
    t = finished("grimwood", 4, seed)
    outcome = t.outcome()
    assert outcome is not None
    ranking = get("grimwood").ranking(t)

    assert sorted(ranking) == [0, 1, 2, 3]
    assert set(ranking[: len(outcome.winners)]) == set(outcome.winners)
    points = [outcome.scores[seat] for seat in ranking if seat not in outcome.winners]
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_grim_farmer_fewer_cards_stand_higher(seed: int) -> None:
    t = finished("grim_farmer", 4, seed)
    outcome = t.outcome()
    assert outcome is not None
    ranking = get("grim_farmer").ranking(t)

    assert sorted(ranking) == [0, 1, 2, 3]
    assert set(ranking[: len(outcome.winners)]) == set(outcome.winners)
    cards = [outcome.scores[seat] for seat in ranking if seat not in outcome.winners]
    assert cards == sorted(cards)
    assert len(set(cards)) > 1
