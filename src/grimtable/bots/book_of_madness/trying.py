"""Options tried out on a table dealt from the view; what chance brings there is not the truth."""

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.worth import worth
from grimtable.games.book_of_madness.actions.abilities import GiftTo, Solace, Stow
from grimtable.games.book_of_madness.actions.action_phase import ActionPhase, Amplify, Granted
from grimtable.games.book_of_madness.actions.casting import Aim
from grimtable.games.book_of_madness.cards.choices import TO_SUPPORT, Choose, Give, kind_of
from grimtable.games.book_of_madness.costs import amount_of
from grimtable.games.book_of_madness.deal import blank
from grimtable.games.book_of_madness.ids import (
    CURE,
    CURSE_AT,
    DECLINE,
    DISPEL,
    FIRST_VERB,
    GAIN,
    MADNESS,
    ROUNDS,
    SLOT,
    SLOTS,
    YES,
    hand_of,
    support_of,
)
from grimtable.games.book_of_madness.options import Rules
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import curse_cost
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import Move


def laid_out(view: BareView, seed: i64) -> Madness:
    """A table that this view's seat cannot tell from the true one; it pays by itself."""
    public = view.public
    t = blank(len(public.seats), public.options)
    t.brisk = True
    t.deal_from(view, seed)
    t.rules = Rules(public.options._replace(auto_pay=1))
    return t


def tried(t: Madness, habits: Habits, move: Move, depth: i64) -> float:
    """What the position is worth after this answer, all that follows from it settled."""
    world = t.clone()
    world.push(t.seat, move)
    return settled(world, habits, depth, t.turn)


def settled(t: Madness, habits: Habits, depth: i64, turn: i64) -> float:
    """Inner questions are answered until somebody may act freely again."""
    while t.waiting and t.turn == turn:
        frame = t.stack[-1]
        if isinstance(frame, ActionPhase):
            return worth(t, habits, True)
        if depth > 0 and isinstance(frame, (Amplify, Aim, GiftTo, Give)):
            return best_of(t, habits, t.options, depth - 1)
        if isinstance(frame, Granted):
            if depth > 0:
                return best_of(t, habits, deeds(t.options), depth - 1)
            t.push(t.seat, first_deed(t.options))
        elif isinstance(frame, (Solace, Stow)):
            t.push(t.seat, YES)
        elif isinstance(frame, Choose) and frame.to == TO_SUPPORT:
            t.push(t.seat, most_wanted(t))
        else:
            t.push(t.seat, t.options[0])
    return worth(t, habits, False)


def best_of(t: Madness, habits: Habits, moves: list[Move], depth: i64) -> float:
    """The most that any of these brings."""
    best = -1e9
    for move in moves:
        best = max(best, tried(t, habits, move, depth))
    return best


def deeds(options: list[Move]) -> list[Move]:
    """What is worth trying of a granted action: dispel, else the other plain actions."""
    dispels = [move for move in options if DISPEL <= move < CURSE_AT]
    if dispels:
        return dispels
    return [move for move in options if move < FIRST_VERB and move != DECLINE] + [DECLINE]


def first_deed(options: list[Move]) -> Move:
    """The same without trying them."""
    for move in options:
        if DISPEL <= move < CURSE_AT:
            return move
    for move in options:
        if move == CURE or (GAIN <= move < DISPEL and (move - GAIN) % 3 == 2):
            return move
    return DECLINE


def most_wanted(t: Madness) -> Move:
    """The card for a support zone that curses now and next ask for; madness from a full hand."""
    now, later = lacks(t)
    best, found = t.options[0], -1.0
    for move in t.options:
        kind = kind_of(move)
        if kind == MADNESS:
            value = 3.0 if t.count(hand_of(t.seat), MADNESS) >= 4 else -0.5
        else:
            units = float(kind % 3 + 1)
            value = min(units, now[kind // 3]) + 0.5 * min(units, later[kind // 3]) + 0.1 * units
        if value > found:
            best, found = move, value
    return best


def lacks(t: Madness) -> tuple[list[float], list[float]]:
    """Units of each element that curses on the board and those to come ask for beyond support."""
    now: list[float] = [0.0, 0.0, 0.0, 0.0]
    later: list[float] = [0.0, 0.0, 0.0, 0.0]
    for slot in range(SLOTS):
        if t.zones[SLOT + slot]:
            cost = curse_cost(t, slot)
            for e in range(4):
                now[e] += float(amount_of(cost, e))
    if t.round < ROUNDS:
        for curse in t.prints[t.front()].curses:
            for e in range(4):
                later[e] += 4.0 if curse == e else 0.0
    for seat in t.living():
        for card in t.zones[support_of(seat)]:
            kind = t.kinds[card]
            if kind < MADNESS:
                later[kind // 3] -= max(0.0, float(kind % 3 + 1) - max(0.0, now[kind // 3]))
                now[kind // 3] -= float(kind % 3 + 1)
    for e in range(4):
        now[e], later[e] = max(0.0, now[e]), max(0.0, later[e])
    return now, later
