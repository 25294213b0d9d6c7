"""`grimtable play` without a game opens the table in a browser; the wheel brings the client."""

import os
import signal
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.cli.play_browser import has_screen, is_open

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
BROWSER = "from pathlib import Path; import sys; Path(sys.argv[1]).write_text(sys.argv[2])"
"""A browser that writes down where it was sent."""


def played(data: Path, *words: str, **env: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "grimtable", "play", "--data", str(data), *words]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **env}, cwd=ROOT
    )


def address_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[-1]


@pytest.mark.parametrize("opens", [True, False])
def test_the_browser_is_sent_to_the_open_table(tmp_path: Path, opens: bool) -> None:
    """With --no-open the address is only said."""
    sent = tmp_path / "sent"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{BROWSER}" {sent} "$1"\n')
    browser.chmod(0o700)
    process = played(tmp_path, *([] if opens else ["--no-open"]), BROWSER=str(browser))
    try:
        address = address_of(process)
        with urlopen(f"{address}health", timeout=60) as answer:
            assert answer.status == 200
        assert is_open(address)
        until = time.monotonic() + PATIENCE
        while opens and not sent.exists() and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)

    assert (tmp_path / "tables.db").is_file()
    assert sent.exists() == opens
    assert not opens or sent.read_text() == address


class Health(BaseHTTPRequestHandler):
    """A page called health, as many programs have one."""

    said = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.said)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.parametrize(
    ("said", "is_ours"),
    [
        ('{"server": "grimtable", "status": "ok", "version": "0.1"}', True),
        ('{"server": "grimtable", "status": "storage_down", "version": "0.1"}', False),
        ('{"status": "ok", "version": "0.1"}', False),
        ('{"server": "solitaire", "status": "ok", "version": "0.1"}', False),
        ('"ok"', False),
    ],
)
def test_only_a_grimtable_is_taken_for_one(
    monkeypatch: pytest.MonkeyPatch, said: str, is_ours: bool
) -> None:
    monkeypatch.setattr(Health, "said", said.encode())
    with HTTPServer(("127.0.0.1", 0), Health) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        assert is_open(f"http://127.0.0.1:{other.server_port}/") == is_ours


def test_nothing_is_open_where_nobody_answers() -> None:
    assert not is_open("http://127.0.0.1:9/")


def test_without_a_screen_no_browser_takes_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play --seats 3", "--seats is only for the terminal: name a game"),
        ("play grimwood --port 8000", "--port is only for the table in the browser"),
        ("play grimwood --no-open --lang de", "--open gehört zum Tisch im Browser"),
        ("play --lang fr", "There is no language"),
    ],
)
def test_what_belongs_to_the_other_table_is_refused(line: str, said: str) -> None:
    result = CliRunner().invoke(app, line.split(), input="")

    assert result.exit_code == 2
    assert said in result.stderr
