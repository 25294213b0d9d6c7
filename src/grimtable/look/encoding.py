"""What the encodings of all games share: parts of known length, one after the other."""

from collections.abc import Iterable, Sequence
from typing import Any

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC


def joined(reader: object, layout: Iterable[tuple[str, int]]) -> list[int]:
    """The parts of a layout, each read by the reader's method of its name."""
    code: list[int] = []
    for name, length in layout:
        part = [int(number) for number in getattr(reader, name)()]
        assert len(part) == length, f"{name} has {len(part)} numbers, not {length}"
        code.extend(part)
    return code


def filled(numbers: Sequence[Any], length: int) -> list[int]:
    """These numbers, with zeros up to a length."""
    found = [int(number) for number in numbers[:length]]
    return found + [0] * (length - len(found))


class ViewEncoder:
    """Reads the parts that every game has out of a view.

    Seats are counted clockwise from the viewer.
    """

    most_seats: int
    questions: Sequence[str]
    """In the order of their code."""

    def __init__(self, view: BareView, kinds: int) -> None:
        self.view = view
        self.kinds = kinds
        """How many kinds there are."""
        self.many: int = view.public.seat_count
        self.is_seated = view.seat != PUBLIC
        self.origin: int = view.seat if self.is_seated else 0
        self.frame: Any = view.stack[-1] if view.stack else None

    def away(self, seat: int) -> int:
        """How far a seat sits from the viewer, clockwise."""
        return (seat - self.origin) % self.many

    def at(self, mask: int) -> list[int]:
        """1 at the seats of a mask."""
        code = [0] * self.most_seats
        for seat in range(self.many):
            code[self.away(seat)] = mask >> seat & 1
        return code

    def only(self, seat: int) -> list[int]:
        """1 at this seat."""
        return self.at(1 << seat if seat >= 0 else 0)

    def counts(self, cells: Iterable[int]) -> list[int]:
        """How many of each kind are seen in these cells."""
        code = [0] * self.kinds
        for cell in cells:
            if cell >= 0:
                code[cell >> 1] += 1
        return code

    # Parts

    def seats(self) -> list[int]:
        return [self.many]

    def own_seat(self) -> list[int]:
        return [seat == self.view.seat for seat in range(self.most_seats)]

    def asked(self) -> list[int]:
        return self.at(self.view.asked)

    def over(self) -> list[int]:
        return [self.view.over]

    def unseen(self) -> list[int]:
        return self.counts(kind * 2 for pool in self.view.unseen for kind in pool[1:])

    def question(self) -> list[int]:
        return [type(self.frame).__name__ == name for name in self.questions]

    def options(self) -> list[int]:
        return list(self.view.public.options)

    def seat_blocks(self) -> list[int]:
        blocks = [self.block((self.origin + i) % self.many) for i in range(self.many)]
        empty = [0] * len(blocks[0]) * (self.most_seats - self.many)
        return [number for block in blocks for number in block] + empty

    def block(self, seat: int) -> list[int]:
        """One seat."""
        raise NotImplementedError
