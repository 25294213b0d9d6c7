"""Several processes at the same plies, killed and crashed: nothing lost, doubled or left out."""

import asyncio
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from grimtable.server.storage import open_storage
from sizes import SIZES

PROCESSES = 4
TABLES = 20
PATIENCE = 30_000
"""Looks of 20 ms until a race counts as stuck."""


class Race:
    """Racing processes and their notes."""

    def __init__(self, url: str, folder: Path, plies: int) -> None:
        self.url = url
        self.folder = folder
        self.plies = plies
        self.over = folder / "over"
        self.running: list[subprocess.Popen[bytes]] = []
        asyncio.run(self._open())

    async def _open(self) -> None:
        await (await open_storage(self.url)).close()

    def __enter__(self) -> "Race":
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.running:
            process.kill()
            process.wait()

    def start(self, name: str) -> subprocess.Popen[bytes]:
        racer = Path(__file__).with_name("racer.py")
        numbers = [str(TABLES), str(self.plies)]
        files = [str(self.folder / f"{name}.notes"), str(self.over)]
        process = subprocess.Popen([sys.executable, str(racer), self.url, name, *numbers, *files])
        self.running.append(process)
        return process

    def wait_for(self, accepted: int) -> None:
        """Wait until this number was accepted, as the notes say."""
        for _ in range(PATIENCE):
            if self.accepted() >= accepted:
                return
            assert all(process.poll() is None for process in self.running), "a racer fell out"
            time.sleep(0.02)
        pytest.fail(f"{self.accepted()} of {accepted} accepted, and no end in sight")

    def accepted(self) -> int:
        return sum(file.read_bytes().count(b"table-") for file in self.folder.glob("*.notes"))

    def kill(self, process: subprocess.Popen[bytes]) -> None:
        process.kill()
        assert process.wait() == -9
        self.running.remove(process)

    def finish(self) -> None:
        self.over.touch()
        for process in self.running:
            assert process.wait(timeout=600) == 0

    def lines(self) -> list[str]:
        """All that was noted, whole lines only: a killed racer may leave half a one."""
        files = self.folder.glob("*.notes")
        return [line for file in files for line in file.read_text().split("\n")[:-1]]

    def notes(self) -> list[tuple[str, int, str]]:
        """Every acknowledgement: table, ply, id."""
        parts = [line.split(" ", 2) for line in self.lines() if line != "down"]
        return [(table, int(ply), id) for table, ply, id in parts]

    def check(self) -> int:
        """None of the acknowledged lost, none doubled, no gaps; how many there are."""
        return asyncio.run(self._check())

    async def _check(self) -> int:
        storage = await open_storage(self.url)
        logs = {f"table-{n}": await storage.read(f"table-{n}") for n in range(TABLES)}
        await storage.close()
        notes = self.notes()

        for table, log in logs.items():
            assert [entry.number for entry in log] == list(range(len(log))), table
            assert [entry.moves for entry in log] == [[entry.number] for entry in log], table
            assert max(Counter(entry.id for entry in log).values(), default=1) == 1, table
        assert max(Counter((table, ply) for table, ply, _ in notes).values()) == 1
        for table, ply, id in notes:
            assert logs[table][ply].id == id
        return sum(len(log) for log in logs.values())


@pytest.mark.property
def test_racing_processes_lose_and_double_nothing(
    url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """One is killed; PostgreSQL crashes and comes back as well."""
    goal = SIZES["racing_appends"]
    with Race(url, tmp_path, goal // TABLES) as race:
        victim, *_ = [race.start(f"racer{number}") for number in range(PROCESSES)]
        race.wait_for(goal // 4)
        race.kill(victim)
        if url.startswith("postgresql"):
            race.wait_for(goal // 2)
            database = request.getfixturevalue("postgres")
            database.crash()
            database.start()
        race.finish()

        assert race.check() >= goal
        if url.startswith("postgresql"):
            assert "down" in race.lines()


@pytest.mark.property
def test_a_writer_killed_again_and_again_under_load_loses_nothing(tmp_path: Path) -> None:
    """PITFALLS T26"""
    with Race(f"sqlite://{tmp_path / 'table.db'}", tmp_path, 1) as race:
        for number in range(SIZES["storage_kills"]):
            before = race.accepted()
            writer = race.start(f"writer{number}")
            race.wait_for(before + 300)
            race.kill(writer)

            assert race.check() >= before + 300
