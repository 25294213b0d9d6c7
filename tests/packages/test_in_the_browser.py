"""A game of a package is played in the browser with its own words, colours and figures."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import testing.lanterns
from grimtable import registry
from grimtable.cli.new.game import write_package
from packages.installing import install, seen
from web.conftest import FLAGS, WEB, give_up

ENGLISH, GERMAN = "?language=en", "?language=de"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which a dressed game and a bare one are installed."""
    site = tmp_path_factory.mktemp("site")
    write_package("forest_hunt", site / "source")
    shutil.copytree(site / "source" / "forest_hunt", site / "forest_hunt")
    install(site, "forest", {"forest_hunt": "forest_hunt.game:AnimalGame"}, {})
    bare = Path(testing.lanterns.__file__).read_text()
    install(site, "lamps", {"lanterns": "lamps:Lanterns"}, {"lamps.py": bare})
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    words = ["play", "--no-open", "--port", port, "--data", str(site / "data")]
    server = subprocess.Popen(
        [sys.executable, "-m", "grimtable", *words],
        env={**os.environ, "PYTHONPATH": str(site)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    lines = iter(server.stdout.readline, "")
    found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in lines)))
    yield found[0]
    server.terminate()
    server.wait()
    server.stdout.close()


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


def fetch(address: str, path: str) -> tuple[int, str, bytes]:
    try:
        with urllib.request.urlopen(f"{address}/api/games/{path}") as reply:
            return reply.status, reply.headers["content-type"], reply.read()
    except urllib.error.HTTPError as refusal:
        return refusal.code, "", refusal.read()


def test_the_server_sends_what_the_client_lacks(address: str) -> None:
    sent = json.loads(fetch(address, f"forest_hunt{GERMAN}")[2])

    assert sent["kinds"] == ["mouse", "cat", "dog", "wolf", "bear"]
    assert sent["cards"]["cat"] == {"colour": "#e0a458", "icon": "cat"}
    assert "Welches Tier spielst du?" in sent["texts"][0]  # the first source decides
    assert "Which animal do you play?" in sent["texts"][1]
    assert sent["rules"].startswith("# Forest Hunt: the rules")
    status, kind, icons = fetch(address, "forest_hunt/icons.svg")
    assert (status, kind) == (200, "image/svg+xml")
    assert icons.count(b"<symbol") == 5


def test_a_game_without_any_of_that_is_sent_too(address: str) -> None:
    sent = json.loads(fetch(address, f"lanterns{ENGLISH}")[2])

    assert sent["kinds"][0] == "moth"
    assert (sent["texts"], sent["rules"], sent["cards"], sent["has_icons"]) == ([], "", {}, False)


@pytest.mark.parametrize("name", ["grimwood", "nothing", "..%2Fetc", "forest_hunt%2F.."])
def test_nothing_else_is_sent(address: str, name: str) -> None:
    assert fetch(address, name)[0] in (400, 404)
    assert fetch(address, f"{name}/icons.svg")[0] in (400, 404)


@pytest.mark.parametrize(
    ("game", "size", "title"),
    [("forest_hunt", (1440, 900), "Forest Hunt"), ("lanterns", (390, 844), "Lanterns")],
)
def test_a_whole_game_is_played(
    address: str, browser: Any, game: str, size: tuple[int, int], title: str
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.goto(address)
    tile = page.locator(f".tile.g-{game}")
    assert tile.locator("h2").inner_text() == title
    tile.locator("button.pri").click()
    page.wait_for_selector(".board")

    for _ in range(1200):
        if page.locator("text=Same cards again").count():
            break
        send = page.locator(".prompt button.pri")
        cards = page.locator("button.card.legal")
        passes = page.locator(".prompt button", has_text=re.compile("^(Pass|Burn)"))
        for way in (send, passes, cards):
            if way.count():
                way.first.evaluate("thing => thing.click()")
                break
        page.wait_for_timeout(100)

    assert page.locator("text=Same cards again").count(), page.inner_text("body")
    assert faults == []
    page.close()


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ("{", "browser/look.json cannot be used: "),
        ('{"accent": "red"}', "accent must be a colour such as #c08040, not 'red'"),
        ('{"cards": {"owl": {}}}', "there is no card 'owl' in forest_hunt"),
        ('{"cards": {"cat": {"icon": "<x>"}}}', "icon of cat must be the id of a symbol"),
        ('{"colour": "#c08040"}', "unknown field `colour`"),
    ],
)
def test_a_look_that_cannot_be_used_is_one_line(look: str, said: str, tmp_path: Path) -> None:
    write_package("forest_hunt", tmp_path)
    (tmp_path / "forest_hunt" / "browser" / "look.json").write_text(look)
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:AnimalGame"}, {})
    with seen(tmp_path):
        (fault,) = registry.faults()

    assert fault.startswith("game 'forest_hunt' of forest is left out: browser/look.json")
    assert said in fault
    assert len(fault.splitlines()) == 1
