"""Phase 5: whom to challenge."""

from typing import Final

from grimtable.bots.grim_farmer.belief import bad_chance
from grimtable.bots.grim_farmer.sight import Sight
from grimtable.bots.grim_farmer.style import ALWAYS, EMPTIED, NEVER
from grimtable.games.grim_farmer.ids import CHALLENGE, NOBODY

FAILED: Final = 3
"""Cards drawn for a challenge in vain (GF-8.10)."""


def challenge(s: Sight) -> int:
    """An emptied hand is stopped; else the likeliest bluffer, if likely enough."""
    if s.style.pointing == NEVER:
        return NOBODY
    if s.held == 0 and not s.is_own_pile_bad():
        return protect(s)
    target, chance = likeliest(s, True)
    if target >= 0:
        return CHALLENGE + target
    if s.style.pointing == EMPTIED:
        return NOBODY
    target, chance = likeliest(s, False)
    if s.style.pointing == ALWAYS or chance > threshold(s, target):
        return CHALLENGE + target
    return NOBODY


def likeliest(s: Sight, emptied: bool) -> tuple[int, float]:
    """Whose pile is bad most likely, of the emptied hands or of all."""
    best, found = -1, -1.0
    for move in s.options:
        seat = move - CHALLENGE
        if seat >= 0 and not (emptied and s.size(seat)):
            chance = bad_chance(s, seat)
            if chance > found:
                best, found = seat, chance
    return best, found


def protect(s: Sight) -> int:
    """With an empty hand and a good pile: only against somebody who would take or share the win."""
    mine = s.put_down(s.me)
    for move in s.options:
        seat = move - CHALLENGE
        if seat >= 0 and s.size(seat) == 0:
            theirs = s.put_down(seat)
            if theirs > mine or (theirs == mine and bad_chance(s, seat) > 0.5):
                return move
    return NOBODY


def threshold(s: Sight, target: int) -> float:
    """How likely a bluff must be: what a failure costs against what a success brings."""
    style = s.style
    normals = s.normals()
    sway = style.spread * (2.0 * s.chance() - 1.0)
    if s.held <= 2 and normals == s.held and (s.held or style.is_bold):
        return style.finish + sway
    harm = style.spite * s.pile(target)
    cost = min(FAILED, s.room()) / FAILED
    brings = (min(2, normals) + harm) / (2 + harm) if harm or normals else 0.01
    odds = style.tau / max(0.001, 1.0 - style.tau) * cost / brings
    return odds / (1.0 + odds) + sway
