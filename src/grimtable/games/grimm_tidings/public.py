"""Grimm Tidings' own fields by name, as saves and views carry them; all are public."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from mypy_extensions import i64

from grimtable.games.grimm_tidings.options import Options

Line: TypeAlias = tuple[i64, i64, i64, i64, i64]
"""What counts in a combat: (what, on, strength, treasures, kind of its card or -1)."""
Foe: TypeAlias = tuple[i64, i64, i64]
"""A monster in the combat: (kind, number, is it a copy)."""
Used: TypeAlias = tuple[i64, i64, i64, i64]
"""An ability used: (seat or -1 - monster number, kind, ability, victim or -1)."""


class SeatFields(NamedTuple):
    """What is kept for one seat."""

    level: int
    sex: int
    """0 male, 1 female, -1 not shown yet."""
    dread: int
    """Numbers of marks of Bad Stuff for its present or next combat (GT-R54)."""
    omens: int
    """The same, left by the combat just lost: they count from the next one on."""
    skips: int
    """Is phase 2 of this turn taken away by a mark?"""
    next_skips: int
    """And of its next turn?"""
    changes: int
    """Changes of equipment since the open window began (GT-T18)."""
    sides: int
    """Side actions in this combat (GT-T9)."""
    talks: int
    """Exchanges about its help in this combat (GT-T12b)."""


class Bargain(NamedTuple):
    """What the helper was promised (GT-T12a)."""

    share: int
    """Of the Treasures; WHOLE: all of them."""
    pick: int
    """The order of picking."""
    item: int
    """The kind of an Item of the main fighter; -1: none."""
    card: int
    """The kind of a card from the main fighter's hand; -1: none."""
    firm: int
    """Is it paid even if the combat is lost?"""


class Public(NamedTuple):
    """All fields of a table but the kernel's."""

    options: Options
    seats: tuple[SeatFields, ...]
    marks: tuple[tuple[int, ...], ...]
    """Per seat, parallel to what lies in front of it: EQUIPPED, CHEATED, LOCKED, ..."""
    dealings: tuple[int, ...]
    """Per pair of seats, trade offers in this turn (GT-T12e)."""
    active: int
    """Whose turn it is."""
    starter: int
    round: int
    is_fought: bool
    """Was there a fight in this turn's phase 1 or 2?"""
    reshuffles: int
    serial: int
    """Numbers monsters and Cheat! cards, so that they can be told apart."""
    turn_uses: tuple[Used, ...]
    winners: int
    die: int
    spared: bool
    """Was the Bad Stuff about to strike prevented?"""
    main: int
    """The main fighter; -1: no combat."""
    helper: int
    is_decided: bool
    """Is the combat over but for its rewards, or lost?"""
    foes: tuple[Foe, ...]
    lines: tuple[Line, ...]
    uses: tuple[Used, ...]
    pending: int
    """Treasures of monsters removed from this combat."""
    removed: int
    """Mask of those who left this combat as helper."""
    bribed: int
    """Mask of those who promised not to help in this combat."""
    safe: int
    """Mask of the runners who escape everything."""
    bargain: Bargain | tuple[()]
    """The helper's deal; empty without one."""
    offers: tuple[tuple[int, ...], ...]
    """Live tables: the offers that stand open, as `market` reads them."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return len(self.seats)


def public_of(values: Sequence[Any]) -> Public:
    """The fields by name, from their bare values in this order."""
    public = Public(*values)
    return public._replace(
        options=Options(*public.options),
        seats=tuple([SeatFields(*row) for row in public.seats]),
        bargain=Bargain(*public.bargain) if public.bargain else (),
    )
