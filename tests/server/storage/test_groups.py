"""Group commit: all that wait go in one transaction, sorted."""

import asyncio
import random
from pathlib import Path

from grimtable.server.storage import Storage, open_storage
from grimtable.sessions.session import Entry

WAITING = 200


def test_all_that_wait_go_in_one_commit(url: str) -> None:
    async def main() -> None:
        storage = await open_storage(url)
        before = await commits(storage, url)
        first = asyncio.ensure_future(append(storage, "first"))
        await asyncio.sleep(0)
        rest = [asyncio.ensure_future(append(storage, f"{n}")) for n in range(WAITING)]
        await asyncio.gather(first, *rest)

        assert await commits(storage, url) - before == 2
        assert storage.commits == 2
        assert storage.appended == WAITING + 1
        await storage.close()

    asyncio.run(main())


def test_one_that_comes_alone_does_not_wait_for_others(url: str) -> None:
    async def main() -> None:
        storage = await open_storage(url)
        before = await commits(storage, url)
        for name in ("oak", "elm", "ash"):
            await append(storage, name)

        assert await commits(storage, url) - before == 3
        await storage.close()

    asyncio.run(main())


def test_a_batch_is_written_in_the_order_of_its_keys(url: str) -> None:
    """Otherwise batches of two processes wait for each other's keys for ever."""
    places = [(f"table {table}", ply) for table in range(20) for ply in range(20)]
    random.Random(5).shuffle(places)
    lies = "rowid" if url.startswith("sqlite") else "ctid"

    async def main() -> None:
        storage = await open_storage(url)
        await asyncio.gather(*(append(storage, table, ply) for table, ply in places))

        found = await storage.fetch(f"SELECT table_id, ply FROM log ORDER BY {lies}")
        assert found == sorted(places)
        await storage.close()

    asyncio.run(main())


async def append(storage: Storage, table: str, ply: int = 0) -> None:
    assert await storage.append(table, Entry(ply, 0, "move", [1], "id"), 1.0)


async def commits(storage: Storage, url: str) -> int:
    """How many transactions wrote the log, seen from outside."""
    if url.startswith("postgres"):
        ((count,),) = await storage.fetch("SELECT count(DISTINCT xmin::text) FROM log")
        return int(count)
    return commit_marks(Path(f"{url.removeprefix('sqlite://')}-wal"))


def commit_marks(wal: Path) -> int:
    """Frames of SQLite's write-ahead log that end a transaction: they tell the file's new size."""
    log = wal.read_bytes() if wal.exists() else b""
    page = int.from_bytes(log[8:12], "big")
    salt = log[16:24]
    frames = [log[start : start + 24] for start in range(32, len(log), 24 + page)]
    return sum(frame[8:16] == salt and frame[4:8] != bytes(4) for frame in frames)
