"""Every id of a ledger is named by a test, or stands in docs/rules/pending.txt, never both."""

import ast
import re
from functools import cache

import pytest

from docs.ledgers import LEDGERS, ROOT, ledger_ids

ID = re.compile(rf"\b(?:{'|'.join(LEDGERS)})-(?:C\.[a-z_]+|[RT]\d+[a-z]?|X\d+|I\d+|\d+\.\d+[a-z]?)")
LEAST = {"GW": 230, "GF": 130, "GT": 380, "BM": 330}
"""The fewest ids that each ledger has."""
MOST_IDS_PER_TEST = 3


@cache
def ids_by_test() -> dict[str, set[str]]:
    """Test -> the ids its docstring names."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = f"{path.relative_to(ROOT)}::{node.name}"
                found[name] = set(ID.findall(ast.get_docstring(node) or ""))
    return found


def ids_by_table() -> set[str]:
    """Cards of Grimm Tidings in a list of their tests, alone or as (card, what is expected)."""
    found: set[str] = set()
    for path in sorted((ROOT / "tests/games/grimm_tidings/cards").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            for row in node.elts if isinstance(node, ast.List) else []:
                first = row.elts[0] if isinstance(row, ast.Tuple) else row
                if isinstance(first, ast.Constant):
                    found.add(f"GT-C.{first.value}")
    return found & ledger_ids("GT")


@cache
def ids_tested() -> frozenset[str]:
    return frozenset().union(*ids_by_test().values()) | ids_by_table()


def pending() -> set[str]:
    return set((ROOT / "docs/rules/pending.txt").read_text().split())


@pytest.mark.parametrize("prefix", LEDGERS)
def test_every_rule_is_tested_or_pending(prefix: str) -> None:
    known = ledger_ids(prefix)
    tested = ids_tested()

    assert len(known) >= LEAST[prefix]
    assert sorted(known - tested - pending()) == []


def test_what_is_tested_is_no_longer_pending() -> None:
    tested = ids_tested()

    assert sorted(pending() & tested) == []


def test_tests_name_only_ids_that_exist() -> None:
    known = set().union(*[ledger_ids(prefix) for prefix in LEDGERS])
    tested = ids_tested()

    assert sorted((tested | pending()) - known) == []


def test_a_test_counts_for_at_most_three_ids() -> None:
    greedy = {name for name, ids in ids_by_test().items() if len(ids) > MOST_IDS_PER_TEST}

    assert sorted(greedy) == []
