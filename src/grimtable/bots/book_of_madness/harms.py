"""What card texts do to the team, for better or worse, in units of an element."""

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.games.book_of_madness.cards.prints import (
    ACTIVE,
    ALL_OF,
    BANISH,
    BURN_STACK,
    CURE_CARDS,
    DISCARD,
    DISCARD_DECK,
    DISCARD_SUPPORT,
    DRAW,
    EITHER,
    EXHAUST,
    FORGET,
    GAIN_CARDS,
    IN_DECK,
    IN_HAND,
    IN_SUPPORT,
    MARK,
    RECEIVE,
    REFRESH,
    RESTORE,
    SILENCE,
    SUPPORT,
    UPGRADE,
    Clause,
)
from grimtable.games.book_of_madness.ids import STACK, support_of
from grimtable.games.book_of_madness.table import Madness


def harm(t: Madness, h: Habits, clauses: list[Clause], stack_worth: float) -> float:
    """What a curse or a penalty costs the team; a reward is a harm below zero."""
    total = 0.0
    for clause in clauses:
        total += clause_harm(t, h, clause, stack_worth)
    return total


def clause_harm(t: Madness, h: Habits, c: Clause, stack_worth: float) -> float:
    """One clause, for everybody whom it concerns."""
    many = t.team()
    if c.target == ACTIVE:
        many = 1
    if c.act == RECEIVE:
        taken = many * c.n
        doom = h.win if taken > len(t.zones[STACK]) else 0.0
        place = 0.6 if c.place == IN_SUPPORT else 1.0
        return float(taken) * (h.madness * place + stack_worth) + doom
    if c.act == BURN_STACK:
        return float(c.n) * stack_worth
    if c.act == RESTORE:
        return -float(c.n) * stack_worth
    if c.act == CURE_CARDS:
        return -float(many * c.n) * (h.madness * 0.8 + stack_worth)
    if c.act == EITHER:
        assert c.first is not None and c.second is not None
        return min(
            clause_harm(t, h, c.first, stack_worth), clause_harm(t, h, c.second, stack_worth)
        )
    if c.act == DISCARD_SUPPORT:
        return support_harm(t, h, c)
    n: i64 = 4 if c.n == ALL_OF else c.n
    return float(many * n) * each_harm(h, c)


def each_harm(h: Habits, c: Clause) -> float:
    """One player, once."""
    if c.act == DISCARD:
        return h.card
    if c.act == DRAW:
        return -0.8 * h.card
    if c.act == DISCARD_DECK:
        return 0.25
    if c.act == BANISH:
        return 0.4 if c.place == IN_DECK else 0.8 if c.is_element else -0.5
    if c.act == EXHAUST:
        return 0.35
    if c.act == SILENCE:
        return 0.7
    if c.act == FORGET:
        return 2.0
    if c.act == REFRESH:
        return -0.3
    if c.act == GAIN_CARDS:
        return -1.2 * float(c.value - 1) - (0.6 if c.place != IN_HAND else 0.8)
    if c.act == UPGRADE:
        return -1.3
    if c.act == SUPPORT:
        return -0.8
    if c.act == MARK:
        return 0.8
    return 0.0


def support_harm(t: Madness, h: Habits, c: Clause) -> float:
    """Cards of support zones, as many as there are."""
    cards = 0
    for seat in t.living():
        cards += int(min(c.n, len(t.zones[support_of(seat)])))
    return h.stored * float(cards)
