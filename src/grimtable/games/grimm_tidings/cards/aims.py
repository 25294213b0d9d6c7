"""What a card or ability can be aimed at when it is announced. D23."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.choices import items_in, kinds_of
from grimtable.games.grimm_tidings.cards.prints import (
    AT_BELOW_NINE,
    AT_CURSE,
    AT_FIGHTER,
    AT_FIGHTER_ITEM,
    AT_FOE,
    AT_FOE_AND_HAND,
    AT_HAND_MONSTER,
    AT_OWN_ITEM,
    AT_RIVAL_ABOVE_ONE,
    AT_RIVAL_HAND,
    AT_RIVAL_ITEM,
    AT_SEAT,
    AT_SIDE,
    F_SMALL,
    PER_VICTIM,
)
from grimtable.games.grimm_tidings.fights.combat import has_place
from grimtable.games.grimm_tidings.fights.strength import item_bonus
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    CARD,
    CHEATED,
    CURSE,
    EQUIPPED,
    FOE,
    FOR_FIGHTERS,
    FOR_MONSTERS,
    ITEM,
    MONSTER,
    SEAT,
    THING,
    hand_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import has_room
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.terms import Kind, Move, Seat


def aim_of(t: Tidings, kind: Kind, part: i64) -> i64:
    """What must be named."""
    return t.prints[kind].aims[part]


def is_double(aim: i64) -> bool:
    """Are two things named, one after the other?"""
    return aim in (AT_FOE_AND_HAND, AT_FIGHTER_ITEM, AT_CURSE, AT_RIVAL_ITEM)


def from_hand(aim: i64) -> bool:
    """Is a card of the seat's own hand named?"""
    return aim == AT_HAND_MONSTER or aim == AT_FOE_AND_HAND


def targets(t: Tidings, me: Seat, kind: Kind, part: i64) -> list[Move]:
    """What may be named first."""
    aim = aim_of(t, kind, part)
    if aim == AT_SIDE:
        return [FOR_FIGHTERS, FOR_MONSTERS]
    if aim == AT_FOE_AND_HAND and not hand_monsters(t, me):
        return []
    if aim == AT_FOE or aim == AT_FOE_AND_HAND:
        return [FOE + i for i in range(len(t.foes))]
    if aim == AT_HAND_MONSTER:
        return hand_monsters(t, me) if has_place(t) else []
    if aim == AT_OWN_ITEM:
        return own_items(t, me)
    return [SEAT + s for s in range(t.seats) if is_target(t, me, s, kind, part)]


def is_target(t: Tidings, me: Seat, seat: Seat, kind: Kind, part: i64) -> bool:
    """May this player be named?"""
    aim = aim_of(t, kind, part)
    if t.is_gone(seat):
        return False
    if aim == AT_SEAT:
        return True
    if aim == AT_BELOW_NINE:
        return t.levels[seat] < 9
    if aim == AT_CURSE:
        return len(curses(t, seat)) > 0
    if aim == AT_FIGHTER_ITEM:
        return t.is_fighter(seat) and len(helpful(t, seat)) > 0
    if seat == me:
        return False
    if aim == AT_RIVAL_ABOVE_ONE:
        return t.levels[seat] > 1
    if aim == AT_FIGHTER:
        return t.is_fighter(seat) and not is_spent(t, me, seat, kind, part)
    if aim == AT_RIVAL_ITEM:
        return not t.is_fighter(seat) and len(booty(t, me, seat)) > 0
    return aim == AT_RIVAL_HAND


def is_spent(t: Tidings, me: Seat, victim: Seat, kind: Kind, part: i64) -> bool:
    """Has this ability been used on this fighter as often as allowed? A card is used once."""
    if part < ABILITY:
        return False
    ability = t.prints[kind].abilities[part - ABILITY]
    if ability.per != PER_VICTIM:
        return False
    return t.uses.count((me, kind, part, victim)) >= ability.uses


def seconds(t: Tidings, me: Seat, kind: Kind, part: i64, target: i64) -> list[Move]:
    """What may be named after that."""
    aim = aim_of(t, kind, part)
    if aim == AT_FOE_AND_HAND:
        return hand_monsters(t, me)
    if aim == AT_FIGHTER_ITEM:
        return [move_of(item, THING) for item in helpful(t, target)]
    if aim == AT_CURSE:
        return [move_of(curse, THING) for curse in curses(t, target)]
    return [move_of(item, THING) for item in booty(t, me, target)]


def hand_monsters(t: Tidings, me: Seat) -> list[Move]:
    """Monsters in the hand."""
    held = t.held(hand_of(me))
    return [move_of(kind, CARD) for kind in held if t.prints[kind].sort == MONSTER]


def own_items(t: Tidings, me: Seat) -> list[Move]:
    """Permanent Items without a Cheat!."""
    cards = t.front(me)
    free = [
        cards[i]
        for i in range(len(cards))
        if t.print(cards[i]).sort == ITEM and not t.marks[me][i] & CHEATED
    ]
    return [move_of(kind, THING) for kind in kinds_of(t, free)]


def curses(t: Tidings, seat: Seat) -> list[Kind]:
    """Curses lying in front of a seat."""
    return kinds_of(t, [card for card in t.front(seat) if t.print(card).sort == CURSE])


def helpful(t: Tidings, seat: Seat) -> list[Kind]:
    """Equipped Items that give more than 0 now."""
    cards = t.front(seat)
    found = [
        cards[i]
        for i in range(len(cards))
        if t.marks[seat][i] & EQUIPPED and item_bonus(t, seat, i) > 0
    ]
    return kinds_of(t, found)


def booty(t: Tidings, me: Seat, seat: Seat) -> list[Kind]:
    """Small Items that could be stolen."""
    kinds = kinds_of(t, items_in(t, seat, F_SMALL))
    return [kind for kind in kinds if has_room(t, me, kind)]
