"""Bots that read names instead of numbers: convenient, but slower than bots that read the view."""

from typing import Any

from grimtable.bots.bot import Answer, Bot
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import BareEvent, ToldEvent
from grimtable.look.conversion import event_of, view_of
from grimtable.look.game import Game
from grimtable.look.look import Look, decision_of
from grimtable.look.view import Event


class Story:
    """The memory of a LookBot: all events its seat was told, with names. It grows with the game."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.events: list[Event] = []
        self._zones = game.zones(seats)

    def hear(self, event: ToldEvent) -> None:
        """Only the new event gets its names; the others have theirs."""
        named = event_of(self.game, self._zones, len(self.events), BareEvent(*event))
        self.events.append(named)

    def look(self, view: BareView) -> Look:
        """The view and its question with names, and the story so far."""
        return Look(view_of(self.game, view), decision_of(self.game, view), tuple(self.events))


class LookBot(Bot):
    """Write `choose`. Everything in a Look has a name: zones, cards, fields, options, events."""

    def begin(self, game: Game, seat: int, seats: int) -> Story:
        self._untold = Story(game, seats)
        return Story(game, seats)

    def move(self, view: BareView, memory: Any) -> Answer:
        return self.choose((memory or self._untold).look(view))

    def choose(self, look: Look) -> Answer:
        """The move of one of `look.decision.options`."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose`")
