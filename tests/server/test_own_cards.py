"""Card sets that a host allows: offered, played with bots, refused where they are not."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.book_of_madness.own_cards import TEXT
from games.grimm_tidings.own_cards import OWN
from grimtable import registry
from grimtable.server.bot_processes.pool import BotPool
from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from server.hand_clock import HandClock
from server.house import House, play_on
from server.serve_command import GRIMTABLE
from server.serving import Served, Shared


@pytest.fixture
def ogres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A host allows a set called `ogres`."""
    file = tmp_path / "ogres.toml"
    file.write_text(OWN)
    monkeypatch.setenv(registry.CARDS, str(file))
    registry.own_sets.cache_clear()
    yield file
    registry.own_sets.cache_clear()


@pytest.fixture
def thickets(tmp_path: Path, ogres: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Beside it the host allows a set for The Book of Madness."""
    file = tmp_path / "thickets.toml"
    file.write_text(TEXT.replace("[growth]", "[thicket]"))
    monkeypatch.setenv(registry.CARDS, os.pathsep.join(map(str, (ogres, file))))
    registry.own_sets.cache_clear()
    return file


def test_a_set_is_offered_and_a_table_opened_with_it(tmp_path: Path, ogres: Path) -> None:
    """GT-R1"""

    async def main(server: Served) -> None:
        ada = server.browser("Ada")
        games = {game["name"]: game for game in (await ada.get("server"))["games"]}
        opened = await ada.create("grimm_tidings", 3, options={"card_set": "ogres"})
        status, code = await ada.refused(
            "tables", name="Ada", game="grimm_tidings", seats=3, options={"card_set": "elves"}
        )

        assert games["grimm_tidings"]["options"]["card_set"] == ["standard", "ogres"]
        assert "card_set" not in games["grimwood"]["options"]
        assert opened["table"]["options"] == {"card_set": "ogres"}
        assert (status, code) == (400, "bad_setup")

    with Shared(tmp_path) as shared:
        shared.run(main)


def test_a_whole_game_is_played_with_it_and_outlives_a_restart(
    tmp_path: Path, ogres: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """GT-R1: by people and by bots, whose processes know the set too."""
    options = {"card_set": "ogres", "turn_cap": "10"}

    async def main() -> None:
        async with House(tmp_path, HandClock(0), bot_pool=BotPool) as house:
            room, guests = await house.started("grimm_tidings", 2, ("heuristic",), options=options)
            await play_on(house, guests, 20)
            before = fingerprint(room.state.t)
            assert "ogre" in str(guests[0].last("view")) and "robbers" not in str(guests[0].told)
            await house.again()
            room = await house.hub.room(room.id)
            assert fingerprint(room.state.t) == before and not room.fault
            await play_on(house, [house.guest(room, seat) for seat in range(2)])
            record = room.state.record()

            assert room.state.ended == "played"
            assert "Error: " not in caplog.text, "a bot stumbled over its cards"
            assert fingerprint(replay(room.state.game, record)) == record.end

    asyncio.run(main())


def test_each_game_is_offered_the_sets_that_are_written_for_it(thickets: Path) -> None:
    """GT-R1, BM-R44"""
    offered = {name: registry.choices(name).get("card_set") for name in registry.names()}

    assert offered == {
        "grimwood": None,
        "grim_farmer": None,
        "grimm_tidings": ("standard", "ogres"),
        "book_of_madness": ("standard", "thickets"),
    }
    assert "thicket" in registry.at_table("book_of_madness", {"card_set": "thickets"}).kinds
    assert "thicket" not in registry.at_table("book_of_madness", {"card_set": "ogres"}).kinds


def test_the_book_of_madness_is_played_with_one_too_and_outlives_a_restart(
    tmp_path: Path, thickets: Path
) -> None:
    """BM-R44"""
    options = {"card_set": "thickets", "character_pick": "random"}

    async def main() -> None:
        async with House(tmp_path, HandClock(0)) as house:
            room, guests = await house.started(
                "book_of_madness", 2, ("heuristic",), options=options
            )
            await play_on(house, guests, 20)
            before = fingerprint(room.state.t)
            assert "thicket" in str(guests[0].last("view")) and "growth" not in str(guests[0].told)
            await house.again()
            room = await house.hub.room(room.id)
            assert fingerprint(room.state.t) == before and not room.fault
            await play_on(house, [house.guest(room, seat) for seat in range(2)], 10)

            assert fingerprint(room.state.t) != before and not room.fault

    asyncio.run(main())


def test_a_table_whose_set_is_gone_can_only_be_looked_at(
    tmp_path: Path, ogres: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GT-R1"""

    async def main() -> None:
        async with House(tmp_path, HandClock(0)) as house:
            options = {"card_set": "ogres"}
            room, guests = await house.started("grimm_tidings", 2, options=options)
            await play_on(house, guests, 5)
            monkeypatch.delenv(registry.CARDS)
            registry.own_sets.cache_clear()
            await house.again()
            room = await house.hub.room(room.id)

            assert room.fault

    asyncio.run(main())


def test_a_broken_file_is_refused_before_anything_opens(tmp_path: Path) -> None:
    """GT-R1"""
    file = tmp_path / "half.toml"
    file.write_text(OWN.replace("level = 3", "level = 0"))
    command = [*GRIMTABLE, "serve", "--data", str(tmp_path / "data"), "--cards", str(file)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert result.returncode == 2
    assert "ogre: level" in result.stderr and len(result.stderr.splitlines()) == 1
    assert not (tmp_path / "data").exists()
