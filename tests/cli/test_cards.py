"""Card sets of one's own on the command line."""

from pathlib import Path

from typer.testing import CliRunner

from games.grimm_tidings.own_cards import OWN
from grimtable.cli.main import app


def ran(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), input=typed)
    return result.exit_code, result.output


def own(folder: Path, text: str = OWN) -> str:
    file = folder / "ogres.toml"
    file.write_text(text)
    return str(file)


def test_a_sound_file_is_told_with_what_it_holds(tmp_path: Path) -> None:
    """GT-R1"""
    code, told = ran("cards", "check", own(tmp_path))

    assert code == 0
    assert told.endswith("54 cards of 4 kinds, 24 Doors and 30 Treasures.\n")


def test_every_fault_is_one_line_and_nothing_is_played(tmp_path: Path) -> None:
    """GT-R1"""
    file = own(tmp_path, OWN.replace("bonus(2)", "bonus(two)").replace("level = 3", "level = 0"))
    for words in (("cards", "check", file), ("play", "grimm_tidings", "--cards", file)):
        code, told = ran(*words)

        assert code == 2
        assert [line.split(": ")[1:3] for line in told.splitlines()] == [
            ["ogre", "level"], ["knight", "effects"], ["sword", "effects"],
        ]  # fmt: skip


def test_own_cards_are_played_and_told_by_their_names(tmp_path: Path) -> None:
    """GT-R1"""
    words = ("--plain", "--seats", "3", "--seed", "1", "--cards", own(tmp_path))
    code, told = ran("play", "grimm_tidings", *words, typed="1\nc ogre\nq\n")

    assert code == 0
    assert "Ogre: Level 3 monster, 2 Treasures, 1 level" in told
    assert "monster_bonus(+1) if class(knight); lose_item(any, 1) else lose_level(1)" in told


def test_own_cards_are_simulated_and_other_games_have_none(tmp_path: Path) -> None:
    """GT-R1"""
    file = own(tmp_path)
    words = ("--games", "2", "--options", "turn_cap=10", "--cards", file)
    code, told = ran("simulate", "grimm_tidings", *words)
    assert code == 0 and "card_set=ogres" in told

    code, told = ran("simulate", "grimwood", "--games", "1", "--cards", file)
    assert code == 2 and "grimwood takes no card files" in told


def test_a_bot_that_does_not_play_the_game_is_refused_by_name() -> None:
    code, told = ran("simulate", "grim_farmer", "--seats", "greedy,random,random")

    assert code == 2 and "does not play Grim Farmer yet; these do: random" in told
