"""The Book of Madness' numbers: zones, moves, events, marks. Their order is fixed."""

from typing import Final

from mypy_extensions import i64

from grimtable.kernel.terms import Kind, Move, Seat, Zone

# Kinds: the twelve element cards (element * 3 + value - 1), then those every set has
ELEMENTS: Final = ("fire", "water", "earth", "air")
PLAIN_IDS: Final = [
    *[f"{element}_{value}" for element in ELEMENTS for value in (1, 2, 3)], "madness", "last_page",
]  # fmt: skip
"""The kinds that every set has, first of all."""
MADNESS: Final = 12
LAST_PAGE: Final = 13
FIRST_SPELL: Final = 14
COPIES: Final = (18, 10, 6)
"""Of each element's cards of value 1, 2 and 3 (BM-1.1)."""
MADNESS_CARDS: Final = 35
MULTI: Final = 4
"""The four-element curses, after the four elements."""

# What a card is
BASIC: Final = 0
SPELL: Final = 1
CURSE: Final = 2
COVER: Final = 3
PAGE_CARD: Final = 4
PLAIN: Final = 5
"""Element cards, madness, the last page."""
SORTS: Final = ("basic", "spell", "curse", "cover", "page")

# What a character can do
CURE_AFTER_DISPEL: Final = 1
CHEAP_CURE: Final = 2
FREE_SUPPORT: Final = 3
GAIN_TO_DECK: Final = 4
FREE_GIFT: Final = 5
REFRESH_OTHER: Final = 6
ABILITIES: Final = (
    "", "cure_after_dispel", "cheap_cure", "free_support", "gain_to_deck", "free_gift",
    "refresh_other",
)  # fmt: skip

# Zones: the shared ones, then five for each seat
STACK: Final = 0
"""The madness stack."""
BANISHED: Final = 1
BOX: Final = 2
"""Out of the game; what nobody has seen of it stays unseen."""
ASIDE: Final = 3
"""Cards of a deck that are being looked at."""
QUEUE: Final = 4
"""Those of them that are named already, the new top first."""
BOOK: Final = 5
"""What is still closed, the last page at the bottom."""
RIGHT_PAGE: Final = 6
"""The card whose front is open: reward, penalty, the next monster's curses."""
LEFT_PAGE: Final = 7
"""The monsters met so far, the present one on top."""
CURSES: Final = 8
"""Five face-down stacks of curses, by type."""
SLOT: Final = 13
"""Five slots for curses, from left to right."""
UNDER: Final = 18
"""Five places for madness under a curse."""
PILE: Final = 23
"""Twelve piles of element cards, by kind."""
LIBRARY: Final = 35
"""Four face-down stacks of spells, by element."""
SHELF: Final = 39
"""Their open top cards."""
OWN: Final = 43
SLOTS: Final = 5
FIELD_OF: Final[list[i64]] = [2, 3, 3, 4, 5]
"""The field above each slot (BM-7.15)."""

# Pools of unseen cards: the lowest part names the back
CURSE_BACK: Final = 1
SPELL_BACK: Final = 2
BOOK_BACK: Final = 3

# Dice streams
CURSE_DICE: Final = 0
BOOK_DICE: Final = 1
LIBRARY_DICE: Final = 2
DECK_DICE: Final = 3
LOT: Final = 4
CLOCK: Final = 5
"""What a clock answers by lot; never rolled on the table itself."""
STREAMS: Final = 6

# Moves
END: Final = 0
DECLINE: Final = 1
SETTLE: Final = 2
KEEP: Final = 3
STOP: Final = 4
NOTHING_TO_DO: Final = 5
YES: Final = 6
NO: Final = 7
FIRST_PART: Final = 8
SECOND_PART: Final = 9
ABILITY: Final = 10
TIMES: Final = 11
SEAT: Final = 14
LEARN: Final = 19
GAIN: Final = 23
DISPEL: Final = 35
CURSE_AT: Final = 40
CURE: Final = 45
"""Madness in the seat's own hand, then in its own discard pile."""
CURE_SUPPORT: Final = 47
"""Madness in a seat's support zone: CURE_SUPPORT + seat."""
CARD: Final = 52
FROM_PILE: Final = 65
PAY: Final = 78
"""kind * 6 + place: the seat's own hand, then each seat's support zone."""
FIRST_VERB: Final = 150
"""From here on: spell * VERBS + verb. The moves that choose a character come after the spells."""
CAST: Final = 0
POINT: Final = 1
WAKE: Final = 2
"""Another seat's spell: WAKE + seat."""
VERBS: Final = 7
PLACES: Final = 6

# States of a spell in front of its owner
EXHAUSTED: Final = 1
FACE_DOWN: Final = 2
CASTING: Final = 4
NOT_READY: Final = 7
"""Any of these: it cannot be cast now."""
REFRESHED: Final = 8
"""An effect has refreshed it in this turn (BM-R28)."""

# Events
TURN_BEGAN: Final = 16
MARKER_MOVED: Final = 17
ROUND_BEGAN: Final = 18
STRUCK: Final = 19
BEATEN: Final = 20
ESCAPED: Final = 21
SPELL_TURNED: Final = 22
CURSE_TURNED: Final = 23
MARKED: Final = 24
CHOSEN: Final = 25
STARTED: Final = 26
REFUSED: Final = 27
DISCOUNTED: Final = 28
COPIED: Final = 29
CAST_BEGAN: Final = 30
"""seat, kind * 4 + multiplier."""
DISPELLED: Final = 31

# Ends
WON: Final = 1
LAST_MONSTER: Final = 2
STACK_EMPTY: Final = 3
ALL_MAD: Final = 4

HAND_SIZE: Final = 6
ROUNDS: Final = 6


def deck_of(seat: Seat) -> Zone:
    """A seat's deck, its top last."""
    return OWN + 5 * seat


def hand_of(seat: Seat) -> Zone:
    """A seat's hand."""
    return OWN + 5 * seat + 1


def discard_of(seat: Seat) -> Zone:
    """A seat's discard pile."""
    return OWN + 5 * seat + 2


def support_of(seat: Seat) -> Zone:
    """A seat's support zone."""
    return OWN + 5 * seat + 3


def spells_of(seat: Seat) -> Zone:
    """A seat's spells, in the order in which they came."""
    return OWN + 5 * seat + 4


def seat_of(zone: Zone) -> Seat:
    """Whose zone this is."""
    return (zone - OWN) // 5


def spell_move(kind: Kind, verb: i64) -> Move:
    """The move of a verb with a spell."""
    return FIRST_VERB + (kind - FIRST_SPELL) * VERBS + verb


def verb_of(move: Move) -> i64:
    """The verb of a move with a spell; -1 for other moves."""
    return (move - FIRST_VERB) % VERBS if move >= FIRST_VERB else -1


def spell_of(move: Move) -> Kind:
    """The spell a move names."""
    return FIRST_SPELL + (move - FIRST_VERB) // VERBS
