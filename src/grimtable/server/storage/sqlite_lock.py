"""One server per SQLite file. Commands for operators may use the file at the same time."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from grimtable.server.storage.base import InUse, StorageDown


class ServerLock:
    """A lock on a file beside the database; the system releases it when the process ends.

    The lock is not on the database itself: closing that file would release SQLite's own locks.
    """

    def __init__(self, database: Path) -> None:
        file = Path(f"{database.resolve()}-lock")
        try:
            self._file = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StorageDown(f"{file}: {error}; see to its rights and its disk") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 20).decode(errors="replace")
            self.drop()
            raise InUse(
                f"{database}: another server has it open (process {holder}): "
                "end that one, or name another file or folder"
            ) from None
        except OSError as error:
            self.drop()
            raise StorageDown(f"{file}: {error}; this disk cannot be shared") from error
        with suppress(OSError):  # the disk is full: a second server is told less
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def drop(self) -> None:
        """Release the lock. The file stays, because another server may already use it."""
        os.close(self._file)
