"""The board of The Book of Madness: a payment changed by hand, and the end of a team."""

from typing import Any

import pytest

from grimtable.kernel.table import Table
from grimtable.registry import get
from web.axe import violations
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

GAME = get("book_of_madness")
SIZES = {"wide": WIDE, "phone": PHONE}
PLACES = """() => ["#question", ".own [data-place^=hand]", ".board"]
    .map((part) => Math.round(document.querySelector(part).getBoundingClientRect().top))"""
LIT_CURSE = '[data-place^="slot_"] button[aria-pressed=false]'
LIT_CARD = '.own [data-place="hand/0"] button[aria-pressed=false]'
BROKEN = '[data-place^="slot_"] .broken'


def can_overpay(t: Table) -> bool:
    """Can the first player dispel a curse, and add a card of the hand to the payment?"""
    if not can_end(t):
        return False
    bills = [bill for bill in GAME.forecast(t.view(0)).values() if bill.get("rewards")]
    return bool(bills) and all(spare(bill) for bill in bills)


def spare(bill: dict[str, Any]) -> bool:
    """Is a hand card left that could be added?"""
    hands = [[owner for _, owner in bill[part]].count(-1) for part in ("payable", "suggested")]
    return hands[0] > hands[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_payment_is_changed_by_hand_and_sent_in_one_press(
    browsers: Browsers, house: House, size: str
) -> None:
    """BM-8.4, BM-9.11: nothing moves while the question lasts; surplus is named with its reason."""
    setup = dealt(GAME.name, ["", "heuristic"], seed=4, start_player="seat_1")
    ruth = browsers(size=SIZES[size], name="Ruth")
    lay_game(house, setup, {"Ruth": ruth}, played(setup, "heuristic", can_overpay))
    page = ruth.page
    before = page.evaluate(PLACES)
    page.locator(LIT_CURSE).first.click()
    pay = page.locator('.prompt [data-verb="seal"]')
    pay.wait_for()

    assert page.evaluate(PLACES)[1:] == before[1:]
    assert "Chosen for you" in asked(ruth)
    assert violations(ruth) == []
    page.locator(LIT_CARD).first.click()
    assert "fewer cards would do" in asked(ruth)
    page.get_by_role("button", name=say("en", "web-suggested")).click()
    assert "Chosen for you" in asked(ruth)
    pay.click()
    page.locator(BROKEN).first.wait_for()
    assert ruth.refusals() == set()


def asked(sheet: Sheet) -> str:
    return str(sheet.page.locator(".prompt").inner_text())


def test_who_takes_a_curse_is_seen_by_the_team_and_outlives_a_reload(
    browsers: Browsers, house: House
) -> None:
    setup = dealt(GAME.name, ["", ""], seed=4, start_player="seat_1")
    ruth, lin = browsers(size=WIDE, name="Ruth"), browsers(size=PHONE, name="Lin")
    until = played(setup, "heuristic", lambda t: t.turn == 1 and can_end(t))
    lay_game(house, setup, {"Ruth": ruth, "Lin": lin}, until)
    ruth.page.get_by_role("tab", name=say("en", "web-madness-plan-tab")).click()
    take = ruth.page.get_by_role("button", name=say("en", "web-madness-plan-take"))
    take.first.click()

    lin.page.locator(".pin.take").wait_for()
    lin.page.reload()
    lin.page.locator(".pin.take").wait_for()
    assert [violations(sheet) for sheet in (ruth, lin)] == [[], []]


def can_end(t: Table) -> bool:
    return t.seat == 0 and GAME.vocabulary.number("end") in t.options_of(0)


def test_a_team_wins_together_and_nobody_has_a_place(browsers: Browsers, house: House) -> None:
    """BM-12.1"""
    setup = dealt(GAME.name, ["", "heuristic", "heuristic"], seed=2)
    ruth = browsers(size=WIDE, name="Ruth")
    moves = played(setup, "heuristic", lambda t: bool(t.over))
    lay_game(house, setup, {"Ruth": ruth}, moves)
    page = ruth.page
    page.locator(".fates").wait_for()

    assert ruth.result[0]["reason"] == "won"
    assert page.locator("#outcome").inner_text() == say("en", "web-madness-end-won")
    assert page.locator(".line button").count() == 6
    assert page.locator(".result i", has_text="1").count() == 0
    for window in SIZES.values():
        ruth.resize(window)
        assert violations(ruth) == []
