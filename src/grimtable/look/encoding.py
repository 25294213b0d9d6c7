"""What the numbers of a code mean: parts of known length, one after the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grimtable.kernel.codes import DIGITS

Numbers = Sequence[str]


class Part(NamedTuple):
    """Some numbers of a code that belong together."""

    name: str
    length: int
    meaning: str
    """What they say, in words."""
    each: Numbers = ()
    """What each of them stands for; empty if the meaning says it."""

    def told(self, index: int) -> str:
        """One of its numbers in words."""
        which = f" [{self.each[index]}]" if self.each else f" [{index}]" if self.length > 1 else ""
        return f"{self.name}{which}: {self.meaning}"


class Place(NamedTuple):
    """A part, and where it begins."""

    offset: int
    part: Part


class Layout:
    """The parts of a code, then one block for each seat, clockwise from the viewer."""

    def __init__(self, version: int, parts: Sequence[Part], block: Sequence[Part], seats: int):
        self.version = version
        """Counts up when a number changes its place or meaning."""
        self.parts = tuple(parts)
        self.block = tuple(block)
        self.seats = seats
        """How many blocks there are; those of absent seats are 0."""
        self.head = sum(part.length for part in parts)
        """Where the first block begins."""
        self.seat_length = sum(part.length for part in block)
        self.length = self.head + seats * self.seat_length

    def places(self) -> Iterator[Place]:
        """Every part with its offset; `seat_blocks` last."""
        blocks = Part("seat_blocks", self.seats * self.seat_length, "one block for each seat")
        return places((*self.parts, blocks))

    def block_places(self) -> Iterator[Place]:
        """Every part of a block with its offset in the block."""
        return places(self.block)

    def span(self, name: str) -> slice:
        """Where a part lies in the code."""
        return next(span(place) for place in self.places() if place.part.name == name)

    def span_of(self, away: int, name: str) -> slice:
        """Where a part of the seat that sits so far from the viewer lies in the code."""
        start = self.head + away * self.seat_length
        found = next(span(place) for place in self.block_places() if place.part.name == name)
        return slice(start + found.start, start + found.stop)

    def explain(self, index: int) -> str:
        """What one number of the code says, in words; raises IndexError if there is none."""
        if not 0 <= index < self.length:
            raise IndexError(f"a code has the numbers 0 to {self.length - 1}, not {index}")
        if index < self.head:
            return found_in(places(self.parts), index)
        away, rest = divmod(index - self.head, self.seat_length)
        return f"{AWAY[away]}: {found_in(self.block_places(), rest)}"


def places(parts: Sequence[Part]) -> Iterator[Place]:
    """These parts with their offsets."""
    offset = 0
    for part in parts:
        yield Place(offset, part)
        offset += part.length


def span(place: Place) -> slice:
    """Where a part lies."""
    return slice(place.offset, place.offset + place.part.length)


def found_in(all_places: Iterator[Place], index: int) -> str:
    """The part that has this number, and the number in words."""
    place = next(place for place in all_places if index < place.offset + place.part.length)
    return place.part.told(index - place.offset)


# What single numbers stand for

AWAY = ("the viewer", *(f"the seat {n} on, clockwise" for n in range(1, 8)))
"""Seats, counted from the viewer."""
TABLE_SEATS = tuple(f"seat {n}" for n in range(1, 9))
"""Seats, as the table counts them."""
WIDE = ("256s", "ones")
"""A number up to 65,535 as two."""
SIGNED = ("above zero", "below zero")
"""A number as two."""


def listed(each: Numbers, name: str, meaning: str) -> Part:
    """One number for each of these."""
    return Part(name, len(each), meaning, each)


def head(most_seats: int) -> tuple[Part, Part]:
    """What every code begins with."""
    return (
        Part("seats", 1, "how many seats the table has"),
        listed(
            TABLE_SEATS[:most_seats],
            "own_seat",
            "1 at the viewer's own number, counted as the table counts; all zero for the public",
        ),
    )


def wides(names: Sequence[str]) -> Numbers:
    """Several numbers of two bytes each."""
    return [f"{name}, {half}" for name in names for half in WIDE]


def arguments(many: int) -> Numbers:
    """Arguments of a question or an offer, see `Code.argument`."""
    digits = ("is below zero", "16,777,216s", "65,536s", "256s", "ones")
    assert len(digits) == DIGITS
    return [f"argument {at + 1}, {digit}" for at in range(many) for digit in digits]


def numbered(names: Sequence[str]) -> dict[str, int]:
    """Each name's place."""
    return {name: place for place, name in enumerate(names)}
