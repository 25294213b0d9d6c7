"""The cheapest way to go on with a payment, and whether it can still end without a card too many.

Rules: BM-8.4. Rulings: BM-R16, BM-R43; the canonical order is section 5.1 of the ledger.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.ids import PAY, PLACES, hand_of, support_of
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import DIGIT
from grimtable.kernel.frames import NOTHING
from grimtable.kernel.terms import Move, Seat, Zone, bit

NONE_YET: Final = 999
"""No card has been paid that could be left out."""
UNREACHED: Final = 1000000000000
# What counts in the canonical order, from the weightiest on
UNITS: Final = 100000000
SUPPORTED: Final = 1000000
THREES: Final = 10000
TWOS: Final = 100
WORTH: Final[list[i64]] = [(kind % 3 + 1) * DIGIT[kind // 3] for kind in range(12)]
# Cards of one value by place, in one number: the hand lowest, then its own support zone, then the
# others clockwise
PLACE: Final = 10
"""The bits of a place."""
AT_ONE: Final = 1023


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


def funds(t: Madness, me: Seat, is_echo: bool) -> i64:
    """The units of each element that a seat may pay with, as one number like a cost: hand and all
    support. An Avatar's used cards and zones refused do not count.
    """
    units = worth(t, hand_of(me))
    for owner in range(t.seats):
        if t.shut[me] >> owner & 1:
            continue
        units += worth(t, support_of(owner))
        if is_echo:
            for kind in range(12):
                units -= t.used[owner * 12 + kind] * WORTH[kind]
    return units


def worth(t: Madness, zone: Zone) -> i64:
    """The units of the element cards in a zone."""
    units: i64 = 0
    for card in t.zones[zone]:
        kind = t.kinds[card]
        if kind < 12:
            units += WORTH[kind]
    return units


def together(cards: i64) -> i64:
    """How many cards lie at all places together."""
    many: i64 = 0
    while cards:
        many += cards & AT_ONE
        cards >>= PLACE
    return many


def lent(cards: i64, many: i64) -> i64:
    """The weight of the support cards among this number of cards of a value; those of others weigh
    most.
    """
    support = many - (cards & AT_ONE)
    if support <= 0:
        return 0
    return support * SUPPORTED + max(0, support - (cards >> PLACE & AT_ONE))


@mypyc_attr(acyclic=True)
class Purse:
    """The cards of one element that a seat may pay with, by value and place."""

    def __init__(self, t: Madness, me: Seat, element: i64, is_echo: bool) -> None:
        self.element = element
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.threes: i64 = 0
        self.put_in(t, hand_of(me), 1)
        one = bit(PLACE)
        for i in range(t.seats):
            owner = (me + i) % t.seats
            if not t.shut[me] >> owner & 1:
                self.put_in(t, support_of(owner), one)
                if is_echo:
                    used = owner * 12 + element * 3
                    self.ones -= t.used[used] * one
                    self.twos -= t.used[used + 1] * one
                    self.threes -= t.used[used + 2] * one
            one <<= PLACE

    def put_in(self, t: Madness, zone: Zone, one: i64) -> None:
        """All cards of a zone; `one` stands for a card at its place."""
        lowest = self.element * 3
        for card in t.zones[zone]:
            above = t.kinds[card] - lowest
            if above == 0:
                self.ones += one
            elif above == 1:
                self.twos += one
            elif above == 2:
                self.threes += one

    def of_value(self, value: i64) -> i64:
        """The cards of a value."""
        if value == 3:
            return self.threes
        return self.twos if value == 2 else self.ones

    def units(self) -> i64:
        """All of them together."""
        return together(self.ones) + 2 * together(self.twos) + 3 * together(self.threes)

    def weight(self, threes: i64, twos: i64, ones: i64) -> i64:
        """Units, support cards, threes, twos, cards of others; in this order of importance."""
        total = (3 * threes + 2 * twos + ones) * UNITS + threes * THREES + twos * TWOS
        return total + lent(self.threes, threes) + lent(self.twos, twos) + lent(self.ones, ones)


NO_PURSES: Final[list[Purse]] = []
"""Shared; never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan(Purse):
    """What is left in a purse from a position of an element on, and the best use of it."""

    def __init__(
        self, t: Madness, me: Seat, cost: i64, element: i64, at: i64, left: i64, is_echo: bool
    ) -> None:
        super().__init__(t, me, element, is_echo)
        self.me = me
        self.seats: i64 = t.seats
        self.cost = cost
        self.left = left
        self.lack: i64 = 0
        """What the later elements will lack at least."""
        self.later: list[Purse] = NO_PURSES
        """Theirs, if a discount can be shared out."""
        self.have: list[i64] = NOTHING
        """How many cards of each kind there are then."""
        self.value: i64 = 0
        """The value the best payment names next; 0: none of this element."""
        if at:
            self.begin_at(at)
        if cost >> 8 * (element + 1):
            units = funds(t, me, is_echo)
            for e in range(element + 1, 4):
                self.lack += max(0, need_of(cost, e) - need_of(units, e))
        if left:
            self.look_ahead(t, is_echo)

    def begin_at(self, at: i64) -> None:
        """Cards before this position are not named any more."""
        level, place = at // (self.seats + 1), at % (self.seats + 1)
        kept = self.of_value(3 - level) >> PLACE * place << PLACE * place
        if level == 0:
            self.threes = kept
            return
        self.threes = 0
        if level == 1:
            self.twos = kept
        else:
            self.twos = 0
            self.ones = kept

    def look_ahead(self, t: Madness, is_echo: bool) -> None:
        """A discount may serve this element or a later one: count them all."""
        self.later = [
            Purse(t, self.me, e, is_echo)
            for e in range(self.element + 1, 4)
            if need_of(self.cost, e)
        ]
        self.have = [0] * 12
        self.count(self)
        for purse in self.later:
            self.count(purse)

    def count(self, purse: Purse) -> None:
        """How many there are of each kind of an element."""
        for value in range(1, 4):
            self.have[purse.element * 3 + value - 1] = together(purse.of_value(value))

    def cards(self, need: i64) -> list[Move]:
        """The cards that may come next: with all that follow them they cover the need."""
        moves: list[Move] = []
        reach = self.left - self.lack + self.units()
        for value in range(3, 0, -1):
            cards = self.of_value(value)
            place: i64 = 0
            while cards:
                many = cards & AT_ONE
                if many:
                    if reach < need:
                        return moves
                    reach -= many * value
                    moves.append(self.pay_move(value, place))
                cards >>= PLACE
                place += 1
        return moves

    def pay_move(self, value: i64, place: i64) -> Move:
        """The move that names a card at a place."""
        of_hand = PAY + (self.element * 3 + value - 1) * PLACES
        if place == 0:
            return of_hand
        return of_hand + 1 + (self.me + place - 1) % self.seats

    def cheapest(self, need: i64) -> i64:
        """The weight of the best payment from here on."""
        return self.search(self, 0, need, self.left)

    def search(self, purse: Purse, ahead: i64, need: i64, left: i64) -> i64:
        """The best over all numbers of threes, twos and ones of an element; `ahead` later purses
        have had their turn.
        """
        best: i64 = UNREACHED
        names: list[i64] = NOTHING
        need = max(0, need)
        has_ones, has_twos = together(purse.ones), together(purse.twos)
        for threes in range(min(together(purse.threes), (need + 2) // 3) + 1):
            open_twos = max(0, need - 3 * threes)
            for twos in range(min(has_twos, (open_twos + 1) // 2) + 1):
                open_ones = max(0, open_twos - 2 * twos)
                ones = max(0, open_ones - left)
                while ones <= min(open_ones, has_ones):
                    weight = purse.weight(threes, twos, ones)
                    weight += self.after(ahead, left - open_ones + ones)
                    rivals = names
                    if purse is self and self.left and weight <= best:
                        rivals = self.names(threes, twos, ones)
                    if weight < best or (weight == best and rivals < names):
                        best, names = weight, rivals
                        if purse is self:
                            self.value = 3 if threes else 2 if twos else 1 if ones else 0
                    ones += 1
        return best

    def after(self, ahead: i64, left: i64) -> i64:
        """The best for all later elements."""
        if ahead == len(self.later):
            return 0
        purse = self.later[ahead]
        return self.search(purse, ahead + 1, need_of(self.cost, purse.element), left)

    def names(self, threes: i64, twos: i64, ones: i64) -> list[i64]:
        """Cards of this element by place and value; of payments as good the least one is first.

        The end counts as the greatest: what follows it is a card of a later element.
        """
        found: list[i64] = [NONE_YET]
        for value in range(1, 4):
            many = threes if value == 3 else twos if value == 2 else ones
            cards = self.of_value(value)
            for place in range(self.seats + 1):
                taken = min(many, cards >> PLACE * place & AT_ONE)
                found += [place * 3 + value - 1] * taken
                many -= taken
        return sorted(found)

    def first(self, moves: list[Move]) -> list[Move]:
        """The same moves, what the best payment names next at their head."""
        for i in range(len(moves)):
            if (moves[i] - PAY) // PLACES % 3 + 1 == self.value:
                if i:
                    moves.insert(0, moves.pop(i))
                break
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
