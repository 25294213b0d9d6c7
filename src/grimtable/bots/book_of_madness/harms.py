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


def harm(t: Madness, habits: Habits, clauses: list[Clause], stack_worth: float) -> float:
    """What a curse or a penalty costs the team; a reward is a harm below zero."""
    total = 0.0
    for clause in clauses:
        total += clause_harm(t, habits, clause, stack_worth)
    return total


def clause_harm(t: Madness, habits: Habits, clause: Clause, stack_worth: float) -> float:
    """One clause, for everybody whom it concerns."""
    many = t.team()
    if clause.target == ACTIVE:
        many = 1
    if clause.act == RECEIVE:
        taken = many * clause.count
        doom = habits.win if taken > len(t.zones[STACK]) else 0.0
        place = 0.6 if clause.place == IN_SUPPORT else 1.0
        return float(taken) * (habits.madness * place + stack_worth) + doom
    if clause.act == BURN_STACK:
        return float(clause.count) * stack_worth
    if clause.act == RESTORE:
        return -float(clause.count) * stack_worth
    if clause.act == CURE_CARDS:
        return -float(many * clause.count) * (habits.madness * 0.8 + stack_worth)
    if clause.act == EITHER:
        assert clause.first is not None and clause.second is not None
        return min(
            clause_harm(t, habits, clause.first, stack_worth),
            clause_harm(t, habits, clause.second, stack_worth),
        )
    if clause.act == DISCARD_SUPPORT:
        return support_harm(t, habits, clause)
    n: i64 = 4 if clause.count == ALL_OF else clause.count
    return float(many * n) * each_harm(habits, clause)


def each_harm(habits: Habits, clause: Clause) -> float:
    """One player, once."""
    if clause.act == DISCARD:
        return habits.card
    if clause.act == DRAW:
        return -0.8 * habits.card
    if clause.act == DISCARD_DECK:
        return 0.25
    if clause.act == BANISH:
        return 0.4 if clause.place == IN_DECK else 0.8 if clause.is_element else -0.5
    if clause.act == EXHAUST:
        return 0.35
    if clause.act == SILENCE:
        return 0.7
    if clause.act == FORGET:
        return 2.0
    if clause.act == REFRESH:
        return -0.3
    if clause.act == GAIN_CARDS:
        return -1.2 * float(clause.value - 1) - (0.6 if clause.place != IN_HAND else 0.8)
    if clause.act == UPGRADE:
        return -1.3
    if clause.act == SUPPORT:
        return -0.8
    if clause.act == MARK:
        return 0.8
    return 0.0


def support_harm(t: Madness, habits: Habits, clause: Clause) -> float:
    """Cards of support zones, as many as there are."""
    cards = 0
    for seat in t.living():
        cards += int(min(clause.count, len(t.zones[support_of(seat)])))
    return habits.stored * float(cards)
