"""`grimtable` in a process that kills itself at one exact point of a commit.

Called with the point and the command's own words; the next commit after SIGUSR1 is the last.
"""

import os
import signal
import sqlite3
import sys

from grimtable.cli.main import main
from grimtable.server.storage import postgres, sqlite
from grimtable.server.storage.group import GroupCommit, Row, WriteResult, Writes

POINTS = ("inside", "after", "before")
"""It is written and not committed; it is committed and nobody is told; nothing is written."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Doomed(GroupCommit):
    """A storage as it is, up to the point."""

    point = ""
    is_due = False

    async def _commit(
        self, rows: list[Row], writes: Writes
    ) -> tuple[list[bool], list[WriteResult]]:
        is_last = self.is_due and bool(rows)
        if is_last and self.point == "before":
            die()
        answers = await super()._commit(rows, writes)
        if is_last and self.point == "after":
            die()
        return answers


class DoomedSqlite(Doomed, sqlite.SqliteStorage):
    """One file."""


class DoomedPostgres(Doomed, postgres.PostgresStorage):
    """A database; what happens inside a commit is its own affair."""


def append(line: sqlite3.Connection, row: Row) -> bool:
    """One row; the commit does not come."""
    is_ours = real_append(line, row)
    if Doomed.is_due and Doomed.point == "inside":
        die()
    return is_ours


def doom(*_: object) -> None:
    Doomed.is_due = True


real_append = sqlite._append

if __name__ == "__main__":
    Doomed.point = sys.argv[1]
    assert Doomed.point in POINTS
    sqlite._append = append
    sqlite.SqliteStorage = DoomedSqlite  # type: ignore[misc]
    postgres.PostgresStorage = DoomedPostgres  # type: ignore[misc]
    signal.signal(signal.SIGUSR1, doom)
    sys.argv = ["grimtable", *sys.argv[2:]]
    main()
