"""Answers in advance that the browser offers are questions and words of the game."""

import re
from pathlib import Path

import pytest

from grimtable.registry import get

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
BOARDS = [folder.name for folder in sorted(GAMES.iterdir()) if folder.is_dir()]
ORDER = re.compile(r"frames: \[(.*?)\], answers: \[(.*?)\]")


@pytest.mark.parametrize("name", BOARDS)
def test_every_order_is_known_to_the_game(name: str) -> None:
    game = get(name)
    found = ORDER.findall((GAMES / name / "index.ts").read_text())

    assert found
    for frames, answers in found:
        for frame in re.findall(r'"(\w+)"', frames):
            for answer in re.findall(r'"(\w+)"', answers):
                is_order = answer in game.orders.get(frame, ())
                assert is_order or (frame in game.frames and game.vocabulary.number(answer) >= 0)
