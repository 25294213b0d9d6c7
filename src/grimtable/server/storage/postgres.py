"""Storage in a PostgreSQL database, for one or several server processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import asyncpg

from grimtable.server.storage.base import (
    REGISTER_CHANGED,
    BadUrl,
    HintListener,
    ResultRow,
    Statement,
    StorageDown,
    Transaction,
    Value,
    Values,
)
from grimtable.server.storage.group import GroupCommit, Row, WriteResult, Writes
from grimtable.server.storage.postgres_batch import (
    CHANNEL,
    CONNECT_TIMEOUT,
    CommitUnknown,
    append,
    close,
    dollars,
    faults,
    hints,
    write,
)

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]
    ListeningConnection = asyncpg.Connection[Any] | PoolConnectionProxy[Any]
Result = TypeVar("Result")
Level = Literal["read_committed", "repeatable_read"]

_LOCK = 0x6772696D
"""Key of the advisory lock that serialises writing transactions."""
_COMMAND = 10.0
"""Seconds after which a command times out."""


class ConnectionLost(StorageDown):
    """The connection broke during work that may be repeated."""


class PostgresStorage(GroupCommit):
    """One connection writes and listens for hints, a few others read."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._connection: Connection | None = None
        self._readers: Pool | None = None
        self._connecting = asyncio.Lock()
        self._on_hint: HintListener | None = None

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        self._check_open()
        await self._connected()  # a process that only reads listens again after an error
        try:
            return await self._fetch(dollars(sql), values)
        except StorageDown:  # the pool may have contained a dead connection
            return await self._fetch(dollars(sql), values)

    async def _fetch(self, sql: str, values: Values) -> list[ResultRow]:
        assert self._readers is not None
        with faults():
            return [tuple(row) for row in await self._readers.fetch(sql, *values)]

    def listen(self, on_hint: HintListener) -> None:
        self._on_hint = on_hint

    def hint(self, *tables: str, number: int = REGISTER_CHANGED) -> list[Statement]:
        return hints(tables, number)

    @asynccontextmanager
    async def transaction(self, *, writing: bool = False) -> AsyncIterator[Transaction]:
        try:
            with faults():
                connection = await asyncpg.connect(self._url, timeout=CONNECT_TIMEOUT)
        except ValueError:
            # The unreadable part may belong to the password, so it is not repeated.
            raise BadUrl(
                "this address cannot be read: say postgresql://user:password@host:5432/database"
            ) from None
        try:
            with faults():
                level: Level = "read_committed" if writing else "repeatable_read"
                whole = connection.transaction(isolation=level, readonly=not writing)
                await whole.start()
                if writing:
                    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            yield PostgresTransaction(connection)
            with faults():
                await whole.commit()
        finally:
            await close(connection)

    async def _commit(
        self, rows: list[Row], writes: Writes
    ) -> tuple[list[bool], list[WriteResult]]:
        """Commit entries first, so that a failing write does not affect them."""
        ours = await self._do(lambda db: append(db, rows)) if rows else []
        try:
            return ours, await self._do(lambda db: write(db, writes)) if writes else []
        except StorageDown as error:
            return ours, [error] * len(writes)

    async def _do(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """Repeat work if the connection broke: entries are recognised, writes not committed."""
        try:
            return await self._try(work)
        except ConnectionLost:
            return await self._try(work)

    async def _try(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        connection = await self._connected()
        try:
            with faults():
                return await work(connection)
        except CommitUnknown:
            connection.terminate()
            raise
        except StorageDown as error:
            connection.terminate()
            raise ConnectionLost(*error.args) from error

    async def _connected(self) -> Connection:
        """The connection that writes and listens, reopened if necessary."""
        async with self._connecting:
            with faults():
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(
                        self._url, timeout=CONNECT_TIMEOUT, command_timeout=_COMMAND
                    )
                    await self._connection.add_listener(CHANNEL, self._hear_hint)
                if self._readers is None:
                    self._readers = await asyncpg.create_pool(
                        self._url,
                        min_size=0,
                        max_size=4,
                        timeout=CONNECT_TIMEOUT,
                        command_timeout=_COMMAND,
                        server_settings={"default_transaction_read_only": "on"},
                    )
            return self._connection

    def _hear_hint(
        self, connection: ListeningConnection, sender: int, _: str, told: object
    ) -> None:
        if self._on_hint and sender != connection.get_server_pid():
            for table, number in json.loads(str(told)):
                self._on_hint(table, number)

    async def _disconnect(self) -> None:
        if self._connection:
            await close(self._connection)
        if self._readers:
            await self._readers.close()


class PostgresTransaction:
    """A transaction on a connection of its own."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        with faults():
            return [tuple(row) for row in await self._connection.fetch(dollars(sql), *values)]

    async def execute(self, sql: str) -> None:
        with faults():
            await self._connection.execute(sql)

    async def fill(self, sql: str, rows: Sequence[Values]) -> None:
        with faults():
            await self._connection.executemany(dollars(sql), rows)
