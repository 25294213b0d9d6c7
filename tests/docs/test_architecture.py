"""Every place in the code that a document names exists; a move enters each module once."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "grimtable"
PLACE = re.compile(r"`([\w/]+\.py): ([\w.]+)`")
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(page for page in sorted((ROOT / "docs").rglob("*.md")) if page.parent.name != "rules"),
]
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PLACES = {page: PLACE.findall(page.read_text()) for page in (ROOT / "docs").glob("*.md")}
HOPS = re.findall(r"^\| (\d+) \| `([\w/]+\.py): [\w.]+` \|", ARCHITECTURE.read_text(), re.M)


@cache
def names_in(path: Path) -> set[str]:
    """Functions, classes, their methods, and assigned names of a module."""
    found: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inside = [n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{method.name}" for method in inside}
    return found


@pytest.mark.parametrize("page", [page for page in PLACES if PLACES[page]], ids=lambda p: p.name)
def test_every_named_place_exists(page: Path) -> None:
    missing = [
        (file, name)
        for file, name in PLACES[page]
        if not (SOURCE / file).exists() or name not in names_in(SOURCE / file)
    ]

    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_named_file_exists(page: Path) -> None:
    named = set(re.findall(r"`((?:src|web|tests|scripts|docs|server)/[\w/.-]+)`", page.read_text()))
    roots = (ROOT, SOURCE)

    assert [name for name in sorted(named) if not any((r / name).exists() for r in roots)] == []


def test_the_way_of_a_move_enters_each_module_once() -> None:
    """It begins and ends at the socket; nothing else comes twice."""
    files = [file for _, file in HOPS]

    assert [number for number, _ in HOPS] == [str(n) for n in range(1, 11)]
    assert files[0] == files[-1]
    assert len(set(files)) == len(files) - 1
