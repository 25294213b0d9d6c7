"""Bots of one's own, wherever the name of a bot is taken; each bad one is one clear line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BOTS = """
from grimtable.bots.bot import Bot

class Careful(Bot):
    habits = {"risk": 0.5}

    def move(self, view, memory):
        return view.options[0 if self.dice.random() > self.habit["risk"] else -1]

class Raising(Bot):
    def move(self, view, memory):
        raise LookupError("nothing\\nhere")

class Wrong(Bot):
    def move(self, view, memory):
        return 999
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybots.py").write_text(BOTS)
    return tmp_path


def grimtable(folder: Path, line: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """The command as it is installed: the current folder is not on its path by itself."""
    code = "import sys; sys.path.remove(''); from grimtable.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *line.split()],
        input=answers, capture_output=True, text=True, check=False, cwd=folder,
    )  # fmt: skip


def test_they_are_simulated_in_any_number_of_processes(folder: Path) -> None:
    found = []
    for jobs in (1, 2):
        line = "simulate grimwood --games 8 --json --seats mybots:Careful:risk=0.2,heuristic"
        done = grimtable(folder, f"{line} --jobs {jobs}")
        assert (done.returncode, done.stderr) == (0, "")
        found.append(json.loads(done.stdout))
        found[-1].pop("seconds_cpu")

    assert found[0] == found[1]
    assert found[0]["seats"] == ["mybots:Careful:risk=0.2", "heuristic"]


def test_a_report_is_made_of_them(folder: Path) -> None:
    line = "report grimwood --games 2 --pairs 0 --seats 2 --presets english --bots mybots:Careful"
    done = grimtable(folder, line)

    assert done.returncode == 0
    assert "mybots:Careful" in (folder / "report.html").read_text(encoding="utf-8")


def test_people_play_against_them(folder: Path) -> None:
    line = "play grimwood --seats 2 --seed 1 --bots mybots:Careful"
    done = grimtable(folder, line, answers="1\n" * 3000)

    assert done.returncode == 0
    assert "The game is over." in done.stdout


@pytest.mark.parametrize("command", ["simulate grimwood --seats", "play grimwood --bots"])
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere:Careful", "no bot 'nowhere:Careful': there is no module 'nowhere' in"),
        ("mybots:Nobody", "no bot 'mybots:Nobody': the module 'mybots' has no class 'Nobody'"),
        ("mybots:Careful:luck=1", "no habit 'luck' of a bot; there are: risk"),
    ],
)
def test_one_that_does_not_exist_is_one_line(
    command: str, name: str, fault: str, folder: Path
) -> None:
    done = grimtable(folder, f"{command} {name},random")

    assert done.returncode == 2
    assert done.stderr.startswith(fault)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raising", "raised LookupError: nothing here (mybots.py, line 12)"),
        ("Wrong", "answered 999, which is not among its options"),
    ],
)
def test_one_that_fails_is_one_line(name: str, fault: str, folder: Path) -> None:
    line = f"simulate grimwood --games 5 --seats random,mybots:{name} --jobs 2"
    done = grimtable(folder, line)
    failures = [text for text in done.stderr.splitlines() if "failed" in text]

    assert done.returncode == 1
    assert len(failures) == 1
    assert f": seat 2: the bot mybots:{name} {fault}" in failures[0]
    assert failures[0].endswith("(and 4 more games in the same way)")

    done = grimtable(folder, f"play grimwood --seats 2 --seat 2 --seed 1 --bots mybots:{name}")
    assert done.returncode == 2
    assert done.stderr.startswith(f"seat 1: the bot mybots:{name} {fault}")
    assert done.stderr.count("\n") == 1


def test_a_host_names_only_classes_that_can_be_loaded(folder: Path) -> None:
    for name, fault in [
        ("heuristic", "'heuristic' is not the class of a bot, such as mybots:Careful"),
        ("mybots:Nobody", "no bot 'mybots:Nobody': the module 'mybots' has no class 'Nobody'"),
    ]:
        done = grimtable(folder, f"serve --port 0 --data {folder} --bots {name}")

        assert (done.returncode, done.stderr) == (2, f"{fault}\n")
