"""Figures and how sure they are."""

import random
from math import isnan

import pytest

from grimtable.lab.intervals import mean_of, quantile, student, wilson


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(
    wins: int, count: int, low: float, high: float
) -> None:
    found = wilson(wins / count, count)

    assert found.value == wins / count
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_without_games_every_share_is_possible() -> None:
    found = wilson(0.0, 0)

    assert isnan(found.value)
    assert (found.low, found.high) == (0.0, 1.0)


def test_a_mean_comes_with_its_interval() -> None:
    found = mean_of([1, 2, 3, 4, 5])

    assert found.value == 3
    assert found.high - 3 == pytest.approx(2.776445 * (2.5 / 5) ** 0.5, rel=1e-4)
    assert 3 - found.low == pytest.approx(found.high - 3)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (4, 2.7764), (6, 2.4469), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_few_values_have_wide_intervals(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=2e-3)


def test_equal_values_prove_little() -> None:
    for count in (2, 10, 1000):
        found = mean_of([4] * count)

        assert found.value == 4
        assert found.high - 4 == pytest.approx(4 - found.low)
        assert found.high - 4 > 3 / count


def test_rare_steps_are_within_the_interval() -> None:
    """Values that are 1 once in a hundred times: the truth is inside nearly always."""
    dice = random.Random(1)
    inside = 0
    for _ in range(300):
        found = mean_of([float(dice.random() < 0.01) for _ in range(100)])
        inside += found.low <= 0.01 <= found.high

    assert inside >= 285


def test_one_value_has_no_interval() -> None:
    found = mean_of([7])

    assert found.value == 7
    assert isnan(found.low) and isnan(found.high)


@pytest.mark.parametrize(("share", "value"), [(0.05, 1), (0.5, 5), (0.51, 6), (0.95, 10), (1, 10)])
def test_a_quantile_is_a_value_that_occurs(share: float, value: int) -> None:
    assert quantile(list(range(1, 11)), share) == value
