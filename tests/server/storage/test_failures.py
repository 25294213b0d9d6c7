"""Disk full, file or database gone, nothing may be written: told, nothing half done, and over."""

import asyncio
import json
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest

from grimtable.server.storage import StorageDown, open_storage, sqlite_connection
from grimtable.sessions.session import Entry
from server.storage.cutting import Cutter

if TYPE_CHECKING:
    from server.storage.database import Database

DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
KEEP = ("INSERT INTO notes (name, value) VALUES (?, ?)", ("a", "1"))


def entry(ply: int) -> Entry:
    return Entry(ply, 0, "move", [ply], f"id {ply}")


def played(program: str, *arguments: str) -> dict[str, Any]:
    """What a program beside this file has to tell."""
    file = Path(__file__).with_name(program)
    told = subprocess.run(
        [sys.executable, str(file), *arguments], capture_output=True, check=True, text=True
    )
    found: dict[str, Any] = json.loads(told.stdout)
    return found


# SQLite


def test_a_full_disk_refuses_whole_batches_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """PITFALLS T26"""
    told = played("cramped.py", f"sqlite://{tmp_path / 'table.db'}")

    assert told["down"]
    assert "table.db: " in told["message"]
    assert told["ply"] > 1  # it did write until there was no room
    assert set(told["lengths"]) == {told["ply"]}  # nothing of the refused batches
    assert all(told["after"])


def test_a_file_that_may_only_be_read_is_told_until_it_may_be_written() -> None:
    """PITFALLS T26"""
    with tempfile.TemporaryDirectory() as folder:
        told = played("unwritable.py", f"{folder}/table.db")

    assert len(told["messages"]) == 2
    assert all("it cannot be written; see to" in message for message in told["messages"])
    assert told["answer"]
    assert told["lengths"] == [0, 1]


@pytest.mark.parametrize("is_replaced", [False, True])
def test_nothing_is_accepted_into_a_file_that_was_moved_away(
    tmp_path: Path, *, is_replaced: bool
) -> None:
    """An open file stays writable without its name, and all of it would be lost."""
    file, elsewhere = tmp_path / "table.db", tmp_path / "elsewhere.db"

    async def main() -> None:
        storage = await open_storage(f"sqlite://{file}")
        assert await storage.append("oak", entry(0), 1.0)
        file.rename(elsewhere)
        if is_replaced:
            file.write_bytes(b"")
        for _ in range(2):
            with pytest.raises(StorageDown, match=r"table\.db: .*; see to the file"):
                await storage.append("oak", entry(1), 1.0)
        assert file.exists() == is_replaced
        elsewhere.rename(file)

        assert await storage.append("oak", entry(1), 1.0)
        assert await storage.read("oak") == [entry(0), entry(1)]
        await storage.close()

    asyncio.run(main())


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs Linux")
def test_a_handle_that_went_bad_is_let_go(tmp_path: Path) -> None:
    """As when a disk was away for a while: only opening the file again helps."""

    async def main() -> None:
        storage = await open_storage(f"sqlite://{tmp_path / 'table.db'}")
        assert await storage.append("oak", entry(0), 1.0)
        with open("/dev/full", "r+b", buffering=0) as full:
            for handle in Path("/proc/self/fd").iterdir():
                if handle.is_symlink() and handle.readlink().name == "table.db-wal":
                    os.dup2(full.fileno(), int(handle.name))
        with pytest.raises(StorageDown, match="the disk is full"):
            await storage.append("oak", entry(1), 1.0)

        assert await storage.append("oak", entry(1), 1.0)
        assert await storage.read("oak") == [entry(0), entry(1)]
        await storage.close()

    asyncio.run(main())


def test_a_file_held_by_another_program_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "_BUSY_TIMEOUT", 0.1)

    async def main() -> None:
        url = f"sqlite://{tmp_path / 'table.db'}"
        storage = await open_storage(url)
        async with storage.transaction(writing=True):
            with pytest.raises(StorageDown, match="another program holds it"):
                await storage.append("oak", entry(0), 1.0)

        assert await storage.append("oak", entry(0), 1.0)
        await storage.close()

    asyncio.run(main())


def test_all_files_are_their_owner_s_alone(tmp_path: Path) -> None:
    """PITFALLS T41"""
    file = tmp_path / "table.db"
    file.touch(mode=0o644)

    async def main() -> None:
        storage = await open_storage(f"sqlite://{file}")
        assert await storage.append("oak", entry(0), 1.0)

        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        assert modes == dict.fromkeys(["table.db", "table.db-wal", "table.db-shm"], 0o600)
        await storage.close()

    before = os.umask(0)
    try:
        asyncio.run(main())
    finally:
        os.umask(before)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir or Madam,")
    file.chmod(0o644)

    with pytest.raises(StorageDown, match="name another file"):
        asyncio.run(open_storage(f"sqlite://{file}"))
    assert file.read_text() == "Dear Sir or Madam,"
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageDown, match="see that its folder is there"):
        asyncio.run(open_storage(f"sqlite://{tmp_path / 'nowhere' / 'table.db'}"))


# PostgreSQL


def test_a_crashed_database_is_told_and_used_again_when_it_is_back(postgres: "Database") -> None:
    async def main(url: str) -> None:
        storage = await open_storage(url)
        assert await storage.append("oak", entry(0), 1.0)
        await asyncio.to_thread(postgres.crash)
        for _ in range(2):
            with pytest.raises(StorageDown, match="see that the database runs"):
                await storage.append("oak", entry(1), 1.0)
            with pytest.raises(StorageDown):
                await storage.read("oak")
            with pytest.raises(StorageDown):
                await storage.write(KEEP)
        await asyncio.to_thread(postgres.start)

        assert await storage.append("oak", entry(1), 1.0)
        await storage.write(KEEP)
        assert await storage.read("oak") == [entry(0), entry(1)]
        await storage.close()

    asyncio.run(main(postgres.empty()))


def test_a_connection_lost_in_idleness_is_nobody_s_concern(postgres: "Database") -> None:
    async def main(url: str) -> None:
        storage = await open_storage(url)
        assert await storage.append("oak", entry(0), 1.0)
        assert await storage.read("oak") == [entry(0)]
        await asyncio.to_thread(postgres.cut)

        assert await storage.append("oak", entry(1), 1.0)
        await asyncio.to_thread(postgres.cut)
        await storage.write(KEEP)
        await asyncio.to_thread(postgres.cut)
        assert await storage.read("oak") == [entry(0), entry(1)]
        await storage.close()

    asyncio.run(main(postgres.empty()))


def test_a_database_that_may_only_be_read_is_told(postgres: "Database") -> None:
    async def main(url: str) -> None:
        storage = await open_storage(url)
        switch = f"ALTER DATABASE {urlsplit(url).path[1:]} SET default_transaction_read_only = "
        await asyncio.to_thread(postgres.tell, switch + "on")
        await asyncio.to_thread(postgres.cut)
        with pytest.raises(StorageDown, match="read-only"):
            await storage.append("oak", entry(0), 1.0)
        await asyncio.to_thread(postgres.tell, switch + "off")

        assert await storage.append("oak", entry(0), 1.0)
        assert await storage.read("oak") == [entry(0)]
        await storage.close()

    asyncio.run(main(postgres.empty()))


@pytest.mark.parametrize("is_done", [False, True])
def test_a_commit_whose_end_nobody_saw_is_repeated_and_counts_once(
    postgres: "Database", *, is_done: bool
) -> None:
    """The line is cut before the database gets the batch, or after it has committed it."""

    async def main(url: str) -> None:
        cutter = Cutter(url)
        storage = await open_storage(await cutter.open())
        await asyncio.gather(*(storage.append(f"{n}", entry(0), 1.0) for n in range(5)))
        cutter.arm(after=is_done)
        answers = await asyncio.gather(*(storage.append(f"{n}", entry(1), 1.0) for n in range(5)))

        assert cutter.cuts == 1
        assert answers == [True] * 5
        for number in range(5):
            assert await storage.read(f"{number}") == [entry(0), entry(1)]
        await storage.close()
        cutter.close()

    asyncio.run(main(postgres.empty()))


@pytest.mark.parametrize(
    ("at", "is_done", "is_told", "value"),
    [(b"", False, False, "111"), (b"COMMIT", False, True, "11"), (b"COMMIT", True, True, "111")],
)
def test_a_write_is_repeated_only_if_it_was_surely_not_kept(
    postgres: "Database", at: bytes, value: str, *, is_done: bool, is_told: bool
) -> None:
    """A write is not recognised like an entry: after a cut commit, whoever wrote must look."""

    async def main(url: str) -> None:
        cutter = Cutter(url)
        storage = await open_storage(await cutter.open())
        await storage.write(KEEP)
        add = ("UPDATE notes SET value = value || ?", ("1",))
        await storage.write(add)
        cutter.arm(after=is_done, at=at)
        if is_told:
            with pytest.raises(StorageDown):
                await storage.write(add)
        else:
            await storage.write(add)

        assert cutter.cuts == 1
        assert await storage.fetch("SELECT value FROM notes") == [(value,)]
        await storage.close()
        cutter.close()

    asyncio.run(main(postgres.empty()))


def test_appends_with_opposite_orders_do_not_lock_each_other(postgres: "Database") -> None:
    names = [f"table-{number}" for number in range(150)]

    async def main(url: str) -> None:
        near, far = await open_storage(url), await open_storage(url)
        before = await near.fetch(DEADLOCKS)
        for ply in range(10):
            rivals = [Entry(ply, seat, "move", [], f"{seat}") for seat in (0, 1)]
            answers = await asyncio.gather(
                *(near.append(name, rivals[0], 1.0) for name in names),
                *(far.append(name, rivals[1], 1.0) for name in reversed(names)),
            )
            assert sum(answers) == len(names)

        assert await near.fetch(DEADLOCKS) == before
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))


def test_writes_that_stand_in_each_other_s_way_are_both_done(postgres: "Database") -> None:
    """Two processes change the same two rows in opposite orders: the database undoes one."""

    async def main(url: str) -> None:
        near, far = await open_storage(url), await open_storage(url)
        insert = "INSERT INTO notes (name, value) VALUES (?, '')"
        await near.write((insert, ("a",)), (insert, ("b",)))
        touch = "UPDATE notes SET value = value || '1' WHERE name = ? AND pg_sleep(0.1) IS NOT NULL"
        await asyncio.gather(
            near.write((touch, ("a",)), (touch, ("b",))),
            far.write((touch, ("b",)), (touch, ("a",))),
        )

        assert await near.fetch("SELECT value FROM notes") == [("11",), ("11",)]
        await near.close()
        await far.close()

    asyncio.run(main(postgres.empty()))
