"""A storage in a process that may write no more than it has: the disk is full. Then there is room.

Called with the address; prints what happened as JSON.
"""

import asyncio
import json
import resource
import sys
from pathlib import Path

from grimtable.server.storage import Storage, StorageDown, open_storage
from grimtable.sessions.session import Entry

TABLES = [f"table-{number}" for number in range(30)]


async def turn(storage: Storage, ply: int) -> list[bool | BaseException]:
    """One entry at every table, all at once."""
    entry = Entry(ply, 0, "move", [ply], f"turn {ply}", "x" * 400)
    tries = [storage.append(table, entry, 1.0) for table in TABLES]
    return await asyncio.gather(*tries, return_exceptions=True)


async def main(url: str) -> None:
    storage = await open_storage(url)
    await turn(storage, 0)
    wal = Path(f"{url.removeprefix('sqlite://')}-wal")
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 50_000, most))
    ply, answers = 1, await turn(storage, 1)
    while all(answer is True for answer in answers):
        ply += 1
        answers = await turn(storage, ply)
    again = await turn(storage, ply)
    lengths = [len(await storage.read(table)) for table in TABLES]
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    after = await turn(storage, ply)
    await storage.close()
    print(
        json.dumps(
            {
                "ply": ply,
                "down": all(isinstance(answer, StorageDown) for answer in answers + again),
                "message": str(answers[0]),
                "lengths": lengths,
                "after": [answer is True for answer in after],
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
