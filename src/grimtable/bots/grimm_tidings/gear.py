"""What to wear: every Item and every Cheat! where it gives most."""

from grimtable.games.grimm_tidings.cards.prints import BONUS, ESCAPE, FORBID, HAND_LIMIT, REQUIRE
from grimtable.games.grimm_tidings.fights.strength import holds, of_card
from grimtable.games.grimm_tidings.ids import (
    CHEATED,
    EQUIP,
    EQUIPPED,
    HANDS,
    ITEM,
    TAKE_OFF,
    front_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import equip, place_of, set_equipped
from grimtable.games.grimm_tidings.table import Tidings


def score(t: Tidings, seat: int, kind: int) -> float:
    """An Item worn: its bonus, a little for running and for a larger hand."""
    card = t.prints[kind]
    worth = float(of_card(t, card, seat, BONUS)) + 0.4 * float(of_card(t, card, seat, ESCAPE))
    return worth + float(of_card(t, card, seat, HAND_LIMIT)) + (0.1 if card.abilities else 0.0)


def outfit(t: Tidings, seat: int) -> float:
    """All that is worn."""
    cards = t.front(seat)
    total = 0.0
    for i in range(len(cards)):
        if t.print(cards[i]).sort == ITEM and t.marks[seat][i] & EQUIPPED:
            total += score(t, seat, int(t.kinds[cards[i]]))
    return total


def dress(t: Tidings, seat: int, options: list[int]) -> int:
    """The change of equipment that helps most; -1: none does."""
    puts = [move for move in options if verb_of(move) == EQUIP]
    if not puts:
        return -1
    now = outfit(t, seat)
    best, found = -1, now + 0.05
    for move in puts:
        kind = kind_of(move)
        if score(t, seat, int(kind)) <= 0:
            continue
        worth = outfit_with(t, seat, int(kind), -1)
        if worth > found:
            best, found = move, worth
        if t.prints[kind].slot == HANDS and t.prints[kind].hands == 1:
            for off in hand_items(t, seat):
                worth = outfit_with(t, seat, int(kind), off)
                if worth > found and move_of(off, TAKE_OFF) in options:
                    best, found = int(move_of(off, TAKE_OFF)), worth
    return best


def hand_items(t: Tidings, seat: int) -> list[int]:
    """What is held in the hands now, Cheat! aside."""
    cards = t.front(seat)
    held: list[int] = []
    for i in range(len(cards)):
        if t.print(cards[i]).slot == HANDS and t.marks[seat][i] & (EQUIPPED | CHEATED) == EQUIPPED:
            held.append(int(t.kinds[cards[i]]))
    return held


def outfit_with(t: Tidings, seat: int, kind: int, off: int) -> float:
    """All that is worn after one Item was put on, another taken off before if need be."""
    marks = t.marks[seat][:]
    changes = t.changes[seat]
    if off >= 0:
        set_equipped(t, seat, place_of(t, seat, off, True), False)
    equip(t, seat, kind)
    worth = outfit(t, seat)
    t.marks[seat] = marks
    t.changes[seat] = changes
    return worth


def wear_gain(t: Tidings, seat: int, kind: int) -> float:
    """By how much an Item not yet carried, or lying idle, would raise what is worn."""
    card = t.prints[kind]
    if card.sort != ITEM or not is_wearable(t, seat, kind):
        return 0.0
    mine = score(t, seat, kind)
    if not card.slot:
        return mine
    worn: list[float] = []
    cards = t.front(seat)
    for i in range(len(cards)):
        other = t.print(cards[i])
        if other.slot == card.slot and t.marks[seat][i] & (EQUIPPED | CHEATED) == EQUIPPED:
            worn.append(score(t, seat, int(t.kinds[cards[i]])))
            if other.hands == 2:
                return mine - worn[0]
    worn.sort()
    if card.slot == HANDS and card.hands == 1:
        return mine - (worn[0] if len(worn) == 2 else 0.0)
    return mine - sum(worn)


def is_wearable(t: Tidings, seat: int, kind: int) -> bool:
    """May this seat equip it, slots aside?"""
    for rule in t.prints[kind].numbers:
        if rule.what == REQUIRE and not holds(t, rule.condition, seat):
            return False
        if rule.what == FORBID and holds(t, rule.condition, seat):
            return False
    return True


def is_idle(t: Tidings, seat: int, kind: int) -> bool:
    """Does this Item lie in front of its owner without being worn?"""
    return place_of(t, seat, kind, False) >= 0


def cheat_gain(t: Tidings, seat: int, kind: int) -> float:
    """What Cheat! on an idle Item of one's own would add."""
    if t.find(front_of(seat), kind) < 0 or not is_idle(t, seat, kind):
        return 0.0
    return score(t, seat, kind) - max(0.0, wear_gain(t, seat, kind))
