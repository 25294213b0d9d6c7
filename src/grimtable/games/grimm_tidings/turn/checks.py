"""State checks, made between every action and the window that goes on. Rules: GT-T4."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.market import drop_void
from grimtable.games.grimm_tidings.cards.choices import kinds_of
from grimtable.games.grimm_tidings.cards.prints import NO_HELPER
from grimtable.games.grimm_tidings.fights.combat import helper_leaves
from grimtable.games.grimm_tidings.fights.strength import restricted
from grimtable.games.grimm_tidings.ids import (
    DOUBLED,
    EQUIPPED,
    NONE,
    SALE,
    SELL,
    THING,
    front_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import (
    big_items,
    big_limit,
    bigs,
    turn_big,
    turn_illegal,
)
from grimtable.games.grimm_tidings.items.selling import PRICE, Sell, spare_items
from grimtable.games.grimm_tidings.public import Line
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import Move, Seat


class Checks(Frame[Tidings]):
    """Illegal equipment is turned, Big Items over the limit go, a forbidden helper leaves."""

    def act(self, t: Tidings, move: Move) -> Frames:
        if t.helper >= 0 and not t.is_decided and restricted(t, NO_HELPER):
            helper_leaves(t)
        for i in range(t.seats):
            seat = (t.active + i) % t.seats
            turn_illegal(t, seat)
            if bigs(t, seat) > big_limit(t, seat):
                if not t.is_fighter(seat):
                    return DropBig(seat), BigSale(seat), self
                turn_big(t, seat)
        drop_void(t)
        t.lines = [line for line in t.lines if counts(t, line)]
        return DONE


def counts(t: Tidings, line: Line) -> bool:
    """Is a doubled Item still equipped? (GT-R47)"""
    what, seat, _strength, kind, _lying = line
    if what != DOUBLED:
        return True
    card = t.find(front_of(seat), kind)
    return card >= 0 and t.mark(seat, card) & EQUIPPED != 0


class DropBig(Mine[Tidings]):
    """Which Big Item over the limit goes? Rulings: GT-R2. D33."""

    def rule(self) -> str:
        return "GT-R2"

    def ask(self, t: Tidings) -> list[Move]:
        return [move_of(kind, THING) for kind in kinds_of(t, big_items(t, self.me))]

    def act(self, t: Tidings, move: Move) -> Frames:
        for card in big_items(t, self.me):
            if t.kinds[card] == kind_of(move):
                t.take_front(card, self.me, SALE)
                break
        if bigs(t, self.me) > big_limit(t, self.me):
            return (self,)
        return DONE


class BigSale(Mine[Tidings]):
    """On its own turn a seat may sell what must go; otherwise it is discarded (GT-R2)."""

    def rule(self) -> str:
        return "GT-R2"

    def covert(self, t: Tidings) -> bool:
        return self.me == t.active and t.levels[self.me] < 9

    def ask(self, t: Tidings) -> list[Move]:
        if self.covert(t) and worth_of(t, self.me) >= PRICE:
            return [NONE, SELL]
        return [NONE]

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == SELL:
            return (Sell(self.me, gold_in_sale(t), True),)
        for card in t.zones[SALE][:]:
            t.discard(card, SALE)
        return DONE


def gold_in_sale(t: Tidings) -> i64:
    """What the Items laid out for sale are worth."""
    total: i64 = 0
    for card in t.zones[SALE]:
        total += t.print(card).gold
    return total


def worth_of(t: Tidings, seat: Seat) -> i64:
    """The most this sale could bring."""
    total = gold_in_sale(t)
    for card in t.hand(seat) + spare_items(t, seat):
        total += t.print(card).gold
    return total
