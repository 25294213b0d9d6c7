"""`grimtable report`, through the real command."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app
from grimtable.lab.report.grimwood.counting import GrimwoodWatch

SMALL = "report grimwood --games 2 --pairs 0 --seats 2 --presets english"


def run(line: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, line.split())
    return result.exit_code, result.stdout, result.stderr


def test_the_report_is_written_and_its_path_told(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    code, out, err = run(f"{SMALL} --out {file}")
    page = file.read_text(encoding="utf-8")

    assert code == 0
    assert out.startswith(f"The report is in {file} (")
    assert "games a second" in err
    assert page.startswith("<!DOCTYPE html>")
    assert "2 games at every table" in page
    assert list(tmp_path.iterdir()) == [file]


def test_any_number_of_jobs_gives_the_same_bytes(tmp_path: Path) -> None:
    pages = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.html"
        line = "report grimwood --games 2 --pairs 1 --seats 2 --presets german --seed 7"
        assert run(f"{line} --jobs {jobs} --out {file}")[0] == 0
        pages.append(file.read_bytes())

    assert pages[0] == pages[1]
    assert b"--seats 2 --presets german" in pages[0]


def test_values_of_an_option_stand_side_by_side(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    line = "report grimwood --games 3 --pairs 1 --seats 2 --vary power_limit=1,2"
    code, _, _ = run(f"{line} --out {file}")
    page = file.read_text(encoding="utf-8")

    assert code == 0
    assert "--presets english --vary power_limit=1,2" in page
    assert page.count(">power_limit=1<") >= 3
    assert "Numbers: power_limit=2 minus power_limit=1" in page
    assert "Percentage points of win share" in page


def test_two_card_files_are_compared(tmp_path: Path) -> None:
    """The second set has a monster of its own, which the sections list with the others."""
    printed = (files("grimtable.games.grimm_tidings") / "cards.toml").read_text(encoding="utf-8")
    ogre = '[ogre]\nname = "Ogre of mine"\nkind = "item"\ngold = 300\neffects = ["bonus(2)"]\n'
    for name, text in (("old", printed), ("new", f"{printed}\n{ogre}")):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    file = tmp_path / "report.html"
    vary = f"cards={tmp_path / 'old.toml'},{tmp_path / 'new.toml'}"
    line = f"report grimm_tidings --games 2 --pairs 0 --seats 3 --vary {vary} --out {file}"
    code, _, err = run(line)
    page = file.read_text(encoding="utf-8")

    assert code == 0, err
    assert "Numbers: cards=new.toml minus cards=old.toml" in page
    assert "Ogre of mine" in page


def test_a_report_of_a_card_file_of_your_own(tmp_path: Path) -> None:
    printed = (files("grimtable.games.book_of_madness") / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(printed, encoding="utf-8")
    file = tmp_path / "report.html"
    line = f"report book_of_madness --games 2 --pairs 0 --seats 2 --presets I-random --out {file}"
    code, _, err = run(f"{line} --cards {tmp_path / 'mine.toml'}")

    assert code == 0, err
    assert f"--cards {tmp_path / 'mine.toml'}" in file.read_text(encoding="utf-8")


def test_the_cost_of_forced_deals_is_said_before_they_begin(tmp_path: Path) -> None:
    line = "report grim_farmer --games 2 --pairs 1 --seats 2,3 --presets standard"
    _, _, err = run(f"{line} --out {tmp_path / 'report.html'}")

    assert re.search(r"^Forced deals: \d+ more games, about 1 second \(", err)


def test_a_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    file.write_text("mine")
    code, out, err = run(f"{SMALL} --out {file}")

    assert (code, out) == (2, "")
    assert err == f"{file} exists already; use --force to replace it, or another --out\n"
    assert file.read_text() == "mine"

    assert run(f"{SMALL} --out {file} --force")[0] == 0
    assert file.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("--games 0", "at least 1 game"),
        ("--jobs 0", "at least 1 job"),
        ("--pairs -1", "cannot be -1"),
        ("--seats two", "such as 2-6 or 2,4"),
        ("--seats 4-2", "such as 2-6 or 2,4"),
        ("--seats 2-9", "2 to 6"),
        ("--seats 1", "2 to 6"),
        ("--presets french", "english, german"),
        ("--presets english,power_limit=9", "power_limit cannot be “9”"),
        ("--presets luck=1", "There is no option “luck”"),
        ("--vary power_limit=1", "at least two of its values"),
        ("--vary power_limit=1,9", "power_limit cannot be “9”"),
        ("--vary seats=2,3", "see --seats and --presets"),
        ("--vary cards=printed,mine.toml", "takes no card files"),
        ("--cards mine.toml", "takes no card files"),
        ("--bots genius", "heuristic"),
        ("--seed -3", "-3"),
        ("--lang fr", "fr"),
        ("--out no/such/folder/report.html", "no/such/folder"),
    ],
)
def test_what_cannot_be_played_is_one_line(tmp_path: Path, change: str, words: str) -> None:
    code, out, err = run(f"{SMALL} --out {tmp_path / 'report.html'} {change}")

    assert (code, out) == (2, "")
    assert words in err
    assert len(err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_only_games_with_a_report_have_one() -> None:
    code, _, err = run("report chess")

    assert code == 2
    assert "grimwood" in err


def test_a_failing_game_is_named_and_the_report_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watch that loses its notes in every game."""

    def lose(*_: object) -> None:
        raise RuntimeError("lost the notes")

    monkeypatch.setattr(GrimwoodWatch, "end", lose)
    file = tmp_path / "report.html"
    code, _, err = run(f"{SMALL} --out {file}")

    assert code == 1
    assert "RuntimeError: lost the notes (and 1 more game in the same way)" in err
    assert "2 games failed" in file.read_text(encoding="utf-8")


def test_without_seats_all_sizes_of_the_game_are_played(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    code, _, _ = run(f"report book_of_madness --games 1 --pairs 0 --presets I-random --out {file}")

    assert code == 0
    assert "--seats 2-5 --presets I-random" in file.read_text(encoding="utf-8")
