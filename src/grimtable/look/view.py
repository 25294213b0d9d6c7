"""What a seat may know now and what it was told, as plain data with names."""

from typing import Any

import msgspec


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a card comes from or goes to: a zone by name, "table" for open structures."""

    zone: str
    seat: int = -1
    index: int = -1
    """From the bottom, in zones whose order means something."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one audience may know it."""

    n: int
    verb: str
    """Its text key without the name of the game."""
    key: str
    args: dict[str, Any] = {}
    src: Place | None = None
    dst: Place | None = None
    kind: str = ""
    """The card's face; "" for a back, or if there is no card."""
    is_back: bool = False


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card in a zone: a kind, or the back of a card of some pool."""

    kind: str = ""
    is_public: bool = False
    """Does everybody know it lies here?"""
    pool: int = -1


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone and its cards, in its order, or sorted where order means nothing."""

    name: str
    owner: int = -1
    cards: tuple[Cell, ...] = ()


class FieldView(msgspec.Struct, frozen=True):
    """One of the game's own fields; all of them are public."""

    name: str
    value: Any


class FrameView(msgspec.Struct, frozen=True):
    """Rules work still to do: the name of a frame, and the arguments it was made with."""

    name: str
    parts: tuple[Any, ...] = ()


class Pool(msgspec.Struct, frozen=True):
    """Cards whose places this seat does not know."""

    number: int
    kinds: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """What a seat may know now."""

    game: str
    seat: int
    zones: tuple[ZoneView, ...]
    unseen: tuple[Pool, ...]
    fields: tuple[FieldView, ...]
    stack: tuple[FrameView, ...]
    asked: int
    """Mask of the seats that are asked."""
    options: tuple[int, ...]
    answers: tuple[int, ...] | None
    """The seat's own unseen answers, while several seats answer at once."""
    passed: int
    out: int
    over: int

    def field(self, name: str) -> Any:
        """The value of one of the game's own fields."""
        return next(field.value for field in self.fields if field.name == name)
