"""What the encodings of games share: parts of known length, one after the other."""

from collections.abc import Iterable, Sequence
from typing import Any


def joined(reader: object, layout: Iterable[tuple[str, int]]) -> list[int]:
    """The parts of a layout, each read by the reader's method of its name."""
    code: list[int] = []
    for name, length in layout:
        part = [int(number) for number in getattr(reader, name)()]
        assert len(part) == length, f"{name} has {len(part)} numbers, not {length}"
        code.extend(part)
    return code


def filled(numbers: Sequence[Any], length: int) -> list[int]:
    """These numbers, with noughts up to a length."""
    found = [int(number) for number in numbers[:length]]
    return found + [0] * (length - len(found))
