"""Paying with element cards, card by card: every payment is reached in exactly one order.

Cards are named in falling value, within a value the seat's hand, its own support zone, the others
clockwise; so no set is reached twice, and no list of sets is ever built. Rules: BM-8.3 to BM-8.6.
Rulings: BM-R16, BM-R43.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.actions.payment_search import NO_CARD, UNPAYABLE, PaymentSearch
from grimtable.games.book_of_madness.actions.purses import funds
from grimtable.games.book_of_madness.costs import UNIT, Amounts, amount_of, total_of
from grimtable.games.book_of_madness.ids import (
    NO,
    PAY,
    PLACES,
    REFUSED,
    SETTLE,
    YES,
    discard_of,
    hand_of,
    seat_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, AnyFrame, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit

ANY_ELEMENT: Final = -1
MOVED: Final = 0
ECHOED: Final = 1
"""Used by an Avatar, so it stays."""
WAS_USED: Final = 2
"""Discarded; an Avatar had used it before."""


def payment(me: Seat, cost: Amounts, discount: i64, is_echo: bool) -> Frames:
    """The questions of a payment; a cost discounted to nothing asks none (BM-R43)."""
    if total_of(cost) <= discount:
        return DONE
    return (next_payment(me, cost, 0, discount, NO_CARD, is_echo),)


def payment_of_any(me: Seat, need: i64, is_echo: bool) -> AnyFrame:
    """Units of one element, whichever the seat begins with (BM-R17)."""
    return Pay(
        me, cost=0, element=ANY_ELEMENT, need=need, position=0, last_value=0, discount=0,
        smallest_hole=NO_CARD, is_echo=is_echo,
    )  # fmt: skip


def next_payment(
    me: Seat, cost: Amounts, element: i64, discount: i64, smallest_hole: i64, is_echo: bool
) -> AnyFrame:
    """The payment goes on with the next element that the cost demands."""
    while element < 4 and not amount_of(cost, element):
        element += 1
    if element == 4:
        return Paid(me)
    need = amount_of(cost, element)
    return Pay(
        me, cost=cost, element=element, need=need, position=0, last_value=0, discount=discount,
        smallest_hole=smallest_hole, is_echo=is_echo,
    )  # fmt: skip


@mypyc_attr(free_list_len=1)
class Pay(Mine[Madness]):
    """One card of a payment, or enough of this element. Rules: BM-8.4. Rulings: BM-R16."""

    def __init__(
        self, me: Seat, cost: Amounts, element: i64, need: i64, position: i64, last_value: i64,
        discount: i64, smallest_hole: i64, is_echo: bool,
    ) -> None:  # fmt: skip
        self.me = me
        self.cost = cost
        """The whole cost; nothing if one element may be chosen."""
        self.element = element
        self.need = need
        """What is missing of this element; below 0 if it is overpaid."""
        self.position = position
        """Cards before this position are not named any more; see `payment_search`."""
        self.last_value = last_value
        """The value of the card named last; 0: none of this element yet."""
        self.discount = discount
        """The discount not yet used up."""
        self.smallest_hole = smallest_hole
        """Leaving out any card paid for earlier elements opens a hole of at least this size."""
        self.is_echo = is_echo

    def rule(self) -> str:
        return "BM-8.3"

    def covert(self, t: Madness) -> bool:
        return t.rules.closed

    def ask(self, t: Madness) -> list[Move]:
        moves = self.any_element(t) if self.element == ANY_ELEMENT else self.of_element(t)
        if not moves:  # only in a world dealt from a view, where the purse may be too small
            return [SETTLE]
        return moves[:1] if t.rules.auto_pay else moves

    def any_element(self, t: Madness) -> list[Move]:
        """Whatever card begins a payment in one element, the canonical one first (BM-R17)."""
        moves: list[Move] = []
        best: i64 = UNPAYABLE
        payable = funds(t, self.me, self.is_echo)
        for element in range(4):
            if amount_of(payable, element) < self.need:
                continue
            search = self.search(t, element, 0)
            weight = search.cheapest(self.need)
            cards = search.best_first(search.next_cards(self.need))
            if weight < best:
                best = weight
                moves = cards + moves
            else:
                moves += cards
        return moves

    def of_element(self, t: Madness) -> list[Move]:
        """Further cards of this element, or enough of it; what the canonical payment does first."""
        search = self.search(t, self.element, self.position)
        is_enough = self.is_enough(search, t.rules.minimal)
        moves: list[Move] = []
        if not (t.rules.minimal and self.need <= 0):
            moves = search.next_cards(self.need)
            if t.rules.minimal and self.discount:
                moves = [move for move in moves if self.stays_minimal(t, move)]
        if not is_enough and len(moves) < 2:
            return moves
        place_of_settle: i64 = 0
        if moves and (self.need > 0 or not is_enough):
            search.cheapest(self.need)
            moves = search.best_first(moves)
            place_of_settle = 1 if search.next_value else 0
        if is_enough:
            moves.insert(place_of_settle, SETTLE)
        return moves

    def search(self, t: Madness, element: i64, position: i64) -> PaymentSearch:
        """What can be done with the purse of an element from a position on."""
        return PaymentSearch(t, self.me, self.cost, element, position, self.discount, self.is_echo)

    def is_enough(self, search: PaymentSearch, is_minimal: bool) -> bool:
        """May this element be settled as it is?"""
        missing = max(0, self.need)
        if missing > self.discount - search.later_missing:
            return False
        if not is_minimal or not self.discount:
            return True
        return search.ends_minimal_from(
            self.element + 1, self.discount - missing, self.hole_with(missing)
        )

    def hole_with(self, missing: i64) -> i64:
        """The smallest hole that leaving out one card opens if this element is settled now."""
        if not self.last_value:
            return self.smallest_hole
        return min(self.smallest_hole, max(0, self.need + self.last_value) - missing)

    def stays_minimal(self, t: Madness, move: Move) -> bool:
        """Can a payment with this card still end without a card too many?"""
        kind = (move - PAY) // PLACES
        value = kind % 3 + 1
        rest = self.search(t, self.element, self.position_of(t, move))
        rest.counts[kind] -= 1
        return rest.ends_minimal(
            self.element, self.need - value, value, self.discount, self.smallest_hole
        )

    def position_of(self, t: Madness, move: Move) -> i64:
        """Where a card stands in the order of naming."""
        kind, place = (move - PAY) // PLACES, (move - PAY) % PLACES
        before = (2 - kind % 3) * (t.seats + 1)
        if place == 0:
            return before
        return before + (place - 1 - self.me) % t.seats + 1

    def act(self, t: Madness, move: Move) -> Frames:
        if move == SETTLE:
            return (self.settled(),)
        kind, owner = (move - PAY) // PLACES, (move - PAY) % PLACES - 1
        spend(t, self.me, kind, owner, self.is_echo)
        element, value = kind // 3, kind % 3 + 1
        cost = self.cost or self.need * UNIT[element]
        position = self.position_of(t, move)
        return (
            Pay(
                self.me, cost=cost, element=element, need=self.need - value, position=position,
                last_value=value, discount=self.discount, smallest_hole=self.smallest_hole,
                is_echo=self.is_echo,
            ),
        )  # fmt: skip

    def settled(self) -> AnyFrame:
        """This element is paid as far as it will be."""
        if self.element == ANY_ELEMENT:
            return Paid(self.me)
        missing = max(0, self.need)
        return next_payment(
            self.me, self.cost, self.element + 1, self.discount - missing,
            self.hole_with(missing), self.is_echo,
        )  # fmt: skip


def spend(t: Madness, me: Seat, kind: Kind, owner: Seat, is_echo: bool) -> None:
    """One card to its owner's discard pile (BM-8.6); an Avatar leaves support where it is."""
    zone = hand_of(me) if owner < 0 else support_of(owner)
    how: i64 = MOVED
    if owner < 0:
        t.move(t.find(zone, kind), zone, discard_of(me))
    elif is_echo:
        t.used[owner * 12 + kind] += 1
        how = ECHOED
    elif t.leave_support(t.find(zone, kind), owner, discard_of(owner)):
        how = WAS_USED
    if t.rules.consent:
        t.bill.append(zone * 64 + kind * 4 + how)


class Paid(Mine[Madness]):
    """All is paid; other owners may have to agree (BM-R26)."""

    def who(self) -> Seat:
        return -1

    def act(self, t: Madness, move: Move) -> Frames:
        if not t.bill:
            return DONE
        owners: i64 = 0
        for entry in t.bill:
            zone = entry // 64
            if zone != hand_of(self.me):
                owners |= bit(seat_of(zone))
        owners &= ~bit(self.me)
        asked = [Confirm(owner, self.me) for owner in t.living() if owners >> owner & 1]
        return tuple(asked) + (Receipt(),)


class Confirm(Mine[Madness]):
    """Does the owner of a support zone agree to what was paid from it? Rulings: BM-R26."""

    def __init__(self, me: Seat, payer: Seat) -> None:
        self.me = me
        self.payer = payer

    def rule(self) -> str:
        return "BM-R26"

    def lapses(self, t: Madness) -> bool:
        return t.is_refused

    def ask(self, t: Madness) -> list[Move]:
        return [YES, NO]

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NO:
            t.is_refused = True
            t.shut[self.payer] |= bit(self.me)
            t.note(REFUSED, self.me, self.payer)
            for i in range(len(t.bill) - 1, -1, -1):
                refund(t, t.bill[i])
        return DONE


class Receipt(Frame[Madness]):
    """The payment is over."""

    def act(self, t: Madness, move: Move) -> Frames:
        t.bill = []
        return DONE


def refund(t: Madness, entry: i64) -> None:
    """A card goes back to where it was paid from."""
    zone, kind, how = entry // 64, entry % 64 // 4, entry % 4
    owner = seat_of(zone)
    if how == ECHOED:
        t.used[owner * 12 + kind] -= 1
        return
    t.move(t.find(discard_of(owner), kind), discard_of(owner), zone)
    if how == WAS_USED:
        t.used[owner * 12 + kind] += 1
