"""Loops that play whole games, for simulations and benchmarks."""

from mypy_extensions import i64

from grimtable.kernel.dice import WORD, small, step, word_of
from grimtable.kernel.table import Table


def play_out(t: Table, seed: i64, answers: list[tuple[int, list[int]]] | None = None) -> i64:
    """Answer every question uniformly at random, from dice of its own; returns their number.

    Seats and their moves are added to `answers`, if anybody wants them.
    """
    dice = small(seed, 99)
    decisions: i64 = 0
    while t.waiting:
        dice = step(dice)
        options = t.options
        many: i64 = len(options)
        move = options[word_of(dice) * many >> 32]
        if answers is not None:
            answers.append((t.seat, [move]))
        t.push(t.seat, move)
        decisions += 1
    return decisions


def checksum_play(t: Table, seed: i64) -> i64:
    """Like `play_out`; returns a checksum over every question and answer."""
    dice = small(seed, 99)
    total: i64 = 0
    while t.waiting:
        dice = step(dice)
        options = t.options
        many: i64 = len(options)
        move = options[word_of(dice) * many >> 32]
        for option in options:
            total = (total * 31 + option + 7) & WORD
        total = (total * 31 + move * 8 + t.seat) & WORD
        t.push(t.seat, move)
    return total
