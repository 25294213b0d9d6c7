"""Events in words: cards by the zones they leave and enter, facts by what they are."""

from collections.abc import Mapping, Sequence
from typing import Any

from grimtable.games.grimm_tidings.ids import (
    ACCEPTED,
    BACKSTAB,
    CANCELLED,
    CAUGHT,
    DOORS,
    EQUIPMENT,
    ESCAPED,
    FIGHT_BEGAN,
    FOE_CAME,
    FOE_LEFT,
    HELPER_CAME,
    HELPER_LEFT,
    KILLED,
    LEVEL,
    LOST,
    OFFERED,
    OWN,
    PARLEY,
    REFUSED,
    ROBBERY,
    ROLLED,
    SEX,
    SKILL,
    SPARED,
    STARTED,
    TREASURES,
    TURN_BEGAN,
    WHOLE,
    WON_WITHOUT,
)
from grimtable.games.grimm_tidings.presentation.reader import say
from grimtable.games.grimm_tidings.table import REASONS
from grimtable.kernel.terms import (
    FINISHED,
    MOVED,
    PUT_OUT,
    REORDERED,
    SHOWN,
    SHUFFLED,
    SWAPPED,
    BareEvent,
)
from grimtable.look.conversion import fact_of
from grimtable.look.game import Sentence

SHARED = (
    "doors", "treasures", "discards", "discards", "announced", "fight", "spoils", "sale",
    "opened", "aside", "box",
)  # fmt: skip
"""Zones by name; both discard piles have the same."""
OF_SEAT = ("hand", "front", "fresh", "alms")
WAYS: Mapping[tuple[str, str], str] = {
    ("doors", "hand"): "door-drawn",
    ("doors", "fresh"): "door-drawn",
    ("treasures", "hand"): "treasure-drawn",
    ("doors", "fight"): "door-opened",
    ("doors", "announced"): "door-opened",
    ("doors", "opened"): "door-opened",
    ("opened", "hand"): "door-kept",
    ("opened", "front"): "laid",
    ("opened", "announced"): "door-played",
    ("hand", "announced"): "played",
    ("fresh", "announced"): "played",
    ("front", "announced"): "used",
    ("hand", "fight"): "sent",
    ("fresh", "fight"): "sent",
    ("fresh", "hand"): "taken-in",
    ("fresh", "discards"): "discarded",
    ("announced", "hand"): "taken-back",
    ("announced", "fight"): "stays",
    ("announced", "discards"): "spent",
    ("announced", "front"): "kept",
    ("hand", "front"): "laid",
    ("fresh", "front"): "laid",
    ("hand", "discards"): "discarded",
    ("front", "discards"): "gone",
    ("fight", "discards"): "cleared",
    ("sale", "discards"): "sold",
    ("hand", "sale"): "for-sale",
    ("front", "sale"): "for-sale",
    ("front", "front"): "handed",
    ("treasures", "spoils"): "spoils",
    ("spoils", "hand"): "picked",
    ("spoils", "fresh"): "picked",
    ("hand", "aside"): "set-aside",
    ("aside", "alms"): "meant",
    ("alms", "fresh"): "given",
    ("discards", "hand"): "recovered",
    ("discards", "fresh"): "recovered",
    ("hand", "hand"): "promised",
}
"""The zones a card leaves and enters -> its text."""
NOTES: Mapping[int, tuple[str, str, str]] = {
    TURN_BEGAN: ("turn", "seat", "number"),
    LEVEL: ("level", "seat", "level"),
    SEX: ("sex", "seat", "sex"),
    ROLLED: ("rolled", "seat", "number"),
    FIGHT_BEGAN: ("fight", "seat", "card"),
    FOE_CAME: ("foe-came", "card", "copy"),
    FOE_LEFT: ("foe-left", "card", ""),
    HELPER_CAME: ("helper-came", "seat", "share"),
    HELPER_LEFT: ("helper-left", "seat", ""),
    KILLED: ("killed", "seat", "count"),
    WON_WITHOUT: ("won-without", "seat", ""),
    ESCAPED: ("escaped", "seat", "card"),
    CAUGHT: ("caught", "seat", "card"),
    OFFERED: ("offered", "seat", "seat_to"),
    REFUSED: ("refused", "seat", "seat_to"),
    ACCEPTED: ("accepted", "seat", "seat_to"),
    CANCELLED: ("cancelled", "", "card"),
    SPARED: ("spared", "seat", "card"),
    STARTED: ("started", "seat", ""),
    SKILL: ("skill", "seat", "card"),
    ROBBERY: ("robbery", "seat", "seat_to"),
    BACKSTAB: ("backstab", "seat", "seat_to"),
    PARLEY: ("parley", "seat", "card"),
    PUT_OUT: ("left", "seat", ""),
    SHUFFLED: ("shuffled", "deck", ""),
    SWAPPED: ("swapped", "deck", ""),
    REORDERED: ("reordered", "", ""),
}
"""Event -> its text and the names of its two arguments."""


def place(zone: int) -> tuple[str, int]:
    """A zone by name, and its owner or -1."""
    if zone < OWN:
        return SHARED[zone], -1
    return OF_SEAT[(zone - OWN) % 4], (zone - OWN) // 4


def sentence(event: BareEvent, ids: Sequence[str]) -> Sentence:
    """An event in words; `ids` are the kinds of the table's set."""
    kind, a, b, face = int(event.kind), int(event.a), int(event.b), int(event.face)
    if kind == MOVED:
        return moved(a, b, face, ids)
    if kind == SHOWN:
        zone, owner = place(a)
        if zone == "hand":
            return with_face("event-saw", face, ids, seat=owner)
        return with_face("event-saw-door", face, ids)
    if kind == FINISHED:
        return say(f"outcome-{REASONS[a]}")
    if kind == EQUIPMENT:
        return say("event-equipped" if b % 2 else "event-taken-off", seat=a, card=ids[b // 2])
    if kind == LOST:
        return say("event-lost", seat=a) if b < 0 else say("event-lost-two", seat=a, seat_to=b)
    if kind == OFFERED and a == b:
        return say("event-volunteered", seat=a)
    key, first, second = NOTES[kind]
    return say(f"event-{key}", **argument(first, a, ids), **argument(second, b, ids))


def fact(verb: str, args: Mapping[str, Any], ids: Sequence[str]) -> tuple[int, int, int]:
    """The numbers of an event without a card, from its text and arguments."""
    if verb.startswith("outcome-"):
        return FINISHED, REASONS.index(verb.removeprefix("outcome-")), 0
    if verb in ("event-equipped", "event-taken-off"):
        return EQUIPMENT, args["seat"], ids.index(args["card"]) * 2 + (verb == "event-equipped")
    if verb == "event-volunteered":
        return OFFERED, args["seat"], args["seat"]
    if verb.startswith("event-lost"):
        return LOST, args["seat"], args.get("seat_to", -1)
    if "deck" in args:
        args = {"deck": DOORS if args["deck"] == "doors" else TREASURES}
    if args.get("share") == "all":
        args = {**args, "share": WHOLE}
    words = {"card": ids, "sex": ("male", "female"), "copy": ("no", "yes")}
    return fact_of(NOTES, verb, args, words)


def argument(name: str, value: int, ids: Sequence[str]) -> dict[str, Any]:
    """A number of an event as the argument its name stands for."""
    if name == "card":
        return {name: ids[value]}
    if name == "sex":
        return {name: ("male", "female")[value]}
    if name == "copy":
        return {name: "yes" if value else "no"}
    if name == "deck":
        return {name: "doors" if value == DOORS else "treasures"}
    if name == "share":
        return {name: "all" if value == WHOLE else value}
    return {name: value} if name else {}


def moved(src: int, dst: int, face: int, ids: Sequence[str]) -> Sentence:
    """A card went from zone to zone; `seat` is who has it now, or had it if nobody does."""
    (left, giver), (entered, taker) = place(src), place(dst)
    key = f"event-{WAYS[left, entered]}"
    if left == entered == "front":
        return with_face(key, face, ids, seat=taker, seat_from=giver)
    owner = max(giver, taker)
    return with_face(key, face, ids, **({"seat": owner} if owner >= 0 else {}))


def with_face(key: str, face: int, ids: Sequence[str], **args: Any) -> Sentence:
    """With the card if its face is known, else the text for those who do not see it."""
    if face < 0:
        return say(f"{key}-unseen", **args)
    return say(key, card=ids[face], **args)
