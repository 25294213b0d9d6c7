"""Grimm Tidings' own fields by name, as saves and views carry them; all are public."""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.naming import Named
from grimtable.games.grimm_tidings.options import Options

Line: TypeAlias = tuple[i64, i64, i64, i64, i64]
"""What counts in a combat: (what it is, the fighter or monster it counts for, strength,
Treasures, the kind of its card or -1)."""
Foe: TypeAlias = tuple[i64, i64, i64]
"""A monster in the combat: (kind, a number of its own, is it a copy)."""
OpenOffer: TypeAlias = tuple[Any, ...]
"""An open offer at a live table: 1 for a trade or 0 for help, then the parts of its frame
(`TradeOffer` or `HelpOffer`)."""
Used: TypeAlias = tuple[i64, i64, i64, i64]
"""A use of an ability: (seat, or -1 - number of the monster; kind; ability; victim or -1)."""


class SeatFields(NamedTuple):
    """What is kept for one seat."""

    level: int
    sex: int
    """0 male, 1 female, -1 not shown yet."""
    dread: int
    """What Bad Stuff adds in its present or next combat, as a number (GT-R54)."""
    omens: int
    """The same from the combat that was just lost: it counts from the next combat on."""
    skips: int
    """Is phase 2 of this turn taken away by a mark?"""
    next_skips: int
    """Is phase 2 of its next turn taken away?"""
    changes: int
    """Changes of equipment since the open window began (GT-T18)."""
    sides: int
    """Side actions in this combat (GT-T9)."""
    talks: int
    """Exchanges about its help in this combat (GT-T12b)."""


class Bargain(NamedTuple):
    """What the helper was promised (GT-T12a)."""

    share: int
    """The helper's Treasures; WHOLE: all of them."""
    pick: int
    """In which order they pick, see `vocabulary.PICK_WORDS`."""
    item: Named
    """Items of the main fighter."""
    card: Named
    """Cards from the main fighter's hand."""
    firm: int
    """Is it paid even if the combat is lost?"""


class Public(NamedTuple):
    """All fields of a table except those of the kernel."""

    options: Options
    """The table options, as numbers."""
    seats: tuple[SeatFields, ...]
    """What is kept for each seat."""
    marks: tuple[tuple[int, ...], ...]
    """Per seat, parallel to what lies in front of it: EQUIPPED, CHEATED, LOCKED, ..."""
    dealings: tuple[int, ...]
    """Per pair of seats, trade offers in this turn (GT-T12e)."""
    active: int
    """The seat whose turn it is."""
    starter: int
    """The seat with which a round begins; -1 before it is known."""
    round: int
    """Rounds begun."""
    is_fought: bool
    """Was there a fight in this turn's phase 1 or 2?"""
    reshuffles: int
    """How often a discard pile became a deck; numbers the pools of unseen cards."""
    serial: int
    """Numbers monsters and Cheat! cards, so that they can be told apart."""
    turn_uses: tuple[Used, ...]
    """Abilities used in this turn."""
    winners: int
    """Mask of the winners; 0 while the game goes on."""
    die: int
    """The last roll."""
    spared: bool
    """Was the Bad Stuff about to strike prevented?"""
    main: int
    """The main fighter; -1: there is no combat."""
    helper: int
    """The helper; -1: there is none."""
    is_decided: bool
    """Is the combat won with its rewards still to come, or lost?"""
    foes: tuple[Foe, ...]
    """The monsters in the combat."""
    lines: tuple[Line, ...]
    """What cards and abilities add in the combat."""
    uses: tuple[Used, ...]
    """Abilities used in this combat."""
    pending: int
    """Treasures of monsters removed from this combat."""
    removed: int
    """Mask of those who left this combat as helper."""
    bribed: int
    """Mask of those who promised not to help in this combat."""
    safe: int
    """Mask of the runners who escape everything."""
    bargain: Bargain | tuple[()]
    """What the helper was promised; empty without a helper who bargained."""
    offers: tuple[OpenOffer, ...]
    """Live tables: the open offers."""

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
        bargain=Bargain(*public.bargain) if public.bargain else (),
    )
