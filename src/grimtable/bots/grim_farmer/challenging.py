"""Phase 5: whom to challenge."""

from typing import Final

from grimtable.bots.grim_farmer.belief import bad_chance
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.style import ALWAYS, EMPTIED, NEVER
from grimtable.games.grim_farmer.ids import CHALLENGE, NOBODY

FAILED: Final = 3
"""Cards drawn after a failed challenge (GF-8.10)."""


def challenge(sight: Sight) -> int:
    """Whom to challenge: an empty hand, else the likeliest bluffer if likely enough."""
    if sight.style.pointing == NEVER:
        return NOBODY
    if sight.held == 0 and not sight.is_own_pile_bad():
        return protect(sight)
    target, chance = likeliest(sight, True)
    if target >= 0:
        return CHALLENGE + target
    if sight.style.pointing == EMPTIED:
        return NOBODY
    target, chance = likeliest(sight, False)
    if sight.style.pointing == ALWAYS or chance > threshold(sight, target):
        return CHALLENGE + target
    return NOBODY


def likeliest(sight: Sight, emptied: bool) -> tuple[int, float]:
    """The seat whose pile is most likely bad, among those with empty hands or among all."""
    best, found = -1, -1.0
    for move in sight.options:
        seat = move - CHALLENGE
        if seat >= 0 and not (emptied and sight.size(seat)):
            chance = bad_chance(sight, seat)
            if chance > found:
                best, found = seat, chance
    return best, found


def protect(sight: Sight) -> int:
    """With an empty hand and a good pile, stop only a rival that could take or share the win."""
    mine = sight.put_down(sight.me)
    for move in sight.options:
        seat = move - CHALLENGE
        if seat >= 0 and sight.size(seat) == 0:
            theirs = sight.put_down(seat)
            if theirs > mine or (theirs == mine and bad_chance(sight, seat) > 0.5):
                return move
    return NOBODY


def threshold(sight: Sight, target: int) -> float:
    """The probability from which on a challenge pays: a failure's cost against a success's gain."""
    style = sight.style
    normals = sight.normals()
    sway = style.spread * (2.0 * sight.chance() - 1.0)
    if sight.held <= 2 and normals == sight.held and (sight.held or style.is_bold):
        return style.finish + sway
    harm = style.spite * sight.pile(target)
    cost = min(FAILED, sight.room()) / FAILED
    brings = (min(2, normals) + harm) / (2 + harm) if harm or normals else 0.01
    odds = style.tau / max(0.001, 1.0 - style.tau) * cost / brings
    return odds / (1.0 + odds) + sway
