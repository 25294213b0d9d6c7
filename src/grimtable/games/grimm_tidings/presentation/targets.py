"""What Grimm Tidings' moves point at: cards in hand and on the table, seats, monsters, buttons."""

from grimtable.games.grimm_tidings.bargains.naming import is_open
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
from grimtable.games.grimm_tidings.presentation.reader import TidingsReader
from grimtable.games.grimm_tidings.vocabulary import VOCABULARIES
from grimtable.kernel.table import BareView
from grimtable.look.game import Target

ON_TABLE = (USE, EQUIP, TAKE_OFF, DROP, POWER, CRAFT, THING)
TAKEN_FROM = {"PickTreasure": "spoils", "SearchPick": "treasure_discards"}
"""Where a named card lies, if not in the seat's own hand."""


def targets(view: BareView, move: int) -> list[Target]:
    """What an option points at in this view."""
    reader = TidingsReader(view)
    words = VOCABULARIES.at(reader.public.options.card_set)
    span, at = words.span(move)
    button = Target(button=words.text(move))
    if span.aim == "kind":
        return [_card(reader, verb_of(move), span.words[at], span.verb), button]
    if SEAT <= move < SHARE:
        return [Target(seat=at, button=span.verb if move >= HELP else None), button]
    if FOE <= move < ANSWER and at < len(reader.public.foes):
        return [Target(zone="fight", kind=reader.foe(at), index=_place(reader, at)), button]
    return [button]


def _card(reader: TidingsReader, verb: int, kind: str, word: str) -> Target:
    """The card a move names, where it lies."""
    if verb in ON_TABLE:
        return Target(zone="front", kind=kind, seat=_owner(reader), button=word)
    if verb == CARD:
        zone = TAKEN_FROM.get(reader.question) or _source(reader, kind)
        return Target(zone=zone, kind=kind, button=word)
    assert verb in (PLAY, LAY, TROUBLE)
    return Target(zone=_source(reader, kind), kind=kind, button=word)


def _owner(reader: TidingsReader) -> int:
    """In front of whom the thing lies that the open question asks for."""
    frame = reader.frame
    if reader.question == "LoseItem":
        return int(frame.victim)
    if reader.question == "Aim" and frame.target >= 0:
        return int(frame.target)
    if reader.question == "TradeTerms" and not is_open(frame.give):
        return int(frame.to)
    if reader.question == "HelpTerms":
        return int(reader.public.main)
    return reader.me


def _source(reader: TidingsReader, kind: str) -> str:
    """Whence a card is played or laid down."""
    if reader.names(OPENED) == [kind]:
        return "opened"
    if reader.me < reader.seats and kind in reader.names(fresh_of(reader.me)):
        return "fresh" if kind not in reader.names(hand_of(reader.me)) else "hand"
    return "hand"


def _place(reader: TidingsReader, at: int) -> int | None:
    """Where a monster's card lies in the combat; a copy has none."""
    kind, _, copy = reader.public.foes[at]
    if copy:
        return None
    before = [other for other, _, is_copy in reader.public.foes[:at] if not is_copy]
    same = [other for other in before if other == kind]
    places = [i for i, cell in enumerate(reader.zones[FIGHT]) if cell >> 1 == kind]
    return places[len(same)] if len(same) < len(places) else None
