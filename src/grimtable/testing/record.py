"""Record golden playthroughs: `python -m grimtable.testing.record FOLDER [GAME SEATS PRESET SEED]`.

Without a game, every playthrough in the folder is recorded again, and what changed is printed,
before and after; `--check` writes nothing. Read each change as you would read it in a review.
With a game, one playthrough is added; further options follow as OPTION=VALUE.
"""

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path

from grimtable.kernel.errors import BadRecord
from grimtable.registry import get
from grimtable.sessions.records import Record, read, replay, write
from grimtable.testing.playthrough import opening, random_record

AROUND = 2
"""Unchanged lines that are shown before and after a change."""


def main() -> None:
    """Add one playthrough, or bring those of a folder up to date."""
    folder, *wanted = [word for word in sys.argv[1:] if word != "--check"]
    if wanted:
        add(Path(folder), *wanted)
        return
    changes = [*again(Path(folder), is_check="--check" in sys.argv)]
    print("\n".join(changes) or "nothing has changed")
    sys.exit(1 if changes and "--check" in sys.argv else 0)


def add(folder: Path, name: str, seats: str, preset: str, seed: str, *further: str) -> None:
    """A record of the whole game, and its opening as text."""
    game = get(name)
    options = {**game.presets[preset], **dict(option.split("=") for option in further)}
    record = random_record(game, int(seats), options, int(seed))
    stem = folder / f"{name}-{seats}-{preset}"
    stem.with_suffix(".json").write_bytes(write(record))
    stem.with_suffix(".txt").write_text(opening(game, record, game.playthrough), encoding="utf-8")


def again(folder: Path, *, is_check: bool = False) -> Iterator[str]:
    """Record every playthrough of a folder again; yields what changed."""
    for file in sorted(folder.glob("*.json")):
        record = playable(read(file.read_bytes()))
        game = get(record.game)
        yield from changed(file, record, opening(game, record, game.playthrough), is_check=is_check)


def playable(record: Record) -> Record:
    """The same record if it still plays; else another game from the same deal."""
    game = get(record.game)
    try:
        replay(game, record)
    except BadRecord:
        return random_record(game, record.seats, record.options, record.dice["seed"])
    return record


def changed(file: Path, record: Record, text: str, *, is_check: bool) -> Iterator[str]:
    """Write a record and its text; yields the lines that differ."""
    told = file.with_suffix(".txt")
    before = told.read_text(encoding="utf-8") if told.exists() else ""
    lines = difflib.unified_diff(
        before.splitlines(), text.splitlines(), f"{told} before", f"{told} after", lineterm="",
        n=AROUND,
    )  # fmt: skip
    yield from lines
    if write(record) != file.read_bytes():
        yield f"{file}: another game from the same deal, because the recorded one cannot be played"
        if not is_check:
            file.write_bytes(write(record))
    if text != before and not is_check:
        told.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
