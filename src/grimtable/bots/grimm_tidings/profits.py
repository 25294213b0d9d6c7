"""What a program brings whoever uses it outside combat, read clause by clause."""

from typing import Final

from grimtable.bots.grimm_tidings.gear import wear_gain
from grimtable.bots.grimm_tidings.sight import (
    DOOR,
    PER_POINT,
    TREASURE,
    Sight,
    gain_worth,
    loss_worth,
)
from grimtable.bots.grimm_tidings.values import GOLD, hand_worth, item_worth
from grimtable.games.grimm_tidings.cards.aims import booty
from grimtable.games.grimm_tidings.cards.playing import payable
from grimtable.games.grimm_tidings.cards.prints import (
    DRAW,
    GAIN_LEVEL,
    LOOK_HAND,
    LOSE_LEVEL,
    OTHER,
    SEARCH,
    TAKE_ITEM,
    TEST,
    Clause,
    Print,
)
from grimtable.games.grimm_tidings.fights.strength import holds
from grimtable.games.grimm_tidings.ids import TREASURES, kind_of

ENOUGH: Final = 6
"""Discards that make a search worth while."""
FOUND: Final = 0.9
"""The best of them."""
CURIOUS: Final = 7
"""From this Level on it matters what others hold."""


def profit(sight: Sight, card: Print, part: int) -> float:
    """What a part of a card brings this seat now, in levels."""
    return sum(
        [
            act_gain(sight, clause)
            for clause in card.parts[part]
            if holds(sight.t, clause.condition, sight.me)
        ]
    )


def act_gain(sight: Sight, clause: Clause | None) -> float:
    """What one act brings; 0: nothing that counts outside combat."""
    if clause is None:
        return 0.0
    act, n = clause.act, int(clause.amount)
    level = int(sight.t.levels[sight.me])
    if act == GAIN_LEVEL:
        return gain_worth(level, min(n, 9 - level))
    if act == LOSE_LEVEL:
        return harm_by_levels(sight, n) if clause.word == OTHER else -loss_worth(level, n)
    if act == DRAW:
        return n * (TREASURE if clause.word == TREASURES else DOOR)
    if act == SEARCH:
        return FOUND if len(sight.view.zones[clause.word]) >= ENOUGH else 0.0
    if act == TAKE_ITEM:
        return best_booty(sight)[0]
    if act == LOOK_HAND:
        return 0.12 if level >= CURIOUS else 0.0
    if act == TEST:
        luck = (7 - n) / 6
        return luck * act_gain(sight, clause.passes) + (1 - luck) * act_gain(sight, clause.fails)
    return 0.0


def harm_by_levels(sight: Sight, levels: int) -> float:
    """What it is worth that the rival who matters most loses this number."""
    return max(
        [
            sight.envy(seat) * loss_worth(int(sight.t.levels[seat]), levels)
            for seat in sight.rivals()
        ]
    )


def best_booty(sight: Sight) -> tuple[float, int, int]:
    """(worth, seat, Item) of the best thing to steal: what it adds here and takes there."""
    best = (0.0, -1, -1)
    for seat in sight.rivals():
        if sight.t.is_fighter(seat):
            continue
        for kind in booty(sight.t, sight.me, seat):
            gain = PER_POINT * max(0.0, wear_gain(sight.t, sight.me, int(kind))) + 0.15
            worth = gain + sight.envy(seat) * item_worth(sight.t, seat, int(kind))
            if worth > best[0]:
                best = (worth, seat, int(kind))
    return best


def kept(card: Print) -> float:
    """What a card that could be used at any time is worth unused."""
    return max(0.3, GOLD * float(card.gold))


def price(sight: Sight, kind: int, cost: int) -> float:
    """What the cheapest payment of this number of hand cards costs."""
    worths = sorted(
        [hand_worth(sight, int(kind_of(move))) for move in payable(sight.t, sight.me, True, kind)]
    )
    return sum(worths[:cost]) if len(worths) >= cost else 0.8
