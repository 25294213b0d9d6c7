"""Seats that the register has promised to somebody, until the log tells it too.

The register comes first, so two processes cannot give one person two seats: each has promised
before it looks whether the other has.
"""

from typing import NamedTuple

from grimtable.server.people.former import FormerHolders, loss_of
from grimtable.server.people.keys import SeatKey, digest
from grimtable.server.storage import Storage
from grimtable.server.storage.base import Statement

PENDING = -1
"""The tenure of a seat that was promised, until the log tells it too."""
NO_KEYS = "link = NULL, host_link = NULL, bot = NULL"
GIVEN = f"UPDATE seats SET person = ?, tenure = -1, {NO_KEYS} WHERE table_id = ? AND seat = ?"
MINE = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND person = ? AND tenure = -1"


class Held(NamedTuple):
    """Who has a seat, and by which entry of the log."""

    person: str | None
    tenure: int


class Promise(NamedTuple):
    """A seat for somebody, and others of its holder that go with it."""

    table: str
    seat: int
    person: str
    held: dict[int, Held]
    """Those who have them now."""
    is_lost: bool
    """Does its holder lose it without having agreed? Then they may have it back."""


class Promises:
    """In the storage beside the log."""

    def __init__(self, storage: Storage, former: FormerHolders) -> None:
        self._storage = storage
        self._former = former

    async def claim(self, promise: Promise, link: SeatKey) -> bool:
        """To whoever claims its link first. They give up their former seats at this table."""
        table, seat, person, *_ = promise
        given_up = f"DELETE FROM former WHERE table_id = ? AND person = ? AND EXISTS ({MINE})"
        return await self._promise(
            promise,
            (f"{link.column} = ?", (digest(link.key),)),
            (given_up, (table, person, table, seat, person)),
        )

    async def reclaim(self, promise: Promise) -> bool:
        """To its former person, unless it was given or promised to somebody else since.

        They may have claimed another seat in the meantime; then they are former no more.
        """
        table, seat, person, *_ = promise
        since = promise.held[seat].tenure
        is_theirs = "(tenure IS NULL OR tenure BETWEEN 0 AND ?)", (since,)
        if not await self._promise(promise, is_theirs):
            return False
        is_former = seat in await self._former.seats(table, person)
        if not is_former:
            await self.withdraw(promise)
        return is_former

    async def _promise(self, promise: Promise, condition: Statement, *more: Statement) -> bool:
        table, seat, person, held, is_lost = promise
        is_free, values = condition
        former, mine = held[seat].person, (table, seat, person)
        await self._storage.write(
            (f"{GIVEN} AND {is_free}", (person, table, seat, *values)),
            *[
                (f"{GIVEN} AND EXISTS ({MINE})", (person, table, other, *mine))
                for other in held
                if other != seat
            ],
            *more,
            *([loss_of(mine, former)] if former and is_lost else []),
        )
        return bool(await self._storage.fetch(MINE, *mine))

    async def withdraw(self, promise: Promise) -> None:
        """It cannot be kept: whoever had the seats is back."""
        table, seat, person, held, is_lost = promise
        back = (
            "UPDATE seats SET person = ?, tenure = NULLIF(?, -1)"
            " WHERE table_id = ? AND seat = ? AND person = ? AND tenure = -1"
        )
        noted = "DELETE FROM former WHERE table_id = ? AND seat = ? AND person = ?"
        former = held[seat].person
        await self._storage.write(
            *[(back, (*before, table, other, person)) for other, before in held.items()],
            *([(noted, (table, seat, former))] if former and is_lost else []),
            *self._storage.hint(table),
        )
