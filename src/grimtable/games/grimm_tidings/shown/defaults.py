"""What a clock that has run out answers: section 5 of the ledger."""

from collections.abc import Callable

from grimtable.games.grimm_tidings.charity import Alms, AlmsTo
from grimtable.games.grimm_tidings.checks import DropBig
from grimtable.games.grimm_tidings.choices import LoseHand, LoseItem, SearchPick, held_by
from grimtable.games.grimm_tidings.deal import Setup, dress
from grimtable.games.grimm_tidings.effects import Work
from grimtable.games.grimm_tidings.fight import PickTreasure
from grimtable.games.grimm_tidings.ids import (
    CARD,
    EQUIP,
    FOE,
    GIVE,
    HANDS,
    ITEM,
    KEEP,
    LAY,
    LOOT,
    LOT,
    MONSTER,
    NONE,
    PASS,
    READY,
    REFUSE,
    SEAT,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.prints import BONUS
from grimtable.games.grimm_tidings.running import RunNext
from grimtable.games.grimm_tidings.strength import of_card, works
from grimtable.games.grimm_tidings.table import Tidings

PLAIN = (PASS, REFUSE, LOOT, KEEP, GIVE, READY, NONE)
"""Where one of these is offered and nothing below says otherwise, it is the answer."""


def default(t: Tidings, seat: int) -> int:
    """The ledger's answer to the open question of this seat."""
    options = [int(move) for move in t.options_of(seat)]
    frame = t.stack[-1]
    if isinstance(frame, Setup):
        return _prepared(t, seat, options)
    if isinstance(frame, LoseHand) and any(isinstance(below, Work) for below in t.stack):
        return _by_lot(t, seat, int(frame.n))
    for cls, worth in WORTHS.items():
        if isinstance(frame, cls):
            return max(options, key=lambda move: (worth(t, seat, move), -options.index(move)))
    for move in PLAIN:
        if move in options:
            return int(move)
    return options[0]


def _gold(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The dearest."""
    return (int(t.prints[kind_of(move)].gold),)


def _cheap(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The lowest bonus, then the lowest Gold."""
    card = t.prints[kind_of(move)]
    return -int(of_card(t, card, seat, BONUS)), -int(card.gold)


def _level(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The monster of the highest Level."""
    return (int(t.prints[t.foes[move - FOE][0]].level),)


def _alms(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """Monsters by highest Level, then the others by lowest Gold."""
    card = t.prints[kind_of(move)]
    return int(card.sort == MONSTER), int(card.level), -int(card.gold)


def _left(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The first in seat order from the giver's left."""
    return (-((move - SEAT - seat - 1) % int(t.seats)),)


WORTHS: dict[type, Callable[[Tidings, int, int], tuple[int, ...]]] = {
    PickTreasure: _gold,
    SearchPick: _gold,
    LoseItem: _cheap,
    LoseHand: _alms,
    DropBig: _cheap,
    RunNext: _level,
    Alms: _alms,
    AlmsTo: _left,
}


def _by_lot(t: Tidings, seat: int, left: int) -> int:
    """Any hand card, as likely as any other; the table's own dice do not move."""
    held = held_by(t, seat)
    dice = t.clone()
    for _ in range(left + int(t.round)):  # another number for each card and round
        drawn = dice.below(len(held), LOT)
    return int(move_of(t.kinds[held[drawn]], CARD))


def _prepared(t: Tidings, seat: int, options: list[int]) -> int:
    """All permanent Items laid down, the better ones first, and equipped where a slot is free."""
    said = t.answers[seat]
    if not said:
        return PASS
    trial = t.clone()
    for move in said[1:]:
        dress(trial, seat, move)
    best, answer = -1, READY
    for move in options:
        card = t.prints[kind_of(move)]
        is_laid = verb_of(move) == LAY and card.sort == ITEM
        if is_laid or (verb_of(move) == EQUIP and _is_free(trial, seat, kind_of(move))):
            worth = int(of_card(trial, card, seat, BONUS)) + 100 * is_laid
            if worth > best:
                best, answer = worth, move
    return answer


def _is_free(t: Tidings, seat: int, kind: int) -> bool:
    """Would nothing be taken off for it?"""
    card = t.prints[kind]
    worn = [t.print(other) for at, other in enumerate(t.front(seat)) if works(t, seat, at)]
    same = [other for other in worn if card.slot and other.slot == card.slot]
    if card.slot == HANDS:
        return sum(int(other.hands) for other in same) + int(card.hands) <= 2
    return not same
