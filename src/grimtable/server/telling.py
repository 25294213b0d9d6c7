"""What each audience is told: events first, then the view, then its question; all numbered."""

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.look import story_of, view_of
from grimtable.server.course import Course
from grimtable.server.outbox import Outbox
from grimtable.server.wire import (
    DecisionMessage,
    Events,
    FromTable,
    Hello,
    Result,
    TableCard,
    ViewMessage,
)

if TYPE_CHECKING:
    from grimtable.server.clock import Clock

KEPT = 64
"""So many messages can be sent again to a connection that was cut."""
PIECE = 200
"""Events in one message, so that none grows too large."""
encode = msgspec.json.Encoder().encode


class Connection:
    """One open socket: whose it is, and what waits to be sent to it."""

    def __init__(self, person: str, seats: list[int]) -> None:
        self.person = person
        self.seats = seats
        """It may answer for these; none: it watches."""
        self.outbox = Outbox()

    @property
    def audiences(self) -> list[int]:
        """Whose messages it gets."""
        return self.seats or [PUBLIC]


class Audience:
    """A seat or the public eye: the same bytes for every connection that may hear them."""

    def __init__(self, seat: int, epoch: str, clock: "Clock", delay: float = 0.0) -> None:
        self.seat = seat
        self.epoch = epoch
        self.listeners: list[Connection] = []
        self._clock = clock
        self._delay = delay
        """Spectators can be shown everything later."""
        self._n = 0
        self._turned = 0
        """The message that last took something back: older stories may be wrong."""
        self._kept: deque[bytes] = deque(maxlen=KEPT)
        """The last messages; empty when something went unheard."""
        self._heard = 0
        """Events of the table that were told."""
        self._told = 0
        """Events in this audience's story."""
        self._view = b""
        self._decision = b""

    # To all of them

    def say(self, message: FromTable) -> None:
        """Send a message to all who listen."""
        self._say(encode(message))

    def _say(self, message: bytes) -> None:
        if not self.listeners:
            return
        self._n += 1
        data = numbered(message, self._n)
        self._kept.append(data)
        for connection in self.listeners:
            self._put(connection, data)

    def _put(self, connection: Connection, data: bytes, *, is_owed: bool = False) -> None:
        put = partial(connection.outbox.put, data, is_owed=is_owed)
        if self._delay:
            self._clock.timer(self._delay, put)
        else:
            put()

    def tell(self, course: Course, *, taken_back: bool = False) -> None:
        """What is new since the last time; nothing where nothing is."""
        if course.sitting is None:
            return
        if not self.listeners:
            self._turned = self._n if taken_back else self._turned
            return
        if taken_back:
            self._turned = self._n + 1
            self._heard = self._told = 0
        for message in self._news(course, taken_back):
            self.say(message)
        seen = course.t.view(self.seat)
        view = encode(view_message(course, seen))
        if view != self._view:
            self._view = view
            self._say(view)
        if self.seat != PUBLIC:
            question = encode(decision_message(course, self.seat, seen))
            if question != self._decision:
                self._decision = question
                self._say(question)

    def _news(self, course: Course, taken_back: bool) -> list[FromTable]:
        events = story_of(course.game, course.t, self.seat, self._heard, self._told)
        first = self._told
        self._heard = len(course.t.events or [])
        self._told += len(events)
        if not events and not taken_back:
            return []
        pieces = range(0, len(events), PIECE) if events else [0]
        return [
            Events(
                seat=self.seat,
                first=first + at,
                events=events[at : at + PIECE],
                is_taken_back=taken_back and at == 0,
            )
            for at in pieces
        ]

    # To one of them

    def leave(self, connection: Connection) -> None:
        """Nobody may count what happens while nobody listens: who comes next is told everything."""
        self.listeners.remove(connection)
        if not self.listeners:
            self._n += 1
            self._kept.clear()

    def can_go_on(self, epoch: str, n: int) -> bool:
        """Is all that came after message n of this epoch still here?"""
        is_here = 0 < n <= self._n <= n + len(self._kept)
        return is_here and epoch == self.epoch and not self._delay

    def greet(
        self, connection: Connection, card: TableCard, *, is_host: bool, n: int, is_new: bool
    ) -> None:
        """It goes on after message n; 0: forget the numbers, everything comes."""
        hello = Hello(
            seat=self.seat,
            epoch=self.epoch,
            table=card,
            seats=connection.seats,
            is_host=is_host,
        )
        connection.outbox.put(numbered(encode(hello), n), is_owed=is_new)

    def catch_up(
        self,
        connection: Connection,
        course: Course,
        *,
        epoch: str,
        n: int,
        story: int,
        is_new: bool = False,
    ) -> bool:
        """Send what was missed since message n, or else all there is; True if that was needed.

        A new connection is owed all of it; whoever asks again and again is not.
        """
        if self.can_go_on(epoch, n):
            missed = self._n - n
            for data in list(self._kept)[len(self._kept) - missed :]:
                connection.outbox.put(data, is_owed=is_new)
            return False
        if course.sitting is None:
            return True
        is_known = epoch == self.epoch and n >= self._turned
        *messages, last = self._whole(course, max(0, story) if is_known else 0)
        for message in messages:  # not counted: half of it is worth nothing
            self._put(connection, numbered(message, 0), is_owed=is_new)
        self._put(connection, numbered(last, self._n), is_owed=is_new)
        return True

    def _whole(self, course: Course, known: int) -> list[bytes]:
        """The story from this event on, the view, the question; from here on it is told on."""
        events = story_of(course.game, course.t, self.seat)
        seen = course.t.view(self.seat)
        self._heard, self._told = len(course.t.events or []), len(events)
        self._view = encode(view_message(course, seen))
        messages = [
            encode(Events(seat=self.seat, first=at, events=events[at : at + PIECE]))
            for at in range(known, len(events), PIECE)
        ]
        if self.seat == PUBLIC:
            return [*messages, self._view]
        self._decision = encode(decision_message(course, self.seat, seen))
        return [*messages, self._view, self._decision]

    def reply(self, connection: Connection, message: FromTable, *, is_owed: bool = False) -> None:
        """Answer one connection; the number is that of the last message to all."""
        self._put(connection, numbered(encode(message), self._n), is_owed=is_owed)


def numbered(message: bytes, n: int) -> bytes:
    """An encoded message gets its number."""
    return b'{"n":%d,%b' % (n, message[1:])


def view_message(course: Course, seen: BareView) -> ViewMessage:
    """The table as an audience may know it."""
    t = course.t
    outcome = t.outcome()
    result = None
    if outcome is not None:
        result = Result(
            outcome.reason,
            [int(seat) for seat in outcome.winners],
            [int(score) for score in outcome.scores],
            [float(reward) for reward in outcome.rewards],
            course.game.standing(t),
        )
    scores = [int(score) for score in course.game.scores(t)]
    return ViewMessage(seat=seen[0], view=view_of(course.game, seen), scores=scores, result=result)


def decision_message(course: Course, seat: int, seen: BareView | None = None) -> DecisionMessage:
    """The open question of a seat, whose view may be known already."""
    held = course.held.get(seat)
    undo, _ = course.undo_of(seat)
    return DecisionMessage(
        seat=seat,
        decision=course.decision(seat, seen),
        held=held.moves if held else [],
        undo=undo,  # type: ignore[arg-type]
    )
