"""Writes what a seat may know of a table as numbers; `encoding.py` says what they mean."""

from mypy_extensions import i64

from grimtable.games.grimwood.encoding import (
    ARGUMENTS,
    FROM_MINUS_ONE,
    LENGTH,
    QUESTIONS,
    SEAT_ARGUMENTS,
)
from grimtable.games.grimwood.ids import (
    ASIDE,
    COMBOS,
    DECK,
    DISCARD,
    HAND,
    KIND,
    KINDS,
    OWL,
    REMOVED,
    SEATS,
    SUPERNATURALS,
    SWAMP,
)
from grimtable.games.grimwood.shapes import index_of
from grimtable.games.grimwood.table import Combo, Grimwood
from grimtable.kernel.codes import Code
from grimtable.kernel.frames import fields_of
from grimtable.kernel.table import Table
from grimtable.kernel.terms import Seat, Zone


def write(table: Table, seat: Seat, buffer: bytearray, start: i64) -> None:
    """The parts of the layout, one after the other."""
    assert isinstance(table, Grimwood)
    t = table
    code = Code(t, seat, SEATS, buffer, start, LENGTH)
    write_table(code, t)
    write_turn(code, t)
    write_question(code, t)
    code.options(t.rules.options)
    for i in range(t.seats):
        write_block(code, t, (code.origin + i) % t.seats)


def write_table(code: Code, t: Grimwood) -> None:
    """Seats and piles."""
    code.put(t.seats)
    code.own_seat()
    code.at_seat(t.active)
    code.at_seat(t.starter)
    code.at_seats(t.asked())
    code.size(DECK)
    code.size(DISCARD)
    code.counts(DISCARD, KINDS)
    faces(code, t, DISCARD, True)
    faces(code, t, ASIDE, False)
    code.counts(REMOVED, KINDS)
    code.unseen(KINDS)


def faces(code: Code, t: Grimwood, zone: Zone, from_top: bool) -> None:
    """The first six cards of a zone: kind + 1, KINDS + 1 for a back, 0 for none."""
    cards = t.zones[zone]
    many: i64 = len(cards)
    for i in range(min(SEATS, many)):
        code.mark(i, code.face(cards[many - 1 - i if from_top else i], KINDS + 1))
    code.skip(SEATS)


def write_turn(code: Code, t: Grimwood) -> None:
    """What may still be done, and what has happened in this turn."""
    code.put(t.plays)
    code.put(t.closes)
    code.put(t.extras)
    code.put(t.actions)
    code.put(t.powers)
    code.put(1 if t.closed else 0)
    code.put(1 if t.drew else 0)
    code.put(1 if t.awake else 0)
    for kind in range(SUPERNATURALS):
        code.put(t.starts >> kind * 2 & 3)
    for kind in range(SUPERNATURALS):
        code.put(t.gained >> kind & 1)
    code.put(t.idle)
    code.put(t.rules.stall_rounds * t.seats)
    code.put(1 if t.left >= 0 else 0)
    code.put(t.left)
    code.put(t.turn)
    code.put(t.over)


def write_question(code: Code, t: Grimwood) -> None:
    """The open question, what waits below it, and the viewer's unseen answer."""
    code.question(QUESTIONS)
    steals: i64 = 0
    for frame in t.stack[:-1]:
        place: i64 = QUESTIONS.get(type(frame).__name__, -1)
        if place >= 0:
            code.add(place)
        if "more" in fields_of(type(frame)):
            steals += number_of(frame, "more")
    code.skip(len(QUESTIONS))
    code.put(steals)
    write_arguments(code, t)
    answers = code.answers()
    code.wide(answers[-1] + 1 if answers else 0)


def write_arguments(code: Code, t: Grimwood) -> None:
    """What belongs to the open question: each question has a few of these."""
    asked: i64 = 0
    if t.stack:
        top = t.stack[-1]
        for name in fields_of(type(top)):
            place: i64 = ARGUMENTS.get(name, -1)
            if place < 0:
                continue
            number = number_of(top, name)
            if name in SEAT_ARGUMENTS:
                number = code.distance(number)
            elif name in FROM_MINUS_ONE:
                number += 1
            elif name == "given":
                number = index_of(number) + 1 if number >= 0 else 0
            elif name == "asked":
                asked = number
                continue
            code.mark(place, number)
    code.skip(len(ARGUMENTS) - 1)
    code.at_seats(asked)


def number_of(frame: object, name: str) -> i64:
    """A number of a question."""
    return int(getattr(frame, name))


def write_block(code: Code, t: Grimwood, seat: Seat) -> None:
    """One seat: hand, points, tokens, row."""
    row = t.rows[seat]
    code.put(1)
    code.size(HAND + seat)
    code.counts(HAND + seat, KINDS)
    code.open_counts(HAND + seat, KINDS)
    code.put(t.score(seat))
    code.put(t.skips[seat])
    code.put(len(row))
    for i in range(len(row)):
        combo = row[i]
        code.mark(i, group(combo))
        code.mark(COMBOS + i, len(combo))
        code.mark(COMBOS * 2 + i, 1 if t.frozen(combo) else 0)
        code.mark(COMBOS * 3 + i, t.worth(combo))
        for place in range(len(combo)):
            kind = KIND[combo[place]]
            if kind < SUPERNATURALS:
                code.mark(COMBOS * 4 + kind, i + 1)
                code.mark(COMBOS * 4 + SUPERNATURALS + kind, place + 1)
    code.skip(COMBOS * 4 + SUPERNATURALS * 2)


def group(combo: Combo) -> i64:
    """1 supernaturals, 2 owls, 3 crows, 4 mixed settings, 5 to 7 three swamps, paths, clearings."""
    kind = KIND[combo[0]]
    if kind < SUPERNATURALS:
        return 1
    if kind < SWAMP:
        return 2 + kind - OWL
    return 4 if KIND[combo[1]] != kind else 5 + kind - SWAMP
