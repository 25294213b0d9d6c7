"""Four people at a table of Grim Farmer, with a clock."""

from web.browsers import PHONE, Browsers, Sheet
from web.player import Player, end_together, join, open_table, play, player, start
from web.serving import House
from web.truth import entries_of
from web.words import say

SLEEPY = 3
"""The seat that does not answer once."""
SOME = 12
"""Presses until the end is agreed upon."""
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
    people = [player(sheet, seed) for seed, sheet in enumerate((ada, *others))]
    awake = people[:SLEEPY]

    assert any(is_sealed_after_reload(awake, people) for _ in range(TRIES))
    late = answered_by_clock(house, ada.table)
    ada.until(lambda: answered_by_clock(house, ada.table) > late)
    wanted = sum(len(one.presses) for one in people) + SOME
    play(people, lambda: sum(len(one.presses) for one in people) >= wanted)
    end_together(ada, *others)

    assert len({str(one.sheet.scores) for one in people}) == 1


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
