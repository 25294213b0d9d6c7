"""Why something on the board is not an option now, from the view only.

First whether the seat is asked at all, then whether another question must be answered first, then
by the thing pointed at: a card that pays, a spell, the library, the supply, a curse, madness.
"""

from grimtable.games.book_of_madness.actions.offers import cure_cost
from grimtable.games.book_of_madness.actions.purses import funds
from grimtable.games.book_of_madness.costs import covers
from grimtable.games.book_of_madness.ids import (
    CASTING,
    ELEMENTS,
    EXHAUSTED,
    FACE_DOWN,
    FREE_GIFT,
    FREE_SUPPORT,
    LIBRARY,
    PILE,
    SHELF,
    SLOT,
    WON,
)
from grimtable.games.book_of_madness.presentation.refusals import MadnessTargetReader, named, why
from grimtable.games.book_of_madness.turn.curses import curse_cost
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Reason, Target

ACTING = ("ActionPhase", "Granted")
CLOSED = {
    "deck": "deck-closed",
    "discard": "pile-lies",
    "banished": "banished",
    "stack": "stack-lies",
    "book": "book-closed",
    "right_page": "book-closed",
    "left_page": "book-closed",
    "box": "box",
    "aside": "on-its-way",
    "queue": "on-its-way",
    "under": "under",
    "library": "library-closed",
    "curses": "curses-closed",
}
"""Zones, or their first word, that nobody chooses from by an action."""


def reasons(view: BareView, target: Target) -> list[Reason]:
    """Why this thing is not an option of the view's seat; empty if it is one."""
    target = named(view, target)
    reader = MadnessTargetReader(view, target)
    if reader.is_option():
        return []
    if view.over:
        return [why("won" if view.over == WON else "lost")]
    if view.seat == PUBLIC:
        return [why("watching")]
    if reader.is_mad(reader.me):
        return [why("mad")]
    if not reader.exists():
        return [why("not-there")]
    if not view.options:
        return [not_asked(reader)]
    if reader.question not in ACTING:
        return [why("choice-first", rule=reader.frame.rule())]
    return [in_action(reader)]


def not_asked(reader: MadnessTargetReader) -> Reason:
    """Others are to answer, or this seat has its character already."""
    if reader.question == "PickCharacters":
        return why("picked")
    asked = reader.view.asked
    return why("others-asked", seats=[seat for seat in range(reader.seats) if asked >> seat & 1])


def in_action(reader: MadnessTargetReader) -> Reason:
    """An action may be chosen: why not this one?"""
    target, zone = reader.target, reader.target.zone
    if reader.verb == "cure" and zone is not None:
        return no_cure(reader)
    if zone == "hand":
        return no_card(reader)
    if zone == "support":
        return why("support-later")
    if zone == "spells":
        return no_cast(reader)
    if zone is not None:
        return of_table(reader)
    if target.seat is not None:
        return why("seat-idle")
    if reader.verb == "ability":
        return no_ability(reader)
    return why("sheet-late" if reader.verb == "character" else "another-question")


def of_table(reader: MadnessTargetReader) -> Reason:
    """What lies in the middle."""
    zone = reader.target.zone or ""
    sort = zone.partition("_")[0]
    if sort == "shelf":
        return no_learning(reader, reader.zone - SHELF)
    if sort == "pile":
        return no_gain(reader, reader.zone - PILE)
    if sort == "slot":
        return no_dispel(reader, reader.zone - SLOT)
    return why(CLOSED.get(zone) or CLOSED[sort])


def no_card(reader: MadnessTargetReader) -> Reason:
    """Hand cards are no actions; they pay for them."""
    if reader.target.seat != reader.me:
        return why("hand-closed")
    if reader.target.kind is not None and reader.target.kind not in reader.hand():
        return why("not-held", card=reader.target.kind)
    return why("madness-worthless" if reader.target.kind == "madness" else "pays-later")


def no_cast(reader: MadnessTargetReader) -> Reason:
    """A spell of somebody else, or one that is not ready, or too dear."""
    if reader.target.seat != reader.me:
        return why("not-yours")
    if reader.verb in ("spell", "wake"):
        return why("another-question")
    states = dict(reader.spells(reader.me))
    kind = reader.target.kind
    if kind is None or kind not in states:
        return why("not-learned") if kind is not None else why("another-question")
    for mark, key in ((CASTING, "being-cast"), (FACE_DOWN, "face-down"), (EXHAUSTED, "exhausted")):
        if states[kind] & mark:
            return why(key, card=kind)
    return why("cast-poor", card=kind, cards=reader.spell_cost(kind))


def no_learning(reader: MadnessTargetReader, element: int) -> Reason:
    """Nothing left on this shelf, or too little to pay."""
    if not reader.zones[SHELF + element] and not reader.zones[LIBRARY + element]:
        return why("shelf-empty")
    return why("learn-poor", cards=[ELEMENTS[element]] * 2)


def no_gain(reader: MadnessTargetReader, kind: int) -> Reason:
    """Ones are never gained; a pile may be empty; the price must be paid."""
    if kind % 3 == 0:
        return why("ones")
    if not reader.zones[PILE + kind]:
        return why("supply-empty")
    return why("gain-poor", cards=[ELEMENTS[kind // 3]] * (kind % 3 + 1))


def no_dispel(reader: MadnessTargetReader, slot: int) -> Reason:
    """No curse, a face-down one, or one that is too dear."""
    if not reader.curse(slot):
        return why("slot-empty")
    if reader.public.veiled >> slot & 1:
        return why("curse-down")
    is_echo = reader.question == "Granted" and bool(reader.frame.is_echo)
    units = funds(reader.t, reader.me, is_echo)
    if covers(units, curse_cost(reader.t, slot), reader.t.discounts[reader.me]):
        return why("another-question")
    return why("dispel-poor", card=reader.curse(slot), cards=reader.cost(slot))


def no_cure(reader: MadnessTargetReader) -> Reason:
    """Madness is cured from the seat's own hand or a support zone, for two units of one element."""
    target = reader.target
    if target.zone == "discard":
        return why("pile-madness")
    if target.zone == "hand" and target.seat != reader.me:
        return why("anothers-madness")
    if "madness" not in reader.names(reader.zone):
        return why("no-madness")
    return why("cure-poor", count=int(cure_cost(reader.t, reader.me)))


def no_ability(reader: MadnessTargetReader) -> Reason:
    """Few characters have one that is used like an action, once in the seat's own turn."""
    t, me = reader.t, reader.me
    if not t.has_ability(me, FREE_SUPPORT) and not t.has_ability(me, FREE_GIFT):
        return why("no-ability")
    return why("ability-used" if t.ability_used[me] else "ability-idle")
