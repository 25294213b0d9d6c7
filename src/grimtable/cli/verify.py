"""Is a record what it claims to be, and was its deck the one that was promised?"""

from pathlib import Path

from grimtable.cli.arguments import game_of, texts_of
from grimtable.cli.deal_notes import deal_notes
from grimtable.cli.plain.terminal import face_of
from grimtable.cli.tui.local_party import ending_of
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.sessions.records import MAX_RECORD_BYTES, read, replay
from grimtable.sessions.shuffle import Shuffled, check_shuffle, promise


def verify_record(file: Path, language: str, cards: Path | None = None) -> list[str]:
    """What a record that replays holds; raises BadRecord, BadSetup or OSError otherwise."""
    texts = texts_of(language)
    with file.open("rb") as data:
        record = read(data.read(MAX_RECORD_BYTES + 1))
    game = game_of(record.game, texts, cards)
    shuffled = check_shuffle(record)
    t = replay(game, record)
    told = Texts(language, game.name)
    lines = [told.format("table-verified", count=len(record.moves), end=record.end)]
    if record.known_deal is None:
        lines += _shuffle_lines(shuffled, told)
    lines += [told.format(note) for note in deal_notes(record.known_deal, record.void_starts)]
    for key, seats in (("table-abandoned", record.away), ("table-taken-over", record.taken_over)):
        if seats:
            lines.append(told.format(key, places=", ".join(str(seat + 1) for seat in seats)))
    ending = ending_of(game, t)
    if ending is not None:
        ranking = face_of(game).ranking(t.view(PUBLIC), ending, told)
        lines += [f"  {line}" for line in ranking]
    return lines


def _shuffle_lines(dice: Shuffled | None, texts: Texts) -> list[str]:
    """Which seats contributed to the shuffle; only the reader can compare what was promised."""
    if dice is None:
        return [texts.format("table-seeded")]
    idle = [str(seat + 1) for seat, nonce in enumerate(dice.nonces) if not nonce]
    count = len(dice.nonces) - len(idle)
    if not count:
        return [texts.format("table-server-alone")]
    promised = promise(dice.table, dice.commit, dice.commits)
    lines = [texts.format("table-shuffled", count=count, promise=promised)]
    return lines + ([texts.format("table-added-nothing", places=", ".join(idle))] if idle else [])
