"""The Book of Madness' own fields by name, as saves and views carry them; all are public."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from grimtable.games.book_of_madness.options import Options


class SeatFields(NamedTuple):
    """What is kept for one seat."""

    character: int
    """The number of its sheet; -1 before it is chosen."""
    ability_used: int
    """Is the ability of this turn spent?"""
    discount: int
    """Units off its next dispel action of this turn (BM-R43)."""
    shut: int
    """Mask of the owners who refused it their support in this turn (BM-R26)."""


class Public(NamedTuple):
    """All fields of a table except those of the kernel."""

    options: Options
    """The table options, as numbers."""
    seats: tuple[SeatFields, ...]
    """What is kept for each seat."""
    states: tuple[tuple[int, ...], ...]
    """Per seat, parallel to its spells: EXHAUSTED, FACE_DOWN, CASTING, REFRESHED."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """Turns begun; 31 is the last."""
    round: int
    """From 1: one round for each monster."""
    field: int
    """Where the ritual marker stands; 0 is the ritual field."""
    veiled: int
    """Mask of the slots whose curse is face-down."""
    markers: tuple[int, ...]
    """Element markers, slot * 4 + element."""
    actions: int
    """Actions paid for in this turn, by anybody (BM-R45)."""
    reshuffles: int
    """How often a discard pile became a deck; numbers the pools of unseen cards."""
    echo: int
    """The seat whose Avatar is at work; -1: none."""
    used: tuple[int, ...]
    """How many support cards that Avatar has used, by seat * 12 + kind."""
    is_refused: bool
    """Did an owner refuse the payment that is being made?"""
    bill: tuple[int, ...]
    """Where owners are asked first: what was paid so far, each zone * 64 + kind * 4 + how
    (see `actions/payments.py`)."""
    beaten: int
    """Monsters beaten."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return len(self.seats)


def public_of(values: Sequence[Any]) -> Public:
    """The fields by name, from their values in this order."""
    public = Public(*values)
    return public._replace(
        options=Options(*public.options),
        seats=tuple([SeatFields(*row) for row in public.seats]),
    )
