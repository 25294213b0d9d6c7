"""A game of a package is played in the browser with its own words, colours and figures."""

import json
import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import testing.lanterns
from grimtable import registry
from grimtable.cli.new.game import write_package
from grimtable.look.appearance import appearance_of
from grimtable.look.texts import Texts
from packages.installing import install, seen
from packages.served import served

ENGLISH, GERMAN = "?language=en", "?language=de"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which a dressed game and a bare one are installed."""
    site = tmp_path_factory.mktemp("site")
    write_package("forest_hunt", site / "source")
    shutil.copytree(site / "source" / "forest_hunt", site / "forest_hunt")
    install(site, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    bare = Path(testing.lanterns.__file__).read_text()
    install(site, "lamps", {"lanterns": "lamps:Lanterns"}, {"lamps.py": bare})
    with served(site, "play", "--no-open") as found:
        yield found


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


def test_its_cards_and_rules_have_a_page(address: str, browser: Any) -> None:
    page = browser.new_page()
    page.goto(f"{address}/rules/forest_hunt")
    page.get_by_role("link", name="Forest Hunt").wait_for()
    page.locator(".browser .pick").nth(4).wait_for()
    assert page.locator(".browser .pick").count() == 5
    page.get_by_role("tab").last.click()
    page.locator("[id='FH-2.2']").wait_for()
    page.goto(f"{address}/rules/nothing")
    page.get_by_text("There is nothing here").wait_for()
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
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    with seen(tmp_path):
        (fault,) = registry.faults()

    assert fault.startswith("game 'forest_hunt' of forest is left out: browser/look.json")
    assert said in fault
    assert len(fault.splitlines()) == 1


def test_a_look_that_cannot_be_read_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with one game, the others are played."""
    write_package("forest_hunt", tmp_path)

    def unreadable(game: Any) -> None:
        raise PermissionError("look.json")

    monkeypatch.setattr(registry, "appearance_of", unreadable)
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    with seen(tmp_path):
        fault = next(fault for fault in registry.faults() if "forest" in fault)

    assert fault == "game 'forest_hunt' of forest is left out: PermissionError: look.json"


def test_a_game_without_cards_is_one_line_even_if_it_has_a_look(tmp_path: Path) -> None:
    write_package("forest_hunt", tmp_path)
    code = tmp_path / "forest_hunt" / "game.py"
    code.write_text(code.read_text().replace("    deck = DECK\n", ""))
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    with seen(tmp_path):
        (fault,) = registry.faults()

    assert fault == "game 'forest_hunt' of forest is left out: its class does not say kinds"


def test_a_package_without_init_is_a_package(tmp_path: Path) -> None:
    """Its folder is then put together from all places where it lies."""
    write_package("forest_hunt", tmp_path)
    (tmp_path / "forest_hunt" / "__init__.py").unlink()
    install(tmp_path, "forest", {"forest_hunt": "forest_hunt.game:TheGame"}, {})
    with seen(tmp_path):
        assert registry.faults() == []
        assert appearance_of(registry.get("forest_hunt")).accent == "#9fd07a"
        assert Texts("en", "forest_hunt").card("cat") == "Cat"
