"""The checker passes games that keep every rule, and names in one sentence what others break."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable import registry
from grimtable.cli.arguments import title_of
from grimtable.cli.check import summary
from grimtable.cli.main import app
from grimtable.look.plain import PlainGame
from grimtable.look.texts import Texts, add_texts
from grimtable.registry import get
from grimtable.testing import patience
from grimtable.testing.check import check_game
from grimtable.testing.complaints import Complaint
from grimtable.testing.witness import PlainWitness, Trusting, witness_of
from testing.lanterns import WRONG, Lanterns

GAMES = {"grimwood": 4, "grim_farmer": 4, "grimm_tidings": 1, "book_of_madness": 2}
"""How many random games of each; `tests/properties` plays more of them with a real witness."""
CLOSELY = {"grimm_tidings": 0.002}
"""Its random games are long."""


@pytest.mark.parametrize("name", GAMES)
def test_our_games_pass_without_a_witness_of_their_own(name: str) -> None:
    tally = check_game(get(name), games=GAMES[name], closely=CLOSELY.get(name, 0.02))

    looks = tally.looks.total()
    assert looks >= max(len(tally.asked), tally.asked.total() * CLOSELY.get(name, 0.02) / 2)
    assert tally.tried["replays"] == tally.tried["ends"] == GAMES[name]
    assert tally.tried["copies"] == tally.tried["questions"] == tally.tried["encodings"] == looks
    for often in ("offers", "redeals", "words", "twins", "worlds"):
        assert tally.tried[often] > looks, often


def test_a_game_that_keeps_every_rule_passes() -> None:
    tally = check_game(Lanterns(), games=40)

    assert set(tally.asked) == {"Choose", "Dark"}
    assert tally.tried.pop("encodings") == 0  # a code for learning is optional
    assert min(tally.tried.values()) > 5


@pytest.mark.parametrize(("game", "said"), WRONG.values(), ids=WRONG)
def test_a_wrong_game_is_found_and_named(
    game: PlainGame, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "MAX_SECONDS", 2)
    with pytest.raises(Complaint) as found:
        check_game(game, games=60, longest=500)

    sentence = str(found.value)
    assert re.search(said, sentence)
    assert len(sentence.splitlines()) == 1
    assert re.search(r"\[(at|while) .*; \d seats, deal \d+\]$", sentence)


def test_a_fault_is_found_again_by_its_seed() -> None:
    game, _ = WRONG["loses a card"]
    found = []
    for _ in range(2):
        with pytest.raises(Complaint) as complaint:
            check_game(game, games=60, seed=3)
        found.append(str(complaint.value))

    assert found[0] == found[1]


def test_more_decisions_are_looked_at_more_often() -> None:
    few = check_game(Lanterns(), games=10).looks.total()
    many = check_game(Lanterns(), games=10, closely=0.5).looks.total()

    assert many > 5 * few > 0


def test_zones_say_who_may_see_a_card() -> None:
    assert issubclass(witness_of(Lanterns()), PlainWitness)
    assert witness_of(get("grimwood")) is Trusting


def test_the_command_checks_a_game_and_says_what_was_tried() -> None:
    done = CliRunner().invoke(app, ["check", "grimwood", "--games", "2"])

    assert done.exit_code == 0, done.output
    first, counts, *lines = done.stdout.splitlines()
    assert first == "Grimwood keeps every rule that a game must keep."
    assert re.match(r"2 random games, [\d,]+ decisions, \d+ kinds of questions; ", counts)
    assert "         2  records replayed" in lines


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "There is no game “nonsense”"),
        (["grimwood", "--games", "0"], "There must be at least 1 game, not 0"),
        (["grimwood", "--seed", "-1"], "There is no deal -1"),
        (["grimwood", "--lang", "xx"], "There is no language “xx”"),
    ],
)
def test_what_cannot_be_checked_is_one_line(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, ["check", *words])

    assert done.exit_code == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(said)


def test_the_command_names_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    game, said = WRONG["loses a field in a save"]
    monkeypatch.setattr(registry, "get", lambda name, cards="": game)
    monkeypatch.setattr(registry, "names", lambda: ("lanterns",))
    registry.introduce(game)

    done = CliRunner().invoke(app, ["check", "lanterns"])

    assert (done.exit_code, done.stdout) == (1, "")
    heading, complaint = done.stderr.splitlines()
    assert heading == "Lanterns breaks a rule that every game must keep:"
    assert re.match(said, complaint)


def test_texts_that_are_missing_are_listed_by_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is not a fault: the game is playable with its keys."""
    game = Lanterns()
    monkeypatch.setattr(registry, "names", lambda: (game.name,))
    for language, texts in (("en", "lanterns-dark = Which lamp?"), ("de", "")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "lanterns.ftl").write_text(texts)
    add_texts(game.name, tmp_path)
    try:
        tally = check_game(game, games=3)
    finally:
        add_texts(game.name, None)
    title = title_of(game, Texts("en", game.name))
    lines = summary(tally, title, Texts("en", game.name))

    assert set(tally.missing) == {"de", "en"}
    assert set(tally.missing["de"]) - set(tally.missing["en"]) == {"lanterns-dark"}
    assert "lanterns-do-light" in "\n".join(lines)
    assert f"{len(tally.missing['de'])} texts are missing in the folder de" in "\n".join(lines)
