"""Backup, restore, the move from SQLite to PostgreSQL: everything, of one moment, or nothing."""

import asyncio
import sqlite3
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from grimtable.server.storage import NewerDatabase, Statement, Storage, StorageDown, open_storage
from grimtable.server.storage.copying import (
    BATCH,
    BadBackup,
    NotEmpty,
    backup,
    copy,
    database_tables,
    restore,
)
from grimtable.sessions.session import Entry
from server.conftest import new_url

ROWS: dict[str, tuple[str | int | float | None, ...]] = {
    "tables": ("oak", "QWERTZ", "grimwood", 1, "{}", "open", 1, 1.5, 2.5),
    "log": ("oak", 0, 7, "deal", "[1, 2]", "id", '{"secret": "ä牌"}', 3.25),
    "people": ("p1", None, "Änne", "owl", 1.0, 2.0),
    "seats": ("oak", 0, None, "hash", None, 3, "hash", 3, None, 3),
    "former": ("oak", 1, "p1", 0),
    "guests": ("oak", "p1", 0, 1),
    "chat": ("oak", 0, "p1", -1, "hello", 4.0),
    "reports": ("r1", "oak", "p1", "p2", "rude", 5.0),
    "bans": ("192.0.2.1", 1e12),
    "notes": ("maintenance", ""),
    "processes": ("near", 7),
    "presence": ("oak", "near", 3, 1),
}
LONG = 2 * BATCH + 3


async def filled(url: str) -> Storage:
    """Something in every table, and a log of several batches."""
    storage = await open_storage(url)
    inserts: list[Statement] = [
        (f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        for name, row in ROWS.items()
    ]
    await storage.write(*inserts)
    await asyncio.gather(
        *(
            storage.append(f"elm {ply % 7}", Entry(ply, 0, "move", [ply]), 1.0)
            for ply in range(LONG)
        )
    )
    return storage


async def contents(storage: Storage) -> dict[str, list[tuple[object, ...]]]:
    return {
        shelf.name: sorted(await storage.fetch(f"SELECT * FROM {shelf.name}"), key=str)
        for shelf in database_tables()
    }


@pytest.fixture
def other(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty storage of the other kind."""
    (tmp_path / "other").mkdir()
    kind = "postgres" if url.startswith("sqlite") else "sqlite"
    return new_url(kind, request, tmp_path / "other")


def test_everything_goes_from_one_kind_to_the_other(url: str, other: str) -> None:
    steps: list[tuple[int, int]] = []

    async def main() -> None:
        source, target = await filled(url), await open_storage(other)
        everything = await contents(source)
        total = LONG + len(ROWS)

        assert {name for name, rows in everything.items() if rows} == set(ROWS)
        assert await copy(source, target, lambda *step: steps.append(step)) == total
        assert await contents(target) == everything
        assert [done for done, _ in steps] == sorted(done for done, _ in steps)
        assert len(steps) >= len(ROWS) + 2
        assert steps[-1] == (total, total)
        assert await target.append("oak", Entry(1, 0, "move", [1]), 1.0)
        for storage in (source, target):
            await storage.close()

    asyncio.run(main())


def test_a_backup_can_be_restored(url: str, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "monday.db"
    file.parent.mkdir()

    async def main() -> None:
        source = await filled(url)
        await backup(source, file)
        kept = file.read_bytes()
        target = await open_storage(f"sqlite://{tmp_path / 'new.db'}")
        await restore(file, target)

        assert await contents(target) == await contents(source)
        assert file.read_bytes() == kept
        assert list(file.parent.iterdir()) == [file]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        with pytest.raises(NotEmpty, match="is there already"):
            await backup(source, file)
        for storage in (source, target):
            await storage.close()

    asyncio.run(main())


def test_nothing_is_copied_into_a_storage_that_holds_something(url: str, other: str) -> None:
    async def main() -> None:
        source, target = await filled(url), await open_storage(other)
        await target.write(("INSERT INTO bans VALUES (?, ?)", ("192.0.2.9", 1.0)))
        with pytest.raises(NotEmpty, match="there are bans already"):
            await copy(source, target)

        assert {name for name, rows in (await contents(target)).items() if rows} == {"bans"}
        for storage in (source, target):
            await storage.close()

    asyncio.run(main())


def test_a_copy_that_breaks_off_leaves_nothing(url: str, other: str) -> None:
    def break_off(done: int, _: int) -> None:
        if done > BATCH:
            raise StorageDown("power cut")

    async def main() -> None:
        source, target = await filled(url), await open_storage(other)
        with pytest.raises(StorageDown, match="power cut"):
            await copy(source, target, break_off)

        assert not any((await contents(target)).values())
        assert await copy(source, target) == LONG + len(ROWS)
        for storage in (source, target):
            await storage.close()

    asyncio.run(main())


def test_a_backup_that_breaks_off_leaves_no_file(tmp_path: Path) -> None:
    def break_off(*_: int) -> None:
        raise StorageDown("power cut")

    async def main() -> None:
        source = await filled(f"sqlite://{tmp_path / 'table.db'}")
        before = set(tmp_path.iterdir())
        with pytest.raises(StorageDown, match="power cut"):
            await backup(source, tmp_path / "monday.db", break_off)
        with pytest.raises(StorageDown, match="see that the folder is there"):
            await backup(source, tmp_path / "nowhere" / "monday.db")

        assert set(tmp_path.iterdir()) == before
        await source.close()

    asyncio.run(main())


def test_a_backup_under_load_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """B is written after A, so at no moment has B more than A; a copy read A long before B."""

    async def play(storage: Storage) -> None:
        for ply in range(100_000):
            for table in ("A", "a B"):
                await storage.append(table, Entry(ply, 0, "move", [ply]), 1.0)

    async def main() -> None:
        source = await filled(url)
        playing = asyncio.ensure_future(play(source))
        while len(await source.read("A")) < 20:
            await asyncio.sleep(0)
        file = tmp_path / "monday.db"
        await backup(source, file)
        assert not playing.done()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        target = await open_storage(f"sqlite://{file}")
        first, second = len(await target.read("A")), len(await target.read("a B"))

        assert first - second in (0, 1)
        assert first >= 20
        for storage in (source, target):
            await storage.close()

    asyncio.run(main())


@pytest.mark.parametrize("fault", ["missing", "text", "foreign", "cut", "scratched"])
def test_what_is_no_sound_backup_is_refused(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"

    async def main() -> None:
        source = await filled(f"sqlite://{tmp_path / 'table.db'}")
        await backup(source, file)
        await source.close()
        spoil(file, fault)
        target = await open_storage(f"sqlite://{tmp_path / 'new.db'}")
        with pytest.raises(BadBackup, match=r"monday\.db"):
            await restore(file, target)

        assert not any((await contents(target)).values())
        await target.close()

    asyncio.run(main())


def spoil(file: Path, fault: str) -> None:
    kept = file.read_bytes()
    file.unlink()
    if fault == "text":
        file.write_text("Dear Sir or Madam, " * 100)
    elif fault == "foreign":
        line = sqlite3.connect(file)
        line.execute("CREATE TABLE recipes (cake TEXT)")
        line.close()
    elif fault == "cut":
        file.write_bytes(kept[: len(kept) // 2])
    elif fault == "scratched":
        file.write_bytes(kept[:8192] + bytes(len(kept) - 8192))


def test_a_backup_of_a_later_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "monday.db"

    async def main() -> None:
        source = await filled(f"sqlite://{tmp_path / 'table.db'}")
        await source.write(("INSERT INTO migrations VALUES (?, ?)", (99, 1.0)))
        await source.close()
        target = await open_storage(f"sqlite://{tmp_path / 'new.db'}")
        with pytest.raises(NewerDatabase, match="step 99"):
            await restore(tmp_path / "table.db", target)
        await target.close()

    asyncio.run(main())
    assert not file.exists()
