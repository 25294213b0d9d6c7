"""Bots that a host allows: tables offer them, and they think in processes of their own."""

import os
from pathlib import Path
from unittest.mock import patch

import pytest

from grimtable.bots.registry import ALLOWED
from grimtable.registry import get
from grimtable.server.bot_processes.pool import BOT_MAKER, BotFailed, BotPool
from grimtable.server.http.catalogue import game_info
from grimtable.server.http.new_table import check_level
from grimtable.server.refusals import Denied
from server.pool import GAME, LONG, run, seen

SOURCE = """
from grimtable.bots.bot import Bot

class Counter:
    count = 0

    def hear(self, event):
        self.count += 1

class Careful(Bot):
    games = ("grimwood",)

    def begin(self, game, seat, seats):
        return Counter()

    def move(self, view, memory):
        return [view.options[0], memory.count]
"""


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot in the folder in which the server was started."""
    module = f"hostbots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{module}.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    return f"{module}:Careful"


def test_tables_of_its_game_offer_it(name: str) -> None:
    with patch.dict(os.environ, {ALLOWED: name}):
        assert game_info(get("grimwood")).bots[0] == name
        assert name not in game_info(get("grim_farmer")).bots
        check_level("grimwood", name)
    with pytest.raises(Denied):
        check_level("grimwood", name)


def test_it_thinks_in_a_process_of_its_own_and_remembers(name: str) -> None:
    t = GAME.deal(2, seed=1, listen=True)
    t.push(t.seat, t.options[0])
    shown = seen(t, int(t.seat))

    async def scene(bot_pool: BotPool) -> None:
        moves = await bot_pool.choose(name, 1, shown, LONG)

        assert moves == [shown.view.options[0], len(shown.events)]

    with patch.dict(os.environ, {ALLOWED: name}):
        run(scene, bots=BOT_MAKER)


def test_one_that_the_host_does_not_allow_is_not_even_imported(name: str) -> None:
    Path(f"{name.partition(':')[0]}.py").write_text("open('imported', 'w')")

    async def scene(bot_pool: BotPool) -> None:
        with pytest.raises(BotFailed, match=f"does not allow the bot '{name}'"):
            await bot_pool.choose(name, 1, seen(GAME.deal(2, seed=1), 0), LONG)

    run(scene, bots=BOT_MAKER)

    assert not Path("imported").exists()
