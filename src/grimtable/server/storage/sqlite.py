"""Everything in one SQLite file, for one server process."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import chain
from pathlib import Path

from grimtable.server.storage.base import (
    BESIDE,
    Cells,
    Found,
    Heard,
    Session,
    Statement,
    StorageDown,
    Taken,
    Value,
)
from grimtable.server.storage.group import COLUMNS, Answer, GroupCommit, Row, Writes, is_ours
from grimtable.server.storage.sqlite_claim import Claim
from grimtable.server.storage.sqlite_line import ADVICE, Line

_APPENDS = {
    count: f"INSERT INTO log ({COLUMNS}) VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"
    " ON CONFLICT DO NOTHING"
    for count in (32, 8, 1)
}
"""By how many rows at a time: every statement lets go of the interpreter's lock once."""
_FOUND = "SELECT seat, kind, moves, id FROM log WHERE table_id = ? AND ply = ?"
_TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteStorage(GroupCommit):
    """One thread writes, another reads."""

    def __init__(self, path: Path, *, serving: bool = False) -> None:
        super().__init__()
        _make(path)
        self._claim = Claim(path) if serving else None
        self._path = path
        self._writer = Line(path)
        self._reader = Line(path, writing=False)

    async def fetch(self, sql: str, *values: Value) -> list[Found]:
        self._demand_open()
        return await self._reader.do(lambda line: line.execute(sql, values).fetchall())

    async def fetch_all(self, *questions: Statement) -> list[list[Found]]:
        """One trip to the thread that reads."""
        self._demand_open()
        return await self._reader.do(
            lambda line: [line.execute(sql, values).fetchall() for sql, values in questions]
        )

    def listen(self, heard: Heard) -> None:
        """Nobody else writes this file: there is nothing to hear."""

    def hint(self, *tables: str, ply: int = BESIDE) -> list[Statement]:
        return []

    @asynccontextmanager
    async def session(self, *, writing: bool = False) -> AsyncIterator[Session]:
        line = Line(self._path, writing=writing)
        try:
            await line.do(lambda line: line.execute("BEGIN IMMEDIATE" if writing else "BEGIN"))
            yield SqliteSession(line)
            await line.do(lambda line: line.execute("COMMIT"))
        finally:
            await line.close()

    async def _commit(self, rows: list[Row], writes: Writes) -> tuple[list[bool], list[Answer]]:
        def work(line: sqlite3.Connection) -> tuple[list[bool], list[Answer]]:
            with _whole(line):
                return _append_all(line, rows), [_write(line, said) for said in writes]

        return await self._writer.do(work)

    async def _disconnect(self) -> None:
        await self._reader.close()
        await self._writer.close()
        if self._claim is not None:
            self._claim.drop()


class SqliteSession:
    """A transaction on a line of its own."""

    def __init__(self, line: Line) -> None:
        self._line = line

    async def fetch(self, sql: str, *values: Value) -> list[Found]:
        return await self._line.do(lambda line: line.execute(sql, values).fetchall())

    async def execute(self, sql: str) -> None:
        await self._line.do(lambda line: line.execute(sql))

    async def fill(self, sql: str, rows: Sequence[Cells]) -> None:
        await self._line.do(lambda line: line.executemany(sql, rows))


def _make(path: Path) -> None:
    """A new file, its owner's alone. One that is there is not touched: SQLite holds locks by it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise StorageDown(f"{path}: {error}; {ADVICE[sqlite3.SQLITE_CANTOPEN]}") from error


@contextmanager
def _whole(line: sqlite3.Connection) -> Iterator[None]:
    line.execute("BEGIN IMMEDIATE")
    try:
        yield
        line.execute("COMMIT")
    except BaseException:
        if line.in_transaction:
            line.execute("ROLLBACK")
        raise


def _append_all(line: sqlite3.Connection, rows: list[Row]) -> list[bool]:
    """Many at a time; where a ply was taken, one by one."""
    ours: list[bool] = []
    while len(ours) < len(rows):
        left = len(rows) - len(ours)
        count = next(size for size in _APPENDS if size <= left)
        part = rows[len(ours) : len(ours) + count]
        if count > 1 and _append_part(line, part):
            ours += [True] * count
        else:
            ours += [_append(line, row) for row in part]
    return ours


def _append_part(line: sqlite3.Connection, rows: list[Row]) -> bool:
    """All of these, or none."""
    line.execute("SAVEPOINT part")
    written = line.execute(_APPENDS[len(rows)], [*chain.from_iterable(rows)]).rowcount
    if written != len(rows):
        line.execute("ROLLBACK TO part")
    line.execute("RELEASE part")
    return written == len(rows)


def _append(line: sqlite3.Connection, row: Row) -> bool:
    if line.execute(_APPENDS[1], row).rowcount:
        return True
    return is_ours(row, line.execute(_FOUND, row[:2]).fetchone())


def _write(line: sqlite3.Connection, statements: tuple[Statement, ...]) -> Answer:
    """All of one caller's statements or none; what is wrong with them harms nobody else."""
    line.execute("SAVEPOINT said")
    try:
        for sql, values in statements:
            line.execute(sql, values)
    except Exception as error:
        code = getattr(error, "sqlite_errorcode", 0)
        if not line.in_transaction or code & 0xFF in ADVICE:
            raise
        line.execute("ROLLBACK TO said")
        line.execute("RELEASE said")
        return Taken(str(error)) if code in _TAKEN else error
    line.execute("RELEASE said")
    return True
