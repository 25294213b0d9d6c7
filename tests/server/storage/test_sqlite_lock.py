"""One server per SQLite file: the second is refused, a crashed one is in nobody's way."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.server.storage import InUse, open_storage
from grimtable.server.storage.sqlite_lock import ServerLock

CRASH = """
import os, signal, sys
from pathlib import Path
from grimtable.server.storage.sqlite_lock import ServerLock
lock = ServerLock(Path(sys.argv[1]))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        url = f"sqlite://{tmp_path / 'tables.db'}"
        first = await open_storage(url, serving=True)
        with pytest.raises(InUse, match=f"process {os.getpid()}"):
            await open_storage(url, serving=True)
        (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
        with pytest.raises(InUse):
            await open_storage(f"sqlite://{tmp_path / 'other.db'}", serving=True)
        beside = await open_storage(url)  # a command for hosts
        await beside.write(("INSERT INTO notes (name, value) VALUES ('a', 'b')", ()))
        await beside.close()

        assert await first.fetch("SELECT value FROM notes") == [("b",)]
        await first.close()
        await (await open_storage(url, serving=True)).close()

    asyncio.run(main())


def test_the_command_says_it_in_one_line(tmp_path: Path) -> None:
    lock = ServerLock(tmp_path / "tables.db")
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--port", "0"])
    lock.drop()

    assert result.exit_code == 2
    assert len(result.output.strip().splitlines()) == 1
    assert "another server has it open" in result.output


def test_a_crashed_server_does_not_block_the_next(tmp_path: Path) -> None:
    """T26"""
    crashed = subprocess.run([sys.executable, "-c", CRASH, tmp_path / "tables.db"], check=False)
    assert crashed.returncode == -signal.SIGKILL
    assert (tmp_path / "tables.db-lock").read_text() != str(os.getpid())

    ServerLock(tmp_path / "tables.db").drop()
    assert (tmp_path / "tables.db-lock").stat().st_mode & 0o777 == 0o600
