"""A reader that has seen enough ends a command without a complaint."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("command", [("games",), ("schema",)])
def test_a_closed_pipe_is_no_error(command: tuple[str, ...]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "grimtable", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()

    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()
