"""What is said and written when the table is left; what is refused before it is laid."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cli.seated import at, part, press, rest, table, turned
from grimtable import registry
from grimtable.cli.tui.app import TableApp
from grimtable.sessions.records import read, replay

PLAY = [sys.executable, "-m", "grimtable", "play", "grimwood", "--seed", "7"]


def on_a_terminal(words: list[str], keys: bytes = b"") -> tuple[int, str]:
    """The exit code and all output of the command on a terminal of its own."""
    ours, theirs = pty.openpty()
    run = subprocess.Popen([*PLAY, *words], stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = b""
    while select.select([ours], [], [], 20)[0]:
        try:
            seen += os.read(ours, 4096)
        except OSError:  # the terminal is gone with the command
            break
        if keys and b"What happened" in seen:
            os.write(ours, keys)
            keys = b""
    os.close(ours)
    return run.wait(), seen.decode(errors="replace")


@pytest.mark.parametrize("people", ["0", "4", "99"])
def test_more_people_than_seats_are_refused_in_one_line(people: str) -> None:
    code, said = on_a_terminal(["--seats", "3", "--people", people])

    assert code == 2
    assert said.strip().startswith(f"A table of 3 has room for 1 to 3 people, not {people};")
    assert len(said.strip().splitlines()) == 1


def test_an_unfinished_game_says_that_it_is_not_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, said = on_a_terminal(["--record", str(file)], b"qq")

    assert code == 0
    assert f"nothing was written to {file}" in said.replace("\r\n", " ")
    assert not file.exists()


@pytest.mark.parametrize("option", ["--record", "--transcript"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    option: str, tmp_path: Path
) -> None:
    for file in (tmp_path, tmp_path / "nowhere" / "game.json"):
        words = [*PLAY, option, str(file)]
        done = subprocess.run(words, input=b"", capture_output=True, check=False)

        assert done.returncode == 2
        assert done.stderr.decode().strip() == f"{file} cannot be written."
        assert done.stdout == b""


def test_a_finished_game_says_where_its_record_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = subprocess.run(
        [*PLAY, "--seats", "2", "--record", str(file)],
        input=b"1\n" * 2000, capture_output=True, check=True,
    )  # fmt: skip
    game = registry.get("grimwood")

    assert f"The game is recorded in {file}." in done.stdout.decode().splitlines()[-1]
    assert replay(game, read(file.read_bytes())).outcome() is not None


def test_the_last_screen_says_where_the_record_will_be(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    app = table(3, seats=2)
    app.record = file

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(400):
            if app.party.is_over:
                break
            app.simulate_key("1")
            await turned(app)
        await rest(app, pilot)

        assert part(app, "note").endswith(f"the game is then recorded in {file}.")

        await press(app, pilot, "q")

        assert not app.is_running

    at(app, play)
