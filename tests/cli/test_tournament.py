"""`grimtable tournament`, through the real command."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.registry import get
from grimtable.sessions.records import read, replay

SMALL = "tournament grimwood --bots random,greedy --deals 8"


def run(line: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, line.split())
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Rating", "random against greedy", "50 % is even", "at most 5 %"]),
        ("de", ["Wertung", "random gegen greedy", "50 % ist ausgeglichen", "von 5 %"]),
        ("zh", ["等级分", "random 对 greedy", "50% 为势均力敌", "5%"]),
    ],
)
def test_the_result_is_a_table(language: str, words: list[str]) -> None:
    code, out, err = run(f"{SMALL} --lang {language}")

    assert (code, err) == (0, "")
    for word in words:
        assert word.replace(" ", "") in "".join(out.split())


def test_json_is_one_object() -> None:
    code, out, _ = run(f"{SMALL} --json")
    found = json.loads(out)

    assert code == 0
    assert found["games"] == 16
    assert found["pairs"][0]["bots"] == ["random", "greedy"]
    assert found["pairs"][0]["deals"] == 8
    assert [each["bot"] for each in found["ratings"]] == ["greedy", "random"]


def test_any_number_of_jobs_and_a_second_start_give_the_same_bytes(tmp_path: Path) -> None:
    pages = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.html"
        assert run(f"{SMALL} --jobs {jobs} --out {file} --chunks {tmp_path / 'chunks'}")[0] == 0
        pages.append(file.read_bytes())

    assert pages[0] == pages[1]
    assert list((tmp_path / "chunks").iterdir())


def test_the_chunks_beside_a_page_go_when_it_is_there(tmp_path: Path) -> None:
    assert run(f"{SMALL} --out {tmp_path / 'page.html'}")[0] == 0
    assert [file.name for file in tmp_path.iterdir()] == ["page.html"]


def test_every_game_has_a_record(tmp_path: Path) -> None:
    code, _, _ = run(f"{SMALL} --records {tmp_path}")
    files = sorted(tmp_path.glob("*/*.json"))

    assert code == 0
    assert {file.parent.name for file in files} == {"random-greedy", "greedy-random"}
    assert len(files) == 16
    for file in files:
        replay(get("grimwood"), read(file.read_bytes()))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("--bots random", "at least two different bots"),
        ("--bots random,random", "at least two different bots"),
        ("--bots random,genius", "There is no bot “genius”"),
        ("--bots random,nobody:Bot", "there is no module 'nobody'"),
        ("--seats 9", "2 to 6"),
        ("--deals 0", "at least 1 game"),
        ("--jobs 0", "at least 1 job"),
        ("--on moon", "--on does not know “moon”; there are: serial, processes, ray"),
        ("--options french", "There is no preset “french”"),
        ("--seed -1", "There is no deal -1"),
        ("--out no/such/folder/page.html", "no/such/folder"),
        ("--chunks pyproject.toml", "is no folder"),
        ("--lang fr", "There is no language “fr”"),
    ],
)
def test_what_cannot_be_played_is_one_line(change: str, words: str) -> None:
    code, out, err = run(f"{SMALL} {change}")

    assert (code, out) == (2, "")
    assert words in err
    assert len(err.splitlines()) == 1
