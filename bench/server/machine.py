"""A server as a process: its start, its CPU time and its memory, children included."""

import os
import resource
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
START = 60.0
"""Seconds a server has to give its first answer."""


def free_port() -> int:
    """A port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def allow_many_sockets() -> None:
    """4,000 seats need as many open files, here and in the servers we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def pin_server(pid: int) -> None:
    """Servers run on the first core we have, with all they start later."""
    os.sched_setaffinity(pid, {CORES[0]})


def pin_load() -> None:
    """The load runs on the last core we have."""
    os.sched_setaffinity(0, {CORES[-1]})


class Server:
    """A running server."""

    def __init__(
        self, command: Sequence[str], port: int, path: str, environment: dict[str, str], log: Path
    ) -> None:
        self.port = port
        self._command = " ".join(command)
        self._path = path
        self._log = log
        with log.open("wb") as output:
            begun = time.perf_counter()
            self._process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
        pin_server(self._process.pid)
        try:
            self._first_answer(begun + START)
        except BaseException:
            self.stop()
            raise
        self.start_seconds = time.perf_counter() - begun

    def _first_answer(self, deadline: float) -> None:
        request = f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()
        while time.perf_counter() < deadline:
            if self._process.poll() is not None:
                raise SystemExit(f"a server died: {self._command}\n{self.said()}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=START) as asking:
                    asking.sendall(request)
                    if asking.recv(64).startswith(b"HTTP/1.1 "):
                        return
            except OSError:
                time.sleep(0.002)
        raise SystemExit(f"no answer in {START:.0f} s: {self._command}\n{self.said()}")

    @property
    def pid(self) -> int:
        """Of the process that was started."""
        return self._process.pid

    def said(self) -> str:
        """The end of what the server printed."""
        return self._log.read_text(errors="replace")[-2000:]

    def _tree(self) -> Iterator[int]:
        waiting = [self._process.pid]
        while waiting:
            pid = waiting.pop()
            yield pid
            for task in Path(f"/proc/{pid}/task").iterdir():
                waiting += map(int, (task / "children").read_text().split())

    def cpu_seconds(self) -> float:
        """User and system time of the whole tree, ended children included."""
        ticks = 0
        for pid in self._tree():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
        return ticks / TICKS

    def memory(self) -> int:
        """Bytes the whole tree has in memory; what processes share is counted once."""
        total = 0
        for pid in self._tree():
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1]) * 1024
        return total

    def stop(self) -> None:
        """End it, and be sure that it has ended."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
