"""Writes what a seat may know of a table as numbers; `encoding.py` says what they mean."""

from mypy_extensions import i64

from grimtable.games.book_of_madness.encoding import (
    PLAYED,
    QUESTION_PARTS,
    QUESTIONS,
    SEATS,
    layout,
)
from grimtable.games.book_of_madness.ids import (
    ASIDE,
    BANISHED,
    CURSES,
    FIELD_OF,
    FIRST_SPELL,
    LEFT_PAGE,
    LIBRARY,
    MADNESS,
    PILE,
    QUEUE,
    RIGHT_PAGE,
    SHELF,
    SLOTS,
    STACK,
    UNDER,
    deck_of,
    discard_of,
    hand_of,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.codes import Code
from grimtable.kernel.table import Table
from grimtable.kernel.terms import Seat


def write(table: Table, seat: Seat, buffer: bytearray, start: i64) -> None:
    """The parts of the layout, one after the other."""
    assert isinstance(table, Madness)
    t = table
    length: i64 = layout(t.rules.options.card_set).length
    code = Code(t, seat, SEATS, buffer, start, length)
    write_table(code, t)
    write_cards(code, t)
    for slot in range(SLOTS):
        write_slot(code, t, slot)
    write_piles(code, t)
    code.question(QUESTIONS)
    code.arguments(t.stack[-1].parts() if t.stack else (), QUESTION_PARTS)
    code.options(t.rules.options)
    for i in range(t.seats):
        write_block(code, t, (code.origin + i) % t.seats)


def write_table(code: Code, t: Madness) -> None:
    """Seats and counters."""
    code.put(t.seats)
    code.own_seat()
    code.at_seat(t.active)
    code.at_seats(t.asked())
    code.put(t.turn)
    code.put(t.round)
    code.put(t.field)
    code.put(t.actions)
    code.put(t.beaten)
    code.put(t.over)
    code.at_seat(t.echo)
    code.size(STACK)


def write_cards(code: Code, t: Madness) -> None:
    """Single cards in the middle."""
    code.counts(BANISHED, PLAYED)
    code.counts(ASIDE, PLAYED)
    code.counts(QUEUE, PLAYED)
    code.unseen(len(t.prints))
    code.top(LEFT_PAGE)
    code.top(RIGHT_PAGE)


def write_slot(code: Code, t: Madness, slot: i64) -> None:
    """A curse, what lies under it, and the markers on it."""
    curse = t.curse(slot)
    has_struck = t.field >= FIELD_OF[slot] or t.field == 0
    code.wide(code.face(curse, 0) if curse >= 0 else 0)
    code.put(t.veiled >> slot & 1)
    code.put(1 if curse >= 0 and has_struck else 0)
    code.size(UNDER + slot)
    for element in range(4):
        code.put(t.markers[slot * 4 + element])


def write_piles(code: Code, t: Madness) -> None:
    """Curses, element cards and spells that nobody has yet."""
    for i in range(5):
        code.size(CURSES + i)
    for kind in range(MADNESS):
        code.size(PILE + kind)
    for element in range(4):
        code.top(SHELF + element)
    for element in range(4):
        code.size(LIBRARY + element)


def write_block(code: Code, t: Madness, seat: Seat) -> None:
    """One seat: its numbers, its cards as far as they are known, its spells."""
    code.put(1)
    code.put(t.out >> seat & 1)
    code.put(t.characters[seat] + 1)
    code.put(t.ability_used[seat])
    code.put(t.discounts[seat])
    code.put(t.shut[code.origin] >> seat & 1 if code.is_seated else 0)
    code.size(deck_of(seat))
    code.size(hand_of(seat))
    code.counts(hand_of(seat), PLAYED)
    code.counts(discard_of(seat), PLAYED)
    code.counts(support_of(seat), PLAYED)
    for kind in range(MADNESS):
        code.put(t.used[seat * MADNESS + kind])
    spells, states = t.zones[spells_of(seat)], t.states[seat]
    for i in range(len(spells)):
        code.mark(t.kinds[spells[i]] - FIRST_SPELL, states[i] + 1)
    code.skip(t.rules.cards.spells)
