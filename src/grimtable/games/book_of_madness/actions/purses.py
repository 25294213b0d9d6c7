"""The cards that a seat can pay with, counted by value and place.

A cheapest payment is searched through many combinations of cards, so a `Purse` has no lists: for
each value of one element it keeps a single number, with the count of such cards at every place
where the seat may take them from, ten bits for each place:

    place 0    bits 0 to 9      its own hand
    place 1    bits 10 to 19    its own support zone
    place 2    bits 20 to 29    the support zone of the next player clockwise
    ...        ...              and so on; six places at a table of five

Cards of one value are always spent in this order, as the canonical order wants it (section 5.1 of
the ledger). Rules: BM-8.4. Rulings: BM-R16, BM-R26.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.costs import UNIT, Amounts
from grimtable.games.book_of_madness.ids import hand_of, support_of
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.terms import Seat, Zone, bit

Counts: TypeAlias = i64
"""How many cards of one kind lie at each place."""
PLACE_BITS: Final = 10
PLACE_MASK: Final = 1023
WORTH: Final[list[i64]] = [(kind % 3 + 1) * UNIT[kind // 3] for kind in range(12)]
"""What each kind of element card pays."""

# The weight of a payment: two decimal digits for each thing that counts in the canonical order.
# From the weightiest on: units, support cards, threes, twos, and support cards of other players.
UNIT_WEIGHT: Final = 100000000
SUPPORT_WEIGHT: Final = 1000000
THREE_WEIGHT: Final = 10000
TWO_WEIGHT: Final = 100


def funds(t: Madness, me: Seat, is_echo: bool) -> Amounts:
    """All that a seat may pay with, in its hand and in every support zone.

    Support zones whose owner has refused do not count, nor cards that an Avatar has used already.
    """
    amounts = worth(t, hand_of(me))
    for owner in range(t.seats):
        if t.shut[me] >> owner & 1:
            continue
        amounts += worth(t, support_of(owner))
        if is_echo:
            for kind in range(12):
                amounts -= t.used[owner * 12 + kind] * WORTH[kind]
    return amounts


def worth(t: Madness, zone: Zone) -> Amounts:
    """What the element cards of a zone pay."""
    amounts: Amounts = 0
    for card in t.zones[zone]:
        kind = t.kinds[card]
        if kind < 12:
            amounts += WORTH[kind]
    return amounts


def count_all(counts: Counts) -> i64:
    """The cards at all places together."""
    total: i64 = 0
    while counts:
        total += counts & PLACE_MASK
        counts >>= PLACE_BITS
    return total


def support_weight(counts: Counts, spent: i64) -> i64:
    """The weight of the support cards among the first `spent` cards of a value."""
    support = spent - (counts & PLACE_MASK)
    if support <= 0:
        return 0
    return support * SUPPORT_WEIGHT + max(0, support - (counts >> PLACE_BITS & PLACE_MASK))


@mypyc_attr(acyclic=True)
class Purse:
    """The cards of one element that a seat may pay with."""

    def __init__(self, t: Madness, me: Seat, element: i64, is_echo: bool) -> None:
        self.element = element
        self.ones: Counts = 0
        self.twos: Counts = 0
        self.threes: Counts = 0
        self.add_zone(t, hand_of(me), 1)
        one = bit(PLACE_BITS)
        for i in range(t.seats):
            owner = (me + i) % t.seats
            if not t.shut[me] >> owner & 1:
                self.add_zone(t, support_of(owner), one)
                if is_echo:
                    used = owner * 12 + element * 3
                    self.ones -= t.used[used] * one
                    self.twos -= t.used[used + 1] * one
                    self.threes -= t.used[used + 2] * one
            one <<= PLACE_BITS

    def add_zone(self, t: Madness, zone: Zone, one: Counts) -> None:
        """Count the cards of a zone; `one` is a single card at its place."""
        lowest = self.element * 3
        for card in t.zones[zone]:
            above = t.kinds[card] - lowest
            if above == 0:
                self.ones += one
            elif above == 1:
                self.twos += one
            elif above == 2:
                self.threes += one

    def of_value(self, value: i64) -> Counts:
        """The cards of a value."""
        if value == 3:
            return self.threes
        return self.twos if value == 2 else self.ones

    def total_units(self) -> i64:
        """What all of them pay together."""
        return count_all(self.ones) + 2 * count_all(self.twos) + 3 * count_all(self.threes)

    def weight(self, threes: i64, twos: i64, ones: i64) -> i64:
        """The weight of a payment with this number of cards of each value; the least is best."""
        total = (3 * threes + 2 * twos + ones) * UNIT_WEIGHT
        total += threes * THREE_WEIGHT + twos * TWO_WEIGHT
        return (
            total
            + support_weight(self.threes, threes)
            + support_weight(self.twos, twos)
            + support_weight(self.ones, ones)
        )
