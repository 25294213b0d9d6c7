"""Checks that this version replays the log of a table to the state an earlier version noted.

A table goes on only if it comes out the same.
"""

import msgspec

from grimtable.server.storage import Storage
from grimtable.server.storage.base import Statement
from grimtable.server.table.log.state import TableState
from grimtable.sessions.saves import fingerprint
from grimtable.version import VERSION


class Checkpoint(msgspec.Struct, frozen=True, rename={"entry_count": "ply", "fingerprint": "end"}):
    """After this many entries of its log a table had this fingerprint. Kept as JSON."""

    version: str
    rules: str
    """Hash of the rules that played it."""
    entry_count: int
    fingerprint: str

    def check(self, state: TableState) -> None:
        """Raise if the log leads elsewhere now."""
        if state.entry_count == self.entry_count and state.session is not None:
            if fingerprint(state.t) != self.fingerprint:
                raise ValueError("the same log leads to another table")


def running_version(state: TableState) -> str:
    """The version that runs here, in words."""
    return f"grimtable {VERSION}, rules {state.rules}"


def note_name(table: str) -> str:
    """The name of the note with a table's checkpoint."""
    return f"mark:{table}"


def checkpoint_statements(state: TableState) -> list[Statement]:
    """What to write about a game in progress."""
    if state.session is None:
        return []
    checkpoint = Checkpoint(VERSION, state.rules, state.entry_count, fingerprint(state.t))
    text = msgspec.json.encode(checkpoint).decode()
    sql = (
        "INSERT INTO notes (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    return [(sql, (note_name(state.id), text))]


async def read_checkpoint(storage: Storage, table: str) -> Checkpoint | None:
    """The last one written."""
    rows = await storage.fetch("SELECT value FROM notes WHERE name = ?", note_name(table))
    return msgspec.json.decode(rows[0][0], type=Checkpoint) if rows else None
