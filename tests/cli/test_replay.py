"""`grimtable replay`, through the real command."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

from grimtable.cli.main import app
from grimtable.cli.replay import Replay, walk, whole
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.registry import get
from grimtable.sessions.records import Record, write
from grimtable.testing.playthrough import random_record

GAME = get("grimwood")
RECORD = random_record(GAME, 3, {}, 5)
LAST = len(RECORD.moves)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(write(RECORD))
    return path


def grimtable(*words: str) -> Result:
    return CliRunner().invoke(app, ["replay", *words], input="")


def shown(
    record: Record = RECORD, *, reader: int = PUBLIC, is_open: bool = False, language: str = "en"
) -> Replay:
    return Replay(GAME, record, is_open, Texts(language, "grimwood", reader=reader))


def walked(*answers: str) -> list[str]:
    """The pages a person sees who types these lines."""
    pages: list[str] = []
    lines = iter(answers)
    walk(shown(), lambda: next(lines, ""), pages.append)
    return pages


def test_a_pipe_gets_the_whole_game(file: Path) -> None:
    command = [sys.executable, "-m", "grimtable", "replay", str(file)]
    run = subprocess.run(command, input="", capture_output=True, text=True, check=False)

    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.startswith("  Everyone has been dealt three cards.\n— Turn 1: ")
    assert run.stdout.splitlines()[-1].startswith("Shared win: ") or run.stdout.endswith(" wins.\n")


def test_the_public_sees_no_hand(file: Path) -> None:
    run = grimtable(str(file))

    assert "Your hand" not in run.stdout
    assert " holds " not in run.stdout
    assert "draws a card." in run.stdout


def test_a_seat_sees_its_own_hand_and_answers(file: Path) -> None:
    run = grimtable(str(file), "--seat", "2")

    assert "Your hand: " in run.stdout
    assert "> You: Draw a card\n  You draw " in run.stdout
    assert "> Ada" not in run.stdout
    assert "Ada draws a card." in run.stdout


def test_an_open_table_shows_everything(file: Path) -> None:
    run = grimtable(str(file), "--all")

    for name in ("Ada", "Bruno", "Clara"):
        assert f"\n{name} holds " in run.stdout
        assert f"\n> {name}: " in run.stdout
    assert "draws a card." not in run.stdout
    assert "steals a card" not in run.stdout


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_record_can_be_told_to_everybody(seats: int, language: str) -> None:
    record = random_record(GAME, seats, dict(GAME.presets["german"]), seats)
    tellings = set()
    for reader in (0, seats - 1, PUBLIC):
        tellings.add("\n".join(whole(shown(record, reader=reader, language=language))))
    tellings.add("\n".join(whole(shown(record, is_open=True, language=language))))

    assert len(tellings) == 4
    assert not any(set("{}\u2068\u2069") & set(telling) for telling in tellings)


def test_enter_goes_on_and_a_number_goes_there() -> None:
    pages = walked("\n", "\n", "40\n", "3\n", "q\n")
    headings = [page.split("\n")[1] for page in pages if page.startswith("\n")]

    assert headings == [f"{ply} of {LAST}" for ply in (0, 1, 2, 40, 3)]


def test_a_page_is_the_same_from_either_side() -> None:
    forward = walked("\n", "\n", "\n", "q\n")
    back = walked("30\n", "3\n", "q\n")

    assert forward[-2] == back[-2]


def test_what_is_no_page_is_asked_again() -> None:
    pages = walked("owl\n", f"{LAST + 1}\n", "-1\n", "q\n")

    assert pages[2:] == [f"Please press Enter, or type a number from 0 to {LAST}, or q."] * 3


def test_enter_on_the_last_page_leaves() -> None:
    pages = walked(f"{LAST}\n", "\n", "\n")

    assert "The game is over." in pages[-2]
    assert len(pages) == 4


def test_a_person_at_a_terminal_walks(file: Path) -> None:
    mine, theirs = pty.openpty()
    os.write(mine, b"\n7\nq\n")
    command = [sys.executable, "-m", "grimtable", "replay", str(file)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        out = b""
        while process.poll() is None or b"7 of" not in out:
            try:
                out += os.read(mine, 4096)
            except OSError:  # the other end is closed
                break
    os.close(mine)

    assert process.returncode == 0
    for ply in (0, 1, 7):
        assert f"{ply} of {LAST}".encode() in out
    assert f"2 of {LAST}".encode() not in out


@pytest.mark.parametrize(
    ("data", "words", "refusal"),
    [
        (b"", (), "this is no record"),
        (b"[" * 2_000_000, (), "a record has at most"),
        (write(msgspec.structs.replace(RECORD, end="0" * 16)), (), "but says 0000000000000000"),
        (write(RECORD).replace(b'"grimwood"', b'"whist"'), (), "There is no game “whist”"),
        (write(RECORD), ("--seat", "4"), "There is no seat 4 at this table"),
        (write(RECORD), ("--seat", "0"), "There is no seat 0 at this table"),
        (write(RECORD), ("--seat", "1", "--all"), "Choose either --seat or --all"),
        (write(RECORD), ("--lang", "fr"), "There is no language “fr”"),
    ],
    ids=["empty", "huge", "hash", "game", "seat-4", "seat-0", "both", "language"],
)
def test_what_cannot_be_replayed_is_refused_in_one_line(
    tmp_path: Path, data: bytes, words: tuple[str, ...], refusal: str
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    run = grimtable(str(file), *words)

    assert run.exit_code == 2
    assert run.stdout == ""
    assert refusal in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_missing_file_is_refused_in_one_line(tmp_path: Path) -> None:
    run = grimtable(str(tmp_path / "none.json"))

    assert run.exit_code == 2
    assert run.stderr.count("\n") == 1
