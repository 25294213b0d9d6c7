"""Options tried out on a table dealt from the view; what chance brings there is not the truth."""

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.worth import worth
from grimtable.games.book_of_madness.actions import (
    ActionPhase,
    Amplify,
    GiftTo,
    Granted,
    Solace,
    Stow,
)
from grimtable.games.book_of_madness.casting import Aim
from grimtable.games.book_of_madness.deal import blank
from grimtable.games.book_of_madness.ids import (
    CURE,
    CURSE_AT,
    DECLINE,
    DISPEL,
    FIRST_VERB,
    GAIN,
    YES,
)
from grimtable.games.book_of_madness.options import Options
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import Move

AUTO_PAY = 8
"""The place of that option."""


def laid_out(view: BareView, seed: i64) -> Madness:
    """A table that this view's seat cannot tell from the true one; it pays by itself."""
    public = view[3]
    values: tuple[int, ...] = tuple(public[0])
    t = blank(len(public[1]), values)
    t.brisk = True
    t.deal_from(view, seed)
    t.rules = Options(values[:AUTO_PAY] + (1,) + values[AUTO_PAY + 1 :])
    return t


def tried(t: Madness, h: Habits, move: Move, depth: i64) -> float:
    """What the position is worth after this answer, all that follows from it settled."""
    world = t.clone()
    world.push(t.seat, move)
    return settled(world, h, depth, t.turn)


def settled(t: Madness, h: Habits, depth: i64, turn: i64) -> float:
    """Inner questions are answered until somebody may act freely again."""
    while t.waiting and t.turn == turn:
        frame = t.stack[-1]
        if isinstance(frame, ActionPhase):
            return worth(t, h, True)
        if depth > 0 and isinstance(frame, (Amplify, Aim, GiftTo)):
            return best_of(t, h, t.options, depth - 1)
        if isinstance(frame, Granted):
            if depth > 0:
                return best_of(t, h, deeds(t.options), depth - 1)
            t.push(t.seat, first_deed(t.options))
        elif isinstance(frame, (Solace, Stow)):
            t.push(t.seat, YES)
        else:
            t.push(t.seat, t.options[0])
    return worth(t, h, False)


def best_of(t: Madness, h: Habits, moves: list[Move], depth: i64) -> float:
    """The most that any of these brings."""
    best = -1e9
    for move in moves:
        best = max(best, tried(t, h, move, depth))
    return best


def deeds(options: list[Move]) -> list[Move]:
    """What is worth trying of a granted action: dispel, else the other plain actions."""
    dispels = [move for move in options if DISPEL <= move < CURSE_AT]
    if dispels:
        return dispels
    return [move for move in options if move < FIRST_VERB and move != DECLINE] + [DECLINE]


def first_deed(options: list[Move]) -> Move:
    """The same without trying."""
    for move in options:
        if DISPEL <= move < CURSE_AT:
            return move
    for move in options:
        if move == CURE or (GAIN <= move < DISPEL and (move - GAIN) % 3 == 2):
            return move
    return DECLINE
