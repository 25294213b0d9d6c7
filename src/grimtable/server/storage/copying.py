"""Copies a whole storage: backup, restore, migration to PostgreSQL."""

import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from grimtable.server.storage.base import ResultRow, Storage, StorageDown, Transaction
from grimtable.server.storage.migrating import steps
from grimtable.server.storage.opening import open_storage

BATCH = 500
Progress = Callable[[int, int], None]
"""Called with the number of rows done, and of all rows."""


class NotEmpty(ValueError):
    """The target is not empty, and it will not be overwritten."""


class BadBackup(ValueError):
    """The file is not one of our backups, or it is damaged."""


class DatabaseTable(NamedTuple):
    """A table of the database."""

    name: str
    columns: list[str]
    keys: list[str]


async def copy(source: Storage, target: Storage, progress: Progress | None = None) -> int:
    """Copy a snapshot of all rows, all of them or none; returns how many."""
    plan = database_tables()
    async with source.transaction() as reader, target.transaction(writing=True) as writer:
        for table in plan:
            if await _count(writer, table):
                raise NotEmpty(f"there are {table.name} already: copy into an empty storage")
        total = sum([await _count(reader, table) for table in plan])
        done = 0
        for table in plan:
            marks = ", ".join("?" * len(table.columns))
            put = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"
            async for rows in _batches(reader, table):
                await writer.fill(put, rows)
                done += len(rows)
                if progress:
                    progress(done, total)
        assert done == total, f"{done} rows of {total}"
    return done


async def backup(source: Storage, file: Path, progress: Progress | None = None) -> int:
    """Write a new SQLite file, readable only by its owner. It gets its name when complete."""
    if file.exists():
        raise NotEmpty(f"{file} is there already: name a new file")
    with _folder(file.parent) as folder:
        part = folder / "part.db"
        target = await open_storage(f"sqlite://{part}")
        try:
            done = await copy(source, target, progress)
        finally:
            await target.close()
        with closing(sqlite3.connect(part)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")  # one file, readable on any disk
        part.rename(file)
    return done


async def restore(file: Path, target: Storage, progress: Progress | None = None) -> int:
    """Copy a backup into an empty storage. The backup is not changed; old ones are migrated."""
    with _folder(None) as folder:
        part = folder / "part.db"
        _take(file, part)
        source = await open_storage(f"sqlite://{part}")
        try:
            return await copy(source, target, progress)
        finally:
            await source.close()


@contextmanager
def _folder(beside: Path | None) -> Iterator[Path]:
    """A private temporary folder."""
    try:
        with tempfile.TemporaryDirectory(dir=beside, prefix=".grimtable-") as folder:
            yield Path(folder)
    except OSError as error:
        raise StorageDown(f"{error}; see that the folder is there and has room") from error


def _take(file: Path, part: Path) -> None:
    """Make a private copy, and check that it is an intact backup."""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True)) as connection,
            closing(sqlite3.connect(part)) as own,
        ):
            connection.backup(own)
            own.execute("SELECT number FROM migrations")
            faults = [fault for (fault,) in own.execute("PRAGMA quick_check") if fault != "ok"]
    except sqlite3.Error as error:
        raise BadBackup(f"{file}: {error}; name a backup of this program") from error
    if faults:
        raise BadBackup(f"{file} is damaged: {faults[0]}; restore an older backup")


def database_tables() -> list[DatabaseTable]:
    """All tables of the database except the list of migrations."""
    with closing(sqlite3.connect(":memory:")) as model:
        for statements in steps().values():
            for statement in statements:
                model.execute(statement)
        names = model.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [_database_table(model, name) for (name,) in names.fetchall()]


def _database_table(model: sqlite3.Connection, name: str) -> DatabaseTable:
    columns = list(model.execute("SELECT name, pk FROM pragma_table_info(?)", (name,)))
    keys = sorted((rank, column) for column, rank in columns if rank)
    return DatabaseTable(name, [column for column, _ in columns], [column for _, column in keys])


async def _count(transaction: Transaction, table: DatabaseTable) -> int:
    ((count,),) = await transaction.fetch(f"SELECT count(*) FROM {table.name}")
    return int(count)


async def _batches(
    transaction: Transaction, table: DatabaseTable
) -> AsyncIterator[list[ResultRow]]:
    """All rows in the order of their keys, in batches."""
    keys, marks = ", ".join(table.keys), ", ".join("?" * len(table.keys))
    columns = ", ".join(table.columns)
    key_columns = [table.columns.index(key) for key in table.keys]
    after = ""
    last: ResultRow = ()
    while rows := await transaction.fetch(
        f"SELECT {columns} FROM {table.name} {after} ORDER BY {keys} LIMIT {BATCH}", *last
    ):
        yield rows
        after = f"WHERE ({keys}) > ({marks})"
        last = tuple(rows[-1][at] for at in key_columns)
