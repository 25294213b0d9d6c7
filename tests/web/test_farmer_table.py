"""People at a table of Grim Farmer, in its last Turns: a sealed answer, and a clock."""

from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.table import Table
from web.browsers import PHONE, Browsers, Sheet
from web.hands import Pointer
from web.player import Player, play
from web.serving import House
from web.staging import dealt, lay_game, played
from web.truth import entries_of
from web.words import say

LATE = 8
"""The Turn in which the people come to the table."""


def test_a_sealed_answer_outlives_its_page(browsers: Browsers, house: House) -> None:
    """T24: after a reload the seal is still there; it can be broken and set again."""
    setup = dealt("grim_farmer", [""] * 4, seed=1, max_turns="10")
    ada = browsers(name="Ada")
    others = {name: browsers(name=name, size=PHONE) for name in ("Ben", "Cem", "Dora")}
    lay_game(house, setup, {"Ada": ada, **others}, played(setup, "random", is_late))
    people = [Player(Pointer(sheet), boldness=0) for sheet in (ada, *others.values())]
    quick = people[:-1]

    play(quick, lambda: all(is_sealed(one.sheet) for one in quick))
    ada.page.reload()
    ada.page.get_by_role("button", name=say("en", "web-break-seal")).click()
    ada.page.locator("#question").wait_for()
    play(people[:1], lambda: is_sealed(ada))
    play(people)

    assert len({str(one.sheet.result) for one in people}) == 1
    assert ada.result[0]["winners"], "it was played to its end"


def test_the_clock_answers_for_a_seat_that_sleeps(browsers: Browsers, house: House) -> None:
    """T47: the table goes on, and so does whoever slept."""
    setup = dealt("grim_farmer", [""] * 2, seed=1, clock="fast", max_turns="10")
    ada, ben = browsers(name="Ada"), browsers(name="Ben", size=PHONE)
    lay_game(house, setup, {"Ada": ada, "Ben": ben}, played(setup, "random", is_late))
    people = [Player(Pointer(sheet), boldness=0) for sheet in (ada, ben)]

    play(people[:1], lambda: is_answered_by_clock(house, ada.table, seat=1))
    play(people)

    assert ada.result == ben.result
    assert ada.result[0]["winners"], "it was played to its end"


def is_late(t: Table) -> bool:
    assert isinstance(t, Farmer)
    return t.turn == LATE


def is_sealed(sheet: Sheet) -> bool:
    """Has this seat answered a question that others still think about?"""
    return bool(sheet.page.get_by_text(say(sheet.language, "web-sealed-you")).count())


def is_answered_by_clock(house: House, table: str, seat: int) -> bool:
    return any(entry.kind == "timeout" and entry.seat == seat for entry in entries_of(house, table))
