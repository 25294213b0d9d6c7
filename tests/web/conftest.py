"""A real server and a real Chromium for the browser client."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

WEB = Path(__file__).resolve().parents[2] / "src" / "grimtable" / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-US", "de": "de-DE", "zh": "zh-CN"}
PATIENCE = 60.0


class House:
    """A server process that can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "grimtable", "serve", "--port", str(self.port)]
        more = ["--data", str(self._data), "--pace", "0", "--no-limits"]
        self._process = subprocess.Popen([*command, *more], stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urlopen(f"{self.url}/health", timeout=1)
            except (URLError, OSError):
                time.sleep(0.1)
            else:
                return
        raise TimeoutError("the server did not open")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(PATIENCE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (WEB / "index.html").exists():
        pytest.skip("the web client is not built: npm run build in web/")
    found = House(tmp_path_factory.mktemp("data"))
    found.start()
    yield found
    found.end()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is None:
        pytest.skip("there is no chromium")
    with playwright.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Open = Callable[..., Any]


@pytest.fixture
def sheet(chromium: Any, house: House) -> Iterator[Open]:
    """Opens pages, each in a browser of its own; afterwards none may have complained."""
    complaints: list[str] = []
    contexts = []

    def hear(message: Any) -> None:
        is_cut = "WebSocket" in message.text or "ERR_CONNECTION" in message.text
        if message.type == "error" and not is_cut:
            complaints.append(message.text)

    def open_sheet(
        path: str = "/", language: str = "en", size: tuple[int, int] = (1440, 900), **settings: Any
    ) -> Any:
        width, height = size
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[language]
        )
        contexts.append(context)
        kept = str({"isStill": True, **settings}).replace("True", "true").replace("False", "false")
        context.add_init_script(
            f"if (!localStorage.grimtable) localStorage.grimtable = JSON.stringify({kept})"
        )
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(house.url + path)
        return page

    yield open_sheet
    for context in contexts:
        context.close()
    assert complaints == []
