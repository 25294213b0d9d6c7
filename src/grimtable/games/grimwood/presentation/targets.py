"""What Grimwood's moves point at: cards, seats, combos, buttons."""

from collections.abc import Sequence
from typing import Any

from grimtable.games.grimwood.ids import (
    ASIDE,
    BLOCK,
    CARD,
    COMBO,
    COMBOS,
    DISCARD,
    DRAW,
    DRAW_EXTRA,
    HAND,
    KEEP_DECK,
    KEEP_DISCARD,
    PAIR,
    PLAY,
    RUNE_PLAY,
    SEAT,
    SET,
    STEAL,
)
from grimtable.games.grimwood.vocabulary import NAMES, SET_WORDS, VOCABULARY
from grimtable.kernel.table import BareView
from grimtable.look.game import Target
from grimtable.look.view_reader import kind_at

ZONES = {"deck": 0, "discard": DISCARD, "aside": ASIDE, "removed": 3}
PILES = {"limit": "hand", "discard": "discard", "gift": "aside"}
"""Where the cards lie that such choices pick from by name."""
NOWHERE = (None, None, None)


def targets(move: int) -> list[Target]:
    """What a move points at, as far as the move says it; cards chosen by name lack a zone."""
    verb, at = VOCABULARY.span(move)
    name = verb.verb
    if SEAT <= move < SET:
        return [Target(seat=at)]
    if STEAL <= move < SEAT:
        return [Target(seat=at, button=name)]
    if SET <= move < PLAY:
        words = SET_WORDS[at].split() if move < PAIR else [verb.words[at]]
        cards = [Target(zone="hand", kind=kind, button=name) for kind in dict.fromkeys(words)]
        return [Target(button=VOCABULARY.text(move)), *cards]
    if PLAY <= move < CARD:
        return [Target(zone="hand", kind=NAMES[at], button=name)]
    if CARD <= move < COMBO:
        return [Target(kind=NAMES[at])]
    if move >= COMBO:
        return [Target(seat=at // COMBOS, combo=at % COMBOS)]
    return [Target(button=name), *_beside(move)]


def _beside(move: int) -> list[Target]:
    """The card a button stands for."""
    if move == BLOCK:
        return [Target(zone="hand", kind="amulet")]
    if move in (DRAW, DRAW_EXTRA):
        return [Target(zone="deck")]
    if move == RUNE_PLAY:
        return [Target(zone="hand", kind="rune")]
    if move in (KEEP_DECK, KEEP_DISCARD):
        return [Target(zone="aside", index=move - KEEP_DECK)]
    return []


def aims(view: BareView, move: int) -> list[Target]:
    """What an option points at in this view: like `targets`, and cards chosen by name are found."""
    if not CARD <= move < COMBO:
        return [named(view, target) for target in targets(move)]
    kind = move - CARD
    choice = choice_of(view.stack[-1])
    if choice in PILES:
        return [Target(zone=PILES[choice], kind=NAMES[kind])]
    if choice == "name":
        return targets(move)
    found = [
        Target(seat=seat, combo=index, kind=NAMES[kind])
        for seat, row in enumerate(view.public.rows)
        for index, combo in enumerate(row)
        if kind in combo
    ]
    return found or [Target(zone="discard", kind=NAMES[kind])]


def choice_of(frame: object) -> str:
    """What sort of choice a question is."""
    choice: str = getattr(type(frame), "choice", "")
    return choice


def aimed(view: BareView, move: int) -> list[Target]:
    """What a move points at in this view, as everybody is told it."""
    return aims(view, move) if CARD <= move < COMBO else targets(move)


def named(view: BareView, target: Target) -> Target:
    """The same thing in its shortest form, by kind instead of place."""
    zone, kind, seat, button = target.zone, target.kind, target.seat, target.button
    if zone == "row":
        zone = None
    if zone == "hand" and seat not in (None, view.seat):
        return Target(seat=seat, button=button)  # another hand is its owner
    if zone is not None:
        seat = None
    if zone is not None and target.index is not None:
        kind = kind_at(cells(view, zone), target.index, NAMES)
    if kind == "rune" and button == "play":
        button = "rune"
    return Target(zone=zone, kind=kind, seat=seat, combo=target.combo, button=button)


def cells(view: BareView, zone: str) -> Sequence[int]:
    """A zone as this seat sees it."""
    at = HAND + view.seat if zone == "hand" else ZONES.get(zone, len(view.zones))
    cells: Any = view.zones[at] if at < len(view.zones) else ()
    return list(cells)


def is_option(view: BareView, target: Target) -> bool:
    """Does one of the seat's options point at this thing?"""
    return any(_points(view, move, target) for move in view.options)


def _points(view: BareView, move: int, target: Target) -> bool:
    if target.button not in (None, VOCABULARY.span(move)[0].verb, VOCABULARY.text(move)):
        return False
    place = (target.zone, target.seat, target.combo)
    if place == NOWHERE and target.kind is None:
        return True
    for aim in aims(view, move):
        there = (aim.zone, aim.seat, aim.combo)
        if NOWHERE in (there, place):  # a name alone, as Amazon calls it
            if aim.kind is not None and aim.kind == target.kind:
                return True
        elif there == place and (target.kind is None or aim.kind in (None, target.kind)):
            return True
    return False
