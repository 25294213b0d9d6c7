"""What the team has: units in hands and support zones, decks, madness."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.ids import (
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
        self.expected: list[list[float]] = [[0.0, 0.0, 0.0, 0.0] for seat in range(seats)]
        """The same in a hand to come."""
        self.supports: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.sizes: list[float] = [0.0] * seats
        """All cards of a deck, wherever they are, but in support."""
        self.units: list[float] = [0.0] * seats
        self.fresh: list[float] = [0.0] * seats
        """Units per card that will be drawn."""
        self.mad_hand: list[i64] = [0] * seats
        self.mad_pile: list[i64] = [0] * seats
        self.mad_support: i64 = 0
        self.turns: list[i64] = [0] * seats
        """Own turns to come after this one."""
        order = t.living()
        for i in range(len(order)):
            seat = order[i]
            self.count(t, seat)
            ahead: i64 = i if i else len(order)
            rest = TURNS - t.turn - ahead
            self.turns[seat] = rest // len(order) + 1 if rest >= 0 else 0

    def count(self, t: Madness, seat: i64) -> None:
        """One player's cards."""
        drawn, cards = 0.0, 0.0
        for zone in (deck_of(seat), discard_of(seat)):
            for card in t.zones[zone]:
                kind = t.kinds[card]
                cards += 1.0
                if kind < MADNESS:
                    drawn += float(kind % 3 + 1)
                    self.expected[seat][kind // 3] += float(kind % 3 + 1)
                else:
                    self.mad_pile[seat] += 1
        self.fresh[seat] = drawn / cards if cards else 0.0
        hand = self.hands[seat]
        for card in t.zones[hand_of(seat)]:
            kind = t.kinds[card]
            cards += 1.0
            if kind < MADNESS:
                drawn += float(kind % 3 + 1)
                hand[kind // 3] += float(kind % 3 + 1)
            else:
                self.mad_hand[seat] += 1
        for card in t.zones[support_of(seat)]:
            kind = t.kinds[card]
            if kind < MADNESS:
                self.supports[kind // 3] += float(kind % 3 + 1)
            else:
                self.mad_support += 1
        self.sizes[seat] = max(1.0, cards)
        self.units[seat] = drawn
        room = float(HAND_SIZE - self.mad_hand[seat])
        for e in range(4):
            self.expected[seat][e] = (self.expected[seat][e] + hand[e]) * room / max(1.0, cards)
