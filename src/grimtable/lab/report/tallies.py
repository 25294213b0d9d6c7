"""What was counted: histograms of whole numbers, so that adding up is exact in any order."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil, floor, isnan, nan, sqrt
from typing import TypeAlias

import msgspec

from grimtable.lab.games import Failure
from grimtable.lab.intervals import NORMAL, Estimate, spread_of, student, wilson

WIN = 60
"""A whole win in parts: every share among two to six winners is a whole number of them."""

Key: TypeAlias = tuple[str | int, ...]
Histogram: TypeAlias = Counter[int]
Pairs: TypeAlias = Counter[tuple[int, int]]
"""Per game: how many seats had something, and how many parts of the win they got together."""


@dataclass
class Tally:
    """How often each value came up, by the name of what was counted."""

    counts: dict[Key, Histogram] = field(default_factory=dict)
    pairs: dict[Key, Pairs] = field(default_factory=dict)
    values: dict[Key, dict[int, int]] = field(default_factory=dict)
    """By the number of the game what was measured in it; only where tables are compared."""
    paths: dict[Key, Counter[bytes]] = field(default_factory=dict)
    """What games went through, a byte for each turn."""
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    """Of processor time."""

    def count(self, *key: str | int, value: int) -> None:
        """One more observation."""
        self.counts.setdefault(key, Counter())[value] += 1

    def pair(self, *key: str | int, value: tuple[int, int]) -> None:
        """One more game: seats that had it, and their parts of the win."""
        self.pairs.setdefault(key, Counter())[value] += 1

    def path(self, *key: str | int, value: bytes) -> None:
        """One more game: what it went through."""
        self.paths.setdefault(key, Counter())[value] += 1

    def add(self, other: "Tally") -> None:
        """Everything the other one counted."""
        for key, histogram in other.counts.items():
            self.counts.setdefault(key, Counter()).update(histogram)
        for key, pairs in other.pairs.items():
            self.pairs.setdefault(key, Counter()).update(pairs)
        for key, values in other.values.items():
            self.values.setdefault(key, {}).update(values)
        for key, paths in other.paths.items():
            self.paths.setdefault(key, Counter()).update(paths)
        self.failures += other.failures
        self.seconds += other.seconds

    def packed(self) -> bytes:
        """For a chunk file."""
        counts = [(key, dict(counted)) for key, counted in self.counts.items()]
        pairs = [(key, list(counted.items())) for key, counted in self.pairs.items()]
        values = list(self.values.items())
        paths = [(key, list(counted.items())) for key, counted in self.paths.items()]
        packed = Packed(counts, pairs, values, paths, self.failures, self.seconds)
        return msgspec.msgpack.encode(packed)

    def keep(self, number: int, key: Key) -> None:
        """Note for this game the total of what was counted under this name, if anything was."""
        if histogram := self.counts.get(key):
            total = sum(value * count for value, count in histogram.items())
            self.values.setdefault(key, {})[number] = total

    def histogram(self, *key: str | int) -> Histogram:
        """What was counted under this name; empty if nothing was."""
        return self.counts.get(key, Counter())


class Packed(msgspec.Struct, frozen=True):
    """A tally as it lies in a chunk file."""

    counts: list[tuple[Key, dict[int, int]]]
    pairs: list[tuple[Key, list[tuple[tuple[int, int], int]]]]
    values: list[tuple[Key, dict[int, int]]]
    paths: list[tuple[Key, list[tuple[bytes, int]]]]
    failures: list[Failure]
    seconds: float


def unpack(data: bytes) -> Tally:
    """The inverse of `Tally.packed`."""
    packed = msgspec.msgpack.decode(data, type=Packed)
    return Tally(
        {key: Counter(counted) for key, counted in packed.counts},
        {key: Counter(dict(counted)) for key, counted in packed.pairs},
        dict(packed.values),
        {key: Counter(dict(counted)) for key, counted in packed.paths},
        packed.failures,
        packed.seconds,
    )


def change(first: Mapping[int, int], other: Mapping[int, int]) -> Histogram:
    """Game by game, the second less the first, over the games that both have."""
    return Counter(other[number] - value for number, value in first.items() if number in other)


def change_of_share(counts: Mapping[int, int]) -> "Figure":
    """The mean difference of two shares of a win, in parts of it: at most one whole."""
    found = mean(counts, unit=WIN, is_signed=True)
    return Figure(found.value, max(-1.0, found.low), min(1.0, found.high), found.n)


@dataclass(frozen=True)
class Figure:
    """A number, its 95 % interval and the number of observations behind it."""

    value: float
    low: float
    high: float
    n: int

    @property
    def is_known(self) -> bool:
        """Were there enough observations for a number and an interval?"""
        return not isnan(self.value) and not isnan(self.low)

    def ends(self) -> tuple[float, float]:
        """How far the interval reaches to either side of zero."""
        return abs(self.low), abs(self.high)

    def scaled(self, factor: float) -> "Figure":
        """The same in another unit."""
        return Figure(self.value * factor, self.low * factor, self.high * factor, self.n)


def figure(estimate: Estimate, n: int) -> Figure:
    """An estimate with its n."""
    return Figure(estimate.value, estimate.low, estimate.high, n)


def moments(counts: Mapping[int, int]) -> tuple[int, float, float]:
    """Number, mean and variance; sums of whole numbers, so no order of adding matters."""
    n = sum(counts.values())
    if not n:
        return 0, nan, nan
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    variance = (squares * n - total * total) / (n * (n - 1)) if n > 1 else nan
    return n, total / n, variance


def mean(counts: Mapping[int, int], unit: float = 1.0, *, is_signed: bool = False) -> Figure:
    """The mean, its interval by Student's distribution.

    What is counted is never less than nothing, unless it `is_signed` or has been.
    """
    n, middle, variance = moments(counts)
    half = spread_of(variance * (n - 1), n, unit) if n > 1 else nan
    low = middle - half
    if not is_signed and low < 0 and min(counts) >= 0:
        low = 0.0
    return Figure(middle / unit, low / unit, (middle + half) / unit, n)


def win_share(counts: Mapping[int, int]) -> Figure:
    """The mean share of the win, by Wilson's interval; values are parts of a win."""
    n, middle, _ = moments(counts)
    return figure(wilson(middle / WIN, n), n)


def share(counts: Mapping[int, int]) -> Figure:
    """How often the value was not zero, by Wilson's interval."""
    n = sum(counts.values())
    hits = n - counts.get(0, 0)
    return figure(wilson(hits / n if n else nan, n), n)


def quantile(counts: Mapping[int, int], part: float) -> Figure:
    """The least value with this part of the values at or below it; interval by ranks.

    Few games have no such interval: the true value may lie beyond all of them.
    """
    n = sum(counts.values())
    if not n:
        return Figure(nan, nan, nan, 0)
    value = ranked(counts, max(1, ceil(n * part)))
    half = NORMAL * sqrt(n * part * (1 - part))
    below, above = floor(n * part - half), ceil(n * part + half) + 1
    if below < 1 or above > n:
        return Figure(value, nan, nan, n)
    return Figure(value, ranked(counts, below), ranked(counts, above), n)


def ranked(counts: Mapping[int, int], rank: int) -> int:
    """The value at this rank, counted from 1."""
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    raise AssertionError("there are fewer values than that")


def lift(pairs: Mapping[tuple[int, int], int], seats: int) -> Figure:
    """The win share of the seats that had it, minus that of the others; n: how many had it.

    The seats of one game are not independent of each other, so whole games are what varies.
    """
    games = sum(pairs.values())
    having = sum(seated * count for (seated, _), count in pairs.items())
    without = games * seats - having
    if games < 2 or not having or not without:
        return Figure(nan, nan, nan, having)
    won = sum(parts * count for (_, parts), count in pairs.items()) / WIN
    with_it, without_it = won / having, (games - won) / without
    variance = 0.0
    for (seated, parts), count in sorted(pairs.items()):
        had = (parts / WIN - with_it * seated) / having
        had_not = (1 - parts / WIN - without_it * (seats - seated)) / without
        variance += count * (had - had_not) ** 2
    variance = max(variance, 3 / min(having, without) ** 2)
    value, half = with_it - without_it, student(games - 1) * sqrt(variance * games / (games - 1))
    return Figure(value, max(-1.0, value - half), min(1.0, value + half), having)


def average(figures: list[Figure]) -> Figure:
    """The mean of independent figures, each with the same weight."""
    known = [each for each in figures if each.is_known]
    if not known:
        return Figure(nan, nan, nan, 0)
    value = sum(each.value for each in known) / len(known)
    half = sqrt(sum((each.high - each.low) ** 2 for each in known)) / 2 / len(known)
    return Figure(value, value - half, value + half, sum(each.n for each in known))
