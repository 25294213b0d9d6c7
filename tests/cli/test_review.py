"""`grimtable review`, through the real command."""

from functools import cache
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from grimtable.bots.match import Match
from grimtable.bots.registry import get_bot
from grimtable.cli.main import app
from grimtable.cli.review import sparkline
from grimtable.look.texts import Texts
from grimtable.registry import get
from grimtable.review.results import Review
from grimtable.sessions.records import Deal, Record, write

SMALL = ("--budget", "200", "--jobs", "1")


@cache
def record() -> Record:
    """A game in which the second player does whatever comes to mind."""
    game = get("grimwood")
    match = Match(game, [get_bot("grimwood", "heuristic"), get_bot("grimwood", "random")], seed=3)
    match.play()
    return Deal(game, 2, {}, {"seed": 3}).record_of(match.table, match.answers)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(write(record()))
    return path


def grimtable(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words], input="")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_review_is_printed_in_each_language(file: Path, language: str) -> None:
    """Curve, key moments with their numbers, agreement and luck; nothing else is written."""
    result = grimtable(str(file), "--seat", "2", "--lang", language, *SMALL)
    texts = Texts(language, "grimwood", reader=1)

    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    for key in ("review-chance", "review-moments", "review-luck-of-draw"):
        assert texts.format(key) in lines
    you, rival = (line for line in lines if "→" in line)
    assert texts.format("review-curve-line", seat=1) in you
    assert texts.format("review-curve-line", seat=0) in rival
    assert "review-" not in result.stdout
    assert list(file.parent.iterdir()) == [file]


def test_the_same_command_prints_the_same(file: Path) -> None:
    """With another seed other tables are dealt; in two processes the same ones."""
    once = grimtable(str(file), *SMALL).stdout
    assert grimtable(str(file), "--budget", "200", "--jobs", "2").stdout == once
    assert grimtable(str(file), "--seed", "5", *SMALL).stdout != once


def test_json_is_one_object_and_progress_is_apart(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimtable.cli.review.EVERY", 0.0)
    result = grimtable(str(file), "--json", *SMALL)
    found = msgspec.json.decode(result.stdout, type=Review)

    assert found.budget == 200
    assert found.bot == "heuristic"
    told = result.stderr.splitlines()
    assert told
    assert all(line.startswith("Reviewing: ") for line in told)


def changed(**fields: object) -> bytes:
    return write(msgspec.structs.replace(record(), **fields))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no record"),
        (b'{"game": "grimwood"}', "no record"),
        (write(record())[:300], "no record"),
        (changed(rules=99), "rules number 99"),
        (changed(game="chess"), "chess"),
        (changed(end="0" * 16), "but says 0000"),
    ],
)
def test_a_bad_file_is_one_line(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    result = grimtable(str(path), *SMALL)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_unfinished_game_is_one_line(tmp_path: Path) -> None:
    game = get("grimwood")
    t = game.deal(2, seed=3, brisk=True)
    seat, move = int(t.seat), int(t.options_of(t.seat)[0])
    t.play(seat, move)
    path = tmp_path / "game.json"
    path.write_bytes(write(Deal(game, 2, {}, {"seed": 3}).record_of(t, [(seat, [move])])))
    result = grimtable(str(path), *SMALL)
    assert result.exit_code == 2
    assert "only finished games are reviewed" in result.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--seat", "3"), "seat"),
        (("--budget", "1"), "200 to 1000000"),
        (("--bot", "nobody"), "no bot 'nobody'"),
        (("--seed", "-1"), "seed"),
        (("--lang", "fr"), "fr"),
    ],
)
def test_a_wrong_option_is_one_line(file: Path, words: tuple[str, ...], says: str) -> None:
    result = grimtable(str(file), *words)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    result = grimtable(str(tmp_path / "nothing.json"))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_bars_grow_with_the_chance() -> None:
    assert sparkline([0.0, 50.0, 99.9, 100.0]) == "▁▅██"
