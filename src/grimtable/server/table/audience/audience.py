"""What each audience is sent: events first, then the view, then its question; all numbered."""

import msgspec

from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.server.protocol import (
    DecisionMessage,
    FromTable,
    Hello,
    Result,
    UndoPermission,
)
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.log.state import TableState
from grimtable.server.table_summary import TableSummary

MAX_KEPT = 64
MAX_KEPT_BYTES = 64 * 1024
"""How many messages, and bytes, are kept to be sent again after a lost connection."""
EVENTS_PER_MESSAGE = 200
"""The story is split into messages of this size, so that none grows too large."""
encode = msgspec.json.Encoder().encode


class Audience:
    """A seat or the public: every connection that listens gets the same bytes."""

    __slots__ = (
        "_bytes_left",
        "_decision",
        "_event_count",
        "_kept",
        "_last_take_back",
        "_n",
        "_story_length",
        "_view",
        "epoch",
        "listeners",
        "seat",
    )

    def __init__(self, seat: int, epoch: str) -> None:
        self.seat = seat
        self.epoch = epoch
        self.listeners: list[Connection] = []
        self._n = 0
        self._last_take_back = 0
        """Number of the message that last took something back: older stories may be wrong."""
        self._kept: list[bytes] = []
        """The last messages; empty if some were not kept because nobody listened."""
        self._bytes_left = MAX_KEPT_BYTES
        """Bytes that can still be kept."""
        self._event_count = 0
        """How many events of the table were sent."""
        self._story_length = 0
        """How many events this audience's story has."""
        self._view = self._decision = 0
        """Hashes of the view and the question that were sent last."""

    # To everybody who listens

    def send(self, message: FromTable) -> None:
        """Send a message to all who listen."""
        self._send(encode(message))

    def _send(self, message: bytes) -> None:
        if not self.listeners:
            return
        self._n += 1
        data = numbered(message, self._n)
        self._keep(data)
        for connection in self.listeners:
            connection.outbox.put(data)

    def _keep(self, data: bytes) -> None:
        self._kept.append(data)
        self._bytes_left -= len(data)
        while self._bytes_left < 0 or len(self._kept) > MAX_KEPT:
            self._bytes_left += len(self._kept.pop(0))

    def _forget(self) -> None:
        """Drop what was kept: nobody can resume from there."""
        self._kept = []
        self._bytes_left = MAX_KEPT_BYTES

    def send_changes(
        self, state: TableState, snapshot: "Snapshot", *, taken_back: bool = False
    ) -> None:
        """Send what is new since the last time, if anything is."""
        if not self.listeners:
            self._last_take_back = self._n if taken_back else self._last_take_back
            return
        if taken_back:
            self._last_take_back = self._n + 1
            self._event_count = self._story_length = 0
        if not self._view:
            self._forget()  # the shuffle is of no use any more
        if taken_back or snapshot.event_count > self._event_count:
            for message in self._news(state, taken_back):
                self._send(message)
        seen = snapshot.table.view(self.seat)
        view = encoded_view(state, seen, snapshot)
        shown = hash(view)
        if shown != self._view:
            self._view = shown
            self._send(view)
        if self.seat != PUBLIC:
            question = encoded_decision(state, self.seat, seen, snapshot)
            shown = hash(question)
            if shown != self._decision:
                self._decision = shown
                self._send(question)

    def _news(self, state: TableState, taken_back: bool) -> list[bytes]:
        t, first = state.t, self._story_length
        events = state.json.events(t.events_for(self.seat, self._event_count), first)
        self._event_count = len(t.events or [])
        self._story_length += len(events)
        if not events and not taken_back:
            return []
        return [
            encoded_events(
                self.seat, first + at, events[at : at + EVENTS_PER_MESSAGE], taken_back and at == 0
            )
            for at in (range(0, len(events), EVENTS_PER_MESSAGE) if events else [0])
        ]

    # To one connection

    def leave(self, connection: Connection) -> None:
        """Remove a listener. Without listeners nothing is kept: the next one is sent everything."""
        self.listeners.remove(connection)
        if not self.listeners:
            self._n += 1
            self._forget()

    def can_resume(self, epoch: str, n: int) -> bool:
        """Are all messages after number n of this epoch still kept?"""
        return 0 < n <= self._n <= n + len(self._kept) and epoch == self.epoch

    def greet(
        self,
        connection: Connection,
        summary: TableSummary,
        orders: dict[str, str],
        *,
        is_host: bool,
        n: int,
        is_new: bool,
    ) -> None:
        """Send the first message: numbering goes on after n; 0: everything is sent again."""
        hello = Hello(
            seat=self.seat,
            epoch=self.epoch,
            table=summary,
            seats=connection.seats,
            is_host=is_host,
            orders=orders,
        )
        connection.outbox.put(numbered(encode(hello), n), is_owed=is_new)

    def catch_up(
        self,
        connection: Connection,
        state: TableState,
        *,
        epoch: str,
        n: int,
        story: int,
        is_new: bool = False,
    ) -> bool:
        """Send what was missed since message n, or else everything; True if it was everything.

        A new connection is owed all of it; a connection that asks again and again is not.
        """
        if self.can_resume(epoch, n):
            missed = self._n - n
            for data in self._kept[len(self._kept) - missed :]:
                connection.outbox.put(data, is_owed=is_new)
            return False
        if state.session is None:
            return True
        is_known = epoch == self.epoch and n >= self._last_take_back
        *messages, last = self._whole(state, max(0, story) if is_known else 0)
        for message in messages:  # not numbered: a part of them is worth nothing
            connection.outbox.put(numbered(message, 0), is_owed=is_new)
        connection.outbox.put(numbered(last, self._n), is_owed=is_new)
        return True

    def _whole(self, state: TableState, known: int) -> list[bytes]:
        """The story from event `known` on, then the view and the question, as they are now."""
        t = state.t
        told = t.events_for(self.seat, 0)
        self._event_count, self._story_length = len(t.events or []), len(told)
        messages = [
            encoded_events(self.seat, at, state.json.events(told[at : at + EVENTS_PER_MESSAGE], at))
            for at in range(known, len(told), EVENTS_PER_MESSAGE)
        ]
        seen, snapshot = t.view(self.seat), Snapshot(state)
        messages.append(encoded_view(state, seen, snapshot))
        self._view = hash(messages[-1])
        if self.seat != PUBLIC:
            messages.append(encoded_decision(state, self.seat, seen, snapshot))
            self._decision = hash(messages[-1])
        return messages

    def reply(self, connection: Connection, message: FromTable, *, is_owed: bool = False) -> None:
        """Answer one connection; the number is that of the last message to all."""
        connection.outbox.put(numbered(encode(message), self._n), is_owed=is_owed)

    def send_status(self, connection: Connection, messages: list[FromTable]) -> None:
        """Tell a new connection how things stand."""
        for message in messages:
            self.reply(connection, message, is_owed=True)


def numbered(message: bytes, n: int) -> bytes:
    """An encoded message with its number."""
    return b'{"n":%d,%b' % (n, message[1:])


def encoded_events(
    seat: int, first: int, events: list[bytes], is_taken_back: bool = False
) -> bytes:
    """An Events message."""
    last = b'],"is_taken_back":true}' if is_taken_back else b"]}"
    start = b'{"type":"events","seat":%d,"first":%d,"events":[' % (seat, first)
    return start + b",".join(events) + last


class Snapshot:
    """What is the same for all audiences, computed once per entry."""

    __slots__ = ("event_count", "public_json", "table", "undos")

    def __init__(self, state: TableState) -> None:
        self.table = t = state.t
        self.event_count = len(t.events or [])
        self.undos = state.undos()
        self.public_json = public_json(state.game, t)


def public_json(game: Game, t: Table) -> bytes:
    """JSON of the scores, followed by the banners, figures and result as further fields."""
    said = encode([int(score) for score in game.scores(t)])
    banners = game.banners(t)
    if banners:
        said += b',"banners":' + encode(banners)
    figures = game.figures(t)
    if figures:
        said += b',"figures":' + encode(figures)
    outcome = t.outcome()
    if outcome is not None:
        result = Result(
            outcome.reason,
            [int(seat) for seat in outcome.winners],
            [int(score) for score in outcome.scores],
            [float(reward) for reward in outcome.rewards],
            game.ranking(t),
        )
        said += b',"result":' + encode(result)
    return said


def encoded_view(state: TableState, seen: BareView, snapshot: Snapshot) -> bytes:
    """A ViewMessage: the table as an audience may know it."""
    view = state.json.view(seen)
    return b'{"type":"view","seat":%d,"view":%b,"scores":%b}' % (
        seen.seat,
        view,
        snapshot.public_json,
    )


def encoded_decision(state: TableState, seat: int, seen: BareView, snapshot: Snapshot) -> bytes:
    """A DecisionMessage."""
    undo = snapshot.undos[seat][0]
    if not seen.options and seat not in state.pending_answers:
        return NOTHING_ASKED[undo] % seat
    return encode(_decision_message(state, seat, seen, undo))


def decision_message(state: TableState, seat: int) -> DecisionMessage:
    """The open question of a seat."""
    return _decision_message(state, seat, state.t.view(seat), state.undo_of(seat)[0])


def _decision_message(
    state: TableState, seat: int, seen: BareView, undo: UndoPermission
) -> DecisionMessage:
    held = state.pending_answers.get(seat)
    return DecisionMessage(
        seat=seat,
        decision=state.decision(seat, seen),
        held=held.moves if held else [],
        undo=undo,
    )


UNDOS: tuple[UndoPermission, ...] = ("no", "free", "ask")
NOTHING_ASKED = {
    undo: encode(DecisionMessage(seat=0, decision=None, undo=undo)).replace(
        b'"seat":0', b'"seat":%d'
    )
    for undo in UNDOS
}
"""By the kind of undo, the message to a seat that is not asked; `%d` stands for the seat."""
