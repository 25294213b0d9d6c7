"""Around the game: the lobby, one screen for two, marks for beginners, cards to drag."""

from typing import Any

from grimtable.kernel.table import Table
from grimtable.registry import get
from web.browsers import Browsers, Sheet
from web.player import open_table, play, player, sit_down
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

FACES = "[data-kind]:not([data-kind=back])"
ROW = "[data-row][data-place^=hand]"
"""A hand that lies open; thieves may have left nothing in it."""
HAND = f"{ROW} .card"
BACK = ".ways > button:not([data-verb])"
LAID = """([hand, back, held]) => document.querySelectorAll(hand).length < held
    || (back && document.querySelector(back))"""
LIT = f"{ROW} button.card[aria-pressed=false]"


def test_a_table_in_the_lobby_is_found_and_joined(browsers: Browsers) -> None:
    ruth = browsers("/open/grimwood", name="Ruth")
    ruth.page.get_by_role("checkbox", name=say("en", "web-public")).check()
    ruth.page.get_by_role("button", name=say("en", "web-open-it")).click()
    ruth.page.get_by_role("heading", name=say("en", "web-invite")).wait_for()
    lin = browsers("/lobby", name="Lin")
    row = lin.page.get_by_role("listitem").filter(has_text=say("en", "web-lobby-host", name="Ruth"))
    row.get_by_role("link", name=say("en", "web-sit-down")).click()
    sit_down(lin)

    assert lin.table == ruth.table
    ruth.page.get_by_role("region", name=say("en", "web-seats")).get_by_text("Lin").wait_for()


def test_a_curtain_hides_the_hands_of_two_at_one_screen(browsers: Browsers) -> None:
    """T10: between two turns no face is on the page, until the right person lifts the curtain."""
    sheet = browsers(name="Ruth")
    open_table(sheet, "grimwood", 2)
    sheet.page.get_by_role("button", name=say("en", "web-hot-seat"), exact=True).click()
    sheet.page.get_by_role("button", name=say("en", "web-start"), exact=True).click()
    first, held = lift(sheet)
    play([player(sheet)], lambda: sheet.page.locator(".curtain").count() > 0)
    second, others = lift(sheet)

    assert {first, second} == {say("en", "web-curtain", name="Ruth", place=n) for n in (1, 2)}
    assert held == others == 1


def lift(sheet: Sheet) -> tuple[str, int]:
    """Who is asked for; then how many hands lie open."""
    curtain = sheet.page.locator(".curtain")
    curtain.wait_for()
    assert sheet.page.locator(FACES).count() == 0
    asked = curtain.get_by_role("heading").inner_text()
    curtain.get_by_role("button", name=say("en", "web-curtain-lift")).click()
    hands = sheet.page.locator(ROW)
    hands.first.wait_for()
    return asked, hands.count()


FIRST_HAND = dealt("grimwood", ["", "heuristic", "heuristic"], seed=1)
"""One card of the first hand can be played."""


def test_marks_explain_one_thing_at_a_time_and_once(browsers: Browsers, house: House) -> None:
    """At a table where the person is asked first."""
    sheet = browsers(name="Ruth")
    lay_game(house, FIRST_HAND, {"Ruth": sheet}, [])
    goal, lights = (say("en", f"web-coach-grimwood-{name}") for name in ("goal", "lights"))
    slip = sheet.page.get_by_role("note")
    for text in (goal, lights):
        slip.filter(has_text=text).wait_for()
        sheet.settle()
        assert slip.locator("p").all_inner_texts() == [text]
        if text == goal:
            slip.get_by_role("button", name=say("en", "web-got-it")).click()
    sheet.page.reload()
    slip.wait_for()
    sheet.settle()

    assert slip.locator("p").all_inner_texts() == [lights]


def test_a_card_is_dragged_onto_the_table_and_nowhere_else(
    browsers: Browsers, house: House
) -> None:
    """However quickly: the first the page hears of it may be that the card has been left."""
    sheet = browsers(name="Ruth")
    lay_game(house, FIRST_HAND, {"Ruth": sheet}, [])
    page, back = sheet.page, sheet.page.locator(BACK)
    page.locator(LIT).first.wait_for()
    held = page.locator(HAND).count()
    drag(page, LIT, "header.top")
    sheet.settle()
    assert page.locator(HAND).count() == held
    assert back.count() == 0
    drag(page, LIT, ".middle")
    page.wait_for_function(LAID, arg=[HAND, BACK, held])
    if back.count():  # it can be meant in several ways
        page.locator(".ways [data-verb]").first.click()

    page.wait_for_function(LAID, arg=[HAND, "", held])


def drag(page: Any, card: str, onto: str) -> None:
    """With the mouse, to the left edge of a thing, where nothing else lies."""
    start, end = (page.locator(name).first.bounding_box() for name in (card, onto))
    page.mouse.move(start["x"] + 9, start["y"] + 24)
    page.mouse.down()
    page.mouse.move(end["x"] + 4, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


TIDINGS = get("grimm_tidings")
SALE = dealt(TIDINGS.name, ["", *["heuristic"] * 3], seed=2)
"""Whoever sits first soon has Items worth a level."""


def may_sell(t: Table) -> bool:
    return t.seat == 0 and "sell" in map(TIDINGS.vocabulary.text, t.options_of(0))


def test_what_was_begun_can_be_taken_back_step_by_step(browsers: Browsers, house: House) -> None:
    """Nobody has to sell because they have opened a sale: each pick, and then the sale, goes."""
    sheet = browsers(name="Ruth", finished={TIDINGS.name: 9})
    lay_game(house, SALE, {"Ruth": sheet}, played(SALE, "heuristic", may_sell))
    question = sheet.page.locator("#question")
    before = question.inner_text()
    sheet.page.get_by_role("button", name=say("en", "web-tidings-more")).click()
    sheet.page.locator(".menu [data-verb=sell]").click()
    sheet.page.locator(".ways [data-verb=card], .ways [data-verb=thing]").first.click()
    question.filter(has_text="gold").wait_for()
    for _ in range(2):
        sheet.page.locator(".ways .out button").click()
        sheet.settle()

    question.filter(has_text=before).wait_for()
