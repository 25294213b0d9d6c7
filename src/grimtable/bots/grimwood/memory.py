"""What a seat remembers of all hands of Grimwood, from its own Story only.

The kernel's view forgets a whole hand when one card leaves it unseen; a person does not. Per hand
and kind a Memory keeps two bounds: the fewest and the most cards that can be there.
"""

from typing import Final

from grimtable.games.grimwood.ids import (
    ASIDE,
    DISCARD,
    HAND,
    HAS_NONE,
    KIND,
    KINDS,
    LOOKED,
    ROW,
    SKIPPED,
    SPARE,
    TURN,
)
from grimtable.kernel.terms import MOVED, SHOWN, SHUFFLED, SWAPPED, ToldEvent

COPIES: Final[list[int]] = [KIND.count(kind) for kind in range(KINDS)]


class Memory:
    """Bounds on every hand, as far as one seat was told. The story starts with the deal."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.turn = 0
        self.copies = COPIES[:]
        if seats == 2:
            for card in SPARE:
                self.copies[KIND[card]] -= 1  # GW-1.3
        self.least = [[0] * KINDS for hand in range(seats)]
        """Per hand and kind: how many are certainly there."""
        self.since = [[0] * KINDS for hand in range(seats)]
        """The turn in which that was last seen to be so."""
        self.sizes = [0] * seats
        self._base = [self.copies[:] for hand in range(seats)]
        """The most there can be, before unseen draws are added: before the deal anything is
        possible."""
        self._drawn = [0] * seats
        """Unseen cards from the deck that came to a hand; any of them may be anything."""
        self._open = [0] * KINDS
        """Copies in combos and on the discard pile."""
        self._touched = [0] * seats
        """Mask of the kinds whose last sight is older than something unseen in that hand."""
        self._looking = -1

    # Questions

    def surely(self, hand: int) -> list[int]:
        """By kind, the fewest this hand can hold."""
        return self.least[hand][:]

    def possibly(self, hand: int) -> list[int]:
        """By kind, the most this hand can hold."""
        return [self.most(hand, kind) for kind in range(KINDS)]

    def most(self, hand: int, kind: int) -> int:
        """The most of a kind that this hand can hold."""
        known = self.least[hand]
        free = self.copies[kind] - self._open[kind]
        for other in range(self.seats):
            if other != hand:
                free -= self.least[other][kind]
        room = self.sizes[hand] - sum(known) + known[kind]
        return max(known[kind], min(self._base[hand][kind] + self._drawn[hand], free, room))

    def is_touched(self, hand: int, kind: int) -> bool:
        """Has something unseen happened to this hand since this kind was last seen in it?"""
        return bool(self._touched[hand] >> kind & 1)

    # Listening

    def hear(self, event: ToldEvent) -> None:
        """The next event of `Table.bare_events_for`."""
        code, a, b, face, _, _ = event
        if code == MOVED:
            self._move(a, b, face)
        elif code == SHOWN:
            if face >= 0:
                self._see(a - HAND, face)
            return
        elif code == SWAPPED:
            self._swap(a - HAND, b - HAND)
        elif code == HAS_NONE:
            self.least[a][b] = 0
            self._base[a][b] = -self._drawn[a]
            self._learn(a, b)
        elif code == TURN:
            self.turn = b
        elif code == SKIPPED:
            self.turn += 1
        elif code == LOOKED and a == self.seat:
            self._empty(b)
        elif code == SHUFFLED:
            for hand in range(self.seats):
                self._empty(hand)
        self._looking = -1

    def _learn(self, hand: int, kind: int) -> None:
        self.since[hand][kind] = self.turn
        self._touched[hand] &= ~(1 << kind)

    def _empty(self, hand: int) -> None:
        """Count this hand again: every card of it will be told."""
        self.least[hand] = [0] * KINDS
        self._base[hand] = [0] * KINDS
        self._drawn[hand] = 0
        self._touched[hand] = 0
        self.since[hand] = [self.turn] * KINDS

    def _see(self, hand: int, kind: int) -> None:
        """One card of a hand that is looked at card by card."""
        if self._looking != hand:
            self._looking = hand
            self._empty(hand)
        self.least[hand][kind] += 1
        self._base[hand][kind] += 1

    def _swap(self, one: int, other: int) -> None:
        """Whole hands change owners, and with them what is known."""
        for book in (self.least, self.since, self._base):
            book[one], book[other] = book[other], book[one]
        for count in (self.sizes, self._drawn, self._touched):
            count[one], count[other] = count[other], count[one]
        if self.seat not in (one, other):
            self._touched[one] = self._touched[other] = (1 << KINDS) - 1

    def _move(self, src: int, dst: int, face: int) -> None:
        if face >= 0:
            self._move_seen(src, dst, face)
        elif HAND <= src < ROW:
            self._move_unseen(src - HAND, dst - HAND)
        elif dst >= HAND:  # from the deck, or the deck card that the Dwarf keeps
            self._drawn[dst - HAND] += 1
            self._touched[dst - HAND] = (1 << KINDS) - 1
        if HAND <= src < ROW:
            self.sizes[src - HAND] -= 1
        if HAND <= dst < ROW:
            self.sizes[dst - HAND] += 1

    def _move_seen(self, src: int, dst: int, kind: int) -> None:
        if HAND <= src < ROW:
            hand = src - HAND
            self.least[hand][kind] = max(0, self.least[hand][kind] - 1)
            self._base[hand][kind] -= 1
            self._learn(hand, kind)
        elif (src == DISCARD or src >= ROW) and self._open[kind]:
            self._open[kind] -= 1
        if HAND <= dst < ROW:
            hand = dst - HAND
            self.least[hand][kind] += 1
            self._base[hand][kind] += 1
            self._learn(hand, kind)
        elif dst != ASIDE:
            self._open[kind] += 1

    def _move_unseen(self, src: int, dst: int) -> None:
        """A steal between others: one card is gone, and it may be any of that hand."""
        known = self.least[src]
        for kind in range(KINDS):
            if self._base[src][kind] + self._drawn[src] > 0:
                self._base[dst][kind] += 1
            if known[kind]:
                known[kind] -= 1
        self._touched[src] = self._touched[dst] = (1 << KINDS) - 1
