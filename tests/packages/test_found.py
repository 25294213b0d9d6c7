"""Games are found among the installed packages; one that cannot be used is one clear line."""

import subprocess
import sys
from pathlib import Path

import pytest

from grimtable import registry
from grimtable.kernel.errors import BadSetup
from packages.installing import install, seen

OURS = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
ELFWOOD = """
from grimtable.games.grimwood.game import GrimwoodGame

class Elfwood(GrimwoodGame):
    name = "elfwood"
    rank = 100
"""


def played() -> list[str]:
    return [game.name for game in registry.games()]


def test_our_games_are_found_by_the_same_way_in_their_order() -> None:
    assert set(registry.names()) >= set(OURS)
    assert [name for name in played() if name in OURS] == OURS


def test_a_package_brings_a_game(tmp_path: Path) -> None:
    install(tmp_path, "elves", {"elfwood": "elves:Elfwood"}, {"elves.py": ELFWOOD})
    with seen(tmp_path):
        assert played() == [*OURS, "elfwood"]
        assert registry.get("elfwood").deal(2, seed=1).waiting
        assert registry.faults() == []
    assert played() == OURS


def test_the_same_entry_point_seen_twice_is_one_game(tmp_path: Path) -> None:
    """An editable install may leave its metadata in two places."""
    for name in ("one", "two"):
        install(tmp_path / name, "elves", {"elfwood": "elves:Elfwood"}, {"elves.py": ELFWOOD})
    with seen(tmp_path / "one"), seen(tmp_path / "two"):
        assert played() == [*OURS, "elfwood"]
        assert registry.faults() == []


BROKEN = {
    "cannot be imported": (
        "elves:Elfwood",
        "import nothing_of_this_name",
        "ModuleNotFoundError: No module named 'nothing_of_this_name'",
    ),
    "has no such class": (
        "elves:Elf",
        ELFWOOD,
        "AttributeError: module 'elves' has no attribute 'Elf'",
    ),
    "ends the program": ("elves:Elfwood", "raise SystemExit", "SystemExit"),
    "is no game": ("elves:Elfwood", "Elfwood = 7", "elves:Elfwood is no grimtable.look.game.Game"),
    "is for another API": (
        "elves:Elfwood",
        ELFWOOD + "    api = 7\n",
        "it is written for API 7, this Grimtable has API 1",
    ),
    "has another name": (
        "elves:Elfwood",
        ELFWOOD.replace('"elfwood"', '"gnomes"'),
        "its class says name = 'gnomes'",
    ),
    "says too little": (
        "elves:Elfwood",
        "from grimtable.look.game import Game\n"
        'class Elfwood(Game):\n    api, name, rules = 1, "elfwood", 1\n'
        "    min_seats = max_seats = 2",
        "its class does not say kinds, options, presets, vocabulary, frames, fields, "
        "shared_zones, own_zones",
    ),
}


@pytest.mark.parametrize(("place", "source", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_game_that_cannot_be_used_is_left_out(
    place: str, source: str, fault: str, tmp_path: Path
) -> None:
    install(tmp_path, "elves", {"elfwood": place}, {"elves.py": source})
    with seen(tmp_path):
        line = f"game 'elfwood' of elves is left out: {fault}"
        assert (played(), registry.faults()) == (OURS, [line])
        with pytest.raises(BadSetup) as refusal:
            registry.get("elfwood")
        assert str(refusal.value) == line


def test_a_name_must_be_plain(tmp_path: Path) -> None:
    install(tmp_path, "elves", {"../Elf": "elves:Elfwood"}, {"elves.py": ELFWOOD})
    with seen(tmp_path):
        assert played() == OURS
        assert "a name is small letters, digits and _" in registry.faults()[0]


def test_of_two_games_of_one_name_neither_is_played(tmp_path: Path) -> None:
    for name in ("elves", "gnomes"):
        install(tmp_path, name, {"elfwood": f"{name}:Elfwood"}, {f"{name}.py": ELFWOOD})
    with seen(tmp_path):
        assert played() == OURS
        line = "game 'elfwood' is left out: elves and gnomes both bring one; uninstall one of them"
        assert registry.faults() == [line]


def test_nobody_takes_the_name_of_one_of_ours(tmp_path: Path) -> None:
    source = ELFWOOD.replace('"elfwood"', '"grimwood"')
    install(tmp_path, "elves", {"grimwood": "elves:Elfwood"}, {"elves.py": source})
    with seen(tmp_path):
        assert played() == OURS
        assert type(registry.get("grimwood")).__name__ == "GrimwoodGame"
        assert registry.faults() == [
            "game 'grimwood' of elves is left out: Grimtable has a game of this name; rename it"
        ]


def test_the_list_shows_the_others_and_the_fault(tmp_path: Path) -> None:
    install(tmp_path, "elves", {"elfwood": "elves:Elfwood"}, {"elves.py": "1 / 0"})
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); sys.argv[1:] = ['games'];"
    code += "from grimtable.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == OURS
    assert done.stderr.splitlines() == [
        "game 'elfwood' of elves is left out: ZeroDivisionError: division by zero"
    ]


def test_nothing_is_looked_for_before_it_is_needed() -> None:
    code = "import sys, grimtable, grimtable.cli.main;"
    code += "print([m for m in ('importlib.metadata', 'grimtable.registry') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def typed(folder: Path, *words: str) -> tuple[int, str, str]:
    """What a command prints where the packages in a folder are all that is installed."""
    code = f"""
import importlib.metadata as metadata, sys
before = metadata.entry_points
def entry_points(**wanted):
    points = [point for found in metadata.distributions(path=[{str(folder)!r}])
              for point in found.entry_points]
    return metadata.EntryPoints(points).select(**wanted)
metadata.entry_points = entry_points
sys.path.insert(0, {str(folder)!r})
sys.argv[1:] = {list(words)!r}
from grimtable.cli.main import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


AGAIN = "install Grimtable again (pip install -e . in its source tree)"
GAMES = {"grimwood": "grimtable.games.grimwood.game:GrimwoodGame"}


@pytest.mark.parametrize(
    ("words", "games", "bots", "line"),
    [
        (["play"], {}, {}, f"no game is installed; {AGAIN}"),
        (["play", "grimwood"], {}, {}, f"no game is installed; {AGAIN}"),
        (
            ["serve"],
            {"grimwood": "grimtable.games.grimwood.table:Game"},
            {},
            "game 'grimwood' of grimtable is left out: AttributeError: module "
            f"'grimtable.games.grimwood.table' has no attribute 'Game'; {AGAIN}",
        ),
        (["play", "grimwood"], GAMES, {}, f"no bot that plays grimwood is installed; {AGAIN}"),
        (
            ["play"],
            GAMES,
            {"random": "grimtable.bots.chance:RandomBot"},
            "bot 'random' of grimtable is left out: ModuleNotFoundError: "
            f"No module named 'grimtable.bots.chance'; {AGAIN}",
        ),
    ],
)
def test_an_outdated_installation_is_one_line_that_says_what_to_do(
    words: list[str], games: dict[str, str], bots: dict[str, str], line: str, tmp_path: Path
) -> None:
    install(tmp_path, "grimtable", games, {}, bots)

    status, said, wrong = typed(tmp_path, *words)

    assert (status, said, wrong.splitlines()) == (2, "", [line])


FACELESS = ELFWOOD + '    plain_face = screen_face = "elves_face"\n'


def test_a_face_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    files = {"elves.py": FACELESS, "elves_face.py": "1 / 0"}
    install(tmp_path, "elves", {"elfwood": "elves:Elfwood"}, files, {"random": RANDOM})
    status, _, wrong = typed(tmp_path, "play", "elfwood", "--plain")

    fault = "the plain face of elfwood cannot be used: ZeroDivisionError: division by zero"
    assert (status, wrong.splitlines()) == (2, [fault])


RANDOM = "grimtable.bots.random_bot:RandomBot"
