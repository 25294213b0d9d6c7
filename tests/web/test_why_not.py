"""Whatever cannot be chosen says why."""

import pytest

from web.browsers import Browsers
from web.serving import House
from web.staging import dealt, lay_game
from web.words import say

SETUP = dealt("grimwood", ["", "heuristic", "heuristic"], seed=1)
"""One card of the first hand can be played, the others cannot."""
DIM = "[data-place^=hand] button.card[aria-disabled=true]"


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_card_that_cannot_be_played_says_why(
    browsers: Browsers, house: House, language: str
) -> None:
    """T48: a sentence in the reader's language, and the rule to read on."""
    sheet = browsers("/", language)
    lay_game(house, SETUP, {"Ruth": sheet}, [])
    page = sheet.page
    page.locator(DIM).first.wait_for()
    rules = set()
    for at in range(page.locator(DIM).count()):
        page.locator(DIM).nth(at).click(position={"x": 9, "y": 24}, force=True)  # it is dim
        reason = page.locator(".toast.reason")
        reason.wait_for()
        assert say(language, "web-why-open") not in reason.inner_text()
        rules.add(reason.locator("button.link").first.inner_text())
        if at < page.locator(DIM).count() - 1:
            reason.get_by_role("button", name=say(language, "web-close")).click()
            reason.wait_for(state="detached")
    reason.locator("button.link").first.click()
    page.get_by_role("complementary", name=say(language, "web-rules")).wait_for()

    assert rules and all("GW-" in rule for rule in rules)
