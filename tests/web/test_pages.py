"""Every page in every language, wide and narrow."""

from typing import Any

import pytest

PAGES = ("/", "/open/grimwood", "/rules/grim_farmer", "/settings", "/credits", "/components")
SIZES = ((1440, 900), (390, 844))


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_pages_show_texts_and_fit(sheet: Any, language: str) -> None:
    """No bare text key, nothing wider than the screen, a heading on each."""
    for size in SIZES:
        page = sheet("/", language, size)
        for path in PAGES:
            page.goto(page.url.rstrip("/").split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
            page.wait_for_selector("main h1")
            page.wait_for_load_state("networkidle")
            text = page.locator("body").inner_text()
            assert "web-" not in text, (path, language)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (path, language, size)


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


@pytest.mark.parametrize("name", sorted(DEMOS))
def test_every_kind_of_decision_is_answered(sheet: Any, name: str) -> None:
    """The component page sends what was chosen."""
    steps, expected = DEMOS[name]
    page = sheet("/components")
    demo = page.locator(f"[data-demo={name}]")
    for step in steps:
        demo.locator(step).click()
    assert demo.locator("[data-answer]").inner_text() == expected


def test_a_choice_by_keyboard_alone(sheet: Any) -> None:
    """Focus, arrows, Enter, Enter."""
    page = sheet("/components")
    demo = page.locator("[data-demo=several]")
    demo.locator("[data-kind=pig_red]").focus()
    page.keyboard.press("Enter")
    demo.locator("[data-kind=cow_blue]").focus()
    page.keyboard.press("Enter")
    demo.locator("[data-verb=done]").focus()
    page.keyboard.press("Enter")
    assert demo.locator("[data-answer]").inner_text() == "[10,11,1]"
