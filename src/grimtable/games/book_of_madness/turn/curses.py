"""Curses on the board: what they cost, how they leave, what lies on and under them."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.costs import ONE_OF_EACH, UNIT, Amounts
from grimtable.games.book_of_madness.ids import (
    CURSE_TURNED,
    CURSES,
    DISPELLED,
    FIELD_OF,
    MARKED,
    MULTI,
    ROUNDS,
    SLOT,
    SLOTS,
    UNDER,
    discard_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.terms import Seat, Zone, bit


def open_curses(t: Madness) -> list[i64]:
    """The slots with a face-up curse: those not yet struck first, then from the left."""
    struck: i64 = 0
    slots: list[i64] = []
    for slot in range(SLOTS):
        if t.zones[SLOT + slot] and not t.veiled >> slot & 1:
            if t.field >= FIELD_OF[slot]:
                struck |= bit(slot)
            else:
                slots.append(slot)
    for slot in range(SLOTS):
        if struck >> slot & 1:
            slots.append(slot)
    return slots


def curse_cost(t: Madness, slot: i64) -> Amounts:
    """What it costs to dispel: its elements and the markers on it (BM-6.3, BM-R11)."""
    element = t.prints[t.kinds[t.curse(slot)]].element
    cost = ONE_OF_EACH if element == MULTI else 4 * UNIT[element]
    for marked in range(4):
        cost += t.markers[slot * 4 + marked] << marked * 8
    return cost


def dispel(t: Madness, slot: i64, seat: Seat) -> None:
    """A seat dispels a curse and takes the madness under it (BM-9.10)."""
    t.note(DISPELLED, seat, t.kinds[t.curse(slot)])
    put_back(t, slot, discard_of(seat))


def put_back(t: Madness, slot: i64, target: Zone) -> None:
    """A curse goes under its stack, its madness to `target`, its markers beside the board."""
    card = t.curse(slot)
    stack = CURSES + t.prints[t.kinds[card]].element
    t.move(card, SLOT + slot, stack)
    t.zones[stack].insert(0, t.zones[stack].pop())
    t.veiled &= ~bit(slot)
    for element in range(4):
        t.markers[slot * 4 + element] = 0
    for under in t.zones[UNDER + slot][:]:
        t.move(under, UNDER + slot, target)


def mark(t: Madness, slot: i64, element: i64, count: i64) -> None:
    """Put element markers on a curse; there are four of each element (BM-R11)."""
    left: i64 = 4
    for other in range(SLOTS):
        left -= t.markers[other * 4 + element]
    put = min(count, left)
    if put > 0:
        t.markers[slot * 4 + element] += put
        t.note(MARKED, slot, element * 8 + put)


def wins_now(t: Madness) -> bool:
    """Is the last curse of the last monster gone, and is that enough (BM-R20)?"""
    return t.rules.wins_at_once and t.round == ROUNDS and not t.has_curses()


def veil(t: Madness, slot: i64) -> None:
    """A curse is turned face-down (BM-14.17)."""
    t.veiled |= bit(slot)
    t.note(CURSE_TURNED, slot, 1)
