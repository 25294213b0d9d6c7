"""Which devices want to be told when a seat is asked; stored beside the log.

A subscription belongs to the person and the tenure under which it was made. When the seat changes
hands it is never used again, whether or not somebody has deleted it by then.
"""

from typing import NamedTuple

from grimtable.server.storage import Storage, Taken

PER_SEAT = 5
"""Devices of one seat; a new one replaces the oldest."""
PER_PERSON = 100
"""Subscriptions of one person, at all tables; the same."""
_KEY = "table_id = ? AND seat = ?"


class Subscription(NamedTuple):
    """One device, as its browser described it."""

    endpoint: str
    p256dh: str
    auth: str
    origin: str
    """The address of this server, as the browser saw it."""


class SeatTenure(NamedTuple):
    """A seat as long as one person holds it."""

    table: str
    seat: int
    person: str
    tenure: int


class Subscriptions:
    """The register of them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, held: SeatTenure, device: Subscription, now: float) -> None:
        """Tell this device, too; those of former holders and the oldest of too many are deleted."""
        key = (held.table, held.seat)
        await self._storage.write(
            (
                "INSERT INTO subscriptions"
                " (table_id, seat, endpoint, p256dh, auth, origin, person, tenure, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, seat, endpoint) DO UPDATE SET p256dh = excluded.p256dh,"
                " auth = excluded.auth, origin = excluded.origin, person = excluded.person,"
                " tenure = excluded.tenure, created = excluded.created",
                (*key, *device, held.person, held.tenure, now),
            ),
            (f"DELETE FROM subscriptions WHERE {_KEY} AND tenure <> ?", (*key, held.tenure)),
            (
                f"DELETE FROM subscriptions WHERE {_KEY} AND endpoint NOT IN"
                f" (SELECT endpoint FROM subscriptions WHERE {_KEY}"
                f" ORDER BY created DESC, endpoint LIMIT {PER_SEAT})",
                (*key, *key),
            ),
            (
                "DELETE FROM subscriptions WHERE person = ? AND created < (SELECT MIN(created)"
                " FROM (SELECT created FROM subscriptions WHERE person = ?"
                f" ORDER BY created DESC LIMIT {PER_PERSON}) AS newest)",
                (held.person, held.person),
            ),
        )

    async def end(self, table: str, person: str, endpoint: str) -> None:
        """Somebody no longer wants to be told at this device about this table."""
        await self._storage.write(
            (
                "DELETE FROM subscriptions WHERE table_id = ? AND person = ? AND endpoint = ?",
                (table, person, endpoint),
            )
        )

    async def drop(self, endpoint: str) -> None:
        """Its push service says that this device is gone."""
        await self._storage.write(
            ("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)),
        )

    async def drop_table(self, table: str) -> None:
        """Nobody is asked there any more."""
        await self._storage.write(
            ("DELETE FROM subscriptions WHERE table_id = ?", (table,)),
            ("DELETE FROM turn_calls WHERE table_id = ?", (table,)),
        )

    async def drop_former(self, table: str, tenures: dict[int, int]) -> None:
        """Seats have changed hands: what their former holders asked for is forgotten."""
        await self._storage.write(
            *[
                (f"DELETE FROM subscriptions WHERE {_KEY} AND tenure <> ?", (table, seat, tenure))
                for seat, tenure in tenures.items()
            ]
        )

    async def devices(self, held: SeatTenure) -> list[Subscription]:
        """Those of the present holder of a seat."""
        rows = await self._storage.fetch(
            "SELECT endpoint, p256dh, auth, origin FROM subscriptions"
            f" WHERE {_KEY} AND person = ? AND tenure = ? ORDER BY created",
            *held,
        )
        return [Subscription(*row) for row in rows]

    async def claim(self, table: str, seat: int, question: str) -> bool:
        """Whether nobody was told about this question yet, by any process; then it counts as told.

        The last one per seat is remembered.
        """
        try:
            await self._storage.write(
                (f"DELETE FROM turn_calls WHERE {_KEY} AND question <> ?", (table, seat, question)),
                (
                    "INSERT INTO turn_calls (table_id, seat, question) VALUES (?, ?, ?)",
                    (table, seat, question),
                ),
            )
        except Taken:
            return False
        return True
