"""Playthroughs are recorded again by one command, which shows what changed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grimtable.registry import get
from grimtable.sessions.records import read, replay

HERE = Path(__file__).parent
STEM = "grimwood-2-english"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one playthrough, up to date even where the cards have just been changed."""
    for ending in ("json", "txt"):
        shutil.copy(HERE / f"{STEM}.{ending}", tmp_path)
    recorded(tmp_path)
    return tmp_path


def recorded(folder: Path, *words: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-m", "grimtable.testing.record", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines()


def test_what_still_plays_is_left_as_it_is(folder: Path) -> None:
    assert recorded(folder) == (0, ["nothing has changed"])
    assert recorded(folder, "--check") == (0, ["nothing has changed"])


def test_a_changed_line_is_shown_before_and_after(folder: Path) -> None:
    text = (folder / f"{STEM}.txt").read_text()
    old = text.splitlines()[5]
    (folder / f"{STEM}.txt").write_text(text.replace(old, "> P1 does something else"))

    returned, shown = recorded(folder, "--check")
    assert returned == 1
    assert "-> P1 does something else" in shown
    assert f"+{old}" in shown
    assert (folder / f"{STEM}.txt").read_text() != text
    assert recorded(folder) == (0, shown)
    assert (folder / f"{STEM}.txt").read_text() == text


def test_a_game_that_cannot_be_played_is_replaced_by_another_of_the_same_deal(
    folder: Path,
) -> None:
    file = folder / f"{STEM}.json"
    old = json.loads(file.read_text())
    file.write_text(json.dumps({**old, "rules": 0, "moves": [8, 8, 8]}))

    returned, shown = recorded(folder)
    record = read(file.read_bytes())

    assert returned == 0
    assert f"{file}: another game from the same deal" in shown[-1]
    assert (record.dice, record.options, record.seats) == (old["dice"], old["options"], 2)
    assert replay(get("grimwood"), record).outcome() is not None
    assert recorded(folder) == (0, ["nothing has changed"])


def test_a_playthrough_is_added(tmp_path: Path) -> None:
    assert recorded(tmp_path, "grim_farmer", "3", "standard", "5")[0] == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "grim_farmer-3-standard.json",
        "grim_farmer-3-standard.txt",
    ]
