"""Every id of a ledger is named by a test, or stands in docs/rules/pending.txt, never both."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ID = re.compile(r"\bGW-(?:C\.[a-z_]+|R\d+|X\d+|I\d+|\d+\.\d+[a-z]?)")
MOST_IDS_PER_TEST = 3


def ledger_ids(text: str) -> set[str]:
    """The ids a ledger defines: rules, rulings, cards, information rows, worked examples."""
    ids = set(re.findall(r"^- \*\*(GW-\d+\.\d+[a-z]?)\b", text, re.M))
    ids |= set(re.findall(r"^\*\*(GW-R\d+)\b", text, re.M))
    ids |= set(re.findall(r"^\| (GW-I\d+) ", text, re.M))
    effects = text[text.index("### 3.3") : text.index("## 4.")]
    for row in re.findall(r"^\| ([a-z_, ]+) \|", effects, re.M):
        ids |= {f"GW-C.{card.strip()}" for card in row.split(",") if card.strip() != "id"}
    examples = text[text.index("## 7.") : text.index("## 8.")]
    ids |= {f"GW-X{number}" for number in re.findall(r"^(\d+)\. \*\*", examples, re.M)}
    return ids


def ids_by_test() -> dict[str, set[str]]:
    """Test -> the ids its docstring names."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = set(ID.findall(ast.get_docstring(node) or ""))
    return found


def pending() -> set[str]:
    return set((ROOT / "docs/rules/pending.txt").read_text().split())


def test_every_rule_is_tested_or_pending() -> None:
    known = ledger_ids((ROOT / "docs/rules/grimwood.md").read_text())
    tested = set().union(*ids_by_test().values())

    assert len(known) > 230
    assert sorted(known - tested - pending()) == []


def test_what_is_tested_is_no_longer_pending() -> None:
    tested = set().union(*ids_by_test().values())

    assert sorted(pending() & tested) == []


def test_tests_name_only_ids_that_exist() -> None:
    known = ledger_ids((ROOT / "docs/rules/grimwood.md").read_text())
    tested = set().union(*ids_by_test().values())

    assert sorted((tested | pending()) - known) == []


def test_a_test_counts_for_at_most_three_ids() -> None:
    greedy = {name for name, ids in ids_by_test().items() if len(ids) > MOST_IDS_PER_TEST}

    assert sorted(greedy) == []
