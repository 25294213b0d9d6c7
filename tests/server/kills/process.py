"""A real `grimtable serve` in a process of its own, which can be killed or robbed of its disk."""

import asyncio
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx

from grimtable.server.storage import open_storage
from grimtable.sessions.session import Entry

DOOMED = Path(__file__).with_name("doomed.py")
DEAF = Path(__file__).with_name("deaf.py")
SOON = 60.0
"""Seconds in which a server must have started, also on a busy machine."""


class Process:
    """`async with Process(tmp_path) as server:`; always at the same port and storage."""

    def __init__(self, folder: Path, doom: str = "", db: str = "") -> None:
        self._doom = doom
        self.file = folder / "tables.db"
        self.db = db or f"sqlite://{self.file}"
        self.errors = folder / "errors.txt"
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.process: subprocess.Popen[str] | None = None
        self.starts = 0
        self.options = ["--no-limits"]
        self.files: tuple[int, int] | None = None
        """How many it may have open, and to how many it may raise that."""

    async def __aenter__(self) -> "Process":
        await self.start(self._doom)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, doom: str = "") -> None:
        """Until it answers; where it is to die by itself, if it is; "deaf": it can be deafened."""
        script = DEAF if doom == "deaf" else DOOMED
        program = [str(script), doom] if doom else ["-m", "grimtable"]
        address = ["--port", str(self.port), "--db", self.db]
        limited = []
        if self.files is not None:
            soft, hard = self.files
            limited = ["sh", "-c", f'ulimit -Sn {soft}; ulimit -Hn {hard}; exec "$@"', "sh"]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [
                    *[*limited, sys.executable, *program],
                    *["serve", *address, "--pace", "0", *self.options],
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.starts += 1
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert re.search(r"http://\S+:\d+", line), self.errors.read_text()
        async with asyncio.timeout(SOON), httpx.AsyncClient(verify=False) as http:
            while True:
                assert self.process.poll() is None, self.errors.read_text()
                try:
                    if (await http.get(f"{self.origin}/health")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)

    def kill(self) -> None:
        """As when the power fails; nothing is said, nothing is closed."""
        assert self.process is not None and self.process.stdout is not None
        self.process.kill()
        assert self.process.wait() == -9
        self.process.stdout.close()
        self.process = None

    async def die(self) -> None:
        """The same, in the middle of the next commit."""
        assert self.process is not None
        self.process.send_signal(signal.SIGUSR1)
        assert await asyncio.to_thread(self.process.wait, SOON) == -signal.SIGKILL
        self.kill()

    async def deafen(self) -> None:
        """It misses all hints from now on, or hears them again."""
        assert self.process is not None
        said = len(self.errors.read_text())
        self.process.send_signal(signal.SIGUSR1)
        while not {"deaf", "hearing"} & set(self.errors.read_text()[said:].split()):
            await asyncio.sleep(0.002)

    def allow(self, size: int | None) -> None:
        """From now on it can make no file longer than this; None: as long as it likes."""
        assert self.process is not None
        _, most = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        soft = most if size is None else size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (soft, most))

    @property
    def size(self) -> int:
        """Of its largest file."""
        return max(file.stat().st_size for file in self.file.parent.glob("tables.db*"))

    def entries(self) -> int:
        """In all logs, while it runs."""
        with closing(sqlite3.connect(f"{self.file.as_uri()}?mode=ro", uri=True)) as line:
            count: int = line.execute("SELECT count(*) FROM log").fetchone()[0]
            return count

    async def logs(self) -> dict[str, list[Entry]]:
        """All that is on the disk."""
        storage = await open_storage(self.db)
        try:
            tables = await storage.fetch("SELECT id FROM tables")
            return {table: await storage.read(table) for (table,) in tables}
        finally:
            await storage.close()
