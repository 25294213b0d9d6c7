"""Items for levels. Rules: GT-11. Rulings: GT-R6, GT-R30."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.ids import (
    CARD,
    READY,
    SALE,
    THING,
    front_of,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Move, Seat

PRICE: Final = 1000


def can_sell(t: Tidings, seat: Seat) -> bool:
    """Would a sale bring a level?"""
    if t.levels[seat] >= 9 or t.is_fighter(seat):
        return False
    total: i64 = 0
    for card in t.hand(seat) + t.front(seat):
        total += t.print(card).gold
    return total >= PRICE


class Sell(Mine[Tidings]):
    """Item after Item; each full thousand brings a level, never the tenth. D26."""

    def __init__(self, me: Seat, gold: i64, no_big: bool) -> None:
        self.me = me
        self.gold = gold
        self.no_big = no_big
        """Do carried Big Items stay out of it?"""

    def rule(self) -> str:
        return "GT-11.1"

    def covert(self, t: Tidings) -> bool:
        return True

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [READY] if self.gold >= PRICE else []
        for kind in t.held(hand_of(self.me)):
            if t.prints[kind].is_item():
                moves.append(move_of(kind, CARD))
        for kind in t.held(front_of(self.me)):
            if t.prints[kind].is_item() and not (self.no_big and t.prints[kind].is_big):
                moves.append(move_of(kind, THING))
        return moves or [READY]  # nothing: only in a world where another hand was dealt

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
            t.take_front(t.find(front_of(self.me), kind), self.me, SALE)
        return (Sell(self.me, self.gold + t.prints[kind].gold, self.no_big),)
