"""Two people and two bots at a table of The Book of Madness, in the middle of a game."""

from typing import Any

from grimtable.games.book_of_madness.ids import hand_of
from grimtable.kernel.table import Table
from grimtable.registry import get
from sizes import SIZES
from web.axe import violations
from web.browsers import PHONE, Browsers, Sheet
from web.player import Player, end_together, play, player
from web.serving import House
from web.staging import dealt, lay_game, played
from web.words import say

MADNESS = get("book_of_madness")
BOTS = ["heuristic"] * 2
SETUP = dealt(MADNESS.name, ["", "", *BOTS], seed=7, start_player="seat_1")
"""The first player soon holds several cards of Fire."""
LEARN = MADNESS.vocabulary.number("learn fire")
LOW = (1280, 640)
"""A window in which the whole board has no room."""
TOLD = """() => ({
    hand: [...document.querySelectorAll(".own [data-place^=hand] .card")]
        .map((card) => card.dataset.kind),
    curses: [...document.querySelectorAll("[data-place^=slot_] .card")].map((c) => c.ariaLabel),
    log: [...document.querySelectorAll("[role=log] p")].map((line) => line.innerText),
    question: document.querySelector("#question")?.innerText,
})"""


def test_a_team_plays_with_a_reload_in_a_payment_and_a_take_back(
    browsers: Browsers, house: House
) -> None:
    """T24, T45: half a payment outlives its page; what the others agree to is taken back."""
    ruth = browsers(size=LOW, name="Ruth", confirm="never")
    lin = browsers(size=PHONE, name="Lin")
    begun = [*played(SETUP, "heuristic", may_pay), (0, [LEARN])]
    lay_game(house, SETUP, {"Ruth": ruth, "Lin": lin}, begun)
    people = [player(ruth, 1), player(lin, 2)]

    ruth.until(lambda: asked(ruth).get("frame") == "Pay" and is_shown(ruth))
    before = told(ruth)
    assert before["hand"] and before["log"] and before["curses"]
    assert [bad for sheet in (ruth, lin) for bad in violations(sheet)] == []
    ruth.page.reload()
    ruth.until(lambda: told(ruth) == before)
    take_back(people[0], lin)
    this = field(ruth, "round")
    play(people, lambda: field(ruth, "round") > this)
    if SIZES["web_tables"]:
        play(people)
    else:
        end_together(ruth, lin)

    assert ruth.scores == lin.scores
    assert len(set(ruth.scores)) == 1


def may_pay(t: Table) -> bool:
    """Can the first player learn something, and pay more than must be?"""
    held = [MADNESS.kinds[t.kinds[card]] for card in t.zones[hand_of(0)]]
    return t.seat == 0 and LEARN in t.options_of(0) and held.count("fire_1") > 1


def take_back(asker: Player, sheet: Sheet) -> None:
    """The last answer is beyond recall: the other one is asked, and agrees."""
    assert not is_taken_back(asker.sheet)
    play([asker], lambda: asked(sheet) and must_ask(asker.sheet))
    asker.sheet.page.get_by_role("button", name=say("en", "web-undo-ask")).click()
    sheet.page.get_by_role("button", name=say("en", "web-agree"), exact=True).click()
    asker.sheet.until(lambda: is_taken_back(asker.sheet))
    asker.sheet.until(lambda: asked(asker.sheet) and is_shown(asker.sheet))


def must_ask(sheet: Sheet) -> bool:
    """Can this one take nothing back without the others?"""
    return last(sheet, "decision").get("undo") == "ask"


def is_taken_back(sheet: Sheet) -> bool:
    """Was this page told that something was taken back?"""
    return any(message.get("is_taken_back") for message in sheet.frames)


def asked(sheet: Sheet) -> dict[str, Any]:
    """The open question of a page, as it was told."""
    return last(sheet, "decision").get("decision") or {}


def last(sheet: Sheet, kind: str) -> dict[str, Any]:
    """The newest message of a kind that says how things are."""
    told = (m for m in reversed(sheet.frames) if m["type"] == kind and "peeked" not in m)
    return next(told, {})


def viewed(sheet: Sheet) -> dict[str, Any]:
    """The table, as this page was told last."""
    return dict(last(sheet, "view")["view"])


def field(sheet: Sheet, name: str) -> Any:
    return next(found["value"] for found in viewed(sheet)["fields"] if found["name"] == name)


def told(sheet: Sheet) -> Any:
    """The hand, the curses, the log and the question a page shows."""
    return sheet.page.evaluate(TOLD)


def is_shown(sheet: Sheet) -> bool:
    """Does the page show the hand it was told, and that something is asked?"""
    zones = viewed(sheet)["zones"]
    hand = next(zone for zone in zones if (zone["name"], zone.get("owner")) == ("hand", 0))
    shown = told(sheet)
    held = sorted(card["kind"] for card in hand.get("cards", []))
    return sorted(shown["hand"]) == held and shown["question"] is not None
