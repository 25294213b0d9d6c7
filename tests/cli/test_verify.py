"""`grimtable verify` and `play --record`, through the real command."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from grimtable.look.records import write
from grimtable.registry import get
from grimtable.testing.playthrough import random_record

RECORD = write(random_record(get("grimwood"), 3, {}, 5))


def grimtable(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grimtable", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_a_true_record_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(RECORD)
    run = grimtable("verify", str(file))

    assert run.returncode == 0
    assert "ends as it says" in run.stdout


@pytest.mark.parametrize(
    "data",
    [
        b"",
        RECORD[:100],
        b"not json",
        RECORD.replace(b'"rules":1', b'"rules":9'),
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

    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.strip().splitlines()) == 1
    assert "Traceback" not in run.stderr


def test_a_missing_file_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    run = grimtable("verify", str(tmp_path / "none.json"))

    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1


def test_a_game_played_to_its_end_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    chance = random.Random(1)
    typed = "\n".join(str(chance.randint(1, 3)) for _ in range(4000))
    grimtable("play", "grimwood", "--seats", "2", "--seed", "3", "--record", str(file), typed=typed)

    assert grimtable("verify", str(file)).returncode == 0
