"""axe-core looks at every page, in every state that has a face of its own."""

from typing import Any

import pytest

from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.player import end_together, open_table, play, player, sit_down, start
from web.words import say

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "creation": "/open/grimwood",
    "rules": "/rules/grimwood/ledger",
    "cards": "/rules/grim_farmer/cards",
    "settings": "/settings",
    "credits": "/credits",
    "components": "/components",
    "seat link": "/seat",
    "nothing": "/nowhere",
}


def seen(sheet: Sheet, where: str) -> dict[str, Any]:
    """What axe finds there, wide and on a phone."""
    found = {}
    for size in (PHONE, WIDE):
        sheet.resize(size)
        found[f"{where} {size}"] = violations(sheet)
    return {place: bad for place, bad in found.items() if bad}


def test_axe_finds_nothing_serious_on_any_page(browsers: Browsers) -> None:
    """T45: wide and on a phone."""
    sheet = browsers()
    found = {}
    for name, path in PAGES.items():
        sheet.go(path).wait_for_selector("main h1")
        found |= seen(sheet, name)

    assert found == {}


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_axe_finds_nothing_serious_at_a_table(browsers: Browsers, game: str) -> None:
    """T45: joining, waiting room, own and others' turn, drawers, in words, spectator, the end."""
    host = browsers(name="Ruth")
    open_table(host, game, 2)
    found = seen(host, "waiting room")
    guest = browsers(host.path, name="Lin")
    guest.page.get_by_role("button", name=say("en", "web-sit-down"), exact=True).wait_for()
    found |= seen(guest, "joining")
    sit_down(guest)
    start(host, guest)
    people = [player(host, 1), player(guest, 2)]
    play(people, lambda: len(people[0].presses) > 5 and bool(people[0].hands.look().choices))
    found |= seen(host, "own turn") | seen(guest, "another's turn")
    watcher = browsers(host.path)
    watcher.page.wait_for_selector(".prompt.ink")
    found |= seen(watcher, "spectator") | drawers(host)
    in_words(host)
    found |= seen(host, "in words")
    in_words(host)
    end_together(host, guest)
    found |= seen(host, "result")

    assert found == {}


def drawers(sheet: Sheet) -> dict[str, Any]:
    """What slides in beside the table."""
    found = {}
    for key in ("web-menu", "web-rules"):
        name = say("en", key)
        sheet.page.get_by_role("button", name=name, exact=True).first.click()
        drawer = sheet.page.get_by_role("complementary", name=name, exact=True)
        drawer.wait_for()
        found |= seen(sheet, name)
        sheet.page.keyboard.press("Escape")
        drawer.wait_for(state="detached")
    return found


def in_words(sheet: Sheet) -> None:
    """The text table on or off, by the settings this browser keeps."""
    turn = """() => { const kept = JSON.parse(localStorage.grimtable);
        localStorage.grimtable = JSON.stringify({ ...kept, isText: !kept.isText }); }"""
    sheet.page.evaluate(turn)
    sheet.page.reload()
    sheet.page.wait_for_selector("[data-testid=text-table], [data-place^=hand]")
