"""Events in words: cards by the zones they leave and enter, facts by what they are."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from grimtable.games.book_of_madness.cards.prints import CardSet
from grimtable.games.book_of_madness.ids import (
    BEATEN,
    CAST_BEGAN,
    CHOSEN,
    COPIED,
    CURSE_TURNED,
    DISCOUNTED,
    DISPELLED,
    ELEMENTS,
    ESCAPED,
    MARKED,
    MARKER_MOVED,
    OWN,
    REFUSED,
    ROUND_BEGAN,
    SPELL_TURNED,
    STARTED,
    STRUCK,
    TURN_BEGAN,
)
from grimtable.games.book_of_madness.presentation.reader import say, yes
from grimtable.games.book_of_madness.table import REASONS
from grimtable.kernel.terms import FINISHED, MOVED, PUT_OUT, SHUFFLED, SWAPPED, BareEvent
from grimtable.look.game import Sentence

SHARED = (
    "stack", "banished", "box", "aside", "queue", "book", "page", "monsters",
    *["curses"] * 5, *["slot"] * 5, *["under"] * 5, *["supply"] * 12, *["library"] * 4,
    *["shelf"] * 4,
)  # fmt: skip
"""Zones by name; those of one sort have the same."""
OF_SEAT = ("deck", "hand", "discard", "support", "spells")
WAYS: Mapping[tuple[str, str], str] = {
    ("supply", "deck"): "gained-top",
    ("supply", "discard"): "gained",
    ("supply", "hand"): "gained-hand",
    ("supply", "support"): "gained-support",
    ("supply", "box"): "put-away",
    ("stack", "deck"): "madness-top",
    ("stack", "discard"): "madness",
    ("stack", "support"): "madness-support",
    ("stack", "under"): "hexed",
    ("stack", "banished"): "stack-banished",
    ("banished", "stack"): "restored",
    ("under", "stack"): "unhexed",
    ("under", "discard"): "hex-taken",
    ("library", "shelf"): "shelved",
    ("shelf", "spells"): "learned",
    ("spells", "box"): "forgot",
    ("book", "monsters"): "monster",
    ("page", "monsters"): "monster",
    ("book", "page"): "page",
    ("curses", "slot"): "curse-laid",
    ("slot", "curses"): "curse-gone",
    ("deck", "hand"): "drawn",
    ("deck", "discard"): "deck-discarded",
    ("deck", "support"): "deck-supported",
    ("deck", "banished"): "deck-banished",
    ("deck", "aside"): "looked",
    ("deck", "box"): "mad-deck",
    ("aside", "discard"): "looked-discarded",
    ("aside", "queue"): "ordered",
    ("queue", "deck"): "returned",
    ("hand", "discard"): "discarded",
    ("hand", "banished"): "banished",
    ("hand", "support"): "supported",
    ("hand", "hand"): "given",
    ("hand", "stack"): "cured",
    ("hand", "box"): "mad-card",
    ("discard", "hand"): "recovered",
    ("discard", "support"): "pile-supported",
    ("discard", "banished"): "pile-banished",
    ("discard", "stack"): "pile-cured",
    ("discard", "deck"): "mixed",
    ("discard", "box"): "mad-card",
    ("support", "discard"): "support-discarded",
    ("support", "stack"): "support-cured",
    ("support", "box"): "mad-card",
}
"""The zones a card leaves and enters -> its text."""


class Note(NamedTuple):
    """The text of a fact, and the names of its two arguments."""

    key: str
    first: str
    second: str


NOTES: Mapping[int, Note] = {
    TURN_BEGAN: Note("turn", "seat", "number"),
    MARKER_MOVED: Note("marker", "field", "round"),
    ROUND_BEGAN: Note("round", "round", ""),
    STRUCK: Note("struck", "slot", "card"),
    BEATEN: Note("beaten", "card", "round"),
    ESCAPED: Note("escaped", "card", "round"),
    CURSE_TURNED: Note("curse-turned", "slot", "down"),
    STARTED: Note("started", "seat", ""),
    REFUSED: Note("refused", "seat", "seat_to"),
    DISCOUNTED: Note("discounted", "seat", "count"),
    COPIED: Note("copied", "seat", "card"),
    DISPELLED: Note("dispelled", "seat", "card"),
    SHUFFLED: Note("shuffled", "owner", ""),
    SWAPPED: Note("swapped", "owner", ""),
    PUT_OUT: Note("mad", "seat", ""),
}
"""By the kind of the event."""
STATES = ("ready", "exhausted", "down", "down", "casting", "casting", "casting", "casting")
"""What a spell's state is called, by its lowest three bits."""


def place(zone: int) -> tuple[str, int]:
    """A zone by name, and its owner or -1."""
    if zone < OWN:
        return SHARED[zone], -1
    return OF_SEAT[(zone - OWN) % 5], (zone - OWN) // 5


def sentence(event: BareEvent, cards: CardSet) -> Sentence:
    """An event in words, at a table with these cards."""
    kind, a, b = int(event.kind), int(event.a), int(event.b)
    if kind == MOVED:
        return moved(a, b, int(event.face), cards)
    if kind == FINISHED:
        return say(f"outcome-{REASONS[a]}")
    if kind == SPELL_TURNED:
        return say("event-spell", seat=a, card=cards.ids[b // 8], state=b % 8, now=STATES[b % 8])
    if kind == CAST_BEGAN:
        return say("event-cast", seat=a, card=cards.ids[b // 4], count=b % 4)
    if kind == MARKED:
        return say("event-marked", slot=a + 1, card=ELEMENTS[b // 8], count=b % 8)
    if kind == CHOSEN:
        return say("event-chosen", seat=a, card=cards.sheets[b])
    note = NOTES[kind]
    args = {**argument(note.first, a, cards), **argument(note.second, b, cards)}
    return say(f"event-{note.key}", **args)


def argument(name: str, value: int, cards: CardSet) -> dict[str, Any]:
    """A number of an event as the argument its name stands for."""
    if name == "card":
        return {name: cards.ids[value]}
    if name == "slot":
        return {name: value + 1}
    if name == "down":
        return {name: yes(value)}
    if name == "owner":
        return {"seat": place(value)[1]}
    return {name: value} if name else {}


def moved(src: int, dst: int, face: int, cards: CardSet) -> Sentence:
    """A card went from zone to zone; `seat` is who has it now, or had it if nobody does."""
    (left, giver), (entered, taker) = place(src), place(dst)
    key = f"event-{WAYS[left, entered]}"
    if left == entered == "hand":
        return with_face(key, face, cards, seat=giver, seat_to=taker)
    owner = max(giver, taker)
    return with_face(key, face, cards, **({"seat": owner} if owner >= 0 else {}))


def with_face(key: str, face: int, cards: CardSet, **args: Any) -> Sentence:
    """With the card if its face is known, else the text for those who do not see it."""
    if face < 0:
        return say(f"{key}-unseen", **args)
    return say(key, card=cards.ids[face], **args)


def fact(verb: str, args: Mapping[str, Any], cards: CardSet) -> tuple[int, int, int]:
    """The numbers of an event without a card, from its text and arguments."""
    seat = args.get("seat", 0)
    if verb.startswith("outcome-"):
        return FINISHED, REASONS.index(verb.removeprefix("outcome-")), 0
    if verb == "event-spell":
        return SPELL_TURNED, seat, cards.ids.index(args["card"]) * 8 + args["state"]
    if verb == "event-cast":
        return CAST_BEGAN, seat, cards.ids.index(args["card"]) * 4 + args["count"]
    if verb == "event-marked":
        return MARKED, args["slot"] - 1, ELEMENTS.index(args["card"]) * 8 + args["count"]
    if verb == "event-chosen":
        return CHOSEN, seat, cards.sheets.index(args["card"])
    code = next(code for code, note in NOTES.items() if verb == f"event-{note.key}")
    note = NOTES[code]
    return code, number(note.first, args, cards), number(note.second, args, cards)


def number(name: str, args: Mapping[str, Any], cards: CardSet) -> int:
    """What `argument` was made from."""
    if name == "card":
        return cards.ids.index(args[name])
    if name == "slot":
        return int(args[name]) - 1
    if name == "down":
        return int(args[name] == "yes")
    if name == "owner":
        return OWN + 5 * int(args["seat"])
    return int(args[name]) if name else 0
