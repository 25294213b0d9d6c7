"""From an empty database to the present one, step by step."""

import asyncio

import pytest

from grimtable.server.storage import NewerDatabase, Storage, StorageDown, open_storage
from grimtable.server.storage.copying import database_tables
from grimtable.server.storage.migrating import migrate, steps

SCHEMA = {
    "sqlite": "SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c "
    "WHERE t.type = 'table' ORDER BY t.name, c.cid",
    "postgresql": "SELECT table_name, column_name FROM information_schema.columns "
    "WHERE table_schema = 'public' ORDER BY table_name, ordinal_position",
}


def test_a_new_database_has_every_table(url: str) -> None:
    async def main() -> None:
        storage = await open_storage(url, at=12.5)

        assert await schema(storage, url) == sorted(
            [(shelf.name, shelf.columns) for shelf in database_tables()]
            + [("migrations", ["number", "at"])]
        )
        assert await applied(storage) == [(number, 12.5) for number in steps()]
        await storage.close()

    asyncio.run(main())


def test_opening_again_changes_nothing(url: str) -> None:
    async def main() -> None:
        for at in (1.0, 2.0):
            storage = await open_storage(url, at=at)
            await storage.close()
        storage = await open_storage(url)

        assert await applied(storage) == [(number, 1.0) for number in steps()]
        await storage.close()

    asyncio.run(main())


def test_several_processes_may_open_a_new_database_at_once(url: str) -> None:
    async def main() -> None:
        storages = await asyncio.gather(*(open_storage(url) for _ in range(4)))

        assert await applied(storages[0]) == [(number, 0.0) for number in steps()]
        for storage in storages:
            await storage.close()

    asyncio.run(main())


def test_a_step_that_fails_leaves_nothing_and_can_be_done_again(url: str) -> None:
    last = max(steps())
    good = ["CREATE TABLE hats (size BIGINT)", "INSERT INTO hats VALUES (7)"]
    later = {last + 1: good, last + 2: ["CREATE TABLE coats (size BIGINT)", "CREATE NONSENSE"]}

    async def main() -> None:
        storage = await open_storage(url)
        with pytest.raises(Exception, match=r"(?i)nonsense"):
            await migrate(storage, 3.0, steps() | later)

        tables = [name for name, _ in await schema(storage, url)]
        assert "hats" in tables
        assert "coats" not in tables
        assert (await applied(storage))[-1] == (last + 1, 3.0)

        await migrate(storage, 4.0, steps() | later | {last + 2: later[last + 2][:1]})
        assert (await applied(storage))[-1] == (last + 2, 4.0)
        assert await storage.fetch("SELECT size FROM hats") == [(7,)]
        await storage.close()

    asyncio.run(main())


def test_a_database_of_a_later_version_is_refused_in_one_line(url: str) -> None:
    async def main() -> None:
        storage = await open_storage(url)
        await storage.write(("INSERT INTO migrations VALUES (?, ?)", (99, 1.0)))
        await storage.close()

        with pytest.raises(NewerDatabase, match=r"step 99.*install") as refusal:
            await open_storage(url)
        assert "\n" not in str(refusal.value)

    asyncio.run(main())


def test_a_server_that_is_not_there_is_told_in_one_line_without_its_password() -> None:
    address = "postgresql://host:hidden@127.0.0.1:1/nowhere"

    with pytest.raises(StorageDown, match="see that the database runs") as refusal:
        asyncio.run(open_storage(address))
    assert "\n" not in str(refusal.value)
    assert "hidden" not in str(refusal.value)


async def applied(storage: Storage) -> list[tuple[int, float]]:
    found = await storage.fetch("SELECT number, at FROM migrations ORDER BY number")
    return [(number, at) for number, at in found]


async def schema(storage: Storage, url: str) -> list[tuple[str, list[str]]]:
    """What the database itself says about its tables."""
    tables: dict[str, list[str]] = {}
    for table, column in await storage.fetch(SCHEMA[url.partition("://")[0]]):
        tables.setdefault(table, []).append(column)
    return sorted(tables.items())
