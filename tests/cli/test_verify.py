"""`grimtable verify` and `play --record`, through the real command."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from grimtable.cli.main import app
from grimtable.cli.verify import verify_record
from grimtable.games.grimwood.ids import RULES
from grimtable.kernel.errors import BadRecord, BadSetup
from grimtable.registry import get, names
from grimtable.server.table.shuffle.shuffle import Shuffle
from grimtable.sessions.records import Deal, write
from grimtable.testing.playthrough import random_record

RECORD = write(random_record(get("grimwood"), 3, {}, 5))


def shuffled(game: str, people: list[int]) -> tuple[bytes, str]:
    """A whole game of random choices from a fair shuffle, and the promise made before it."""
    nonces = {seat: sha256(bytes([seat])).digest() for seat in people}
    shuffle = Shuffle("t1", 3, people, 0.0, fresh=lambda: bytes(range(32)))
    for seat, nonce in nonces.items():
        shuffle.commit_nonce(seat, sha256(nonce).hexdigest(), 0.0)
    for seat, nonce in nonces.items():
        shuffle.reveal(seat, nonce.hex())
    deal = Deal(get(game), 3, {}, shuffle.dice())
    t, chance = deal.table(), random.Random(1)
    answers: list[tuple[int, list[int]]] = []
    while t.waiting:
        move = chance.choice(t.options)
        answers.append((t.seat, [move]))
        t.push(t.seat, move)
    return write(deal.record(answers)), shuffle.promise


SHUFFLED_RECORD, PROMISE = shuffled("grimwood", [0, 2])


def grimtable(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, words, input=typed)


def test_a_true_record_is_verified(tmp_path: Path) -> None:
    """By the installed command, in a process of its own."""
    file = tmp_path / "game.json"
    file.write_bytes(RECORD)
    command = [sys.executable, "-m", "grimtable", "verify", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (run.returncode, run.stderr) == (0, "")
    assert "ends as it says" in run.stdout


@pytest.mark.parametrize(
    "data",
    [
        b"",
        RECORD[:100],
        b"not json",
        RECORD.replace(b'"rules":%d' % RULES, b'"rules":9'),
        RECORD.replace(b'"game":"grimwood"', b'"game":"whist"'),
        RECORD[:-19] + b'0000000000000000"}\n',
        b"[" * 2_000_000,
    ],
    ids=["empty", "truncated", "no-json", "version", "game", "hash", "huge"],
)
def test_a_damaged_record_is_one_line_and_exit_code_2(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    run = grimtable("verify", str(file))

    assert run.exit_code == 2
    assert run.stdout == ""
    assert len(run.stderr.strip().splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_a_missing_file_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    run = grimtable("verify", str(tmp_path / "none.json"))

    assert run.exit_code == 2
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_game_played_to_its_end_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    chance = random.Random(1)
    typed = "\n".join(str(chance.randint(1, 3)) for _ in range(4000))
    grimtable("play", "grimwood", "--seats", "2", "--seed", "3", "--record", str(file), typed=typed)

    assert grimtable("verify", str(file)).exit_code == 0


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("people", [[], [0, 2], [0, 1, 2]], ids=len)
def test_a_fair_shuffle_is_verified_with_its_promise(
    tmp_path: Path, game: str, people: list[int]
) -> None:
    file = tmp_path / "game.json"
    data, promise = shuffled(game, people)
    file.write_bytes(data)
    line, *more = verify_record(file, "en")[1:]

    if not people:
        assert line == "Only the server took part in shuffling these cards."
        return
    assert "The shuffle was kept as promised" in line
    assert f"({len(people)})" in line
    assert promise in line
    named = "Seats that added nothing to the shuffle (bots never do): 2."
    assert (more[0] == named) == (len(people) < 3)


@pytest.mark.parametrize(("lang", "word"), [("en", "promised"), ("de", "Gemischt"), ("zh", "洗牌")])
def test_the_shuffle_is_one_line_in_every_language(tmp_path: Path, lang: str, word: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(SHUFFLED_RECORD)
    run = grimtable("verify", str(file), "--lang", lang)
    lines = [line for line in run.stdout.splitlines() if PROMISE in line]

    assert run.exit_code == 0
    assert len(lines) == 1
    assert word in lines[0]


def test_dice_of_a_seed_are_called_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(RECORD)
    line = verify_record(file, "en")[1]

    assert line == "These cards come from a seed: only the program took part in shuffling them."


def copied(record: dict[str, Any]) -> None:
    for part in ("nonces", "commits"):
        record["dice"][part][2] = record["dice"][part][0]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (copied, "two seats of this shuffle have the same nonce"),
        (lambda record: record["dice"].update(table=""), "its table is not named by a digest"),
        (lambda record: record["dice"].update(nonces=[], commits=[]), "not one of 3 seats"),
        (
            lambda record: record.update(void_starts=[{"seats": [], "how": "left"}]),
            "a list of seats without a seat",
        ),
        (
            lambda record: record.update(known_deal={"seats": [], "table": "ab" * 32}),
            "a list of seats without a seat",
        ),
    ],
    ids=["equal", "no-table", "no-nonces", "nobody-left", "nobody-knows"],
)
def test_a_shuffle_that_cannot_have_been_is_refused(
    tmp_path: Path, damage: Callable[[dict[str, Any]], None], says: str
) -> None:
    """T17: each in one clear line."""
    file = tmp_path / "game.json"
    record = json.loads(SHUFFLED_RECORD)
    damage(record)
    file.write_text(json.dumps(record))
    run = grimtable("verify", str(file))

    assert run.exit_code == 2
    assert run.stdout == ""
    assert says in run.stderr


def test_every_changed_bit_of_the_shuffle_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(SHUFFLED_RECORD)
    start, end = SHUFFLED_RECORD.index(b'"dice":'), SHUFFLED_RECORD.index(b',"moves":')
    with file.open("r+b", buffering=0) as record:
        for at in range(start, end):
            for damaged in [SHUFFLED_RECORD[at] ^ 1 << bit for bit in range(8)]:
                os.pwrite(record.fileno(), bytes([damaged]), at)
                with pytest.raises((BadRecord, BadSetup)):
                    verify_record(file, "en")
            os.pwrite(record.fileno(), SHUFFLED_RECORD[at : at + 1], at)

    assert verify_record(file, "en")


@pytest.mark.parametrize("part", ["commit", "commits", "nonces", "secret", "table"])
def test_a_shuffle_that_lacks_a_part_is_refused(tmp_path: Path, part: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(SHUFFLED_RECORD.replace(f'"{part}":'.encode(), f'"un{part}":'.encode()))
    run = grimtable("verify", str(file))

    assert run.exit_code == 2
    assert run.stdout == ""
    assert len(run.stderr.strip().splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_another_secret_is_refused_in_words(tmp_path: Path) -> None:
    """T17: the server changed the deck after it had committed itself."""
    file = tmp_path / "game.json"
    file.write_bytes(SHUFFLED_RECORD.replace(bytes(range(32)).hex().encode(), b"ff" * 32))
    run = grimtable("verify", str(file))

    assert run.exit_code == 2
    assert "the secret of this shuffle is not the one that was promised" in run.stderr
