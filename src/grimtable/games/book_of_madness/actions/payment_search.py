"""How a payment can go on: which cards may come next, and which of them the best payment takes.

Cards are named by falling value, and within a value by place: hand, own support zone, then the
others clockwise. A *position* counts these steps for one element: `seats + 1` places for the
threes, then the same for the twos and the ones. So each set of cards is named in one order only.

With a discount some units may stay unpaid, of this element or of later ones, so a search also looks
at the purses of the later elements. Rules: BM-8.4. Rulings: BM-R16, BM-R43; the canonical order is
section 5.1 of the ledger.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.actions.purses import (
    PLACE_BITS,
    PLACE_MASK,
    Purse,
    count_all,
    funds,
)
from grimtable.games.book_of_madness.costs import Amounts, amount_of
from grimtable.games.book_of_madness.ids import PAY, PLACES
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import NOTHING
from grimtable.kernel.terms import Move, Seat

NO_CARD: Final = 999
"""No card has been paid that could be left out; also later than any card in the order of naming."""
UNPAYABLE: Final = 1000000000000
"""Heavier than any payment."""
NO_PURSES: Final[list[Purse]] = []
"""Shared; never changed."""


@mypyc_attr(acyclic=True, free_list_len=1)
class PaymentSearch(Purse):
    """The purse of an element without the cards before a position, and its best use."""

    def __init__(
        self, t: Madness, me: Seat, cost: Amounts, element: i64, position: i64, discount: i64,
        is_echo: bool,
    ) -> None:  # fmt: skip
        super().__init__(t, me, element, is_echo)
        self.me = me
        self.seats: i64 = t.seats
        self.cost = cost
        self.discount = discount
        """The units that may still stay unpaid."""
        self.later_missing: i64 = 0
        """The units of later elements that must stay unpaid: the seat has not enough of them."""
        self.later_purses: list[Purse] = NO_PURSES
        """The purses of the later elements, if there is a discount to share out."""
        self.counts: list[i64] = NOTHING
        """How many cards of each kind there are in all these purses."""
        self.next_value: i64 = 0
        """The value that the best payment names next; 0: no further card of this element."""
        if position:
            self.begin_at(position)
        if cost >> 8 * (element + 1):
            payable = funds(t, me, is_echo)
            for later in range(element + 1, 4):
                self.later_missing += max(0, amount_of(cost, later) - amount_of(payable, later))
        if discount:
            self.look_ahead(t, is_echo)

    def begin_at(self, position: i64) -> None:
        """Leave out the cards before this position."""
        level, place = position // (self.seats + 1), position % (self.seats + 1)
        kept = self.of_value(3 - level) >> PLACE_BITS * place << PLACE_BITS * place
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
        """A discount may serve this element or a later one: count all their cards."""
        self.later_purses = [
            Purse(t, self.me, later, is_echo)
            for later in range(self.element + 1, 4)
            if amount_of(self.cost, later)
        ]
        self.counts = [0] * 12
        self.count_purse(self)
        for purse in self.later_purses:
            self.count_purse(purse)

    def count_purse(self, purse: Purse) -> None:
        """How many cards of each kind a purse has."""
        for value in range(1, 4):
            self.counts[purse.element * 3 + value - 1] = count_all(purse.of_value(value))

    # What may come next

    def next_cards(self, need: i64) -> list[Move]:
        """The cards that may come next: together with all that follow them they cover the need."""
        moves: list[Move] = []
        reach = self.discount - self.later_missing + self.total_units()
        for value in range(3, 0, -1):
            counts = self.of_value(value)
            place: i64 = 0
            while counts:
                here = counts & PLACE_MASK
                if here:
                    if reach < need:
                        return moves
                    reach -= here * value
                    moves.append(self.pay_move(value, place))
                counts >>= PLACE_BITS
                place += 1
        return moves

    def pay_move(self, value: i64, place: i64) -> Move:
        """The move that pays a card from a place."""
        from_hand = PAY + (self.element * 3 + value - 1) * PLACES
        if place == 0:
            return from_hand
        return from_hand + 1 + (self.me + place - 1) % self.seats

    def best_first(self, moves: list[Move]) -> list[Move]:
        """The same moves, the next card of the best payment at their head."""
        for i in range(len(moves)):
            if (moves[i] - PAY) // PLACES % 3 + 1 == self.next_value:
                if i:
                    moves.insert(0, moves.pop(i))
                break
        return moves

    # The best payment

    def cheapest(self, need: i64) -> i64:
        """The weight of the best payment from here on; sets `next_value`."""
        return self.cheapest_of(self, 0, need, self.discount)

    def cheapest_of(self, purse: Purse, finished: i64, need: i64, discount: i64) -> i64:
        """The best over all numbers of threes, twos and ones of an element and all later elements.

        `finished` of the later purses have had their turn.
        """
        best: i64 = UNPAYABLE
        best_order: list[i64] = NOTHING
        need = max(0, need)
        all_ones, all_twos = count_all(purse.ones), count_all(purse.twos)
        for threes in range(min(count_all(purse.threes), (need + 2) // 3) + 1):
            after_threes = max(0, need - 3 * threes)
            for twos in range(min(all_twos, (after_threes + 1) // 2) + 1):
                after_twos = max(0, after_threes - 2 * twos)
                ones = max(0, after_twos - discount)
                while ones <= min(after_twos, all_ones):
                    weight = purse.weight(threes, twos, ones)
                    weight += self.cheapest_later(finished, discount - after_twos + ones)
                    order = best_order
                    if purse is self and self.discount and weight <= best:
                        order = self.naming_order(threes, twos, ones)
                    if weight < best or (weight == best and order < best_order):
                        best, best_order = weight, order
                        if purse is self:
                            self.next_value = 3 if threes else 2 if twos else 1 if ones else 0
                    ones += 1
        return best

    def cheapest_later(self, finished: i64, discount: i64) -> i64:
        """The best for all later elements."""
        if finished == len(self.later_purses):
            return 0
        purse = self.later_purses[finished]
        need = amount_of(self.cost, purse.element)
        return self.cheapest_of(purse, finished + 1, need, discount)

    def naming_order(self, threes: i64, twos: i64, ones: i64) -> list[i64]:
        """The cards by place and value: of payments of equal weight the least list comes first.

        `NO_CARD` at the end stands for the later elements, whose cards follow.
        """
        order: list[i64] = [NO_CARD]
        for value in range(1, 4):
            left = threes if value == 3 else twos if value == 2 else ones
            counts = self.of_value(value)
            for place in range(self.seats + 1):
                taken = min(left, counts >> PLACE_BITS * place & PLACE_MASK)
                order += [place * 3 + value - 1] * taken
                left -= taken
        return sorted(order)

    # Payments without a needless card

    def ends_minimal_from(self, element: i64, discount: i64, smallest_hole: i64) -> bool:
        """Can a payment that goes on with this element end without a card too many?

        `smallest_hole`: leaving out any one card paid so far opens a hole of at least this size.
        """
        while element < 4 and not amount_of(self.cost, element):
            element += 1
        if element == 4:
            return discount < smallest_hole
        need = amount_of(self.cost, element)
        return self.ends_minimal(element, need, 0, discount, smallest_hole)

    def ends_minimal(
        self, element: i64, need: i64, last_value: i64, discount: i64, smallest_hole: i64
    ) -> bool:
        """The same in the middle of an element, after a card of the last value (0: none yet)."""
        missing = max(0, need)
        if missing <= discount:
            hole = smallest_hole
            if last_value:
                hole = min(hole, max(0, need + last_value) - missing)
            if self.ends_minimal_from(element + 1, discount - missing, hole):
                return True
        if need <= 0:
            return False
        for value in range(last_value if last_value else 3, 0, -1):
            kind = element * 3 + value - 1
            if self.counts[kind]:
                self.counts[kind] -= 1
                found = self.ends_minimal(element, need - value, value, discount, smallest_hole)
                self.counts[kind] += 1
                if found:
                    return True
        return False
