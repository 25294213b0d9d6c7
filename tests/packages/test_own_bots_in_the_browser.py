"""The form of a new table offers the bots that a host allows, and they take their seats."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from packages.served import served

BOTS = """
from grimtable.bots.bot import Bot

class Careful(Bot):
    games = ("grimwood",)

    def move(self, view, memory):
        return view.options[0]
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("host")
    (folder / "mybots.py").write_text(BOTS)
    with served(folder, "serve", "--bots", "mybots:Careful") as found:
        yield found


def choose(page: Any, group: str, value: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_text(value, exact=True).click()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_bot_of_the_host_is_chosen_and_plays(
    address: str, browser: Any, size: tuple[int, int]
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{address}/open/grimwood")
    choose(page, "Seats", "2")
    choose(page, "Bots among them", "1")
    strength = page.get_by_label("Strength of the bots")
    assert "mybots:Careful" in strength.locator("option").all_inner_texts()
    strength.select_option("mybots:Careful")
    page.locator("details summary").click()
    page.get_by_label("First player").first.select_option("seat_2")
    page.locator("form button[type=submit]").click()
    page.get_by_text("bot · mybots:Careful").first.wait_for()
    page.get_by_role("button", name="Start the game").click()

    page.wait_for_selector(".board")
    page.get_by_text("Your decision:").first.wait_for(state="attached")  # the bot has had its turn

    assert faults == []
    page.close()
