"""A connection to a SQLite file, in a thread of its own, with advice for its errors."""

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

_BUSY_TIMEOUT = 2.0
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
"""What to do, by error code. Other errors are not caused by the file."""


class SqliteConnection:
    """One connection in a thread of its own; it is reopened after an error."""

    def __init__(self, path: Path, *, writing: bool = True) -> None:
        self._path = path
        self._writing = writing
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Work in the thread; raises StorageDown for errors of the file."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    async def close(self) -> None:
        """Close the connection; uncommitted changes are lost."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown()

    def _do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            self._check_same_file()
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

    def _check_same_file(self) -> None:
        """Refuse to write if the file was deleted, because such changes would be lost.

        Another file in its place is refused, too: the WAL beside it belongs to the old file.
        """
        found = self._path.stat()
        identity = found.st_dev, found.st_ino
        if self._file not in (None, identity):
            raise FileExistsError("another file is in its place: bring it back or restart")
        self._file = identity

    def _open(self) -> sqlite3.Connection:
        if not os.access(self._path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise PermissionError("it cannot be written")
        address = f"{self._path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, _BUSY_TIMEOUT, uri=True, isolation_level=None)
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
    """Let only the owner read the three files, because they contain secrets."""
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            file.chmod(file.stat().st_mode & 0o600)
