"""Is a record what it claims to be?"""

from pathlib import Path

from grimtable.cli.play import face_of
from grimtable.cli.setup import game_of, texts_of
from grimtable.look.records import LARGEST, read, replay
from grimtable.look.texts import Texts


def verify_record(file: Path, language: str) -> list[str]:
    """What a record that replays holds; raises BadRecord, BadSetup or OSError otherwise."""
    texts = texts_of(language)
    with file.open("rb") as data:
        record = read(data.read(LARGEST + 1))
    game = game_of(record.game, texts)
    t = replay(game, record)
    told = Texts(language, game.name)
    lines = [told.format("table-verified", count=len(record.moves), end=record.end)]
    if t.outcome() is not None:
        lines += [f"  {line}" for line in face_of(game.name).standing(t, told)]
    return lines
