"""Which actions a seat can take now: all that it can pay for. Rules: BM-8.1, BM-8.2."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.actions.purses import funds
from grimtable.games.book_of_madness.costs import amount_of, covers, largest_of
from grimtable.games.book_of_madness.ids import (
    CAST,
    CHEAP_CURE,
    CURE,
    CURE_SUPPORT,
    DISPEL,
    GAIN,
    LEARN,
    MADNESS,
    NOT_READY,
    PILE,
    SHELF,
    hand_of,
    spell_move,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import curse_cost, open_curses
from grimtable.kernel.terms import Move, Seat


def offers(t: Madness, me: Seat, is_echo: bool, moves: list[Move]) -> list[Move]:
    """These moves, then every action that this seat can pay for, with its object.

    Rules: BM-8.2; section 5.0 of the ledger.
    """
    payable = funds(t, me, is_echo)
    spells, states = t.spells(me), t.states[me]
    for i in range(len(spells)):
        if states[i] & NOT_READY:
            continue
        kind = t.kinds[spells[i]]
        card = t.prints[kind]
        if amount_of(payable, card.element) >= card.cost:
            moves.append(spell_move(kind, CAST))
    for element in range(4):
        if t.zones[SHELF + element] and amount_of(payable, element) >= 2:
            moves.append(LEARN + element)
    for element in range(4):
        for value in range(2, min(amount_of(payable, element), 3) + 1):
            kind = element * 3 + value - 1
            if t.zones[PILE + kind]:
                moves.append(GAIN + kind)
    for slot in open_curses(t):
        if covers(payable, curse_cost(t, slot), t.discounts[me]):
            moves.append(DISPEL + slot)
    if largest_of(payable) >= cure_cost(t, me):
        if t.find(hand_of(me), MADNESS) >= 0:
            moves.append(CURE)
        for seat in range(t.seats):
            if t.find(support_of(seat), MADNESS) >= 0:
                moves.append(CURE_SUPPORT + seat)
    return moves


def cure_cost(t: Madness, me: Seat) -> i64:
    """Two units of one element; for Sear one (BM-9.13, BM-R17, BM-R46)."""
    return 1 if t.has_ability(me, CHEAP_CURE) else 2
