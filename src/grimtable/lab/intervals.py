"""How sure a figure is: 95 % intervals and quantiles."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, nan, sqrt
from statistics import fmean

NORMAL = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(share: float, count: int) -> Estimate:
    """Wilson's interval for a share of this number of games.

    Shared wins may make the share broken; the interval is then wide enough.
    """
    if not count:
        return Estimate(nan, 0.0, 1.0)
    square = NORMAL * NORMAL
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half *= NORMAL / (1 + square / count)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean with its interval by the normal distribution."""
    if not values:
        return Estimate(nan, nan, nan)
    mean, count = fmean(values), len(values)
    if count == 1:
        return Estimate(mean, nan, nan)
    spread = sqrt(fsum([(value - mean) ** 2 for value in values]) / (count - 1))
    half = NORMAL * spread / sqrt(count)
    return Estimate(mean, mean - half, mean + half)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The least value with at least this share of the values at or below it."""
    if not ordered:
        return nan
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
