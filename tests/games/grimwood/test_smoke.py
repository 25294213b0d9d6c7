import random

import pytest

from grimtable.registry import get
from grimtable.sessions.saves import fingerprint, load, save

pytestmark = pytest.mark.property


def test_random_games_end_and_give_back_their_views() -> None:
    game = get("grimwood")
    chance = random.Random(1)
    for seed in range(5):
        seats = chance.randrange(2, 7)
        t = game.deal(seats, seed=seed)
        while t.waiting:
            if chance.random() < 0.1:
                for seat in [*range(seats), 7]:
                    view = t.view(seat)
                    assert t.redeal(seat, seed).view(seat) == view
                    assert game.deal_from(view, seed).view(seat) == view
                assert fingerprint(load(game, save(t))) == fingerprint(t)
            t.play(t.seat, chance.choice(t.options))
        assert t.outcome() is not None
