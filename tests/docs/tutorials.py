"""Runs a tutorial exactly as it is printed, from an empty folder or in a copy of the sources.

On a page, a block with a `title="file"` is a file that the reader writes; a later block with the
same title replaces it. A `diff` block changes a file that is there: each passage between lines
`@@` must be found in it once. Lines of a `console` block that begin with `$ ` are commands for a
shell, and the lines below are all that they print: a line `...` stands for any number of lines.
"""

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

TUTORIALS = ["your-first-bot.md", "your-first-game.md"]
"""Pages of `docs/tutorials` that are run from an empty folder."""
IN_SOURCES = ["add-a-card.md"]
"""Pages of `docs/tutorials` that are run in a copy of the sources."""
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
ANYTHING = "..."
PROGRESS = re.compile(r"^[\d,]+ of [\d,]+ games played, about ")
"""A line that comes only where a command takes long: on a busy machine."""
OURS = ("PYTHONPATH", "GRIMTABLE_COMPILED")
"""Settings of these tests that a reader does not have."""
LIMIT = 300
"""Seconds that a command may take."""


class Block(NamedTuple):
    """A block of code of a page."""

    language: str
    title: str
    text: str


class Command(NamedTuple):
    """A command of a console block, and what it prints."""

    line: str
    output: list[str]


def blocks(page: Path) -> list[Block]:
    """All blocks in their order."""
    return [Block(*found) for found in BLOCK.findall(page.read_text(encoding="utf-8"))]


def run_tutorial(page: Path, folder: Path) -> None:
    """Do what the page says, from top to bottom; `folder` is empty."""
    for block in blocks(page):
        file = folder / block.title
        if block.language == "diff":
            file.write_text(changed(file.read_text(encoding="utf-8"), block.text), encoding="utf-8")
        elif block.title:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            for command in commands(block.text):
                run(command, folder)


def changed(text: str, diff: str) -> str:
    """A text with the passages of a diff replaced."""
    for passage in diff.split("@@\n"):
        lines = passage.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] != "+")
        new = "".join(line[1:] for line in lines if line[0] != "-")
        assert f"\n{text}".count(f"\n{old}") == 1, f"this must be there once:\n{old}"
        text = f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]
    return text


def commands(text: str) -> list[Command]:
    """The commands of a console block."""
    lines = text.splitlines()
    starts = [at for at, line in enumerate(lines) if line.startswith("$ ")]
    assert starts and starts[0] == 0, f"a console block begins with a command: {text!r}"
    return [
        Command(lines[at][2:], lines[at + 1 : end]) for at, end in pairwise([*starts, len(lines)])
    ]


def run(command: Command, folder: Path) -> None:
    """Run a command with the installed programs; its output must be as printed."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    settings = {"PATH": path, "COLUMNS": "80", "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}
    if (folder / "src" / "grimtable").is_dir():
        settings["PYTHONPATH"] = str(folder / "src")
    environment = {name: text for name, text in os.environ.items() if name not in OURS}
    done = subprocess.run(
        ["bash", "-c", command.line],
        cwd=folder,
        env={**environment, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=LIMIT,
    )
    lines = [line.rstrip() for line in done.stdout.rstrip().splitlines()]
    printed = [line for line in lines if not PROGRESS.match(line)]
    assert done.returncode == 0, f"{command.line}\n{done.stdout}"
    assert fits([line.rstrip() for line in command.output], printed), (
        f"{command.line}\nprinted:\n{done.stdout}\nthe page says:\n" + "\n".join(command.output)
    )


def fits(expected: list[str], printed: list[str]) -> bool:
    """Are these lines as expected?"""
    if not expected or not printed:
        return all(line == ANYTHING for line in expected) and not (printed and not expected)
    if expected[0] == ANYTHING:
        return fits(expected[1:], printed) or fits(expected, printed[1:])
    return expected[0] == printed[0] and fits(expected[1:], printed[1:])
