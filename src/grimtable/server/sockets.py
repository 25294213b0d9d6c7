"""One WebSocket per browser and table: who may open it, how it is read, written and ended."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from grimtable.server.clock import Timer
from grimtable.server.gate import address_of, deny, headers_in
from grimtable.server.keys import KeyKind, kind_of
from grimtable.server.outbox import TOO_SLOW, Outbox
from grimtable.server.porch import CROWDED, Caller, Porch, farewell
from grimtable.server.refusals import Denied, unknown
from grimtable.server.room import Room
from grimtable.server.speaking import Speaker
from grimtable.server.telling import Connection

Socket = WebSocket[Any, Any, Any]
PATIENCE = 2.0
"""Seconds a reader has to take what is left when its socket is being closed."""
TABS = 8
"""Sockets of one browser at one table; the oldest makes room."""
CROWD = 400
"""Sockets from one address."""
LARGEST = 1 << 53
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What is raised when the other side, or the server's own, has closed in the meantime."""


class Line(Outbox):
    """An outbox that says when it was closed."""

    __slots__ = ("_closed",)

    def __init__(self, closed: Callable[[int], None]) -> None:
        super().__init__()
        self._closed = closed

    def close(self, code: int) -> None:
        if not self.is_closing:
            super().close(code)
            self._closed(code)


class Place:
    """Where a client says it stopped reading."""

    def __init__(self, query: dict[str, str]) -> None:
        self.epoch = query.get("epoch", "")[:32]
        self.n = number(query, "n")
        self.story = number(query, "story")


def number(query: dict[str, str], name: str) -> int:
    """A count from the address; raises Denied."""
    text = query.get(name) or "0"
    if not (text.isascii() and text.isdecimal() and int(text[:20]) < LARGEST):
        raise Denied("malformed", f"{name} is a number of messages or events")
    return int(text)


class Sockets:
    """All open sockets of this process."""

    def __init__(self, porch: Porch) -> None:
        self.porch = porch
        self._open = 0
        self._by_address: Counter[str] = Counter()
        self._all_gone: asyncio.Event | None = None

    async def serve(self, socket: Socket, table: str) -> None:
        """From the first byte to the last."""
        address = address_of(socket.scope)
        try:
            place = Place(dict(socket.query_params))
            self._check_crowd(address)
            room, caller, seat = await self._admit(socket, table, address)
        except Exception as error:
            await deny(socket.scope, socket.send, error)
            return
        self._count(address, 1)
        try:
            await socket.accept()
            await Talk(self.porch, socket, room).hold(caller, seat, place)
        except WebSocketDisconnect:
            pass
        finally:
            self._count(address, -1)

    async def _admit(
        self, socket: Socket, table: str, address: str
    ) -> tuple[Room, Caller, int | None]:
        """Whose socket it is; a bot's token opens one seat, a cookie all of a person's."""
        porch, token = self.porch, bearer(socket)
        if token is not None:
            caller, seat = await self._bot(table, token, address)
        else:
            cookie = socket.cookies.get(porch.cookie, "")
            caller, seat = await porch.caller(address, cookie), None
        person = porch.known(caller)
        porch.spend("handshake", "", person.id)
        room = await porch.room(caller, table)
        porch.check_sight(room, person)
        if seat is not None and seat not in porch.mine(room, person):
            raise unknown()
        if not porch.mine(room, person):
            await porch.people.note_guest(room.id, person.id)
        return room, caller, seat

    async def _bot(self, table: str, token: str, address: str) -> tuple[Caller, int]:
        found = None
        if kind_of(token) is KeyKind.BOT:
            found = await self.porch.people.seat_of(token, "bot")
        if found is None or found[0] != table:
            raise unknown()
        seated = await self.porch.people.seated(table)
        if found[1] not in seated:
            raise unknown()
        return Caller(address, seated[found[1]]), found[1]

    def _check_crowd(self, address: str) -> None:
        if self._by_address[address] >= CROWD and self.porch.settings.has_limits:
            raise Denied("crowded", "too many sockets are open from this address", wait=60.0)

    def _count(self, address: str, step: int) -> None:
        self._open += step
        self._by_address[address] += step
        if not self._by_address[address]:
            del self._by_address[address]
        self.porch.hub.counted.sockets.set(self._open)
        if not self._open and self._all_gone is not None:
            self._all_gone.set()

    async def emptied(self, patience: float) -> None:
        """Until every socket is closed, or so many seconds have gone by."""
        self._all_gone = asyncio.Event()
        timer = self.porch.clock.timer(patience, self._all_gone.set)
        if self._open:
            await self._all_gone.wait()
        timer.cancel()


class Talk:
    """One open socket."""

    def __init__(self, porch: Porch, socket: Socket, room: Room) -> None:
        self._porch = porch
        self._socket = socket
        self._room = room
        self._limit: Timer | None = None

    async def hold(self, caller: Caller, seat: int | None, place: Place) -> None:
        """Greet, then read until the other side or this one ends it."""
        room, person = self._room, self._porch.known(caller)
        seats = [seat] if seat is not None else self._porch.mine(room, person)
        connection = Connection(person.id, seats)
        connection.outbox = Line(self._closed)
        self._make_room(connection)
        if len(seats) > 1:  # each seat counts for itself: all are told from the start
            place.epoch = ""
        sender = asyncio.create_task(self._send(connection))
        try:
            room.enter(connection, epoch=place.epoch, n=place.n, story=place.story)
            await self._read(Speaker(room, connection, self._porch.limits, caller.address))
        finally:
            room.exit(connection)
            sender.cancel()
            if self._limit is not None:
                self._limit.cancel()

    def _make_room(self, connection: Connection) -> None:
        mine = [open for open in self._room.connections if open.person == connection.person]
        for oldest in mine[: max(0, len(mine) - TABS + 1)]:
            farewell(oldest, CROWDED)

    async def _read(self, speaker: Speaker) -> None:
        receive = self._socket.receive
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            await speaker.hear(event.get("bytes") or b"" if text is None else text)
            await asyncio.sleep(0)  # many messages at once: the answers to the first go out

    # Writing and ending

    async def _send(self, connection: Connection) -> None:
        send = self._socket.send

        async def put(data: bytes) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": data.decode()})

        with suppress(*GONE):
            await self._socket.close(await connection.outbox.send_all(put))

    def _closed(self, code: int) -> None:
        """Our side ends it. Who does not read is not waited for, even in the middle of a send."""
        abort = self._socket.scope["state"].get("abort", lambda: None)
        self._limit = self._porch.clock.timer(PATIENCE, abort)
        if code == TOO_SLOW:
            self._porch.hub.counted.cut.inc()


def bearer(socket: Socket) -> str | None:
    """The token of a program, if one knocks."""
    said = headers_in(socket.scope).get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
