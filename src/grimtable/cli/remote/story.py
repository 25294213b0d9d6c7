"""Events as a server tells them, back to the numbers that `Table.events_for` gives."""

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.kernel.terms import MOVED, SHOWN, SWAPPED
from grimtable.kernel.terms import Event as BareEvent
from grimtable.look.game import Game, Sentence
from grimtable.look.look import BEYOND, Event, Place

Notes = Mapping[int, tuple[str, str, str]]
"""Event -> its text and the names of its two arguments."""


class Story:
    """All that a seat was told, as far as it led to the view."""

    def __init__(self, game: Game, face: Any, seats: int) -> None:
        self._game = game
        self._face = face
        self._zones = game.zones(seats)
        self._told: list[Event] = []
        self._bare: list[tuple[Event, BareEvent]] = []
        self.whole = 0
        """Events that led to the view."""
        self.read = 0
        """Those that were read."""

    def take(self, first: int, events: Sequence[Event], *, is_taken_back: bool) -> None:
        """From this place on; after an undo the view says how much of the story is left."""
        self._told[first:] = events
        if is_taken_back:
            self.whole = 0

    def settle(self) -> None:
        """The view has come."""
        self.whole = len(self._told)
        self.read = min(self.read, self.whole)

    def events(self) -> list[BareEvent]:
        """As `Table.events_for` gives them; each is found out once."""
        told, known = self._told[: self.whole], self._bare
        same = [event is bare[0] for event, bare in zip(told, known, strict=False)]
        kept = same.index(False) if False in same else len(same)
        fresh = [(event, self._bared(event)) for event in told[kept:]]
        self._bare = known[:kept] + fresh
        return [event for _, event in self._bare]

    def _bared(self, event: Event) -> BareEvent:
        return bare_event(self._game, self._face, self._zones, event)


def bare_event(game: Game, face: Any, zones: Sequence[tuple[str, int]], event: Event) -> BareEvent:
    """The event this one was made from, as far as anything is told from it."""
    kind = game.kinds.index(event.kind) if event.kind else -1
    has_card = int(kind >= 0 or event.is_back)
    if event.src is None or event.dst is None:
        code, first, second = face.fact(event.verb, event.args)
        return BareEvent(code, first, second, kind, has_card, -1)
    src, dst = _zone(zones, event.src), _zone(zones, event.dst)
    for code in (MOVED, SHOWN, SWAPPED):
        found = BareEvent(code, src, dst, kind, has_card, event.src.index)
        if _tells(game, found, Sentence(event.key, event.args)):
            return found
    raise ValueError(f"{event} is nothing that happens in {game.name}")


def _tells(game: Game, event: BareEvent, sentence: Sentence) -> bool:
    try:
        return game.sentence(event) == sentence
    except (KeyError, IndexError):  # no card ever goes this way
        return False


def _zone(zones: Sequence[tuple[str, int]], place: Place) -> int:
    named = (place.zone, place.seat)
    return zones.index(named) if named in zones else BEYOND + place.seat


def noted(
    notes: Notes, verb: str, args: Mapping[str, Any], words: Mapping[str, Sequence[Any]]
) -> tuple[int, int, int]:
    """A fact and its two numbers; `words` are what the numbers of an argument stand for."""

    def number(name: str) -> int:
        if not name:
            return 0
        value = args[name.replace("piece", "card")]
        return words[name].index(value) if isinstance(value, str) else int(value)

    for code, (text, first, second) in notes.items():
        if verb == f"event-{text}":
            return code, number(first), number(second)
    raise ValueError(f"there is no event {verb!r}")
