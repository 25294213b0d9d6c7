"""The main action: what to do next in its own turn."""

from typing import Final

from grimtable.bots.grimwood.powers import best_victim, draw, now
from grimtable.bots.grimwood.sight import Sight
from grimtable.bots.grimwood.values import HOLD, hold, is_dragon_time
from grimtable.games.grimwood.ids import (
    BOOGEYMAN,
    DRAGON,
    DRAW,
    DRAW_EXTRA,
    END,
    LAY,
    MIXED_SETTINGS,
    PLAY,
    RUNE_PLAY,
    SET,
    STEAL,
    STEAL_EXTRA,
    SUPERNATURALS,
    THE_ETERNALS,
)
from grimtable.games.grimwood.options import CLOSE_LAST

ETERNALS_PLAY: Final = PLAY + THE_ETERNALS
BOOGEYMAN_PLAY: Final = PLAY + BOOGEYMAN
KEPT: Final = 3
"""How many supernaturals are kept for their powers; the others are laid."""
DRAW_NOW: Final = 1.5
"""A card drawn early can still be played this turn."""


def main_action(s: Sight) -> int:
    """Sets, an early draw, a power or rune, laying, then the steal, for an Amulet ends the turn."""
    move = complete_set(s)
    if move >= 0:
        return move
    thief, loot = best_victim(s, s.options, STEAL, 0.0)
    draws = DRAW in s.options and draw(s) + DRAW_NOW >= loot
    early = draws and s.public.closes > 0 and s.setup.turn_order != CLOSE_LAST
    if early and not (ETERNALS_PLAY in s.options or BOOGEYMAN_PLAY in s.options):
        return DRAW
    power, value = best_play(s)
    if early and power != ETERNALS_PLAY and power != BOOGEYMAN_PLAY:
        return DRAW  # before those two a drawn card would be in the way
    if power >= 0 and value >= 0:
        return power
    move = card_to_lay(s)
    if move >= 0:
        return move
    return last_actions(s, thief if not draws else DRAW)


def complete_set(s: Sight) -> int:
    """Animals and mixed settings at once; equal settings when nothing better can come of them."""
    best = -1
    for move in s.options:
        if SET <= move < SET + 6:
            if move <= SET + MIXED_SETTINGS:
                return move
            if s.turns < 1.5 or s.held > 6:
                best = move
    return best


def best_play(s: Sight) -> tuple[int, float]:
    """The power that brings most beyond what waiting would bring; or the rune."""
    best, found, second = -1, -99.0, -99.0
    supernaturals = 0
    for kind in range(SUPERNATURALS):
        supernaturals += s.hand[kind]
    patience = min(1.0, s.turns / (1 + supernaturals))  # what cannot be played in time is not held
    for move in s.options:
        if PLAY <= move < LAY:
            value = now(s, move - PLAY) - patience * hold(s, move - PLAY)
            if value > found:
                best, found, second = move, value, found
            elif value > second:
                second = value
    if RUNE_PLAY in s.options and (found < 0 or second > 3 or s.turns < 2):
        return RUNE_PLAY, max(found, 1.0)
    if best >= 0 and s.setup.free_supernatural_placement == 1:
        return best, max(found, 0.0)  # nothing can be laid without an action: use every one
    return best, found


def card_to_lay(s: Sight) -> int:
    """Supernaturals that will not be played: all of them on the last turn, the Dragon last."""
    best, found, count = -1, 99.0, 0
    for move in s.options:
        if LAY <= move < LAY + SUPERNATURALS and move != LAY + DRAGON:
            count += 1
            if HOLD[move - LAY] < found:
                best, found = move, HOLD[move - LAY]
    if count and (s.is_last or count > min(KEPT, s.turns) or s.held > 7):
        return best
    if LAY + DRAGON in s.options and (s.is_last or is_dragon_time(s)):
        return LAY + DRAGON
    return -1


def last_actions(s: Sight, closing: int) -> int:
    """What is left to take, then the end of the turn."""
    move, value = best_victim(s, s.options, STEAL_EXTRA, 0.0)
    if DRAW_EXTRA in s.options and draw(s) >= value:
        return DRAW_EXTRA
    if move >= 0:
        return move
    if closing in s.options:
        return closing
    if DRAW in s.options:
        return DRAW
    return END if END in s.options else s.options[0]
