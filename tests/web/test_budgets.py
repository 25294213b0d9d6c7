"""How much travels before somebody can play, and how soon they can."""

import gzip
import json
import re
import time
from pathlib import Path

import pytest

from grimtable import registry
from grimtable.registry import get
from web.browsers import Browsers, Sheet
from web.hands import LIT
from web.player import start
from web.serving import House
from web.staging import dealt, lay_game
from web.words import say

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src/grimtable/web"
KB = 1000
SCRIPT = {"book_of_madness": 94, "grimm_tidings": 92}
"""Kilobytes of a table's script that are more than the usual 90."""


def fetched(sheet: Sheet, ending: str) -> set[str]:
    """The files of the client that a page has asked for so far."""
    paths = {url.split("/", 3)[3].split("?")[0] for url in sheet.fetched}
    return {path for path in paths if path.endswith(ending) and path.startswith("assets/")}


def weigh(path: str) -> int:
    """Bytes, as they travel; fonts are packed already."""
    data = (WEB / path).read_bytes()
    return len(data) if path.endswith(".woff2") else len(gzip.compress(data, mtime=0))


def weight(sheet: Sheet, ending: str) -> int:
    paths = fetched(sheet, ending)
    assert paths, f"nothing with {ending} was fetched"
    return sum(map(weigh, paths))


def is_text(path: str) -> bool:
    """Messages of a language, which Vite wraps as scripts."""
    manifest = json.loads((WEB / ".vite/manifest.json").read_text())
    return any(key.endswith(".ftl?raw") and m["file"] == path for key, m in manifest.items())


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_first_page_is_light(browsers: Browsers, language: str) -> None:
    sheet = browsers("/", language)
    sheet.page.wait_for_selector(".tile")
    sheet.settle()

    assert weight(sheet, ".js") < 43 * KB
    assert weight(sheet, ".css") < 14 * KB
    han = {path for path in fetched(sheet, ".woff2") if "noto" in path}
    assert sum(map(weigh, fetched(sheet, ".woff2") - han)) < 120 * KB
    assert bool(han) == (language == "zh")
    assert sum(map(weigh, han)) < 170 * KB


@pytest.mark.parametrize("game", registry.names())
def test_a_table_is_played_with_90_kb_of_script(browsers: Browsers, game: str) -> None:
    """All that is fetched until the first question; texts of the reader's language come on top."""
    sheet = browsers(f"/open/{game}")
    sheet.page.get_by_role("button", name=say("en", "web-open-it")).click()
    sheet.page.get_by_role("button", name=say("en", "web-fill-bots")).click()
    sheet.page.get_by_text(say("en", "web-all-here")).wait_for()
    sheet.fetched.clear()
    sheet.page.reload()
    start(sheet)
    sheet.page.wait_for_selector(LIT)
    sheet.settle()
    texts = sum(weigh(path) for path in fetched(sheet, ".js") if is_text(path))

    assert 0 < texts <= 17 * KB
    assert weight(sheet, ".js") - texts <= SCRIPT.get(game, 90) * KB
    assert weight(sheet, ".woff2") < 120 * KB
    others = [name for name in registry.names() if name != game]
    assert not [path for path in fetched(sheet, "") if any(f"/{name}" in path for name in others)]


def test_only_icons_that_are_used_travel() -> None:
    """Figures of our games, pictures of people, and those signs that the client names."""
    client = ROOT / "web/src"
    code = "".join(f.read_text() for f in client.rglob("*") if f.suffix in {".svelte", ".ts"})
    kinds = {kind for name in registry.names() for kind in get(name).kinds}
    used = kinds | {kind.split("_")[0] for kind in kinds}  # an animal has one figure in all colours
    used |= {f"{sort}-{name}" for sort in ("game", "back") for name in (*registry.names(), "any")}
    pictures = re.findall(r'"(\w+)"', (client / "parts/avatars.ts").read_text())
    used |= {f"avatar-{picture}" for picture in pictures}
    sprites = [sprite.read_text() for sprite in WEB.glob("assets/*.svg")]
    names = [name for text in sprites for name in re.findall(r'<symbol id="([^"]+)"', text)]

    assert len(names) > 80
    assert [name for name in names if name not in used and not is_named(name, code)] == []


def is_named(name: str, code: str) -> bool:
    return re.search(rf"[\"'`]{re.escape(name)}[\"'`]", code) is not None


def test_the_first_page_comes_soon_after_the_server(browsers: Browsers, house: House) -> None:
    """Few requests in few steps; and on any machine that is not on its knees, in a moment."""
    house.end()
    house.start()
    began = time.monotonic()
    sheet = browsers()
    sheet.page.get_by_role("heading", level=1).wait_for()
    took = time.monotonic() - began
    steps = sheet.page.evaluate(CHAIN)

    assert len(sheet.fetched) <= 40
    assert steps <= 4, "script after script after script"
    assert took < 15, f"{took:.1f} s"


CHAIN = """() => {
    const got = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
        .sort((a, b) => a.startTime - b.startTime);
    let steps = 0, end = -1;
    for (const { startTime, responseEnd } of got)
        if (startTime > end) { steps += 1; end = responseEnd; }
    return steps;
}"""


CARD = "[data-place^=hand] button.card[aria-pressed=false]"
FIRST_HAND = dealt("grimwood", ["", "heuristic", "heuristic"], seed=1)
"""One card of the first hand can be played."""
PLAYED = "section[aria-labelledby=question] [data-verb]:enabled"


def test_a_stranger_plays_the_first_card_with_three_clicks(
    browsers: Browsers, house: House
) -> None:
    """Press Play; at a table with a card that can be played, touch it and press what it does."""
    sheet = browsers()
    tile = sheet.page.locator(".tile.g-grimwood")
    tile.locator("[data-act=play]").click()
    sheet.page.wait_for_selector(LIT)
    lay_game(house, FIRST_HAND, {"Ruth": sheet}, [])
    sheet.page.locator(CARD).first.click(position={"x": 9, "y": 24})
    held = sheet.page.locator("[data-place^=hand] .card").count()
    sheet.page.locator(PLAYED).last.click()

    left = f"() => document.querySelectorAll('[data-place^=hand] .card').length < {held}"
    sheet.page.wait_for_function(left)
