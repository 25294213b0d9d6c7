"""What is printed on the cards, ready for the rules: clauses that act, sheets of characters."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.ids import (
    BOOK_BACK,
    COPIES,
    COVER,
    CURSE,
    CURSE_BACK,
    FIRST_VERB,
    MADNESS,
    MADNESS_CARDS,
    MULTI,
    PAGE_CARD,
    PLAIN,
    SPELL,
    SPELL_BACK,
    VERBS,
)
from grimtable.kernel.terms import BACKS, POOL, Card, Kind

# What clauses do: the numbers of the effects (see `effects.EFFECTS`)
DRAW: Final = 0
DISCARD: Final = 1
DISCARD_SUPPORT: Final = 2
DISCARD_DECK: Final = 3
SUPPORT: Final = 4
RECOVER: Final = 5
SCRY: Final = 6
SHUFFLE: Final = 7
GIVE: Final = 8
GAIN_CARDS: Final = 9
UPGRADE: Final = 10
BANISH: Final = 11
CURE_CARDS: Final = 12
RECEIVE: Final = 13
BURN_STACK: Final = 14
RESTORE: Final = 15
HEX: Final = 16
REFRESH: Final = 17
EXHAUST: Final = 18
SILENCE: Final = 19
FORGET: Final = 20
GRANT: Final = 21
ECHO: Final = 22
DISCOUNT: Final = 23
DISPEL_CURSES: Final = 24
VEIL: Final = 25
MARK: Final = 26
COPY: Final = 27
EITHER: Final = 28

LEVELS: Final = 3

# Whom a clause concerns
NOBODY: Final = 0
YOU: Final = 1
EACH: Final = 2
EACH_OTHER: Final = 3
ONE: Final = 4
ONE_OTHER: Final = 5
ACTIVE: Final = 6
TARGETS: Final = ("", "you", "each", "each_other", "one", "one_other", "active")

# Places that card texts name
IN_HAND: Final = 0
IN_DISCARD: Final = 1
IN_SUPPORT: Final = 2
IN_HAND_OR_DISCARD: Final = 3
IN_DECK: Final = 4
PLACE_WORDS: Final = {
    "hand": IN_HAND,
    "discard": IN_DISCARD,
    "support": IN_SUPPORT,
    "hand_or_discard": IN_HAND_OR_DISCARD,
    "deck": IN_DECK,
    "top": IN_DECK,
}

ALL_OF: Final = 999
OWN_ELEMENT: Final = 4
"""mark: each curse's own element."""

# Parts of a card's text
TEXT: Final = 0
REWARD: Final = 1
PENALTY: Final = 2
LATE: Final = 3
"""Clauses of an arrival that wait for the curses (BM-R22)."""


class Clause:
    """One effect of a card text: whom it concerns, how much, where."""

    def __init__(self, act: i64, target: i64, count: i64, is_amplified: bool) -> None:
        self.act = act
        """DRAW, DISCARD, ..."""
        self.target = target
        """YOU, EACH, ..."""
        self.count = count
        self.is_amplified = is_amplified
        """Is the count multiplied when the spell is amplified?"""
        self.place: i64 = IN_HAND
        self.is_element = False
        """Are element cards meant, and no madness?"""
        self.value: i64 = 0
        """gain: the value of the card; mark: the element."""
        self.spares_source = False
        """mark: only the other curses."""
        self.first: Clause | None = None
        """either: the two ways."""
        self.second: Clause | None = None


class Print:
    """One kind of card."""

    def __init__(self, sort: i64, copies: i64) -> None:
        self.sort = sort
        self.copies = copies
        self.element: i64 = 0
        self.level: i64 = 0
        self.cost: i64 = 0
        self.curses: list[i64] = []
        """A monster's curses, by type, from left to right."""
        self.parts: list[list[Clause]] = [[], [], [], []]
        """By part: text or arrival, reward, penalty, late arrival."""

    def pool(self) -> i64:
        """The number of the pool it is in when the game begins: all cards of its back and heap."""
        if self.sort == CURSE:
            return (1 + self.element) * BACKS + CURSE_BACK
        if self.sort == SPELL:
            return (1 + self.element * 3 + self.level) * BACKS + SPELL_BACK
        if self.sort == COVER or self.sort == PAGE_CARD:
            return (self.sort - COVER) * BACKS + BOOK_BACK
        return 0

    def aim(self) -> i64:
        """Does its text name one player: ONE, ONE_OTHER, or NOBODY?"""
        for clause in self.parts[TEXT]:
            if clause.target == ONE or clause.target == ONE_OTHER:
                return clause.target
        return NOBODY

    def copies_spells(self) -> bool:
        """Does it copy other spells?"""
        for clause in self.parts[TEXT]:
            if clause.act == COPY:
                return True
        return False


class Character:
    """A character sheet (BM-1.5)."""

    def __init__(self, element: i64, second: i64, slots: i64, spells: i64, ability: i64) -> None:
        self.element = element
        self.second = second
        self.slots = slots
        self.spells = spells
        self.ability = ability

    def start(self, kind: Kind, is_nightmare: bool) -> i64:
        """How many cards of this kind are in its start deck (BM-2.7, BM-13.3)."""
        element, value = kind // 3, kind % 3 + 1
        if value == 2:
            return 1 if element == self.element and not is_nightmare else 0
        if value == 3:
            return 0
        if element == self.element:
            return 5 if is_nightmare else 4
        return 3 if element == self.second else 2


def heap_of(sort: i64, element: i64, level: i64) -> i64:
    """The number of the heap of cards of one sort, element and level."""
    return (sort * (MULTI + 1) + element) * (LEVELS + 1) + level


class CardSet:
    """All kinds of a set, its characters, its round table."""

    def __init__(
        self,
        name: str,
        ids: list[str],
        names: list[str],
        prints: list[Print],
        characters: list[Character],
        sheets: list[str],
    ) -> None:
        self.name = name
        self.ids = ids
        self.names = names
        """Of the kinds, then of the characters."""
        self.prints = prints
        self.characters = characters
        self.sheets = sheets
        """The characters' ids."""
        self.round_table: list[list[i64]] = []
        """Four-element curses by difficulty and round (BM-2.12)."""
        self.source = ""
        """The text of the file it was read from."""
        self.texts: list[list[str]] = []
        """Text, reward and penalty of each kind, as the file says it; empty for the printed set."""
        self.spells: i64 = 0
        """How many kinds of spells there are; they come first."""
        self.kinds: list[Kind] = []
        """The kind of every card."""
        self.heaps: list[list[Card]] = [[] for i in range(heap_of(PLAIN, MULTI, LEVELS) + 1)]
        """The cards of every sort, element and level."""
        for kind in range(len(prints)):
            self._add_copies(kind, prints[kind])
        self.unseen: list[i64] = [prints[kind].pool() << POOL for kind in self.kinds]
        """Of every card: nobody knows it, and its pool."""
        self.first_character: i64 = FIRST_VERB + self.spells * VERBS
        """The move of the first character."""

    def _add_copies(self, kind: Kind, card: Print) -> None:
        """All cards of a kind, and the heap in which they begin."""
        if card.sort <= SPELL:
            self.spells += 1
        heap = self.heaps[heap_of(card.sort, card.element, card.level)]
        for i in range(card.copies):
            heap.append(len(self.kinds))
            self.kinds.append(kind)


def plain_copies(kind: Kind) -> i64:
    """How many element, madness and last page cards every set has."""
    if kind < MADNESS:
        return COPIES[kind % 3]
    return MADNESS_CARDS if kind == MADNESS else 1


SETS: Final[dict[int, CardSet]] = {}
"""All sets that `reading` has loaded, by number; 0 is the printed one."""
