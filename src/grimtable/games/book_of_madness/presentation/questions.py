"""The Book of Madness' cards and questions in words: text keys with arguments, from the view alone.

A question's key is its frame's name; what it needs to be understood comes as arguments.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from grimtable.games.book_of_madness.actions.payments import ANY_ELEMENT
from grimtable.games.book_of_madness.actions.plans import need_of
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
from grimtable.games.book_of_madness.presentation.seen import Seen, say, yes
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
    seen = Seen(view)
    if seen.frame is None:
        return Sentence("table-over")
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", seen.question).lower()
    make = QUESTIONS.get(seen.question)
    return say(key, **make(seen)) if make is not None else say(key)


def _many(n: int) -> int:
    """How many picks are left, as texts say it; "all" is 99."""
    return 99 if n >= ALL_OF - 99 else int(n)


def _phase(seen: Seen) -> dict[str, Any]:
    public = seen.public
    return {"round": int(public.round), "field": int(public.field), "count": len(seen.curses())}


def _granted(seen: Seen) -> dict[str, Any]:
    return {"count": int(seen.frame.left), "echo": yes(seen.frame.is_echo)}


def _pay(seen: Seen) -> dict[str, Any]:
    frame = seen.frame
    if frame.element == ANY_ELEMENT:
        return {"count": int(frame.need), "cards": [], "left": 0, "any": "yes"}
    units = [ELEMENTS[frame.element]] * max(0, int(frame.need))
    for element in range(frame.element + 1, 4):
        units += [ELEMENTS[element]] * int(need_of(frame.cost, element))
    return {"count": len(units), "cards": units, "left": int(frame.left), "any": "no"}


def _confirm(seen: Seen) -> dict[str, Any]:
    mine = [entry for entry in seen.public.bill if entry // 64 == support_of(seen.frame.me)]
    kinds = sorted(entry % 64 // 4 for entry in mine)
    return {"seat": int(seen.frame.payer), "cards": [seen.kind(kind) for kind in kinds]}


def _choose(seen: Seen) -> dict[str, Any]:
    frame = seen.frame
    return {
        "deed": DEEDS.get(int(frame.to), "hand"),
        "count": _many(frame.n),
        "place": PLACES[int(frame.place)],
    }


def _choose_spells(seen: Seen) -> dict[str, Any]:
    return {"deed": ON_SPELLS[int(seen.frame.deed)], "count": _many(seen.frame.n)}


def _supply(seen: Seen) -> dict[str, Any]:
    frame = seen.frame
    place = PLACES[int(frame.place)]
    return {"number": int(frame.value), "count": int(frame.n), "place": place}


def _give(seen: Seen) -> dict[str, Any]:
    frame = seen.frame
    return {"seat": int(frame.to), "count": int(frame.n), "must": yes(frame.is_must)}


def _curse(seen: Seen) -> dict[str, Any]:
    return {"veil": yes(seen.frame.is_veil), "count": _many(seen.frame.n)}


def _card(seen: Seen) -> dict[str, Any]:
    return {"card": seen.kind(seen.frame.kind)}


def _either(seen: Seen) -> dict[str, Any]:
    """A page is not named: its name is that of the next monster."""
    named = [seen.kind(seen.frame.kind)] if seen.frame.part == TEXT else []
    return {"count": len(named), "cards": named}


def _aside(seen: Seen) -> dict[str, Any]:
    return {"cards": seen.names(ASIDE)}


QUESTIONS: Mapping[str, Callable[[Seen], dict[str, Any]]] = {
    "ActionPhase": _phase,
    "Granted": _granted,
    "Amplify": _card,
    "Pay": _pay,
    "Confirm": _confirm,
    "Choose": _choose,
    "ChooseSpells": _choose_spells,
    "TakeSupply": _supply,
    "Upgrade": lambda seen: {"count": _many(seen.frame.n)},
    "Give": _give,
    "CureCards": lambda seen: {"count": _many(seen.frame.n)},
    "ChooseCurse": _curse,
    "Aim": _card,
    "EitherWay": _either,
    "ScryDiscard": _aside,
    "ScryOrder": _aside,
    "Stow": _card,
    "LeaveSpell": _card,
}
"""The arguments of the questions that have some."""
