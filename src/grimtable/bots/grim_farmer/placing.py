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
"""A hand that fits the next call with this probability is left as it is."""
TRUST: Final[list[float]] = [0.0, 0.2, 1.0]
"""The chance of placing the whole hand if others missed 0, 1, or 2 chances to challenge."""


def draw_count(sight: Sight) -> int:
    """How many cards to draw for a hand that allows an honest pile."""
    many = int(sight.style.refill_to) - sight.held if wants_cards(sight) else 0
    return DRAW + min(max(0, many), len(sight.options) - 1)


def draw_more(sight: Sight) -> int:
    """Whether to draw one more card."""
    return MORE if wants_cards(sight) else STOP


def wants_cards(sight: Sight) -> bool:
    """Is the hand so small that it would be forced to bluff?"""
    return sight.held <= sight.style.refill_at and set_chance(sight) < LIKELY


def place(sight: Sight) -> list[int]:
    """The whole pile: a win, an honest pile, or a bluff."""
    fitting, mice = sight.fitting(sight.call), sight.hand[MOUSE]
    if sight.held <= MOST_PLACED and fitting + mice == sight.held:
        return chain(sight, by_worth(sight, 0), sight.held)
    if is_fearless(sight):
        return chain(sight, by_worth(sight, 0), min(MOST_PLACED, sight.held))
    if sight.style.fives:
        if fitting < MOST_PLACED:
            return bluff(sight, MOST_PLACED)
    elif fitting + mice < 2:
        return bluff(sight, bluff_size(sight, 2))
    elif is_bluffing(sight, fitting):
        return bluff(sight, bluff_size(sight, max(2, fitting) + 1))
    return honest(sight, fitting, mice)


def is_fearless(sight: Sight) -> bool:
    """Will nobody challenge, judging by the past?"""
    if sight.style.bluff == 0 or sight.memory is None or not sight.memory.trust():
        return False
    return sight.chance() < TRUST[min(2, sight.memory.trust())]


def is_bluffing(sight: Sight, fitting: int) -> bool:
    """Does it bluff though an honest pile is possible? By the dice, and only from a large hand."""
    if fitting >= MOST_PLACED or sight.held - 2 <= max(2, fitting):
        return False
    rate = sight.style.bluff * EAGER[max(2, fitting)]
    if sight.hand[SNAKE]:
        rate *= sight.style.dump
    return sight.chance() < rate


def bluff_size(sight: Sight, least: int) -> int:
    """A size that an honest pile of such a hand could have, by the dice."""
    sizes = bluff_sizes(
        holding(sight, sight.held, luck(sight, sight.me)), sight.held, least, sight.style.tilt
    )
    roll = sight.chance()
    for many in range(2, MOST_PLACED):
        roll -= sizes[many]
        if roll < 0:
            return many
    return MOST_PLACED


def bluff(sight: Sight, many: int) -> list[int]:
    """The cards of least worth, whatever they are; two are kept back if possible."""
    many = min(many, max(2, sight.held - 2))
    return chain(sight, by_worth(sight, sight.held - many), many)


def honest(sight: Sight, fitting: int, mice: int) -> list[int]:
    """All cards that fit, and Mice if the pile needs them or two normal cards at most are left."""
    least = min(MOST_PLACED, fitting)
    spent = max(0, 2 - fitting)
    left = sight.held - fitting - mice
    if left <= 2 and fitting + mice <= MOST_PLACED and left == sight.normals() - fitting:
        spent = mice
    order = [
        kind for kind in by_worth(sight, sight.held) if kind < NORMALS and FITS[kind] & sight.call
    ]
    return chain(sight, order[:least] + [MOUSE] * spent, least + spent)


def chain(sight: Sight, kinds: list[int], many: int) -> list[int]:
    """These cards as moves, and the end of the chain where it does not end by itself."""
    moves = [CARD + kind for kind in kinds[:many]]
    if many < min(MOST_PLACED, sight.held):
        moves.append(ENOUGH)
    return moves


def reward(sight: Sight) -> list[int]:
    """Two normal cards, those of least worth."""
    normals = [kind for kind in by_worth(sight, sight.held) if kind < NORMALS]
    both = sight.setup.reward_discard == 1
    if not normals or (both and len(normals) < 2):
        return [ENOUGH]
    moves = [CARD + kind for kind in normals[:2]]
    return moves if len(moves) == 2 else moves + [ENOUGH]
