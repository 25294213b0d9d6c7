"""Recorded games still play the same, and tell everybody the same."""

from pathlib import Path

import pytest

from grimtable.registry import get, names
from grimtable.sessions.records import read, replay
from grimtable.testing.playthrough import opening

RECORDS = sorted(Path(__file__).parent.glob("*.json"))
LONGEST = 300


@pytest.mark.parametrize("name", names())
def test_there_is_a_playthrough_for_every_number_of_seats_and_every_preset(name: str) -> None:
    game = get(name)
    seats = {int(path.stem.split("-")[1]) for path in RECORDS if path.stem.startswith(f"{name}-")}
    presets = {path.stem.split("-")[2] for path in RECORDS if path.stem.startswith(f"{name}-")}

    assert seats == set(range(game.min_seats, game.max_seats + 1))
    assert presets == set(game.presets)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_the_same_and_tells_the_same(path: Path) -> None:
    record = read(path.read_bytes())
    game = get(record.game)
    told = opening(game, record, game.playthrough)

    assert replay(game, record).outcome() is not None
    assert told == path.with_suffix(".txt").read_text()
    assert len(told.splitlines()) < LONGEST
