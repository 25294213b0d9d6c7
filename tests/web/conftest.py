"""A real server and a real Chromium for the browser client."""

import os
import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from web.browsers import Browsers
from web.serving import House

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


def give_up(why: str) -> NoReturn:
    """Whoever promises to test everything fails; others are told loudly what is not tested."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    warnings.warn(f"SKIPPED: {why}; the browser client is not tested", stacklevel=2)
    pytest.skip(why)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all; each test has tables of its own."""
    if not (WEB / "index.html").exists():
        give_up("the web client is not built: scripts/web")
    found = House(tmp_path_factory.mktemp("data"))
    yield found
    found.end()


def chromium_path() -> str:
    """The browser of this machine."""
    found = filter(None, map(shutil.which, ("chromium-headless-shell", "chromium")))
    path = os.environ.get("CHROMIUM") or next(found, None)
    if path is None:
        give_up("there is no chromium")
    return path


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """The sync API keeps an event loop open: for one module, so that others can have theirs."""
    path = chromium_path()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def browsers(chromium: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Browsers]:
    """Opens pages, each in a browser of its own; afterwards none may have complained."""
    house.prepare(
        f"{request.node.path.stem}: {request.node.name}",
        getattr(request.node, "execution_count", 1),
    )
    found = Browsers(chromium, house)
    yield found
    found.close()
