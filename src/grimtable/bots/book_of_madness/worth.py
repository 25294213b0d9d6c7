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
"""From this number of scales below the need on, the fear grows evenly."""


def worth(t: Madness, h: Habits, is_acting: bool) -> float:
    """In units; `is_acting`: the active player may still act in this turn."""
    if t.over:
        return h.win if t.over == WON else -h.win
    m = Means(t)
    needed = need(t, h, m)
    fear = danger(t, h, needed)
    stack_worth = fear / h.scale
    total = -fear
    for seat in t.living():
        total += holdings(t, h, m, seat) - sorrows(h, m, seat) + learning(t, h, m, seat)
    total += stores(t, h, m) - h.mad_support * float(m.mad_support)
    return total + outlook(t, h, m, is_acting, stack_worth)


def need(t: Madness, h: Habits, m: Means) -> float:
    """Madness that new decks and effects will take until the end."""
    total = h.mad_turn * float(TURNS - t.turn) * float(t.team()) / 3.0
    for seat in t.living():
        size = m.sizes[seat]
        total += max(0.0, m.refills[seat] * SPENT + 0.5 * size - m.decks[seat]) / size
    return total


def danger(t: Madness, h: Habits, needed: float) -> float:
    """Fear of the empty stack; from some point on every card is as bad as the one before."""
    spare = (float(len(t.zones[STACK])) - needed) / h.scale
    beyond = max(0.0, -STEEPEST - spare)
    return h.danger * exp(STEEPEST if beyond else -spare) * (1.0 + beyond)


def holdings(t: Madness, h: Habits, m: Means, seat: i64) -> float:
    """Hand and deck of a player."""
    units = 0.0
    for e in range(4):
        units += m.hands[seat][e]
    total = 0.0
    if seat == t.active:
        room = float(max(0, HAND_SIZE - len(t.hand(seat))))
        units += m.drawn(seat, room)
        total -= room / m.sizes[seat] * h.shuffle
    if m.turns[seat] > 0:
        total += h.hand * units
    total += h.deck * m.drawn(seat, m.refills[seat] * float(HAND_SIZE))
    focus = 0.0
    for e in range(4):
        whole = m.steady[seat][e] * float(HAND_SIZE - m.mad_hand[seat])
        focus += whole * whole
    return total + h.focus * min(1.0, m.refills[seat] / 3.0) * focus / 4.0


def sorrows(h: Habits, m: Means, seat: i64) -> float:
    """Madness of a player."""
    left = min(1.0, float(m.turns[seat]) / 2.0)
    many = float(max(0, m.mad_hand[seat] - 2))
    total = h.mad_hand * float(m.mad_hand[seat]) + h.mad_many * many * many
    return left * (total + h.mad_pile * float(m.mad_pile[seat]))


def learning(t: Madness, h: Habits, m: Means, seat: i64) -> float:
    """Spells of a player, for the turns that are left to cast them."""
    turns, team = float(m.turns[seat]), t.team()
    total = 0.0
    for i in range(len(t.states[seat])):
        spell = t.prints[t.kinds[t.spells(seat)[i]]]
        part = 0.7 if t.states[seat][i] & FACE_DOWN else 1.0
        total += part * h.spell * turns * spell_worth(h, spell, team)
        total += h.level * float(spell.level) * min(1.0, turns / 6.0)
    return total


def stores(t: Madness, h: Habits, m: Means) -> float:
    """Cards in support zones, beside what they do against the curses that are known."""
    if t.round == ROUNDS:
        return 0.0
    total = 0.0
    for e in range(4):
        total += m.supports[e]
    return h.support * total
