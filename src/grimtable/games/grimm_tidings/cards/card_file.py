"""Card files: read, checked as a whole, and only then made into a set.

Every fault is one line: file, card, field, what is wrong and what is allowed (GT-R1).
"""

import re
from typing import Any

from grimtable.games.grimm_tidings.cards.compiling import Names, compile_card
from grimtable.games.grimm_tidings.cards.grammar import BELONGS, FIELDS, NEEDED
from grimtable.games.grimm_tidings.cards.prints import SETS, CardSet, Print
from grimtable.games.grimm_tidings.ids import CURSE, MONSTER, SLOTS, SORTS, TIMINGS
from grimtable.look.card_sets import Rows, read_cards, read_printed, register

COMMON = ("name", "kind", "copies", "effects")
MOST_KINDS = 400
MOST_TAGS = 60


class Reading:
    """One card file, as it is read."""

    def __init__(self) -> None:
        self.prints: list[Print] = []

    def take_tables(self, data: dict[str, Any]) -> list[str]:
        return []

    def card_faults(self, card: str, fields: Any) -> list[str]:
        return _card_faults(card, fields)

    def compile(self, rows: Rows) -> list[str]:
        names = Names(rows)
        faults: list[str] = []
        if len(names.tags) > MOST_TAGS:
            faults.append(f"{len(names.tags)} tags; at most {MOST_TAGS} are allowed")
        for card, fields in rows.items():
            made, found = compile_card(fields, names)
            faults += [f"{card}: {fault}" for fault in found]
            self.prints.append(made)
        return faults

    def set_faults(self, rows: Rows) -> list[str]:
        return _set_faults(self.prints)

    def made(self, name: str, rows: Rows, *, is_own: bool) -> CardSet:
        shown = [str(fields["name"]) for fields in rows.values()]
        cards = CardSet(name, list(rows), shown, self.prints)
        if is_own:
            cards.texts = [_text(fields) for fields in rows.values()]
        return cards


def read_text(text: str, file: str, name: str = "") -> CardSet:
    """The set of a card file; raises BadCards with all its faults."""
    return read_cards(text, file, name, Reading())


def _text(fields: dict[str, Any]) -> str:
    """What a card does, as its file says it."""
    parts = [*fields.get("effects", []), *fields.get("bad_stuff", [])]
    return "; ".join(str(part) for part in parts) or "-"


def _card_faults(card: str, fields: Any) -> list[str]:
    if not isinstance(fields, dict):
        return [f"a card is a table of fields, such as [{card}]"]
    if not re.fullmatch("[a-z][a-z0-9_]*", card):
        return ["its id is made of small letters, digits and _"]
    sort = fields.get("kind")
    if sort not in SORTS:
        return [f"kind: {sort!r} is no kind; allowed: {', '.join(SORTS)}"]
    allowed = (*COMMON, *BELONGS.get(sort, ("timing",)))
    faults = [
        f"{field}: {sort} cards have no such field; allowed: {', '.join(allowed)}"
        for field in fields
        if field not in allowed
    ]
    needed = ("name", *NEEDED.get(sort, ("timing",)))
    faults += [f"{field}: is missing" for field in needed if field not in fields]
    return faults + _value_faults(sort, fields)


def _value_faults(sort: str, fields: dict[str, Any]) -> list[str]:
    faults: list[str] = []
    for field, (low, high) in FIELDS.items():
        value = fields.get(field, low)
        if type(value) is not int or not low <= value <= high:
            faults.append(f"{field}: {value!r} is not allowed; a number from {low} to {high} is")
    for field in ("effects", "bad_stuff", "tags"):
        value = fields.get(field, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            faults.append(f"{field}: must be a list of texts")
    if not isinstance(fields.get("name", ""), str):
        faults.append("name: must be a text")
    if type(fields.get("big", False)) is not bool:
        faults.append("big: must be true or false")
    if fields.get("slot", "none") not in SLOTS:
        faults.append(f"slot: {fields['slot']!r} is no slot; allowed: {', '.join(SLOTS)}")
    if (fields.get("slot") == "hands") != ("hands" in fields):
        faults.append("hands: an Item with slot hands says how many, 1 or 2; no other one does")
    timing = str(fields.get("timing", "M" if sort == "monster" else "T"))
    if any(word not in TIMINGS for word in timing.split(" or ")):
        faults.append(f"timing: {timing!r} is no timing; allowed: {', '.join(TIMINGS)}")
    return faults


def _set_faults(prints: list[Print]) -> list[str]:
    """What a set needs as a whole."""
    faults: list[str] = []
    doors = sum(card.copies for card in prints if card.sort <= CURSE + 1)
    treasures = sum(card.copies for card in prints) - doors
    if doors < 20 or treasures < 20:
        faults.append(f"{doors} Doors and {treasures} Treasures; at least 20 of each are needed")
    if not any(card.sort == MONSTER for card in prints):
        faults.append("there is no monster")
    if len(prints) > MOST_KINDS:
        faults.append(f"{len(prints)} kinds of cards; at most {MOST_KINDS} are allowed")
    return faults


STANDARD = read_printed("grimtable.games.grimm_tidings", read_text)
register(STANDARD, SETS)
