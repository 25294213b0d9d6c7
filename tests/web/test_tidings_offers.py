"""Offers of several things in Grimm Tidings: written by tapping, judged and carried out."""

from collections.abc import Callable, Sequence
from functools import cache

from grimtable.games.grimm_tidings.items.gear import tradable
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Table
from web.axe import violations
from web.browsers import WIDE, Browsers, Sheet
from web.serving import House
from web.staging import Moves, dealt, lay_game, played
from web.test_tidings_board import CUT, figures
from web.tidings import GAME
from web.words import say

NAMES = ("Ada", "Cem", "Bea")
LANGUAGES = ("en", "zh", "de")
TRADE_SEED = 2
"""Of a deal that brings Ada and Cem two Items each before the first door."""


def may_trade(t: Table) -> bool:
    assert isinstance(t, Tidings)
    is_mine = t.starter >= 0 and t.seat == t.active == 0
    return is_mine and len(tradable(t, 0)) >= 2 and len(tradable(t, 1)) >= 2


@cache
def reached(seed: int, until: Callable[[Table], bool]) -> Moves:
    return played(dealt(GAME.name, ["heuristic"] * 3, seed), "heuristic", until)


def three(
    browsers: Browsers,
    house: House,
    seed: int,
    until: Callable[[Table], bool],
) -> list[Sheet]:
    """Three people at a table by turns, where bots have brought it."""
    sheets = [
        browsers(language=language, name=name, size=WIDE)
        for name, language in zip(NAMES, LANGUAGES, strict=True)
    ]
    moves = reached(seed, until)
    people = dict(zip(NAMES, sheets, strict=True))
    lay_game(house, dealt(GAME.name, ["", "", ""], seed), people, moves)
    for sheet in sheets:
        sheet.settle()
    return sheets


def front(sheet: Sheet, seat: int) -> list[str]:
    """The kinds in front of a seat, as this page was told last."""
    view = [m for m in sheet.frames if m["type"] == "view"][-1]["view"]
    zone = next(z for z in view["zones"] if z["name"] == "front" and z["owner"] == seat)
    return [str(card["kind"]) for card in zone["cards"]]


def opens(sheet: Sheet, word: str) -> None:
    """Begin an offer, from the seat or from "More"."""
    button = sheet.page.locator(f'[data-opens="{number(word)}"]:visible')
    if not button.count():
        sheet.page.locator(".answers [aria-expanded=false]").first.click()
    button.first.click()
    settle(sheet)


def settle(sheet: Sheet) -> None:
    sheet.page.locator('.slip .parts[aria-busy="false"]').wait_for(state="attached")


def taps(sheet: Sheet, *words: str) -> None:
    """Touch things, or choose what a part of the form says."""
    for word in words:
        choice = sheet.page.locator(f'.slip [data-choice="{number(word)}"]')
        before = choice.first.get_attribute("aria-pressed")
        choice.first.click()
        sheet.until(lambda c=choice, b=before: c.first.get_attribute("aria-pressed") != b)
        settle(sheet)


def sends(sheet: Sheet) -> None:
    button = sheet.page.locator(".slip footer [data-move]")
    button.wait_for()
    button.click()
    button.wait_for(state="detached")


def things(kinds: Sequence[str]) -> list[str]:
    return [f"thing {kind}" for kind in kinds]


def number(word: str) -> int:
    return GAME.vocabulary.number(word)


def worth(kinds: Sequence[str]) -> int:
    """Their Gold."""
    return sum(int(GAME.cards.prints[GAME.kinds.index(kind)].gold) for kind in kinds)


def items(sheet: Sheet, seat: int) -> list[str]:
    offered = GAME.cards.prints
    return [kind for kind in front(sheet, seat) if offered[GAME.kinds.index(kind)].is_item()]


def answers(sheet: Sheet, reply: str) -> None:
    """Accept or refuse what is offered."""
    button = sheet.page.locator(f'main [data-move="{number(reply)}"]:enabled')
    button.first.wait_for()
    button.first.click()


def test_two_for_one_and_one_for_two(browsers: Browsers, house: House) -> None:
    """GT-T12e: any Items on either side; the counter turns the bargain round."""
    ada, cem, bea = three(browsers, house, TRADE_SEED, may_trade)
    mine, theirs = items(ada, 0)[:2], items(ada, 1)[:2]
    opens(ada, "trade P2")
    slip = ada.page.locator(".slip:has(.parts)")
    summary = slip.locator("footer p")
    assert slip.locator("footer [data-move]").count() == 0  # nothing is named yet

    taps(ada, *things(mine), things(theirs)[0])
    choices = [slip.locator(f'[data-choice="{n}"] > span').last for n in map(number, things(mine))]
    names = [choice.inner_text() for choice in choices]
    assert all(name in summary.inner_text() for name in names)
    gold = {"given": worth(mine), "wanted": worth(theirs[:1])}
    assert say("en", "web-tidings-trade-gold", **gold) in summary.inner_text()
    taps(ada, things(mine)[1])
    assert names[1] not in summary.inner_text()
    taps(ada, things(mine)[1])
    assert ada.page.evaluate(CUT) == []
    assert violations(ada) == []
    sends(ada)

    cem.page.locator(".prompt .answers").wait_for()
    offer = figures(cem)["offers"][0]
    assert sorted(offer["gives"]) == sorted(mine) and offer["gets"] == theirs[:1]
    told = cem.page.locator(".prompt p").first.inner_text()
    strengths = [seat["strength"] for seat in figures(cem)["seats"]]
    assert f"{strengths[0]} → {offer['strength_from']}" in told
    assert f"{strengths[1]} → {offer['strength_to']}" in told
    assert f"{strengths[0]} → {offer['strength_from']}" in bea.page.locator(".makes").inner_text()
    assert violations(cem) == []
    opens(cem, "counter")
    taps(cem, *things(theirs), things(mine)[0])
    sends(cem)
    answers(ada, "accept")
    for sheet in (ada, cem, bea):
        sheet.until(lambda sheet=sheet: set(theirs) <= set(front(sheet, 0)))
        assert mine[0] in front(sheet, 1) and mine[1] in front(sheet, 0)
