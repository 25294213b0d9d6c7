"""The page about games in one file names all that such a game and its table have."""

import inspect
import re
from pathlib import Path

import pytest

from grimtable.look.plain import PlainGame, PlainTable
from grimtable.look.vocabulary import Span

PAGE = (Path(__file__).parents[2] / "docs" / "own-games.md").read_text(encoding="utf-8")
MECHANICS = {"at", "clone", "claim", "loose", "own", "owner", "public", "put_own", "word"}
"""What the kernel asks of a table, and no rule calls."""
DERIVED = {
    "default", "empty", "fact", "label", "lay_out", "option_values", "public_of", "question",
    "reasons", "scores", "sentence", "targets",
}  # fmt: skip
"""What a plain game does by itself, from what it says."""


@pytest.mark.parametrize("cls", [PlainGame, PlainTable])
def test_every_part_is_named(cls: type) -> None:
    own = {name for name in [*vars(cls), *inspect.get_annotations(cls)] if name[0] != "_"}

    missing = [
        name for name in own - MECHANICS - DERIVED if not re.search(rf"`(t\.)?{name}\b", PAGE)
    ]

    assert missing == []


def test_every_aim_is_named() -> None:
    assert f'"{Span("pass").aim}"' in PAGE
    for aim in ("kind", "seat", "number"):
        assert f'`"{aim}"`' in PAGE
