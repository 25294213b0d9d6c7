"""Every python and console block of the documents runs."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from docs.tutorials import IN_SOURCES, TUTORIALS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
DOCUMENTS = [page for page in PAGES if page.name not in (*TUTORIALS, *IN_SOURCES)]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(), re.S)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_blocks_run(path: Path) -> None:
    namespace: dict[str, object] = {}
    for block in blocks(path, "python"):
        exec(compile(block, str(path), "exec"), namespace)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_console_blocks_run(path: Path) -> None:
    for block in blocks(path, "console"):
        for line in block.splitlines():
            if line.startswith("$ grimtable"):
                command = [sys.executable, "-m", "grimtable", *shlex.split(line)[2:]]
                subprocess.run(command, check=True, capture_output=True, cwd=ROOT)


def test_the_readme_has_examples_of_both_kinds() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert blocks(ROOT / "README.md", "console")
