"""Table options: words for people, numbers for the rules."""

from collections.abc import Mapping

from grimtable.kernel.errors import BadSetup

Choices = Mapping[str, tuple[str, ...]]
"""Option -> its values, the default first."""
Ranges = Mapping[str, tuple[int, int]]
"""Option that takes any number -> the least and the most."""
MAX_DIGITS = 9
"""Digits of such a number."""


def read_options(
    choices: Choices, options: Mapping[str, str], *, title: str, seats: int, seat: str,
    ranges: Ranges | None = None,
) -> dict[str, int]:  # fmt: skip
    """For each option the index of its value, or the number itself; the rest get their defaults.

    The first value of the option `seat` means nobody or chance; then come the seats in order.
    """
    for name in options:
        if name not in choices:
            raise BadSetup(f"no option {name!r} in {title}; there are: {', '.join(choices)}")
    found = {}
    for name, values in choices.items():
        value = options.get(name, values[0])
        if ranges and name in ranges:
            found[name] = _number(name, value, ranges[name])
            continue
        if value not in values:
            here = " here" if len(values) == 1 else ""  # other numbers of seats allow more values
            raise BadSetup(f"{name} cannot be {value!r}{here}; it may be: {', '.join(values)}")
        found[name] = values.index(value)
        if name == seat and found[name] > seats:
            raise BadSetup(f"{name} cannot be {value} at a table of {seats}")
    return found


def _number(name: str, value: str, limits: tuple[int, int]) -> int:
    low, high = limits
    is_number = value.isascii() and value.isdecimal() and len(value) <= MAX_DIGITS
    if not is_number or not low <= int(value) <= high:
        raise BadSetup(f"{name} cannot be {value[:60]!r}; it may be a number from {low} to {high}")
    return int(value)
