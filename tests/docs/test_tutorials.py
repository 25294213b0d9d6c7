"""Tutorials run exactly as printed, each from an empty folder."""

import shutil
from pathlib import Path

import pytest

from docs.tutorials import IN_SOURCES, TUTORIALS, changed, fits, run_tutorial

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "tutorials"


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_runs_as_printed(name: str, tmp_path: Path) -> None:
    run_tutorial(FOLDER / name, tmp_path)


@pytest.mark.parametrize("name", IN_SOURCES)
def test_a_tutorial_runs_as_printed_in_the_sources(name: str, tmp_path: Path) -> None:
    leave = shutil.ignore_patterns("__pycache__", "node_modules", "generated", "playthroughs")
    for part in ("src/grimtable", "docs", "scripts", "tests/games", "web/src"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=leave)
    for file in ("pyproject.toml", "tests/sizes.py", "tests/sizes.toml"):
        shutil.copy(ROOT / file, tmp_path / file)
    run_tutorial(FOLDER / name, tmp_path)


def test_a_diff_changes_what_it_finds_once() -> None:
    assert changed("a\nb\nc\n", " a\n+x\n@@\n-c\n") == "a\nx\nb\n"
    for diff in ("-d\n", "-a\n"):
        with pytest.raises(AssertionError, match="must be there once"):
            changed("a\nb\na\n", diff)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("```console\n$ echo owl\ncrow\n```\n", "the page says"),
        ("```console\n$ echo owl\n```\n", "the page says"),
        ("```console\n$ exit 3\n```\n", "exit 3"),
        ('```python title="a.py"\n1 / 0\n```\n```console\n$ python a.py\n...\n```\n', "ZeroDiv"),
        ("```console\nowl\n```\n", "begins with a command"),
    ],
)
def test_a_page_that_is_wrong_is_found_out(text: str, fault: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(text)
    with pytest.raises(AssertionError, match=fault):
        run_tutorial(page, tmp_path)


def test_dots_stand_for_any_lines() -> None:
    assert fits(["a", "...", "d"], ["a", "b", "c", "d"])
    assert fits(["a", "..."], ["a"])
    assert not fits(["a", "...", "e"], ["a", "b"])
    assert not fits(["a"], ["a", "b"])
