"""Lists, rules, and what cannot be started."""
# ruff: noqa: RUF001 - texts have the typographic marks of their language

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from grimtable import registry
from grimtable.cli.ledger import ledger_text, rules_in
from grimtable.cli.main import app
from grimtable.cli.rulebook import rulebook, rulebook_text
from grimtable.look.texts import Texts


def run(line: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command line."""
    result = CliRunner().invoke(app, line.split(), input="")
    return result.exit_code, result.stdout, result.stderr


def test_games_are_listed() -> None:
    code, out, _ = run("games")

    assert code == 0
    assert out.startswith("grimwood  Grimwood, 2 to 6 players")


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_a_game_lists_every_option_value(language: str) -> None:
    code, out, _ = run(f"games grimwood --lang {language}")

    assert code == 0
    assert "  steal_min_hand  " in out and "    2_regular  " in out and "  german  " in out


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("GW-7.4", "thief's turn ends at once"),
        ("gw-7.4", "thief's turn ends at once"),
        ("GW-4.1", "GW-4.1 Draw. Take"),
        ("GW-2.4a", "combo keeps its cards"),
        ("GW-R1", "First player."),
        ("GW-C.dracula", "twice in a row"),
        ("GW-C.crow", "only for combos"),
        ("GW-X33", "Silence."),
        ("GW-I1", "Deck: count public"),
        ("GW-7", "GW-7.9"),
    ],
)
def test_a_rule_is_printed_by_its_id(rule: str, text: str) -> None:
    code, out, _ = run(f"rules grimwood {rule}")

    assert code == 0
    assert text in " ".join(out.split())


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_chapters_of_a_rulebook_are_listed_and_printed(language: str) -> None:
    book = rulebook(rulebook_text("grimwood", language))
    hydra = Texts(language, "grimwood").format("grimwood-text-hydra")

    code, out, _ = run(f"rules grimwood --lang {language}")
    assert code == 0
    assert all(anchor in out and one.name in out for anchor, one in book.chapters.items())

    for anchor, chapter in book.chapters.items():
        code, out, _ = run(f"rules grimwood {anchor} --lang {language}")
        assert (code, out.splitlines()[0].strip()) == (0, chapter.name)
        assert "[[" not in out
        assert (hydra[:12] in out) == (anchor == "cards")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("grimm_tidings GT-T9 --lang de", "Passen ist nie endgültig"),
        ("grimm_tidings GT-T9 --lang zh", "所有人接连跳过"),
        ("grimm_tidings GT-C.braids --lang de", "und +1 beim Weglaufen"),
        ("grimm_tidings GT-7 --lang de", "Verteil so gleichmäßig wie möglich"),
        ("grimwood GW-6.3 --lang zh", "【沼泽】、【幽径】和【空地】: 5"),
        ("grimm_tidings GT-T19 --lang de", "rules grimm_tidings GT-T19 --lang en"),
    ],
)
def test_readers_of_other_languages_get_the_sentences_of_the_rulebook(line: str, said: str) -> None:
    """A rule, a card, a section, the row of a table, and a rule that no sentence rests on."""
    code, out, _ = run(f"rules {line}")
    wording = rules_in(ledger_text(registry.get("grimm_tidings")), "GT")["GT-T9"]

    assert code == 0
    assert said in " ".join(out.split())
    assert wording[:40] not in " ".join(out.split())
    assert "--lang en" in out


def test_a_game_without_a_rulebook_lists_the_ids_of_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("grimtable.cli.games.rulebook_text", lambda game, language: "")
    code, out, _ = run("rules grimwood")

    assert (code, out[:25]) == (0, "Rules by id: GW-1.1 … GW-")


def test_every_card_and_ruling_can_be_read() -> None:
    rules = rules_in(ledger_text(registry.get("grimwood")), "GW")

    cards = {key.removeprefix("GW-C.") for key in rules if key.startswith("GW-C.")}
    assert cards == set(registry.get("grimwood").kinds)
    assert [f"GW-R{number}" for number in range(1, 51)] == [
        key for key in rules if key.startswith("GW-R")
    ]
    assert all(rules.values())


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("play chess", "There is no game “chess”; there are: book_of_madness, grim"),
        (
            "play chess --lang de",
            "Ein Spiel „chess“ gibt es nicht, wohl aber: book_of_madness, grim",
        ),
        ("play grimwood --seats 1", "Grimwood is for 2 to 6 players, not 1"),
        ("play grimwood --seats 7 --lang zh", "阴郁之林适合2至6人，不能7人玩"),
        ("play grimwood --seat 5", "There is no seat 5 at this table; there are: 1 to 4"),
        ("play grimwood --seat 0", "There is no seat 0 at this table; there are: 1 to 4"),
        ("play grimwood --seed -1", "There is no deal -1; deals are numbered from 0 to 4611686"),
        ("play grimwood --bots deep", "There is no bot “deep”; there are: random"),
        ("play grimwood --bots random,", "There is no bot “”; there are: random"),
        ("play grimwood --lang fr", "There is no language “fr”; there are: de, en, zh"),
        ("play grimwood --options french", "no preset “french”; there are: english, german"),
        ("play grimwood --options luck=1", "no option “luck”; there are: first_player, action_"),
        ("play grimwood --options power_limit=9", "power_limit cannot be “9”; it can be: 2, 1, 3"),
        (
            "play grimwood --seats 2 --options first_player=seat_3",
            "first_player cannot be “seat_3”; it can be: random, seat_1, seat_2",
        ),
        ("games chess", "There is no game “chess”"),
        ("games --lang fr", "There is no language “fr”"),
        ("rules chess GW-1.1", "There is no game “chess”"),
        (
            "rules grimwood GW-12.1",
            "There is no rule “GW-12.1”; there are: about, table, turn, combos, stealing, end, ",
        ),
    ],
)
def test_what_does_not_exist_is_refused_in_one_line(line: str, refusal: str) -> None:
    code, out, err = run(line)

    assert code == 2
    assert out == ""
    assert refusal in err
    assert err.count("\n") == 1


def test_importing_grimtable_is_light() -> None:
    code = (
        "import sys, grimtable, grimtable.registry, grimtable.look.texts, grimtable.look.look;"
        "print([m for m in ('typer', 'rich', 'fluent.runtime', 'babel') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)

    assert done.stdout.decode().strip() == "[]"
