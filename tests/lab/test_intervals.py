"""Figures and how sure they are."""

from math import isnan

import pytest

from grimtable.lab.intervals import mean_of, quantile, wilson


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
    assert found.high - 3 == pytest.approx(1.959964 * (2.5 / 5) ** 0.5)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_one_value_has_no_interval() -> None:
    found = mean_of([7])

    assert found.value == 7
    assert isnan(found.low) and isnan(found.high)


@pytest.mark.parametrize(("share", "value"), [(0.05, 1), (0.5, 5), (0.51, 6), (0.95, 10), (1, 10)])
def test_a_quantile_is_a_value_that_occurs(share: float, value: int) -> None:
    assert quantile(list(range(1, 11)), share) == value
