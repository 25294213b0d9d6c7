"""Whatever the server refuses, people are told what it means and what to do, in every language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import grimtable
from grimtable.look.texts import Texts, languages
from grimtable.server.http.errors import STATUS

SOURCES = Path(grimtable.__file__).parent
ERRORS = SOURCES.parents[1] / "docs" / "errors.md"
UNSAID = {"stale"}
"""Raised only where the server acts by itself: nobody is told that nothing happened."""
BY_ITSELF = {
    "absence.py",
    "bot_seats.py",
    "state.py",
    "driver.py",
    "stand_ins.py",
    "standing_orders.py",
    "consent.py",
}
"""Where it does; in `state` that is `draft_passes` alone, which `standing_orders` calls."""


@cache
def codes() -> dict[str, set[str]]:
    """Every code that a source of the server writes out, and the files it stands in."""
    found: dict[str, set[str]] = {}
    for file in [*(SOURCES / "server").rglob("*.py"), SOURCES / "kernel" / "errors.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            code = written(node)
            if code:
                found.setdefault(code, set()).add(file.name)
    return found


def written(node: ast.AST) -> str:
    """`Denied("full", ...)`, `Problem("method", ...)`, or `code = "bound"` of a class."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        first = node.args[0]
        if node.func.id in ("Denied", "Problem") and isinstance(first, ast.Constant):
            return str(first.value)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        if [target.id for target in node.targets if isinstance(target, ast.Name)] == ["code"]:
            return str(node.value.value)
    return ""


def said() -> list[str]:
    return sorted(code for code in codes() if code not in UNSAID)


def test_all_codes_are_found() -> None:
    assert {"full", "method", "bound", "stale_move", "storage_down"} <= codes().keys()
    assert STATUS.keys() <= codes().keys()
    for code in UNSAID:
        assert codes()[code] <= BY_ITSELF
    state = (SOURCES / "server" / "table" / "state.py").read_text(encoding="utf-8")
    assert state.count('Denied("stale"') == state.count("def draft_passes") == 1


def test_every_code_is_explained_once() -> None:
    explained = re.findall(r"^\| `(\w+)` \|", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)

    assert sorted(explained) == said()


@pytest.mark.parametrize("language", languages())
def test_every_code_is_told_in_the_own_language(language: str) -> None:
    texts = Texts(language, "grimwood")
    sentences = [texts.format(f"refused-{code}") for code in said()]

    assert len(set(sentences)) == len(sentences)
