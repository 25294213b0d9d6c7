"""What is printed on the cards, as table 3.1 of the ledger says it: the source for the tests."""

import re
from pathlib import Path

LEDGER = (Path(__file__).parents[3] / "docs/rules/grimwood.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (?P<name>\w+) \|(?:[^|]*\|){3} (?P<group>[a-z]+)(?P<male>, male)?(?: \([^)]*\))?"
    r" \| (?P<copies>\d+)(?: \(2 with two players\))? \|$"
)
TABLE = LEDGER.partition("### 3.1 ")[2].partition("### 3.2 ")[0]
ROWS = [match for line in TABLE.splitlines() if (match := ROW.match(line))]

GROUPS = {row["name"]: row["group"] for row in ROWS}
MALES = [row["name"] for row in ROWS if row["male"]]
COPIES = {row["name"]: int(row["copies"]) for row in ROWS}
CARDS = sum(COPIES.values())
SUPERNATURALS = [name for name, group in GROUPS.items() if group == "supernatural"]
SPARE = ["amulet", "amulet", "rune", "rune"]
"""What two players take out (GW-1.3)."""
