"""Amounts of the four elements as one number: what something costs, what a seat can pay.

Each element has eight bits, fire the lowest, then water, earth and air: two fire and one earth are
`2 * UNIT[0] + UNIT[2]`. Amounts are added and subtracted like any number; no element ever reaches
256. Rules: BM-8.3.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Amounts: TypeAlias = i64
"""How much of each element."""
UNIT: Final[list[i64]] = [1, 256, 65536, 16777216]
"""One of an element and nothing else."""
ONE_OF_EACH: Final[Amounts] = 16843009


def amount_of(amounts: Amounts, element: i64) -> i64:
    """How much there is of an element."""
    return amounts >> element * 8 & 255


def largest_of(amounts: Amounts) -> i64:
    """How much there is of the element of which there is most."""
    largest: i64 = 0
    for element in range(4):
        largest = max(largest, amount_of(amounts, element))
    return largest


def total_of(amounts: Amounts) -> i64:
    """All elements together."""
    return (
        amount_of(amounts, 0)
        + amount_of(amounts, 1)
        + amount_of(amounts, 2)
        + amount_of(amounts, 3)
    )


def covers(funds: Amounts, cost: Amounts, discount: i64) -> bool:
    """Do these funds pay a cost, except for at most the discount?"""
    missing: i64 = 0
    for element in range(4):
        missing += max(0, amount_of(cost, element) - amount_of(funds, element))
    return missing <= discount
