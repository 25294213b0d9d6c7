"""Carried and equipped: slots, Big Items, Cheat!. Rules: GT-9. Rulings: GT-R2, GT-R14, GT-R55."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.naming import each_once
from grimtable.games.grimm_tidings.cards.prints import BIG_LIMIT, FORBID, HAND_LIMIT, REQUIRE
from grimtable.games.grimm_tidings.fights.strength import holds, item_bonus, standing
from grimtable.games.grimm_tidings.ids import (
    CHEATED,
    EQUIPMENT,
    EQUIPPED,
    HANDS,
    ITEM,
    LOCKED,
    front_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.terms import Card, Kind, Seat

MOST_CHANGES: Final = 20
"""Changes of equipment per player and window (GT-T18)."""


def is_usable(t: Tidings, seat: Seat, card: Card, mark: i64) -> bool:
    """May its owner equip it, slots aside?"""
    if mark & CHEATED:
        return True
    for rule in t.print(card).numbers:
        if rule.what == REQUIRE and not holds(t, rule.condition, seat):
            return False
        if rule.what == FORBID and holds(t, rule.condition, seat):
            return False
    return True


def equip(t: Tidings, seat: Seat, kind: Kind) -> None:
    """Put one Item on, taking off what is in its way (GT-T19)."""
    at = place_of(t, seat, kind, False)
    card = t.print(t.front(seat)[at])
    if not t.marks[seat][at] & CHEATED and card.slot:
        free = 2 - card.hands if card.slot == HANDS else 0
        for i in range(len(t.marks[seat]) - 1, -1, -1):  # what was carried longest goes first
            other = t.print(t.front(seat)[i])
            mark = t.marks[seat][i]
            if other.slot == card.slot and mark & EQUIPPED and not mark & CHEATED:
                free -= other.hands if card.slot == HANDS else 1
                if free < 0:
                    set_equipped(t, seat, i, False)
                    free += other.hands if card.slot == HANDS else 1
    set_equipped(t, seat, at, True)


def set_equipped(t: Tidings, seat: Seat, at: i64, on: bool) -> None:
    """Turn an Item upright or sideways."""
    mark = t.marks[seat][at]
    t.marks[seat][at] = mark | EQUIPPED if on else mark & ~EQUIPPED
    t.note(EQUIPMENT, seat, t.kinds[t.front(seat)[at]] * 2 + (1 if on else 0))


def place_of(t: Tidings, seat: Seat, kind: Kind, equipped: bool) -> i64:
    """Where the first copy of a kind lies that is equipped, or is not; -1: nowhere."""
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.kinds[cards[i]] == kind and (t.marks[seat][i] & EQUIPPED != 0) == equipped:
            return i
    return -1


def equippable(t: Tidings, seat: Seat) -> list[Kind]:
    """The kinds a seat could equip now."""
    kinds: list[Kind] = []
    cards = t.front(seat)
    for i in range(len(cards)):
        mark = t.marks[seat][i]
        if t.print(cards[i]).sort == ITEM and not mark & EQUIPPED:
            if t.kinds[cards[i]] not in kinds and is_usable(t, seat, cards[i], mark):
                kinds.append(t.kinds[cards[i]])
    return kinds


def equipped(t: Tidings, seat: Seat) -> list[Kind]:
    """The kinds a seat has equipped."""
    kinds: list[Kind] = []
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.marks[seat][i] & EQUIPPED and t.kinds[cards[i]] not in kinds:
            kinds.append(t.kinds[cards[i]])
    return kinds


def tradable(t: Tidings, seat: Seat) -> list[Kind]:
    """A seat's carried Items that are not promised to anybody, every copy."""
    kinds: list[Kind] = []
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.print(cards[i]).is_item() and not t.marks[seat][i] & LOCKED:
            kinds.append(t.kinds[cards[i]])
    return kinds


def carried(t: Tidings, seat: Seat) -> list[Kind]:
    """The kinds among them."""
    return each_once(tradable(t, seat))


def carries(t: Tidings, seat: Seat) -> bool:
    """Has a seat any of them?"""
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.print(cards[i]).is_item() and not t.marks[seat][i] & LOCKED:
            return True
    return False


# Big Items


def big_items(t: Tidings, seat: Seat) -> list[Card]:
    """The Big Items a seat carries; one under Cheat! does not count."""
    cards = t.front(seat)
    return [
        cards[i]
        for i in range(len(cards))
        if t.print(cards[i]).is_big and not t.marks[seat][i] & CHEATED
    ]


def bigs(t: Tidings, seat: Seat) -> i64:
    """How many there are."""
    return len(big_items(t, seat))


def big_limit(t: Tidings, seat: Seat) -> i64:
    """How many it may carry."""
    return 99 if t.rules.big_free else 1 + standing(t, seat, BIG_LIMIT)


def has_room(t: Tidings, seat: Seat, kind: Kind) -> bool:
    """May a seat get this Item under the limit for Big Items?"""
    return not t.prints[kind].is_big or bigs(t, seat) < big_limit(t, seat)


def fits_trade(t: Tidings, seat: Seat, comes: Kind, goes: Kind) -> bool:
    """Would an exchange keep a seat's Big limit? -1 stands for no Item."""
    count = bigs(t, seat)
    if comes >= 0 and t.prints[comes].is_big:
        count += 1
    if goes >= 0 and t.prints[goes].is_big:
        card = t.find(front_of(seat), goes)
        count -= 0 if t.mark(seat, card) & CHEATED else 1
    return count <= big_limit(t, seat) or comes < 0 or not t.prints[comes].is_big


def hand_limit(t: Tidings, seat: Seat) -> i64:
    """Cards kept at the end of the turn (GT-2.7)."""
    return 5 + standing(t, seat, HAND_LIMIT)


def turn_illegal(t: Tidings, seat: Seat) -> None:
    """State check (c): equipped Items that became illegal are turned sideways (GT-R14)."""
    changed = True
    while changed:
        changed = False
        cards = t.front(seat)
        for i in range(len(cards)):
            if t.marks[seat][i] & EQUIPPED and not is_usable(t, seat, cards[i], t.marks[seat][i]):
                set_equipped(t, seat, i, False)
                changed = True


def turn_big(t: Tidings, seat: Seat) -> None:
    """A fighter over the limit keeps the best Big Items equipped (GT-R2)."""
    over = -big_limit(t, seat)
    cards = t.front(seat)
    for i in range(len(cards)):
        if t.print(cards[i]).is_big and t.marks[seat][i] & (EQUIPPED | CHEATED) == EQUIPPED:
            over += 1
    while over > 0:
        worst: i64 = -1
        for i in range(len(cards)):
            if t.print(cards[i]).is_big and t.marks[seat][i] & (EQUIPPED | CHEATED) == EQUIPPED:
                if worst < 0 or item_bonus(t, seat, i) <= item_bonus(t, seat, worst):
                    worst = i
        set_equipped(t, seat, worst, False)
        over -= 1
