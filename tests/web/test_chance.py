"""No browser test meets a random deal: the same test plays the same game, whenever it runs."""

from pathlib import Path
from typing import Any

import pytest

from web.browsers import Browsers
from web.player import open_table, play, player, question, start
from web.serving import House
from web.truth import course_of

ENOUGH = 8
"""Questions to the only person at the table."""


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_the_same_test_plays_the_same_game(chromium: Any, tmp_path: Path, game: str) -> None:
    """Deal, bots and presses are the same on two servers that share nothing."""
    houses = [House(folder_in(tmp_path, name)) for name in ("one", "two")]
    try:
        first, again = (events(chromium, house, "a test", game) for house in houses)
        other = events(chromium, houses[1], "another test", game)
    finally:
        for house in houses:
            house.end()
    length = min(map(len, (first, again, other)))  # the bots may have gone on

    assert length > 2 * ENOUGH
    assert first[:length] == again[:length] != other[:length]


def folder_in(folder: Path, name: str) -> Path:
    found = folder / name
    found.mkdir()
    return found


def events(chromium: Any, house: House, test: str, game: str) -> list[Any]:
    """All that happens at a table of one person and two bots."""
    house.prepare(test)
    browsers = Browsers(chromium, house)
    try:
        sheet = browsers()
        open_table(sheet, game, 3, 2)
        start(sheet)
        play([player(sheet)], lambda: question(sheet) >= ENOUGH)
        return [tuple(event) for event in course_of(house, sheet.table).t.events or []]
    finally:
        browsers.close()
