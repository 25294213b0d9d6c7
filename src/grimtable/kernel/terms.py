"""The kernel's few nouns: seats, cards, kinds, zones and moves are all plain 64-bit numbers."""

from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Card: TypeAlias = i64
Kind: TypeAlias = i64
Zone: TypeAlias = i64
Move: TypeAlias = i64
RawEvent: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""(kind, a, b, card, mask, at): see `books`; card is -1 where none is meant, at is -1 if loose.

Only the table has raw events, and whoever reads one unpacks it. Audiences are told an `Event`.
"""


class Event(NamedTuple):
    """Something that happened, as one audience may know it."""

    kind: int
    a: int
    """Where a card comes from, or the first number of a fact."""
    b: int
    """Where a card goes to, or the second number of a fact."""
    face: int
    """The kind of the card; -1 for a back, or where no card is meant."""
    has_card: int
    at: int
    """The card's index in its zone; -1 where order means nothing."""


ToldEvent: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""The fields of an `Event`, without their names."""


PUBLIC: Final = 7
"""The public eye: the seat no one owns; what it sees, spectators see."""
ALL: Final = 0xFF
"""Every seat and the public eye."""
POOL: Final = 8
"""A card's pool stands above the eight bits that say who knows where it lies."""
BACKS: Final = 8
"""The lowest part of a pool number names the back; pools of different backs never mix."""

MOVED: Final = 0
SHOWN: Final = 1
SHUFFLED: Final = 2
SWAPPED: Final = 3
REORDERED: Final = 4
FINISHED: Final = 5
PUT_OUT: Final = 6
FIRST_GAME_EVENT: Final = 16
WHISPERED: Final = 128
"""Events from here on go to their mask alone."""


def bit(seat: Seat) -> i64:
    """The mask of one seat, or of one kind."""
    one = seat - seat + 1  # compiled, a literal would be shifted as a 32-bit number
    return one << seat


def first_from(start: Seat, mask: i64, seats: i64) -> Seat:
    """The first seat of the mask at or clockwise after `start`."""
    for i in range(seats):
        seat = (start + i) % seats
        if mask >> seat & 1:
            return seat
    return -1
