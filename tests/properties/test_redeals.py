"""A redeal keeps its promise: the seat it is for sees the same view and has the same question."""

import random
from collections import Counter

import pytest

from grimtable.kernel.table import Table
from grimtable.registry import get, names
from grimtable.testing.check import random_deal
from grimtable.testing.worlds import audiences
from sizes import SIZES

pytestmark = pytest.mark.property
LOOKS = 12
"""Close looks at each kind of question in one game; there are many more kinds than that."""


def redeal_for_everybody(t: Table, chance: random.Random) -> Counter[bool]:
    """How many redeals were for seats that are asked, and for those that are not."""
    found: Counter[bool] = Counter()
    for audience in audiences(t):
        world = t.redeal(audience, chance.getrandbits(40))

        assert world.view(audience) == t.view(audience)
        assert world.stack == t.stack
        assert (world.brisk, world.asked()) == (t.brisk, t.asked())
        assert world.waiting

        found[bool(t.asked() >> audience & 1)] += 1
    return found


@pytest.mark.parametrize("brisk", [True, False], ids=["brisk", "patient"])
@pytest.mark.parametrize("name", names())
def test_a_redeal_gives_its_seat_the_same_view_and_question(name: str, brisk: bool) -> None:
    """Also where a covert question has only one answer left in the redealt world."""
    found: Counter[bool] = Counter()
    for seed in range(SIZES["redeals"]):
        chance = random.Random(seed)
        t = random_deal(get(name), chance).table(brisk=brisk)
        looked: Counter[str] = Counter()
        while t.waiting:
            question = type(t.stack[-1]).__name__
            if looked[question] < LOOKS:
                looked[question] += 1
                found += redeal_for_everybody(t, chance)
            seat = chance.choice([seat for seat in range(t.seats) if t.waiting >> seat & 1])
            t.push(seat, chance.choice(t.options_of(seat)))

    assert min(found[True], found[False]) > SIZES["redeals"] * 10
