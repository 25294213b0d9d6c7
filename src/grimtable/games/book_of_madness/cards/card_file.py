"""Card files: read, checked as a whole, and only then made into a set.

Every fault is one line: file, card, field, what is wrong and what is allowed.
"""

import re
from typing import Any

from grimtable.games.book_of_madness.cards.compiling import (
    PARTS,
    TYPES,
    compile_card,
    compile_character,
)
from grimtable.games.book_of_madness.cards.grammar import BELONGS, FIELDS, OPTIONAL
from grimtable.games.book_of_madness.cards.prints import SETS, CardSet, Print, plain_copies
from grimtable.games.book_of_madness.ids import (
    ABILITIES,
    COPIES,
    ELEMENTS,
    PLAIN,
    PLAIN_IDS,
    ROUNDS,
    SORTS,
)
from grimtable.look.card_sets import Rows, read_cards, read_printed, register

TABLE = "round_table"
DIFFICULTIES = ("I", "II", "III")
MOST_KINDS = 400


class Reading:
    """One card file, as it is read."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.prints: list[Print] = []
        self.table: dict[str, list[int]] = {}

    def take_tables(self, data: dict[str, Any]) -> list[str]:
        self.table = data.pop(TABLE, None)
        return [f"{TABLE}: {fault}" for fault in _table_faults(self.table)]

    def card_faults(self, card: str, fields: Any) -> list[str]:
        return _card_faults(card, fields)

    def compile(self, rows: Rows) -> list[str]:
        self.ids = sorted(
            (card for card in rows if rows[card]["kind"] in SORTS),
            key=lambda card: SORTS.index(rows[card]["kind"]),
        )
        faults: list[str] = []
        for card in self.ids:
            made, found = compile_card(rows[card])
            faults += [f"{card}: {fault}" for fault in found]
            self.prints.append(made)
        return faults

    def set_faults(self, rows: Rows) -> list[str]:
        return _set_faults(rows)

    def made(self, name: str, rows: Rows, *, is_own: bool) -> CardSet:
        """The set, its element cards and the like first."""
        sheets = [card for card in rows if rows[card]["kind"] == "character"]
        cards = CardSet(
            name,
            PLAIN_IDS + self.ids,
            PLAIN_IDS + [str(rows[card]["name"]) for card in (*self.ids, *sheets)],
            [Print(PLAIN, plain_copies(kind)) for kind in range(len(PLAIN_IDS))] + self.prints,
            [compile_character(rows[card]) for card in sheets],
            sheets,
        )
        cards.round_table = [list(self.table[column]) for column in DIFFICULTIES]
        if is_own:
            own = [_texts(rows[card]) for card in self.ids]
            cards.texts = [[""] * len(PARTS)] * len(PLAIN_IDS) + own
        return cards


def read_text(text: str, file: str, name: str = "") -> CardSet:
    """The set of a card file; raises BadCards with all its faults."""
    return read_cards(text, file, name, Reading())


def _texts(fields: dict[str, Any]) -> list[str]:
    """What a card does, part by part, as its file says it."""
    return ["; ".join(fields.get(part, [])) for part in PARTS]


def _table_faults(table: Any) -> list[str]:
    """The round table: three rows of six numbers (BM-2.12, BM-R3)."""
    if not isinstance(table, dict):
        return [f"is missing; it has the rows {', '.join(DIFFICULTIES)}"]
    faults = [f"{row}: there is no such row" for row in table if row not in DIFFICULTIES]
    for row in DIFFICULTIES:
        cells = table.get(row)
        numbers = cells if isinstance(cells, list) else []
        if len(numbers) != ROUNDS or not all(type(n) is int and 0 <= n <= 2 for n in numbers):
            faults.append(f"{row}: must be {ROUNDS} numbers from 0 to 2")
    return faults


def _card_faults(card: str, fields: Any) -> list[str]:
    if not isinstance(fields, dict):
        return [f"a card is a table of fields, such as [{card}]"]
    if not re.fullmatch("[a-z][a-z0-9_]*", card) or card in PLAIN_IDS:
        return ["its id is made of small letters, digits and _, and is no element card's"]
    sort = fields.get("kind")
    if sort not in BELONGS:
        return [f"kind: {sort!r} is no kind; allowed: {', '.join(BELONGS)}"]
    allowed = ("name", "kind", *BELONGS[sort])
    faults = [
        f"{field}: {sort} cards have no such field; allowed: {', '.join(allowed)}"
        for field in fields
        if field not in allowed
    ]
    faults += [
        f"{field}: is missing" for field in allowed if field not in fields and field not in OPTIONAL
    ]
    return faults + _value_faults(sort, fields)


def _value_faults(sort: str, fields: dict[str, Any]) -> list[str]:
    faults: list[str] = []
    for field, (low, high) in FIELDS.items():
        value = fields.get(field, low)
        if type(value) is not int or not low <= value <= high:
            faults.append(f"{field}: {value!r} is not allowed; a number from {low} to {high} is")
    for field in ("effects", "reward", "penalty", "curses"):
        value = fields.get(field, ["x"])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            faults.append(f"{field}: must be a list of texts")
        elif not value:
            faults.append(f"{field}: is empty")
    if not isinstance(fields.get("name", ""), str):
        faults.append("name: must be a text")
    if "curses" in fields and not faults:
        faults += [
            f"curses: {word!r} is no element; allowed: {', '.join(ELEMENTS)}"
            for word in fields["curses"]
            if word not in ELEMENTS
        ]
    types = TYPES if sort == "curse" else ELEMENTS
    for field in ("element", "second"):
        if fields.get(field, "fire") not in types:
            faults.append(f"{field}: {fields[field]!r} is none; allowed: {', '.join(types)}")
    if sort == "character" and fields.get("element") == fields.get("second"):
        faults.append("second: must differ from element")
    if fields.get("ability", "") not in ABILITIES:
        allowed = ", ".join(ABILITIES[1:])
        faults.append(f"ability: {fields['ability']!r} is none; allowed: {allowed}")
    return faults


def _set_faults(cards: Rows) -> list[str]:
    """What a set needs as a whole."""
    faults: list[str] = []
    sorts = [fields["kind"] for fields in cards.values()]
    for sort, least in (("cover", 1), ("page", 5), ("character", 5), ("basic", 1)):
        if sorts.count(sort) < least:
            faults.append(f"{sorts.count(sort)} cards of kind {sort}; at least {least} are needed")
    if not 1 <= sorts.count("basic") <= 4:
        faults.append(f"{sorts.count('basic')} basic spells; 1 to 4 are allowed")
    for element in ELEMENTS:
        for level in (1, 2, 3):
            if not any(
                fields["kind"] == "spell"
                and (fields["element"], fields["level"]) == (element, level)
                for fields in cards.values()
            ):
                faults.append(f"there is no {element} spell of level {level}")
    faults += _deck_faults([fields for fields in cards.values() if fields["kind"] == "character"])
    for curse in TYPES:
        found = [f for f in cards.values() if f["kind"] == "curse" and f["element"] == curse]
        if sum(f.get("copies", 1) for f in found) < 3:
            faults.append(f"there are fewer than 3 curses of type {curse}")
    if len(cards) > MOST_KINDS:
        faults.append(f"{len(cards)} kinds of cards; at most {MOST_KINDS} are allowed")
    return faults


def _deck_faults(sheets: list[dict[str, Any]]) -> list[str]:
    """Any five characters must find their start cards in the box, in Nightmare too (BM-1.1)."""
    faults: list[str] = []
    for element in ELEMENTS:
        needs = [
            5 if sheet["element"] == element else 3 if sheet["second"] == element else 2
            for sheet in sheets
        ]
        if sum(sorted(needs)[-5:]) > COPIES[0]:
            faults.append(f"five characters may need more than {COPIES[0]} cards {element}_1")
    return faults


STANDARD = read_printed("grimtable.games.book_of_madness", read_text)
register(STANDARD, SETS)
