"""What a position is worth to the team: decks, hands, support, madness, curses."""

from math import exp

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.means import TURNS, Means
from grimtable.bots.book_of_madness.prospects import outlook
from grimtable.bots.book_of_madness.spellcraft import spell_worth
from grimtable.games.book_of_madness.ids import (
    FACE_DOWN,
    HAND_SIZE,
    ROUNDS,
    STACK,
    WON,
)
from grimtable.games.book_of_madness.table import Madness

SPENT = 5.0
"""Cards that a player draws in a turn."""
STEEPEST = 1.0
"""How far below the need, in scales, the danger starts to grow evenly."""


def worth(t: Madness, habits: Habits, is_acting: bool) -> float:
    """In units; `is_acting`: the active player may still act in this turn."""
    if t.over:
        return habits.win if t.over == WON else -habits.win
    means = Means(t)
    needed = need(t, habits, means)
    fear = danger(t, habits, needed)
    stack_worth = fear / habits.scale
    total = -fear
    for seat in t.living():
        total += (
            holdings(t, habits, means, seat)
            - sorrows(habits, means, seat)
            + learning(t, habits, means, seat)
        )
    total += stores(t, habits, means) - habits.mad_support * float(means.mad_support)
    return total + outlook(t, habits, means, is_acting, stack_worth)


def need(t: Madness, habits: Habits, means: Means) -> float:
    """Madness that new decks and effects will take until the end."""
    total = habits.mad_turn * float(TURNS - t.turn) * float(t.team()) / 3.0
    for seat in t.living():
        size = means.sizes[seat]
        total += max(0.0, means.refills[seat] * SPENT + 0.5 * size - means.decks[seat]) / size
    return total


def danger(t: Madness, habits: Habits, needed: float) -> float:
    """The cost of a small madness stack; from some point on it grows evenly, card by card."""
    spare = (float(len(t.zones[STACK])) - needed) / habits.scale
    beyond = max(0.0, -STEEPEST - spare)
    return habits.danger * exp(STEEPEST if beyond else -spare) * (1.0 + beyond)


def holdings(t: Madness, habits: Habits, means: Means, seat: i64) -> float:
    """What the hand and the deck of a player are worth."""
    units = 0.0
    for e in range(4):
        units += means.hands[seat][e]
    total = 0.0
    if seat == t.active:
        room = float(max(0, HAND_SIZE - len(t.hand(seat))))
        units += means.drawn(seat, room)
        total -= room / means.sizes[seat] * habits.shuffle
    if means.turns[seat] > 0:
        total += habits.hand * units
    total += habits.deck * means.drawn(seat, means.refills[seat] * float(HAND_SIZE))
    focus = 0.0
    for e in range(4):
        whole = means.steady[seat][e] * float(HAND_SIZE - means.mad_hand[seat])
        focus += whole * whole
    return total + habits.focus * min(1.0, means.refills[seat] / 3.0) * focus / 4.0


def sorrows(habits: Habits, means: Means, seat: i64) -> float:
    """What the madness of a player costs."""
    left = min(1.0, float(means.turns[seat]) / 2.0)
    many = float(max(0, means.mad_hand[seat] - 2))
    total = habits.mad_hand * float(means.mad_hand[seat]) + habits.mad_many * many * many
    return left * (total + habits.mad_pile * float(means.mad_pile[seat]))


def learning(t: Madness, habits: Habits, means: Means, seat: i64) -> float:
    """What the spells of a player are worth in the turns that are left."""
    turns, team = float(means.turns[seat]), t.team()
    total = 0.0
    for i in range(len(t.states[seat])):
        spell = t.prints[t.kinds[t.spells(seat)[i]]]
        part = 0.7 if t.states[seat][i] & FACE_DOWN else 1.0
        total += part * habits.spell * turns * spell_worth(habits, spell, team)
        total += habits.level * float(spell.level) * min(1.0, turns / 6.0)
    return total


def stores(t: Madness, habits: Habits, means: Means) -> float:
    """What support zones are worth, beyond their use against known curses."""
    if t.round == ROUNDS:
        return 0.0
    total = 0.0
    for e in range(4):
        total += means.supports[e]
    return habits.support * total
