"""The basic types: seats, cards, kinds, zones and moves are plain 64-bit numbers."""

from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Card: TypeAlias = i64
Kind: TypeAlias = i64
Zone: TypeAlias = i64
Move: TypeAlias = i64
RawEvent: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""(kind, a, b, card, mask, at): an event as the table keeps it, with the card and the mask of the
seats that see its face. card is -1 if there is none, at is -1 where order means nothing.

Only the table has raw events; audiences are told a `BareEvent`.
"""


class BareEvent(NamedTuple):
    """Something that happened, as one audience may know it, in the kernel's own numbers.

    What `a` and `b` mean depends on the kind: two zones if cards move, are shown or swapped, else
    two numbers of a fact. The constants below say which, and those in the `ids` of each game.
    """

    kind: int
    """MOVED, SHOWN, ... or a kind of the game's own, from FIRST_GAME_EVENT on."""
    a: int
    b: int
    face: int
    """The kind of the card; -1 for a back, or if there is no card."""
    has_card: int
    at: int
    """The card's index in its zone; -1 where order means nothing."""


ToldEvent: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""The fields of a `BareEvent`, without their names."""


PUBLIC: Final = 7
"""The seat that stands for the public: what it sees, spectators see."""
ALL: Final = 0xFF
"""Every seat and the public."""
POOL: Final = 8
"""A card's pool is stored above the eight bits that say who knows where the card lies."""
BACKS: Final = 8
"""The lowest part of a pool number is the back; pools of different backs never mix."""

MOVED: Final = 0
"""A card left zone a and entered zone b."""
SHOWN: Final = 1
"""A card of zone a was shown where it lies; b is the same zone."""
SHUFFLED: Final = 2
"""Zone a was shuffled; b is the pool its cards belong to now if all of them were known."""
SWAPPED: Final = 3
"""Zones a and b changed places."""
REORDERED: Final = 4
"""The top b cards of zone a were put back in another order."""
FINISHED: Final = 5
"""The game is over; a is the game's number of the reason."""
PUT_OUT: Final = 6
"""Seat a left for good."""
FIRST_GAME_EVENT: Final = 16
"""A game numbers its own events from here on."""
WHISPERED: Final = 128
"""Events from here on are only told to the seats of their mask."""


def bit(seat: Seat) -> i64:
    """The mask of one seat, or of one kind."""
    one = seat - seat + 1  # compiled code would shift a literal as a 32-bit number
    return one << seat


def first_from(start: Seat, mask: i64, seats: i64) -> Seat:
    """The first seat of the mask at or clockwise after `start`."""
    for i in range(seats):
        seat = (start + i) % seats
        if mask >> seat & 1:
            return seat
    return -1
