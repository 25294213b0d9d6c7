"""Views and events of one game as JSON, the same bytes as their structs give, made quickly.

Most of what four seats are shown after a move is the same for all of them, and the same as before
the move: zones, cards and events are encoded once and kept.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import Event as BareEvent
from grimtable.look.game import Game
from grimtable.look.look import FieldView, FrameView, Pool, ZoneView, cell_of, event_of

KEPT = 4 * 1024 * 1024
"""So many bytes are kept of one game with so many seats; then all are forgotten."""
PIECE = 300
"""Bytes that a piece takes besides its own: what it was made from, and its place."""
Key = TypeVar("Key")
encode = msgspec.json.Encoder().encode


class Shelf:
    """Everything that is kept of one game."""

    def __init__(self) -> None:
        self.taken = 0
        """Bytes."""
        self._all: list[Kept[Any]] = []

    def kept(self, make: "Callable[[Key], bytes]") -> "Kept[Key]":
        """Room for pieces of one more kind."""
        self._all.append(Kept(self, make))
        return self._all[-1]

    def take(self, piece: bytes) -> None:
        """Make room for one more; if there is none, start over."""
        self.taken += len(piece) + PIECE
        if self.taken > KEPT:
            for each in self._all:
                each.clear()
            self.taken = len(piece) + PIECE


class Kept(dict[Key, bytes]):
    """What was encoded before."""

    def __init__(self, shelf: Shelf, make: Callable[[Key], bytes]) -> None:
        self._shelf = shelf
        self._make = make

    def __missing__(self, key: Key) -> bytes:
        made = self._make(key)
        self._shelf.take(made)
        self[key] = made
        return made


class Last:
    """A value that is asked for again and again, and its bytes."""

    __slots__ = ("_bytes", "_make", "_value")

    def __init__(self, make: Callable[[Any], bytes]) -> None:
        self._make = make
        self._value: object = self
        self._bytes = b""

    def of(self, value: object) -> bytes:
        """The bytes of a value that may be the last one."""
        if value != self._value:
            self._bytes = self._make(value)
            self._value = value
        return self._bytes


class Showing:
    """One game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._zones = game.zones(seats)
        self._head = b'{"game":%b,"seat":%%d,"zones":[' % encode(game.name)
        self.shelf = shelf = Shelf()
        self._cells: Kept[int] = shelf.kept(lambda cell: encode(cell_of(game, int(cell))))
        self._filled: list[Kept[tuple[int, ...]]] = [
            shelf.kept(self._zone_maker(name, owner)) for name, owner in self._zones
        ]
        self._pools: Kept[tuple[int, ...]] = shelf.kept(self._pool)
        self._events: Kept[BareEvent] = shelf.kept(self._event)
        self._fields = Last(self._encode_fields)
        self._stack = Last(self._encode_stack)

    def view(self, seen: BareView) -> bytes:
        """A View."""
        seat, zones, unseen, public, stack, asked, options, answers, passed, out, over = seen
        filled = self._filled
        return b"".join(
            (
                self._head % seat,
                b",".join([filled[zone][cells] for zone, cells in enumerate(zones)]),
                b'],"unseen":[',
                b",".join([self._pools[pool] for pool in unseen]),
                b'],"fields":',
                self._fields.of(public),
                b',"stack":',
                self._stack.of(stack),
                b',"asked":%d,"options":' % asked,
                encode(options),
                b',"answers":',
                b"null" if answers is None else encode(answers),
                b',"passed":%d,"out":%d,"over":%d}' % (passed, out, over),
            )
        )

    def events(self, told: Sequence[BareEvent], first: int) -> list[bytes]:
        """Events of a story, numbered from `first` on."""
        kept = self._events
        return [b'{"n":%d%b' % (n, kept[event]) for n, event in enumerate(told, first)]

    def _zone_maker(self, name: str, owner: int) -> Callable[[tuple[int, ...]], bytes]:
        empty = encode(ZoneView(name, owner))
        start, cells_of = empty[:-1] + b',"cards":[', self._cells.__getitem__

        def make(cells: tuple[int, ...]) -> bytes:
            return start + b",".join(map(cells_of, cells)) + b"]}" if cells else empty

        return make

    def _pool(self, pool: tuple[int, ...]) -> bytes:
        number, *kinds = pool
        return encode(Pool(number, tuple([self._game.kinds[kind] for kind in kinds])))

    def _event(self, event: BareEvent) -> bytes:
        """All but its number."""
        return encode(event_of(self._game, self._zones, 0, event)).removeprefix(b'{"n":0')

    def _encode_fields(self, public: Sequence[Any]) -> bytes:
        names = self._game.fields
        return encode([FieldView(name, value) for name, value in zip(names, public, strict=True)])

    def _encode_stack(self, stack: Sequence[Any]) -> bytes:
        return encode([FrameView(type(frame).__name__, frame.parts()) for frame in stack])


_showings: dict[tuple[type[Game], int], Showing] = {}


def showing(game: Game, seats: int) -> Showing:
    """The one for this game and so many seats."""
    found = _showings.get((type(game), seats))
    if found is None:
        found = _showings[type(game), seats] = Showing(game, seats)
    return found
