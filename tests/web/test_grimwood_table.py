"""Three people and a bot at a table of Grimwood, with everything that can go wrong on the way."""

import signal
import time
from collections.abc import Sequence
from typing import Any

import pytest

from web.browsers import Browsers, Sheet
from web.player import Player, join, open_table, play, player, start
from web.serving import House, Line
from web.sizing import in_full

HAND = "[...document.querySelectorAll('[data-place^=hand] .card')].map((card) => card.dataset.kind)"
LOST = ".bar.amber"


def told(sheet: Sheet) -> Any:
    """The hand, the log and the numbers a page shows."""
    points = sheet.page.locator(".points").all_inner_texts()
    return sheet.page.evaluate(HAND), sheet.page.locator("[role=log] p").count(), points


@pytest.mark.property
@in_full
def test_a_table_outlives_reloads_cuts_and_a_killed_server(
    browsers: Browsers, house: House
) -> None:
    """T24, T26, T27: reload, cut connection, kill -9 and restart; then on to the same result."""
    line = Line(house)
    ruth = browsers(name="Ruth")
    open_table(ruth, "grimwood", 4, bots=1)
    lin = join(browsers, ruth, name="林 Lin")
    theo = join(browsers, ruth, name="Theo", home=line.url)
    start(ruth, lin, theo)
    people = [player(sheet, seed) for seed, sheet in enumerate((ruth, lin, theo))]

    play_some(people, 12)
    reload(lin)
    play_some(people, 12)
    cut(theo, line)
    play_some(people, 16)
    kill(house, ruth, lin, theo)
    play(people)

    assert ruth.result == lin.result == theo.result
    line.close()


def play_some(people: Sequence[Player], presses: int) -> None:
    """So many presses; then until somebody is asked and nothing moves any more."""
    wanted = sum(len(one.presses) for one in people) + presses
    play(people, lambda: sum(len(one.presses) for one in people) >= wanted)
    calm, before = 0, None
    while calm < 4:
        time.sleep(0.2)
        now = [told(one.sheet) for one in people]
        is_calm = now == before and any(one.hands.look().choices for one in people)
        calm, before = calm + 1 if is_calm else 0, now


def reload(sheet: Sheet) -> None:
    """The same hand, log and numbers, from nothing."""
    before = told(sheet)
    sheet.page.reload()
    sheet.page.wait_for_selector("[data-place^=hand]")
    sheet.page.wait_for_function(
        "n => document.querySelectorAll('[role=log] p').length >= n", arg=before[1]
    )

    assert told(sheet) == before


def cut(sheet: Sheet, line: Line) -> None:
    """The page says so and stays readable; then it goes on by itself, without loading anew."""
    before = told(sheet)
    sheet.is_cut = True
    sheet.page.evaluate("window.isSame = true")
    line.cut()
    sheet.page.wait_for_selector(LOST)
    assert told(sheet)[0] == before[0]
    line.mend()
    sheet.page.wait_for_selector(LOST, state="detached")

    assert told(sheet)[0] == before[0]
    assert sheet.page.evaluate("window.isSame")


def kill(house: House, *sheets: Sheet) -> None:
    """As when the power fails; the table comes back as everybody saw it."""
    before = [told(sheet) for sheet in sheets]
    for sheet in sheets:
        sheet.is_cut = True
    house.end(signal.SIGKILL)
    for sheet in sheets:
        sheet.page.wait_for_selector(LOST)
    house.start()
    for sheet in sheets:
        sheet.page.wait_for_selector(LOST, state="detached")

    assert [told(sheet) for sheet in sheets] == before
