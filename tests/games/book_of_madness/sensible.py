"""Answers that keep a team of The Book of Madness alive for a while."""

import random

from grimtable.kernel.table import Table

MOST_OPTIONS = 60


def few_options(t: Table, seat: int) -> list[int]:
    """What is offered is never more than a few dozen."""
    options = list(t.options_of(seat))
    assert len(options) <= MOST_OPTIONS
    return options


def sensible(t: Table, seat: int, chance: random.Random) -> int:
    """A random move that seldom ends the phase and likes to dispel and cure: games last longer."""
    options = few_options(t, seat)
    words = [t.word(move) for move in options]
    good = [move for move, word in zip(options, words, strict=True) if word[:4] in ("disp", "cure")]
    if good and chance.random() < 0.9:
        return chance.choice(good)
    if words[0] == "end" and len(options) > 1 and chance.random() < 0.8:
        return chance.choice(options[1:])
    return chance.choice(options)
