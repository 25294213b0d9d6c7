"""A view as numbers of fixed length and meaning, for learning (docs/encoding/grimm_tidings.md)."""

from collections.abc import Sequence

from grimtable.games.grimm_tidings.fights.strength import at_stake
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CHEATED,
    DOOR_DISCARDS,
    DOORS,
    EQUIPPED,
    LOCKED,
    OFFERS,
    OPENED,
    SALE,
    SEATS,
    SPOILS,
    TREASURE_DISCARDS,
    TREASURES,
    fresh_of,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.options import BESIDE, CHOICES
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.kernel.table import BareView
from grimtable.look.encoding import ViewEncoder, filled, joined

ENCODING = 1
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "Setup", "FreeWindow", "DoorCard", "Phase2", "Tracks", "CombatWindow", "RunNext", "RunWindow",
    "Charity", "Alms", "AlmsTo", "Received", "React", "Aim", "Pay", "HelpTerms", "HelpOffer",
    "TradeTerms", "TradeOffer", "PickTreasure", "LoseItem", "LoseHand", "SearchPick",
    "OrderDoors", "Sell", "DropBig", "BigSale",
)  # fmt: skip
"""The questions, in the order of their code."""
OFFER_PARTS = 9
QUESTION_PARTS = 12
SEAT_NUMBERS = 9
"""Level, sex, marks for a combat, later ones, skips, later ones, changes, sides, talks."""


def seat_layout(kinds: int) -> tuple[tuple[str, int], ...]:
    """Name and length of every part of a seat's block, in order."""
    return (
        ("present", 1),
        ("numbers", SEAT_NUMBERS),
        ("doors_in_hand", 1),
        ("treasures_in_hand", 1),
        ("hand_known", kinds),
        ("front", kinds),
        ("equipped", kinds),
        ("cheated", kinds),
        ("locked", kinds),
        ("removed", 1),
        ("bribed", 1),
        ("safe", 1),
        ("dealings", 1),
    )


def layout(kinds: int) -> tuple[tuple[str, int], ...]:
    """Name and length of every part, in order, for a set with this number of kinds."""
    block = sum(length for _, length in seat_layout(kinds))
    return (
        ("seats", 1),
        ("own_seat", SEATS),
        ("active", SEATS),
        ("starter", SEATS),
        ("main", SEATS),
        ("helper", SEATS),
        ("asked", SEATS),
        ("round", 1),
        ("is_fought", 1),
        ("die", 1),
        ("over", 1),
        ("deck_sizes", 2),
        ("hand", kinds),
        ("fresh", kinds),
        ("unseen", kinds),
        ("door_discards", kinds),
        ("treasure_discards", kinds),
        ("discard_tops", 2),
        ("announced", kinds),
        ("spoils", kinds),
        ("sale", kinds),
        ("opened", kinds),
        ("foes", kinds),
        ("copies", kinds),
        ("strengths", 2),
        ("at_stake", 1),
        ("bargain", 5),
        ("offers", OFFERS * OFFER_PARTS),
        ("question", len(FRAMES)),
        ("question_parts", QUESTION_PARTS),
        ("said", 3),
        ("passed", 1),
        ("options", len(CHOICES) - len(BESIDE)),
        ("seat_blocks", SEATS * block),
    )


def encode(view: BareView) -> list[int]:
    """A view as numbers: the parts of the layout, one after the other."""
    reader = Reader(view)
    return joined(reader, layout(reader.kinds))


class Reader(ViewEncoder):
    """Reads the parts out of a view."""

    most_seats = SEATS
    questions = FRAMES

    def __init__(self, view: BareView) -> None:
        self.reader = TidingsReader(view)
        super().__init__(view, len(self.reader.ids))

    # The table

    def active(self) -> list[int]:
        return self.only(self.reader.public.active)

    def starter(self) -> list[int]:
        return self.only(self.reader.public.starter)

    def main(self) -> list[int]:
        return self.only(self.reader.public.main)

    def helper(self) -> list[int]:
        return self.only(self.reader.public.helper)

    def round(self) -> list[int]:
        return [self.reader.public.round]

    def is_fought(self) -> list[int]:
        return [self.reader.public.is_fought]

    def die(self) -> list[int]:
        return [self.reader.public.die]

    # Cards

    def deck_sizes(self) -> list[int]:
        return [len(self.view.zones[DOORS]), len(self.view.zones[TREASURES])]

    def hand(self) -> list[int]:
        return self.counts(self.view.zones[hand_of(self.view.seat)] if self.is_seated else ())

    def fresh(self) -> list[int]:
        return self.counts(self.view.zones[fresh_of(self.view.seat)] if self.is_seated else ())

    def door_discards(self) -> list[int]:
        return self.counts(self.view.zones[DOOR_DISCARDS])

    def treasure_discards(self) -> list[int]:
        return self.counts(self.view.zones[TREASURE_DISCARDS])

    def discard_tops(self) -> list[int]:
        piles = [self.view.zones[zone] for zone in (DOOR_DISCARDS, TREASURE_DISCARDS)]
        return [(pile[-1] >> 1) + 1 if pile and pile[-1] >= 0 else 0 for pile in piles]

    def announced(self) -> list[int]:
        return self.counts(self.view.zones[ANNOUNCED])

    def spoils(self) -> list[int]:
        return self.counts(self.view.zones[SPOILS])

    def sale(self) -> list[int]:
        return self.counts(self.view.zones[SALE])

    def opened(self) -> list[int]:
        return self.counts(self.view.zones[OPENED])

    # The combat

    def foes(self) -> list[int]:
        return self.counts(kind * 2 for kind, _, _ in self.reader.public.foes)

    def copies(self) -> list[int]:
        return self.counts(kind * 2 for kind, _, copy in self.reader.public.foes if copy)

    def strengths(self) -> list[int]:
        return list(self.reader.strengths().values()) if self.reader.public.main >= 0 else [0, 0]

    def at_stake(self) -> list[int]:
        return [int(at_stake(self.reader.t)) if self.reader.public.main >= 0 else 0]

    def bargain(self) -> list[int]:
        return filled(self.reader.public.bargain, 5)

    def offers(self) -> list[int]:
        code: list[int] = []
        for sort, *parts in self.reader.public.offers:
            code.extend(filled([sort + 1, *parts], OFFER_PARTS))
        return filled(code, OFFERS * OFFER_PARTS)

    # The open question

    def question_parts(self) -> list[int]:
        parts = self.frame.parts() if self.frame is not None else ()
        return filled(parts, QUESTION_PARTS)

    def said(self) -> list[int]:
        return filled([move + 1 for move in self.reader.said[-3:]], 3)

    def passed(self) -> list[int]:
        return [self.is_seated and self.view.passed >> self.view.seat & 1]

    # The seats

    def block(self, seat: int) -> list[int]:
        """One seat: its numbers, its hand as far as it is known, what lies in front of it."""
        hand, front = self.view.zones[hand_of(seat)], self.view.zones[front_of(seat)]
        public = self.reader.public
        marks = public.marks[seat]
        doors = sum(self.is_door(cell) for cell in hand)
        masks = [public.removed, public.bribed, public.safe]
        pair = min(seat, self.origin) * self.many + max(seat, self.origin)
        return [
            1,
            *self.reader.public.seats[seat],
            doors,
            len(hand) - doors,
            *self.counts(hand),
            *self.counts(front),
            *self.marked(front, marks, EQUIPPED),
            *self.marked(front, marks, CHEATED),
            *self.marked(front, marks, LOCKED),
            *(mask >> seat & 1 for mask in masks),
            public.dealings[pair] if self.is_seated and seat != self.origin else 0,
        ]

    def is_door(self, cell: int) -> bool:
        """Has this card, seen or not, the back of a Door?"""
        if cell < 0:
            return (-1 - cell) % 8 == 0
        return bool(self.reader.cards.prints[cell >> 1].sort < 6)

    def marked(self, cells: Sequence[int], marks: Sequence[int], mark: int) -> list[int]:
        """Those cards in front of a seat that bear a mark."""
        pairs = zip(cells, marks, strict=True)
        return self.counts(cell for cell, found in pairs if found & mark)
