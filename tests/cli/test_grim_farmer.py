"""Grim Farmer on the terminal, through the real command."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grimtable.cli.arguments import options_of, texts_of
from grimtable.cli.ledger import ledger_text, rules_in
from grimtable.cli.main import app
from grimtable.kernel.errors import BadSetup
from grimtable.registry import get

GAME = get("grim_farmer")
OVER = {"en": "The game is over.", "de": "Die Partie ist zu Ende.", "zh": "游戏结束。"}
CHANCE = random.Random(3)
ANSWERS = "".join(f"{CHANCE.choice((1, 1, 2, 2, 3, 4, 5))}\n" for _ in range(9000))


def run(*words: str, answers: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=answers)


def play(*words: str, answers: str = ANSWERS) -> Result:
    return run("play", "grim_farmer", "--bots", "random", "--seed", "5", *words, answers=answers)


@pytest.mark.parametrize("language", OVER)
def test_a_whole_game_is_played_from_a_pipe(language: str) -> None:
    result = play("--lang", language)

    assert result.exit_code == 0
    assert OVER[language] in result.stdout
    assert not set("{}\u2068\u2069") & set(result.stdout)


@pytest.mark.parametrize(
    "options",
    [
        "phase1_draw=one_by_one,phase3_mode=arrival,max_turns=12",
        "zoo,phase3_mode=sequential,match=first_to_k,match_k=2,max_turns=10",
        "match=sum_of_cards_left,match_k=2,max_turns=10,first_player=host_choice,host=seat_1",
    ],
)
def test_other_table_options_play_to_the_end(options: str) -> None:
    result = play("--options", options)

    assert result.exit_code == 0
    assert OVER["en"] in result.stdout


def test_the_end_counts_cards_and_the_fewest_come_first() -> None:
    lines = play().stdout.splitlines()
    ranking = lines[lines.index(OVER["en"]) + 1 : -1]
    left = [int(line.split(": ")[1].split()[0]) for line in ranking]

    assert len(left) == 4
    assert left == sorted(left)
    assert all(line.endswith("left") for line in ranking)


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "snake", "It never fits."),
        ("de", "Löwe", "Eine Farbe der Ansage kommt weg"),
        ("de", "rotes schwein", "wenn das Schwein oder Rot in der Ansage liegt"),
        ("zh", "变色龙", "抽一种新颜色"),
    ],
)
def test_c_and_a_name_explains_a_card(language: str, name: str, text: str) -> None:
    assert text in play("--lang", language, answers=f"c {name}\nq\n").stdout


@pytest.mark.parametrize(
    ("view", "told"),
    [
        ((), ["Ada places ", "Bruno places "]),
        (("--seat", "2"), ["Ada places ", "You place face down: "]),
        (("--all",), ["Ada places face down: ", "Bruno places face down: "]),
    ],
)
def test_a_recorded_game_tells_piles_to_those_who_see_them(
    tmp_path: Path, view: tuple[str, ...], told: list[str]
) -> None:
    """GF-I13"""
    file = tmp_path / "game.json"
    play("--record", str(file))

    story = run("replay", str(file), *view).stdout

    assert all(f"\n  {beginning}" in story for beginning in told)
    assert (" places face down: " in story) == (view == ("--all",))
    assert "pile is turned up: " in story and OVER["en"] in story


# Options and rules


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("zoo,max_turns=45", {"deck": "zoo_126", "max_turns": "45"}),
        (
            "deck=custom,custom_deck=4x6x8+6,2,3,4,5,6,match_k=20",
            {"deck": "custom", "custom_deck": "4x6x8+6,2,3,4,5,6", "match_k": "20"},
        ),
        ("last_losers=seat_1 seat_3", {"last_losers": "seat_1 seat_3"}),
    ],
)
def test_options_take_numbers_decks_and_seats(text: str, chosen: dict[str, str]) -> None:
    """GF-R1, GF-R17"""
    assert options_of(GAME, text, 4, texts_of("en")) == chosen


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("max_turns=9", "max_turns cannot be “9”; it can be: a number from 10 to 500"),
        ("match_k=21", "match_k cannot be “21”; it can be: a number from 1 to 20"),
        ("host=seat_4", "host cannot be “seat_4”; it can be: nobody, seat_1, seat_2, seat_3$"),
        ("last_losers=seat_4", "it can be: nobody, or one or several seats"),
        ("tie_counts=both", "tie_counts cannot be “both”; it can be: played_and_placed, placed_"),
    ],
)
def test_other_values_are_refused_with_what_can_be(text: str, refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        options_of(GAME, text, 3, texts_of("en"))


@pytest.mark.parametrize("language", OVER)
def test_every_option_is_listed(language: str) -> None:
    out = run("games", "grim_farmer", "--lang", language).stdout

    assert all(f"\n  {option}  " in out for option in GAME.options)
    assert "\n    60" in out and "\n    5x5x4+4" in out and "\n  duel  " in out


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("GF-8.6", "for each Snake in it"),
        ("GF-C.snake", "Snake. Cannot be played in Phase 3."),
        ("GF-C.chameleon", "puts it back"),
        ("GF-C.normal", "effect: none; placed in Phase 4"),
        ("GF-R8a", "Who chooses what goes back?"),
        ("GF-X1", "LC {pig | red}"),
        ("GF-I7", "owner: own only\nothers: number only"),
    ],
)
def test_rules_cards_rulings_examples_and_information_are_printed(rule: str, text: str) -> None:
    assert text in run("rules", "grim_farmer", rule).stdout


def test_every_rule_of_the_ledger_is_found() -> None:
    rules = rules_in(ledger_text(get("grim_farmer")), "GF")

    assert [key for key in rules if key.startswith("GF-C.")] == [
        f"GF-C.{card}"
        for card in ("normal", "snake", "mouse", "chameleon", "frog", "parrot", "lion")
    ]
    assert [f"GF-X{number}" for number in range(1, 25)] == [
        key for key in rules if key.startswith("GF-X")
    ]
    assert all(rules.values())
