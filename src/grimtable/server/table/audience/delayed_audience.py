"""Spectators with a delay: what waits is kept once for all of them.

A spectator who comes, or asks again, is sent at once what the others have been shown so far.
"""

from collections import deque
from typing import NamedTuple

import msgspec

from grimtable.server.clock import Clock, Timer
from grimtable.server.protocol import ClockMessage, FromTable
from grimtable.server.table.audience.audience import (
    EVENTS_PER_MESSAGE,
    Audience,
    Snapshot,
    encode,
    encoded_events,
    numbered,
)
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.log.state import TableState

MAX_WAITING_BYTES = 4 * 1024 * 1024
"""If more than this waits at a table, all of it is replaced by the present state."""
CHAT_LINES = 200
"""Lines of chat that a new spectator is sent."""
STATUS_KINDS = ("presence", "shuffle", "view", "clock", "wish")
"""Kinds of message of which only the last one counts, in the order in which they are sent."""


class Waiting(NamedTuple):
    """A message that is not shown yet."""

    due: float
    message: bytes
    is_counted: bool
    """Is it sent to all and numbered? If not, it is the state when the first spectator came."""


class DelayedAudience(Audience):
    """The public of a table with a delay. Its queue and timer go with the last listener."""

    __slots__ = (
        "_begun",
        "_bytes",
        "_chat",
        "_clock",
        "_delay",
        "_shown",
        "_since",
        "_story",
        "_timer",
        "_waiting",
    )

    def __init__(self, seat: int, epoch: str, clock: Clock, delay: float) -> None:
        super().__init__(seat, epoch)
        self._clock = clock
        self._delay = delay
        self._timer: Timer | None = None
        self._reset()

    def _reset(self) -> None:
        """Drop everything: nobody listens."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._waiting: deque[Waiting] = deque()
        self._bytes = 0
        """The total size of what waits."""
        self._begun: set[str] = set()
        """The kinds of message by which the first listener learned the state of the table."""
        self._story: list[tuple[int, list[bytes]]] = []
        """The events that were shown, in pieces: the number of the first, and all of them."""
        self._shown: dict[str, bytes] = {}
        """By kind, the message that was shown last."""
        self._since = 0.0
        """When the last clock message was shown."""
        self._chat: deque[bytes] = deque(maxlen=CHAT_LINES)

    def leave(self, connection: Connection) -> None:
        super().leave(connection)
        if not self.listeners:
            self._reset()

    # What waits

    def _send(self, message: bytes) -> None:
        if self.listeners:
            self._wait(message, is_counted=True)

    def _wait(self, message: bytes, *, is_counted: bool) -> None:
        if self._bytes > MAX_WAITING_BYTES:
            return  # the present state replaces it
        self._waiting.append(Waiting(self._clock.ticks() + self._delay, message, is_counted))
        self._bytes += len(message)
        if self._timer is None:
            self._timer = self._clock.timer(self._delay, self._ring)

    def _ring(self) -> None:
        now = self._clock.ticks()
        while self._waiting and self._waiting[0].due <= now:
            waiting = self._waiting.popleft()
            self._bytes -= len(waiting.message)
            self._show(waiting.message, is_counted=waiting.is_counted)
        self._timer = None
        if self._waiting:
            self._timer = self._clock.timer(self._waiting[0].due - now, self._ring)

    def send_changes(
        self, state: TableState, snapshot: Snapshot, *, taken_back: bool = False
    ) -> None:
        super().send_changes(state, snapshot, taken_back=taken_back)
        if self._bytes > MAX_WAITING_BYTES:
            self._waiting.clear()
            self._bytes = 0
            for message in self._whole(state, 0):
                self._wait(message, is_counted=True)

    # What is shown

    def _show(self, message: bytes, *, is_counted: bool) -> None:
        kind = kind_of(message)
        if kind == "events":
            self._add_events(message)
        elif kind == "chat":
            if b'"emote":' not in message:
                self._chat.append(message)
        elif kind in STATUS_KINDS:
            self._shown[kind] = message
            self._since = self._clock.ticks() if kind == "clock" else self._since
        if is_counted:
            super()._send(message)
        else:
            number = 0 if kind == "events" else self._n
            for connection in self.listeners:
                connection.outbox.put(numbered(message, number), is_owed=True)

    def _add_events(self, message: bytes) -> None:
        """Add the events of a message to the story; if it starts at 0, it replaces the story."""
        start = message.index(b'"first":') + len(b'"first":')
        first = int(message[start : message.index(b",", start)])
        inside = message[message.index(b"[") + 1 : message.rindex(b"]")]
        if not first:
            self._story = []
        if not self._story or first - self._story[-1][0] >= EVENTS_PER_MESSAGE:
            self._story.append((first, []))
        if inside:
            self._story[-1][1].append(inside)

    def _all_shown(self) -> list[bytes]:
        """The state of the table as far as it was shown, as messages."""
        shown = dict(self._shown)
        if "clock" in shown:
            shown["clock"] = aged(shown["clock"], self._clock.ticks() - self._since)
        before = [shown[kind] for kind in STATUS_KINDS[:2] if kind in shown]
        story = [encoded_events(self.seat, first, events) for first, events in self._story]
        return before + story + [shown[kind] for kind in STATUS_KINDS[2:] if kind in shown]

    # To one connection

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
        if self.can_resume(epoch, n):
            return super().catch_up(connection, state, epoch=epoch, n=n, story=story, is_new=is_new)
        if not self._begun:
            self._begun.add("view")
            for message in self._whole(state, 0) if state.session is not None else []:
                self._wait(message, is_counted=False)
        messages = [*(self._chat if is_new else []), *self._all_shown()]
        for left, message in zip(range(len(messages), 0, -1), messages, strict=True):
            number = self._n if left == 1 else 0
            connection.outbox.put(numbered(message, number), is_owed=is_new)
        return True

    def send_status(self, connection: Connection, messages: list[FromTable]) -> None:
        """Send the present state to the first listener only; the others get what was shown."""
        kind = str(messages[0].__struct_config__.tag) if messages else ""
        if self.listeners and kind and kind not in self._begun:
            self._begun.add(kind)
            for message in messages:
                self._wait(encode(message), is_counted=False)


def kind_of(message: bytes) -> str:
    """The type of an encoded message, which is its first field."""
    start = len(b'{"type":"')
    return message[start : message.index(b'"', start)].decode()


def aged(message: bytes, seconds: float) -> bytes:
    """A clock message with the seconds subtracted that have passed since it was shown."""
    clock = msgspec.json.decode(message, type=ClockMessage)
    clock.left = {seat: max(0.0, left - seconds) for seat, left in clock.left.items()}
    if clock.window is not None:
        clock.window = max(0.0, clock.window - seconds)
    return encode(clock)
