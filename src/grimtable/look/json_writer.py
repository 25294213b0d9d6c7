"""Views and events of one game as JSON: the bytes that their structs give, made quickly.

Most of what four seats are shown after a move is the same for all of them, and the same as before
the move. Zones, cards and events are therefore encoded once and cached.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent
from grimtable.look.conversion import cell_of, event_of, fields_of, frames_of, pool_of
from grimtable.look.game import Game
from grimtable.look.view import ZoneView

MAX_CACHE_BYTES = 4 * 1024 * 1024
"""The most bytes that are cached for one game and number of seats; then the cache is emptied."""
ENTRY_OVERHEAD = 300
"""Bytes that an entry takes besides its own: its key, and its place in the dictionary."""
Key = TypeVar("Key")
encode = msgspec.json.Encoder().encode


class JsonCache:
    """The encoded parts of one game, in several sections with one limit for all."""

    def __init__(self) -> None:
        self.size = 0
        """Bytes in use."""
        self._sections: list[Section[Any]] = []

    def section(self, make: "Callable[[Key], bytes]") -> "Section[Key]":
        """A new section, for one sort of part."""
        self._sections.append(Section(self, make))
        return self._sections[-1]

    def count(self, part: bytes) -> None:
        """One more part is cached; over the limit, everything is forgotten first."""
        self.size += len(part) + ENTRY_OVERHEAD
        if self.size > MAX_CACHE_BYTES:
            for section in self._sections:
                section.clear()
            self.size = len(part) + ENTRY_OVERHEAD


class Section(dict[Key, bytes]):
    """Parts of one sort by what they were made from; a missing one is made."""

    def __init__(self, cache: JsonCache, make: Callable[[Key], bytes]) -> None:
        self._cache = cache
        self._make = make

    def __missing__(self, key: Key) -> bytes:
        part = self._make(key)
        self._cache.count(part)
        self[key] = part
        return part


class LastValue:
    """The bytes of the value that was asked for last."""

    __slots__ = ("_bytes", "_make", "_value")

    def __init__(self, make: Callable[[Any], bytes]) -> None:
        self._make = make
        self._value: object = self
        self._bytes = b""

    def of(self, value: object) -> bytes:
        """The bytes of a value, which may be the last one again."""
        if value != self._value:
            self._bytes = self._make(value)
            self._value = value
        return self._bytes


class JsonWriter:
    """Writes the views and events of one game with a fixed number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._zones = game.zones(seats)
        self._head = b'{"game":%b,"seat":%%d,"zones":[' % encode(game.name)
        self.cache = cache = JsonCache()
        self._cells: Section[int] = cache.section(lambda cell: encode(cell_of(game, int(cell))))
        self._filled: list[Section[tuple[int, ...]]] = [
            cache.section(self._zone_maker(name, owner)) for name, owner in self._zones
        ]
        self._pools: Section[tuple[int, ...]] = cache.section(self._pool)
        self._events: Section[BareEvent] = cache.section(self._event)
        self._fields = LastValue(lambda public: encode(fields_of(game, public)))
        self._stack = LastValue(lambda stack: encode(frames_of(stack)))

    def view(self, view: BareView) -> bytes:
        """A View."""
        seat, zones, unseen, public, stack, asked, options, answers, passed, out, over = view
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

    def changes(self, before: BareView | None, view: BareView) -> bytes:
        """What differs from the view before it: zones by their place, fields by name, other parts
        whole. Without a view before it, everything.
        """
        parts = []
        old_zones = before.zones if before else (None,) * len(view.zones)
        zones = [
            b'"%d":%b' % (zone, self._filled[zone][cells])
            for zone, (old, cells) in enumerate(zip(old_zones, view.zones, strict=True))
            if old != cells
        ]
        if zones:
            parts.append(b'"zones":{%b}' % b",".join(zones))
        old_fields = before.public if before else (None,) * len(view.public)
        named = zip(self._game.fields, old_fields, view.public, strict=True)
        fields = [
            b"%b:%b" % (encode(name), encode(value))
            for name, old, value in named
            if before is None or old != value
        ]
        if fields:
            parts.append(b'"fields":{%b}' % b",".join(fields))
        if before is None or before.unseen != view.unseen:
            pools = b",".join([self._pools[pool] for pool in view.unseen])
            parts.append(b'"unseen":[%b]' % pools)
        if before is None or before.stack != view.stack:
            parts.append(b'"stack":%b' % self._stack.of(view.stack))
        for name in ("asked", "options", "answers", "passed", "out", "over"):
            value = getattr(view, name)
            if before is None or getattr(before, name) != value:
                parts.append(b'"%b":%b' % (name.encode(), encode(value)))
        return b"{%b}" % b",".join(parts)

    def events(self, told: Sequence[BareEvent], first: int) -> list[bytes]:
        """Events of a story, numbered from `first` on."""
        encoded = self._events
        return [b'{"n":%d%b' % (n, encoded[event]) for n, event in enumerate(told, first)]

    def _zone_maker(self, name: str, owner: int) -> Callable[[tuple[int, ...]], bytes]:
        empty = encode(ZoneView(name, owner))
        start, cells_of = empty[:-1] + b',"cards":[', self._cells.__getitem__

        def make(cells: tuple[int, ...]) -> bytes:
            return start + b",".join(map(cells_of, cells)) + b"]}" if cells else empty

        return make

    def _pool(self, pool: tuple[int, ...]) -> bytes:
        return encode(pool_of(self._game, pool))

    def _event(self, event: BareEvent) -> bytes:
        """All but its number."""
        return encode(event_of(self._game, self._zones, 0, event)).removeprefix(b'{"n":0')


_writers: dict[tuple[type[Game], int], JsonWriter] = {}


def json_writer(game: Game, seats: int) -> JsonWriter:
    """The writer for this game and number of seats; tables of one process share it."""
    found = _writers.get((type(game), seats))
    if found is None:
        found = _writers[type(game), seats] = JsonWriter(game, seats)
    return found
