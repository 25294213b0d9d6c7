"""What a card is worth in hand, and what a hand is worth under a call."""

from typing import Final

from grimtable.bots.grim_farmer.sight import Sight
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    ANY_ANIMAL,
    ANY_COLOUR,
    COLOURS,
    FIRST_COLOUR,
    FITS,
    KINDS,
    MOST_PLACED,
    MOUSE,
    SNAKE,
)
from grimtable.games.grim_farmer.options import DRAW_UP, SIT_OUT

WIN: Final = 6.0
"""A win, in cards."""
READY: Final = 1.5
"""Two normal cards or fewer: one successful challenge wins."""
FORCED: Final = 0.7
"""What a forced bluff brings, on the average."""
LINK: Final = 0.08
"""What it adds to a card that another one shares its animal or colour."""
FREE: Final = 0.8
"""The worth of an action special that can be shed in a coming Phase 3."""


def pieces(sight: Sight, side: int) -> int:
    """All pieces of one side of this deck, as a mask."""
    if side == ANY_ANIMAL:
        return (1 << sight.setup.animals) - 1
    return ((1 << sight.setup.colours) - 1) << FIRST_COLOUR


def coming(sight: Sight, side: int) -> int:
    """The pieces of one side that may come in the next Turn (GF-5.2)."""
    every = pieces(sight, side)
    return every if sight.setup.call_rule else every & ~sight.call


def bits(mask: int) -> list[int]:
    """The places of a mask's bits."""
    return [place for place in range(14) if mask >> place & 1]


def count(mask: int) -> int:
    """How many bits a mask has."""
    return len(bits(mask))


def keep(sight: Sight, kind: int, is_end: bool) -> float:
    """What a card of this kind is worth in hand; at the end only normal cards can be discarded."""
    if kind == SNAKE:
        return -1.0
    if kind == MOUSE:
        return 2.0
    if kind >= ACTIONS:
        return -0.5 if is_end else FREE / sight.hand[kind]
    return next_chance(sight, kind) + LINK * links(sight, kind)


def next_chance(sight: Sight, kind: int) -> float:
    """How likely a normal card fits the next call."""
    fits = FITS[kind]
    animals, colours = coming(sight, ANY_ANIMAL), coming(sight, ANY_COLOUR)
    miss = 1.0
    if fits & animals:
        miss -= 1.0 / count(animals)
    if fits & colours:
        miss *= 1.0 - 1.0 / count(colours)
    return 1.0 - miss


def links(sight: Sight, kind: int) -> int:
    """How many other normal cards in hand share the animal or the colour."""
    animal, colour = kind // COLOURS, kind % COLOURS
    total = -1
    for other in sight.normal_kinds:
        if other // COLOURS == animal or other % COLOURS == colour:
            total += sight.hand[other]
    return total


def by_worth(sight: Sight, left: int) -> list[int]:
    """All cards of the hand, the least valuable first, if this number is to be left."""
    cards: list[tuple[float, int]] = []
    for kind in range(KINDS):
        if sight.hand[kind]:
            value = keep(sight, kind, left <= 2)
            for copy in range(sight.hand[kind]):
                cards.append((value, kind))
    cards.sort()
    return [kind for value, kind in cards]


def outlook(sight: Sight, call: int, spent: int) -> float:
    """What the hand is worth under a call, in cards, without this number of action specials."""
    held = sight.held - spent
    fitting = sight.fitting(call)
    every = fitting + sight.hand[MOUSE]
    if held == 0:
        return WIN
    if held == 1:
        return single(sight, every)
    if held == every and held <= MOST_PLACED:
        return WIN
    if every < 2:
        return FORCED - held
    placed = min(MOST_PLACED, fitting) if fitting >= 2 else 2
    left = held - placed
    ready = left <= 2 and left <= sight.normals() - fitting
    return (READY if ready else 0.0) - left


def single(sight: Sight, every: int) -> float:
    """A hand of one card (GF-R10)."""
    if sight.setup.short_hand == DRAW_UP:
        return WIN * every * sight.share() - 2.5
    if sight.setup.short_hand == SIT_OUT:
        return -1.0
    return WIN if every else -2.0


def set_chance(sight: Sight) -> float:
    """How likely the whole hand can be placed honestly in the next Turn."""
    if sight.held < 2 or sight.held > MOST_PLACED:
        return 0.0
    animals, colours = bits(coming(sight, ANY_ANIMAL)), bits(coming(sight, ANY_COLOUR))
    hits = 0
    for animal in animals:
        for colour in colours:
            if sight.fitting(1 << animal | 1 << colour) + sight.hand[MOUSE] == sight.held:
                hits += 1
    return hits / (len(animals) * len(colours))
