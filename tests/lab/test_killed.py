"""Commands that are killed in the middle end with the same bytes when they are typed again."""

import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

COMMANDS = {
    "simulate": "simulate grimwood --games 400 --seats heuristic,heuristic,random --seed 3",
    "report": "report grimwood --games 60 --pairs 2 --seats 2 --presets english --seed 3",
    "tournament": "tournament grimwood --bots greedy,heuristic --deals 60 --all --seed 3",
}
PATIENCE = 120
"""Seconds until the first chunks must be there."""


def start(line: str, out: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "grimtable", *line.split(), "--out", str(out)]
    return subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )


def kill_in_the_middle(process: subprocess.Popen[bytes], chunks: Path) -> int:
    """As soon as there are some chunks; returns how many."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if len(found := list(chunks.glob("*.chunk"))) >= 3:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return len(found)
        time.sleep(0.01)
    raise AssertionError("it was over before it could be killed")


NEEDS_RAY = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="SKIPPED: Ray is not installed, `pip install grimtable[ray]`",
)


@pytest.mark.parametrize(
    ("command", "jobs"),
    [
        ("simulate", "2"),
        ("report", "1"),
        ("tournament", "2"),
        pytest.param("simulate", "2 --on ray", marks=NEEDS_RAY),
    ],
)
def test_a_killed_command_continues(command: str, jobs: str, tmp_path: Path) -> None:
    name = "games.parquet" if command == "simulate" else "page.html"
    whole, out = tmp_path / f"whole-{name}", tmp_path / name
    chunks = tmp_path / f"{name}.chunks"
    line = COMMANDS[command]
    assert start(line, whole).wait() == 0

    kept = kill_in_the_middle(start(f"{line} --jobs {jobs}", out), chunks)

    assert kept >= 3
    assert not out.exists()
    assert start(f"{line} --jobs {jobs}", out).wait() == 0
    assert out.read_bytes() == whole.read_bytes()
    assert not chunks.exists()


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """Does it run? What has ended and waits to be noticed does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
def test_workers_end_with_the_command_that_was_killed(tmp_path: Path) -> None:
    line = f"{COMMANDS['simulate']} --games 100000 --jobs 2"
    process = start(line, tmp_path / "games.parquet")
    chunks, end = tmp_path / "games.parquet.chunks", time.monotonic() + PATIENCE
    while not list(chunks.glob("*.chunk")) and time.monotonic() < end:
        time.sleep(0.01)
    workers = children(process.pid)
    process.kill()
    process.wait()
    while any(map(is_alive, workers)) and time.monotonic() < end:
        time.sleep(0.01)

    assert len(workers) >= 2
    assert not any(map(is_alive, workers))
