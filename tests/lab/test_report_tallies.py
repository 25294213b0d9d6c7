"""Tallies add up exactly, and the figures drawn from them are what statistics says."""

from collections import Counter
from math import isnan, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.lab.intervals import mean_of, student, wilson
from grimtable.lab.report.tallies import (
    WIN,
    Figure,
    Tally,
    average,
    change_of_share,
    lift,
    mean,
    quantile,
    ranked,
    share,
    win_share,
)

VALUES = st.lists(st.integers(-100, 100), min_size=2, max_size=60)


def tally_of(values: list[int]) -> Tally:
    tally = Tally()
    for value in values:
        tally.count("turns", value=value)
        tally.pair("held", "mage", value=(abs(value) % 4, value % WIN))
    return tally


@given(VALUES, VALUES)
def test_the_order_of_adding_does_not_matter(first: list[int], second: list[int]) -> None:
    one, other = tally_of(first), tally_of(second)
    one.add(tally_of(second))
    other.add(tally_of(first))

    assert one.counts == other.counts == tally_of(first + second).counts
    assert one.pairs == other.pairs == tally_of(first + second).pairs


def test_nothing_counted_is_an_empty_histogram() -> None:
    assert Tally().histogram("turns") == Counter()
    assert isnan(mean(Counter()).value)
    assert isnan(quantile(Counter(), 0.5).value)
    assert not win_share(Counter()).is_known


@given(VALUES)
def test_the_mean_is_that_of_the_list(values: list[int]) -> None:
    found, known = mean(Counter(values)), mean_of(values)

    assert found.n == len(values)
    assert found.value == pytest.approx(known.value)
    low = known.low if min(values, default=0) < 0 else max(known.low, 0.0)
    assert found.low == pytest.approx(low, abs=1e-9, nan_ok=True)
    assert found.high == pytest.approx(known.high, abs=1e-9, nan_ok=True)


def test_a_win_share_has_wilsons_interval() -> None:
    found, known = win_share(Counter({WIN: 20, WIN // 2: 10, 0: 70})), wilson(0.25, 100)

    assert found.n == 100
    assert found.value == pytest.approx(0.25)
    assert found.low == pytest.approx(known.low)
    assert found.high == pytest.approx(known.high)


def test_a_share_counts_what_is_not_zero() -> None:
    assert share(Counter({0: 3, 1: 2, 7: 1})).value == pytest.approx(0.5)


@given(VALUES, st.sampled_from([0.05, 0.5, 0.95]))
def test_a_quantile_lies_in_its_interval_and_splits_the_values(
    values: list[int], part: float
) -> None:
    found = quantile(Counter(values), part)

    assert not found.is_known or found.low <= found.value <= found.high
    assert sum(value <= found.value for value in values) >= part * len(values)
    assert sum(value < found.value for value in values) < part * len(values)


@pytest.mark.parametrize(("count", "is_known"), [(5, False), (8, True), (60, True)])
def test_few_games_say_nothing_about_a_median(count: int, is_known: bool) -> None:
    assert quantile(Counter(range(count)), 0.5).is_known == is_known
    assert not quantile(Counter(range(count)), 0.95).is_known


def test_counts_are_never_less_than_nothing() -> None:
    rare = Counter({0: 20, 1: 1})

    assert mean(rare).low == 0
    assert mean(rare, is_signed=True).low < 0
    assert mean(Counter({0: 20, -1: 1})).low < 0


def test_ranks_are_counted_from_one() -> None:
    assert [ranked(Counter({4: 2, 9: 1}), rank) for rank in (1, 2, 3)] == [4, 4, 9]


def test_a_lift_is_the_difference_of_two_win_shares() -> None:
    """Of four games with two seats, three seats had the card and won twice."""
    found = lift(Counter({(1, WIN): 2, (1, 0): 1, (0, 0): 1}), 2)

    assert found.value == pytest.approx(2 / 3 - 2 / 5)
    assert found.n == 3


def test_the_interval_of_a_lift_takes_whole_games() -> None:
    """With one holder among two seats in every game, holding is a coin with one toss a game."""
    tosses = [1.0] * 60 + [0.0] * 40
    found = lift(Counter({(1, WIN): 60, (1, 0): 40}), 2)
    half = student(99) * 2 * stdev(tosses) / sqrt(100)

    assert found.value == pytest.approx(2 * fmean(tosses) - 1)
    assert found.high - found.value == pytest.approx(half)


def test_a_card_that_everybody_or_nobody_had_has_no_lift() -> None:
    assert not lift(Counter({(2, WIN): 9}), 2).is_known
    assert not lift(Counter({(0, 0): 9}), 2).is_known
    assert not lift(Counter(), 2).is_known


def test_an_average_of_tables_is_surer_than_one_table() -> None:
    one, other = Figure(1.0, 0.0, 2.0, 10), Figure(3.0, 2.0, 4.0, 20)
    found = average([one, other, Figure(float("nan"), float("nan"), float("nan"), 0)])

    assert (found.value, found.n) == (2.0, 30)
    assert found.high - found.low == pytest.approx(sqrt(2))


def test_two_shares_differ_by_a_whole_at_most() -> None:
    found = change_of_share(Counter({WIN: 2, -WIN: 1, 0: 1}))

    assert (found.low, found.high) == (-1.0, 1.0)
    assert found.value == pytest.approx(1 / 4)
