"""The people at a table: chat and presence before the game and in it, quick lines, bubbles."""

from typing import Any

import pytest

from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.player import join, open_table, sit_down, start
from web.words import say

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
HEARD = """said => document.querySelector("[data-company]")?.textContent.includes(said)"""


def chat(sheet: Sheet) -> Any:
    return sheet.page.locator(".chat .lines")


def quick(sheet: Sheet, name: str) -> None:
    """Press a quick line."""
    label = say(sheet.language, f"web-emote-{name}")
    sheet.page.locator(".chat").get_by_role("button", name=label, exact=True).first.click()


def open_chat(sheet: Sheet, *, is_phone: bool) -> None:
    """At a table in play the chat is a tab of the panel, on a phone in a drawer."""
    if is_phone:
        sheet.page.get_by_role("button", name=say(sheet.language, "web-log")).click()
    sheet.page.get_by_role("tab", name=say(sheet.language, "web-chat")).click()
    sheet.page.locator(".chat").wait_for()


@SIZES
@pytest.mark.parametrize(("mine", "theirs"), [("en", "de"), ("zh", "en"), ("de", "zh")])
def test_in_the_waiting_room_everybody_talks_and_reads_their_own_language(
    browsers: Browsers, size: tuple[int, int], mine: str, theirs: str
) -> None:
    """Lines go as they are, quick lines as codes; whoever comes is announced politely."""
    ruth = browsers("/", mine, size, name="Ruth")
    open_table(ruth, "grimwood", 3)
    lin = browsers(ruth.path, theirs, size, name="Lin")
    sit_down(lin)
    chat(lin).wait_for()
    ruth.page.wait_for_function(HEARD, arg=say(mine, "web-company-joined", name="Lin"))
    chat(ruth).get_by_text(say(mine, "web-company-joined", name="Lin")).wait_for()
    quick(lin, "shall_we_start")
    chat(ruth).get_by_text(say(mine, "web-emote-shall_we_start")).wait_for()
    quick(lin, "shall_we_start")
    ruth.page.wait_for_function(
        "() => document.querySelectorAll('.chat .line').length === 2"
    )  # said twice, heard twice
    field = ruth.page.get_by_role("textbox", name=say(mine, "web-say"))
    field.fill("Lin comes in five minutes.")
    field.press("Enter")
    line = chat(lin).get_by_text("Lin comes in five minutes.")
    line.wait_for()
    lin.page.wait_for_function(HEARD, arg="Lin comes in five minutes.")

    assert field.input_value() == ""
    assert chat(ruth).locator(".line b").all_inner_texts() == ["Lin", "Lin", say(mine, "web-you")]
    assert say(mine, "web-is-here") in ruth.page.get_by_role("listitem").all_inner_texts()[1]
    ruth.settle()
    ruth.picture(f"waiting-{mine}-{size[0]}")
    assert violations(ruth) == []
    wide = ruth.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0], "nothing leaves the page"


def test_whoever_leaves_or_is_away_is_named(browsers: Browsers) -> None:
    ruth = browsers(name="Ruth")
    open_table(ruth, "grimwood", 3)
    lin = join(browsers, ruth, name="Lin")
    theo = join(browsers, ruth, name="Theo")
    for name in ("Lin", "Theo"):
        chat(ruth).get_by_text(say("en", "web-company-joined", name=name)).wait_for()
    lin.page.get_by_role("button", name=say("en", "web-get-up")).click()
    chat(ruth).get_by_text(say("en", "web-company-left", name="Lin")).wait_for()
    path = theo.path
    theo.go("/")
    chat(ruth).get_by_text(say("en", "web-company-away", name="Theo")).wait_for()
    row = ruth.page.get_by_role("listitem").filter(has_text="Theo")
    row.get_by_text(say("en", "web-is-away")).wait_for()
    theo.go(path)
    chat(ruth).get_by_text(say("en", "web-company-back", name="Theo")).wait_for()


@SIZES
@pytest.mark.parametrize("game", ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"])
def test_what_is_said_in_play_stands_at_the_seat(
    browsers: Browsers, size: tuple[int, int], game: str
) -> None:
    """In the reader's words, where it takes no touch; the chat has it too."""
    ruth = browsers("/", "en", size, name="Ruth")
    open_table(ruth, game, 2)
    lin = join(browsers, ruth, "de", name="Lin", size=size)
    start(ruth, lin)
    lin.page.wait_for_selector(".prompt")
    open_chat(lin, is_phone=size == PHONE)
    ruth.page.wait_for_selector("[data-company]", state="attached")
    quick(lin, "wow")
    bubble = ruth.page.locator("[data-bubble='1']")
    bubble.wait_for()
    ruth.settle()
    ruth.picture(f"bubble-{game}-{size[0]}")

    assert bubble.inner_text() == say("en", "web-emote-wow")
    box = bubble.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    assert ruth.page.evaluate(UNDER, list(box.values())) is False, "touches go through it"
    open_chat(ruth, is_phone=size == PHONE)
    chat(ruth).get_by_text(say("en", "web-emote-wow")).wait_for()
    if size == WIDE:  # on a phone the drawer lies over a board that has its own test
        assert violations(ruth) == []


UNDER = """([x, y, width, height]) => Boolean(document.elementFromPoint(
    x + width / 2, y + height / 2)?.closest("[data-bubble]"))"""
