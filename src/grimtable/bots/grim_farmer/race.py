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


def play_special(s: Sight) -> int:
    """The card that brings most, if it brings enough."""
    if s.setup.phase3_instant_win and s.held == 1 and len(s.options) > 1:
        return s.options[1]  # the last card wins at once (GF-R15)
    now = outlook(s, s.call, 0)
    best, found = PASS, s.style.patience
    for move in s.options:
        if move >= PLAY:
            value = promise(s, ACTIONS + move - PLAY) - now
            if value > found:
                best, found = move, value
    return best


def promise(s: Sight, kind: int) -> float:
    """What the hand is worth on the average after this special."""
    side = ANY_COLOUR if kind == CHAMELEON or kind == LION else ANY_ANIMAL
    out = s.call & side
    if not out:
        return outlook(s, s.call, 1)
    if kind == CHAMELEON or kind == FROG:
        return redrawn(s, out, side)
    best = -99.0
    for piece in bits(out):
        best = max(best, exchanged(s, piece, 1))
    return best


def redrawn(s: Sight, out: int, side: int) -> float:
    """One piece more is drawn, and the best choice made."""
    total = 0.0
    bag = bits(pieces(s, side) & ~s.call)
    unchanged = outlook(s, s.call, 1)
    for new in bag:
        best = unchanged
        for piece in bits(out):
            best = max(best, outlook(s, (s.call | 1 << new) & ~(1 << piece), 1))
        total += best
    return total / len(bag)


def exchanged(s: Sight, piece: int, spent: int) -> float:
    """One piece is given up for any of the other side."""
    side = ANY_COLOUR if 1 << piece & ANY_ANIMAL else ANY_ANIMAL
    bag = bits(pieces(s, side) & ~s.call)
    total = 0.0
    for new in bag:
        total += outlook(s, s.call & ~(1 << piece) | 1 << new, spent)
    return total / len(bag)


def put_back(s: Sight) -> int:
    """The piece without which the call suits the hand best."""
    out = s.call | 1 << s.beside
    best, found = s.options[0], -99.0
    for move in s.options:
        value = outlook(s, out & ~(1 << move - PIECE), 0)
        if value > found:
            best, found = move, value
    return best


def give_up(s: Sight) -> int:
    """The piece whose exchange promises most."""
    best, found = s.options[0], -99.0
    for move in s.options:
        value = exchanged(s, move - PIECE, 0)
        if value > found:
            best, found = move, value
    return best
