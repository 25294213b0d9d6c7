"""Views, public fields, options, events and bargains are read by name, never by number."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "grimtable"
NAMED = {"view", "seen", "public", "fields", "own", "event", "bargain", "rules"}
"""What a variable, an attribute or a method is called that gives one of these."""
LEFT: dict[str, int] = {}
"""Modules that still read by number, and how often. It only ever gets shorter."""


def name_of(node: ast.expr) -> str:
    """The last name of an expression: `t.view(seat)` is a `view`."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_number(node: ast.expr | None) -> bool:
    """Is this index, or a bound of this slice, a plain number?"""
    if isinstance(node, ast.Slice):
        return is_number(node.lower) or is_number(node.upper)
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def reads_by_number(source: str) -> list[int]:
    """The lines that read one of the named things by number."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Subscript)
        and is_number(node.slice)
        and name_of(node.value) in NAMED
    ]


@pytest.mark.parametrize(
    "line",
    [
        "view[3]",
        "t.view(seat)[1]",
        "self.view[3][6]",
        "t.public()[1:]",
        "rules[19]",
        "t.bargain[-1]",
        "(*seen[:6], 0)",
    ],
)
def test_a_read_by_number_is_found(line: str) -> None:
    assert reads_by_number(line) == [1]


@pytest.mark.parametrize("line", ["view.public", "view.zones[0]", "public.rows[seat]", "stack[-1]"])
def test_a_read_by_name_is_none(line: str) -> None:
    assert reads_by_number(line) == []


def test_nothing_is_read_by_number() -> None:
    found = {
        str(path.relative_to(SOURCE)): lines
        for path in sorted(SOURCE.rglob("*.py"))
        if (lines := reads_by_number(path.read_text()))
    }

    assert {path: len(lines) for path, lines in found.items()} == LEFT, found
