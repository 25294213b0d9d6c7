"""One open WebSocket: how it is read, written and closed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from grimtable.server.clock import Timer
from grimtable.server.http.access import Access
from grimtable.server.socket.admission import Admitted, ResumePoint
from grimtable.server.socket.client import Client
from grimtable.server.socket.handlers import handle
from grimtable.server.table.audience.close_codes import (
    CROWDED,
    close_connection,
)
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.audience.outbox import TOO_SLOW, Outbox
from grimtable.server.table.room import Room

log = logging.getLogger("grimtable.server")

CLOSE_TIMEOUT = 2.0
"""Seconds in which a reader can take what is queued when its socket is being closed."""
FRAMES_PER_CHARGE = 16
"""WebSocket frames of any kind that are charged to the budgets at once."""
TOO_MANY_FRAMES = 1008
"""Close code: too many frames at once."""
MAX_TABS = 8
"""Sockets of one browser at one table; if there are more, the oldest is closed."""


class SocketTransport(Protocol):
    """The open socket itself, below any framework."""

    @property
    def is_writable(self) -> bool:
        """Does the client read what it is sent?"""

    def attach(self, socket: "OpenSocket") -> None:
        """Pass everything that is received from now on to this socket."""

    def write(self, message: bytes) -> None:
        """Send a message; does nothing if the socket is closed."""

    def end(self, code: int) -> None:
        """Close with this code, after a closing handshake."""

    def abort(self) -> None:
        """Drop the connection without a handshake."""

    def pause_reading(self) -> None:
        """Read nothing more for now."""

    def resume_reading(self) -> None:
        """Read on."""


class OpenSocket(Outbox):
    """One open socket, from its first message on.

    Messages are written at once as long as the client reads, and queued otherwise.
    """

    __slots__ = (
        "_access",
        "_address",
        "_backlog",
        "_client",
        "_is_lost",
        "_limit",
        "_on_gone",
        "_pending",
        "_transport",
    )

    def __init__(
        self, access: Access, transport: SocketTransport, on_gone: Callable[[], None]
    ) -> None:
        super().__init__()
        self._access = access
        self._transport = transport
        self._on_gone = on_gone
        self._client: Client | None = None
        self._limit: Timer | None = None
        self._pending: asyncio.Future[None] | None = None
        """The message that is being handled; the others wait."""
        self._backlog: list[bytes | str] = []
        """Messages that were received in the meantime."""
        self._address = ""
        self._is_lost = False

    def begin(self, admitted: Admitted, resume: ResumePoint) -> None:
        """Enter the table and start to receive; or close at once if the table has changed."""
        room, seat = admitted.room, admitted.seat
        self._address = admitted.caller.address
        person = self._access.require_person(admitted.caller)
        seats = [s for s in self._access.seats_held(room, person) if seat in (None, s)]
        connection = Connection(person.id, seats, self, is_bot=seat is not None)
        self._client = Client(room, connection, self._access.limits, self._address)
        code = admitted.close_code(seats)
        try:
            if code:
                close_connection(connection, code)
            else:
                self._enter(admitted, connection, resume)
            self._transport.attach(self)
        except BaseException:
            self._leave()  # a connection that cannot receive must not count as present
            raise

    def _enter(self, admitted: Admitted, connection: Connection, resume: ResumePoint) -> None:
        room = admitted.room
        close_oldest_tab(room, connection.person)
        epoch = resume.epoch if len(connection.seats) <= 1 else ""  # each seat numbers its own
        room.enter(connection, epoch=epoch, n=resume.n, story=resume.story, lines=admitted.lines)

    # Receiving

    def receive(self, data: bytes | str) -> None:
        """Handle one message; no other is read until it is done."""
        if self._pending is not None:
            self._transport.pause_reading()
            self._backlog.append(data)
            return
        assert self._client is not None
        try:
            self._pending = handle(self._client, data)
        except Exception:
            self._fail()
            if self._is_lost:
                self._leave()
        else:
            self._pending.add_done_callback(self._next)

    def charge_frames(self) -> float | None:
        """Charge FRAMES_PER_CHARGE frames; returns the seconds to wait before reading more.

        None: this socket sends too many and must be closed. Other sockets of the same address
        only wait.
        """
        client, now = self._client, self._access.clock.ticks()
        if client is None:
            return None
        wait = client.limits.take("frames", now, address=self._address)
        if wait:
            return wait
        who = f"{client.room.id}:{client.connection.person}"
        return None if client.limits.take("frames", now, seat=who) else 0.0

    def _next(self, work: "asyncio.Future[None]") -> None:
        """The message is done: handle the next, or read on."""
        self._pending = None
        if not work.cancelled() and work.exception() is not None:
            self._fail(work.exception())
        if self._backlog:
            self.receive(self._backlog.pop(0))
        elif self._is_lost:
            self._leave()
        else:
            self._transport.resume_reading()

    def _fail(self, error: BaseException | None = None) -> None:
        """Drop the connection after an error of our own; a client that reconnects loses nothing."""
        log.error("a message could not be dealt with", exc_info=error or True)
        self._backlog.clear()
        self._closing = True  # what came with it is not handled any more
        self._transport.abort()

    # Sending

    def put(self, message: bytes, *, is_owed: bool = False) -> None:
        if self._queue or self._closing or not self._transport.is_writable:
            super().put(message, is_owed=is_owed)
        else:
            self._transport.write(message)

    def _flush(self) -> None:
        while self._queue and self._transport.is_writable:
            self._transport.write(self._pop())
        if self._closing and not self._queue:
            self._transport.end(self.code)

    def on_writable(self) -> None:
        """The client reads again."""
        self._flush()

    # Closing

    def close(self, code: int) -> None:
        """Close with this code; a client that does not read is dropped after a while."""
        if not self._closing:
            self._limit = self._access.clock.timer(CLOSE_TIMEOUT, self._transport.abort)
            if code == TOO_SLOW:
                self._access.hub.metrics.slow_readers.inc()
            super().close(code)

    def on_closed(self) -> None:
        """The socket is closed; messages received before still count."""
        self._is_lost = True
        if self._pending is None:
            self._leave()

    def _leave(self) -> None:
        client, self._client = self._client, None  # breaks the reference cycle
        if client is not None:
            client.leave()
            client.room.exit(client.connection)
            self._on_gone()
        if self._limit is not None:
            self._limit.cancel()


def close_oldest_tab(room: Room, person: str) -> None:
    """Close the oldest tab of a person who has too many."""
    mine = [open for open in room.attendance.connections if open.person == person]
    for oldest in mine[: max(0, len(mine) - MAX_TABS + 1)]:
        close_connection(oldest, CROWDED)
