"""People whose seats were given away while they were absent, stored beside the log."""

from grimtable.server.storage import Storage
from grimtable.server.storage.base import Statement


class FormerHolders:
    """The former holders of seats, who may return to them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def note(self, table: str, seat: int, person: str) -> None:
        """Note that somebody has lost a seat."""
        await self._storage.write(
            (
                "INSERT INTO former (table_id, seat, person, is_asking) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (table_id, seat, person) DO NOTHING",
                (table, seat, person),
            )
        )

    async def seats(self, table: str, person: str) -> list[int]:
        """The seats somebody has lost at a table."""
        rows = await self._storage.fetch(
            "SELECT seat FROM former WHERE table_id = ? AND person = ? ORDER BY seat", table, person
        )
        return [seat for (seat,) in rows]

    async def by_table(self, person: str) -> dict[str, list[int]]:
        """The seats somebody has lost, by table."""
        found: dict[str, list[int]] = {}
        for table, seat in await self._storage.fetch(
            "SELECT table_id, seat FROM former WHERE person = ? ORDER BY seat", person
        ):
            found.setdefault(table, []).append(seat)
        return found

    async def regain(self, table: str, seat: int, person: str) -> None:
        """Note that somebody holds their seat again."""
        await self._storage.write(
            (
                "DELETE FROM former WHERE table_id = ? AND seat = ? AND person = ?",
                (table, seat, person),
            )
        )

    async def ask(self, table: str, seat: int, person: str) -> None:
        """Somebody asks for a lost seat; this replaces any other request for it."""
        await self._storage.write(
            (
                "UPDATE former SET is_asking = CASE WHEN person = ? THEN 1 ELSE 0 END"
                " WHERE table_id = ? AND seat = ?",
                (person, table, seat),
            )
        )

    async def asking(self, table: str, seat: int) -> str | None:
        """The person who asks for this seat, if any."""
        rows = await self._storage.fetch(
            "SELECT person FROM former WHERE table_id = ? AND seat = ? AND is_asking = 1",
            table,
            seat,
        )
        return str(rows[0][0]) if rows else None


def loss_of(promised: tuple[str, int, str], former: str) -> Statement:
    """Note that somebody loses the seat that is promised to another person."""
    return (
        "INSERT INTO former (table_id, seat, person, is_asking)"
        " SELECT table_id, seat, CAST(? AS TEXT), 0 FROM seats"
        " WHERE table_id = ? AND seat = ? AND person = ? AND tenure = -1"
        " ON CONFLICT (table_id, seat, person) DO NOTHING",
        (former, *promised),
    )
