"""What every storage can do, and what can be wrong with it."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from grimtable.look.session import Entry

Value = str | int | float | None
"""What a column holds."""
Values = tuple[Value, ...]
ResultRow = tuple[Any, ...]
"""A row as the database gives it: whoever asks knows the types of the columns named."""
Statement = tuple[str, Values]
"""Plain SQL with `?` for its values, and the values."""
REGISTER_CHANGED = -1
"""Stands for the ply in hints that the register of a table has changed."""
PRESENCE_CHANGED = -2
"""The same: somebody has come to the table, or gone."""
CHAT_ADDED = -3
"""The same: a line of chat was said."""
NEXT_TABLE = -4
"""The same: the people of the table go on at another one."""
HintListener = Callable[[str, int], None]


class StorageDown(Exception):
    """It cannot be reached, read or written now. Nothing is half written; try again later."""

    code = "storage_down"


class Taken(ValueError):
    """A row with this key is there already; nothing of this write was kept."""

    code = "taken"


class Unfit(ValueError):
    """A text or a number that no column can hold."""

    code = "unfit"


class BadUrl(ValueError):
    """Neither a SQLite file nor a PostgreSQL database."""


class InUse(ValueError):
    """Another server has it open."""


class NewerDatabase(ValueError):
    """It was written by a later version of this program."""


class Transaction(Protocol):
    """One transaction, held open over several questions."""

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        """The rows of a question."""

    async def execute(self, sql: str) -> None:
        """A statement without values."""

    async def fill(self, sql: str, rows: Sequence[Values]) -> None:
        """The same statement for many rows."""


class Storage(Protocol):
    """Everything durable. Any method raises StorageDown."""

    commits: int
    """How often waiting changes were committed, all that waited at a time."""
    appended: int
    """How many entries these commits wrote."""
    failures: int
    """How often they could not be committed."""

    def append(self, table: str, entry: Entry, at: float) -> Awaitable[bool]:
        """True: durable. False: another entry has taken the ply.

        An entry found there with the same id, kind, seat and moves is this one: True.
        After StorageDown it is unknown or not written; the same entry again is safe.
        """

    async def read(self, table: str, from_number: int = 0) -> list[Entry]:
        """The log of a table from this ply on."""

    async def fetch(self, sql: str, *values: Value) -> list[ResultRow]:
        """The rows of a question; it can change nothing.

        Write CAST(sum(...) AS BIGINT): PostgreSQL's own sums are decimals.
        """

    async def fetch_all(self, *questions: Statement) -> list[list[ResultRow]]:
        """The same for several questions, asked together."""

    async def write(self, *statements: Statement) -> None:
        """All of these or none; raises Taken. After StorageDown it may have been written."""

    def listen(self, on_hint: HintListener) -> None:
        """Tell which (table, ply) another process has written: a hint that may be missed."""

    def hint(self, *tables: str, number: int = REGISTER_CHANGED) -> list[Statement]:
        """What to add to a write, so that other processes hear of it as if of this entry."""

    def transaction(self, *, writing: bool = False) -> AbstractAsyncContextManager[Transaction]:
        """One unmoved picture of everything, or one change at whose end it all counts."""

    async def close(self) -> None:
        """Write what waits, then let go."""
