"""Group commit: changes queue while a commit runs, then all of them are committed together."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import chain
from operator import itemgetter
from typing import TypeVar

import msgspec

from grimtable.server.storage.base import ResultRow, Statement, StorageDown, Unfit, Value, Values
from grimtable.sessions.session import Entry

Row = tuple[str, int, int, str, str, str, str, float]
"""A row of the log: table, number, seat, kind, moves, id, data, at."""
COLUMNS = "table_id, ply, seat, kind, moves, id, data, at"
WriteResult = bool | Exception
Writes = list[tuple[Statement, ...]]
Job = TypeVar("Job")
LogKey = tuple[str, int]
log_key = itemgetter(0, 1)
"""Table and number: the primary key of a row."""
_moves = msgspec.json.Decoder(list[int])


class GroupCommit(ABC):
    """The queue in front of the only writer, shared by both storages."""

    def __init__(self) -> None:
        self.commits = 0
        self.appended = 0
        self.failures = 0
        self._rows: list[tuple[Row, asyncio.Future[bool]]] = []
        self._writes: list[tuple[tuple[Statement, ...], asyncio.Future[bool]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._is_closed = False

    @abstractmethod
    async def _commit(
        self, rows: list[Row], writes: Writes
    ) -> tuple[list[bool], list[WriteResult]]:
        """Make these durable; returns which rows are ours, and which writes failed."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        """The rows of a query."""

    async def fetch_all(self, *queries: Statement) -> list[list[ResultRow]]:
        return [await self.fetch(sql, *values) for sql, values in queries]

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close every connection."""

    def append(self, table: str, entry: Entry, at: float) -> "asyncio.Future[bool]":
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        moves = msgspec.json.encode(entry.moves).decode()
        row = (table, entry.number, entry.seat, entry.kind, moves, entry.id, entry.data, at)
        try:
            _check(row)
            self._wake_writer()
        except (StorageDown, Unfit) as error:
            answer.set_exception(error)
        else:
            self._rows.append((row, answer))
        return answer

    async def write(self, *statements: Statement) -> None:
        for _, values in statements:
            _check(values)
        self._wake_writer()
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writes.append((statements, answer))
        await answer

    async def read(self, table: str, from_number: int = 0) -> list[Entry]:
        rows = await self.fetch(
            "SELECT ply, seat, kind, moves, id, data FROM log "
            "WHERE table_id = ? AND ply >= ? ORDER BY ply",
            table,
            from_number,
        )
        return [
            Entry(number, seat, kind, _moves.decode(moves), id, data)
            for number, seat, kind, moves, id, data in rows
        ]

    async def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        if self._draining:
            await asyncio.wait([self._draining])
        await self._disconnect()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StorageDown("the storage is closed: the server is ending")

    def _wake_writer(self) -> None:
        """Start the writer, which runs when this task next waits."""
        self._check_open()
        if self._draining is None or self._draining.done():
            self._draining = asyncio.ensure_future(self._drain())

    async def _drain(self) -> None:
        """Until the queue is empty: take everything in it, commit, answer."""
        while self._rows or self._writes:
            rows, self._rows = sorted(self._rows, key=lambda waiting: log_key(waiting[0])), []
            writes, self._writes = self._writes, []
            ours: Sequence[WriteResult]
            said: Sequence[WriteResult]
            try:
                ours, said = await self._commit(_first(rows), _first(writes))
            except Exception as error:  # whatever it is, nobody may wait for ever
                self.failures += 1
                ours, said = [error] * len(rows), [error] * len(writes)
            else:
                self.commits += 1
                self.appended += ours.count(True)
            for (_, waiting), answer in zip(chain(rows, writes), chain(ours, said), strict=True):
                _set_result(waiting, answer)


def _first(waiting: Sequence[tuple[Job, asyncio.Future[bool]]]) -> list[Job]:
    return [job for job, _ in waiting]


def is_ours(row: Row, found: ResultRow | None) -> bool:
    """Whether the row found is an earlier try of the same entry."""
    return bool(row[5]) and found == row[2:6]


def _set_result(waiting: asyncio.Future[bool], answer: WriteResult) -> None:
    if waiting.done():  # the caller was cancelled
        return
    if isinstance(answer, bool):
        waiting.set_result(answer)
    elif isinstance(answer, StorageDown):
        waiting.set_exception(StorageDown(*answer.args))  # one each: tracebacks grow
    else:
        waiting.set_exception(answer)


def _check(values: Values) -> None:
    """Refuse what either database would refuse, before it spoils a batch."""
    for value in values:
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise Unfit("a number is too large to be stored")
        if isinstance(value, str):
            if value.isascii() and "\0" not in value:
                continue
            try:
                unfit = b"\0" in value.encode()
            except UnicodeEncodeError:
                unfit = True
            if unfit:
                raise Unfit("a text contains characters that cannot be stored")
