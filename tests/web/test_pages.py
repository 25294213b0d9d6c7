"""Every page in every language, wide and narrow; every kind of decision."""

import pytest

from web.browsers import NARROW, PHONE, WIDE, Browsers
from web.hands import Keys

PAGES = (
    "/",
    "/lobby",
    "/open/grimwood",
    "/rules/grim_farmer",
    "/settings",
    "/credits",
    "/components",
)


@pytest.mark.parametrize("size", [WIDE, PHONE, NARROW], ids=["wide", "phone", "narrow"])
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_pages_show_texts_and_fit(browsers: Browsers, language: str, size: tuple[int, int]) -> None:
    """T45: no bare text key, nothing wider than the screen, a heading on each."""
    sheet = browsers("/", language, size)
    for path in PAGES:
        sheet.go(path).wait_for_selector("main h1")
        sheet.page.wait_for_load_state("networkidle")
        assert "web-" not in sheet.page.locator("body").inner_text(), path
        assert sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path


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

        assert demo.locator("[data-answer]").inner_text() == expected, name
