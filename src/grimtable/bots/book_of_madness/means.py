"""What the team has: units in hands and support zones, decks, madness."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import GRANT, TEXT
from grimtable.games.book_of_madness.ids import (
    FACE_DOWN,
    HAND_SIZE,
    MADNESS,
    deck_of,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness

TURNS = 30


class Means:
    """Counted once per position."""

    def __init__(self, t: Madness) -> None:
        seats = int(t.seats)
        self.hands: list[list[float]] = [[0.0, 0.0, 0.0, 0.0] for seat in range(seats)]
        """Per seat and element: units in hand."""
        self.rates: list[list[float]] = [[0.0, 0.0, 0.0, 0.0] for seat in range(seats)]
        """The same per card that will fill the hand next."""
        self.steady: list[list[float]] = [[0.0, 0.0, 0.0, 0.0] for seat in range(seats)]
        """And per card of all decks to come."""
        self.supports: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.elements: list[float] = [0.0] * seats
        """Element cards in hand."""
        self.decks: list[float] = [0.0] * seats
        """Cards still to be drawn before the next shuffle."""
        self.stocks: list[float] = [0.0] * seats
        """Units of these cards."""
        self.sizes: list[float] = [0.0] * seats
        """All cards of a deck, wherever they are, but in support."""
        self.units: list[float] = [0.0] * seats
        self.mad_hand: list[i64] = [0] * seats
        self.mad_pile: list[i64] = [0] * seats
        self.mad_support: i64 = 0
        self.turns: list[i64] = [0] * seats
        """Own turns to come after this one."""
        self.refills: list[float] = [0.0] * seats
        """How often a hand will be filled that is still of use."""
        self.calls: list[bool] = [False] * seats
        """Can this player let others act?"""
        order = t.living()
        for i in range(len(order)):
            seat = order[i]
            self.count(t, seat)
            ahead: i64 = i if i else len(order)
            rest = TURNS - t.turn - ahead
            self.turns[seat] = rest // len(order) + 1 if rest >= 0 else 0
            self.refills[seat] = float(self.turns[seat] - 1 if i else self.turns[seat])
            self.calls[seat] = can_call(t, seat)

    def count(self, t: Madness, seat: i64) -> None:
        """One player's cards."""
        whole: list[float] = [0.0, 0.0, 0.0, 0.0]
        hand, rate = self.hands[seat], self.rates[seat]
        cards = self.tally(t, seat, deck_of(seat), rate)
        self.decks[seat] = cards
        cards += self.tally(t, seat, discard_of(seat), whole)
        for card in t.zones[hand_of(seat)]:
            kind = t.kinds[card]
            cards += 1.0
            if kind < MADNESS:
                self.elements[seat] += 1.0
                hand[kind // 3] += float(kind % 3 + 1)
            else:
                self.mad_hand[seat] += 1
        for card in t.zones[support_of(seat)]:
            kind = t.kinds[card]
            if kind < MADNESS:
                self.supports[kind // 3] += float(kind % 3 + 1)
            else:
                self.mad_support += 1
        self.sizes[seat] = size = max(1.0, cards)
        deck = self.decks[seat]
        later = max(0.0, float(HAND_SIZE) - deck)  # cards of a hand from the next deck
        full = max(float(HAND_SIZE), deck)
        for e in range(4):
            whole[e] += rate[e] + hand[e]
            self.stocks[seat] += rate[e]
            self.units[seat] += whole[e]
            self.steady[seat][e] = whole[e] / size
            rate[e] = (rate[e] + later * whole[e] / size) / full

    def tally(self, t: Madness, seat: i64, zone: i64, units: list[float]) -> float:
        """The cards of a pile, their units by element."""
        for card in t.zones[zone]:
            kind = t.kinds[card]
            if kind < MADNESS:
                units[kind // 3] += float(kind % 3 + 1)
            else:
                self.mad_pile[seat] += 1
        return float(len(t.zones[zone]))

    def drawn(self, seat: i64, cards: float) -> float:
        """Units of this number of cards drawn: first this deck, then those that are reshuffled."""
        deck = self.decks[seat]
        if cards <= deck:
            return self.stocks[seat] * cards / max(1.0, deck)
        return self.stocks[seat] + (cards - deck) * self.units[seat] / self.sizes[seat]


def can_call(t: Madness, seat: i64) -> bool:
    """Does a spell of this player grant another an action?"""
    for i in range(len(t.states[seat])):
        text = t.prints[t.kinds[t.spells(seat)[i]]].parts[TEXT]
        if text[0].act == GRANT and not t.states[seat][i] & FACE_DOWN:
            return True
    return False
