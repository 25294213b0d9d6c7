"""A browser for the tests of games and bots that packages bring."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from web.conftest import FLAGS, WEB, give_up


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    if not (WEB / "index.html").exists():
        give_up("the web client is not built: scripts/web")
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if path is None:
        give_up("there is no chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as engine:
        found = engine.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()
