"""What travels with the page is enough to say whatever a table says."""

import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from games.sampling import any_answer, random_tables
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Game
from grimtable.registry import get, names

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src/grimtable/web"
KEY = re.compile(r"^([\w-]+) =", re.MULTILINE)
GAMES = 3
SHARE = 0.05
"""Of the questions of a game that are read."""


def travelling(name: str) -> set[str]:
    """The messages a table of this game fetches before its first question."""
    manifest = json.loads((WEB / ".vite/manifest.json").read_text())
    texts = re.compile(rf"/locales/en/{name}(-cards)?\.ftl\?raw$")
    files = [WEB / found["file"] for key, found in manifest.items() if texts.search(key)]
    return {key for file in files for key in KEY.findall(file.read_text("utf-8"))}


def silent(name: str) -> set[str]:
    """Events of a game that have no line in the log."""
    listed = ROOT / "web/src/games" / name / "silent.json"
    names = json.loads(listed.read_text()) if listed.exists() else []
    return {f"{name}-event-{event}" for event in names}


def said_in(game: Game, t: Table, chance: random.Random) -> Iterator[str]:
    """Questions, answers, and all that happened, as everybody is told of it."""
    while t.waiting:
        seat, move = any_answer(t, chance)
        if chance.random() < SHARE:
            view = t.view(seat)
            yield game.question(view).key
            yield from (game.label(view, option).key for option in view[6])
        t.push(seat, move)
    for reader in [*range(t.seats), PUBLIC]:
        yield from (game.sentence(event).key for event in t.events_for(reader))
    yield from (banner.key for banner in game.banners(t))


@pytest.mark.parametrize("name", names())
def test_every_sentence_of_a_table_travels_with_its_page(name: str) -> None:
    game, ours, mute = get(name), travelling(name), silent(name)
    tables = islice(random_tables(game), GAMES)
    said = {key for t, chance in tables for key in said_in(game, t, chance)}

    assert len(said) > 30
    assert said - ours - mute == set()
    assert {f"{name}-zone-{zone}" for zone, _ in game.zones(game.min_seats)} <= ours
