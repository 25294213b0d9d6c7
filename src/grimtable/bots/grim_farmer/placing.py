"""Phases 1 and 4, and the reward: which cards come and which go."""

from typing import Final

from grimtable.bots.grim_farmer.belief import EAGER, bluff_sizes, holding, luck
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.values import by_worth, set_chance
from grimtable.games.grim_farmer.ids import (
    CARD,
    DRAW,
    ENOUGH,
    FITS,
    MORE,
    MOST_PLACED,
    MOUSE,
    NORMALS,
    SNAKE,
    STOP,
)

LIKELY: Final = 0.5
"""A final set that fits the next call so likely is left as it is."""
TRUST: Final[list[float]] = [0.0, 0.2, 1.0]
"""How often the whole hand is dared where others have let 0, 1, or 2 chances to challenge pass."""


def draw_count(s: Sight) -> int:
    """Up to a hand that allows an honest pile."""
    many = int(s.style.refill_to) - s.held if wants_cards(s) else 0
    return DRAW + min(max(0, many), len(s.options) - 1)


def draw_more(s: Sight) -> int:
    """The same card by card."""
    return MORE if wants_cards(s) else STOP


def wants_cards(s: Sight) -> bool:
    """Is the hand so small that it would be forced to bluff?"""
    return s.held <= s.style.refill_at and set_chance(s) < LIKELY


def place(s: Sight) -> list[int]:
    """The whole pile: a win, an honest pile, or a bluff."""
    fitting, mice = s.fitting(s.call), s.hand[MOUSE]
    if s.held <= MOST_PLACED and fitting + mice == s.held:
        return chain(s, by_worth(s, 0), s.held)
    if is_fearless(s):
        return chain(s, by_worth(s, 0), min(MOST_PLACED, s.held))
    if s.style.fives:
        if fitting < MOST_PLACED:
            return bluff(s, MOST_PLACED)
    elif fitting + mice < 2:
        return bluff(s, bluff_size(s, 2))
    elif is_bluffing(s, fitting):
        return bluff(s, bluff_size(s, max(2, fitting) + 1))
    return honest(s, fitting, mice)


def is_fearless(s: Sight) -> bool:
    """Will nobody look, as far as the past shows?"""
    if s.style.bluff == 0 or s.memory is None or not s.memory.trust():
        return False
    return s.chance() < TRUST[min(2, s.memory.trust())]


def is_bluffing(s: Sight, fitting: int) -> bool:
    """Junk on top, though an honest pile is possible? By the dice, and only from a large hand."""
    if fitting >= MOST_PLACED or s.held - 2 <= max(2, fitting):
        return False
    rate = s.style.bluff * EAGER[max(2, fitting)]
    if s.hand[SNAKE]:
        rate *= s.style.dump
    return s.chance() < rate


def bluff_size(s: Sight, least: int) -> int:
    """A size that an honest pile of such a hand could have, by the dice."""
    sizes = bluff_sizes(holding(s, s.held, luck(s, s.me)), s.held, least, s.style.tilt)
    roll = s.chance()
    for many in range(2, MOST_PLACED):
        roll -= sizes[many]
        if roll < 0:
            return many
    return MOST_PLACED


def bluff(s: Sight, many: int) -> list[int]:
    """The cards of least worth, whatever they are; two are kept back if possible."""
    many = min(many, max(2, s.held - 2))
    return chain(s, by_worth(s, s.held - many), many)


def honest(s: Sight, fitting: int, mice: int) -> list[int]:
    """All that fits; Mice to fill up, or where they leave no more than two normal cards."""
    least = min(MOST_PLACED, fitting)
    spent = max(0, 2 - fitting)
    left = s.held - fitting - mice
    if left <= 2 and fitting + mice <= MOST_PLACED and left == s.normals() - fitting:
        spent = mice
    order = [kind for kind in by_worth(s, s.held) if kind < NORMALS and FITS[kind] & s.call]
    return chain(s, order[:least] + [MOUSE] * spent, least + spent)


def chain(s: Sight, kinds: list[int], many: int) -> list[int]:
    """These cards as moves, and the end of the chain where it does not end by itself."""
    moves = [CARD + kind for kind in kinds[:many]]
    if many < min(MOST_PLACED, s.held):
        moves.append(ENOUGH)
    return moves


def reward(s: Sight) -> list[int]:
    """Two normal cards, those of least worth."""
    normals = [kind for kind in by_worth(s, s.held) if kind < NORMALS]
    both = s.setup.reward_discard == 1
    if not normals or (both and len(normals) < 2):
        return [ENOUGH]
    moves = [CARD + kind for kind in normals[:2]]
    return moves if len(moves) == 2 else moves + [ENOUGH]
