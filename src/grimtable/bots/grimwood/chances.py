"""Everybody's chance to win, in per cent: what the search goes by, and what a review shows."""

from grimtable.bots.advice import share_of_win
from grimtable.bots.grimwood import standing
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import Table


def chance(t: Table, seat: int) -> float:
    """How likely a seat wins."""
    if not t.waiting:
        return share_of_win(t, seat)
    assert isinstance(t, Grimwood)
    return 100.0 * standing.chance(t, seat)
