"""A test that may be looked at as often as one likes: somebody bets against "they are equal".

The capital of a fair bet rarely grows much, so a large capital says that the bet was not fair.
It holds for any results between 0 and 1, whenever one stops (Waudby-Smith and Ramdas, "Estimating
means of bounded random variables by betting", 2023).
"""

from collections.abc import Sequence
from math import inf, log, log1p, sqrt

BOLD = 0.75
"""The largest part of the capital that is staked."""
STEPS = 24
"""Halvings of an interval; the ends are then exact to seven digits."""


def is_above(results: Sequence[float], mean: float, risk: float) -> bool:
    """Have the results shown that their mean is above this one? Wrong with at most this risk."""
    return growth(results, mean, risk) >= log(1 / risk)


def interval(results: Sequence[float], risk: float) -> tuple[float, float]:
    """Where the true mean lies; wrong with at most this risk, however often one looks."""
    mirrored = [1 - result for result in results]
    return lowest(results, risk / 2), 1 - lowest(mirrored, risk / 2)


def lowest(results: Sequence[float], risk: float) -> float:
    """The smallest mean that the results have not shown to be too small."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if is_above(results, middle, risk) else (low, middle)
    return low


def growth(results: Sequence[float], mean: float, risk: float) -> float:
    """The logarithm of the capital of somebody who always bets on a larger mean."""
    capital = 0.0
    total, squares = 0.5, 0.25
    for count, result in enumerate(results, 1):
        stake = sqrt(2 * log(1 / risk) / (squares * log1p(count)))
        won = 1 + min(stake, BOLD / mean if mean else inf) * (result - mean)
        capital += log(won)
        total += result
        squares += (result - total / (count + 1)) ** 2
    return capital
