"""Element cards out of the supply, gained or as an upgrade. Rules: BM-9.8, BM-9.11."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.choices import FromHand
from grimtable.games.book_of_madness.cards.prints import IN_DECK, IN_HAND, IN_SUPPORT
from grimtable.games.book_of_madness.ids import (
    BANISHED,
    CARD,
    GAIN,
    NOTHING_TO_DO,
    PILE,
    deck_of,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat


class TakeSupply(Mine[Madness]):
    """A card of one value from the supply, of any element. Rules: BM-9.11. Rulings: BM-R31.

    First the seat's own element, else the largest pile.
    """

    def __init__(self, me: Seat, value: i64, count: i64, place: i64) -> None:
        self.me = me
        self.value = value
        self.count = count
        self.place = place

    def rule(self) -> str:
        return "BM-9.11"

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0 or (self.place == IN_SUPPORT and t.free_slots(self.me) <= 0)

    def ask(self, t: Madness) -> list[Move]:
        own = t.sheet(self.me).element
        moves: list[Move] = []
        most_wanted: i64 = -1
        for kind in t.supplied(self.value):
            wanted: i64 = 99 if kind // 3 == own else len(t.zones[PILE + kind])
            if wanted > most_wanted:
                most_wanted = wanted
                moves.insert(0, GAIN + kind)
            else:
                moves.append(GAIN + kind)
        return moves

    def act(self, t: Madness, move: Move) -> Frames:
        take_supply(t, move - GAIN, self.me, self.place)
        return (TakeSupply(self.me, self.value, self.count - 1, self.place),)


def take_supply(t: Madness, kind: Kind, seat: Seat, place: i64) -> None:
    """One card of a pile to a seat's discard pile, hand, deck or support zone."""
    target = discard_of(seat)
    if place == IN_HAND:
        target = hand_of(seat)
    elif place == IN_DECK:
        target = deck_of(seat)
    elif place == IN_SUPPORT:
        target = support_of(seat)
    t.move(t.zones[PILE + kind][-1], PILE + kind, target)


class Upgrade(FromHand):
    """Banish an element card of the hand and take the next higher one. Card: Alchemy."""

    def __init__(self, me: Seat, count: i64) -> None:
        self.me = me
        self.count = count

    def rule(self) -> str:
        return "BM-4.7"

    def lapses(self, t: Madness) -> bool:
        return self.count <= 0 or not t.hand(self.me)

    def ask(self, t: Madness) -> list[Move]:
        moves: list[Move] = []
        for kind in t.held(hand_of(self.me), True):
            if kind % 3 < 2 and t.zones[PILE + kind + 1]:
                moves.append(CARD + kind)
        return self.or_nothing_to_do(t, moves)

    def act(self, t: Madness, move: Move) -> Frames:
        if move == NOTHING_TO_DO:
            return DONE
        kind = move - CARD
        t.move(t.find(hand_of(self.me), kind), hand_of(self.me), BANISHED)
        take_supply(t, kind + 1, self.me, IN_HAND)
        return (Upgrade(self.me, self.count - 1),)
