"""What one process appends, the others on the same database hear."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from grimtable.server.storage import Storage, open_storage
from grimtable.sessions.session import Entry

if TYPE_CHECKING:
    from server.storage.database import Database

Hints = list[tuple[str, int]]


def entry(ply: int) -> Entry:
    return Entry(ply, 0, "move", [1], f"id {ply}")


async def two(url: str) -> tuple[Storage, Storage, Hints, Hints]:
    """Two processes and what each of them hears."""
    near, far = await open_storage(url), await open_storage(url)
    here: Hints = []
    there: Hints = []
    near.listen(lambda table, ply: here.append((table, ply)))
    far.listen(lambda table, ply: there.append((table, ply)))
    await near.read("")
    await far.read("")
    return near, far, here, there


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.005)


def test_others_hear_what_was_appended_and_the_author_does_not(postgres: "Database") -> None:
    async def main(url: str) -> None:
        near, far, here, there = await two(url)
        assert await near.append("oak", entry(0), 1.0)
        assert not await near.append("oak", Entry(0, 0, "move", [2], "rival"), 1.0)
        assert await near.append("oak", entry(1), 1.0)
        await until(lambda: len(there) >= 2)
        assert await far.append("elm", entry(0), 1.0)
        await until(lambda: len(here) >= 1)

        assert there == [("oak", 0), ("oak", 1)]
        assert here == [("elm", 0)]
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))


def test_a_hint_never_comes_before_its_row(postgres: "Database") -> None:
    async def main(url: str) -> None:
        near, far, _, there = await two(url)
        for ply in range(20):
            await near.append("oak", entry(ply), 1.0)
            await until(lambda: len(there) > ply)  # noqa: B023

            assert [kept.number for kept in await far.read("oak", ply)] == [ply]
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))


def test_a_large_batch_is_told_completely(postgres: "Database") -> None:
    """A notification holds 8,000 bytes; 700 long names are several times that."""
    tables = [f'table with a long "name" {number:040}' for number in range(700)]

    async def main(url: str) -> None:
        near, far, _, there = await two(url)
        await asyncio.gather(*(near.append(table, entry(0), 1.0) for table in tables))
        await until(lambda: len(there) >= len(tables))

        assert sorted(there) == [(table, 0) for table in tables]
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))


def test_hints_come_back_after_a_lost_line_with_the_next_read(postgres: "Database") -> None:
    async def main(url: str) -> None:
        near, far, _, there = await two(url)
        await asyncio.to_thread(postgres.cut)
        assert await near.append("oak", entry(0), 1.0)
        assert await far.read("oak") == [entry(0)]
        assert await near.append("oak", entry(1), 1.0)
        await until(lambda: len(there) >= 1)

        assert there == [("oak", 1)]
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))
