"""A real server process, and a line to it that can be cut."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from urllib.error import URLError
from urllib.request import urlopen

from web.chance import Chance

TESTS = Path(__file__).resolve().parents[1]
PATIENCE = 240.0
"""Seconds in which a server must have started, also on a busy machine."""


class House:
    """A `grimtable` server; it can be killed and started again on the same port and data."""

    def __init__(
        self,
        data: Path,
        pace: float = 0,
        db: str = "",
        *,
        is_play: bool = False,
        options: Sequence[str] = (),
    ) -> None:
        self._options = options
        """More options of the command."""
        self._folder = data
        self.data = data
        self.chance = Chance("")
        """Of the test that uses it now."""
        self._pace = pace
        self._db = db
        self._is_play = is_play
        """Whether it is started by `grimtable play`, for the person at this machine."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self, test: str, attempt: int = 1) -> None:
        """Everything that this test draws follows from its name.

        A second attempt draws the same ids, so it gets an empty database. A server that a failed
        test has left dead is started again.
        """
        self.chance = Chance(test)
        if attempt > 1:
            self.end()
            self.data = Path(mkdtemp(dir=self._folder))
        if not self.is_running:
            self.start()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        place = ["--db", self._db] if self._db else ["--data", str(self.data)]
        serve = ["serve", "--pace", str(self._pace), "--no-limits", "--public", *self._options]
        name = ["play", "--no-open"] if self._is_play else serve
        command = [sys.executable, "-m", "web.steady_server", *name, "--port", str(self.port)]
        paths = os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")]))
        self._process = subprocess.Popen(
            [*command, *place], stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": paths}
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, "the server has ended"
            try:
                urlopen(f"{self.url}/health", timeout=20)
            except (URLError, OSError):
                time.sleep(0.05)
            else:
                return
        self.end(signal.SIGKILL)
        raise TimeoutError("the server did not open")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process = None


class Line:
    """Carries bytes to a server and back, until it is cut."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                assert not self._is_cut
                far = socket.create_connection(("127.0.0.1", self._house.port))
            except (AssertionError, OSError):
                near.close()
                continue
            self._ends += [near, far]
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=_carry, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        """All connections break; nobody gets through."""
        self._is_cut = True
        while self._ends:
            _break(self._ends.pop())

    def mend(self) -> None:
        """Whoever tries again gets through."""
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._door.close()


def _carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
    _break(source)
    _break(sink)


def _break(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
