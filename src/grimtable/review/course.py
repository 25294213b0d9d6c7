"""The course of a recorded game: what each seat knew when it chose, and when a turn began."""

from collections.abc import Iterator
from typing import NamedTuple

from grimtable.kernel.errors import BadRecord
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import ToldEvent
from grimtable.look.game import Game
from grimtable.review.judging import Known, Moves
from grimtable.sessions.records import Playback, Record

MOST_POINTS = 32
"""The curve has no more points."""
FEWEST_POINTS = 24
"""It has about as many, even if there are fewer turns."""


class Choice(NamedTuple):
    """A choice, as its seat made it."""

    known: Known
    turn: int
    move: int
    is_open: bool
    """Was nobody else asked at the same time?"""
    crossings: int
    """How often something new had come before it."""
    later: BareView | None = None
    """What the seat saw afterwards, if chance has told it something new."""

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.known.view.seat

    @property
    def ply(self) -> int:
        """The number of choices before it."""
        return self.known.ply


class Point(NamedTuple):
    """A moment of the curve."""

    ply: int
    turn: int
    known: tuple[Known, ...]
    """By seat."""


class Course:
    """Everything that a review looks at. `read` fills it."""

    def __init__(self, game: Game, record: Record, *, is_told: bool) -> None:
        self.game = game
        self.record = record
        self.choices: list[Choice] = []
        """By ply, without those who left for good."""
        self.points: list[Point] = []
        self.shares: list[float] | None = None
        """Of the win at the end, in per cent; None: the game was broken off."""
        self._is_told = is_told
        self._told: list[tuple[ToldEvent, ...]] = [()] * record.seats
        """What each seat has been told, and how many events of the table that covers."""
        self._heard = [0] * record.seats

    def read(self) -> Iterator[None]:
        """Play the record again; pauses after each choice. Raises BadRecord."""
        playback = Playback(self.game, self.record, listen=self._is_told)
        t, last = playback.t, -1
        gap = max(1, len(self.record.moves) // FEWEST_POINTS)
        yield
        while not playback.is_done:
            turn = self.game.turns(t)
            if t.waiting and (turn != last or playback.ply % gap == 0):
                self.points.append(self._point(playback, turn))
            last = turn
            self._step(playback, turn)
            yield
        playback.check_end()
        self.points.append(self._point(playback, self.game.turns(t)))
        outcome = t.outcome()
        if outcome is not None:
            self.shares = [100.0 * share for share in outcome.rewards]
        elif not self.record.ended:
            raise BadRecord(
                "this record stops before the end of its game; only finished games are reviewed"
            )

    def _step(self, playback: Playback, turn: int) -> None:
        """The next choice."""
        t, (seat, move) = playback.t, playback.next_choice
        if seat < 0 or not t.waiting >> seat & 1:
            playback.step()  # it says itself what is wrong
            return
        known, crossings = self._known(playback, seat), int(t.crossings)
        is_open = t.asked() == 1 << seat and known.view.answers is None
        playback.step()
        later = t.view(seat) if is_open and t.crossings != crossings else None
        self.choices.append(Choice(known, turn, move, is_open, crossings, later))

    def _known(self, playback: Playback, seat: int) -> Known:
        """What a seat knows now."""
        t = playback.t
        if self._is_told:
            self._told[seat] += tuple(t.bare_events_for(seat, self._heard[seat]))
            self._heard[seat] = len(t.events or ())
        return Known(playback.ply, t.view(seat), self._told[seat])

    def _point(self, playback: Playback, turn: int) -> Point:
        t = playback.t
        known = [Known(playback.ply, t.view(seat)) for seat in range(t.seats)]
        return Point(playback.ply, turn, tuple(known))

    def played(self, choice: Choice, parts: int) -> Moves:
        """What was chosen; if the bot's answer has several parts, all that belongs to it."""
        if parts < 2:
            return (choice.move,)
        at = self.choices.index(choice)
        moves: list[int] = []
        for other in self.choices[at:]:
            is_same = other.seat == choice.seat and other.crossings == choice.crossings
            if not is_same or frame_of(other) != frame_of(choice):
                break
            moves.append(other.move)
        return tuple(moves)


def frame_of(choice: Choice) -> str:
    """The name of the question."""
    return type(choice.known.view.stack[-1]).__name__


def thinned(points: list[Point], most: int) -> list[Point]:
    """The first, the last, and evenly many between them."""
    most = max(2, min(most, MOST_POINTS))
    if len(points) <= most:
        return points
    step = (len(points) - 1) / (most - 1)
    return [points[round(place * step)] for place in range(most)]
