"""The statements of a group commit in PostgreSQL, and their errors."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import TYPE_CHECKING

import asyncpg

from grimtable.server.storage.base import Statement, StorageDown, Taken
from grimtable.server.storage.group import (
    COLUMNS,
    LogKey,
    Row,
    WriteResult,
    Writes,
    is_ours,
    log_key,
)

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

CHANNEL = "grimtable"
CONNECT_TIMEOUT = 5.0
"""Seconds after which connecting times out."""

# One statement is one round trip and one transaction. A hint never arrives before its row is
# visible, and its text stays below 8,000 bytes, the limit of a notification.
_APPEND = f"""
WITH fresh AS (
    INSERT INTO log ({COLUMNS})
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[],
                         $5::text[], $6::text[], $7::text[], $8::float8[])
    ON CONFLICT DO NOTHING RETURNING table_id, ply
), measured AS (
    SELECT table_id, ply, sum(octet_length(table_id) + 24) OVER (ROWS UNBOUNDED PRECEDING) AS bytes
    FROM fresh
), told AS (
    SELECT pg_notify('{CHANNEL}', json_agg(json_build_array(table_id, ply))::text)
    FROM measured GROUP BY bytes / 7000
)
SELECT table_id, ply FROM fresh, (SELECT count(*) FROM told) AS hints
"""
_FOUND = """
SELECT table_id, ply, seat, kind, moves, id FROM log
WHERE (table_id, ply) IN (SELECT * FROM unnest($1::text[], $2::bigint[]))
"""
_DOWN = (
    OSError,
    asyncpg.InternalClientError,  # asyncpg raises this if a connection ends between two queries
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,  # a conflict of two processes
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)


TABLES_PER_HINT = 64
"""Tables in one notification that is not about entries."""


class CommitUnknown(StorageDown):
    """The connection broke during the commit: the writes may be stored or not."""


@cache
def dollars(sql: str) -> str:
    """`?` outside of quotes becomes $1, $2 ..."""
    parts = re.split(r"('[^']*'|\?)", sql)
    numbers = count(1)
    return "".join(f"${next(numbers)}" if part == "?" else part for part in parts)


def is_down(error: Exception) -> bool:
    """The database's fault; a wrong statement is its author's."""
    return isinstance(error, _DOWN) or (
        isinstance(error, asyncpg.InterfaceError) and "closed" in str(error)
    )


@contextmanager
def faults() -> Iterator[None]:
    """Raise errors of the connection or the server as StorageDown."""
    try:
        yield
    except Exception as error:
        if not is_down(error):
            raise
        advice = "see that the database runs, has room, may be written, and its address is right"
        raise StorageDown(f"PostgreSQL: {_headline(error)}; {advice}") from error


def _headline(error: Exception) -> str:
    """The first line of an error. The details after it quote the values."""
    return str(error).partition("\n")[0] or type(error).__name__


async def close(connection: Connection) -> None:
    """Close a connection; uncommitted changes are lost."""
    try:
        await connection.close(timeout=CONNECT_TIMEOUT)
    except Exception as error:
        if not is_down(error):
            raise


def hints(tables: tuple[str, ...], number: int) -> list[Statement]:
    """Notifications about changes of these tables that are not entries."""
    parts = [tables[at : at + TABLES_PER_HINT] for at in range(0, len(tables), TABLES_PER_HINT)]
    told = [json.dumps([(table, number) for table in part]) for part in parts]
    return [("SELECT pg_notify(?, ?)", (CHANNEL, text)) for text in told]


async def append(connection: Connection, rows: list[Row]) -> list[bool]:
    """Append rows. Of two rows with one key the first wins; a refused row may be ours already."""
    firsts: dict[LogKey, Row] = {}
    for row in rows:
        firsts.setdefault(log_key(row), row)
    fresh = {
        log_key(new) for new in await connection.fetch(_APPEND, *zip(*firsts.values(), strict=True))
    }
    won = [log_key(row) in fresh and firsts[log_key(row)] is row for row in rows]
    doubtful = [log_key(row) for row, has in zip(rows, won, strict=True) if row[5] and not has]
    if not doubtful:
        return won
    there = await connection.fetch(_FOUND, *zip(*doubtful, strict=True))
    found = {log_key(row): tuple(row)[2:] for row in there}
    return [
        has or is_ours(row, found.get(log_key(row))) for row, has in zip(rows, won, strict=True)
    ]


async def write(connection: Connection, writes: Writes) -> list[WriteResult]:
    """Execute all writes in one transaction."""
    is_sent = False
    try:
        async with connection.transaction():
            answers = [await _write_one(connection, statements) for statements in writes]
            is_sent = True  # only the commit is left
        return answers
    except Exception as error:
        if is_sent and is_down(error):
            raise CommitUnknown(f"PostgreSQL: {_headline(error)}; see what was kept") from error
        raise


async def _write_one(connection: Connection, statements: tuple[Statement, ...]) -> WriteResult:
    """Execute all statements of one caller or none; their errors do not affect other callers."""
    try:
        async with connection.transaction():
            for sql, values in statements:
                await connection.execute(dollars(sql), *values)
    except asyncpg.UniqueViolationError as error:
        return Taken(_headline(error))
    except Exception as error:
        if is_down(error):
            raise
        return error
    return True
