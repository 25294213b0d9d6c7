"""Items for levels. Rules: GT-11. Rulings: GT-R6, GT-R30."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.choices import kinds_of
from grimtable.games.grimm_tidings.ids import (
    CARD,
    READY,
    SALE,
    THING,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import big_items
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Card, Move, Seat

PRICE: Final = 1000


def can_sell(t: Tidings, seat: Seat) -> bool:
    """Would a sale bring a level?"""
    if t.levels[seat] >= 9 or t.is_fighter(seat):
        return False
    total: i64 = 0
    for card in t.hand(seat) + t.front(seat):
        total += t.print(card).gold
    return total >= PRICE


def spare_items(t: Tidings, seat: Seat) -> list[Card]:
    """Carried Items except the Big ones that were kept; one under Cheat! is spare (GT-R2)."""
    kept = big_items(t, seat)
    return [card for card in t.front(seat) if t.print(card).is_item() and card not in kept]


class Sell(Mine[Tidings]):
    """Item after Item; each full thousand brings a level, never the tenth. D26."""

    def __init__(self, me: Seat, gold: i64, is_forced: bool) -> None:
        self.me = me
        self.gold = gold
        self.is_forced = is_forced
        """Was a Big Item given up? Then those that were kept stay out of it."""

    def rule(self) -> str:
        return "GT-11.1"

    def covert(self, t: Tidings) -> bool:
        return True

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [READY] if self.gold >= PRICE else []
        for kind in t.held(hand_of(self.me)):
            if t.prints[kind].is_item():
                moves.append(move_of(kind, CARD))
        kinds = kinds_of(t, self.carried(t))
        kinds.sort()
        moves += [move_of(kind, THING) for kind in kinds]
        return moves or [READY]  # nothing: only in a world where another hand was dealt

    def carried(self, t: Tidings) -> list[Card]:
        """What may be sold of the cards in front of the seller."""
        if self.is_forced:
            return spare_items(t, self.me)
        return [card for card in t.front(self.me) if t.print(card).is_item()]

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == READY:
            for card in t.zones[SALE][:]:
                t.discard(card, SALE)
            t.gain(self.me, self.gold // PRICE)
            return DONE
        kind = kind_of(move)
        if verb_of(move) == CARD:
            t.move(t.find(hand_of(self.me), kind), hand_of(self.me), SALE)
        else:
            for card in self.carried(t):
                if t.kinds[card] == kind:
                    t.take_front(card, self.me, SALE)
                    break
        return (Sell(self.me, self.gold + t.prints[kind].gold, self.is_forced),)
