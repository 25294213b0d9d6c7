"""Paying with element cards, card by card: every payment is reached in exactly one order.

Cards are named in falling value, within a value the seat's hand, its own support zone, the others
clockwise; so no set is reached twice, and no list of sets is ever built. Rules: BM-8.3 to BM-8.6.
Rulings: BM-R16, BM-R43.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grimtable.games.book_of_madness.actions.plans import (
    NONE_YET,
    UNREACHED,
    Plan,
    funds,
    need_of,
    total_of,
)
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
from grimtable.games.book_of_madness.turn.curses import DIGIT
from grimtable.kernel.frames import DONE, AnyFrame, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit

ANY_ELEMENT: Final = -1
MOVED: Final = 0
ECHOED: Final = 1
"""Used by an Avatar, so it stays."""
WAS_USED: Final = 2
"""Discarded; an Avatar had used it before."""


def can_pay(units: i64, cost: i64, discount: i64) -> bool:
    """Do these units cover a cost?"""
    missing: i64 = 0
    for e in range(4):
        missing += max(0, need_of(cost, e) - need_of(units, e))
    return missing <= discount


def payment(me: Seat, cost: i64, discount: i64, is_echo: bool) -> Frames:
    """The questions of a payment; a cost discounted to nothing asks none (BM-R43)."""
    if total_of(cost) <= discount:
        return DONE
    return (next_pay(me, cost, 0, discount, NONE_YET, is_echo),)


def next_pay(me: Seat, cost: i64, element: i64, left: i64, low: i64, is_echo: bool) -> AnyFrame:
    """The payment goes on with the next element that is demanded."""
    while element < 4 and not need_of(cost, element):
        element += 1
    if element == 4:
        return Paid(me)
    return Pay(me, cost, element, need_of(cost, element), 0, 0, left, low, is_echo)


@mypyc_attr(free_list_len=1)
class Pay(Mine[Madness]):
    """One card of a payment, or enough of this element. Rules: BM-8.4. Rulings: BM-R16."""

    def __init__(
        self, me: Seat, cost: i64, element: i64, need: i64, at: i64, last: i64, left: i64,
        low: i64, is_echo: bool,
    ) -> None:  # fmt: skip
        self.me = me
        self.cost = cost
        """All of it; nothing if one element may be chosen."""
        self.element = element
        self.need = need
        """Of this element; below 0 if it is overpaid."""
        self.at = at
        """Cards before this position are not named any more."""
        self.last = last
        """The value named last; 0: none of this element."""
        self.left = left
        """The discount not yet used up."""
        self.low = low
        """The least that would be missing if a card of earlier elements were left out."""
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
        best: i64 = UNREACHED
        units = funds(t, self.me, self.is_echo)
        for e in range(4):
            if need_of(units, e) < self.need:
                continue
            plan = self.plan(t, e, 0)
            cheapest = plan.cheapest(self.need)
            first = plan.first(plan.cards(self.need))
            if cheapest < best:
                best = cheapest
                moves = first + moves
            else:
                moves += first
        return moves

    def of_element(self, t: Madness) -> list[Move]:
        """Further cards of this element, or enough of it; what the canonical payment does first."""
        plan = self.plan(t, self.element, self.at)
        is_enough = self.is_enough(plan, t.rules.minimal)
        moves: list[Move] = []
        if not (t.rules.minimal and self.need <= 0):
            moves = plan.cards(self.need)
            if t.rules.minimal and self.left:
                moves = [move for move in moves if self.stays_minimal(t, move)]
        if not is_enough and len(moves) < 2:
            return moves
        before: i64 = 0
        if moves and (self.need > 0 or not is_enough):
            plan.cheapest(self.need)
            moves = plan.first(moves)
            before = 1 if plan.value else 0
        if is_enough:
            moves.insert(before, SETTLE)
        return moves

    def plan(self, t: Madness, element: i64, at: i64) -> Plan:
        """What can be done with the purse from a position of an element on."""
        return Plan(t, self.me, self.cost, element, at, self.left, self.is_echo)

    def is_enough(self, plan: Plan, is_minimal: bool) -> bool:
        """May this element be settled as it is?"""
        missing = max(0, self.need)
        if missing > self.left - plan.lack:
            return False
        if not is_minimal or not self.left:
            return True
        return plan.ends_from(self.element + 1, self.left - missing, self.margin(missing))

    def margin(self, missing: i64) -> i64:
        """What leaving out a card would add, at least, to what is missing."""
        if not self.last:
            return self.low
        return min(self.low, max(0, self.need + self.last) - missing)

    def stays_minimal(self, t: Madness, move: Move) -> bool:
        """Can a payment with this card still end without a card too many?"""
        kind = (move - PAY) // PLACES
        value = kind % 3 + 1
        rest = self.plan(t, self.element, self.position(t, move))
        rest.have[kind] -= 1
        return rest.ends(self.element, self.need - value, value, self.left, self.low)

    def position(self, t: Madness, move: Move) -> i64:
        """Where a card stands in the order of naming."""
        kind, owner = (move - PAY) // PLACES, (move - PAY) % PLACES
        before = (2 - kind % 3) * (t.seats + 1)
        if owner == 0:
            return before
        return before + (owner - 1 - self.me) % t.seats + 1

    def act(self, t: Madness, move: Move) -> Frames:
        if move == SETTLE:
            missing = max(0, self.need)
            left, low = self.left - missing, self.margin(missing)
            if self.element == ANY_ELEMENT:
                return (Paid(self.me),)
            return (next_pay(self.me, self.cost, self.element + 1, left, low, self.is_echo),)
        kind, owner = (move - PAY) // PLACES, (move - PAY) % PLACES - 1
        spend(t, self.me, kind, owner, self.is_echo)
        value = kind % 3 + 1
        cost = self.cost or self.need * DIGIT[kind // 3]
        at = self.position(t, move)
        return (
            Pay(self.me, cost, kind // 3, self.need - value, at, value, self.left, self.low,
                self.is_echo),
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
