"""PITFALLS T19, T20: decks and steals are even, and one table reveals nothing about another.

Everything but one person's nonce is fixed, as if all the others had agreed on it: one honest
person is enough.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from grimtable.games.grimwood.ids import DECK, HAND
from grimtable.kernel.dice import Sealed, sealed_key
from grimtable.registry import get
from grimtable.testing.scene import P1, P2, scene
from sizes import SIZES

SECRET = bytes(32)
CARDS = 68
BOUND = 3.5
"""Standard deviations; a fair sample stays within in 1999 of 2000 cases."""
HANDS = [
    "crow rune",
    "crow rune path",
    "crow rune path demon elf",
    "crow rune path demon elf swamp owl",
]


def key(n: int, table: bytes = b"t") -> bytes:
    honest = sha256(n.to_bytes(8, "big")).digest()
    return sealed_key(SECRET, [bytes(16), honest, bytes(16)], table)


def deviation(counts: list[int], freedom: int, scale: float = 1.0) -> float:
    """How far chi-square of counts that should be equal lies from what chance makes of it."""
    mean = sum(counts) / len(counts)
    chi = scale * sum((count - mean) ** 2 for count in counts) / mean
    ninth = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - ninth)) / ninth**0.5)


def deck_deviations(decks: Iterator[list[int]]) -> tuple[float, float]:
    """Of position x card, and of neighbours: one pair of each deck, so that all are independent."""
    places = [0] * CARDS**2
    pairs = [0] * CARDS**2
    for n, deck in enumerate(decks):
        row = 0
        for card in deck:
            places[row + card] += 1
            row += CARDS
        at = n % (CARDS - 1)
        pairs[deck[at] * CARDS + deck[at + 1]] += 1
    unequal = [count for at, count in enumerate(pairs) if at % (CARDS + 1)]
    # Each deck has every card and every place once: hence the scale and the freedom.
    place = deviation(places, (CARDS - 1) ** 2, (CARDS - 1) / CARDS)
    return place, deviation(unequal, len(unequal) - 1)


def dealt(n: int) -> list[int]:
    """The whole deck of a real deal: what is left, and the hands put back on top."""
    t = get("grimwood").deal(4, {}, sealed=Sealed(key(n)))
    given = [int(t.zones[HAND + seat][i]) for i in range(3) for seat in range(4)]
    return [*map(int, t.zones[DECK]), *given[::-1]]


@pytest.mark.property
def test_every_card_is_everywhere_and_beside_every_other_equally_often() -> None:
    place, pair = deck_deviations(dealt(n) for n in range(SIZES["deals"]))

    assert abs(place) < BOUND
    assert abs(pair) < BOUND


def careless(n: int) -> list[int]:
    """A well-known mistake: every card changes places with any other."""
    deck, sealed = list(range(CARDS)), Sealed(key(n))
    for i in range(CARDS):
        j = int(sealed.word(0, i)) * CARDS >> 32
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def cut(n: int) -> list[int]:
    """Only cut: every card is everywhere equally often, but with its neighbours."""
    at = int(Sealed(key(n)).word(0, 0)) * CARDS >> 32
    return [*range(at, CARDS), *range(at)]


@pytest.mark.parametrize(("mistake", "which"), [(careless, 0), (cut, 1)])
def test_a_shuffle_that_is_not_even_is_found(
    mistake: Callable[[int], list[int]], which: int
) -> None:
    found = deck_deviations(mistake(n) for n in range(SIZES["deals"]))

    assert found[which] > 2 * BOUND


@pytest.mark.property
@pytest.mark.parametrize("hand", HANDS)
def test_a_steal_takes_every_card_and_every_pair_equally_often(hand: str) -> None:
    """GW-R36: by card and by place in the hand; then the pairs of two steals in a row."""
    size = len(hand.split())
    drawn = scene(f"P1 hand: dracula owl\n P2 hand: {hand}")
    drawn.plays(P1, "dracula").on(P2)
    allow = drawn.game.vocabulary.number("allow")
    cards = sorted(drawn.table.zones[HAND + P2])
    places, pairs = [0] * size**2, [0] * size**2
    for n in range(SIZES["steals"]):
        t = drawn.table.clone()
        t.sealed, t.dice = Sealed(key(n)), [0]
        turned = [cards[(i + n) % size] for i in range(size)]
        t.zones[HAND + P2] = list(turned)
        t.push(P2, allow)
        first = t.zones[HAND + P1][-1]
        places[cards.index(first) * size + turned.index(first)] += 1
        t.push(P2, allow)
        pairs[cards.index(first) * size + cards.index(t.zones[HAND + P1][-1])] += 1
    unequal = [count for at, count in enumerate(pairs) if at % (size + 1)]

    assert abs(deviation(places, size**2 - size)) < BOUND  # every turn of the hand as often
    assert abs(deviation(unequal, len(unequal) - 1)) < BOUND
    assert sum(unequal) == SIZES["steals"]


@pytest.mark.property
def test_tables_that_differ_in_their_id_alone_are_independent() -> None:
    tops = [0] * CARDS**2
    for n in range(SIZES["deals"]):
        one, other = (
            int(Sealed(key(n, table)).word(0, 0)) * CARDS >> 32 for table in (b"t1", b"t2")
        )
        tops[one * CARDS + other] += 1

    assert abs(deviation(tops, CARDS**2 - 1)) < BOUND
