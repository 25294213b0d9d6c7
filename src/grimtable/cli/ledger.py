"""Rules by their ids, from the ledger of a game."""

import re
from importlib import resources
from pathlib import Path

import grimtable
from grimtable.look.game import Game

LEDGER_LANGUAGE = "en"
HEADING = re.compile(r"#+ (.*)")
ID = r"[A-Z]{2}-(?:C\.[a-z_]+|[A-Z]*[0-9]+(?:\.[0-9]+)?[a-z]?)"
RULE = re.compile(rf"(?:- )?\*\*({ID})[.,]?(?: ([^*]*))?\*\*\s*(.*)")
EXAMPLE = re.compile(r"([0-9]+)\. (\*\*.*)")


def ledger_text(game: Game) -> str:
    """The ledger of a game: beside its module, in the source tree, or as installed; else ""."""
    own = game.folder()
    places = [own.joinpath("rules.md")] if own else []
    places.append(Path(grimtable.__file__).resolve().parents[2] / "docs/rules" / f"{game.name}.md")
    places.append(resources.files("grimtable").joinpath("docs_rules", f"{game.name}.md"))
    for file in places:
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def rules_in(text: str, prefix: str) -> dict[str, str]:
    """Every rule of a ledger by its id, in order: rules, cards, rulings, examples, information."""
    found: dict[str, str] = {}
    heading, columns, last = "", [""], ""
    for line in text.splitlines():
        if match := HEADING.match(line):
            heading, columns, last = match[1], [""], ""
            if match := re.match(rf"({prefix}-[0-9]+) (.*)", heading):
                found[match[1]] = match[2]
        elif line.startswith("|"):
            columns = _row(line, heading, columns, found, prefix)
        elif (match := EXAMPLE.match(line)) and "example" in heading.lower():
            found[f"{prefix}-X{match[1]}"] = plain(match[2])
        elif (match := RULE.match(line)) and match[1].startswith(prefix):
            title, last = match[2] or "", match[1]
            stop = "." if title[-1:].isalnum() else ""
            found[last] = plain(f"{title}{stop} {match[3]}".strip())
        elif line and last:
            found[last] += f"\n{plain(line)}"
        else:
            last = ""
    return found


def _row(
    line: str, heading: str, columns: list[str], found: dict[str, str], prefix: str
) -> list[str]:
    """A row of card effects, or one that begins with its id; returns the table's columns."""
    cells = [plain(cell.strip()) for cell in line.strip().strip("|").split("|")]
    if columns == [""]:
        return cells
    if set("".join(cells)) <= set("-: "):
        return columns
    if f"{prefix}-C." in heading:
        parts = zip(columns[1:], cells[1:], strict=False)
        text = "\n".join(f"{column}: {cell}" for column, cell in parts if cell)
        for card in cells[0].split(", "):
            found[f"{prefix}-C.{card}"] = text
    elif match := re.match(rf"{prefix}-(?:C\.[a-z_]+|[A-Z][0-9]+)\b", cells[0]):
        parts = zip(columns[2:], cells[2:], strict=False)
        lines = [cells[1], *(f"{column}: {cell}" for column, cell in parts)]
        found[match[0]] = "\n".join(lines) if len(cells) > 3 else ": ".join(cells[1:])
    return columns


def plain(text: str) -> str:
    """A text without the marks of Markdown."""
    return text.replace("**", "").replace("`", "").replace(" *Option* ", " Option ")


def rule(rules: dict[str, str], name: str) -> list[tuple[str, str]]:
    """A rule, or all rules of a section; empty if there is no such id."""
    names = {key.lower(): key for key in rules}
    key = names.get(name.strip().lower())
    if key is None:
        return []
    inside = [other for other in rules if re.fullmatch(rf"{re.escape(key)}\.[0-9]+[a-z]?", other)]
    return [(found, rules[found]) for found in [key, *inside]]


def overview(rules: dict[str, str]) -> str:
    """Which ids there are, the first and the last of each sort."""
    sorts: dict[str, list[str]] = {}
    for key in rules:
        match = re.match(r"[A-Z]+-(?:[A-Z]+(?=[0-9])|C\.|[0-9]+(?=\.))", key)
        if match:
            sorts.setdefault(match[0], []).append(key)
    return ", ".join(
        found[0] if len(found) == 1 else f"{found[0]} … {found[-1]}" for found in sorts.values()
    )
