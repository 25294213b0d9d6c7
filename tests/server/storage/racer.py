"""One process of a race: appends to every table as fast as it can, and notes what was accepted.

Called with: address, own name, number of tables, plies to reach, file of notes, file that ends it.
"""

import asyncio
import sys
from pathlib import Path
from typing import TextIO

from grimtable.server.storage import Storage, StorageDown, open_storage
from grimtable.sessions.session import Entry


async def append(storage: Storage, table: str, entry: Entry, notes: TextIO) -> bool:
    """Until there is an answer; a repeat of the same entry is safe."""
    while True:
        try:
            return await storage.append(table, entry, 1.0)
        except StorageDown:
            notes.write("down\n")
            await asyncio.sleep(0.02)


async def grown(storage: Storage, table: str, ply: int) -> int:
    """How far the table is by now."""
    while True:
        try:
            return ply + len(await storage.read(table, ply))
        except StorageDown:
            await asyncio.sleep(0.02)


async def race(
    storage: Storage, name: str, table: str, plies: int, notes: TextIO, over: Path
) -> None:
    """Go on until the table is long enough and whoever watches has seen enough."""
    ply = await grown(storage, table, 0)
    tries = 0
    while ply < plies or not over.exists():
        entry = Entry(ply, 0, "move", [ply], f"{name} {tries}")
        tries += 1
        if await append(storage, table, entry, notes):
            notes.write(f"{table} {ply} {entry.id}\n")  # the acknowledgement, in a file at once
            ply += 1
        else:
            ply = await grown(storage, table, ply)


async def opened(url: str) -> Storage:
    """A late starter may find the database down."""
    while True:
        try:
            return await open_storage(url)
        except StorageDown:
            await asyncio.sleep(0.02)


async def main(url: str, name: str, tables: int, plies: int, noted: Path, over: Path) -> None:
    storage = await opened(url)
    with noted.open("a", buffering=1) as notes:
        await asyncio.gather(
            *(race(storage, name, f"table-{n}", plies, notes, over) for n in range(tables))
        )
    await storage.close()


if __name__ == "__main__":
    url, name, tables, plies, noted, over = sys.argv[1:]
    asyncio.run(main(url, name, int(tables), int(plies), Path(noted), Path(over)))
