"""Everybody's chance to win the game, by what all can see.

The numbers are a fit (conditional logit) to the turns of games among heuristics.
"""

from math import exp
from typing import Final

from grimtable.games.grimm_tidings.cards.prints import BONUS
from grimtable.games.grimm_tidings.fights.strength import of_card
from grimtable.games.grimm_tidings.ids import EQUIPPED
from grimtable.games.grimm_tidings.table import Tidings

LEVELS: Final = [0.0, 0.0, 0.12, 0.28, 0.55, 0.9, 1.27, 1.65, 2.26, 3.4]
"""By Level: differences early in the game are made up for, those at the end are not."""
POINT: Final = 0.095
"""A point of equipped bonus."""
HELD_TREASURE: Final = 0.15
"""A Treasure that is still in the hand at the end of a turn; the best ones are not."""
HELD_DOOR: Final = 0.22
IDLE_GOLD: Final = 0.0006
"""A piece of Gold in front, not worn."""
ROLE: Final = 0.18
"""A Class or title."""


def footing(t: Tidings, seat: int, doors: int, treasures: int) -> float:
    """How far somebody has come; chances go with its exponential."""
    total = LEVELS[min(9, int(t.levels[seat]))] + HELD_DOOR * doors + HELD_TREASURE * treasures
    cards = t.front(seat)
    for i in range(len(cards)):
        card = t.print(cards[i])
        if t.marks[seat][i] & EQUIPPED:
            total += POINT * float(of_card(t, card, seat, BONUS))
        elif card.is_role():
            total += ROLE
        elif card.is_item():
            total += IDLE_GOLD * float(card.gold)
    return total


def chances_of(footings: list[float]) -> list[float]:
    """Who wins the game how likely."""
    weights = [exp(each) for each in footings]
    total = sum(weights)
    return [weight / total for weight in weights]


def rise(level: int, levels: int) -> float:
    """What this number of levels more adds to a footing, the tenth aside."""
    return LEVELS[min(9, level + levels)] - LEVELS[level]
