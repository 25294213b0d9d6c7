"""The rulebook for people in the browser: chapters, links, search, cards, print."""

import re
from pathlib import Path

import pytest

from grimtable.cli.rulebook import Rulebook, rulebook
from web.axe import violations
from web.browsers import NARROW, PHONE, WIDE, Browsers, Sheet
from web.words import say

FOLDER = Path(__file__).resolve().parents[2] / "docs/rulebooks"
BOOKS = sorted(path.name.removesuffix(".md") for path in FOLDER.glob("*.??.md"))

CHECKED = {
    "grimwood": ("table", "turn", "combos", "cards"),
    "grim_farmer": ("table",),
    "grimm_tidings": ("table", "fights", "help", "cards"),
    "book_of_madness": ("table", "turn"),
}
STEP = re.compile("^(\\d+)\\. \\*\\*(.+?)[,.:\uff0c\u3002\uff1a]?\\*\\*", re.M)
"""The number and the first words of a step."""
UNTOLD = "GW-2.3"
"""A rule that no sentence of the rulebook rests on."""


def read(name: str) -> Rulebook:
    return rulebook((FOLDER / f"{name}.md").read_text("utf-8"))


def shown(sheet: Sheet, chapter: str) -> None:
    """Wait until this chapter lies there."""
    sheet.page.locator("main.book h1").get_by_text(chapter, exact=True).wait_for()


@pytest.mark.parametrize("name", BOOKS)
def test_every_chapter_has_an_address_and_fits(browsers: Browsers, name: str) -> None:
    """Every anchor is a link and opens its chapter; nothing is wider than the screen."""
    game, language = name.split(".")
    sheet = browsers(f"/rules/{game}", language)
    for anchor, chapter in read(name).chapters.items():
        sheet.resize(WIDE)
        sheet.page.locator(f".side a[href='/rules/{game}#{anchor}']").click()
        shown(sheet, chapter.name)
        assert sheet.page.evaluate("location.pathname + location.hash") == f"/rules/{game}#{anchor}"
        text = sheet.page.locator(".leaf").inner_text()
        assert [mark for mark in ("[[", "**", "{#", "web-") if mark in text] == []
        for size in (WIDE, PHONE, NARROW):
            sheet.resize(size)
            spill = sheet.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert spill <= 0, (anchor, size)


def test_an_address_opens_its_chapter_and_survives_the_language(browsers: Browsers) -> None:
    sheet = browsers("/rules/grimwood#turn")

    shown(sheet, read("grimwood.en").chapters["turn"].name)
    sheet.page.reload()
    shown(sheet, read("grimwood.en").chapters["turn"].name)


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize(("game", "anchors"), CHECKED.items())
def test_axe_finds_nothing_serious_in_a_rulebook(
    browsers: Browsers, game: str, anchors: tuple[str, ...], size: tuple[int, int]
) -> None:
    book = read(f"{game}.en")
    sheet = browsers(f"/rules/{game}#{anchors[0]}")
    sheet.resize(size)
    found = {}
    for anchor in anchors:
        sheet.go(f"/rules/{game}#{anchor}")
        shown(sheet, book.chapters[anchor].name)
        found[anchor] = violations(sheet)

    assert found == {anchor: [] for anchor in anchors}


@pytest.mark.parametrize("name", BOOKS)
def test_a_picture_shows_the_table(browsers: Browsers, name: str) -> None:
    """Every part has the number and the name of its step, and something lies there."""
    game, language = name.split(".")
    chapter = read(name).chapters["table"]
    steps = dict(STEP.findall(chapter.text))
    sheet = browsers(f"/rules/{game}#table", language)
    shown(sheet, chapter.name)
    picture = sheet.page.get_by_role("group", name=chapter.name, exact=True)
    parts = picture.locator("figure")

    assert parts.count() >= 4
    for at in range(parts.count()):
        number = parts.nth(at).locator("figcaption b").inner_text()
        words = parts.nth(at).locator("figcaption").inner_text()
        assert words.removeprefix(number).strip() == steps[number]
        assert parts.nth(at).locator(".card, .token, .levels, .fields").count()


def test_a_rule_opens_the_sentence_and_then_the_ledger(browsers: Browsers) -> None:
    """Old links with an id lead to the sentence for people; its id leads to the ledger."""
    sheet = browsers("/rules/grimwood#GW-7.4")
    sentence = sheet.page.locator(".leaf .meant")
    sentence.wait_for()
    sentence.get_by_role("link", name=say("en", "web-rule", rule="GW-7.4"), exact=True).click()

    sheet.page.locator("[id='GW-7.4'].meant").wait_for()
    assert sheet.page.evaluate("location.pathname") == "/rules/grimwood/ledger"


def test_a_rule_that_no_sentence_rests_on_opens_the_ledger(browsers: Browsers) -> None:
    sheet = browsers(f"/rules/grimwood#{UNTOLD}")

    sheet.page.locator(f"[id='{UNTOLD}'].meant").wait_for()


def test_the_rule_of_a_card_opens_the_card(browsers: Browsers) -> None:
    sheet = browsers("/rules/grimm_tidings#GT-C.braids")

    sheet.page.locator(".told.meant [data-kind=braids]").wait_for()


def test_search_finds_sentences_and_cards(browsers: Browsers) -> None:
    sheet = browsers("/rules/grimwood")
    shown(sheet, read("grimwood.en").chapters["about"].name)
    search = sheet.page.get_by_role("searchbox", name=say("en", "web-rules-search"))
    search.fill("hydra")
    sheet.page.locator(".leaf [data-kind=hydra]").first.wait_for()

    search.fill("zzz")
    sheet.page.get_by_text(say("en", "web-rules-none"), exact=True).wait_for()
    assert sheet.page.locator(".leaf .card").count() == 0


def test_every_card_lies_in_the_chapter_of_cards(browsers: Browsers) -> None:
    sheet = browsers("/rules/grimwood#cards")
    shown(sheet, read("grimwood.en").chapters["cards"].name)
    cards = sheet.page.locator(".leaf .told .card")

    kinds = cards.evaluate_all("cards => cards.map((card) => card.dataset.kind)")
    assert len(kinds) == len(set(kinds)) == 31


def test_only_the_leaf_is_printed_on_white(browsers: Browsers) -> None:
    sheet = browsers("/rules/grimwood#turn")
    shown(sheet, read("grimwood.en").chapters["turn"].name)
    sheet.page.emulate_media(media="print")

    assert not sheet.page.locator(".side").is_visible()
    assert not sheet.page.locator("header.top").is_visible()
    style = "leaf => getComputedStyle(leaf).backgroundColor"
    assert sheet.page.locator(".leaf").evaluate(style) == "rgb(255, 255, 255)"


def test_no_page_but_its_own_fetches_a_rulebook(browsers: Browsers) -> None:
    sheet = browsers("/")
    sheet.page.wait_for_selector(".tile")
    sheet.settle()
    before = set(sheet.fetched)
    sheet.go("/rules/grimwood#turn")
    shown(sheet, read("grimwood.en").chapters["turn"].name)

    books = {url for url in sheet.fetched if "/grimwood.en-" in url}
    assert books
    assert not books & before
