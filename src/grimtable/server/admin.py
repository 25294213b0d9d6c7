"""What operators do from the command line: it works on the storage, with or without a server."""

import msgspec

from grimtable.server.people.keys import read_code
from grimtable.server.people.limits import network
from grimtable.server.refusals import Denied
from grimtable.server.storage import Storage
from grimtable.server.table.log.seats import SERVER
from grimtable.sessions.session import Entry


class TableRow(msgspec.Struct, frozen=True):
    """A table in the list of tables. Its code is useless once the game has begun."""

    code: str
    game: str
    phase: str
    entries: int
    people: int
    touched: float


class FiledReport(msgspec.Struct, frozen=True):
    """A report that somebody at a table has sent."""

    code: str
    text: str
    at: float


async def list_tables(storage: Storage, phase: str = "") -> list[TableRow]:
    """All tables, most recently used first."""
    rows = await storage.fetch(
        "SELECT code, game, phase,"
        " (SELECT count(*) FROM log WHERE table_id = tables.id),"
        " (SELECT count(*) FROM seats WHERE table_id = tables.id AND person IS NOT NULL),"
        " touched FROM tables WHERE ? IN ('', phase) ORDER BY touched DESC",
        phase,
    )
    return [TableRow(*row) for row in rows]


async def close_table(storage: Storage, code: str, now: float) -> None:
    """End a table. A running server notices at the table's next commit."""
    rows = await storage.fetch("SELECT id, phase FROM tables WHERE code = ?", read_code(code) or "")
    if not rows:
        raise Denied("unknown", f"there is no table with the code {code}")
    table, phase = rows[0]
    if phase == "over":
        raise Denied("not_now", f"the table {code} is over already")
    while True:
        ((number,),) = await storage.fetch("SELECT count(*) FROM log WHERE table_id = ?", table)
        if await storage.append(table, Entry(number, SERVER, "end", [], data="closed"), now):
            break
    change = "UPDATE tables SET phase = 'over', touched = ? WHERE id = ?"
    await storage.write((change, (now, table)))


async def set_maintenance(storage: Storage, is_on: bool) -> None:
    """Turn maintenance on or off. During maintenance nobody can open or join a table."""
    await storage.write(
        (
            "INSERT INTO notes (name, value) VALUES ('maintenance', ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            ("on" if is_on else "off",),
        )
    )


async def list_reports(storage: Storage) -> list[FiledReport]:
    """All reports, newest first."""
    rows = await storage.fetch(
        "SELECT tables.code, reports.text, reports.at FROM reports"
        " JOIN tables ON tables.id = reports.table_id ORDER BY reports.at DESC"
    )
    return [FiledReport(*row) for row in rows]


async def ban(storage: Storage, address: str, until: float) -> None:
    """Ban an address until this time. A running server notices within a minute."""
    await storage.write(
        (
            "INSERT INTO bans (address, until) VALUES (?, ?)"
            " ON CONFLICT (address) DO UPDATE SET until = excluded.until",
            (network(address), until),
        )
    )
