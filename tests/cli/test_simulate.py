"""`grimtable simulate`, through the real command."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.registry import get
from grimtable.sessions.records import read, replay

KEYS = {"games", "decisions", "failures", "seconds_cpu", "win_share", "mean_turns"}


def grimtable(
    line: str, before: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own; `before` is run first in it."""
    code = f"import sys; {before}\nfrom grimtable.cli.main import main; main()"
    command = [sys.executable, "-c", code, *line.split()]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def run(line: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, line.split())
    return result.exit_code, result.stdout, result.stderr


def without_time(text: str) -> Any:
    found = json.loads(text)
    for part in (found, *found.get("variants", [])):
        part.pop("seconds_cpu")
    return found


@pytest.mark.parametrize("seats", ["random,random,random", "heuristic,random,greedy"])
def test_any_number_of_jobs_gives_the_same_bytes(tmp_path: Path, seats: str) -> None:
    """Only the processor time differs."""
    answers, files = [], []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.parquet"
        line = f"simulate grimwood --games 50 --seats {seats} --seed 3 --jobs {jobs}"
        code, out, _ = run(f"{line} --json --out {file}")
        assert code == 0
        answers.append(json.dumps(without_time(out)))
        files.append(file.read_bytes())

    assert answers[0] == answers[1]
    assert files[0] == files[1]


def test_json_is_one_object_with_its_keys() -> None:
    code, out, _ = run("simulate grimwood --games 20 --seats random,random,random --json")
    found = json.loads(out)

    assert code == 0
    assert out.count("\n") == 1
    assert set(found) >= KEYS
    assert (found["games"], found["failures"]) == (20, 0)
    assert sum(found["win_share"]) == pytest.approx(1)
    assert found["mean_turns"] == found["turns"]["mean"] > 10
    for share, (low, high) in zip(found["win_share"], found["win_share_interval"], strict=True):
        assert low < share < high


def test_a_better_bot_wins_more_in_the_seat_where_it_is_listed() -> None:
    _, out, _ = run("simulate grimwood --games 30 --seats random,heuristic,random --json")

    assert json.loads(out)["win_share"][1] > 0.6


def test_another_seed_gives_other_games() -> None:
    first, second = (run(f"simulate grimwood --games 10 --json --seed {n}")[1] for n in (1, 2))

    assert without_time(first)["decisions"] != without_time(second)["decisions"]


def test_every_game_is_a_row(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    code, out, err = run(f"simulate grimwood --games 12 --seed 4 --options german --out {file}")
    rows = polars.read_parquet(file)

    assert code == 0
    assert "12 games written to" in err
    assert rows["game"].to_list() == list(range(12))
    assert rows["seats"].to_list() == [["random"] * 3] * 12
    assert rows["seed"].n_unique() == 12
    assert "sorceress_cost=pair_from_hand" in rows["options"][0]
    assert "Table options: turn_order=close_last" in out


def test_variants_play_the_same_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    line = "simulate grimwood --games 15 --seed 2 --options german --vary power_limit=2,1,3"
    code, out, _ = run(f"{line} --json --out {file}")
    found = json.loads(out)
    rows = polars.read_parquet(file)

    assert code == 0
    assert (found["vary"], found["values"]) == (["power_limit"], {"power_limit": "2"})
    assert [part["values"]["power_limit"] for part in found["variants"]] == ["1", "3"]
    assert [part["options"]["power_limit"] for part in (found, *found["variants"])] == list("213")
    assert rows["seed"].to_list() == rows["seed"].to_list()[:15] * 3
    for variant in found["variants"]:
        change = variant["difference"]
        assert set(variant) >= KEYS
        assert change["pairs"] == 15
        assert change["turns"]["value"] == pytest.approx(
            variant["mean_turns"] - found["mean_turns"]
        )
        assert change["turns"]["low"] <= change["turns"]["value"] <= change["turns"]["high"]


def test_several_things_vary_at_once(tmp_path: Path) -> None:
    line = "simulate grimwood --games 6 --seats heuristic,random"
    vary = "--vary seats=2,3 --vary preset=english,german --vary power_limit=1,2"
    code, out, _ = run(f"{line} {vary} --json --out {tmp_path / 'games.parquet'}")
    found = json.loads(out)
    every = [found, *found["variants"]]

    assert code == 0
    assert found["vary"] == ["seats", "preset", "power_limit"]
    assert [tuple(part["values"].values()) for part in every] == [
        (seats, preset, limit) for seats in "23" for preset in ("english", "german")
        for limit in "12"
    ]  # fmt: skip
    assert [len(part["seats"]) for part in every] == [2] * 4 + [3] * 4
    assert found["variants"][3]["seats"] == ["heuristic", "random", "random"]
    assert found["variants"][2]["difference"]["is_paired"]
    assert not found["variants"][3]["difference"]["is_paired"]
    assert polars.read_parquet(tmp_path / "games.parquet").height == 48


def test_card_sets_are_compared(tmp_path: Path) -> None:
    file = "tests/bots/none.toml"
    code, _, err = run(f"simulate grimm_tidings --games 2 --vary cards=printed,{file}")

    assert code == 2
    assert "none.toml" in err
    assert err.count("\n") == 1


def test_the_summary_has_a_line_for_every_variant() -> None:
    line = "simulate grimwood --games 4 --seats random,random --vary power_limit=1,2,3"
    out = run(line)[1].partition("All variants")[2]

    assert [row.split()[0] for row in out.splitlines() if row[1:2].isdigit()] == list("123")
    assert "percentage" in out


def test_a_team_wins_or_loses_together() -> None:
    code, out, _ = run("simulate book_of_madness --games 3 --seats random,random")

    assert code == 0
    assert "The team wins 0.0 % of the games (95 % interval: 0.0 % to 56.1 %)" in out
    assert "You have lost." in out
    assert "Win share" not in out


def test_one_game_has_no_intervals_and_no_nonsense() -> None:
    _, out, _ = run("simulate grim_farmer --games 1 --seats random,random --vary seats=2,3")

    assert "NaN" not in out
    assert "Score: the cards left at the end; fewer are better." in out


def test_cards_and_events_are_columns(tmp_path: Path) -> None:
    for seats in ("random,random", "heuristic,random"):
        file = tmp_path / "games.parquet"
        code, _, _ = run(f"simulate grimwood --games 5 --seats {seats} --counts --out {file}")
        rows = polars.read_parquet(file)
        dealt = [name for name in rows.columns if name.startswith("dealt_")]

        assert code == 0
        assert set(rows["first"]) <= {1, 2}
        assert rows["dealt_owl"].dtype == polars.List(polars.Int64)
        assert len(dealt) > 10
        assert rows["moved_owl"].min() > 0  # type: ignore[operator]
        assert [name for name in rows.columns if name.startswith("event_")]


def test_every_game_has_a_record_of_the_same_game(tmp_path: Path) -> None:
    for seats in ("random,random", "heuristic,random"):
        folder = tmp_path / seats
        line = f"simulate grimwood --games 3 --seats {seats} --seed 5 --vary power_limit=1,2"
        assert run(f"{line} --records {folder}")[0] == 0
        files = sorted(folder.glob("*/*.json"))

        assert [str(file.relative_to(folder)) for file in files] == [
            f"power_limit={limit}/00000{number}.json" for limit in "12" for number in range(3)
        ]
        for file in files:
            record = read(file.read_bytes())
            replay(get("grimwood"), record)
            assert record.options["power_limit"] == file.parent.name[-1]


def test_a_variant_that_changes_nothing_differs_by_nothing() -> None:
    _, out, _ = run("simulate grimwood --games 5 --json --vary stall_rounds=9,10")
    change = json.loads(out)["variants"][0]["difference"]

    assert change["turns"]["value"] == 0
    assert -2 < change["turns"]["low"] < 0 < change["turns"]["high"] < 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Win share", "95 % interval", "Shared wins:", "Difference"]),
        ("de", ["Siege", "95-%-Bereich", "Geteilte Siege:", "Unterschied"]),
        ("zh", ["胜率", "95% 区间", "共同获胜", "差别"]),
    ],
)
def test_the_summary_speaks_every_language(language: str, words: list[str]) -> None:
    line = "simulate grimwood --games 8 --seats heuristic,random --vary power_limit=2,1"
    code, out, err = run(f"{line} --lang {language}")

    assert code == 0
    assert all(word in out for word in words)
    assert "…" not in out
    assert len(err.splitlines()) == 1


BROKEN = """
from grimtable.bots.bot import Bot

class Broken(Bot):
    def move(self, view, memory):
        return 332 if self.seed % 3 == 0 else view.options[0]
"""


def test_failing_games_are_named_and_the_run_goes_on(tmp_path: Path) -> None:
    """A bot whose every third game ends in an answer that is not among the options."""
    (tmp_path / "broken.py").write_text(BROKEN)
    line = "simulate grimwood --games 12 --seats broken:Broken,random --seed 1 --json"
    done = grimtable(line, folder=tmp_path)
    found = json.loads(done.stdout)

    assert done.returncode == 1
    assert 2 < found["failures"] < 12
    assert len(found["failed"]) == found["failures"]
    first = found["failed"][0]
    start = f"Game {first['number']} failed, deal {first['seed']}: seat 1: the bot broken:Broken"
    assert done.stderr.startswith(f"{start} answered 332, which is not among its options")
    assert done.stderr.endswith(f"(and {found['failures'] - 1} more games in the same way)\n")
    assert done.stderr.count("\n") == 1
    assert found["decisions"] > 0


def test_without_the_extra_one_line_says_what_is_needed(tmp_path: Path) -> None:
    line = f"simulate grimwood --games 2 --out {tmp_path / 'games.parquet'}"
    done = grimtable(line, before="sys.modules['polars'] = None")

    assert done.returncode == 2
    assert "needs `pip install grimtable[lab]`" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert (
        grimtable("simulate grimwood --games 2", before="sys.modules['polars'] = None").returncode
        == 0
    )


def test_a_bot_with_changed_habits_can_be_simulated() -> None:
    code, out, _ = run("simulate grim_farmer --games 3 --seats heuristic:bluff=0,casual --json")

    assert code == 0
    assert '"games":3' in out.replace(" ", "")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("chess", "There is no game “chess”"),
        ("grimwood --games 0", "There must be at least 1 game, not 0"),
        ("grimwood --jobs 0", "There must be at least 1 job, not 0"),
        ("grimwood --seats random", "Grimwood is for 2 to 6 players, not 1"),
        ("grimwood --seats random,deep", "There is no bot “deep”"),
        ("grimwood --seats random,,random", "There is no bot “”"),
        ("grimwood --seed -1", "There is no deal -1"),
        ("grimwood --options french", "There is no preset “french”"),
        ("grimwood --options power_limit=9", "power_limit cannot be “9”"),
        ("grimwood --vary power_limit", "--vary takes an option and at least two of its values"),
        ("grimwood --vary power_limit=2", "such as first_player=random,seat_1"),
        ("grimwood --vary power_limit=2,2", "not “power_limit=2,2”"),
        ("grimwood --vary luck=1,2", "There is no option “luck”"),
        (
            "grimwood --vary power_limit=1,2 --vary power_limit=2,3",
            "--vary names “power_limit” twice",
        ),
        ("grimwood --vary seats=2,nine", "There is no seat nine"),
        ("grimwood --vary seats=2,9", "Grimwood is for 2 to 6 players, not 9"),
        ("grimwood --vary preset=english,french", "There is no preset “french”"),
        ("grimwood --on moon", "--on does not know “moon”"),
        ("grimwood --chunks pyproject.toml", "is no folder"),
        ("grimwood --vary power_limit=2,9", "power_limit cannot be “9”"),
        ("grimwood --seats random,random --vary first_player=seat_1,seat_3", "cannot be “seat_3”"),
        ("grimwood --lang fr", "There is no language “fr”"),
        ("grimwood --out /nowhere/games.parquet", "No such file or directory"),
        ("grimwood --out /", "Is a directory"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(words: str, refusal: str) -> None:
    code, out, err = run(f"simulate {words}")

    assert code == 2
    assert out == ""
    assert refusal in err
    assert err.count("\n") == 1


def test_a_wrong_folder_for_chunks_is_said_in_the_language_of_the_command(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.touch()
    result = CliRunner().invoke(
        app, ["simulate", "grimwood", "--games", "2", "--chunks", str(file), "--lang", "de"]
    )

    assert result.exit_code == 2
    assert result.stderr == (
        f"{file} ist kein Ordner: die Teile eines Laufs brauchen einen eigenen\n"
    )
