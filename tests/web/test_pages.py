"""Every page in every language, wide and narrow; every kind of decision."""

import json
from pathlib import Path

import pytest

from grimtable.registry import get, names
from web.browsers import NARROW, PHONE, WIDE, Browsers
from web.hands import Keys
from web.words import say

PAGES = (
    "/",
    "/lobby",
    "/open/grimwood",
    "/rules/grim_farmer",
    "/rules/grimwood/cards",
    "/rules/grimwood/ledger",
    "/settings",
    "/credits",
    "/components",
)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_pages_show_texts_and_fit(browsers: Browsers, language: str) -> None:
    """T45: no bare text key, nothing wider than the screen, a heading on each; at every size."""
    sheet = browsers("/", language)
    for path in PAGES:
        sheet.go(path).wait_for_selector("main h1")
        for size in (WIDE, PHONE, NARROW):
            sheet.resize(size)
            assert "web-" not in sheet.page.locator("body").inner_text(), (path, size)
            spill = sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert spill <= 0, (path, size)


MEASURED = Path(__file__).parents[2] / "web/src/pages/effects.json"


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_an_option_says_what_it_does_if_that_is_sure(browsers: Browsers, language: str) -> None:
    """What the lab has measured beyond twice its error; nothing while everything is as usual."""
    measured = json.loads(MEASURED.read_text())["grimwood"]["options"]
    change, error = measured["free_supernatural_placement"]["false"]["length"]
    assert abs(change) > 2 * error and abs(change) >= 1
    assert measured["already_played_scope"]["others_only"]["length"][0] == 0
    sheet = browsers("/open/grimwood", language)
    sheet.page.locator("main details summary").click()
    sheet.page.get_by_text(say(language, "web-effects-why")).wait_for()
    options = sheet.page.locator("main .options label")
    titles = {
        option: options.filter(has_text=say(language, f"grimwood-option-{option}"))
        for option in ("free_supernatural_placement", "already_played_scope")
    }

    assert sheet.page.locator("main .effect").count() == 0
    titles["already_played_scope"].locator("select").select_option("others_only")
    titles["free_supernatural_placement"].locator("select").select_option("false")
    way = "more" if change > 0 else "less"
    line = say(language, "web-effect-length", way=way, by=abs(round(change)))
    titles["free_supernatural_placement"].get_by_text(line, exact=True).wait_for()
    assert titles["already_played_scope"].locator(".effect").count() == 0
    for size in (WIDE, PHONE, NARROW):
        sheet.resize(size)
        assert sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_every_card_of_every_game_has_its_face(browsers: Browsers) -> None:
    """The cards of each game come with the page that shows them, also one after the other."""
    sheet = browsers("/rules/grimwood/cards")
    for name in names():
        sheet.page.get_by_role("link", name=say("en", f"title-{name}"), exact=True).click()
        sheet.page.locator(f"main .pick .card.g-{name}").first.wait_for()
        cards = sheet.page.locator("main .pick .card")

        assert cards.evaluate_all("cards => cards.map((card) => card.dataset.kind)") == [
            *get(name).kinds
        ]
        assert sheet.page.locator("main .pick .card.h-plain").count() == 0


DEMOS: dict[str, tuple[tuple[str, ...], str]] = {
    "card": (("[data-kind=dracula]", "[data-kind=dracula]"), "[3]"),
    "seat": ((".cover[data-seat='2']", ".cover[data-seat='2']"), "[13]"),
    "several": (("[data-kind=hen_green]", "[data-kind=pig_red]", "[data-verb=done]"), "[12,10,1]"),
    "yes_no": (("[data-verb=block]",), "[2]"),
    "number": (("[aria-label=More]", "[aria-label=More]", "[data-verb=draw]"), "[7]"),
    "order": (
        ("[data-kind=rune]", "[data-kind=owl]", "[data-kind=crow]", "[data-verb=seal]"),
        "[22,20,21]",
    ),
    "names": (("[data-kind=giant]", "[data-verb=name]"), "[46]"),
    "secret": ((".cover[data-seat='1']", "[data-verb=seal]"), "[30]"),
    "window": (("[data-verb=pass]",), "[50]"),
    "pay": (("text=As suggested", "[data-verb=done]"), "[61,63,1]"),
    "offer": (("[aria-label=Next] >> nth=0", "[data-verb=send]"), "[71,81,99]"),
}


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_every_kind_of_decision_is_answered(browsers: Browsers, way: str) -> None:
    """T45: the component page sends what was chosen, by mouse and by keyboard."""
    sheet = browsers("/components")
    keys = Keys(sheet)
    for name, (steps, expected) in DEMOS.items():
        demo = sheet.page.locator(f"[data-demo={name}]")
        for step in steps:
            thing = demo.locator(step)
            if way == "pointer":
                thing.click()
            else:
                keys.reach_thing(thing)
                sheet.page.keyboard.press("Enter")

        demo.locator("[data-answer]").get_by_text(expected, exact=True).wait_for()
