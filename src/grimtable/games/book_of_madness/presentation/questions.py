"""The Book of Madness' cards and questions in words: text keys with arguments, from the view only.

A question's key is its frame's name; what it needs to be understood comes as arguments.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.book_of_madness.actions.payments import ANY_ELEMENT
from grimtable.games.book_of_madness.cards.choices import TO_BANISHED, TO_DISCARD, TO_SUPPORT
from grimtable.games.book_of_madness.cards.compiling import TYPES
from grimtable.games.book_of_madness.cards.prints import (
    ALL_OF,
    EXHAUST,
    FORGET,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    IN_SUPPORT,
    PENALTY,
    REFRESH,
    REWARD,
    SILENCE,
    TEXT,
    CardSet,
)
from grimtable.games.book_of_madness.costs import amount_of
from grimtable.games.book_of_madness.ids import (
    ABILITIES,
    ASIDE,
    BASIC,
    COVER,
    CURSE,
    ELEMENTS,
    LAST_PAGE,
    MADNESS,
    PAGE_CARD,
    PLAIN,
    support_of,
)
from grimtable.games.book_of_madness.presentation.causes import CAUSED, cause
from grimtable.games.book_of_madness.presentation.reader import MadnessReader, say, yes
from grimtable.kernel.table import BareView
from grimtable.look.game import Sentence

PLACES = {
    IN_HAND: "hand",
    IN_DISCARD: "discard",
    IN_SUPPORT: "support",
    IN_HAND_OR_DISCARD: "both",
    IN_DECK: "deck",
}
DEEDS = {TO_DISCARD: "discard", TO_BANISHED: "banish", TO_SUPPORT: "support"}
ON_SPELLS = {REFRESH: "refresh", EXHAUST: "exhaust", SILENCE: "silence", FORGET: "forget"}

# Cards


def card_heading(kind: str, cards: CardSet) -> Sentence:
    """What sort of card it is, with its printed numbers."""
    if kind in cards.sheets:
        return sheet_heading(kind, cards)
    number = cards.ids.index(kind)
    card = cards.prints[number]
    element = TYPES[card.element]
    if card.sort == PLAIN:
        plain = {MADNESS: "madness", LAST_PAGE: "last"}.get(number, "element")
        return say("card-heading-plain", card=kind, group=plain, count=int(card.copies))
    if card.sort in (COVER, PAGE_CARD):
        curses = [TYPES[curse] for curse in card.curses]
        return say("card-heading-monster", card=kind, cards=curses)
    if card.sort == CURSE:
        cost = list(ELEMENTS) if element == "multi" else [element] * 4
        return say("card-heading-curse", card=kind, cards=cost, count=int(card.copies))
    cost = [element] * int(card.cost)
    level = "basic" if card.sort == BASIC else int(card.level)
    return say("card-heading-spell", card=kind, element=element, level=level, cards=cost)


def sheet_heading(sheet: str, cards: CardSet) -> Sentence:
    """A character with its elements."""
    return say("card-heading-sheet", card=sheet, **sheet_args(sheet, cards))


def card_text(kind: str, cards: CardSet) -> list[Sentence]:
    """What a card does, sentence by sentence; of a set of one's own as its file says it."""
    if kind in cards.sheets:
        return [ability_text(kind, cards)]
    number = cards.ids.index(kind)
    card = cards.prints[number]
    if card.sort == PLAIN:
        key = "madness" if number == MADNESS else "last_page" if number == LAST_PAGE else "normal"
        return [say(f"text-{key}")]
    if card.sort == COVER:
        return [say("text-arrival"), part_text(kind, TEXT, cards)]
    if card.sort == PAGE_CARD:
        arrival = [say("text-arrival"), part_text(kind, TEXT, cards)]
        return [*arrival, say("text-front"), *page_text(kind, cards)]
    return [part_text(kind, TEXT, cards)]


def page_text(kind: str, cards: CardSet) -> list[Sentence]:
    """Reward and penalty of an open page."""
    reward = [say("text-reward"), part_text(kind, REWARD, cards)]
    return [*reward, say("text-penalty"), part_text(kind, PENALTY, cards)]


def part_text(kind: str, part: int, cards: CardSet) -> Sentence:
    """One part of a card's text."""
    if cards.texts:
        return say("text-own", text=cards.texts[cards.ids.index(kind)][part])
    return say(f"{('text', 'reward', 'penalty')[part]}-{kind}")


def ability_text(sheet: str, cards: CardSet) -> Sentence:
    """What a character can do."""
    return say("ability", **sheet_args(sheet, cards))


def sheet_args(sheet: str, cards: CardSet) -> dict[str, Any]:
    """What is printed on a character sheet."""
    found = cards.characters[cards.sheets.index(sheet)]
    return {
        "card2": ELEMENTS[found.element],
        "card3": ELEMENTS[found.second],
        "ability": ABILITIES[found.ability] or "none",
        "slots": int(found.slots),
        "spells": int(found.spells),
    }


# Questions


def question(view: BareView) -> Sentence:
    """The open question, addressed to the seat that is asked."""
    reader = MadnessReader(view)
    if reader.frame is None:
        return Sentence("table-over")
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", reader.question).lower()
    make = QUESTIONS.get(reader.question)
    args = make(reader) if make is not None else {}
    if reader.question in CAUSED:
        args |= cause(reader)
    return say(key, **args)


def _many(n: int) -> int:
    """How many picks are left, as texts say it; "all" is 99."""
    return 99 if n >= ALL_OF - 99 else int(n)


def _phase(reader: MadnessReader) -> dict[str, Any]:
    public = reader.public
    return {"round": int(public.round), "field": int(public.field), "count": len(reader.curses())}


def _granted(reader: MadnessReader) -> dict[str, Any]:
    return {"count": int(reader.frame.actions_left), "echo": yes(reader.frame.is_echo)}


def _pay(reader: MadnessReader) -> dict[str, Any]:
    frame = reader.frame
    if frame.element == ANY_ELEMENT:
        return {"count": int(frame.need), "cards": [], "left": 0, "any": "yes"}
    units = [ELEMENTS[frame.element]] * max(0, int(frame.need))
    for element in range(frame.element + 1, 4):
        units += [ELEMENTS[element]] * int(amount_of(frame.cost, element))
    return {"count": len(units), "cards": units, "left": int(frame.discount), "any": "no"}


def _confirm(reader: MadnessReader) -> dict[str, Any]:
    mine = [entry for entry in reader.public.bill if entry // 64 == support_of(reader.frame.me)]
    kinds = sorted(entry % 64 // 4 for entry in mine)
    return {"seat": int(reader.frame.payer), "cards": [reader.kind(kind) for kind in kinds]}


def _choose(reader: MadnessReader) -> dict[str, Any]:
    frame = reader.frame
    return {
        "deed": DEEDS.get(int(frame.to), "hand"),
        "count": _many(frame.count),
        "place": PLACES[int(frame.place)],
    }


def _choose_spells(reader: MadnessReader) -> dict[str, Any]:
    return {"deed": ON_SPELLS[int(reader.frame.deed)], "count": _many(reader.frame.count)}


def _supply(reader: MadnessReader) -> dict[str, Any]:
    frame = reader.frame
    place = PLACES[int(frame.place)]
    return {"number": int(frame.value), "count": int(frame.count), "place": place}


def _give(reader: MadnessReader) -> dict[str, Any]:
    frame = reader.frame
    return {"seat": int(frame.to), "count": int(frame.count), "must": yes(frame.is_required)}


def _curse(reader: MadnessReader) -> dict[str, Any]:
    return {"veil": yes(reader.frame.is_veil), "count": _many(reader.frame.count)}


def _card(reader: MadnessReader) -> dict[str, Any]:
    return {"card": reader.kind(reader.frame.kind)}


def _aside(reader: MadnessReader) -> dict[str, Any]:
    return {"cards": reader.names(ASIDE)}


QUESTIONS: Mapping[str, Callable[[MadnessReader], dict[str, Any]]] = {
    "ActionPhase": _phase,
    "Granted": _granted,
    "Amplify": _card,
    "Pay": _pay,
    "Confirm": _confirm,
    "Choose": _choose,
    "ChooseSpells": _choose_spells,
    "TakeSupply": _supply,
    "Upgrade": lambda reader: {"count": _many(reader.frame.count)},
    "Give": _give,
    "CureCards": lambda reader: {"count": _many(reader.frame.count)},
    "ChooseCurse": _curse,
    "Aim": _card,
    "ScryDiscard": _aside,
    "ScryOrder": _aside,
    "Stow": _card,
    "LeaveSpell": _card,
}
"""The arguments of the questions that have some."""
