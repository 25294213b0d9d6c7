"""Answers in advance that the browser offers are questions and words of the game."""

import re
from pathlib import Path

import pytest

from grimtable.registry import get

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
BOARDS = {path.parent.name: path.read_text() for path in sorted(GAMES.glob("*/index.ts"))}
ORDER = re.compile(r"frames: \[(.*?)\],\s*answers: \[(.*?)\]", re.DOTALL)


@pytest.mark.parametrize("name", [name for name, text in BOARDS.items() if "orders:" in text])
def test_every_order_is_known_to_the_game(name: str) -> None:
    game = get(name)
    found = ORDER.findall(BOARDS[name])

    assert found
    for frames, answers in found:
        for frame in re.findall(r'"(\w+)"', frames):
            for answer in re.findall(r'"(\w+)"', answers):
                is_order = answer in game.orders.get(frame, ())
                assert is_order or (frame in game.frames and game.vocabulary.number(answer) >= 0)
