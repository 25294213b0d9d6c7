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
"""What a card is worth more if it is drawn early, since it can still be played this turn."""


def main_action(sight: Sight) -> int:
    """Sets, an early draw, a power or rune, laying; a steal last, since an Amulet ends the turn."""
    move = complete_set(sight)
    if move >= 0:
        return move
    thief, loot = best_victim(sight, sight.options, STEAL, 0.0)
    draws = DRAW in sight.options and draw(sight) + DRAW_NOW >= loot
    early = draws and sight.public.closes > 0 and sight.setup.turn_order != CLOSE_LAST
    if early and not (ETERNALS_PLAY in sight.options or BOOGEYMAN_PLAY in sight.options):
        return DRAW
    power, value = best_play(sight)
    if early and power != ETERNALS_PLAY and power != BOOGEYMAN_PLAY:
        return DRAW  # before those two a drawn card would be in the way
    if power >= 0 and value >= 0:
        return power
    move = card_to_lay(sight)
    if move >= 0:
        return move
    return last_actions(sight, thief if not draws else DRAW)


def complete_set(sight: Sight) -> int:
    """Animals and mixed settings at once; equal settings when nothing better can come of them."""
    best = -1
    for move in sight.options:
        if SET <= move < SET + 6:
            if move <= SET + MIXED_SETTINGS:
                return move
            if sight.turns < 1.5 or sight.held > 6:
                best = move
    return best


def best_play(sight: Sight) -> tuple[int, float]:
    """The power that gains most over waiting, or the rune; with what it gains."""
    best, found, second = -1, -99.0, -99.0
    supernaturals = 0
    for kind in range(SUPERNATURALS):
        supernaturals += sight.hand[kind]
    patience = min(
        1.0, sight.turns / (1 + supernaturals)
    )  # what cannot be played in time is not held
    for move in sight.options:
        if PLAY <= move < LAY:
            value = now(sight, move - PLAY) - patience * hold(sight, move - PLAY)
            if value > found:
                best, found, second = move, value, found
            elif value > second:
                second = value
    if RUNE_PLAY in sight.options and (found < 0 or second > 3 or sight.turns < 2):
        return RUNE_PLAY, max(found, 1.0)
    if best >= 0 and sight.setup.free_supernatural_placement == 1:
        return best, max(found, 0.0)  # nothing can be laid without an action: use every one
    return best, found


def card_to_lay(sight: Sight) -> int:
    """Supernaturals that will not be played: all of them on the last turn, the Dragon last."""
    best, found, count = -1, 99.0, 0
    for move in sight.options:
        if LAY <= move < LAY + SUPERNATURALS and move != LAY + DRAGON:
            count += 1
            if HOLD[move - LAY] < found:
                best, found = move, HOLD[move - LAY]
    if count and (sight.is_last or count > min(KEPT, sight.turns) or sight.held > 7):
        return best
    if LAY + DRAGON in sight.options and (sight.is_last or is_dragon_time(sight)):
        return LAY + DRAGON
    return -1


def last_actions(sight: Sight, closing: int) -> int:
    """Extra steals and draws, then the draw or steal that ends the turn."""
    move, value = best_victim(sight, sight.options, STEAL_EXTRA, 0.0)
    if DRAW_EXTRA in sight.options and draw(sight) >= value:
        return DRAW_EXTRA
    if move >= 0:
        return move
    if closing in sight.options:
        return closing
    if DRAW in sight.options:
        return DRAW
    return END if END in sight.options else sight.options[0]
