"""Two people and two bots at a table of The Book of Madness, from the choice of apprentices on."""

from collections.abc import Callable, Sequence
from typing import Any

from sizes import SIZES
from web.axe import violations
from web.browsers import PHONE, Browsers, Sheet
from web.hands import Choice, Gone, Pointer
from web.player import Player, end_together, join, open_table, play, player, start
from web.words import say

LOW = (1280, 640)
"""A window in which the whole board has no room."""
PAGES = 2
TRIES = 12
"""Payments, of which some are over with the first card."""
AT_REST = 500
"""Milliseconds in which a page is told what the last press has brought."""
PRICED = ":is([data-place^=shelf_], [data-place^=pile_]) button[aria-pressed=false]"
TOLD = """() => ({
    hand: [...document.querySelectorAll(".own [data-place^=hand] .card")]
        .map((card) => card.dataset.kind),
    curses: [...document.querySelectorAll("[data-place^=slot_] .card")].map((c) => c.ariaLabel),
    log: [...document.querySelectorAll("[role=log] p")].map((line) => line.innerText),
    question: document.querySelector("#question")?.innerText,
})"""


def test_a_team_plays_with_a_reload_in_a_payment_and_a_take_back(browsers: Browsers) -> None:
    """T24, T45: half a payment outlives its page; what the others agree to is taken back."""
    ruth = browsers(size=LOW, name="Ruth", confirm="never")
    open_table(ruth, "book_of_madness", 4, bots=2, start_player="seat_1")
    lin = join(browsers, ruth, name="Lin", size=PHONE)
    start(ruth, lin)
    people = [player(ruth, 1), player(lin, 2)]

    pay_halfway(ruth, people[1])
    before = told(ruth)
    assert before["hand"] and before["log"] and before["curses"]
    assert [bad for sheet in (ruth, lin) for bad in violations(sheet)] == []
    ruth.page.reload()
    ruth.until(lambda: told(ruth) == before)
    take_back(people[0], lin)
    play(people, lambda: field(ruth, "round") > PAGES)
    if SIZES["web_tables"]:
        play(people)
    else:
        end_together(ruth, lin)

    assert ruth.scores == lin.scores
    assert len(set(ruth.scores)) == 1


class Patient(Player):
    """Plays until it is time to wait; looks again before that is sure."""

    def __init__(self, sheet: Sheet, seed: int, waits: Callable[[], bool]) -> None:
        super().__init__(Pointer(sheet), seed)
        self.waits = waits

    def _choose(self, choices: Sequence[Choice]) -> Choice:
        if is_waited_for(self.sheet):
            self.sheet.page.wait_for_timeout(AT_REST)
        if self.waits():
            raise Gone
        return super()._choose(choices)


def pay_halfway(sheet: Sheet, other: Player) -> None:
    """Somebody learns or gains something; part of it is paid, and more can be."""
    page = sheet.page
    payer = Patient(sheet, 1, lambda: page.locator(PRICED).count() > 0 and is_waited_for(sheet))
    for at in range(TRIES):
        play([payer, other], payer.waits)
        page.wait_for_timeout(AT_REST)
        if not payer.waits():  # the page had not been drawn yet
            continue
        held = len(told(sheet)["hand"])
        choose(sheet, at)
        while is_paying(sheet) and len(told(sheet)["hand"]) == held:
            payer.turn()
            page.wait_for_timeout(AT_REST)  # else the rest is paid before this is seen
        if is_paying(sheet):
            sheet.until(lambda: is_shown(sheet))
            return
    raise AssertionError("no payment left a choice")


def choose(sheet: Sheet, at: int) -> None:
    """One of the things that can be learned or gained, until something else is asked."""
    question = asked(sheet).get("id", -1)
    priced = sheet.page.locator(PRICED)
    priced.nth(at % priced.count()).click()
    sheet.until(lambda: asked(sheet).get("id", question) != question)


def take_back(asker: Player, sheet: Sheet) -> None:
    """The last answer is beyond recall: the other one is asked, and agrees."""
    assert not is_taken_back(asker.sheet)
    agreeing = Patient(sheet, 2, lambda: is_waited_for(sheet) and must_ask(asker.sheet))
    play([asker, agreeing], agreeing.waits)
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


def is_waited_for(sheet: Sheet) -> bool:
    """Is it this one's turn to act?"""
    return asked(sheet).get("frame") == "ActionPhase"


def is_paying(sheet: Sheet) -> bool:
    return asked(sheet).get("frame") == "Pay"


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
    """The own hand, the curses, the log and the question a page shows."""
    return sheet.page.evaluate(TOLD)


def is_shown(sheet: Sheet) -> bool:
    """Does the page show the hand it was told, and that something is asked?"""
    zones = viewed(sheet)["zones"]
    hand = next(zone for zone in zones if (zone["name"], zone.get("owner")) == ("hand", 0))
    shown = told(sheet)
    held = sorted(card["kind"] for card in hand.get("cards", []))
    return sorted(shown["hand"]) == held and shown["question"] is not None
