"""Why something on the board is no option now, from the view alone.

First whether the seat is asked at all, then whether another question must be answered first, then
by the thing pointed at: a card that pays, a spell, the library, the supply, a curse, madness.
"""

from grimtable.games.book_of_madness.actions.actions import cure_cost
from grimtable.games.book_of_madness.actions.payments import can_pay
from grimtable.games.book_of_madness.actions.plans import funds
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
from grimtable.games.book_of_madness.presentation.refusals import Eye, named, why
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
    eye = Eye(view, target)
    if eye.is_option():
        return []
    if view.over:
        return [why("won" if view.over == WON else "lost")]
    if view.seat == PUBLIC:
        return [why("watching")]
    if eye.is_mad(eye.me):
        return [why("mad")]
    if not eye.exists():
        return [why("not-there")]
    if not view.options:
        return [not_asked(eye)]
    if eye.question not in ACTING:
        return [why("choice-first", rule=eye.frame.rule())]
    return [in_action(eye)]


def not_asked(eye: Eye) -> Reason:
    """Others are to answer, or this seat has its character already."""
    if eye.question == "PickCharacters":
        return why("picked")
    asked = eye.view.asked
    return why("others-asked", seats=[seat for seat in range(eye.seats) if asked >> seat & 1])


def in_action(eye: Eye) -> Reason:
    """An action may be chosen: why not this one?"""
    target, zone = eye.target, eye.target.zone
    if eye.verb == "cure" and zone is not None:
        return no_cure(eye)
    if zone == "hand":
        return no_card(eye)
    if zone == "support":
        return why("support-later")
    if zone == "spells":
        return no_cast(eye)
    if zone is not None:
        return of_table(eye)
    if target.seat is not None:
        return why("seat-idle")
    if eye.verb == "ability":
        return no_ability(eye)
    return why("sheet-late" if eye.verb == "character" else "another-question")


def of_table(eye: Eye) -> Reason:
    """What lies in the middle."""
    zone = eye.target.zone or ""
    sort = zone.partition("_")[0]
    if sort == "shelf":
        return no_learning(eye, eye.zone - SHELF)
    if sort == "pile":
        return no_gain(eye, eye.zone - PILE)
    if sort == "slot":
        return no_dispel(eye, eye.zone - SLOT)
    return why(CLOSED.get(zone) or CLOSED[sort])


def no_card(eye: Eye) -> Reason:
    """Hand cards are no actions; they pay for them."""
    if eye.target.seat != eye.me:
        return why("hand-closed")
    if eye.target.kind is not None and eye.target.kind not in eye.hand():
        return why("not-held", card=eye.target.kind)
    return why("madness-worthless" if eye.target.kind == "madness" else "pays-later")


def no_cast(eye: Eye) -> Reason:
    """A spell of somebody else, or one that is not ready, or too dear."""
    if eye.target.seat != eye.me:
        return why("not-yours")
    if eye.verb in ("spell", "wake"):
        return why("another-question")
    states = dict(eye.spells(eye.me))
    kind = eye.target.kind
    if kind is None or kind not in states:
        return why("not-learned") if kind is not None else why("another-question")
    for mark, key in ((CASTING, "being-cast"), (FACE_DOWN, "face-down"), (EXHAUSTED, "exhausted")):
        if states[kind] & mark:
            return why(key, card=kind)
    return why("cast-poor", card=kind, cards=eye.spell_cost(kind))


def no_learning(eye: Eye, element: int) -> Reason:
    """Nothing left on this shelf, or too little to pay."""
    if not eye.zones[SHELF + element] and not eye.zones[LIBRARY + element]:
        return why("shelf-empty")
    return why("learn-poor", cards=[ELEMENTS[element]] * 2)


def no_gain(eye: Eye, kind: int) -> Reason:
    """Ones are never gained; a pile may be empty; the price must be paid."""
    if kind % 3 == 0:
        return why("ones")
    if not eye.zones[PILE + kind]:
        return why("supply-empty")
    return why("gain-poor", cards=[ELEMENTS[kind // 3]] * (kind % 3 + 1))


def no_dispel(eye: Eye, slot: int) -> Reason:
    """No curse, a face-down one, or one that is too dear."""
    if not eye.curse(slot):
        return why("slot-empty")
    if eye.public.veiled >> slot & 1:
        return why("curse-down")
    is_echo = eye.question == "Granted" and bool(eye.frame.is_echo)
    units = funds(eye.t, eye.me, is_echo)
    if can_pay(units, curse_cost(eye.t, slot), eye.t.discounts[eye.me]):
        return why("another-question")
    return why("dispel-poor", card=eye.curse(slot), cards=eye.cost(slot))


def no_cure(eye: Eye) -> Reason:
    """Madness is cured from the seat's own hand or a support zone, for two units of one element."""
    target = eye.target
    if target.zone == "discard":
        return why("pile-madness")
    if target.zone == "hand" and target.seat != eye.me:
        return why("anothers-madness")
    if "madness" not in eye.names(eye.zone):
        return why("no-madness")
    return why("cure-poor", count=int(cure_cost(eye.t, eye.me)))


def no_ability(eye: Eye) -> Reason:
    """Few characters have one that is used like an action, once in the seat's own turn."""
    t, me = eye.t, eye.me
    if not t.has_ability(me, FREE_SUPPORT) and not t.has_ability(me, FREE_GIFT):
        return why("no-ability")
    return why("ability-used" if t.ability_used[me] else "ability-idle")
