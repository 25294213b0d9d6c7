"""Four people at a table of Grim Farmer, with a clock, until a hand is empty."""

from collections.abc import Sequence

from web.browsers import PHONE, Browsers, Sheet
from web.hands import Choice, Pointer
from web.player import Player, join, open_table, play, start
from web.serving import House
from web.truth import entries_of
from web.words import say

SLEEPY = 3
"""The seat that does not answer once."""
TRIES = 6
"""Gatherings in which a slow machine may come too late for the clock."""


def test_four_people_with_a_reload_in_a_gather_and_a_seat_that_sleeps(
    browsers: Browsers, house: House
) -> None:
    """T24, T47: a sealed answer outlives its page; the clock answers for who does not."""
    ada = browsers(name="Ada")
    open_table(ada, "grim_farmer", 4, clock="fast", max_turns="10")
    others = [join(browsers, ada, name=name, size=PHONE) for name in ("Ben", "Cem", "Dora")]
    start(ada, *others)
    people: list[Player] = [Hurried(Pointer(ada), boldness=0)]
    people += [Player(Pointer(sheet), boldness=0) for sheet in others]
    awake = people[:SLEEPY]

    assert any(is_sealed_after_reload(awake, people) for _ in range(TRIES))
    late = answered_by_clock(house, ada.table)
    ada.until(lambda: answered_by_clock(house, ada.table) > late)
    wake(people[SLEEPY].sheet)
    play(people)

    assert len({str(one.sheet.result) for one in people}) == 1
    assert ada.result[0]["winners"], "it was played to its end"


class Hurried(Player):
    """Lays every card that is lit: after three Turns the hand is empty, if nobody points at it."""

    def _choose(self, choices: Sequence[Choice]) -> Choice:
        cards = [choice for choice in choices if not (choice.is_prompt or choice.verb)]
        return cards[0] if cards else super()._choose(choices)


def wake(sheet: Sheet) -> None:
    """Who was too late twice is stood in for, and takes the seat back."""
    back = sheet.page.get_by_role("button", name=say("en", "web-i-am-back"))
    if back.count():
        back.click()


def is_sealed_after_reload(awake: list[Player], people: list[Player]) -> bool:
    """The seal is still there, and can be broken and set again; false: the clock was faster."""
    play(awake, lambda: all(sealed(one.sheet) for one in awake))
    page = awake[0].sheet.page
    page.reload()
    broken = page.get_by_role("button", name=say("en", "web-break-seal"))
    broken.or_(page.locator("#question")).first.wait_for()
    if not broken.count():
        before = len(people[-1].presses)
        play(people, lambda: len(people[-1].presses) > before + 2)
        return False
    broken.click()
    page.locator("#question").wait_for()
    play(awake[:1], lambda: sealed(awake[0].sheet))
    return True


def sealed(sheet: Sheet) -> bool:
    """Has this seat answered a question that others still think about?"""
    return bool(sheet.page.get_by_text(say(sheet.language, "web-sealed-you")).count())


def answered_by_clock(house: House, table: str) -> int:
    """How often the clock has answered for the seat that sleeps."""
    return sum(
        entry.kind == "timeout" and entry.seat == SLEEPY for entry in entries_of(house, table)
    )
