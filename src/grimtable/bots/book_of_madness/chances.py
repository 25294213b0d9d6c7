"""The team's chance to win, by what the bot finds a position worth.

The numbers are a fit (logistic regression) to the turns of 500 games among heuristics.
"""

from math import exp
from typing import Final

from grimtable.bots.advice import share_of_win
from grimtable.bots.book_of_madness.habits import SKILLED
from grimtable.bots.book_of_madness.questions import answer
from grimtable.bots.book_of_madness.worth import worth
from grimtable.games.book_of_madness.actions.action_phase import ActionPhase
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.table import Table

HUNDRED: Final = 100.0
"""Worth is counted in these."""
LONG: Final = 30.0
"""And time in these turns."""


def quick(t: Table) -> list[int]:
    """What the heuristic answers for the seat that is asked."""
    return [answer(t.view(t.seat), SKILLED)]


def chance(t: Table, seat: int) -> float:
    """In per cent. Only a position in which somebody may act freely has a worth."""
    while t.waiting and not isinstance(t.stack[-1], ActionPhase):
        asked = t.seat
        for move in quick(t):
            t.play(asked, move)
    if not t.waiting:
        return share_of_win(t, seat)
    assert isinstance(t, Madness)
    return 100.0 / (1.0 + exp(-odds(worth(t, SKILLED, True) / HUNDRED, float(t.turn) / LONG)))


def odds(position: float, time: float) -> float:
    """The logarithm of the odds to win: the later it is, the more the position says."""
    return -0.848 + 0.955 * position - 5.309 * time + 3.72 * position * time + 5.187 * time * time
