"""Writes what a seat may know of a table as numbers; `encoding.py` says what they mean."""

from mypy_extensions import i64

from grimtable.games.grim_farmer.encoding import (
    ACTION_KINDS,
    LENGTH,
    MOST_PLAYED,
    PIECES,
    QUESTIONS,
)
from grimtable.games.grim_farmer.ids import (
    ANY_ANIMAL,
    CARD,
    DECK,
    DISCARD,
    KINDS,
    PLAYED,
    SEATS,
    hand_of,
    pile_of,
)
from grimtable.games.grim_farmer.race import InTurn, LiveRace
from grimtable.games.grim_farmer.specials import PutBack
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.codes import Code
from grimtable.kernel.frames import fields_of
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC, Seat


def write(table: Table, seat: Seat, buffer: bytearray, start: i64) -> None:
    """The parts of the layout, one after the other."""
    assert isinstance(table, Farmer)
    t = table
    code = Code(t, seat, SEATS, buffer, start, LENGTH)
    write_table(code, t)
    write_cards(code, t)
    write_question(code, t)
    write_answers(code, t)
    code.options(t.rules.options)
    for i in range(t.seats):
        write_block(code, t, (code.origin + i) % t.seats)


def write_table(code: Code, t: Farmer) -> None:
    """Seats, counters and the Last Call."""
    code.put(t.seats)
    code.own_seat()
    code.at_seat(t.first_player)
    code.at_seat(t.starter)
    code.at_seat(t.priority)
    code.at_seats(t.asked())
    code.put(t.game)
    code.put(t.turn)
    code.put(t.over)
    for piece in range(PIECES):
        code.put(t.call >> piece & 1)
    if t.beside >= 0:
        code.mark(t.beside, 1)
    code.skip(PIECES)


def write_cards(code: Code, t: Farmer) -> None:
    """The hand of the seat and the piles in the middle."""
    if code.is_seated:
        code.counts(hand_of(code.seat), KINDS)
    else:
        code.skip(KINDS)
    code.size(DECK)
    code.size(DISCARD)
    code.counts(DISCARD, KINDS)
    code.open_counts(DISCARD, KINDS)
    code.unseen(KINDS)
    played = t.zones[PLAYED]
    for i in range(len(played)):
        code.mark(i, code.face(played[i], 0))
    code.skip(MOST_PLAYED)


def write_question(code: Code, t: Farmer) -> None:
    """The open question."""
    code.question(QUESTIONS)
    me: i64 = -1
    side: i64 = 0
    if t.stack:
        top: object = t.stack[-1]
        names = fields_of(type(top))
        me = int(getattr(top, "me")) if "me" in names else me  # noqa: B009  # only some have it
        side = top.side if isinstance(top, PutBack) else side
    code.put(code.distance(me))
    code.put(1 if side == ANY_ANIMAL else 0)
    code.put(1 if side > ANY_ANIMAL else 0)
    for frame in t.stack:
        if isinstance(frame, InTurn):
            code.mark(0, code.distance(frame.me))
            code.mark(1, frame.passes)
            break
    code.skip(2)


def write_answers(code: Code, t: Farmer) -> None:
    """What the viewer has answered unseen."""
    word: i64 = 0
    for move in code.answers():
        if move >= CARD:
            code.add(move - CARD)
        else:
            word = move + 1
    code.skip(KINDS)
    code.put(word)
    is_open = len(t.stack) > 0 and isinstance(t.stack[-1], LiveRace)
    code.put(1 if is_open and code.has_passed() else 0)


def write_block(code: Code, t: Farmer, seat: Seat) -> None:
    """One seat: hand, pile, what it did in this Turn, its games."""
    pile = t.zones[pile_of(seat)]
    code.put(1)
    code.size(hand_of(seat))
    for kind in range(ACTION_KINDS):
        code.put(t.used[seat] >> kind & 1)
    code.put(t.played[seat])
    code.put(t.placed[seat])
    code.put(len(pile))
    code.put(1 if is_shown(code, t, pile) else 0)
    code.counts(pile_of(seat), KINDS)
    code.put(code.distance(t.challenges[seat]))
    code.put(t.stopped >> seat & 1)
    code.put(t.caught >> seat & 1)
    code.put(t.winners >> seat & 1)
    code.put(t.wins[seat])
    code.put(t.left[seat])


def is_shown(code: Code, t: Farmer, pile: list[i64]) -> bool:
    """Does everybody know a card of this pile?"""
    for card in pile:
        if code.sees(card) and t.know[card] >> PUBLIC & 1:
            return True
    return False
