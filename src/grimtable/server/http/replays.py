"""Replays: a finished game, or a record that somebody brings, moment by moment for one audience.

A replay is a stream of lines. It is computed in small slices, one replay at a time, and only as
fast as its reader reads; a reader who leaves ends it.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager

from litestar.types import Receive

from grimtable import registry
from grimtable.kernel.errors import BadRecord, BadSetup
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.look.json_writer import json_writer
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.errors import ClientGone
from grimtable.server.http.exports import EXPORT, MS, Exports
from grimtable.server.http.forms import ReplayStart
from grimtable.server.people.limits import network
from grimtable.server.refusals import Denied
from grimtable.server.table.audience.audience import encode, public_json
from grimtable.server.table.time_slice import SLICE_SECONDS
from grimtable.sessions.moments import Answered, Audience, Moments
from grimtable.sessions.records import Playback, Record, read

MAX_CHOICES = 10_000
"""Choices of the longest record that is shown."""
MAX_FORK_CHOICES = 3000
"""Choices before a fork: they are made in one go whenever its table is dealt."""
MAX_OPEN_PER_ADDRESS = 4
"""Replays that one address may have open at once."""
MAX_OPEN = 64
CHUNK_BYTES = 64 * 1024
"""Bytes after which lines are sent."""
MAX_RECORD_BODY = 512 * 1024
"""Bytes of a record that is sent to be shown; a long game has a tenth of it."""
JSON_LINES = "application/x-ndjson"


class Replays:
    """Opens replays, within limits for each address."""

    def __init__(self, access: Access, exports: Exports) -> None:
        self._access = access
        self._exports = exports
        self._turn = asyncio.Lock()
        """Held by the one replay that is being computed."""
        self._open: Counter[str] = Counter()
        """Open replays by network."""

    async def of_table(
        self, caller: Caller, table: str, audience: Audience, receive: Receive
    ) -> AsyncGenerator[bytes]:
        """The replay of a finished game, for everybody who may watch its table."""
        return await begun(self._of_table(caller, table, audience), receive)

    async def of_record(
        self, caller: Caller, data: bytes, audience: Audience, receive: Receive
    ) -> AsyncGenerator[bytes]:
        """The replay of a record that the caller has. Nothing of it is kept."""
        return await begun(self._of_record(caller, data, audience), receive)

    async def check(self, caller: Caller, record: Record) -> None:
        """Does this record come out as it says? Raises BadRecord."""
        with self._place(caller) as work:
            await self._check(record, work)

    def check_rates(self, caller: Caller) -> None:
        """Refuse whoever has asked too often, or for too much work."""
        for what in EXPORT:
            self._access.check_rate(what, caller.address)

    async def _of_table(
        self, caller: Caller, table: str, audience: Audience
    ) -> AsyncGenerator[bytes]:
        """The log of a table was checked when it was written: it is played once."""
        with self._place(caller) as work:
            room = await self._exports.watchable(caller, table)
            with refused_records():
                check_seat(audience, room.setup.seats)
                record = await self._exports.record_of(caller, room)
                check_length(record)
            yield b""
            async for chunk in work.chunks(lines_of(room.state.game, record, audience)):
                yield chunk

    async def _of_record(
        self, caller: Caller, data: bytes, audience: Audience
    ) -> AsyncGenerator[bytes]:
        """The whole record is checked before the first line is sent."""
        with self._place(caller) as work:
            with refused_records():
                record = read(data)
                check_seat(audience, record.seats)
                game = await self._check(record, work)
            yield b""
            async for chunk in work.chunks(lines_of(game, record, audience)):
                yield chunk

    async def _check(self, record: Record, work: "Work") -> Game:
        """The game of a record that comes out as it says."""
        check_length(record)
        game = registry.at_table(record.game, record.options)
        await work.through(self._checked(game, record))
        return game

    def _checked(self, game: Game, record: Record) -> Iterator[bytes]:
        """Does the record come out as it says? Step by step, without a line."""
        playback = Playback(game, record)
        while not playback.is_done:
            playback.step()
            yield b""
        playback.check_end()

    @contextmanager
    def _place(self, caller: Caller) -> "Iterator[Work]":
        """An open replay, from the request to its last line; then its work is charged."""
        self.check_rates(caller)
        who, work = network(caller.address), Work(self._turn)
        if self._open[who] >= MAX_OPEN_PER_ADDRESS or self._open.total() >= MAX_OPEN:
            raise Denied("crowded", "too many replays are open: close one first", wait=5.0)
        self._open[who] += 1
        try:
            yield work
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
            self._access.charge("work", caller.address, "", work.spent * MS)


async def begun(replay: AsyncGenerator[bytes], receive: Receive) -> AsyncGenerator[bytes]:
    """A replay that has passed its checks, unless its reader leaves; only its lines are left."""
    checks, leaving = asyncio.ensure_future(anext(replay)), asyncio.ensure_future(gone(receive))
    try:
        await asyncio.wait((checks, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not checks.done():
            raise ClientGone
        await checks
        return replay
    finally:
        checks.cancel()
        leaving.cancel()


async def gone(receive: Receive) -> None:
    """Waits until the client has disconnected."""
    while (await receive())["type"] != "http.disconnect":
        pass


def check_seat(audience: Audience, seats: int) -> None:
    """Refuse a seat that the game has not."""
    if audience.seat != PUBLIC and not 0 <= audience.seat < seats:
        raise BadRecord(f"this record has no seat {audience.seat}")


def check_length(record: Record) -> None:
    """Refuse a record that is too long to be shown."""
    before = len(record.fork.moves) if record.fork else 0
    if before + len(record.moves) > MAX_CHOICES or before > MAX_FORK_CHOICES:
        raise BadRecord(f"a record that is shown has at most {MAX_CHOICES} choices")


@contextmanager
def refused_records() -> Iterator[None]:
    """A record that is not what it claims to be is refused in one line."""
    try:
        yield
    except (BadRecord, BadSetup) as error:
        raise Denied("bad_record", str(error)) from None


class Work:
    """The slices of one replay. Between two of them everybody else has a turn."""

    def __init__(self, turn: asyncio.Lock) -> None:
        self._turn = turn
        self.spent = 0.0
        """Seconds of work so far."""

    async def through(self, steps: Iterator[bytes]) -> None:
        """Take all steps."""
        while await self._slice(steps) is not None:
            pass

    async def chunks(self, lines: Iterator[bytes]) -> AsyncGenerator[bytes]:
        """All lines, several at a time."""
        while (made := await self._slice(lines)) is not None:
            yield b"".join(made)

    async def _slice(self, steps: Iterator[bytes]) -> list[bytes] | None:
        """What one slice makes; None: there is nothing left."""
        made: list[bytes] = []
        async with self._turn:
            begun, size = time.perf_counter(), 0
            for step in steps:
                made.append(step)
                size += len(step)
                if time.perf_counter() - begun > SLICE_SECONDS or size > CHUNK_BYTES:
                    break
            self.spent += time.perf_counter() - begun
        await asyncio.sleep(0)
        return made or None


def lines_of(game: Game, record: Record, audience: Audience) -> Iterator[bytes]:
    """A ReplayStart, then a Moment for the deal and one after every choice."""
    start = ReplayStart(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=record.seats,
        seat=audience.seat,
        is_open=audience.is_open,
        choices=len(record.moves),
        ended=record.ended,
    )
    yield encode(start) + b"\n"
    moments = Moments(game, Playback(game, record, listen=True), audience)
    writer = MomentWriter(game, moments)
    yield writer.line(None)
    while not moments.playback.is_done:
        yield writer.line(moments.step())


class MomentWriter:
    """Writes moments as JSON: each view as its difference from the one before."""

    def __init__(self, game: Game, moments: Moments) -> None:
        self._moments = moments
        self._game = game
        self._json = json_writer(game, moments.t.seats)
        self._before: BareView | None = None
        self._story_length = 0

    def line(self, answered: Answered | None) -> bytes:
        """The present moment, as a Moment and a line break."""
        moments, t = self._moments, self._moments.t
        view = moments.view()
        events = self._json.events(moments.news(), self._story_length)
        self._story_length += len(events)
        said = b'{"ply":%d,"turn":%d,"changes":%b' % (
            moments.playback.ply,
            self._game.turns(t),
            self._json.changes(self._before, view),
        )
        self._before = view
        if events:
            said += b',"events":[%b]' % b",".join(events)
        if answered is not None:
            said += b',"choice":' + encode({"seat": answered.seat, "label": answered.label})
        return said + b',"scores":%b}\n' % public_json(self._game, t)


def audience_of(seat: int, *, is_open: bool) -> Audience:
    """The audience that a request names."""
    return Audience(PUBLIC, True) if is_open else Audience(seat)
