"""The review of a finished game beside its replay: begun, followed, read and walked through."""

from functools import cache

import pytest

from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.kernel.table import Table
from grimtable.registry import get
from grimtable.review.results import Review
from grimtable.review.reviewing import Plan, Reviewer, in_this_process, review
from grimtable.sessions.records import Deal, Record, write
from web.axe import violations
from web.browsers import Browsers, Sheet
from web.serving import House
from web.staging import dealt, lay_game, played
from web.steady_server import FEW
from web.test_replay_page import drop, stands_at
from web.words import say

WIDE, PHONE = (1440, 900), (390, 844)
SLIPPED = 4
"""The deal of a game in which a thousand simulations are enough to be sure of one slip."""


@cache
def record() -> Record:
    """The second player does whatever comes to mind."""
    game = get("grimwood")
    bots = [get_bot("grimwood", "heuristic", 0), get_bot("grimwood", "random", 1)]
    match = Match(game, bots, seed=SLIPPED)
    match.play()
    return Deal(game, 2, {}, {"seed": SLIPPED}).record_of(match.table, match.answers)


@cache
def expected() -> Review:
    """What the server will say: the same as is said here."""
    game = get("grimwood")
    plan = Plan.of(game, budget=FEW)
    return review(Reviewer(game, record(), plan), in_this_process(game, plan))


def show_panel(sheet: Sheet, language: str = "en") -> None:
    """The tab beside the log; on the phone it lies in the drawer."""
    if sheet.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        sheet.page.get_by_role("button", name=say(language, "web-log"), exact=True).click()
    name = say(language, "review-title")
    sheet.page.locator(".tabs").get_by_role("button", name=name, exact=True).click()


def reviewed(sheet: Sheet, language: str = "en") -> None:
    """Begin the review and wait until it is there."""
    show_panel(sheet, language)
    sheet.page.get_by_role("button", name=say(language, "review-start"), exact=True).click()
    sheet.page.locator(".review details").wait_for(timeout=240_000)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_key_moments_lead_to_their_places(browsers: Browsers, size: tuple[int, int]) -> None:
    """In the list, as rings over the slider, and with K; the curve has a table for who hears it."""
    found = expected()
    assert found.moments
    (slip,) = found.moments
    sheet = browsers("/", size=size)
    sheet.page.wait_for_selector(".tile")
    drop(sheet, write(record()).decode())
    stands_at(sheet, 0, "open")

    reviewed(sheet)

    assert sheet.page.locator(".review ol button").count() == len(found.moments)
    assert sheet.page.locator(".curve .mark").count() == len(found.moments)
    assert sheet.page.locator(".curve polyline").count() == 2
    assert sheet.page.locator(".review tbody tr").count() == len(found.curve)
    text = sheet.page.locator(".review ol button").inner_text()
    assert say("en", "review-kind-slip") in text
    assert f"{round(slip.after)} %" in text
    sheet.page.locator(".review ol button").click()
    stands_at(sheet, slip.ply + 1, "open")
    sheet.page.keyboard.press("Home")
    stands_at(sheet, 0, "open")
    sheet.page.keyboard.press("k")
    stands_at(sheet, slip.ply + 1, "open")
    sheet.page.keyboard.press("Home")
    stands_at(sheet, 0, "open")
    sheet.page.locator(".curve .mark").click()
    stands_at(sheet, slip.ply + 1, "open")
    assert sheet.page.locator(".moment.slip").count() >= 1
    wider = sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0


@pytest.mark.parametrize("language", ["de", "zh"])
def test_it_is_told_in_each_language_and_can_be_heard(browsers: Browsers, language: str) -> None:
    sheet = browsers("/", language=language)
    sheet.page.wait_for_selector(".tile")
    drop(sheet, write(record()).decode())
    stands_at(sheet, 0, "open")
    reviewed(sheet, language)

    said = sheet.page.locator(".review").inner_text()
    assert say(language, "review-kind-slip") in said
    assert say(language, "review-luck-of-draw") in said
    assert "review-" not in said
    assert "grimwood-" not in said
    assert violations(sheet) == []


def is_over(t: Table) -> bool:
    return t.outcome() is not None


def test_the_review_of_a_table_is_kept_for_everybody(browsers: Browsers, house: House) -> None:
    setup = dealt("grimwood", ["", "random"], 5)
    ruth = browsers(name="Ruth")
    lay_game(house, setup, {"Ruth": ruth}, played(setup, "random", is_over))
    ruth.page.get_by_role("link", name=say("en", "web-replay"), exact=True).click()
    stands_at(ruth, 0, "0")
    reviewed(ruth)
    mine = ruth.page.locator(".review tbody").inner_text()

    eve = browsers(ruth.path)
    stands_at(eve, 0, "0")
    reviewed(eve)

    assert eve.page.locator(".review tbody").inner_text() == mine
