"""The ids of the rules in the ledgers."""

import re
from pathlib import Path

from grimtable.registry import get, names

ROOT = Path(__file__).parents[2]
LEDGERS = {get(name).prefix: ROOT / f"docs/rules/{name}.md" for name in names()}


def ledger_ids(prefix: str) -> set[str]:
    """The ids a ledger defines: rules, rulings, cards, information rows, worked examples."""
    text = LEDGERS[prefix].read_text()
    ids = set(re.findall(rf"^- \*\*({prefix}-\d+\.\d+[a-z]?)\b", text, re.M))
    ids |= set(re.findall(rf"^\*\*({prefix}-(?:[RT]\d+[a-z]?|X\d+|C\.[a-z_]+))\b", text, re.M))
    ids |= set(re.findall(rf"^\| ({prefix}-(?:I\d+|C\.[a-z_]+))\b", text, re.M))
    return ids | _by_place(prefix, text)


def _by_place(prefix: str, text: str) -> set[str]:
    """Examples have their ids by their place in a list, Grimwood's cards by that in a table."""
    if prefix == "GF":
        return set()
    ids = set()
    if prefix == "GW":
        effects = text[text.index("### 3.3") : text.index("## 4.")]
        for row in re.findall(r"^\| ([a-z_, ]+) \|", effects, re.M):
            ids |= {f"GW-C.{card.strip()}" for card in row.split(",") if card.strip() != "id"}
    examples = text[text.index("## 7.") : text.index("## 8.")]
    numbers = re.findall(r"^(\d+)\. \*\*", examples, re.M)
    return ids | {f"{prefix}-X{number}" for number in numbers}
