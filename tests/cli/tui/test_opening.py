"""From the command line to the screen, or past it."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest


def test_a_real_terminal_opens_the_screen_and_a_pipe_does_not() -> None:
    words = [sys.executable, "-m", "grimtable", "play", "grimwood", "--seed", "7"]
    ours, theirs = pty.openpty()
    run = subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True)
    os.close(theirs)
    seen = b""
    while b"1049h" not in seen and select.select([ours], [], [], 20)[0]:
        seen += os.read(ours, 4096)
    run.terminate()
    run.wait()
    os.close(ours)
    piped = subprocess.run(words, input=b"q\n", capture_output=True, check=True)

    assert b"1049h" in seen
    assert b"\x1b[" not in piped.stdout
    assert b"Until next time!" in piped.stdout


def test_the_screen_is_loaded_only_when_it_is_opened() -> None:
    code = "import sys, grimtable.cli.main, grimtable.cli.play; print('textual' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert done.stdout.decode().strip() == "False"


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["--people", "2"], "--people needs a full-screen terminal"),
        (["--resume", "none.json"], "--resume needs a full-screen terminal"),
    ],
)
def test_what_needs_a_screen_is_refused_in_a_pipe(words: list[str], refusal: str) -> None:
    command = [sys.executable, "-m", "grimtable", "play", "grimwood", *words]
    done = subprocess.run(command, input=b"", capture_output=True, check=False)

    assert done.returncode == 2
    assert refusal in done.stderr.decode()


def test_a_transcript_tells_the_story(tmp_path: Path) -> None:
    file = tmp_path / "story.txt"
    command = [sys.executable, "-m", "grimtable", "play", "grimwood", "--seed", "7"]
    command += ["--seats", "3", "--transcript", str(file)]
    subprocess.run(command, input=b"1\n1\nq\n", capture_output=True, check=True)

    assert "— Turn 1: Clara\n" in file.read_text(encoding="utf-8")


def test_the_picture_of_the_readme_can_be_drawn_anew(tmp_path: Path) -> None:
    script = Path(__file__).parents[3] / "scripts" / "picture.py"
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        command = [sys.executable, str(script), "--out", str(file), "--turn", "5", "--lang", "de"]
        subprocess.run(command, check=True)
    picture = files[0].read_text(encoding="utf-8").replace("&#160;", " ")

    assert "Du bist am Zug. Was tust du?" in picture
    assert files[0].read_bytes() == files[1].read_bytes()
