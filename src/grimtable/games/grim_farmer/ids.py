"""Grim Farmer's numbers: kinds, pieces, zones, moves, events. The order is part of the rules."""

from typing import Final

from mypy_extensions import i64

from grimtable.kernel.terms import Kind, Seat, Zone, bit

ANIMALS: Final = 8
"""As many animals as the largest deck has; a deck of A animals uses the first A (section 3.1)."""
COLOURS: Final = 6

# Kinds: animal * COLOURS + colour, then the specials in fixed order
NORMALS: Final = 48
"""Kinds below this are normal cards."""
SNAKE: Final = 48
MOUSE: Final = 49
CHAMELEON: Final = 50
FROG: Final = 51
PARROT: Final = 52
LION: Final = 53
KINDS: Final = 54
ACTIONS: Final = 50
"""Kinds from this on are action specials."""
SPECIALS: Final = 6

# Pieces: animals first, then colours; a call is a mask of pieces
FIRST_COLOUR: Final = 8
ANY_ANIMAL: Final = 0xFF
ANY_COLOUR: Final = 0x3F00
ANY_PIECE: Final = 0x3FFF
FITS: Final[list[i64]] = (
    [bit(kind // COLOURS) | bit(FIRST_COLOUR + kind % COLOURS) for kind in range(NORMALS)]
    + [0, ANY_PIECE, 0, 0, 0, 0]
)  # fmt: skip
"""The pieces that make a kind eligible (GF-7.3, GF-7.5)."""

# Zones
DECK: Final = 0
DISCARD: Final = 1
PLAYED: Final = 2
BOX: Final = 3
"""Holds the special deck while hands are dealt."""
HAND: Final = 4

LIMIT: Final = 15
"""No hand ever holds more (GF-3.2)."""
MOST_PLACED: Final = 5
SEATS: Final = 6
FARM: Final = 0
"""The one pool: hidden piles go to the discards unseen, so everything mixes."""

# Dice streams (GF-R11)
DEAL: Final = 0
BAG: Final = 1
LOT: Final = 2
RESHUFFLE: Final = 3
STREAMS: Final = 4

# Moves
PASS: Final = 0
ENOUGH: Final = 1
NOBODY: Final = 2
STOP: Final = 3
MORE: Final = 4
DRAW: Final = 5
PLAY: Final = 20
PIECE: Final = 24
CHALLENGE: Final = 38
SEAT: Final = 44
CARD: Final = 50

# Events
DEALT: Final = 16
TURN_BEGAN: Final = 17
NUMBER: Final = 18
CALLED: Final = 19
DUD: Final = 20
CAME: Final = 21
WENT: Final = 22
PASSED: Final = 23
PLACED: Final = 24
CHALLENGED: Final = 25
JUDGED: Final = 26
CAUGHT: Final = 27
FAILED: Final = 28
FILLED: Final = 29
GAME_WON: Final = 30

# Ends
HAND_EMPTY: Final = 1
TURN_CAP: Final = 2
LAST_SPECIAL: Final = 3
MATCH_WON: Final = 4


def hand_of(seat: Seat) -> Zone:
    """The zone of a seat's hand."""
    return HAND + 2 * seat


def pile_of(seat: Seat) -> Zone:
    """The zone of the cards a seat has placed this Turn."""
    return HAND + 1 + 2 * seat


def is_eligible(kind: Kind, call: i64) -> bool:
    """Does a placed card fit the Last Call? (GF-7.3)"""
    return FITS[kind] & call != 0


def ones(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth(mask: i64, n: i64) -> i64:
    """The place of bit number n of a mask, counted from the lowest."""
    for i in range(n):
        mask &= mask - 1
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place
