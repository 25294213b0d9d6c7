"""The interface of every storage, and its errors."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from grimtable.sessions.session import Entry

Value = str | int | float | None
"""What a column holds."""
Values = tuple[Value, ...]
ResultRow = tuple[Any, ...]
"""A row as the database returns it; the caller knows the types of its columns."""
Statement = tuple[str, Values]
"""Plain SQL with `?` for its values, and the values."""
REGISTER_CHANGED = -1
"""Replaces the number of an entry in a hint: the register of a table has changed."""
PRESENCE_CHANGED = -2
"""The same: somebody has come to the table or left it."""
CHAT_ADDED = -3
"""The same: there is a new line of chat."""
NEXT_TABLE = -4
"""The same: the players of the table continue at another one."""
HintListener = Callable[[str, int], None]


class StorageDown(Exception):
    """The storage cannot be reached, read or written now. Nothing was written partially."""

    code = "storage_down"


class Taken(ValueError):
    """A row with this key exists already; nothing of this write was stored."""

    code = "taken"


class Unfit(ValueError):
    """A text or a number that cannot be stored."""

    code = "unfit"


class BadUrl(ValueError):
    """Neither a SQLite file nor a PostgreSQL database."""


class InUse(ValueError):
    """Another server uses this storage."""


class NewerDatabase(ValueError):
    """The database was written by a later version of this program."""


class Transaction(Protocol):
    """One transaction over several statements."""

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        """The rows of a query."""

    async def execute(self, sql: str) -> None:
        """A statement without values."""

    async def fill(self, sql: str, rows: Sequence[Values]) -> None:
        """Execute a statement once for each row."""


class Storage(Protocol):
    """Everything durable. Any method raises StorageDown."""

    commits: int
    """Number of group commits."""
    appended: int
    """Number of entries that they wrote."""
    failures: int
    """Number of group commits that failed."""

    def append(self, table: str, entry: Entry, at: float) -> Awaitable[bool]:
        """Append an entry. True: it is durable. False: another entry has this number.

        If the entry with this number has the same id, kind, seat and moves, it is this one: True.
        After StorageDown the entry may be written or not; appending it again is safe.
        """

    async def read(self, table: str, from_number: int = 0) -> list[Entry]:
        """The log of a table, from this entry on."""

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        """The rows of a query, which cannot change anything.

        Write CAST(sum(...) AS BIGINT): PostgreSQL's own sums are decimals.
        """

    async def fetch_all(self, *queries: Statement) -> list[list[ResultRow]]:
        """The rows of several queries, sent together."""

    async def write(self, *statements: Statement) -> None:
        """Execute all of these or none; raises Taken. After StorageDown they may be written."""

    def listen(self, on_hint: HintListener) -> None:
        """Call this with (table, number) when another process writes. Hints may get lost."""

    def hint(self, *tables: str, number: int = REGISTER_CHANGED) -> list[Statement]:
        """Statements that make a write send this hint to other processes."""

    def transaction(self, *, writing: bool = False) -> AbstractAsyncContextManager[Transaction]:
        """A consistent snapshot for reading, or a transaction for writing."""

    async def close(self) -> None:
        """Write what is queued, then close all connections."""
