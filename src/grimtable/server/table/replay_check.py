"""Where a table stood, and by which version: another one plays on only if it comes out the same."""

import msgspec

from grimtable.look.keep import fingerprint
from grimtable.server.storage import Storage
from grimtable.server.storage.base import Statement
from grimtable.server.table.state import TableState
from grimtable.version import VERSION


class Mark(msgspec.Struct, frozen=True):
    """After so many entries of its log a table had this fingerprint."""

    version: str
    rules: str
    """Fingerprint of the rules that played it."""
    ply: int
    end: str

    def check(self, state: TableState) -> None:
        """Raises if the log leads elsewhere now."""
        if state.ply == self.ply and state.session is not None:
            if fingerprint(state.t) != self.end:
                raise ValueError("the same log leads to another table")


def by_this(state: TableState) -> str:
    """The version that runs here, in words."""
    return f"grimtable {VERSION}, rules {state.rules}"


def name_of(table: str) -> str:
    """Of its note."""
    return f"mark:{table}"


def noted(state: TableState) -> list[Statement]:
    """What is to be written about a game in progress."""
    if state.session is None:
        return []
    mark = Mark(VERSION, state.rules, state.ply, fingerprint(state.t))
    text = msgspec.json.encode(mark).decode()
    sql = (
        "INSERT INTO notes (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    return [(sql, (name_of(state.id), text))]


async def mark_of(storage: Storage, table: str) -> Mark | None:
    """The last one."""
    rows = await storage.fetch("SELECT value FROM notes WHERE name = ?", name_of(table))
    return msgspec.json.decode(rows[0][0], type=Mark) if rows else None
