"""What a view of The Book of Madness shows, by name."""

from typing import Any

from grimtable.games.book_of_madness.cards.prints import SETS, CardSet
from grimtable.games.book_of_madness.costs import amount_of
from grimtable.games.book_of_madness.deal import blank
from grimtable.games.book_of_madness.ids import (
    ELEMENTS,
    FIELD_OF,
    LEFT_PAGE,
    RIGHT_PAGE,
    SLOT,
    SLOTS,
    hand_of,
    spells_of,
)
from grimtable.games.book_of_madness.public import Public
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import curse_cost
from grimtable.games.book_of_madness.vocabulary import VOCABULARIES
from grimtable.look.game import Sentence
from grimtable.look.view_reader import SetReader


class MadnessReader(SetReader[Madness, CardSet]):
    """Everything that a seat may know, by name."""

    public: Public
    sets = SETS
    vocabularies = VOCABULARIES

    def blank(self) -> Madness:
        return blank(self.seats, self.public.options)

    def hand(self) -> list[str]:
        """The hand of this seat; nothing for spectators."""
        return self.names(hand_of(self.me)) if self.me < self.seats else []

    def sheet(self, seat: int) -> str:
        """A seat's character; "" before it is chosen."""
        number = self.public.seats[seat].character
        return self.cards.sheets[number] if number >= 0 else ""

    def is_mad(self, seat: int) -> bool:
        """Has this apprentice left the game?"""
        return bool(self.view.out >> seat & 1)

    # The board

    def monster(self) -> str:
        """The present monster; "" while the book is closed."""
        cells = self.zones[LEFT_PAGE]
        return self.kind(cells[-1] >> 1) if cells else ""

    def page(self) -> str:
        """The card whose front is open; "" while the book is closed."""
        cells = self.zones[RIGHT_PAGE]
        return self.kind(cells[-1] >> 1) if cells else ""

    def curse(self, slot: int) -> str:
        """The curse in a slot; "" if there is none."""
        cells = self.zones[SLOT + slot]
        return self.kind(cells[0] >> 1) if cells else ""

    def curses(self) -> list[int]:
        """The slots with a curse."""
        return [slot for slot in range(SLOTS) if self.zones[SLOT + slot]]

    def has_struck(self, slot: int) -> bool:
        """Has the marker been on the field above this slot? On the ritual field it has."""
        return bool(self.public.field >= FIELD_OF[slot] or self.public.field == 0)

    def cost(self, slot: int) -> list[str]:
        """The elements it takes to dispel the curse in a slot, one by one."""
        return elements(int(curse_cost(self.t, slot)))

    # Spells

    def spells(self, seat: int) -> list[tuple[str, int]]:
        """A seat's spells and their states, in the order in which they came."""
        cells = self.zones[spells_of(seat)]
        kinds = [self.kind(cell >> 1) for cell in cells]
        return list(zip(kinds, self.public.states[seat], strict=True))

    def spell_cost(self, kind: str, times: int = 1) -> list[str]:
        """The elements it takes to cast a spell this number of times."""
        card = self.cards.prints[self.cards.ids.index(kind)]
        return [ELEMENTS[card.element]] * int(card.cost * times)


def elements(cost: int) -> list[str]:
    """A cost, unit by unit, as texts list it."""
    return [name for e, name in enumerate(ELEMENTS) for _ in range(amount_of(cost, e))]


def yes(is_so: object) -> str:
    """A truth as texts select it."""
    return "yes" if is_so else "no"


def say(key: str, **args: Any) -> Sentence:
    """A sentence of this game."""
    return Sentence(f"book_of_madness-{key}", args)
