"""`grimtable new game` writes a package that is sound, clean and playable from the first minute."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.cli.new.game import prefix_of

NAMES = ["forest_hunt", "z", "plain", "z9_", "abcdefghij_abcdefghij_abcdefghi"]
"""Short and long ones, and one that sorts before every import of the template."""


def new(name: str, folder: Path, *words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["new", "game", name, "--into", str(folder), *words])
    return done.exit_code, done.stdout, done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the new game, and one where pip has installed it."""
    folder = tmp_path_factory.mktemp("new")
    assert new("forest_hunt", folder)[0] == 0
    words = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--target"]
    source = shutil.copytree(folder / "forest_hunt", folder / "source")  # pip builds in place
    pip = [sys.executable, "-m", "pip", *words, str(folder / "site"), str(source)]
    subprocess.run(pip, check=True, capture_output=True)
    return folder


def grimtable(folder: Path, *words: str, typed: str = "") -> str:
    """What a command prints where the new game is installed."""
    return python(folder, "-m", "grimtable", *words, typed=typed)


def python(folder: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder / "forest_hunt",
        env={**os.environ, "PYTHONPATH": str(folder / "site"), "PYTHONIOENCODING": "utf-8"},
        input=typed.encode(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


@pytest.mark.parametrize("name", NAMES)
def test_the_code_is_clean_whatever_the_name(name: str, tmp_path: Path) -> None:
    assert new(name, tmp_path)[0] == 0

    for words in (["check"], ["check", "--select", "E,F,I,B,N,UP"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *words, "--no-cache", str(tmp_path / name)]
        done = subprocess.run(ruff, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    written = [file for file in (tmp_path / name).rglob("*") if file.is_file()]
    assert len(written) == 11
    assert not [file for file in written if "my_game" in file.read_text() + file.name]


def test_its_own_tests_pass(installed: Path) -> None:
    assert re.search(r"\b8 passed", python(installed, "-m", "pytest", "-p", "no:cacheprovider"))


def test_it_is_listed_with_its_options(installed: Path) -> None:
    assert "forest_hunt  Forest Hunt, 2 to 6 players  Play a bigger" in grimtable(
        installed, "games"
    )
    assert "Bots, the strongest last\n  random" in grimtable(installed, "games", "forest_hunt")
    assert "Tiere auf der Hand" in grimtable(installed, "games", "forest_hunt", "--lang", "de")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_it_is_played_in_lines_to_its_end(installed: Path, language: str) -> None:
    record = installed / f"{language}.json"
    words = ["play", "forest_hunt", "--seats", "3", "--seed", "5", "--options", "hand=4"]
    out = grimtable(installed, *words, "--lang", language, "--record", str(record),
                    typed="1\n" * 40)  # fmt: skip

    assert not re.search(r"forest.hunt-|event|_", out.replace(str(record), ""))
    assert {"en": "Den: ", "de": "Bau: ", "zh": "巢穴："}[language] in out  # noqa: RUF001
    assert grimtable(installed, "verify", str(record)).startswith("The record replays")
    assert "All animals" in grimtable(installed, "replay", str(record), "--all", typed="30\nq\n")


def test_it_is_simulated_reported_checked_and_its_rules_are_read(installed: Path) -> None:
    assert "Forest Hunt: 5 games" in grimtable(installed, "simulate", "forest_hunt", "--games", "5")
    assert "FH-2.2 If your animal is bigger" in grimtable(
        installed, "rules", "forest_hunt", "FH-2.2"
    )
    assert "Forest Hunt keeps every rule" in grimtable(
        installed, "check", "forest_hunt", "--games", "5"
    )
    page = installed / "report.html"
    words = ["report", "forest_hunt", "--games", "4", "--pairs", "0"]
    grimtable(installed, *words, "--seats", "2", "--out", str(page))
    assert "Forest Hunt" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Forest", "“Forest” cannot be the name of a game"),
        ("9lives", "“9lives” cannot be the name of a game"),
        ("../woods", "“../woods” cannot be the name of a game"),
        ("class", "“class” cannot be the name of a game"),
        ("x" * 32, "cannot be the name of a game"),
        ("grimwood", "There is a game “grimwood” already"),
        ("json", "There is a Python module “json” already"),
        ("grimtable", "There is a Python module “grimtable” already"),
    ],
)
def test_a_bad_name_is_one_line_and_writes_nothing(name: str, said: str, tmp_path: Path) -> None:
    code, out, err = new(name, tmp_path)

    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_already_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "woods").mkdir()
    assert new("woods", tmp_path) == (
        2, "", f"{tmp_path / 'woods'} exists already; nothing was changed\n"
    )  # fmt: skip
    assert new("woods", tmp_path / "none")[2] == f"There is no folder {tmp_path / 'none'}\n"
    assert list((tmp_path / "woods").iterdir()) == []


def test_ids_of_rules_begin_with_two_capitals() -> None:
    assert [prefix_of(name) for name in ("forest_hunt", "woods", "z", "z9_")] == [
        "FH", "WO", "ZX", "ZX",
    ]  # fmt: skip
