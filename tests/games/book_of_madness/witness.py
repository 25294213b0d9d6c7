"""Who has legally seen what in The Book of Madness: section 6 of the ledger, from raw events."""

from collections import Counter

from grimtable.games.book_of_madness.ids import (
    ASIDE,
    BOOK,
    BOX,
    CURSES,
    FIRST_SPELL,
    LAST_PAGE,
    LIBRARY,
    MADNESS,
    OWN,
    QUEUE,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC, RawEvent
from grimtable.testing.witness import EVERYONE, Witness

DECK, HAND, DISCARD, SUPPORT, SPELLS = range(5)


def place(zone: int) -> int:
    """Which of a seat's zones this is; -1 for shared ones."""
    return (zone - OWN) % 5 if zone >= OWN else -1


def seat_of(zone: int) -> int:
    """Whose zone this is."""
    return (zone - OWN) // 5


class MadnessWitness(Witness):
    """Decks, the book, curse and library stacks are hidden, hands if the table says so."""

    def __init__(self, t: Table) -> None:
        super().__init__(t)
        assert isinstance(t, Madness)
        self.closed = t.rules.closed
        self.counted = t.rules.madness_shown
        self.looker = -1
        self.madness: Counter[int] = Counter()
        """Madness in each hand, which everybody may count."""
        for audience in self.audiences:  # what stays in the open box, and the last page (BM-2)
            box = self.known(audience, BOX)
            box[MADNESS] = 25 - 5 * t.seats
            for kind in range(FIRST_SPELL, FIRST_SPELL + 4):
                box[kind] = 5 - t.seats
            self.known(audience, BOOK)[LAST_PAGE] = 1
        for curse in range(5):
            self.sizes[CURSES + curse] = 9 if curse < 4 else 12

    def is_open(self, zone: int) -> bool:
        hidden = {ASIDE, QUEUE, BOOK, BOX, *range(CURSES, CURSES + 5), *range(LIBRARY, LIBRARY + 4)}
        if zone in hidden or place(zone) == DECK:
            return False
        return place(zone) != HAND or not self.closed

    def can_lie(self, kind: int, zone: int) -> bool:
        is_counted = self.closed and self.counted and place(zone) == HAND
        return kind != MADNESS or not is_counted

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        _, src, dst, card, _, _ = event
        kind = self.table.kinds[card]
        if dst == BOX and place(src) == DECK:  # an apprentice goes mad: the deck stays closed
            return self.knowing(src, kind)
        if dst == ASIDE:
            self.looker = seat_of(src)
        if ASIDE in (src, dst) or src == QUEUE:
            if place(dst) == DISCARD:
                return EVERYONE
            sees = frozenset([self.looker]) if self.closed else EVERYONE
            return sees | (frozenset() if src == ASIDE else self.knowing(src, kind))
        if place(src) == DECK and place(dst) == HAND:
            return self.holders(kind, seat_of(dst)) | self.knowing(src, kind)
        if place(src) == HAND and place(dst) == HAND:
            return self.holders(kind, seat_of(src), seat_of(dst))
        return EVERYONE  # everything else lies or moves openly

    def holders(self, kind: int, *seats: int) -> frozenset[int]:
        """Who sees a card in these hands."""
        if not self.closed or (kind == MADNESS and self.counted):
            return EVERYONE
        return frozenset(seats)

    def knowing(self, zone: int, kind: int) -> frozenset[int]:
        """The audiences that know a card of this kind there."""
        return frozenset(a for a in self.audiences if self.known(a, zone)[kind] > 0)

    def move(self, src: int, dst: int, kind: int, seers: frozenset[int]) -> None:
        known = sum(self.known(PUBLIC, src).values())
        if CURSES <= src < CURSES + 5 and self.sizes[src] > known:
            for audience in self.audiences:  # off the top; what is known lies at the bottom
                self.known(audience, src)[kind] += 1
        super().move(src, dst, kind, seers)
        if kind == MADNESS:
            self.madness[src] -= 1
            self.madness[dst] += 1
        if self.counted and self.closed:
            for zone in (src, dst):
                if place(zone) == HAND:
                    for audience in self.audiences:
                        self.known(audience, zone)[MADNESS] = self.madness[zone]
