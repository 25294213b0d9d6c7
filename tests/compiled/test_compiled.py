"""Compiled and pure modules play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import grimtable
from grimtable.bots.registry import by_level
from grimtable.compiled import modules, source_hash
from grimtable.kernel import table
from grimtable.kernel.terms import bit
from grimtable.registry import names
from grimtable.testing.check import check_game
from sizes import SIZES
from testing.lanterns import Lanterns

pytestmark = pytest.mark.compiled
SOURCE = Path(__file__).parents[2] / "src" / "grimtable"


def checksum(compiled: str, *what: str) -> str:
    command = [sys.executable, "-m", "grimtable.testing.checksums", *what]
    environment = {**os.environ, "GRIMTABLE_COMPILED": compiled}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("game", names())
def test_compiled_and_pure_play_the_same_games(game: str) -> None:
    games = str(SIZES[f"checksum_{game}"])

    assert checksum("1", game, games) == checksum("0", game, games) != ""


@pytest.mark.parametrize("game", names())
def test_compiled_and_pure_bots_give_the_same_answers(game: str) -> None:
    """At the highest level of each game, on few tables: pure code plays them on slowly."""
    top = list(by_level(game))[-1]
    name = f"{top}:simulations=12" if top == "hard" else top
    what = (game, str(SIZES["checksum_bots"]), name)

    assert checksum("1", *what) == checksum("0", *what) != ""


def test_these_tests_run_on_compiled_modules() -> None:
    assert table.__file__.endswith(".so")


def test_the_compiled_modules_belong_to_the_sources() -> None:
    stamp = Path(grimtable.__path__[0]).parent / "STAMP"

    assert stamp.read_text() == source_hash(SOURCE)


def test_no_compiled_module_lies_under_the_sources() -> None:
    assert list(SOURCE.rglob("*.so")) == []


def test_bits_above_32_are_not_lost() -> None:
    assert [bit(shift) for shift in range(62)] == [1 << shift for shift in range(62)]


def test_the_rules_of_every_registered_game_are_compiled() -> None:
    compiled = {path.parent.name for path in modules(SOURCE) if path.name == "table.py"}

    assert {*names(), "kernel"} == compiled


def test_the_compiled_kernel_plays_a_game_written_in_plain_python() -> None:
    """As a package brings it: its frames and its table derive from compiled classes."""
    tally = check_game(Lanterns(), games=4)

    assert set(tally.asked) == {"Choose", "Dark"}
