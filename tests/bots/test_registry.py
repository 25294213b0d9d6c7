"""Bots are found among the installed packages, or named by their class; each fault is one line."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.bots.bot import BadBot
from grimtable.bots.match import Match
from grimtable.bots.registry import (
    ALLOWED,
    bots_for,
    by_level,
    faults,
    get_bot,
    is_quick,
    levels,
    name_of,
    names,
    offered,
    strongest,
)
from grimtable.cli.main import app
from grimtable.registry import get
from grimtable.registry import names as names_of_games
from packages.installing import install, seen

OURS = ["random", "greedy", "casual", "heuristic", "search"]
LEVELS = ["easy", "medium", "hard"]
OFFERED = ["random", "greedy", *LEVELS]
CAREFUL = """
from grimtable.bots.bot import Bot

class Careful(Bot):
    habits = {"risk": 0.5}

    def move(self, view, memory):
        return view.options[0] if self.habit["risk"] < self.dice.random() else view.options[-1]

class Farmer(Careful):
    games = ("grim_farmer",)

class Clumsy:
    pass
"""


@pytest.fixture
def mybots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module in the current folder, which no other test has imported."""
    name = f"mybots_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(CAREFUL)
    monkeypatch.chdir(tmp_path)
    return name


# Installed


def test_our_bots_are_found_the_strongest_last() -> None:
    assert bots_for("grimwood") == OURS
    assert bots_for("grimm_tidings") == OURS[:-1]
    assert bots_for("grim_farmer") == ["random", "casual", "heuristic", "search"]
    assert bots_for("book_of_madness") == ["random", "casual", "heuristic"]
    assert strongest("grimwood") == "heuristic"
    assert names() == sorted(OURS)


def test_levels_play_like_people_the_gentlest_first() -> None:
    assert levels("grimwood") == levels("grim_farmer") == LEVELS
    assert levels("grimm_tidings") == levels("book_of_madness") == LEVELS[:-1]
    assert levels("elfwood") == ["random"]


def test_a_level_is_the_name_of_a_bot() -> None:
    for game in names_of_games():
        assert list(by_level(game)) == levels(game)
        for level, name in by_level(game).items():
            assert type(get_bot(game, level)) is type(get_bot(game, name))
    assert get_bot("grimwood", "hard:simulations=9").name == "hard:simulations=9"
    assert offered("grimwood") == OFFERED


def test_a_package_adds_a_level_and_takes_none_of_ours(tmp_path: Path) -> None:
    levelled = (
        CAREFUL
        + """
class Mean(Careful):
    level = "hard"
    rank = 99

class Cruel(Careful):
    level = "cruel"
    rank = 50
"""
    )
    entries = {"hard": "elfbots:Mean", "grimwood.mean": "elfbots:Mean", "cold": "elfbots:Cruel"}
    install(tmp_path, "elves", {}, {"elfbots.py": levelled}, entries)
    with seen(tmp_path):
        assert levels("grimwood") == [*LEVELS, "cruel"]
        assert type(get_bot("grimwood", "hard")).__name__ == "Search"
        assert type(get_bot("grimwood", "cruel")).__name__ == "Cruel"
        assert type(get_bot("elfwood", "hard")).__name__ == "Mean"


def test_who_takes_time_to_think_gives_no_hints() -> None:
    assert not is_quick("grimwood", "hard:simulations=10")
    assert is_quick("grimwood", "medium") and is_quick("grimwood", "mybots:Careful")
    assert strongest("grimwood") == "heuristic"


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert bots_for("elfwood") == ["random"]
    assert get_bot("elfwood", "random").rank == 0


def test_a_package_brings_a_bot_for_one_game_or_for_all(tmp_path: Path) -> None:
    entries = {"grimwood.careful": "elfbots:Careful", "wild": "elfbots:Careful"}
    install(tmp_path, "elves", {}, {"elfbots.py": CAREFUL}, entries)
    with seen(tmp_path):
        assert bots_for("grimwood") == ["random", "careful", "wild", *OURS[1:]]
        assert bots_for("grim_farmer") == ["random", "wild", "casual", "heuristic", "search"]
        assert strongest("grimwood") == "heuristic"
        assert get_bot("grimwood", "careful:risk=0.1").habit == {"risk": 0.1}
    assert bots_for("grimwood") == OURS


@pytest.mark.parametrize(
    ("place", "source", "fault"),
    [
        (
            "elfbots:Careful",
            "import nothing_of_this_name",
            "No module named 'nothing_of_this_name'",
        ),
        ("elfbots:Elf", CAREFUL, "module 'elfbots' has no attribute 'Elf'"),
        ("elfbots:Clumsy", CAREFUL, "elfbots:Clumsy is no grimtable.bots.bot.Bot"),
        ("elfbots:Careful", "raise SystemExit", "SystemExit"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_one_line_and_the_others_stay(
    place: str, source: str, fault: str, tmp_path: Path
) -> None:
    install(tmp_path, "elves", {}, {"elfbots.py": source}, {"grimwood.careful": place})
    with seen(tmp_path):
        assert bots_for("grimwood") == OURS
        (line,) = faults(["grimwood", "grim_farmer"])
        assert line.startswith("bot 'grimwood.careful' of elves is left out: ")
        assert line.endswith(fault)
        with pytest.raises(BadBot) as refusal:
            get_bot("grimwood", "careful")
        assert str(refusal.value) == line


def test_nobody_takes_the_name_of_one_of_ours(tmp_path: Path) -> None:
    entries = {"grimwood.heuristic": "elfbots:Careful", "random": "elfbots:Careful"}
    install(tmp_path, "elves", {}, {"elfbots.py": CAREFUL}, entries)
    with seen(tmp_path):
        assert {type(get_bot("grimwood", name)).__module__ for name in bots_for("grimwood")} == {
            "grimtable.bots.random_bot",
            "grimtable.bots.grimwood.bot",
        }


def test_the_list_of_games_says_which_bots_are_left_out(tmp_path: Path) -> None:
    install(tmp_path, "elves", {}, {"elfbots.py": "1 / 0"}, {"grimwood.careful": "elfbots:Elf"})
    with seen(tmp_path):
        listed = CliRunner().invoke(app, ["games"])

    assert listed.exit_code == 0
    assert listed.stderr.splitlines() == [
        "bot 'grimwood.careful' of elves is left out: ZeroDivisionError: division by zero"
    ]


# Named by their class


def test_a_name_is_taken_apart() -> None:
    assert name_of("heuristic") == ("heuristic", ())
    assert name_of("heuristic:bluff=0:tau=0.5") == ("heuristic", ("bluff=0", "tau=0.5"))
    assert name_of("mybots:Careful") == ("mybots:Careful", ())
    assert name_of("mybots:Careful:risk=0.3") == ("mybots:Careful", ("risk=0.3",))


def test_a_module_of_the_current_folder_brings_bots(mybots: str) -> None:
    bots = [get_bot("grimwood", f"{mybots}:Careful:risk={risk}", seed=2) for risk in (0.1, 0.9)]
    outcome = Match(get("grimwood"), bots, seed=1).play()

    assert len(outcome.scores) == 2
    assert [bot.habit["risk"] for bot in bots] == [0.1, 0.9]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere:Careful", "there is no module 'nowhere' in "),
        ("{}:Nobody", "has no class 'Nobody'"),
        ("{}:Clumsy", "is no bot: write `class Clumsy(Bot):`"),
        ("{}:Farmer", "does not play grimwood, only: grim_farmer"),
        ("{}:Careful:luck=1", "no habit 'luck' of a bot; there are: risk"),
        ("{}:Careful:risk=much", "a bot's habit is a number, not 'much'"),
        ("greedy:risk=1", "no habit 'risk' of a bot; this one has none"),
        ("clever", "no bot 'clever' plays grimwood; there are: random, greedy, casual"),
        (":", "cannot be loaded: ValueError: Empty module name"),
    ],
)
def test_a_bad_name_is_one_clear_line(name: str, fault: str, mybots: str) -> None:
    with pytest.raises(BadBot) as refusal:
        get_bot("grimwood", name.format(mybots))

    assert fault in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_module_that_breaks_is_one_clear_line(mybots: str) -> None:
    Path(f"{mybots}_broken.py").write_text("1 / 0")
    Path(f"{mybots}_lost.py").write_text("import nothing_of_this_name")
    fussy = "class Careful(Bot):\n    def __init__(self):\n        pass\n"
    Path(f"{mybots}_fussy.py").write_text(f"from grimtable.bots.bot import Bot\n{fussy}")
    for suffix, fault in [
        ("broken", "ZeroDivisionError: division by zero"),
        ("lost", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
    ]:
        with pytest.raises(BadBot, match=f"_{suffix}:Careful' cannot be loaded: {fault}"):
            get_bot("grimwood", f"{mybots}_{suffix}:Careful")
    with pytest.raises(BadBot, match="_fussy:Careful' cannot be made: TypeError: "):
        get_bot("grimwood", f"{mybots}_fussy:Careful")


# At a table


ODD = """
from grimtable.bots.bot import Bot

class Raising(Bot):
    def move(self, view, memory):
        return 1 // 0

class Wrong(Bot):
    def move(self, view, memory):
        return 999

class Silent(Bot):
    def move(self, view, memory):
        return []

class Mute(Bot):
    def move(self, view, memory):
        pass

class Chatty(Bot):
    def move(self, view, memory):
        return "owl"

class Unready(Bot):
    pass
"""


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Raising", "raised ZeroDivisionError: integer division or modulo by zero (odd"),
        ("Wrong", "answered 999, which is not among its options"),
        ("Silent", "answered [], which is no move"),
        ("Mute", "answered None, which is no move"),
        ("Chatty", "answered 'owl', which is no move"),
        ("Unready", "raised NotImplementedError: Unready has no method `move`"),
    ],
)
def test_an_answer_that_is_none_is_one_clear_line(name: str, fault: str, mybots: str) -> None:
    module = mybots.replace("mybots", "odd")
    Path(f"{module}.py").write_text(ODD)
    bots = [get_bot("grimwood", "random"), get_bot("grimwood", f"{module}:{name}")]
    with pytest.raises(BadBot) as refusal:
        Match(get("grimwood"), bots, seed=1).play()

    assert str(refusal.value).startswith(f"seat 2: the bot {module}:{name} {fault}")


# Allowed by a host


def test_a_host_allows_bots_besides_the_installed_ones(
    mybots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ALLOWED, f"{mybots}:Careful:risk=0.2,{mybots}:Farmer")

    assert offered("grimwood") == [f"{mybots}:Careful:risk=0.2", *OFFERED]
    assert offered("grim_farmer")[1] == f"{mybots}:Farmer"
    assert strongest("grimwood") == "heuristic"
