"""What refusals say."""

import ast
from functools import cache
from pathlib import Path

import grimtable

SOURCES = Path(grimtable.__file__).parent

UNSAID = {"stale"}
"""Raised only where the server acts by itself: nobody is told that nothing happened."""


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
