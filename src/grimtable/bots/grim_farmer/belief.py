"""How likely a pile is a bluff, judged from sizes, from the cards seen, and from the past."""

from typing import Final

from grimtable.bots.grim_farmer.sight import Sight
from grimtable.games.grim_farmer.ids import MOST_PLACED, SNAKE

STRANGE: Final = 0.06
"""The share of piles that follow no plan at all."""
LUCK: Final = 1.12
"""Hands fit better than chance: what fitted the last call is gone, and that call cannot recur."""
CHOSEN: Final = 1.4
"""The same for the hand of somebody who had a say in the call."""
EAGER: Final[list[float]] = [0.0, 0.0, 1.5, 0.7, 0.1, 0.0]
"""How much a bluff tempts a hand with this many fitting cards: there is ever less to gain."""


def holding(sight: Sight, size: int, better: float) -> list[float]:
    """The chances that a hand of this size holds 0, 1, ... 4, or at least 5 cards that fit."""
    hidden = sight.hidden()
    fit = sight.share() * hidden * better
    chances = [0.0] * 6
    chances[0] = 1.0
    for drawn in range(min(size, hidden)):
        left = hidden - drawn
        for many in range(MOST_PLACED - 1, -1, -1):
            if chances[many] > 0.0:
                hit = chances[many] * min(1.0, max(0.0, fit - many) / left)
                chances[many + 1] += hit
                chances[many] -= hit
    return chances


def luck(sight: Sight, seat: int) -> float:
    """How much better than chance a hand fits the call."""
    if sight.memory is not None and sight.memory.chooser == seat:
        return CHOSEN
    return LUCK if sight.turn > 1 else 1.0


def bluff_sizes(chances: list[float], size: int, least: int, tilt: float) -> list[float]:
    """How often a bluff from a hand of this size has 2, ... 5 cards, at least `least`.

    Bluffs that look like honest piles reveal nothing; two cards are kept back if possible.
    """
    weights = [0.0] * 6
    most = min(MOST_PLACED, max(2, size - 2))
    least = min(least, most)
    total = 0.0
    factor = 1.0
    for many in range(2, most + 1):
        if many >= least:
            weights[many] = (chances[many] + 0.001) * factor
            total += weights[many]
        factor *= tilt
    return [weight / max(total, 0.000001) for weight in weights]


def bad_chance(sight: Sight, seat: int) -> float:
    """How likely this seat's pile is bad."""
    placed = sight.pile(seat)
    size = sight.size(seat) + placed
    chances = holding(sight, size, luck(sight, seat))
    can = 0.0
    for many in range(min(placed, 5), 6):
        can += chances[many]
    if placed < 2 or placed == size:
        bad, good = (1.0 - can) * (1.0 if placed <= 2 else 0.02), can  # all of a hand was laid
    else:
        bad, good = plans(sight, chances, size, placed)
        bad += STRANGE * (1.0 - can)
        good += STRANGE * can
    if sight.memory is not None:
        bad *= sight.memory.suspicion(seat)
    return bad / max(0.000001, bad + good)


def plans(sight: Sight, chances: list[float], size: int, placed: int) -> tuple[float, float]:
    """The weight of all bad and of all good piles of this size, by plan."""
    style = sight.style
    forced = chances[0] + chances[1]
    bad = forced * bluff_sizes(chances, size, 2, style.tilt)[placed]
    for many in range(2, placed):
        sizes = bluff_sizes(chances, size, many + 1, style.tilt)
        bad += chances[many] * doubt(sight, size, many) * sizes[placed]
    good = chances[placed]
    if placed < min(MOST_PLACED, max(2, size - 2)):
        good *= 1.0 - doubt(sight, size, placed)
    return bad, good


def doubt(sight: Sight, size: int, fitting: int) -> float:
    """How often others are thought to bluff with this number of cards that fit, Snake or not."""
    rate = sight.style.doubt * EAGER[fitting]
    snakes = min(1.0, size * sight.unseen()[SNAKE] / max(1, sight.hidden()))
    return (1.0 - snakes) * min(1.0, rate) + snakes * min(1.0, rate * sight.style.dump)
