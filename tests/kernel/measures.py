"""How even counts are."""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import TypeVar

V = TypeVar("V", bound=Hashable)


def unevenness(values: Iterable[V], expected: Iterable[V]) -> float:
    """Chi-square of values that should all be in `expected`, each as often as it stands there."""
    counts = Counter(values)
    shares = Counter(expected)
    assert set(counts) <= set(shares)
    unit = sum(counts.values()) / sum(shares.values())
    return sum((counts[v] - n * unit) ** 2 / (n * unit) for v, n in shares.items())


def limit(values: int) -> float:
    """What chi-square stays below in 999 of 1000 fair samples, for this number of values."""
    freedom = values - 1
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 3.0902 * ninth**0.5) ** 3)
