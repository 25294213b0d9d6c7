"""Everybody's chance to win, by what lies in front of the seats and in their hands.

The numbers are a fit (conditional logit) to the turns of 5,300 games among heuristics, with 2 to
5 seats.
"""

from math import exp
from typing import Final, NamedTuple

from grimtable.bots.advice import share_of_win
from grimtable.games.grimwood.ids import DECK, KIND, SUPERNATURALS
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import Table


class Weights(NamedTuple):
    """What things are worth at one time of the game; chances go with the exponential of a sum."""

    point: float
    supernatural: float
    """One in the hand of a seat that still has a turn."""
    pair: float
    """Each of up to two Owls, two Crows and two places in the hand."""
    turn: float
    """Being the one whose turn it is."""
    skip: float
    """A turn that will be skipped."""


LAST: Final = Weights(0.546, 2.808, 0.18, 0.505, 0.0)
"""Once the deck is empty."""
LATER: Final = (
    (1.0, Weights(0.194, 1.167, 0.13, 0.71, -0.13)),
    (2.0, Weights(0.129, 0.779, 0.13, 0.383, -0.3)),
    (4.0, Weights(0.086, 0.498, 0.12, 0.269, -0.15)),
    (99.0, Weights(0.048, 0.221, 0.09, 0.122, -0.16)),
)
"""While each seat still has fewer turns than this."""
OWLS, CROWS, PLACES = 0, 1, 2
SORTS: Final = (OWLS, CROWS, PLACES, PLACES, PLACES)
"""Of the kinds that follow the supernaturals."""


def chance(t: Table, seat: int) -> float:
    """In per cent."""
    if not t.waiting:
        return share_of_win(t, seat)
    assert isinstance(t, Grimwood)
    weights = weights_at(t)
    footings = [exp(footing(t, other, weights)) for other in range(t.seats)]
    return 100.0 * footings[seat] / sum(footings)


def weights_at(t: Grimwood) -> Weights:
    """Those of this time of the game."""
    turns = float(len(t.zones[DECK])) / float(t.seats)
    return LAST if t.left >= 0 else next(found for limit, found in LATER if turns < limit)


def footing(t: Grimwood, seat: int, weights: Weights) -> float:
    """How far somebody has come."""
    supernaturals, pairs = 0, [0, 0, 0]
    for card in t.hand(seat):
        kind = int(KIND[card])
        if kind < SUPERNATURALS:
            supernaturals += 1
        elif kind - SUPERNATURALS < len(SORTS):
            sort = SORTS[kind - SUPERNATURALS]
            pairs[sort] = min(2, pairs[sort] + 1)
    has_turn = t.left < 0 or (seat - t.active) % t.seats <= t.left
    total = weights.point * float(t.score(seat)) + weights.pair * float(sum(pairs))
    total += weights.supernatural * float(supernaturals if has_turn else 0)
    total += weights.turn * float(seat == t.active) + weights.skip * float(t.skips[seat])
    return total
