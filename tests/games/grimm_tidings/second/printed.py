"""The printed cards as dictionaries, their effects as nested lists."""

import re
import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[4] / "src/grimtable/games/grimm_tidings/cards.toml"
TRIGGER = re.compile(r"(static|on_kill|on_loot|ability\([^)]*\)|from_hand\([^)]*\)): (.*)")
DOORS = ["class", "title", "monster", "enhancer", "curse", "door_special"]
Call = list[Any]  # the primitive's name, then its arguments


def parts(text: str) -> list[str]:
    """Arguments between commas, brackets respected."""
    found, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]


def word(text: str) -> Any:
    """An argument: a number, a call or a word."""
    if text.lstrip("+-").isdigit():
        return int(text)
    return call(text) if text.endswith(")") else text


def call(text: str) -> Call:
    """One primitive with its arguments."""
    name, _, rest = text.partition("(")
    assert rest.endswith(")"), text
    return [name, *[word(part) for part in parts(rest[:-1])]]


def clause(text: str) -> dict[str, Any]:
    """Card file 3.1: trigger, the call and what stands for it, condition."""
    match = TRIGGER.fullmatch(text)
    trigger, rest = match.groups() if match else ("", text)
    rest, _, condition = rest.partition(" if ")
    return {
        "trigger": trigger,
        "calls": [call(part) for part in rest.split(" else ")],
        "if": condition,
    }


def read() -> dict[str, dict[str, Any]]:
    """All cards by id, with nothing left out."""
    cards = {}
    plain = {"copies": 1, "level": 0, "treasures": 0, "levels": 1, "tags": [], "timing": "M"}
    plain |= {"slot": "none", "hands": 0, "big": False, "gold": 0, "effects": [], "bad_stuff": []}
    for kind, entry in tomllib.loads(FILE.read_text()).items():
        card = plain | entry
        card["effects"] = [clause(text) for text in card["effects"]]
        card["bad_stuff"] = [clause(text) for text in card["bad_stuff"]]
        card["deck"] = "door" if card["kind"] in DOORS else "treasure"
        cards[kind] = card
    return cards


CARDS = read()


def kind_of(card: str) -> str:
    return str(CARDS[card]["kind"])


def is_item(card: str) -> bool:
    """GT-9.2, GT-R30: permanent Items and one-shots."""
    return kind_of(card) in ["item", "one_shot"]


def is_big(card: str) -> bool:
    return bool(CARDS[card]["big"])


def gold(card: str) -> int:
    return int(CARDS[card]["gold"])


def constant(card: str, name: str) -> list[tuple[Call, str]]:
    """The lasting clauses of this name, each with its condition."""
    clauses = [entry for entry in CARDS[card]["effects"] if entry["trigger"] in ["", "static"]]
    return [(entry["calls"][0], entry["if"]) for entry in clauses if entry["calls"][0][0] == name]


def stays(curse: str) -> bool:
    """Card file 5.5: Curses kept in front of the victim."""
    names = [entry["calls"][0][0] for entry in CARDS[curse]["effects"]]
    return any(name in ["next_combat", "skip_phase2", "persist"] for name in names)
