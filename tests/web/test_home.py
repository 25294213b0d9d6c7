"""The home page: what "Play" opens, and that the last choice is remembered."""

import json
from typing import Any

import pytest

from grimtable.bots.registry import levels
from grimtable.registry import names
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.words import say

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
KEPT = "() => JSON.parse(localStorage.grimtable).quick"


def tile(sheet: Sheet, game: str) -> Any:
    return sheet.page.locator(f".tile.g-{game}")


def choose(sheet: Sheet, game: str, value: int | str) -> None:
    """One tap on the tile."""
    segment = tile(sheet, game).locator(f"[data-value='{value}']")
    segment.click()
    sheet.page.wait_for_function("one => one.ariaChecked === 'true'", arg=segment.element_handle())


ACCENT = "getComputedStyle(document.documentElement).getPropertyValue('--acc')"


def play(sheet: Sheet, game: str) -> dict[str, Any]:
    """Press "Play", nothing else; what this browser is told of its table."""
    tile(sheet, game).locator("[data-act=play]").click()
    sheet.page.wait_for_selector(".prompt, .bar")
    return opened(sheet)


def opened(sheet: Sheet) -> dict[str, Any]:
    card: dict[str, Any] = sheet.page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table", sheet.table
    )
    return card


def seated_bots(card: dict[str, Any]) -> list[str]:
    return [seat["bot"] for seat in card["seats"] if seat.get("bot")]


@SIZES
def test_play_asks_nothing_and_the_first_bots_are_gentle(
    browsers: Browsers, size: tuple[int, int]
) -> None:
    accents = set()
    for game in names():
        sheet = browsers(size=size)
        card = play(sheet, game)
        accents.add(sheet.page.evaluate(ACCENT))

        assert set(seated_bots(card)) == {levels(game)[0]}
        assert len(card["seats"]) == len(seated_bots(card)) + 1
    assert len(accents) == len(names()), "each table has the colours of its game"


@SIZES
def test_seats_and_level_are_one_tap_on_the_tile_and_remembered(
    browsers: Browsers, size: tuple[int, int]
) -> None:
    """Also after the page was left, and only for that game."""
    sheet = browsers(size=size)
    for value in (5, "hard"):
        choose(sheet, "grimwood", value)
    first = play(sheet, "grimwood")
    sheet.go("/").wait_for_selector(".tile")
    again = play(sheet, "grimwood")

    assert seated_bots(first) == seated_bots(again) == ["hard"] * 4
    assert list(sheet.page.evaluate(KEPT)) == ["grimwood"]


def test_a_choice_that_no_longer_exists_is_not_opened(browsers: Browsers) -> None:
    """A bot that the host has taken away; a number of seats that the game never had."""
    sheet = browsers(quick={"grim_farmer": {"seats": 40, "level": "gone"}})
    card = play(sheet, "grim_farmer")

    assert seated_bots(card) == ["easy"] * 5, json.dumps(card)


@SIZES
def test_what_is_tapped_on_a_tile_is_large_enough(
    browsers: Browsers, size: tuple[int, int]
) -> None:
    """44 pixels on a phone; on no size does a word leave its segment."""
    sheet = browsers("/", "de", size)
    segments = sheet.page.locator(".tile [role=radio]")
    segments.first.wait_for()
    sheet.settle()
    for box, spill in segments.evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect(), one.scrollWidth > one.clientWidth])"
    ):
        assert not spill
        if size == PHONE:
            assert box["width"] >= 44 and box["height"] >= 44


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_new_table_says_what_each_level_is_like(browsers: Browsers, language: str) -> None:
    """Bots without a level have only their name."""
    page = browsers("/open/grimwood", language).page
    count = page.get_by_role("radiogroup", name=say(language, "web-bot-count"), exact=True)
    count.get_by_role("radio", name="2", exact=True).click()
    chosen = page.get_by_label(say(language, "web-bot-strength"))
    for level in levels("grimwood"):
        chosen.select_option(level)
        page.get_by_text(say(language, f"web-level-{level}-why")).wait_for()
    chosen.select_option("random")
    page.get_by_text(say(language, "web-level-hard-why")).wait_for(state="detached")
