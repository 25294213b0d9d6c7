"""Two people and two bots at a table of The Book of Madness, from the choice of apprentices on."""

from typing import Any

from sizes import SIZES
from web.axe import violations
from web.browsers import PHONE, Browsers, Sheet
from web.hands import Pointer
from web.player import Player, end_together, join, open_table, play, player, start
from web.words import say

LOW = (1280, 640)
"""A window in which the whole board has no room."""
PAGES = 2
TRIES = 40
"""Turns in which a payment may be over before there is anything to choose."""
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

    pay_halfway(people)
    before = told(ruth)
    assert before["hand"] and before["log"] and before["curses"]
    assert [bad for sheet in (ruth, lin) for bad in violations(sheet)] == []
    ruth.page.reload()
    ruth.until(lambda: told(ruth) == before)
    take_back(people[0], Patient(Pointer(lin), 2))
    play(people, lambda: field(ruth, "round") > PAGES)
    if SIZES["web_tables"]:
        play(people)
    else:
        end_together(ruth, lin)

    assert ruth.scores == lin.scores
    assert len(set(ruth.scores)) == 1


class Patient(Player):
    """Chooses what must be chosen, and leaves the own turn as it is."""

    def turn(self) -> bool:
        return asked(self.sheet).get("frame") != "ActionPhase" and super().turn()


def pay_halfway(people: list[Player]) -> None:
    """The first of them learns or gains something; part of it is paid, and more can be."""
    payer = people[0]
    page, sheet = payer.sheet.page, payer.sheet
    for at in range(TRIES):
        play(people, lambda: page.locator(PRICED).count() > 0 and is_waited_for(sheet))
        held = len(told(sheet)["hand"])
        choose(sheet, at)
        while is_paying(sheet) and len(told(sheet)["hand"]) == held:
            payer.turn()
        if is_paying(sheet):
            sheet.until(lambda: is_shown(sheet))
            return
    raise AssertionError("no payment left a choice")


def choose(sheet: Sheet, at: int) -> None:
    """One of the things that can be learned or gained, until something else is asked."""
    question = asked(sheet).get("id", -1)
    priced = sheet.page.locator(PRICED)
    priced.nth(at % max(1, priced.count())).click()  # the page may be drawn anew
    sheet.until(lambda: asked(sheet).get("id", question) != question)


def take_back(asker: Player, agreeing: Player) -> None:
    """The last answer is beyond recall: the other one is asked, and agrees."""
    ask = asker.sheet.page.get_by_role("button", name=say("en", "web-undo-ask"))
    assert not is_taken_back(asker.sheet)
    play([asker, agreeing], lambda: is_waited_for(agreeing.sheet) and ask.is_enabled())
    ask.click()
    agreeing.sheet.page.get_by_role("button", name=say("en", "web-agree"), exact=True).click()
    asker.sheet.until(lambda: is_taken_back(asker.sheet))
    asker.sheet.until(lambda: asked(asker.sheet) and is_shown(asker.sheet))


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
    for message in reversed(sheet.frames):
        if message["type"] == "decision" and "peeked" not in message:
            return message["decision"] or {}
    return {}


def viewed(sheet: Sheet) -> dict[str, Any]:
    """The table, as this page was told last."""
    views: Any = [message["view"] for message in sheet.frames if message["type"] == "view"]
    return dict(views[-1])


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
