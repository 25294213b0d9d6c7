"""One WebSocket per browser and table: who may open it, how it is read, written and ended."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grimtable.server.clock import Timer
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.asgi import address_of, deny, headers_in
from grimtable.server.people.keys import KeyKind, SeatKey, kind_of
from grimtable.server.people.limits import network
from grimtable.server.people.people import ChatHistory
from grimtable.server.refusals import Denied, unknown
from grimtable.server.socket.capacity import Capacity
from grimtable.server.socket.client import Client
from grimtable.server.socket.handlers import handle
from grimtable.server.table.audience import Connection
from grimtable.server.table.close_codes import CROWDED, RESEATED, UNWATCHED, close_connection
from grimtable.server.table.outbox import TOO_SLOW, Outbox
from grimtable.server.table.room import Room

log = logging.getLogger("grimtable.server")

Socket = WebSocket[Any, Any, Any]
CLOSE_TIMEOUT = 2.0
"""Seconds a reader has to take what is left when its socket is being closed."""
TABS = 8
"""Sockets of one browser at one table; the oldest makes room."""
FRAMES = 16
"""Frames of any kind that are paid for at once."""
TOO_MUCH = 1008
"""Close code: too many frames at once."""
MAX_COUNT = 1 << 53
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What is raised when the other side, or the server's own, has closed in the meantime."""


class SocketTransport(Protocol):
    """The open socket itself, below any framework."""

    @property
    def is_writable(self) -> bool:
        """Does the other side read what it is sent?"""

    def attach(self, socket: "OpenSocket") -> None:
        """Hand over what comes from here on to this socket; no task waits for it."""

    def write(self, message: bytes) -> None:
        """A message; nothing if the socket is closed."""

    def end(self, code: int) -> None:
        """Say goodbye and close."""

    def abort(self) -> None:
        """Drop it, whatever the other side does."""

    def pause_reading(self) -> None:
        """Read nothing more for now."""

    def resume_reading(self) -> None:
        """Read on."""


class ResumePoint:
    """Where a client says it stopped reading."""

    def __init__(self, query: dict[str, str]) -> None:
        self.epoch = query.get("epoch", "")[:32]
        self.n = number(query, "n")
        self.story = number(query, "story")


def number(query: dict[str, str], name: str) -> int:
    """A count from the address; raises Denied."""
    text = query.get(name) or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) < MAX_COUNT):
        raise Denied("malformed", f"{name} is a number of messages or events")
    return int(text)


class Admitted(NamedTuple):
    """Somebody whose socket may be opened."""

    room: Room
    caller: Caller
    seat: int | None
    """The only one, where a bot's token opens it."""
    lines: ChatHistory | None
    """The chat, where it was read already."""
    blocked: int
    token_since: int
    """What the log said about blocking and bot tokens before the register was read."""

    def code(self, seats: list[int]) -> int:
        """With which its socket must be closed at once: the table may have changed meanwhile."""
        state, is_bot = self.room.state, self.seat is not None
        if state.blocked != self.blocked or (is_bot and not seats):
            return RESEATED
        if is_bot and state.seat_states[seats[0]].token != self.token_since:
            return RESEATED
        return 0 if seats or self.room.state.admits_spectators else UNWATCHED


class Sockets:
    """All open sockets of this process."""

    def __init__(self, access: Access, capacity: Capacity) -> None:
        self.access = access
        self._capacity = capacity
        self._open = 0
        self._watching = 0
        """Of these, sockets of people without a seat."""
        self._by_address: Counter[str] = Counter()
        self._all_gone: asyncio.Event | None = None

    async def serve(self, socket: Socket, table: str) -> None:
        """From the first byte to the last."""
        address = address_of(socket.scope)
        try:
            resume = ResumePoint(dict(socket.query_params))
            self._check_crowd(address)
            admitted = await self._admit(socket, table, address)
            watches = not self.access.seats_held(admitted.room, admitted.caller.person)
            self._check_room(watches)
        except Exception as error:
            await deny(socket.scope, socket.send, error)
            return
        try:
            await socket.accept()
        except GONE:
            return
        self._count(address, watches, 1)
        transport: SocketTransport = socket.scope["state"]["transport"]
        gone = partial(self._count, address, watches, -1)
        OpenSocket(self.access, transport, gone).begin(admitted, resume)

    async def _admit(self, socket: Socket, table: str, address: str) -> Admitted:
        """Whose socket it is; a bot's token opens one seat, a cookie all of a person's."""
        access, token = self.access, bearer(socket)
        lines: ChatHistory | None = None
        seat: int | None = None
        room = await access.hub.room(table)
        blocked, token_since = room.state.blocked, -1
        if token is None:
            cookie = socket.cookies.get(access.cookie, "")
            caller, room, lines = await access.arrive(address, cookie, table)
        else:
            await access.refresh(room)
            tokens = [seat_state.token for seat_state in room.state.seat_states]
            caller, key = await self._bot(table, token, address)
            seat, token_since = key.seat, tokens[key.seat]
            access.check_rate("handshake", "", access.require_person(caller).id)
            room = await access.room(caller, table)
            if not room.holders.is_current(seat, key.tenure):
                raise unknown()
        person = access.require_person(caller)
        access.check_visible(room, person)
        if seat is not None and seat not in access.seats_held(room, person):
            raise unknown()
        if not access.seats_held(room, person):
            await access.people.note_guest(room.id, person.id)
        return Admitted(room, caller, seat, lines, blocked, token_since)

    async def _bot(self, table: str, token: str, address: str) -> tuple[Caller, SeatKey]:
        found = None
        if kind_of(token) is KeyKind.BOT:
            found = await self.access.people.bot_seat(token)
        if found is None or found.table != table:
            raise unknown()
        seated = await self.access.people.seated(table)
        if found.seat not in seated:
            raise unknown()
        return Caller(address, seated[found.seat]), found

    def _check_crowd(self, address: str) -> None:
        if self._by_address[network(address)] >= self._capacity.sockets_each:
            raise Denied("crowded", "too many sockets are open from this address", wait=60.0)

    def _check_room(self, watches: bool) -> None:
        """People at tables come first: spectators leave them a share."""
        is_full = self._open >= self._capacity.sockets
        if is_full or (watches and self._watching >= self._capacity.watching):
            raise Denied("crowded", "the server has no room for more sockets", wait=60.0)

    def _count(self, address: str, watches: bool, step: int) -> None:
        address = network(address)
        self._open += step
        self._watching += step if watches else 0
        self._by_address[address] += step
        if not self._by_address[address]:
            del self._by_address[address]
        self.access.hub.metrics.sockets.set(self._open)
        if not self._open and self._all_gone is not None:
            self._all_gone.set()

    async def wait_until_empty(self, seconds: float) -> None:
        """Wait until every socket is closed, or this number of seconds has passed."""
        self._all_gone = asyncio.Event()
        timer = self.access.clock.timer(seconds, self._all_gone.set)
        if self._open:
            await self._all_gone.wait()
        timer.cancel()


class OpenSocket(Outbox):
    """One open socket, from its greeting on.

    What it is told is written at once, as long as the other side reads.
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
        """The message that is being dealt with; the others wait."""
        self._backlog: list[bytes | str] = []
        """What came with it in one piece."""
        self._address = ""
        self._is_lost = False

    def begin(self, admitted: Admitted, resume: ResumePoint) -> None:
        """Greet; what comes from now on is heard."""
        room, seat = admitted.room, admitted.seat
        self._address = admitted.caller.address
        person = self._access.require_person(admitted.caller)
        seats = [s for s in self._access.seats_held(room, person) if seat in (None, s)]
        connection = Connection(person.id, seats, self, is_bot=seat is not None)
        self._client = Client(room, connection, self._access.limits, self._address)
        code = admitted.code(seats)
        try:
            if code:
                close_connection(connection, code)
            else:
                self._enter(admitted, connection, resume)
            self._transport.attach(self)
        except BaseException:
            self._leave()  # nobody is here whom nobody hears
            raise

    def _enter(self, admitted: Admitted, connection: Connection, resume: ResumePoint) -> None:
        room = admitted.room
        close_oldest_tab(room, connection.person)
        epoch = resume.epoch if len(connection.seats) <= 1 else ""  # each counts for itself
        room.enter(connection, epoch=epoch, n=resume.n, story=resume.story, lines=admitted.lines)

    # Hearing

    def receive(self, data: bytes | str) -> None:
        """One message; as long as it is being dealt with, no other is read."""
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

    def afford(self) -> float | None:
        """Seconds until FRAMES more may come from this address; None: this socket sends too many.

        Only whoever floods is cut off; others at the address wait.
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
        """Not at once: the answers to the first go out."""
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
        """Our own fault; who comes back finds the table as it was."""
        log.error("a message could not be dealt with", exc_info=error or True)
        self._backlog.clear()
        self._closing = True  # what came with it is not heard any more
        self._transport.abort()

    # Telling

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

    def writable(self) -> None:
        """The other side reads again."""
        self._flush()

    # Ending

    def close(self, code: int) -> None:
        """Our side ends it, and does not wait for a client that does not read."""
        if not self._closing:
            self._limit = self._access.clock.timer(CLOSE_TIMEOUT, self._transport.abort)
            if code == TOO_SLOW:
                self._access.hub.metrics.slow_readers.inc()
            super().close(code)

    def closed(self) -> None:
        """The socket is closed; what had come before still counts."""
        self._is_lost = True
        if self._pending is None:
            self._leave()

    def _leave(self) -> None:
        client, self._client = self._client, None  # nothing holds on to the other for ever
        if client is not None:
            client.room.exit(client.connection)
            self._on_gone()
        if self._limit is not None:
            self._limit.cancel()


def close_oldest_tab(room: Room, person: str) -> None:
    """The oldest of too many tabs goes."""
    mine = [open for open in room.connections if open.person == person]
    for oldest in mine[: max(0, len(mine) - TABS + 1)]:
        close_connection(oldest, CROWDED)


def bearer(socket: Socket) -> str | None:
    """The token of a program, if one knocks."""
    said = headers_in(socket.scope).get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
