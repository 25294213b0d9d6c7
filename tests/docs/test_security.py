"""The table of attacks in docs/security.md points at tests that name them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(
    r"^\| (T\d+) \| .* \| `(.*)` \|$", (ROOT / "docs/security.md").read_text(), re.MULTILINE
)
ATTACKS = [*range(1, 32), *range(33, 43), *range(44, 78)]


def test_every_attack_has_its_row() -> None:
    assert [row[0] for row in ROWS] == [f"T{number}" for number in ATTACKS]


def test_every_row_names_a_test_of_that_attack() -> None:
    missing = []
    for number, path in ROWS:
        docstrings = re.findall(r'"""(.*?)"""', (ROOT / path).read_text(), re.DOTALL)
        if not any(re.search(rf"\b{number}\b", docstring) for docstring in docstrings):
            missing.append((number, path))

    assert missing == []


def test_every_attack_that_a_test_names_has_its_row() -> None:
    named = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for docstring in re.findall(r'"""(.*?)"""', path.read_text(), re.DOTALL):
            named |= set(re.findall(r"\bT\d+\b", docstring))

    assert named <= {row[0] for row in ROWS}
