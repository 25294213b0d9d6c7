"""The story of a seat at a table of a server."""

from collections.abc import Sequence

from grimtable.kernel.terms import BareEvent
from grimtable.look.conversion import bare_event
from grimtable.look.game import Game
from grimtable.look.view import Event


class Story:
    """Everything that a seat was told, as far as it led to the view."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
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
        """The events as `Table.events_for` gives them; each is converted once."""
        told, known = self._told[: self.whole], self._bare
        same = [event is bare[0] for event, bare in zip(told, known, strict=False)]
        kept = same.index(False) if False in same else len(same)
        fresh = [(event, self._bared(event)) for event in told[kept:]]
        self._bare = known[:kept] + fresh
        return [event for _, event in self._bare]

    def _bared(self, event: Event) -> BareEvent:
        return bare_event(self._game, self._zones, event)
