"""The load: tables of four seats, every seat a socket; the next move waits for the slowest seat."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from http_client import HttpClient
from seats import Lost, Socket
from speech import Speech

SEATS = 4
AT_ONCE = 32
"""How many tables are opened at a time."""
PATIENCE = 120.0
"""Seconds after which a server that does not answer has failed."""


TRIES, AGAIN = 20, 0.25
"""How often a seat tries to get in, and how long it waits in between."""


class Seat:
    """A place at a table, with a socket."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.ticket = ""
        """What lets it in, in the words of its server."""
        self.ply = -1
        """Of the last view that came."""
        self.decision: Any = None
        """Its open question, where the load must choose an answer."""
        self.shuffled = ""
        """What it has done for the common shuffle, where there is one."""
        self.epoch, self.n = "", 0
        """How far it has read, where a server lets it go on from there."""
        self.socket: Socket
        self._load = table.load
        self._understand = table.load.speech.hear
        self._ready: asyncio.Future[None]

    async def connect(self) -> None:
        """Open the socket; done when the first view is here. A full server is asked again."""
        for _ in range(TRIES):
            try:
                await self._connect()
            except (Lost, OSError):
                await asyncio.sleep(AGAIN)
            else:
                return
        await self._connect()

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        self._ready = loop.create_future()
        speech = self._load.speech
        request = speech.request(self)
        await loop.create_connection(
            lambda: Socket(request, self._opened, self._hear, self._lost),
            "127.0.0.1",
            speech.port,
        )
        await self._ready

    def _lost(self, error: Exception) -> None:
        if self._ready.done():
            self._load.fail(error)
        else:
            self._ready.set_exception(error)

    def _opened(self, socket: Socket) -> None:
        self.socket = socket
        self._load.speech.greet(self)

    def _hear(self, payload: bytes) -> None:
        self._load.bytes += len(payload)
        self._understand(self, payload)

    def arrived(self) -> None:
        """The server has let this seat in."""
        if not self._ready.done():
            self._ready.set_result(None)

    def saw(self, ply: int) -> None:
        """A view has come that knows this number of moves."""
        self.arrived()
        if ply > self.ply:
            self.ply = ply
            self.table.seen(self.number, ply)


class Table:
    """Four seats, and how far they are."""

    def __init__(self, load: "Load", number: int) -> None:
        self.load = load
        self.number = number
        self.name = ""
        """As its server calls it."""
        self.ply = 0
        self.sent = 0.0
        self.is_over = False
        self.is_peeking = False
        """Was something asked that changes nothing?"""
        self.is_idle = False
        """Nobody was asked when a move was due."""
        self.is_moving = False
        """Is a move under way that not everybody has seen?"""
        self._mover = 0
        """The seat that sent the last move."""
        self._behind = 0
        """How many seats have not seen the last move."""
        self.seats = [Seat(self, number) for number in range(SEATS)]

    async def open(self, http: HttpClient) -> None:
        """Make the table and seat everybody."""
        await self.load.speech.prepare(self, http)
        for seat in self.seats:
            await seat.connect()
        await self.load.speech.begin(self, http)

    def play(self) -> None:
        """Whoever is asked sends a move."""
        found = self.load.speech.move(self)
        self.is_idle = found is None
        if found is None:
            return
        seat, data = found
        self.is_moving = True
        self._mover, self._behind = seat, SEATS
        self.sent = time.perf_counter()
        self.seats[seat].socket.send(data)

    def seen(self, seat: int, ply: int) -> None:
        """A seat has seen the table after this number of moves."""
        if ply == self.ply + 1:
            if seat == self._mover:
                self.load.own_waits.append(time.perf_counter() - self.sent)
            self._behind -= 1
            if not self._behind:
                self.moved()

    def stir(self) -> None:
        """Somebody is asked: if a move is due, here it is."""
        if self.is_idle and self.load.is_playing:
            self.play()

    def moved(self) -> None:
        """The move is over; what comes next is the load's affair."""
        self.is_moving = False
        self.ply += 1
        self.load.finished(self)

    def cut(self) -> None:
        """Its sockets are gone without a word."""
        for seat in self.seats:
            seat.socket.cut()


class Load:
    """All tables at one server."""

    def __init__(self, speech: Speech, first: int = 0) -> None:
        self.speech = speech
        self.tables: list[Table] = []
        self._first = first
        """Number of its first table; two loads at one server must not meet."""
        self.moves = 0
        self.bytes = 0
        self.waits: list[tuple[float, float]] = []
        """When a move was sent, and how long the last seat waited for it."""
        self.own_waits: list[float] = []
        """How long whoever sent a move waited for it."""
        self._then: Callable[[Table], None] | None = None
        """What happens after a move; None: the tables rest."""
        self._failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_playing(self) -> bool:
        """Does one move follow the other?"""
        return self._then is not None

    def fail(self, error: Exception) -> None:
        """Something went wrong that must not go unnoticed."""
        if not self._failure.done():
            self._failure.set_exception(error)

    def finished(self, table: Table) -> None:
        """All four seats have seen the move."""
        self.moves += 1
        self.waits.append((table.sent, time.perf_counter() - table.sent))
        if self._then is not None:
            self._then(table)

    async def _unless_lost(self, *work: Awaitable[object]) -> None:
        """Wait for the work; a lost connection or a silent server ends it at once."""
        gathered = asyncio.gather(*work)
        self._failure.add_done_callback(lambda _: gathered.cancel())
        try:
            await asyncio.wait_for(gathered, PATIENCE)
        except TimeoutError:
            raise Lost(f"the server was silent for {PATIENCE:.0f} s") from None
        except asyncio.CancelledError:
            if self._failure.done():
                self._failure.result()
            raise

    async def rest(self, seconds: float) -> None:
        """Let time go by."""
        await self._unless_lost(asyncio.sleep(seconds))

    async def open(self, count: int) -> None:
        """This number of tables more."""
        first = self._first + len(self.tables)
        fresh = [Table(self, number) for number in range(first, first + count)]
        self.tables += fresh
        waiting = iter(fresh)

        async def opener() -> None:
            http = HttpClient(self.speech.port)
            try:
                for table in waiting:
                    await table.open(http)
            finally:
                http.close()

        await self._unless_lost(*[opener() for _ in range(AT_ONCE)])

    async def replace(self) -> None:
        """New tables for those whose game is over."""
        over = [table for table in self.tables if table.is_over]
        for table in over:
            self.tables.remove(table)
            table.cut()
        self._first += len(over)
        await self.open(len(over))

    def saturate(self) -> None:
        """Every table plays as fast as it can, until `stop`."""
        self._then = Table.play
        for table in self.tables:
            table.play()

    def pace(self, seconds_between: float) -> None:
        """Every table thinks before each move: so long on average, exponentially spread."""
        loop = asyncio.get_running_loop()
        chance = random.Random(7)

        def think(table: Table) -> None:
            loop.call_later(chance.expovariate(1 / seconds_between), self._play, table)

        self._then = think
        for table in self.tables:
            think(table)

    def beat(self, seconds_between: float) -> None:
        """Every table moves once in this number of seconds, or as soon as it can."""
        loop = asyncio.get_running_loop()

        def wait(table: Table) -> None:
            left = table.sent + seconds_between - time.perf_counter()
            loop.call_later(max(left, 0.0), self._play, table)

        self._then = wait
        for table in self.tables:
            self._play(table)

    def _play(self, table: Table) -> None:
        if self._then is not None:
            table.play()

    async def stop(self) -> None:
        """No further moves; those under way come to their end."""
        self._then = None
        begun = time.perf_counter()
        while any(table.is_moving for table in self.tables):
            await self.rest(0.05)
            if time.perf_counter() > begun + PATIENCE:
                raise Lost("a move has never come to its end")

    def cut(self) -> None:
        """Every socket is gone without a word."""
        for table in self.tables:
            table.cut()

    async def reconnect(self, spread: float) -> None:
        """Every seat comes back at a moment of its own within this number of seconds."""
        chance = random.Random(11)

        async def back(seat: Seat, moment: float) -> None:
            await asyncio.sleep(moment)
            await seat.connect()

        seats = [seat for table in self.tables for seat in table.seats]
        moments = [chance.random() * spread for _ in seats]
        work = [back(seat, moment) for seat, moment in zip(seats, moments, strict=True)]
        await self._unless_lost(*work)
