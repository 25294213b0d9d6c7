"""The cheapest way to go on with a payment, and whether it can still end without a card too many.

Rules: BM-8.4. Rulings: BM-R16, BM-R43; the canonical order is section 5.1 of the ledger.
"""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.ids import PAY, PLACES
from grimtable.kernel.terms import Kind, Move

NONE_YET: Final = 999
"""No card has been paid that could be left out."""
UNREACHED: Final = 1000000000000
# What counts in the canonical order, from the weightiest on
UNITS: Final = 100000000
SUPPORTED: Final = 1000000
THREES: Final = 10000
TWOS: Final = 100


def need_of(cost: i64, element: i64) -> i64:
    """How much of an element a cost demands."""
    return cost >> element * 8 & 255


def most_of(units: i64) -> i64:
    """Of the element of which there is most."""
    most: i64 = 0
    for element in range(4):
        most = max(most, need_of(units, element))
    return most


def total_of(cost: i64) -> i64:
    """All units of a cost."""
    return need_of(cost, 0) + need_of(cost, 1) + need_of(cost, 2) + need_of(cost, 3)


class Plan:
    """What is left in a purse from a position of an element on, and the best use of it."""

    def __init__(
        self, seats: i64, counts: list[i64], cost: i64, element: i64, at: i64, left: i64
    ) -> None:
        self.seats = seats
        self.counts = counts
        self.cost = cost
        self.element = element
        self.at = at
        self.left = left
        self.have: list[i64] = [0] * 12
        """Per kind, of the elements that are asked for."""
        for e in range(element, 4):
            if e == element or need_of(cost, e):
                for kind in range(e * 3, e * 3 + 3):
                    many: i64 = 0
                    for place in range(self.start(kind), seats + 1):
                        many += counts[kind * PLACES + place]
                    self.have[kind] = many
        self.value: i64 = 0
        """The value the best payment names next; 0: none of this element."""

    def start(self, kind: Kind) -> i64:
        """The first place whose cards of this kind may still be named."""
        if kind // 3 != self.element:
            return 0
        return max(0, self.at - (2 - kind % 3) * (self.seats + 1))

    def units(self, element: i64) -> i64:
        """What is left of an element."""
        base = element * 3
        return self.have[base] + 2 * self.have[base + 1] + 3 * self.have[base + 2]

    def later(self) -> i64:
        """What the later elements will lack at least."""
        missing: i64 = 0
        if not self.cost >> 8 * (self.element + 1):
            return missing
        for e in range(self.element + 1, 4):
            missing += max(0, need_of(self.cost, e) - self.units(e))
        return missing

    def cheapest(self, need: i64, spreads: bool) -> i64:
        """The weight of the best payment from here on; `spreads`: a discount is shared out."""
        return self.search(self.element, need, self.left, spreads)

    def search(self, element: i64, need: i64, left: i64, spreads: bool) -> i64:
        """The best over all numbers of threes, twos and ones of an element."""
        best: i64 = UNREACHED
        names: list[i64] = []
        shares = spreads and element == self.element
        base = element * 3
        need = max(0, need)
        for threes in range(min(self.have[base + 2], (need + 2) // 3) + 1):
            open_twos = max(0, need - 3 * threes)
            for twos in range(min(self.have[base + 1], (open_twos + 1) // 2) + 1):
                open_ones = max(0, open_twos - 2 * twos)
                ones = max(0, open_ones - left) if spreads else open_ones
                while ones <= min(open_ones, self.have[base]):
                    weight = self.weight(base, threes, twos, ones)
                    if spreads:
                        weight += self.after(element + 1, left - open_ones + ones)
                    rivals = self.names(threes, twos, ones) if shares and weight <= best else names
                    if weight < best or (weight == best and rivals < names):
                        best, names = weight, rivals
                        if element == self.element:
                            self.value = 3 if threes else 2 if twos else 1 if ones else 0
                    ones += 1
        return best

    def after(self, element: i64, left: i64) -> i64:
        """The best for all later elements."""
        while element < 4 and not need_of(self.cost, element):
            element += 1
        if element == 4:
            return 0
        return self.search(element, need_of(self.cost, element), left, True)

    def weight(self, base: i64, threes: i64, twos: i64, ones: i64) -> i64:
        """Units, support cards, threes, twos, cards of others; in this order of importance."""
        total = (3 * threes + 2 * twos + ones) * UNITS + threes * THREES + twos * TWOS
        for i in range(3):
            many = threes if i == 2 else twos if i == 1 else ones
            if many:
                start, at = self.start(base + i), (base + i) * PLACES
                in_hand: i64 = self.counts[at] if start == 0 else 0
                support = max(0, many - in_hand)
                if support:
                    in_own: i64 = self.counts[at + 1] if start <= 1 else 0
                    total += support * SUPPORTED + max(0, support - in_own)
        return total

    def names(self, threes: i64, twos: i64, ones: i64) -> list[i64]:
        """Cards of this element by place and value; of payments as good the least one is first.

        The end counts as the greatest: what follows it is a card of a later element.
        """
        found: list[i64] = [NONE_YET]
        for i in range(3):
            many = threes if i == 2 else twos if i == 1 else ones
            for place in range(self.seats + 1):
                if (2 - i) * (self.seats + 1) + place >= self.at:
                    taken = min(many, self.counts[(self.element * 3 + i) * PLACES + place])
                    found += [place * 3 + i] * taken
                    many -= taken
        return sorted(found)

    def first(self, moves: list[Move]) -> list[Move]:
        """The same moves, what the best payment names next at their head."""
        for i in range(len(moves)):
            if (moves[i] - PAY) // PLACES % 3 + 1 == self.value:
                return [moves[i]] + moves[:i] + moves[i + 1 :] if i else moves
        return moves

    def ends_from(self, element: i64, left: i64, low: i64) -> bool:
        """Can a payment that begins with this element end without a card too many?"""
        while element < 4 and not need_of(self.cost, element):
            element += 1
        if element == 4:
            return left < low
        return self.ends(element, need_of(self.cost, element), 0, left, low)

    def ends(self, element: i64, need: i64, last: i64, left: i64, low: i64) -> bool:
        """The same in the middle of an element; `last` is the value named last."""
        missing = max(0, need)
        if missing <= left:
            margin = min(low, max(0, need + last) - missing) if last else low
            if self.ends_from(element + 1, left - missing, margin):
                return True
        if need <= 0:
            return False
        for value in range(last if last else 3, 0, -1):
            kind = element * 3 + value - 1
            if self.have[kind]:
                self.have[kind] -= 1
                found = self.ends(element, need - value, value, left, low)
                self.have[kind] += 1
                if found:
                    return True
        return False
