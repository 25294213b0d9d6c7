"""Plain English wherever a person reads it: phrases that no native speaker would write."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.main import app

ROOT = Path(__file__).parents[2]
INSTEAD = {
    r"\bthe own\b": "its own, your own",
    r"\ban own\b": "one of its own",
    r"\bparted by\b": "separated by",
    r"\bif nothing is said\b": "by default",
    r"\bso many \w+ as\b": "as many … as",
    r"\banew\b": "again",
    r"\bbut for\b": "except for",
    r"\bbeing looked after\b": "under maintenance",
    r"\bIt is already so\b": "nothing to change",
    r"\b(that|this|it) (is|are) no (link|move|card|page|door|sockets?)\b": "is not a",
    r"\bwho looks on\b": "spectators",
    r"\btells what\b": "shows what",
    r"(^|[.:;!?] |\"\"\")Who (prefers|runs|only|wants|comes|leaves|opens)\b": "whoever, people who",
}
"""What we found ourselves writing, and what to write instead."""
IN_CODE = {
    **INSTEAD,
    r"\b[Ss]o many (?!(\w+ )*that\b)": "this number of, how many",
    r"\btells (?!apart\b)": "says, shows, reveals",
    r"\bonlookers?\b": "spectators",
    r"\bgoes without saying\b": "is not said",
    r"\bfor form's sake\b": "as a formality",
    r"\bnoughts?\b": "zero",
    r"\bfrom (its|the|one) view alone\b": "from the view only",
}
"""The same in docstrings and comments, which have more of them."""


def texts() -> list[Path]:
    """The papers, and the English texts of the user interface."""
    package, docs = ROOT / "src" / "grimtable", ROOT / "docs"
    ours = [path for path in docs.rglob("*.md") if path.parent.name not in {"rules", "encoding"}]
    ours.remove(docs / "style.md")  # has the list itself
    ours += [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return sorted([*ours, *package.rglob("en/*.ftl"), *package.rglob("en.ftl")])


def faults(text: str, phrases: dict[str, str] = INSTEAD) -> list[str]:
    """Every phrase that is on the list, with what to write instead."""
    return [
        f"{found[0]!r}: write {better!r}"
        for pattern, better in phrases.items()
        for found in re.finditer(pattern, text, re.M)
    ]


def comments(source: str) -> list[str]:
    """The docstrings and comments of a module, each in one line."""
    found = [
        node.value.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found += [token.string for token in tokens if token.type == tokenize.COMMENT]
    return [" ".join(text.split()) for text in found]


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_papers_and_interface_are_in_plain_english(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("folder", ["src", "tests", "scripts", "bench", "examples"])
def test_docstrings_and_comments_are_in_plain_english(folder: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {text[:80]}": wrong
        for path in sorted((ROOT / folder).rglob("*.py"))
        for text in comments(path.read_text(encoding="utf-8"))
        if (wrong := faults(text, IN_CODE))
    }

    assert found == {}


@pytest.mark.parametrize("command", ["", "play", "join", "simulate", "report", "serve", "ban"])
def test_the_help_is_in_plain_english(command: str) -> None:
    printed = CliRunner().invoke(app, [*command.split(), "--help"]).output

    assert len(printed.splitlines()) > 5
    assert faults(printed) == []


def test_the_list_finds_what_it_is_for() -> None:
    source = '"""So many cards.\n\nThe view tells it."""\nx = 1  # made anew\n'
    assert [faults(text, IN_CODE) for text in comments(source)] == [
        ["'So many ': write 'this number of, how many'", "'tells ': write 'says, shows, reveals'"],
        ["'anew': write 'again'"],
    ]
    assert faults("Who prefers a terminal sees only the own hand.") == [
        "'the own': write 'its own, your own'",
        "'Who prefers': write 'whoever, people who'",
    ]
