"""Tables of all kinds in browsers: seats, languages, hands, reaction windows, databases by lot."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sizes import SIZES
from web.browsers import PHONE, WIDE, Browsers, Sheet
from web.hands import Keys, Pointer, Touch
from web.player import Player, join, open_table, play, start
from web.serving import House

WAYS = {"pointer": Pointer, "touch": Touch, "keys": Keys}


class Lot:
    """What is played, where and how."""

    def __init__(self, number: int) -> None:
        chance = random.Random(f"table {number}")
        self.game = chance.choice(["grim_farmer", "grimwood"])
        self.people = [
            (chance.choice(["en", "de", "zh"]), chance.choice(sorted(WAYS)))
            for _ in range(chance.randint(1, 3))
        ]
        self.bots = chance.randint(0 if len(self.people) > 1 else 1, 6 - len(self.people))
        self.pace = chance.choice([0, 0.1])
        """With a pace there are reaction windows that close."""
        self.is_postgres = chance.random() < 0.3
        self.more = {"max_turns": "10"} if self.game == "grim_farmer" else {}

    def __str__(self) -> str:
        return str(vars(self))


@pytest.fixture(scope="module")
def database() -> Iterator[Any]:
    """Started when it is first asked for, beside the browsers' event loop."""
    from server.storage.database import Database

    with ThreadPoolExecutor(1) as beside:
        made: list[Database] = []

        def empty() -> str:
            if not made:
                made.append(Database())
            return made[0].empty()

        yield lambda: beside.submit(empty).result()


@pytest.mark.property
@pytest.mark.skipif(
    not SIZES["web_tables"], reason="more combinations are played by make test-full"
)
def test_tables_of_all_kinds_are_played_to_the_end(
    chromium: Any, tmp_path: Path, database: Any
) -> None:
    for number in range(SIZES["web_tables"]):
        lot = Lot(number)
        db = database() if lot.is_postgres else ""
        folder = tmp_path / str(number)
        folder.mkdir()
        house = House(folder, lot.pace, db)
        house.prepare(f"table {number}")
        browsers = Browsers(chromium, house)
        try:
            people = seated(browsers, lot)
            play(people)
            assert len({str(one.sheet.result) for one in people}) == 1, lot
        finally:
            house.end()
        browsers.close()


def seated(browsers: Browsers, lot: Lot) -> list[Player]:
    """Everybody at the table, the game begun."""
    sheets: list[Sheet] = []
    for language, way in lot.people:
        kind = {"size": PHONE, "has_touch": True} if way == "touch" else {"size": WIDE}
        if sheets:
            sheets.append(join(browsers, sheets[0], language, **kind))
        else:
            sheets.append(browsers("/", language, **kind))
            open_table(sheets[0], lot.game, len(lot.people) + lot.bots, lot.bots, **lot.more)
    start(*sheets)
    ways = [WAYS[way] for _, way in lot.people]
    return [
        Player(way(sheet), seed) for seed, (way, sheet) in enumerate(zip(ways, sheets, strict=True))
    ]
