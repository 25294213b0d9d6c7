"""The terminal table, through the real command."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import os
import random
import subprocess
import sys

import pytest
from typer.testing import CliRunner, Result

from grimtable.cli.main import app
from grimtable.cli.plain.terminal import find_cards
from grimtable.look.texts import Texts
from grimtable.registry import get, names

WINS = {
    "en": ("The game is over.", "You win!", " wins.", "Shared win:"),
    "de": ("Die Partie ist zu Ende.", "Du gewinnst!", " gewinnt.", "Geteilter Sieg:"),
    "zh": ("游戏结束。", "你赢了！", "获胜。", "共同获胜："),
}
CHANCE = random.Random(2)
ANSWERS = "".join(f"{CHANCE.randrange(1, 6)}\n" for _ in range(5000))


def run(*words: str, answers: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=answers)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", WINS)
def test_a_whole_game_is_played_from_a_pipe(language: str, game: str) -> None:
    result = run("play", game, "--lang", language, "--seed", "3", answers=ANSWERS)
    over, *ends = WINS[language]

    assert result.exit_code == 0
    assert over in result.stdout
    assert any(end in result.stdout.splitlines()[-1] for end in ends)
    assert not set("{}\u2068\u2069") & set(result.stdout)


@pytest.mark.parametrize("options", ["german", "action_economy=two_free,turn_order=draw_first"])
def test_other_table_options_play_to_the_end(options: str) -> None:
    result = run(
        "play", "grimwood", "--options", options, "--seats", "2", "--seed", "1", answers=ANSWERS
    )

    assert result.exit_code == 0
    assert WINS["en"][0] in result.stdout


@pytest.mark.parametrize("mode", ["lot", "rotation", "sequential", "arrival"])
def test_every_race_of_the_farmers_plays_to_the_end(mode: str) -> None:
    """GF-R7"""
    options = f"phase3_mode={mode},match=first_to_k,match_k=2,max_turns=10"
    result = run("play", "grim_farmer", "--options", options, "--seed", "1", answers=ANSWERS)

    assert result.exit_code == 0
    assert WINS["en"][0] in result.stdout


def test_the_installed_command_plays_in_a_real_pipe() -> None:
    command = [sys.executable, "-m", "grimtable.cli.main", "play", "grimwood", "--seed", "8"]
    done = subprocess.run(
        command, input=ANSWERS.encode(), capture_output=True, check=False, timeout=60
    )

    assert done.returncode == 0
    assert done.stderr == b""
    assert WINS["en"][0] in done.stdout.decode()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first = run("play", "grimwood", "--seed", "4", answers=ANSWERS)
    second = run("play", "grimwood", "--seed", "4", answers=ANSWERS)

    assert first.stdout == second.stdout


def test_the_end_of_input_ends_the_game_politely() -> None:
    result = run("play", "grimwood", "--seed", "1", answers="1\n")

    assert result.exit_code == 0
    assert result.stdout.endswith("You leave the table. Until next time!\n")


def test_q_leaves_and_a_question_mark_explains() -> None:
    result = run("play", "grimwood", "--seed", "1", answers="?\nq\n1\n")

    assert result.exit_code == 0
    assert "grimtable rules grimwood GW-3.1" in result.stdout
    assert "Whoever has the most points" in result.stdout
    assert result.stdout.endswith("Until next time!\n")


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "owl", "Three Owls make a combo"),
        ("en", "the_laraki", "Lift one card per player"),
        ("de", "eule", "Drei Eulen sind eine Kombination"),
        ("de", "Schwarzer Mann", "wechseln den Besitzer"),
        ("zh", "乌鸦", "三张乌鸦"),
    ],
)
def test_c_and_a_name_explains_a_card(language: str, name: str, text: str) -> None:
    result = run("play", "grimwood", "--lang", language, answers=f"c {name}\nq\n")

    assert text in result.stdout


def test_a_card_is_explained_as_this_table_plays_it() -> None:
    """GW-R24"""
    english = run("play", "grimwood", answers="c sorceress\nq\n")
    german = run("play", "grimwood", "--options", "german", answers="c sorceress\nq\n")

    assert "three Owls or three Crows" in english.stdout
    assert "two Owls or two Crows" in german.stdout


def test_a_card_is_found_by_any_word_of_its_name() -> None:
    game = get("grimm_tidings")
    found = find_cards(game, Texts("en", game.name, names=[]), "Spindle")

    assert found == ["spindle_prick", "enchanted_spindle"]


def test_an_unknown_card_is_answered_with_those_there_are() -> None:
    result = run("play", "grimwood", answers="c wizard\nq\n")

    assert "There is no card “wizard”; there are: Amazon, Boogeyman" in result.stdout


def test_what_is_no_number_of_an_option_is_asked_again() -> None:
    result = run("play", "grimwood", "--seed", "1", answers="99\n0\nowl\nq\n")

    assert result.stdout.count("Please type a number from 1 to") == 3


def test_bytes_that_are_no_text_are_no_answer() -> None:
    command = [sys.executable, "-m", "grimtable.cli.main", "play", "grimwood", "--seed", "8"]
    done = subprocess.run(
        command,
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
    )

    assert done.returncode == 0
    assert b"Please type a number" in done.stdout


def test_a_person_may_sit_anywhere() -> None:
    result = run("play", "grimwood", "--seat", "3", "--seed", "1", answers="q\n")

    assert "You sit in seat 3." in result.stdout
    assert "Ada: " in result.stdout and "Clara: " not in result.stdout
