"""A storage that can fail at the worst moment; otherwise it is the real one."""

from collections.abc import Iterator
from contextlib import contextmanager

from grimtable.server.storage import StorageDown
from grimtable.server.storage.base import Statement
from grimtable.sessions.session import Entry
from server.house import House


class Failing:
    """Appends fail before or after they are written, as long as it is armed."""

    def __init__(self, house: House) -> None:
        self._append = house.hub.storage.append
        self._read = house.hub.storage.read
        self._write = house.hub.storage.write
        self.before = self.after = 0
        """How many of the next appends are not written, and how many are written but not
        acknowledged.
        """
        self.is_down = False
        """Nothing works, reading neither."""
        self.tries = 0
        house.hub.storage.append = self.append  # type: ignore[method-assign]
        house.hub.storage.read = self.read  # type: ignore[method-assign]
        house.hub.storage.write = self.write  # type: ignore[method-assign]

    async def append(self, table: str, entry: Entry, at: float) -> bool:
        self.tries += 1
        if self.is_down or self.before:
            self.before -= not self.is_down
            raise StorageDown("the disk is full: make room")
        is_ours = await self._append(table, entry, at)
        if self.after:
            self.after -= 1
            raise StorageDown("the line was cut: nobody knows whether it was written")
        return is_ours

    async def read(self, table: str, from_number: int = 0) -> list[Entry]:
        if self.is_down:
            raise StorageDown("the disk is gone")
        return await self._read(table, from_number)

    async def write(self, *statements: Statement) -> None:
        if self.is_down:
            raise StorageDown("the disk is full: make room")
        await self._write(*statements)

    @contextmanager
    def down(self) -> Iterator[None]:
        """For a while nothing can be kept."""
        self.is_down = True
        yield
        self.is_down = False
