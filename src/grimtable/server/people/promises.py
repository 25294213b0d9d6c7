"""Seats that the register has promised to somebody, until the log contains it, too.

The register is written first, so two processes cannot give one person two seats: each writes its
promise before it checks for the other's.
"""

from typing import NamedTuple

from grimtable.server.people.former import FormerHolders, loss_of
from grimtable.server.people.keys import SeatKey, digest
from grimtable.server.storage import Storage
from grimtable.server.storage.base import Statement

PENDING = -1
"""The tenure of a promised seat, until the log contains the change."""
NO_KEYS = "link = NULL, host_link = NULL, bot = NULL"
GIVEN = f"UPDATE seats SET person = ?, tenure = -1, {NO_KEYS} WHERE table_id = ? AND seat = ?"
MINE = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND person = ? AND tenure = -1"


class Held(NamedTuple):
    """The holder of a seat, and the number of the entry that made them the holder."""

    person: str | None
    tenure: int


class Promise(NamedTuple):
    """A seat promised to somebody, with the other seats of its holder that go with it."""

    table: str
    seat: int
    person: str
    held: dict[int, Held]
    """The present holders, by seat."""
    is_lost: bool
    """Whether the holder loses the seat without having agreed. Then they may return to it."""


class Promises:
    """The promises, stored beside the log."""

    def __init__(self, storage: Storage, former: FormerHolders) -> None:
        self._storage = storage
        self._former = former

    async def claim(self, promise: Promise, link: SeatKey) -> bool:
        """Promise a seat to the first person who claims its link, and forget their former seats."""
        table, seat, person, *_ = promise
        given_up = f"DELETE FROM former WHERE table_id = ? AND person = ? AND EXISTS ({MINE})"
        return await self._promise(
            promise,
            (f"{link.column} = ?", (digest(link.key),)),
            (given_up, (table, person, table, seat, person)),
        )

    async def reclaim(self, promise: Promise) -> bool:
        """Promise a seat to its former holder, unless it was given or promised to somebody else.

        A former holder who has claimed another seat in the meantime cannot return.
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
        """Undo a promise: the previous holders get their seats back."""
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
