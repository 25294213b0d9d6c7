"""The printed cards as dictionaries, their effects as nested lists."""

import tomllib
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[4] / "src/grimtable/games/book_of_madness/cards.toml"
ELEMENTS = ["fire", "water", "earth", "air"]
BASICS = ["combustion", "ice", "growth", "telepathy"]
MADNESS = "madness"
Clause = list[Any]  # the primitive's name, then its arguments


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
    if text.isdigit():
        return int(text)
    return clause(text) if text.endswith(")") else text


def clause(text: str) -> Clause:
    name, _, rest = text.partition("(")
    assert rest.endswith(")"), text
    return [name, *[word(part) for part in parts(rest[:-1])]]


def read() -> tuple[dict[str, dict[str, Any]], dict[str, list[int]]]:
    """All cards by id, and the round table (BM-R3)."""
    entries = tomllib.loads(FILE.read_text())
    rounds = entries.pop("round_table")
    cards = {}
    for name, entry in entries.items():
        card = {"copies": 1, "effects": [], "reward": [], "penalty": [], "ability": ""} | entry
        for key in ["effects", "reward", "penalty"]:
            card[key] = [clause(text) for text in card[key]]
        cards[name] = card
    return cards, rounds


CARDS, ROUNDS = read()


def of_kind(kind: str) -> list[str]:
    return [name for name, card in CARDS.items() if card["kind"] == kind]


def start_deck(character: str, nightmare: bool) -> list[str]:
    """Card file 7: four ones and the two of its own element, three of the second, two of each."""
    own, second = CARDS[character]["element"], CARDS[character]["second"]
    ones = dict.fromkeys(ELEMENTS, 2) | {own: 4 + nightmare, second: 3}
    deck = [f"{element}_1" for element in ELEMENTS for _ in range(ones[element])]
    return deck + ([] if nightmare else [f"{own}_2"])


def element_of(card: str) -> str:
    return card.split("_", maxsplit=1)[0]


def value_of(card: str) -> int:
    """BM-6.1; madness generates nothing."""
    return 0 if card == MADNESS else int(card[-1])


def is_copying(spell: str) -> bool:
    return any(clause[0] == "copy" for clause in CARDS[spell]["effects"])
