"""Whole games that were played on the screen, retold word by word.

`python tests/cli/test_transcripts.py` records them again and prints what changed; read it line by
line, as a person who speaks its language would.
"""

import sys
from pathlib import Path

import pytest

from grimtable import registry
from grimtable.cli.play import retold
from grimtable.kernel.table import Table
from grimtable.look.texts import languages
from grimtable.sessions.records import Deal, Record, read
from grimtable.sessions.saves import fingerprint
from grimtable.testing.record import changed, playable

FOLDER = Path(__file__).parent / "transcripts"
RECORDS = sorted(FOLDER.glob("*.json"))
READER = 0
"""Where the person sat."""


def transcript(file: Path) -> str:
    """What the person was told, asked and answered; the language is in the file's name."""
    return text_of(read(file.read_bytes()), file.stem.split("-")[-1])


def text_of(record: Record, language: str) -> str:
    """The same of a record that may not be written yet."""
    deal = Deal(registry.get(record.game), record.seats, record.options, record.dice)
    t = deal.table()
    answers = forced(t)
    for coded in record.moves:
        t.play(coded % 8, coded // 8)
        answers += [(coded % 8, [coded // 8]), *forced(t)]
    assert fingerprint(t) == record.end
    return "\n".join(retold(deal, answers, READER, language)) + "\n"


def forced(t: Table) -> list[tuple[int, list[int]]]:
    """Answers that were none to choose are played too; records leave them out."""
    answers: list[tuple[int, list[int]]] = []
    while t.waiting and len(t.options) == 1:
        answers.append((int(t.seat), [int(t.options[0])]))
        t.play(t.seat, t.options[0])
    return answers


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_is_retold_as_it_was_read(file: Path) -> None:
    assert transcript(file) == file.with_suffix(".txt").read_text(encoding="utf-8")


def test_there_is_a_transcript_of_every_game_in_every_language() -> None:
    assert [file.stem for file in RECORDS] == sorted(
        f"{game}-{language}" for game in registry.names() for language in languages()
    )


if __name__ == "__main__":
    changes = []
    for file in RECORDS:
        record = playable(read(file.read_bytes()))
        text = text_of(record, file.stem.split("-")[-1])
        changes += changed(file, record, text, is_check="--check" in sys.argv)
    print("\n".join(changes) or "nothing has changed")
