"""A record as one audience saw it, moment by moment: the table after each of its choices."""

from typing import NamedTuple

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import ALL, PUBLIC, SHOWN, BareEvent, bit
from grimtable.look.game import Game, Sentence
from grimtable.sessions.records import Playback


class Audience(NamedTuple):
    """Whose eyes a replay is seen with."""

    seat: int
    """A seat, or PUBLIC."""
    is_open: bool = False
    """Does it see what anybody at the table knew? Then the seat is PUBLIC."""


class Answered(NamedTuple):
    """A choice in words, for those who saw it made: its seat, or everybody if all is open."""

    seat: int
    label: Sentence


class Moments:
    """Goes through a record and says what its audience is shown after each choice."""

    def __init__(self, game: Game, playback: Playback, audience: Audience) -> None:
        self.game = game
        self.playback = playback
        self.audience = audience
        self._told = 0
        """Events that were told already."""

    @property
    def t(self) -> Table:
        """The table as it is now."""
        return self.playback.t

    def step(self) -> Answered | None:
        """Make the next choice; what it was, if this audience saw it."""
        seat, move = self.playback.next_choice
        answered = None
        if seat >= 0 and (self.audience.is_open or seat == self.audience.seat):
            if self.t.waiting & bit(seat):
                answered = Answered(seat, self.game.label(self.t.view(seat), move))
        self.playback.step()
        return answered

    def news(self) -> list[BareEvent]:
        """What has happened since the last time."""
        since, self._told = self._told, len(self.t.events or [])
        if self.audience.is_open:
            return open_events(self.t, since)
        return self.t.events_for(self.audience.seat, since)

    def view(self) -> BareView:
        """What this audience sees now."""
        t = opened(self.t) if self.audience.is_open else self.t
        return t.view(self.audience.seat)


def opened(t: Table) -> Table:
    """The same table where everybody knows what any seat knew; what nobody knew stays hidden."""
    t = t.clone()
    seats = ALL & ~bit(PUBLIC)
    for card, known in enumerate(t.know):
        if known & seats:
            t.know[card] = known | ALL
    return t


def open_events(t: Table, since: int) -> list[BareEvent]:
    """All events with all faces; private looks are left out, because all cards are open anyway."""
    told: list[BareEvent] = []
    for kind, a, b, card, mask, at in (t.events or [])[since:]:
        is_news = kind != SHOWN or mask == ALL
        face = t.kinds[card] if card >= 0 and is_news else -1
        told.append(BareEvent(kind, a, b, face, 1 if card >= 0 else 0, at))
    return told
