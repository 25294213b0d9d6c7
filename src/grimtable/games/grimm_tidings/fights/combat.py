"""What comes into a combat and leaves it. Rules: GT-14, GT-16. Rulings: GT-R16, GT-R22, GT-R28."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import BROUGHT, LASTING
from grimtable.games.grimm_tidings.fights.strength import foe_treasures
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CURSE,
    DOUBLED,
    ENHANCED,
    FIGHT,
    FOE_CAME,
    FOE_LEFT,
    FOES,
    HELPER_LEFT,
    LOCKED,
    ON_FIGHTER,
)
from grimtable.games.grimm_tidings.public import Line
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.terms import Kind, Seat, Zone, bit


def has_place(t: Tidings) -> bool:
    """Can one more monster join?"""
    return len(t.foes) < FOES


def add_foe(t: Tidings, kind: Kind, src: Zone) -> None:
    """A monster card joins the combat."""
    t.move(t.find(src, kind), src, FIGHT)
    enlist(t, kind, 0)


def enlist(t: Tidings, kind: Kind, copy: i64) -> i64:
    """A monster counts from now on; returns its number."""
    t.serial += 1
    t.foes.append((kind, t.serial, copy))
    t.note(FOE_CAME, kind, copy)
    return t.serial


def copy_foe(t: Tidings, at: i64) -> None:
    """A second one like it, with the enhancers it has now (GT-R48)."""
    kind, number, _copy = t.foes[at]
    twin = enlist(t, kind, 1)
    for what, on, strength, treasures, lying in t.lines[:]:
        if what == ENHANCED and on == number:
            t.lines.append((ENHANCED, twin, strength, treasures, -1))


def lies_on(line: Line, what: i64, whom: i64) -> bool:
    """Is this a number of such a sort on this monster or fighter?"""
    sort, on, _strength, _treasures, _lying = line
    return sort == what and on == whom


def remove_foe(t: Tidings, at: i64, with_treasures: bool) -> None:
    """A monster leaves without being killed; it and its enhancers are discarded at once."""
    kind, number, copy = t.foes[at]
    if with_treasures:
        t.pending += foe_treasures(t, at)
    if not copy:
        t.discard(t.find(FIGHT, kind), FIGHT)
    for what, on, strength, treasures, lying in t.lines:
        if what == ENHANCED and on == number and lying >= 0:
            t.discard(t.find(FIGHT, lying), FIGHT)
    t.lines = [line for line in t.lines if not lies_on(line, ENHANCED, number)]
    del t.foes[at]
    t.note(FOE_LEFT, kind, copy)


def lie_down(t: Tidings, kind: Kind) -> Kind:
    """A played card whose number lasts lies in the combat; -1 if no card lies announced."""
    card = t.find(ANNOUNCED, kind)
    if card < 0:
        return -1
    t.move(card, ANNOUNCED, FIGHT)
    return kind


def helper_leaves(t: Tidings) -> None:
    """No reward, no roll, the deal is void; what was brought along is used up (GT-R22)."""
    seat = t.helper
    t.note(HELPER_LEFT, seat, 0)
    t.helper = -1
    t.removed |= bit(seat)
    t.lines = [
        line
        for line in t.lines
        if not lies_on(line, ON_FIGHTER, seat) and not lies_on(line, DOUBLED, seat)
    ]
    unlock(t)
    use_up(t, seat, False)


def unlock(t: Tidings) -> None:
    """The deal is over: nothing is promised any more."""
    t.bargain = None
    for seat in range(t.seats):
        for i in range(len(t.marks[seat])):
            t.marks[seat][i] &= ~LOCKED


def use_up(t: Tidings, seat: Seat, won_as_main: bool) -> None:
    """Next-combat Curses and marks of a fighter whose combat is over, and what a win lifts."""
    t.dread[seat] = 0
    discard_curses(t, seat, BROUGHT, LASTING if won_as_main else BROUGHT)


def discard_curses(t: Tidings, seat: Seat, what: i64, or_what: i64) -> None:
    """Kept Curses of one sort or the other go to the discards, in the order they came."""
    for card in t.front(seat)[:]:
        if t.print(card).sort == CURSE:
            if t.print(card).has(what) or t.print(card).has(or_what):
                t.lose_front(card, seat)
