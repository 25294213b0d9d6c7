"""Four people at a table of Grim Farmer, with a clock, in its last Turns."""

from functools import partial

from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.table import Table
from web.browsers import PHONE, Browsers, Sheet
from web.hands import Pointer
from web.player import CLOSED, Player, play
from web.serving import House
from web.staging import dealt, lay_game, played
from web.truth import entries_of
from web.words import say

SETUP = dealt("grim_farmer", [""] * 4, seed=1, clock="fast", max_turns="10")
LATE = 8
"""The Turn in which they come."""
SLEEPY = 3
"""The seat that does not answer once."""
OTHERS = ("Ben", "Cem", "Dora")
TRIES = 6
"""Gatherings in which a slow machine may come too late for the clock."""


in_time = partial(play, closed=CLOSED | {"not_your_decision"})
"""The clock may answer while a seal is broken."""


def test_four_people_with_a_reload_in_a_gather_and_a_seat_that_sleeps(
    browsers: Browsers, house: House
) -> None:
    """T24, T47: a sealed answer outlives its page; the clock answers for who does not."""
    ada = browsers(name="Ada")
    sheets = {"Ada": ada} | {name: browsers(name=name, size=PHONE) for name in OTHERS}
    lay_game(house, SETUP, sheets, played(SETUP, "random", is_late))
    people = [Player(Pointer(sheet), boldness=0) for sheet in sheets.values()]
    awake = people[:SLEEPY]

    assert any(is_sealed_after_reload(awake, people) for _ in range(TRIES))
    late = answered_by_clock(house, ada.table)
    ada.until(lambda: answered_by_clock(house, ada.table) > late)
    wake(people[SLEEPY].sheet)
    in_time(people)

    assert len({str(one.sheet.result) for one in people}) == 1
    assert ada.result[0]["winners"], "it was played to its end"


def is_late(t: Table) -> bool:
    assert isinstance(t, Farmer)
    return t.turn == LATE


def wake(sheet: Sheet) -> None:
    """Who was too late twice is stood in for, and takes the seat back."""
    back = sheet.page.get_by_role("button", name=say("en", "web-i-am-back"))
    if back.count():
        back.click()


def is_sealed_after_reload(awake: list[Player], people: list[Player]) -> bool:
    """The seal is still there, and can be broken and set again; false: the clock was faster."""
    in_time(awake, lambda: all(sealed(one.sheet) for one in awake))
    page = awake[0].sheet.page
    page.reload()
    broken = page.get_by_role("button", name=say("en", "web-break-seal"))
    broken.or_(page.locator("#question")).first.wait_for()
    if not broken.count():
        before = len(people[-1].presses)
        in_time(people, lambda: len(people[-1].presses) > before + 2)
        return False
    broken.click()
    page.locator("#question").wait_for()
    in_time(awake[:1], lambda: sealed(awake[0].sheet))
    return True


def sealed(sheet: Sheet) -> bool:
    """Has this seat answered a question that others still think about?"""
    return bool(sheet.page.get_by_text(say(sheet.language, "web-sealed-you")).count())


def answered_by_clock(house: House, table: str) -> int:
    """How often the clock has answered for the seat that sleeps."""
    return sum(
        entry.kind == "timeout" and entry.seat == SLEEPY for entry in entries_of(house, table)
    )
