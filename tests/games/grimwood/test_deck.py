"""The deck stands in cards.toml; what follows from it is written by scripts/cards.py."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grimtable.games.grimwood.ids import COMBOS, ENCODING, KIND, RULES

ROOT = Path(__file__).parents[3]
CARDS = "src/grimtable/games/grimwood/cards.toml"
COUNTS = """
from grimtable.games.grimwood.presentation.labels import card_heading
from grimtable.registry import get

t = get("grimwood").deal(3, seed=7)
owls = sum(t.kinds[card] == get("grimwood").kinds.index("owl") for zone in t.zones for card in zone)
print(len(t.kinds), owls, card_heading("owl", 3).args["copies"], get("grimwood").rules)
"""


def written(root: Path, *words: str) -> tuple[int, str]:
    """What the script returns and prints for a repository."""
    command = [sys.executable, str(ROOT / "scripts/cards.py"), *words, str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, to change the deck in."""
    copy = tmp_path_factory.mktemp("deck")
    leave = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src/grimtable", copy / "src/grimtable", ignore=leave)
    shutil.copytree(ROOT / "docs/encoding", copy / "docs/encoding")
    return copy


def with_deck(house: Path, old: str, new: str) -> None:
    """The copy with another passage in its deck, and everything else as it was."""
    text = (ROOT / CARDS).read_text()
    assert text.count(old) == 1
    (house / CARDS).write_text(text.replace(old, new))
    ids = "src/grimtable/games/grimwood/ids.py"
    shutil.copy(ROOT / ids, house / ids)


def test_what_follows_from_the_deck_is_up_to_date() -> None:
    assert written(ROOT, "--check") == (0, "")


def test_another_number_of_owls_needs_another_rules_number(house: Path) -> None:
    with_deck(house, '[owl]\ngroup = "animal"\ncopies = 9', '[owl]\ngroup = "animal"\ncopies = 12')

    assert written(house) == (
        1,
        f"{CARDS}: the deck has changed, and old records would play differently: "
        f"count rules up, from {RULES} to {RULES + 1}\n",
    )


def test_another_number_of_owls_changes_deck_texts_and_numbers(house: Path) -> None:
    with_deck(house, '[owl]\ngroup = "animal"\ncopies = 9', '[owl]\ngroup = "animal"\ncopies = 12')
    deck = (house / CARDS).read_text()
    (house / CARDS).write_text(deck.replace(f"rules = {RULES} ", f"rules = {RULES + 1} "))
    line = f"views become other numbers: count encoding up, from {ENCODING} to {ENCODING + 1}"
    assert written(house) == (1, f"{CARDS}: {line}\n")
    deck = (house / CARDS).read_text()
    (house / CARDS).write_text(deck.replace(f"encoding = {ENCODING}", f"encoding = {ENCODING + 1}"))

    assert written(house)[0] == 0
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    environment.pop("GRIMTABLE_COMPILED", None)
    said = subprocess.run(
        [sys.executable, "-B", "-c", COUNTS],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == [str(len(KIND) + 3), "12", "12", str(RULES + 1)]
    page = (house / "docs/encoding/grimwood.md").read_text()
    assert f" | {COMBOS + 1} | combo_group |" in page
    assert written(house, "--check") == (0, "")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[troll]", "[Troll]", "[Troll]: write the name in lower case, with _ between words"),
        (
            '[troll]\ngroup = "supernatural"\nmale = true',
            '[troll]\ngroup = "monster"',
            "[troll]: group is one of supernatural, animal, setting, reaction, action",
        ),
        (
            '[troll]\ngroup = "supernatural"\nmale = true\ncopies = 1',
            '[troll]\ngroup = "supernatural"\ncopies = 2',
            "[troll]: there is one copy of each supernatural",
        ),
        (
            '[troll]\ngroup = "supernatural"\nmale = true',
            '[troll]\ngroup = "supernatural"\nfemale = true',
            "[troll]: female is not known",
        ),
        (
            '[owl]\ngroup = "animal"\ncopies = 9',
            '[owl]\ngroup = "animal"\ncopies = 16',
            "[owl]: copies is a number from 1 to 15",
        ),
        (
            "[rune]",
            '[wand]\ngroup = "action"\ncopies = 1\n\n[rune]',
            "a new card is a supernatural; the rules name all the other cards",
        ),
        (
            "[rune]",
            '[phantom]\ngroup = "supernatural"\ncopies = 1\n\n[rune]',
            "put the rows in the order of their groups: "
            "supernatural, animal, setting, reaction, action",
        ),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(
    house: Path, old: str, new: str, fault: str
) -> None:
    with_deck(house, old, new)

    assert written(house) == (1, f"{CARDS}: {fault}\n")
