"""Phase 3: which special to play, and which piece goes back."""

from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.values import bits, outlook, pieces
from grimtable.games.grim_farmer.ids import (
    ACTIONS,
    ANY_ANIMAL,
    ANY_COLOUR,
    CHAMELEON,
    FROG,
    LION,
    PASS,
    PIECE,
    PLAY,
)


def play_special(sight: Sight) -> int:
    """The card that brings most, if it brings enough."""
    if sight.setup.phase3_instant_win and sight.held == 1 and len(sight.options) > 1:
        return sight.options[1]  # the last card wins at once (GF-R15)
    now = outlook(sight, sight.call, 0)
    best, found = PASS, sight.style.patience
    for move in sight.options:
        if move >= PLAY:
            value = promise(sight, ACTIONS + move - PLAY) - now
            if value > found:
                best, found = move, value
    return best


def promise(sight: Sight, kind: int) -> float:
    """What the hand is worth on the average after this special."""
    side = ANY_COLOUR if kind == CHAMELEON or kind == LION else ANY_ANIMAL
    out = sight.call & side
    if not out:
        return outlook(sight, sight.call, 1)
    if kind == CHAMELEON or kind == FROG:
        return redrawn(sight, out, side)
    best = -99.0
    for piece in bits(out):
        best = max(best, exchanged(sight, piece, 1))
    return best


def redrawn(sight: Sight, out: int, side: int) -> float:
    """One piece more is drawn, and the best choice made."""
    total = 0.0
    bag = bits(pieces(sight, side) & ~sight.call)
    unchanged = outlook(sight, sight.call, 1)
    for new in bag:
        best = unchanged
        for piece in bits(out):
            best = max(best, outlook(sight, (sight.call | 1 << new) & ~(1 << piece), 1))
        total += best
    return total / len(bag)


def exchanged(sight: Sight, piece: int, spent: int) -> float:
    """One piece is given up for any of the other side."""
    side = ANY_COLOUR if 1 << piece & ANY_ANIMAL else ANY_ANIMAL
    bag = bits(pieces(sight, side) & ~sight.call)
    total = 0.0
    for new in bag:
        total += outlook(sight, sight.call & ~(1 << piece) | 1 << new, spent)
    return total / len(bag)


def put_back(sight: Sight) -> int:
    """The piece without which the call suits the hand best."""
    out = sight.call | 1 << sight.beside
    best, found = sight.options[0], -99.0
    for move in sight.options:
        value = outlook(sight, out & ~(1 << move - PIECE), 0)
        if value > found:
            best, found = move, value
    return best


def give_up(sight: Sight) -> int:
    """The piece whose exchange promises most."""
    best, found = sight.options[0], -99.0
    for move in sight.options:
        value = exchanged(sight, move - PIECE, 0)
        if value > found:
            best, found = move, value
    return best
