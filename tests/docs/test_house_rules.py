"""The house's own rules about shape: small files, small functions, small cards."""

import ast
from pathlib import Path

import pytest

from grimtable import registry
from grimtable.games.grimwood.ids import SUPERNATURALS
from grimtable.registry import get

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "grimtable"
MODULES = sorted(SOURCE.rglob("*.py"))
LONGEST_MODULE = 450
LONGEST_FUNCTION = 40
LONGEST_POWER = 20
POWERS = {
    "grimwood": SUPERNATURALS,
    "grim_farmer": 4,
    "grimm_tidings": 0,
    "book_of_madness": 0,
}
"""How many cards of each game have a power of their own."""
TABLES = {"madness"}
"""A table may be called like a card."""
BESIDES = {"__init__", "can", "default", "joins", "rule", "why_idle"}
"""Fields, the test of GW-8.12 and its reason, the clock and the rule's id: not what it does."""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_modules_and_functions_are_short(path: Path) -> None:
    source = path.read_text()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    long = [node.name for node in functions if lines(node) > LONGEST_FUNCTION]

    assert len(source.splitlines()) <= LONGEST_MODULE
    assert long == []


def lines(node: ast.stmt) -> int:
    return (node.end_lineno or 0) - node.lineno + 1


@pytest.mark.parametrize("name", registry.names())
def test_a_power_is_at_most_twenty_lines(name: str) -> None:
    kinds = {kind.replace("_", "") for kind in get(name).kinds} - TABLES
    found = 0
    for path in (SOURCE / "games" / name).rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and node.name.lower() in kinds:
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                length = sum(lines(part) for part in methods if part.name not in BESIDES)
                assert length <= LONGEST_POWER, node.name
                found += 1

    assert found == POWERS[name]


@pytest.mark.parametrize("folder", ["kernel", "look"])
def test_no_card_and_no_game_is_named_below_the_games(folder: str) -> None:
    words = {kind for name in registry.names() for kind in get(name).kinds} | set(registry.names())
    for path in (SOURCE / folder).rglob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text()))
                 if isinstance(node, ast.Name)}  # fmt: skip
        assert not {name.lower() for name in names} & words - {"path"}, path


def test_a_trademark_is_no_word_of_ours() -> None:
    mark, built = "munchkin", SOURCE / "web"
    written = {path for folder in ("src/grimtable", "web/src", "tests", "scripts", "examples")
               for ending in ("py", "toml", "ftl", "txt", "ts", "svelte", "json")
               for path in (ROOT / folder).rglob(f"*.{ending}")}  # fmt: skip
    ours = {path for path in written if built not in path.parents} - {Path(__file__)}

    assert len(ours) > 500
    assert [path for path in ours if mark in path.read_text().lower()] == []
