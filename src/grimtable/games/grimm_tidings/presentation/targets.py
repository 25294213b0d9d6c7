"""What Grimm Tidings' moves point at: cards in hand and on the table, seats, monsters, buttons."""

from grimtable.games.grimm_tidings.ids import (
    ANSWER,
    CARD,
    CRAFT,
    DROP,
    EQUIP,
    FIGHT,
    FOE,
    HELP,
    LAY,
    OPENED,
    PLAY,
    POWER,
    SEAT,
    SHARE,
    TAKE_OFF,
    THING,
    TROUBLE,
    USE,
    fresh_of,
    hand_of,
    verb_of,
)
from grimtable.games.grimm_tidings.presentation.seen import Seen
from grimtable.games.grimm_tidings.vocabulary import vocabulary_at
from grimtable.kernel.table import BareView
from grimtable.look.game import Target

ON_TABLE = (USE, EQUIP, TAKE_OFF, DROP, POWER, CRAFT, THING)
TAKEN_FROM = {"PickTreasure": "spoils", "SearchPick": "treasure_discards"}
"""Where a named card lies, if not in the seat's own hand."""


def targets(view: BareView, move: int) -> list[Target]:
    """What an option points at in this view."""
    seen = Seen(view)
    words = vocabulary_at(seen.public.options.card_set)
    span, at = words.span(move)
    button = Target(button=words.text(move))
    verb = verb_of(move)
    if verb >= 0:
        return [_card(seen, verb, span.words[at], span.verb), button]
    if SEAT <= move < SHARE:
        return [Target(seat=at, button=span.verb if move >= HELP else None), button]
    if FOE <= move < ANSWER and at < len(seen.public.foes):
        return [Target(zone="fight", kind=seen.foe(at), index=_place(seen, at)), button]
    return [button]


def _card(seen: Seen, verb: int, kind: str, word: str) -> Target:
    """The card a move names, where it lies."""
    if verb in ON_TABLE:
        return Target(zone="front", kind=kind, seat=_owner(seen), button=word)
    if verb == CARD:
        zone = TAKEN_FROM.get(seen.question) or _source(seen, kind)
        return Target(zone=zone, kind=kind, button=word)
    assert verb in (PLAY, LAY, TROUBLE)
    return Target(zone=_source(seen, kind), kind=kind, button=word)


def _owner(seen: Seen) -> int:
    """In front of whom the thing lies that the open question asks for."""
    frame = seen.frame
    if seen.question == "LoseItem":
        return int(frame.victim)
    if seen.question == "Aim" and frame.a >= 0:
        return int(frame.a)
    if seen.question == "TradeTerms" and frame.give != -2:
        return int(frame.to)
    if seen.question == "HelpTerms":
        return int(seen.public.main)
    return seen.me


def _source(seen: Seen, kind: str) -> str:
    """Whence a card is played or laid down."""
    if seen.names(OPENED) == [kind]:
        return "opened"
    if seen.me < seen.seats and kind in seen.names(fresh_of(seen.me)):
        return "fresh" if kind not in seen.names(hand_of(seen.me)) else "hand"
    return "hand"


def _place(seen: Seen, at: int) -> int | None:
    """Where a monster's card lies in the combat; a copy has none."""
    kind, _, copy = seen.public.foes[at]
    if copy:
        return None
    before = [other for other, _, is_copy in seen.public.foes[:at] if not is_copy]
    same = [other for other in before if other == kind]
    places = [i for i, cell in enumerate(seen.zones[FIGHT]) if cell >> 1 == kind]
    return places[len(same)] if len(same) < len(places) else None
