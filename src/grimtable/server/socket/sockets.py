"""All WebSockets of a process: one per browser and table."""

import asyncio
from collections import Counter
from functools import partial

from litestar.exceptions import WebSocketDisconnect

from grimtable.server.http.access import Access, Caller
from grimtable.server.http.asgi import address_of, deny
from grimtable.server.people.keys import KeyKind, SeatKey, kind_of
from grimtable.server.people.limits import network
from grimtable.server.people.people import ChatHistory
from grimtable.server.refusals import Denied, unknown
from grimtable.server.socket.admission import Admitted, ResumePoint, Socket, bearer
from grimtable.server.socket.capacity import Capacity
from grimtable.server.socket.open_socket import OpenSocket, SocketTransport

CLOSED_ERRORS = (WebSocketDisconnect, OSError, RuntimeError)
"""What is raised if the socket was closed in the meantime, by either side."""


class Sockets:
    """All open sockets of this process."""

    def __init__(self, access: Access, capacity: Capacity) -> None:
        self.access = access
        self._capacity = capacity
        self._open = 0
        self._watching = 0
        """How many of them belong to people without a seat."""
        self._by_address: Counter[str] = Counter()
        self._all_gone: asyncio.Event | None = None

    async def serve(self, socket: Socket, table: str) -> None:
        """Admit a client to a table, or refuse it, and start its socket."""
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
        except CLOSED_ERRORS:
            return
        self._count(address, watches, 1)
        transport: SocketTransport = socket.scope["state"]["transport"]
        on_gone = partial(self._count, address, watches, -1)
        OpenSocket(self.access, transport, on_gone).begin(admitted, resume)

    async def _admit(self, socket: Socket, table: str, address: str) -> Admitted:
        """Find whose socket it is: a bot token opens one seat, a cookie all seats of a person."""
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
        """Refuse more sockets than there is room for; spectators leave a share to players."""
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
