"""Three people at a live table of Grimm Tidings: everything that can happen in two turns."""

from typing import Any

from web.axe import violations
from web.browsers import PHONE, Browsers, Sheet
from web.hands import Keys
from web.player import CLOSED, end_together
from web.serving import House
from web.shown import told
from web.tidings import GAME, Tale, lay_tale, tell_tale
from web.words import say

FORMS = {"help", "trade", "volunteer"}
"""What begins an offer: it is written on a slip and sent whole."""
HALF = "half_action"
"""Where others could act meanwhile, a page asks for the rest of an action and sends it whole."""
HAPPENED = {"accepted", "fight", "helper-came", "killed", "lost", "rolled"}


class Three:
    """The pages of three people who do what a tale says."""

    def __init__(self, browsers: Browsers, house: House, tale: Tale) -> None:
        self._tale = tale
        ada = browsers(name="Ada")
        cem = browsers(language="zh", name="Cem", size=PHONE)
        bea = browsers(language="de", name="Bea")
        lay_tale(house, {"Ada": ada, "Cem": cem, "Bea": bea})
        self.sheets = (ada, cem, bea)
        for sheet in self.sheets:
            sheet.until(lambda sheet=sheet: orders(sheet) == {"asks": "smart"})
            ask_me(sheet, "always")
        self._heard = [0, 0, 0]

    def play(self, scene: str) -> None:
        """One part of the tale, press by press."""
        for seat, words, heard in self._tale.scenes[scene]:
            self._act(seat, words)
            self._heard = heard

    def _act(self, seat: int, words: tuple[str, ...]) -> None:
        """One answer, given where the page offers it; again, if its question had just changed."""
        sheet = self.sheets[seat]
        sheet.until(lambda: heard(sheet) >= self._heard[seat])
        while not answers(sheet, words):
            pass

    def catch_up(self) -> None:
        """Until every page has been told what has happened."""
        for seat, sheet in enumerate(self.sheets):
            sheet.until(lambda sheet=sheet, seat=seat: heard(sheet) >= self._heard[seat])


def heard(sheet: Sheet) -> int:
    """How many events a page has been told."""
    told = [m["first"] + len(m["events"]) for m in sheet.frames if m["type"] == "events"]
    return max(told, default=0)


def replies(sheet: Sheet) -> list[dict[str, Any]]:
    """What the server said to choices: what follows them, that they were taken, or why not."""
    return [m for m in sheet.frames if is_reply(m)]


def is_reply(message: dict[str, Any]) -> bool:
    if message["type"] == "decision":
        return bool(message.get("peeked"))
    return message["type"] in {"accepted", "refusal"} and message.get("code") != HALF


def answers(sheet: Sheet, words: tuple[str, ...]) -> bool:
    """An answer with all its choices; was it taken?"""
    if words[0].split()[0] in FORMS or words[0].endswith("counter"):
        return compose(sheet, words)
    return all(press(sheet, word) for word in words)


def compose(sheet: Sheet, words: tuple[str, ...]) -> bool:
    """An offer: open its slip, choose what it asks for, read the summary, send it."""
    first, *parts = (GAME.vocabulary.number(word) for word in words)
    opening = sheet.page.locator(f'[data-opens="{first}"]:visible')
    if not opening.count():
        sheet.page.locator(".answers [aria-expanded=false]").first.click()
    opening.first.click()
    settled = sheet.page.locator('.slip .parts[aria-busy="false"]')
    for part in parts:
        settled.wait_for(state="attached")
        choice = sheet.page.locator(f'.slip [data-choice="{part}"][aria-pressed="false"]')
        if choice.count():
            choice.first.click()
    settled.wait_for(state="attached")
    send = sheet.page.locator(".slip footer [data-move]")
    send.wait_for()
    before = len(replies(sheet))
    send.click()
    sheet.until(lambda: len(replies(sheet)) > before)
    return bool(replies(sheet)[-1]["type"] != "refusal")


def press(sheet: Sheet, word: str) -> bool:
    """A button, or a lit card and the button that says what it is for; was it taken?

    Several cards are chosen before they go out together: they have no such button.
    """
    page = sheet.page
    button = page.locator(f'main [data-move="{GAME.vocabulary.number(word)}"]:enabled')
    kind = word.rsplit(maxsplit=1)[-1]
    card = page.locator(f'main button.card[data-kind="{kind}"][aria-pressed="false"]')
    button.or_(card).first.wait_for()
    before = len(replies(sheet))
    is_card = not button.count()
    if is_card:
        card.first.click(position={"x": 9, "y": 24})
    if not (is_card and is_gathering(sheet)):
        button.first.click()
    sheet.until(lambda: len(replies(sheet)) > before)
    return bool(replies(sheet)[-1]["type"] != "refusal")


def is_gathering(sheet: Sheet) -> bool:
    views = [m["view"] for m in sheet.frames if m["type"] == "view"]
    return views[-1]["answers"] is not None


def test_three_people_live_through_everything_a_turn_can_bring(
    browsers: Browsers, house: House
) -> None:
    """T24, T45: a trade, meddling, help after a counter-offer, a last Curse, charity, a flight."""
    three = Three(browsers, house, tale := tell_tale())
    ada, cem, bea = three.sheets
    for scene in ("setup", "trade", "interference", "help"):
        three.play(scene)
    three.catch_up()
    reload(ada)  # has passed
    reload(cem)  # could still act
    assert violations(ada) == violations(cem) == []
    three.play("curse")
    order = toggle(ada, "numbers")
    for scene in ("kill", "charity"):
        three.play(scene)
    three.catch_up()
    ask_me(ada, "own")
    three.play("door")
    order.wait_for()
    assert order.get_attribute("aria-pressed") == "false", "it ended with its fight"
    pass_in_this_fight(bea)
    three.play("run")
    three.catch_up()
    end_together(*three.sheets)

    for sheet in three.sheets:
        verbs = {event["verb"] for m in sheet.frames for event in m.get("events", [])}
        assert {f"event-{verb}" for verb in HAPPENED} <= verbs
        assert sheet.scores == [int(level) for level in tale.t.levels]
        assert sheet.refusals() <= {HALF} | CLOSED


def ask_me(sheet: Sheet, when: str) -> None:
    """By keys: open the menu, go to the standing order, choose it, go back to the table."""
    keys, page = Keys(sheet), sheet.page
    page.keyboard.press("F1")
    name = say(sheet.language, "web-order-grimm_tidings-asks")
    order = page.get_by_role("combobox", name=name, exact=True)
    order.wait_for()
    keys.reach_thing(order)
    order.select_option(when)
    sheet.until(lambda: orders(sheet).get("asks") == when)
    page.keyboard.press("Escape")
    order.wait_for(state="detached")


def pass_in_this_fight(sheet: Sheet) -> None:
    """The toggle beside the fight stays pressed, and only this seat is told."""
    toggle(sheet, "fight")


def toggle(sheet: Sheet, word: str) -> Any:
    """Order to pass; the button stays pressed."""
    name = say(sheet.language, f"web-tidings-order-{word}")
    button = sheet.page.get_by_role("button", name=name)
    button.click()
    sheet.until(lambda: orders(sheet) == {"asks": "always", "passes": word})

    assert button.get_attribute("aria-pressed") == "true"
    return button


def orders(sheet: Sheet) -> Any:
    """The standing orders a page was told last."""
    said = [m for m in sheet.frames if m["type"] == "orders"]
    return said[-1]["orders"] if said else {}


def reload(sheet: Sheet) -> None:
    """The same hand, log, totals and question, from nothing."""
    before = told(sheet), totals(sheet)
    assert before[0]["hand"] and before[1]
    sheet.page.reload()

    sheet.until(lambda: (told(sheet), totals(sheet)) == before)


def totals(sheet: Sheet) -> list[str]:
    """Both sides of the fight, as the page shows them."""
    return sheet.page.locator(".arena .totals").all_inner_texts()
