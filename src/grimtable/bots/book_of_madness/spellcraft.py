"""What a spell is worth to a team of this size, each time it is cast."""

from typing import Final

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.games.book_of_madness.cards.prints import (
    BANISH,
    COPY,
    CURE_CARDS,
    DISCARD,
    DISCOUNT,
    DISPEL_CURSES,
    DRAW,
    EACH,
    EACH_OTHER,
    ECHO,
    GAIN_CARDS,
    GIVE,
    GRANT,
    IN_DECK,
    IN_SUPPORT,
    RECOVER,
    REFRESH,
    SCRY,
    SHUFFLE,
    SUPPORT,
    TEXT,
    UPGRADE,
    VEIL,
    Clause,
    Print,
)

BY_ACT: Final[dict[int, float]] = {
    DRAW: 0.6,
    DISCARD: -0.4,
    SUPPORT: 0.9,
    RECOVER: 1.4,
    SCRY: 0.15,
    SHUFFLE: 0.8,
    GIVE: 0.3,
    UPGRADE: 1.2,
    BANISH: 0.5,
    CURE_CARDS: 2.2,
    REFRESH: 0.3,
    GRANT: 1.3,
    ECHO: 1.8,
    DISCOUNT: 0.7,
    DISPEL_CURSES: 5.0,
    VEIL: 2.0,
    COPY: 3.0,
}
"""Once, for one player."""


def spell_worth(habits: Habits, spell: Print, team: i64) -> float:
    """What one casting brings beyond its price; even a poor spell is good for something."""
    total = -habits.price * float(spell.cost)
    for clause in spell.parts[TEXT]:
        total += benefit(clause, team)
    return min(habits.spell_most, max(habits.spell_least, total))


def benefit(clause: Clause, team: i64) -> float:
    """One clause, for everybody whom it concerns."""
    many: i64 = team if clause.target == EACH else team - 1 if clause.target == EACH_OTHER else 1
    if clause.act == GAIN_CARDS:
        place = 0.6 if clause.place == IN_DECK else 1.3 if clause.place == IN_SUPPORT else 1.0
        return float(many * clause.count) * float(clause.value) * place
    return float(many * clause.count) * BY_ACT.get(clause.act, 0.0)
