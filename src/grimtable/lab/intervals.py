"""How sure a figure is: 95 % intervals and quantiles."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, nan, sqrt
from statistics import fmean

NORMAL = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations."""


FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)
"""The same of Student's distribution, for 1 to 5 degrees of freedom."""


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> "Estimate":
        """The same in another unit."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


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


def mean_of(values: Sequence[float], step: float = 1.0) -> Estimate:
    """A mean with its interval by Student's distribution; `step` as in `spread_of`."""
    if not values:
        return Estimate(nan, nan, nan)
    mean, count = fmean(values), len(values)
    if count == 1:
        return Estimate(mean, nan, nan)
    half = spread_of(fsum([(value - mean) ** 2 for value in values]), count, step)
    return Estimate(mean, mean - half, mean + half)


def spread_of(squares: float, count: int, step: float) -> float:
    """Half of the interval of a mean, from the sum of the squared deviations.

    Values that hardly differ prove little: about three games may have differed by a step, and be
    missing among these by chance (the rule of three).
    """
    return student(count - 1) * sqrt(max(squares, 3 * step * step) / (count - 1) / count)


def student(freedom: int) -> float:
    """95 % of Student's distribution lie within this number of standard errors."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = NORMAL, freedom
    terms = (
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return z + sum(terms)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The least value with at least this share of the values at or below it."""
    if not ordered:
        return nan
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
