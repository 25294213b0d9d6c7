"""Forced choices inside an action: what is lost, taken, put back. Rules: GT-19.8. D20, D21, D34."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import (
    F_ANY,
    F_BONUS,
    F_GOLD,
    F_ONE_SHOT,
    F_SMALL,
)
from grimtable.games.grimm_tidings.fights.strength import plain_bonus
from grimtable.games.grimm_tidings.ids import (
    CARD,
    DOORS,
    EQUIPPED,
    HANDS,
    NUMBER,
    ONE_SHOT,
    THING,
    fresh_of,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Card, Kind, Move, Seat, Zone, bit


def fits(t: Tidings, seat: Seat, at: i64, word: i64) -> bool:
    """Does the card at this place belong to a filter of `lose_item`?"""
    card = t.print(t.front(seat)[at])
    is_equipped = t.marks[seat][at] & EQUIPPED != 0
    if not card.is_item():
        return False
    if word <= HANDS:
        return is_equipped and card.slot == word
    if word == F_SMALL:
        return not card.is_big
    if word == F_ANY or word == F_GOLD:
        return True
    if word == F_ONE_SHOT:
        return card.sort == ONE_SHOT
    return is_equipped


def worth(t: Tidings, seat: Seat, card: Card, word: i64) -> i64:
    """What the largest of its filter is measured by."""
    return t.print(card).gold if word == F_GOLD else plain_bonus(t, seat, card)


def items_in(t: Tidings, seat: Seat, word: i64) -> list[Card]:
    """A seat's Items of a filter, in the order in which they came."""
    cards = t.front(seat)
    found = [cards[i] for i in range(len(cards)) if fits(t, seat, i, word)]
    if (word == F_GOLD or word == F_BONUS) and found:
        most = max([worth(t, seat, card, word) for card in found])
        if word == F_BONUS and most <= 0:
            return []
        return [card for card in found if worth(t, seat, card, word) == most]
    return found


def kinds_of(t: Tidings, cards: list[Card]) -> list[Kind]:
    """The kinds of some cards, each once."""
    kinds: list[Kind] = []
    for card in cards:
        if t.kinds[card] not in kinds:
            kinds.append(t.kinds[card])
    return kinds


class LoseItem(Mine[Tidings]):
    """Which Item of the victim is lost? Rules: GT-19.8."""

    def __init__(self, me: Seat, victim: Seat, word: i64, n: i64) -> None:
        self.me = me
        self.victim = victim
        self.word = word
        self.n = n

    def rule(self) -> str:
        return "GT-19.8"

    def ask(self, t: Tidings) -> list[Move]:
        found = items_in(t, self.victim, self.word)
        return [move_of(kind, THING) for kind in kinds_of(t, found)]

    def act(self, t: Tidings, move: Move) -> Frames:
        kind = kind_of(move)
        for card in items_in(t, self.victim, self.word):
            if t.kinds[card] == kind:
                t.lose_front(card, self.victim)
                break
        if self.n == 1:
            return DONE
        return (LoseItem(self.me, self.victim, self.word, self.n - 1),)


def held_by(t: Tidings, seat: Seat) -> list[Card]:
    """A seat's hand, and what it has just received: that is its hand, too (GT-R21)."""
    return t.hand(seat) + t.zones[fresh_of(seat)]


def drop_held(t: Tidings, seat: Seat, card: Card) -> None:
    """One of these to the discards."""
    t.discard(card, hand_of(seat) if card in t.hand(seat) else fresh_of(seat))


class LoseHand(Mine[Tidings]):
    """Which hand card is lost?"""

    def __init__(self, me: Seat, n: i64) -> None:
        self.me = me
        self.n = n

    def rule(self) -> str:
        return "GT-18.4"

    def covert(self, t: Tidings) -> bool:
        return True

    def lapses(self, t: Tidings) -> bool:
        return self.n == 0 or not held_by(t, self.me)

    def ask(self, t: Tidings) -> list[Move]:
        kinds = kinds_of(t, held_by(t, self.me))
        kinds.sort()
        return [move_of(kind, CARD) for kind in kinds]

    def act(self, t: Tidings, move: Move) -> Frames:
        for card in held_by(t, self.me):
            if t.kinds[card] == kind_of(move):
                drop_held(t, self.me, card)
                break
        return (LoseHand(self.me, self.n - 1),)


class SearchPick(Mine[Tidings]):
    """Which card is taken out of the discards? Rulings: GT-R21."""

    def __init__(self, me: Seat, pile: Zone, n: i64) -> None:
        self.me = me
        self.pile = pile
        self.n = n

    def rule(self) -> str:
        return "GT-R21"

    def lapses(self, t: Tidings) -> bool:
        return self.n == 0 or not t.zones[self.pile]

    def ask(self, t: Tidings) -> list[Move]:
        return [move_of(kind, CARD) for kind in t.held(self.pile)]

    def act(self, t: Tidings, move: Move) -> Frames:
        is_busy = self.me == t.active or t.is_fighter(self.me)
        goal = hand_of(self.me) if is_busy else fresh_of(self.me)
        t.move(t.find(self.pile, kind_of(move)), self.pile, goal)
        return (SearchPick(self.me, self.pile, self.n - 1),)


def orders(n: i64) -> list[list[i64]]:
    """All orders of the top n cards, as places counted from the top; the last one goes on top."""
    if n == 0:
        return [[]]
    found: list[list[i64]] = []
    for order in orders(n - 1):
        for at in range(n):
            found.append(order[:at] + [n - 1] + order[at:])
    return found


class OrderDoors(Mine[Tidings]):
    """In which order do the top Doors go back? `number 1` leaves them as they are. D34."""

    def __init__(self, me: Seat, n: i64) -> None:
        self.me = me
        self.n = n

    def rule(self) -> str:
        return "GT-16.9"

    def ask(self, t: Tidings) -> list[Move]:
        return [NUMBER + i for i in range(len(orders(self.n)))]

    def act(self, t: Tidings, move: Move) -> Frames:
        cards = t.zones[DOORS]
        top = [cards[len(cards) - 1 - place] for place in orders(self.n)[move - NUMBER]]
        t.reorder(DOORS, top, bit(self.me))
        return DONE
