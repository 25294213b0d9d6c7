"""Storage in a SQLite file, for one server process."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import chain
from pathlib import Path

from grimtable.server.storage.base import (
    REGISTER_CHANGED,
    HintListener,
    ResultRow,
    Statement,
    StorageDown,
    Taken,
    Transaction,
    Value,
    Values,
)
from grimtable.server.storage.group import COLUMNS, GroupCommit, Row, WriteResult, Writes, is_ours
from grimtable.server.storage.sqlite_connection import ADVICE, SqliteConnection
from grimtable.server.storage.sqlite_lock import ServerLock

_APPENDS = {
    count: f"INSERT INTO log ({COLUMNS}) VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"
    " ON CONFLICT DO NOTHING"
    for count in (32, 8, 1)
}
"""Statements by number of rows: fewer statements release the GIL less often."""
_FOUND = "SELECT seat, kind, moves, id FROM log WHERE table_id = ? AND ply = ?"
_TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteStorage(GroupCommit):
    """One thread writes, another reads."""

    def __init__(self, path: Path, *, serving: bool = False) -> None:
        super().__init__()
        _make(path)
        self._lock = ServerLock(path) if serving else None
        self._path = path
        self._writer = SqliteConnection(path)
        self._reader = SqliteConnection(path, writing=False)

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        self._check_open()
        return await self._reader.do(lambda db: db.execute(sql, values).fetchall())

    async def fetch_all(self, *queries: Statement) -> list[list[ResultRow]]:
        """All queries in one call to the reading thread."""
        self._check_open()
        return await self._reader.do(
            lambda connection: [
                connection.execute(sql, values).fetchall() for sql, values in queries
            ]
        )

    def listen(self, on_hint: HintListener) -> None:
        """No other process writes to this file, so there are no hints."""

    def hint(self, *tables: str, number: int = REGISTER_CHANGED) -> list[Statement]:
        return []

    @asynccontextmanager
    async def transaction(self, *, writing: bool = False) -> AsyncIterator[Transaction]:
        connection = SqliteConnection(self._path, writing=writing)
        try:
            await connection.do(lambda db: db.execute("BEGIN IMMEDIATE" if writing else "BEGIN"))
            yield SqliteTransaction(connection)
            await connection.do(lambda db: db.execute("COMMIT"))
        finally:
            await connection.close()

    async def _commit(
        self, rows: list[Row], writes: Writes
    ) -> tuple[list[bool], list[WriteResult]]:
        def work(connection: sqlite3.Connection) -> tuple[list[bool], list[WriteResult]]:
            with _whole(connection):
                return _append_all(connection, rows), [_write(connection, said) for said in writes]

        return await self._writer.do(work)

    async def _disconnect(self) -> None:
        await self._reader.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.drop()


class SqliteTransaction:
    """A transaction on a connection of its own."""

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        return await self._connection.do(lambda db: db.execute(sql, values).fetchall())

    async def execute(self, sql: str) -> None:
        await self._connection.do(lambda db: db.execute(sql))

    async def fill(self, sql: str, rows: Sequence[Values]) -> None:
        await self._connection.do(lambda db: db.executemany(sql, rows))


def _make(path: Path) -> None:
    """Create a file only its owner can read. SQLite has locks on an existing file: leave it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StorageDown(f"{path}: {error}; {ADVICE[sqlite3.SQLITE_CANTOPEN]}") from error


@contextmanager
def _whole(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _append_all(connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
    """Append many rows at a time; one by one if a number was taken."""
    ours: list[bool] = []
    while len(ours) < len(rows):
        left = len(rows) - len(ours)
        count = next(size for size in _APPENDS if size <= left)
        part = rows[len(ours) : len(ours) + count]
        if count > 1 and _append_part(connection, part):
            ours += [True] * count
        else:
            ours += [_append(connection, row) for row in part]
    return ours


def _append_part(connection: sqlite3.Connection, rows: list[Row]) -> bool:
    """Append all of these rows or none."""
    connection.execute("SAVEPOINT part")
    written = connection.execute(_APPENDS[len(rows)], [*chain.from_iterable(rows)]).rowcount
    if written != len(rows):
        connection.execute("ROLLBACK TO part")
    connection.execute("RELEASE part")
    return written == len(rows)


def _append(connection: sqlite3.Connection, row: Row) -> bool:
    if connection.execute(_APPENDS[1], row).rowcount:
        return True
    return is_ours(row, connection.execute(_FOUND, row[:2]).fetchone())


def _write(connection: sqlite3.Connection, statements: tuple[Statement, ...]) -> WriteResult:
    """Execute all statements of one caller or none; their errors do not affect other callers."""
    connection.execute("SAVEPOINT said")
    try:
        for sql, values in statements:
            connection.execute(sql, values)
    except Exception as error:
        code = getattr(error, "sqlite_errorcode", 0)
        if not connection.in_transaction or code & 0xFF in ADVICE:
            raise
        connection.execute("ROLLBACK TO said")
        connection.execute("RELEASE said")
        return Taken(str(error)) if code in _TAKEN else error
    connection.execute("RELEASE said")
    return True
