"""Whatever cannot be chosen says why."""

import re
from pathlib import Path

import pytest

from web.browsers import Browsers
from web.serving import House
from web.staging import dealt, lay_game
from web.words import say

SETUP = dealt("grimwood", ["", "heuristic", "heuristic"], seed=1)
"""One card of the first hand can be played, the others cannot."""
BOOKS = Path(__file__).resolve().parents[2] / "docs/rulebooks"
DIM = "[data-place^=hand] button.card[aria-disabled=true]"


def sentences(language: str, rule: str) -> list[str]:
    """The first words of every line of the rulebook that rests on a rule, up to a card or mark."""
    lines = (BOOKS / f"grimwood.{language}.md").read_text("utf-8").splitlines()
    found = [re.sub(r"^(\d+\. |[>|-] )?(\*\*)?", "", line) for line in lines if rule in line]
    return [re.split(r"\*|\[\[|\(GW", words)[0].strip() for words in found]


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
    drawer = page.get_by_role("complementary", name=say(language, "web-rules"))
    drawer.locator("section.leaf").first.wait_for()
    english = page.locator(":is(article, blockquote)[lang=en]").count()
    words = drawer.locator("section.leaf").first.inner_text()
    rule = re.search(r"GW-[\w.]+", drawer.locator(".rules > .link").inner_text())[0]
    drawer.locator(".rules > .link").click()
    drawer.locator(f"article[lang=en] [id='{rule}'].meant").wait_for()

    assert english == 0
    assert any(line in words for line in sentences(language, rule))
    assert rules and all("GW-" in rule for rule in rules)
