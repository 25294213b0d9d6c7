"""Payments: every legal set is reached in exactly one order, the canonical one first."""

import itertools
import random
from collections import Counter

import pytest

from games.book_of_madness.study import study
from grimtable.games.book_of_madness.actions.payments import Pay, payment
from grimtable.games.book_of_madness.actions.purses import funds
from grimtable.games.book_of_madness.costs import UNIT
from grimtable.games.book_of_madness.table import Madness
from grimtable.testing.scene import P1

MOST = 24
"""Options of one question."""
Paid = tuple[str, ...]


def purse_of(t: Madness) -> list[tuple[int, int]]:
    """(kind, place) of every card P1 may pay with; place 0 is the hand, 1 + seat a support zone."""
    cards = [(t.kinds[card], 0) for card in t.zones[44] if t.kinds[card] < 12]
    for seat in range(t.seats):
        cards += [(t.kinds[c], 1 + seat) for c in t.zones[46 + 5 * seat] if t.kinds[c] < 12]
    return sorted(cards)


def words(cards: tuple[tuple[int, int], ...], t: Madness) -> Paid:
    places = ("hand", "P1", "P2", "P3", "P4", "P5")
    return tuple(sorted(f"{t.rules.cards.ids[kind]} {places[place]}" for kind, place in cards))


def missing(cards: tuple[tuple[int, int], ...], cost: list[int]) -> int:
    paid = [sum(kind % 3 + 1 for kind, _ in cards if kind // 3 == e) for e in range(4)]
    return sum(max(0, need - have) for need, have in zip(cost, paid, strict=True))


def sufficient(t: Madness, cost: list[int], discount: int, minimal: bool) -> set[Paid]:
    """All legal payments, by trying every set of cards (BM-R16, BM-R43)."""
    cards = [card for card in purse_of(t) if cost[card[0] // 3]]
    found: set[Paid] = set()
    for size in range(len(cards) + 1):
        for some in set(itertools.combinations(cards, size)):
            if missing(some, cost) > discount:
                continue
            rests = [some[:i] + some[i + 1 :] for i in range(size)]
            if not minimal or all(missing(rest, cost) > discount for rest in rests):
                found.add(words(some, t))
    return found


def spent(before: list[tuple[int, int]], t: Madness) -> Paid:
    """What has left P1's purse."""
    return words(tuple((Counter(before) - Counter(purse_of(t))).elements()), t)


def walked(t: Madness, before: list[tuple[int, int]]) -> Counter[Paid]:
    """Every end of the open payment, with the number of ways that lead to it."""
    if not t.stack:
        return Counter([spent(before, t)])
    assert isinstance(t.stack[-1], Pay) and len(t.options) <= MOST
    ends: Counter[Paid] = Counter()
    for move in t.options:
        world = t.clone()
        world.push(0, move)
        ends += walked(world, before)
    return ends


def canonical(payments: set[Paid], cost: list[int], discount: int) -> Paid:
    """The first in the order of section 5.1."""

    def weight(paid: Paid) -> tuple[object, ...]:
        cards = [(word.split()[0].rsplit("_", 1), word.split()[1]) for word in paid]
        values = [int(value) for (_, value), _ in cards]
        order = ("hand", "P1", "P2", "P3")
        elements = ("fire", "water", "earth", "air")
        return (
            sum(values) - max(0, sum(cost) - discount),
            sum(place != "hand" for _, place in cards),
            values.count(3),
            values.count(2),
            sum(place not in ("hand", "P1") for _, place in cards),
            sorted((elements.index(e), order.index(p), int(v)) for (e, v), p in cards),
        )

    return min(payments, key=weight)


def opened(drawing: str, cost: list[int], discount: int, **options: str) -> Madness:
    """P1 has to pay this, and nothing else happens."""
    t = study(drawing + "\ncurses: rift", seats=3, **options).table
    assert isinstance(t, Madness)
    t.stack = list(payment(0, sum(n * 256**e for e, n in enumerate(cost)), discount, False))
    t.run()
    return t


def drawing(chance: random.Random) -> str:
    def some(n: int) -> str:
        kinds = [f"{e}_{v}" for e in ("fire", "water", "earth", "air") for v in (1, 1, 2, 3)]
        return " ".join(chance.choice(kinds) for _ in range(chance.randrange(n)))

    return f"P1 hand: {some(6)} | support: {some(4)}\nP2 support: {some(3)}\nP3 support: {some(3)}"


COSTS = ([3, 0, 0, 0], [0, 4, 0, 0], [1, 1, 1, 1], [2, 1, 1, 1], [0, 0, 6, 0], [1, 0, 0, 4])


def table_of(drawn: str) -> Madness:
    t = study(drawn, seats=3).table
    assert isinstance(t, Madness)
    return t


def payable(chance: random.Random) -> tuple[str, list[int], int]:
    """Cards, a cost and a discount that leave something to pay and enough to pay it with."""
    while True:
        cost, discount, drawn = chance.choice(COSTS), chance.choice((0, 0, 3)), drawing(chance)
        if sum(cost) > discount and sufficient(table_of(drawn), cost, discount, True):
            return drawn, cost, discount


@pytest.mark.parametrize("overpay", ["any", "minimal"])
@pytest.mark.parametrize("seed", range(30))
def test_every_payment_is_reached_in_exactly_one_order(seed: int, overpay: str) -> None:
    """BM-8.4, BM-R16, BM-R43"""
    drawn, cost, discount = payable(random.Random(seed))
    t = table_of(drawn)
    ends = walked(opened(drawn, cost, discount, overpay=overpay), purse_of(t))

    assert set(ends) == sufficient(t, cost, discount, overpay == "minimal")
    assert set(ends.values()) == {1}


@pytest.mark.parametrize("seed", range(40))
def test_what_is_offered_first_makes_the_canonical_payment(seed: int) -> None:
    """BM-R16, BM-R43"""
    drawn, cost, discount = payable(random.Random(1000 + seed))
    before = table_of(drawn)
    t = opened(drawn, cost, discount)
    while t.stack:
        t.push(0, t.options[0])

    payments = sufficient(before, cost, discount, True)
    assert spent(purse_of(before), t) == canonical(payments, cost, discount)


@pytest.mark.parametrize(
    ("drawn", "paid"),
    [
        ("P1 hand: earth_3 air_3", ("earth_3 hand",)),
        ("P1 hand: water_2 earth_2 air_1 air_2", ("air_1 hand",)),
        ("P2 support: air_1\nP3 support: fire_1", ("fire_1 P3",)),
        ("P1 hand: water_1 | support: fire_1", ("water_1 hand",)),
    ],
)
def test_of_payments_as_good_the_earlier_element_goes_first(drawn: str, paid: Paid) -> None:
    """BM-R43"""
    before = purse_of(study(drawn, seats=3).table)  # type: ignore[arg-type]
    t = opened(drawn, [1, 1, 1, 1], 3)
    while t.stack:
        t.push(0, t.options[0])

    assert spent(before, t) == paid


def test_with_auto_pay_nothing_is_asked() -> None:
    """BM-R47"""
    t = study("P1 hand: fire_1 fire_1 fire_1 fire_3", auto_pay="on")
    t.says(P1, "gain fire_3")

    assert t.frame == "ActionPhase"
    assert t.shows("P1 hand: fire_3 | pile: fire_1 fire_1 fire_1 fire_3")


def test_with_auto_pay_closed_hands_are_asked_with_one_option() -> None:
    """BM-R47, BM-I1"""
    t = study("P1 hand: fire_1 fire_1 fire_1 fire_3", auto_pay="on", hands="closed")
    t.says(P1, "gain fire_3")

    for _ in range(3):
        assert t.frame == "Pay" and t.options() == ["pay fire_1 hand"]
        t.says(P1, "pay fire_1 hand")
    assert t.frame == "Pay" and t.options() == ["settle"]


def test_a_purse_counts_hand_and_all_support() -> None:
    """BM-8.3, BM-10.3"""
    t = study("P1 hand: fire_3 madness | support: fire_1\nP2 support: fire_2 water_1").table
    assert isinstance(t, Madness)

    assert funds(t, 0, False) == 6 * UNIT[0] + 1 * UNIT[1]
    assert funds(t, 1, False) == 3 * UNIT[0] + 1 * UNIT[1]
