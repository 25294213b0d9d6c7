"""A view as numbers of fixed length and meaning (docs/encoding/book_of_madness.md)."""

from grimtable.games.book_of_madness.ids import (
    ASIDE,
    BANISHED,
    CURSES,
    FIRST_SPELL,
    LIBRARY,
    MADNESS,
    PILE,
    QUEUE,
    SHELF,
    SLOTS,
    STACK,
    UNDER,
    deck_of,
    discard_of,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.options import CHOICES
from grimtable.games.book_of_madness.presentation.reader import MadnessReader
from grimtable.kernel.table import BareView
from grimtable.look.encoding import ViewEncoder, filled, joined

ENCODING = 1
"""Counts up when a number changes its place or meaning."""

FRAMES = (
    "PickCharacters", "DraftCharacter", "Wake", "ActionPhase", "Granted", "GiftTo", "Amplify",
    "Pay", "Confirm", "Choose", "ChooseSpells", "TakeSupply", "Upgrade", "Give", "CureCards",
    "ChooseCurse", "Aim", "ChooseCopy", "EitherWay", "ScryDiscard", "ScryOrder", "Solace", "Stow",
    "LeaveSpell",
)  # fmt: skip
"""The questions, in the order of their code."""
SEATS = 5
QUESTION_PARTS = 9
PLAYED = MADNESS + 1
"""Element cards and madness: what decks are made of."""
SLOT_NUMBERS = 8
"""Curse + 1, face-down, struck already, madness under it, markers of each element."""


def seat_layout(spells: int) -> tuple[tuple[str, int], ...]:
    """Name and length of every part of a seat's block, in order."""
    return (
        ("present", 1),
        ("is_mad", 1),
        ("sheet", 1),
        ("ability_used", 1),
        ("discount", 1),
        ("refuses", 1),
        ("deck_size", 1),
        ("hand_size", 1),
        ("hand_known", PLAYED),
        ("discard", PLAYED),
        ("support", PLAYED),
        ("used", PLAYED - 1),
        ("spells", spells),
    )


def layout(kinds: int, spells: int) -> tuple[tuple[str, int], ...]:
    """Name and length of every part, in order, for a set with these numbers of kinds and of spells.

    The fourteen kinds that every set has come first.
    """
    block = sum(length for _, length in seat_layout(spells))
    return (
        ("seats", 1),
        ("own_seat", SEATS),
        ("active", SEATS),
        ("asked", SEATS),
        ("turn", 1),
        ("round", 1),
        ("field", 1),
        ("actions", 1),
        ("beaten", 1),
        ("over", 1),
        ("echo", SEATS),
        ("stack", 1),
        ("banished", PLAYED),
        ("aside", PLAYED),
        ("queue", PLAYED),
        ("unseen", kinds),
        ("monster", 1),
        ("page", 1),
        ("slots", SLOTS * SLOT_NUMBERS),
        ("curse_stacks", 5),
        ("supply", PLAYED - 1),
        ("shelf", 4),
        ("library", 4),
        ("question", len(FRAMES)),
        ("question_parts", QUESTION_PARTS),
        ("options", len(CHOICES)),
        ("seat_blocks", SEATS * block),
    )


def encode(view: BareView) -> list[int]:
    """A view as numbers: the parts of the layout, one after the other."""
    reader = Reader(view)
    return joined(reader, layout(reader.kinds, reader.many_spells))


class Reader(ViewEncoder):
    """Reads the parts out of a view."""

    most_seats = SEATS
    questions = FRAMES

    def __init__(self, view: BareView) -> None:
        self.reader = MadnessReader(view)
        super().__init__(view, len(self.reader.ids))
        self.zones = self.reader.zones
        self.many_spells = int(self.reader.cards.spells)

    def played(self, zone: int) -> list[int]:
        """How many of each kind that decks are made of are seen in a zone."""
        return self.counts(self.zones[zone])[:PLAYED]

    def tops(self, first: int, many: int) -> list[int]:
        """Kind + 1 of the last card of each of these zones, 0 for none."""
        zones = self.zones[first : first + many]
        return [(zone[-1] >> 1) + 1 if zone else 0 for zone in zones]

    def sizes(self, first: int, many: int) -> list[int]:
        """How many cards lie in each of these zones."""
        return [len(zone) for zone in self.zones[first : first + many]]

    # The table

    def active(self) -> list[int]:
        return self.only(self.reader.public.active)

    def turn(self) -> list[int]:
        return [self.reader.public.turn]

    def round(self) -> list[int]:
        return [self.reader.public.round]

    def field(self) -> list[int]:
        return [self.reader.public.field]

    def actions(self) -> list[int]:
        return [self.reader.public.actions]

    def beaten(self) -> list[int]:
        return [self.reader.public.beaten]

    def echo(self) -> list[int]:
        return self.only(self.reader.public.echo)

    # Cards in the middle

    def stack(self) -> list[int]:
        return self.sizes(STACK, 1)

    def banished(self) -> list[int]:
        return self.played(BANISHED)

    def aside(self) -> list[int]:
        return self.played(ASIDE)

    def queue(self) -> list[int]:
        return self.played(QUEUE)

    def monster(self) -> list[int]:
        return self.number(self.reader.monster())

    def page(self) -> list[int]:
        return self.number(self.reader.page())

    def number(self, kind: str) -> list[int]:
        """Kind + 1, 0 for none."""
        return [self.reader.cards.ids.index(kind) + 1 if kind else 0]

    def slots(self) -> list[int]:
        code: list[int] = []
        for slot in range(SLOTS):
            kind = self.number(self.reader.curse(slot))
            struck = bool(kind[0]) and self.reader.has_struck(slot)
            under = len(self.zones[UNDER + slot])
            marked = self.reader.public.markers[slot * 4 : slot * 4 + 4]
            code += [*kind, self.reader.public.veiled >> slot & 1, struck, under, *marked]
        return code

    def curse_stacks(self) -> list[int]:
        return self.sizes(CURSES, 5)

    def supply(self) -> list[int]:
        return self.sizes(PILE, PLAYED - 1)

    def shelf(self) -> list[int]:
        return self.tops(SHELF, 4)

    def library(self) -> list[int]:
        return self.sizes(LIBRARY, 4)

    # The open question

    def question_parts(self) -> list[int]:
        parts = self.frame.parts() if self.frame is not None else ()
        return filled(parts, QUESTION_PARTS)

    # The seats

    def block(self, seat: int) -> list[int]:
        """One seat: its numbers, its cards as far as they are known, its spells."""
        public = self.reader.public
        fields = public.seats[seat]
        refused = public.seats[self.origin].shut >> seat & 1 if self.is_seated else 0
        used = public.used[seat * 12 : seat * 12 + 12]
        spells = [0] * self.many_spells
        for kind, state in self.reader.spells(seat):
            spells[self.reader.cards.ids.index(kind) - FIRST_SPELL] = state + 1
        return [
            1, self.reader.is_mad(seat), fields.character + 1, fields.ability_used, fields.discount,
            refused,
            len(self.zones[deck_of(seat)]), len(self.zones[hand_of(seat)]),
            *self.played(hand_of(seat)), *self.played(discard_of(seat)),
            *self.played(support_of(seat)), *used, *spells,
        ]  # fmt: skip
