"""Frames: the work that the rules still have to do, as frozen objects with one question each.

A game of another package derives plain Python classes from them, also where the kernel is compiled.
"""

import inspect
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from grimtable.kernel.terms import Move, Seat

T = TypeVar("T")

GO: Final[list[i64]] = [0]
"""No question: go and act. Compared by identity."""
MANY: Final[list[i64]] = [1]
"""Several seats are asked at once. Compared by identity."""
NOTHING: Final[list[i64]] = []
"""Shared empty list of options; never changed."""
NO_ANSWERS: Final[list[list[i64]]] = []
"""Shared empty list of answers: no Gather is open; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[T]):
    """Work still to be done. Its attributes have the names of the constructor's parameters."""

    def who(self) -> Seat:
        """The seat that is asked; -1: nobody."""
        return -1

    def ask(self, t: T) -> list[Move]:
        """The options. Pure: may be called again at any time."""
        return GO

    def act(self, t: T, move: Move) -> "Frames":
        """Change the table; return what takes this frame's place, in reading order."""
        raise NotImplementedError

    def lapses(self, t: T) -> bool:
        """Is there nothing left to do, for a public reason?"""
        return False

    def covert(self, t: T) -> bool:
        """Does what `ask` returns depend on a secret in any way?"""
        return False

    def reaction(self) -> bool:
        """Is it asked in a reaction window of fixed length?"""
        return False

    def rule(self) -> str:
        """The ledger id of the question."""
        return ""

    def parts(self) -> tuple[Any, ...]:
        """The constructor's arguments."""
        return tuple([getattr(self, name) for name in fields_of(type(self))])

    def __repr__(self) -> str:
        cls = type(self)
        shown = ", ".join([f"{name}={getattr(self, name)}" for name in fields_of(cls)])
        return f"{cls.__name__}({shown})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return NotImplemented
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))


AnyFrame: TypeAlias = Frame[Any]
Frames: TypeAlias = tuple[Frame[Any], ...]
DONE: Final[Frames] = ()
"""Nothing comes next."""
AGAIN: Final[Frames] = tuple([Frame()])  # noqa: C409  # compiled, a literal would be two objects
"""This same frame is asked again. Compared by identity."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mine(Frame[T]):
    """A frame of one seat."""

    def __init__(self, me: Seat) -> None:
        self.me = me

    def who(self) -> Seat:
        return self.me


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Frame[T]):
    """Several seats are asked at once. It is covert, so that nobody's silence reveals anything."""

    def ask(self, t: T) -> list[Move]:
        return MANY

    def covert(self, t: T) -> bool:
        return True

    def seats(self, t: T) -> i64:
        """Mask of the seats that take part, from public facts."""
        raise NotImplementedError

    def lead(self, t: T) -> Seat:
        """The seat to ask first, where seats are asked one after the other."""
        return 0

    def ask_seat(self, t: T, seat: Seat) -> list[Move]:
        """One seat's options."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Many[T]):
    """Every seat that is asked answers unseen; `ask_seat` is empty when a seat has finished."""

    def act_all(self, t: T, answers: list[list[Move]]) -> Frames:
        """All answers are in."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Many[T]):
    """Whoever acts first, acts; it closes when all that take part have passed (`t.passed`)."""

    def live(self, t: T) -> bool:
        """All at once, or by turns from `lead` on?"""
        return False

    def settles(self, move: Move) -> bool:
        """Do others care when this answer, the only one of its seat, comes in a live window?"""
        return False

    def called(self, t: T) -> i64:
        """Mask of the seats that are asked in a live window even if they have passed."""
        return 0

    def act_seat(self, t: T, seat: Seat, move: Move) -> Frames:
        """A seat acted or passed; to go on, return AGAIN, or an equal window as the last frame."""
        raise NotImplementedError


_fields: dict[type, tuple[str, ...]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The constructor parameters of a frame class."""
    if cls not in _fields:
        _fields[cls] = tuple(inspect.signature(cls).parameters)
    return _fields[cls]
