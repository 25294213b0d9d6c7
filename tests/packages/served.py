"""A server in a process of its own, beside which packages are installed."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(site: Path, *words: str) -> Iterator[str]:
    """The address of `grimtable WORDS`, started in a folder that is searched for packages."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    server = subprocess.Popen(
        [sys.executable, "-m", "grimtable", *words, "--port", port, "--data", str(site / "data")],
        cwd=site,
        env={**os.environ, "PYTHONPATH": str(site)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        lines = iter(server.stdout.readline, "")
        found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in lines)))
        yield found[0]
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
