"""A game that is not one of ours: its tables are marked, put away and taken up like all others."""

import asyncio
from pathlib import Path

import pytest

from grimtable import registry
from grimtable.games.grimwood.game import GrimwoodGame
from grimtable.look.game import Game
from grimtable.server.storage.base import Statement
from grimtable.server.table import hub
from grimtable.server.table.automation.driver import RETRY_DELAY
from grimtable.server.table.log import replay_check
from grimtable.server.table.log.replay_check import read_checkpoint
from grimtable.server.table.log.rules_hash import rules_hash
from grimtable.server.table.log.state import TableState
from server import house
from server.hand_clock import HandClock
from server.house import House
from server.order.failing import Failing

ours = registry.get


class Elfwood(GrimwoodGame):
    """Somebody's own game, in a file of its own."""

    name = "elfwood"


def get(name: str, cards: str = "") -> Game:
    return Elfwood() if name == "elfwood" else ours(name, cards)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (registry, house):
        monkeypatch.setattr(module, "get", get)


def test_a_game_without_a_folder_is_marked_by_its_file() -> None:
    assert rules_hash(Elfwood()) == rules_hash(Elfwood())
    assert rules_hash(Elfwood()) != rules_hash(ours("grimwood"))


def test_its_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """T27, T28"""

    async def main() -> None:
        async with House(tmp_path, HandClock()) as house:
            room, _ = await house.started("grimwood", 2)
            strange, _ = await house.started("elfwood", 2)
            await house.again()
            mark = await read_checkpoint(house.hub.storage, strange.id)

            assert mark is not None and mark.rules == f"1/{rules_hash(Elfwood())}"
            for table in (room, strange):
                assert (await house.hub.room(table.id)).state.entry_count == table.state.entry_count
                assert not (await house.hub.room(table.id)).fault

    asyncio.run(main())


def test_a_table_that_cannot_be_marked_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """T26, T27: the others are marked, and after a stall the table goes on."""

    def checkpoint_statements(state: TableState) -> list[Statement]:
        if state.setup.game == "elfwood":
            raise RecursionError("this table cannot be told from others")
        return replay_check.checkpoint_statements(state)

    monkeypatch.setattr(hub, "checkpoint_statements", checkpoint_statements)

    async def main() -> None:
        async with House(tmp_path, HandClock()) as house:
            room, _ = await house.started("grimwood", 2)
            odd, (ada, _) = await house.started("elfwood", 2, options={"first_player": "seat_1"})
            Failing(house).before = 1
            await ada.answer("draw")
            assert ada.last("refusal")["code"] == "storage_down"
            await house.turn(RETRY_DELAY)
            assert odd.driver._stalled is None
            assert "could not be noted" in caplog.text
            await house.again()

            assert await read_checkpoint(house.hub.storage, room.id) is not None
            assert await read_checkpoint(house.hub.storage, odd.id) is None

    asyncio.run(main())
