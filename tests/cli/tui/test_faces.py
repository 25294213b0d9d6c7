"""Every game brings its own face along, and the table itself knows none of them."""

from pathlib import Path

import pytest

from grimtable.cli import tui
from grimtable.cli.tui import book_of_madness, grim_farmer, grimm_tidings, grimwood
from grimtable.cli.tui.face import Face, face_of
from grimtable.registry import get, names

FACES: dict[str, Face] = {
    "grimwood": grimwood,
    "grim_farmer": grim_farmer,
    "grimm_tidings": grimm_tidings,
    "book_of_madness": book_of_madness,
}
"""That each of them has all a face needs is checked with the types."""
GENERIC = [path for path in Path(*tui.__path__).glob("*.py") if path.stem not in names()]


@pytest.mark.parametrize("name", names())
def test_every_game_has_a_face(name: str) -> None:
    assert face_of(get(name)) is FACES[name]


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.stem)
def test_no_game_is_named_in_the_table_itself(path: Path) -> None:
    source = path.read_text().lower()

    assert [name for name in (*names(), "farmer", "amulet", "rune") if name in source] == []
