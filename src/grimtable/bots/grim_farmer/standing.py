"""How likely a seat wins, judged at the beginning of a Turn from all hands of a redealt table.

The weights are a fit to games among heuristics: `python scripts/fit_values.py grim_farmer`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from grimtable.bots.grim_farmer.weights import WEIGHTS
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    COLOURS,
    FIRST_COLOUR,
    MOUSE,
    NORMALS,
    SNAKE,
    hand_of,
)
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import Seat

MOST: Final = 10
"""Features by size of the hand come first; this one stands for larger hands, too. Then ..."""
SNAKES: Final = MOST + 1
"""... Snakes, ..."""
MICE: Final = MOST + 2
"""... Mice, ..."""
SPECIALS: Final = MOST + 3
"""... action specials, ..."""
ALIKE: Final = MOST + 4
"""... most normal cards of an animal, and of a colour."""
FEATURES: Final = MOST + 6


def features(t: Farmer, seat: Seat) -> list[float]:
    """What a seat holds, in numbers."""
    found = [0.0] * FEATURES
    counts = [0.0] * (FIRST_COLOUR + COLOURS)
    hand = t.zones[hand_of(seat)]
    found[min(MOST, len(hand))] = 1.0
    for card in hand:
        kind = t.kinds[card]
        if kind < NORMALS:
            counts[kind // COLOURS] += 1.0
            counts[FIRST_COLOUR + kind % COLOURS] += 1.0
        elif kind == SNAKE:
            found[SNAKES] += 1.0
        elif kind == MOUSE:
            found[MICE] += 1.0
        elif kind >= ACTIONS:
            found[SPECIALS] += 1.0
    for place in range(FIRST_COLOUR + COLOURS):
        side = ALIKE if place < FIRST_COLOUR else ALIKE + 1
        found[side] = max(found[side], counts[place])
    return found


def table(t: Farmer) -> i64:
    """Which weights are used: by number of seats."""
    return 0 if t.seats == 2 else 1 if t.seats < 5 else 2


def chance(t: Farmer, seat: Seat) -> float:
    """How likely a seat wins."""
    weights = WEIGHTS[table(t)]
    total, own = 0.0, 0.0
    for other in range(t.seats):
        found = features(t, other)
        strength = 0.0
        for i in range(FEATURES):
            strength += weights[i] * found[i]
        total += exp(strength)
        if other == seat:
            own = exp(strength)
    return own / total
