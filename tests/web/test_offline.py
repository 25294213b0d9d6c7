"""Without a connection the rules and opened replays can be read; nothing else was kept."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest

from grimtable.registry import names
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.keeping import kept, wait_until_kept
from web.player import join, open_table, play, player, start
from web.serving import House, Line
from web.staging import dealt, lay_game, played
from web.words import say

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
BOTS = ["", "heuristic", "heuristic"]
REGISTRATIONS = "async () => (await navigator.serviceWorker.getRegistrations()).length"


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """A line to the server that can be cut."""
    line = Line(house)
    yield line
    line.close()


def lose(sheet: Sheet, line: Line, how: str) -> None:
    """The network of this device, or the server, is gone."""
    sheet.is_cut = True
    if how == "network":
        sheet.context.set_offline(True)
    line.cut()


def finish(house: House, sheet: Sheet) -> str:
    """A game of this browser is over; the address of its replay."""
    setup = dealt("grimwood", BOTS, seed=3)
    moves = played(setup, "heuristic", lambda t: not t.waiting)
    lay_game(house, setup, {"Ruth": sheet}, moves)
    return sheet.path + "/replay"


@SIZES
@pytest.mark.parametrize("how", ["network", "server"])
def test_rules_and_opened_replays_can_be_read_offline(
    browsers: Browsers, house: House, line: Line, how: str, size: tuple[int, int]
) -> None:
    sheet = browsers("/", home=line.url, size=size, has_worker=True, name="Ruth")
    wait_until_kept(sheet)
    replay = finish(house, sheet)
    sheet.go(replay).wait_for_selector("main[data-ply]")
    sheet.until(lambda: any(name == "grimtable-replays" for name, _, _ in kept(sheet)))
    lose(sheet, line, how)

    for game in names():
        sheet.go(f"/rules/{game}")
        sheet.page.get_by_role("heading", level=1).first.wait_for()
        sheet.page.locator("main p").first.wait_for()
    sheet.go("/rules/grimwood/ledger")
    sheet.page.get_by_text("GW-").first.wait_for()
    sheet.go(f"{replay}#ply=4").wait_for_selector("main[data-ply]")
    assert "Ruth" in sheet.page.locator("body").inner_text()
    sheet.picture(f"offline-replay-{how}-{size[0]}")

    sheet.go("/").get_by_role("heading", name=say("en", "web-offline")).wait_for()
    sheet.page.locator(f"a[href='{replay}']").wait_for()
    sheet.picture(f"offline-{how}-{size[0]}")
    for path in ("/open/grimwood", "/table/t" + "a" * 32, "/lobby"):
        sheet.go(path).get_by_role("heading", name=say("en", "web-offline")).wait_for()


def test_the_offline_page_leads_back_when_the_server_is_there_again(
    browsers: Browsers, line: Line
) -> None:
    sheet = browsers("/", home=line.url, has_worker=True)
    wait_until_kept(sheet)
    lose(sheet, line, "server")
    sheet.go("/").get_by_role("heading", name=say("en", "web-offline")).wait_for()
    line.mend()
    sheet.page.get_by_role("button", name=say("en", "web-offline-again")).click()
    sheet.page.wait_for_selector(".tile")


def test_reading_in_another_language_is_kept_too(browsers: Browsers, line: Line) -> None:
    sheet = browsers("/", "de", home=line.url, has_worker=True)
    wait_until_kept(sheet)
    lose(sheet, line, "network")
    sheet.go("/").get_by_role("heading", name=say("de", "web-offline")).wait_for()
    sheet.picture("offline-de")
    sheet.go("/rules/grim_farmer").locator("main p").first.wait_for()


def test_nothing_of_a_running_table_is_in_any_cache(browsers: Browsers, house: House) -> None:
    """T77: all that was kept after playing is what the server gives to every stranger."""
    ruth = browsers("/", has_worker=True, name="Ruth")
    wait_until_kept(ruth)
    open_table(ruth, "grimwood", 2)
    lin = join(browsers, ruth, name="Lin")
    start(ruth, lin)
    people = [player(ruth, 1), player(lin, 2)]
    play(people, until=lambda: all(len(one.presses) > 3 for one in people))
    ruth.page.evaluate("id => fetch(`/api/tables/${id}/story?seat=0`)", ruth.table)
    ruth.page.evaluate("id => fetch(`/api/tables/${id}/replay`)", ruth.table)
    assert [text for text in ruth.complaints if "409 (Conflict)" in text], "no replay of it yet"
    ruth.complaints.clear()
    ruth.page.reload()
    ruth.settle()

    found = kept(ruth)
    assert len(found) > 100
    for name, url, data in found:
        path = "/" + url.split("/", 3)[3]
        assert not path.startswith(("/api/", "/table/")), path
        if path == "/notices":
            assert json.loads(data)["turn"] == say("en", "web-turn-call")
            assert set(json.loads(data)) == {"turn", "titles"}
        else:
            assert name.startswith("grimtable-shell-")
            assert urlopen(house.url + path, timeout=60).read() == data, path
        assert ruth.table.encode() not in data


def test_a_new_version_takes_the_place_of_the_old_one(browsers: Browsers, house: House) -> None:
    """The next visit brings it, and what the old one kept is gone; opened replays stay."""
    sheet = browsers("/", has_worker=True)
    wait_until_kept(sheet)
    sheet.page.evaluate(OLDER)
    assert sheet.page.evaluate(REGISTRATIONS) == 1
    sheet.page.evaluate(
        "async () => (await navigator.serviceWorker.getRegistration()).unregister()"
    )
    sheet.go("/")
    sheet.until(lambda: len(sheet.page.evaluate("() => caches.keys()")) == 3)
    names = sheet.page.evaluate("() => caches.keys()")

    assert "grimtable-replays" in names
    assert "grimtable-shell-older" not in names
    wait_until_kept(sheet)


OLDER = """async () => {
    await (await caches.open("grimtable-shell-older")).put("/assets/old.js", new Response("old"));
    await (await caches.open("grimtable-replays")).put("/api/tables/x/replay", new Response(""));
}"""


def test_what_can_be_installed_is_described(house: House) -> None:
    """A manifest with icons that are there, of the size that it says, and no foreign address."""
    house.prepare("manifest")
    reply = urlopen(f"{house.url}/app.webmanifest", timeout=60)
    manifest: Any = json.loads(reply.read())
    worker = urlopen(f"{house.url}/sw.js", timeout=60)

    assert reply.headers["content-type"] == "application/manifest+json"
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == reply.headers["cache-control"] == "no-cache"
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        data = urlopen(house.url + icon["src"], timeout=60).read()
        width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
        assert data.startswith(b"\x89PNG")
        assert f"{width}x{height}" == icon["sizes"]
    assert "http" not in json.dumps(manifest)
