"""A connection to a SQLite file: its thread, its faults, and what to do about them."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from grimtable.server.storage.base import StorageDown

Result = TypeVar("Result")

_PATIENCE = 2.0
"""Seconds to wait for another program that writes."""
_LOOK = "see to the file, its rights and its disk"
ADVICE = {
    sqlite3.SQLITE_FULL: "the disk is full: make room",
    sqlite3.SQLITE_READONLY: "see to its rights and its disk",
    sqlite3.SQLITE_CANTOPEN: "see that its folder is there and may be used",
    sqlite3.SQLITE_BUSY: "another program holds it: end that one",
    sqlite3.SQLITE_LOCKED: "another program holds it: end that one",
    sqlite3.SQLITE_CORRUPT: "it is damaged: restore a backup",
    sqlite3.SQLITE_NOTADB: "it is no database: name another file",
    sqlite3.SQLITE_IOERR: _LOOK,
    sqlite3.SQLITE_PERM: _LOOK,
    sqlite3.SQLITE_PROTOCOL: _LOOK,
    sqlite3.SQLITE_NOMEM: "this machine is out of memory",
}
"""What to do, by kind of fault; any other is not the file's."""


class SqliteConnection:
    """One connection in a thread of its own; after a fault it is opened anew at the next use."""

    def __init__(self, path: Path, *, writing: bool = True) -> None:
        self._path = path
        self._writing = writing
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Work in the thread, whose faults are told as StorageDown."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """What is not committed by now never was."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            self._demand_the_same_file()
            if self._connection is None:
                self._connection = self._open()
            return work(self._connection)
        except OSError as error:
            raise StorageDown(f"{self._path}: {error}; {_LOOK}") from error
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code not in ADVICE:
                raise
            self._drop()
            raise StorageDown(f"{self._path}: {error}; {ADVICE[code]}") from error

    def _demand_the_same_file(self) -> None:
        """An open file stays writable after its name is gone: what was written there is lost.

        Nor is another file taken up in its place: the rest of the old one lies beside it.
        """
        found = self._path.stat()
        identity = found.st_dev, found.st_ino
        if self._file not in (None, identity):
            raise FileExistsError("another file is in its place: bring it back or start anew")
        self._file = identity

    def _open(self) -> sqlite3.Connection:
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError("it cannot be written")
        address = f"{self._path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, _PATIENCE, uri=True, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA fullfsync = 1")
            connection.execute(f"PRAGMA query_only = {not self._writing:d}")
            _narrow(self._path)
        except BaseException:
            connection.close()
            raise
        return connection

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _narrow(path: Path) -> None:
    """Secrets lie in all three files: only their owner may read them."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            file.chmod(file.stat().st_mode & 0o600)
