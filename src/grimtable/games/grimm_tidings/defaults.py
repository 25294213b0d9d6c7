"""The answer when a clock runs out: section 5 of the ledger."""

from collections.abc import Callable, Sequence

from grimtable.games.grimm_tidings.cards.choices import LoseHand, LoseItem, SearchPick, held_by
from grimtable.games.grimm_tidings.cards.effects import Work
from grimtable.games.grimm_tidings.cards.prints import BONUS
from grimtable.games.grimm_tidings.deal import Setup, dress
from grimtable.games.grimm_tidings.fights.fight import PickTreasure
from grimtable.games.grimm_tidings.fights.running import RunNext
from grimtable.games.grimm_tidings.fights.strength import of_card
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
    SPOILS,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import equippable, equipped
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.charity import Alms, AlmsTo
from grimtable.games.grimm_tidings.turn.checks import DropBig

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
            came = _arrivals(t, seat, options)
            return max(options, key=lambda move: (worth(t, seat, move), -came.index(move)))
    for move in PLAIN:
        if move in options:
            return int(move)
    return options[0]


def _arrivals(t: Tidings, seat: int, options: list[int]) -> list[int]:
    """The options in the order in which their cards came; a tie goes to the first.

    Of Big Items the first are kept, so that the last goes.
    """
    frame = t.stack[-1]
    if isinstance(frame, PickTreasure):
        return _in_order(t, options, t.zones[SPOILS])
    if isinstance(frame, SearchPick):
        return _in_order(t, options, t.zones[frame.pile])
    if isinstance(frame, LoseHand | Alms):
        return _in_order(t, options, held_by(t, seat))
    return options[::-1] if isinstance(frame, DropBig) else options


def _in_order(t: Tidings, options: list[int], cards: Sequence[int]) -> list[int]:
    """Options that name cards, in the order in which these lie."""
    kinds = [int(t.kinds[card]) for card in cards]
    return sorted(options, key=lambda move: kinds.index(kind_of(move)))


def _gold(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The dearest."""
    return (int(t.prints[kind_of(move)].gold),)


def _cheap(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The lowest bonus for whoever loses it, then the lowest Gold."""
    frame = t.stack[-1]
    assert isinstance(frame, LoseItem)
    return *_weak(t, int(frame.victim), move), -int(t.prints[kind_of(move)].gold)


def _weak(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The lowest bonus."""
    return (-_bonus(t, seat, kind_of(move)),)


def _bonus(t: Tidings, seat: int, kind: int) -> int:
    return int(of_card(t, t.prints[kind], seat, BONUS))


def _level(t: Tidings, seat: int, move: int) -> tuple[int, ...]:
    """The monster of the highest Level."""
    return (int(t.prints[t.foe_kind(move - FOE)].level),)


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
    DropBig: _weak,
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
    """All permanent Items laid down, the better ones first, and the best set of them equipped."""
    said = t.answers[seat]
    if not said:
        return PASS
    trial = t.clone()
    for move in said[1:]:
        dress(trial, seat, move)
    laid = [move for move in options if verb_of(move) == LAY and _is_permanent(t, move)]
    if laid:
        came = _in_order(t, laid, t.hand(seat))
        return max(came, key=lambda move: _bonus(trial, seat, kind_of(move)))
    for kind in _best_set(trial, seat):
        if move_of(kind, EQUIP) in options:
            return int(move_of(kind, EQUIP))
    return READY


def _is_permanent(t: Tidings, move: int) -> bool:
    return bool(t.prints[kind_of(move)].sort == ITEM)


def _best_set(t: Tidings, seat: int) -> list[int]:
    """The carried Items that give most together; where two sets give the same, the first ones."""
    kinds = [int(kind) for kind in equippable(t, seat) + equipped(t, seat)]
    came = [int(t.kinds[card]) for card in t.front(seat)]
    kinds.sort(key=came.index)
    sets: list[list[int]] = [[]]
    for kind in kinds:
        sets = [
            more
            for one in sets
            for more in (([*one, kind], one) if _fits(t, one, kind) else (one,))
        ]
    return max(sets, key=lambda one: sum(_bonus(t, seat, kind) for kind in one))


def _fits(t: Tidings, worn: list[int], kind: int) -> bool:
    """Is there a place for it beside these?"""
    card = t.prints[kind]
    same = [t.prints[other] for other in worn if card.slot and t.prints[other].slot == card.slot]
    if card.slot == HANDS:
        return sum(int(other.hands) for other in same) + int(card.hands) <= 2
    return not same
