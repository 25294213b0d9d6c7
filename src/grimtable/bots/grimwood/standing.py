"""How likely a seat wins, judged at the beginning of a turn from all cards of a redealt table.

The weights are a fit to games among heuristics: `python scripts/fit_values.py grimwood`.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from grimtable.bots.grimwood.weights import WEIGHTS
from grimtable.games.grimwood.ids import (
    CLEARING,
    CROW,
    DECK,
    KIND,
    KINDS,
    OWL,
    SUPERNATURALS,
    SWAMP,
)
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.terms import Seat

PHASES: Final[list[float]] = [0.01, 1.0, 2.0, 3.5, 5.5, 8.5, 13.0, 20.0]
"""Cards left in the deck for each seat: below the first of these numbers it is the last phase."""
POINTS: Final[i64] = KINDS
"""Features by kind come first: how many of it lie in the hand. Then the points, ..."""
PAIRS: Final[i64] = KINDS + 1
"""... two owls or two crows that wait for the third, ..."""
THREES: Final[i64] = KINDS + 2
"""... three of them, ..."""
SETTINGS: Final[i64] = KINDS + 3
"""... 2 or 3 different settings, or 3 equal ones, ..."""
OPEN: Final[i64] = KINDS + 6
"""... the size of the largest combo that can grow: 1, 2, 3, or 4, ..."""
EXPOSED: Final[i64] = KINDS + 10
"""... points of combos of 4 or 5 that can be taken, ..."""
HELD: Final[i64] = KINDS + 11
"""... cards beyond the hand limit of 7, ..."""
WAIT: Final[i64] = KINDS + 12
"""... and the turns of others before its own one, as a part of all seats."""
FEATURES: Final[i64] = KINDS + 13
LIMIT: Final = 7


def table(t: Grimwood) -> i64:
    """Which weights are used: for two seats or for more, and by how far the game is."""
    at: i64 = 0 if t.seats == 2 else len(PHASES) + 1
    if t.left >= 0:
        return at
    share = float(len(t.zones[DECK])) / float(t.seats)
    for bound in PHASES:
        if share >= bound:
            at += 1
    return min(at, len(WEIGHTS) - 1)


def features(t: Grimwood, seat: Seat) -> list[float]:
    """What a seat holds, in numbers."""
    found = [0.0] * FEATURES
    hand = t.hand(seat)
    for card in hand:
        found[KIND[card]] += 1.0
    for kind in (OWL, CROW):
        many = int(found[kind])
        if many % 3 == 2:
            found[PAIRS] += 1.0
        found[THREES] += float(many // 3)
    different, equal = 0, 0
    for kind in range(SWAMP, CLEARING + 1):
        if found[kind] > 0.0:
            different += 1
        if found[kind] >= 3.0:
            equal = 1
    if different > 1:
        found[SETTINGS + different - 2] = 1.0
    found[SETTINGS + 2] = float(equal)
    add_row(t, seat, found)
    found[HELD] = max(0.0, float(len(hand) - LIMIT))
    wait = (seat - t.active) % t.seats
    if t.left >= 0 and wait > t.left:
        wait = t.seats  # it has no turn any more
    found[WAIT] = float(wait) / float(t.seats)
    return found


def add_row(t: Grimwood, seat: Seat, found: list[float]) -> None:
    """The features of the combos that lie in front of a seat."""
    largest: i64 = 0
    exposed: i64 = 0
    total: i64 = 0
    for combo in t.rows[seat]:
        worth = t.worth(combo)
        total += worth
        if KIND[combo[0]] < SUPERNATURALS and not t.frozen(combo):
            if len(combo) > 3:
                exposed += worth
            if len(combo) < 5 and len(combo) > largest:
                largest = len(combo)
    found[POINTS] = float(total) / 10.0
    found[EXPOSED] = float(exposed) / 10.0
    if largest:
        found[OPEN + largest - 1] = 1.0


def strength(t: Grimwood, seat: Seat) -> float:
    """How far a seat has come; chances go with its exponential."""
    weights = WEIGHTS[table(t)]
    found = features(t, seat)
    total = 0.0
    for i in range(FEATURES):
        if found[i] != 0.0:
            total += weights[i] * found[i]
    return total


def chance(t: Grimwood, seat: Seat) -> float:
    """How likely a seat wins."""
    strengths = [strength(t, other) for other in range(t.seats)]
    best = max(strengths)
    total = 0.0
    for each in strengths:
        total += exp(each - best)
    return exp(strengths[seat] - best) / total
