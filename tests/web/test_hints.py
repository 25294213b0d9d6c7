"""Hints: good choices with reasons, then what they lead to, beside everything to be touched."""

from typing import Any

import pytest

from grimtable.kernel.table import Table
from grimtable.registry import names
from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

LANGUAGES = ("en", "de", "zh")
CASES = [(game, LANGUAGES[at % 3]) for at, game in enumerate(names())]
COLON = ":"
MEETS = """() => {
    const slip = document.querySelector(".hints").getBoundingClientRect();
    return [...document.querySelectorAll(".prompt, .hand .card, .ways button")].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width && box.bottom > slip.top + 1 && box.top < slip.bottom - 1
            && box.right > slip.left + 1 && box.left < slip.right - 1;
    }).map((node) => node.className);
}"""
OUT = """() => [...document.querySelectorAll(".hints, .prompt")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.top < 0 || box.bottom > innerHeight + 1;
}).map((node) => node.className)"""


def is_mine(t: Table) -> bool:
    """Has the first seat something to choose, some turns into the game?"""
    is_begun = getattr(t.public(), "turn", 2) >= 2 and getattr(t.public(), "round", 1) >= 1
    return t.seat == 0 and is_begun and len(t.options_of(0)) > 2


def asked(browsers: Browsers, house: House, game: str, language: str, size: Any) -> Sheet:
    """At a table of this game, with a question open."""
    setup = dealt(game, ["", "heuristic", "heuristic"], seed=4)
    sheet = browsers("/", language, size, name="Ruth", finished={game: 9})
    lay_game(house, setup, {"Ruth": sheet}, played(setup, "heuristic", is_mine))
    sheet.page.locator("#question").wait_for()
    return sheet


def ask(sheet: Sheet) -> Any:
    sheet.page.get_by_role("button", name=say(sheet.language, "web-hint"), exact=True).click()
    slip = sheet.page.locator(".hints")
    slip.wait_for()
    return slip


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_hint_says_what_and_why_and_then_how_good_it_is(
    browsers: Browsers, house: House, game: str, language: str, size: tuple[int, int]
) -> None:
    sheet = asked(browsers, house, game, language, size)
    slip = ask(sheet)
    first = sheet.frames[-1] if sheet.frames[-1]["type"] == "hint" else hint_of(sheet)
    rows = slip.get_by_role("listitem").all_inner_texts()

    assert len(rows) == len(first["choices"]) <= 3
    for row, choice in zip(rows, first["choices"], strict=True):
        assert row.strip()
        assert "-why-" not in row
        assert ("reason" in choice) == (COLON in row.replace("\uff1a", COLON))
    assert sheet.page.evaluate(MEETS) == sheet.page.evaluate(OUT) == []
    sheet.picture(f"hint-{game}-{language}-{size[0]}")

    slip.get_by_role("button", name=say(language, "web-hint-more")).click()
    slip.get_by_text(say(language, "web-hint-how")).or_(
        slip.get_by_text(say(language, "hint-estimate-none"))
    ).wait_for()

    assert hint_of(sheet)["is_estimated"]
    shown = slip.locator("em").count()
    assert shown == sum("estimate" in choice for choice in hint_of(sheet)["choices"])
    assert sheet.page.evaluate(MEETS) == sheet.page.evaluate(OUT) == []
    assert violations(sheet) == []
    sheet.picture(f"estimate-{game}-{language}-{size[0]}")


def hint_of(sheet: Sheet) -> Any:
    """The last hint this browser was given."""
    return next(frame for frame in reversed(sheet.frames) if frame["type"] == "hint")


def test_a_hint_goes_with_its_question_and_can_be_put_away(
    browsers: Browsers, house: House
) -> None:
    sheet = asked(browsers, house, "grimwood", "en", WIDE)
    slip = ask(sheet)
    assert sheet.page.locator(".hinted").count() > 0
    slip.get_by_role("button", name=say("en", "web-close")).click()
    slip.wait_for(state="detached")
    assert sheet.page.locator(".hinted").count() == 0
    sheet.page.keyboard.press("?")
    slip.wait_for()
    sheet.page.keyboard.press("Escape")
    slip.wait_for(state="detached")
    sheet.page.keyboard.press("?")
    slip.wait_for()
    sheet.page.keyboard.press("?")
    slip.locator("em").first.wait_for()
    sheet.page.keyboard.press("d")
    sheet.page.keyboard.press("Enter")

    slip.wait_for(state="detached")
