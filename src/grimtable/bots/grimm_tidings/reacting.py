"""Answers to a Curse, a card, a die, a Bad Stuff; the last moment before a roll."""

from typing import Any, Final

from grimtable.bots.grimm_tidings.fights import (
    either_points,
    enhancing,
    lead,
    side_points,
    stake,
    swapped,
    with_foe,
    without_helper,
    worst_cursed,
    would_win,
)
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.values import cost_of, curse_cost, flight_cost, one_shot_worth
from grimtable.games.grimm_tidings.cards.effects import Tested
from grimtable.games.grimm_tidings.cards.playing import Resolve
from grimtable.games.grimm_tidings.cards.prints import (
    ADD_MONSTER,
    COPY_MONSTER,
    FLEE,
    REMOVE_HELPER,
    SWAP_MONSTER,
    TAKE_ITEM,
)
from grimtable.games.grimm_tidings.cards.reactions import React, sets_die
from grimtable.games.grimm_tidings.fights.running import Fate
from grimtable.games.grimm_tidings.fights.strength import foe_strength, run_bonus
from grimtable.games.grimm_tidings.ids import (
    BAD_STUFF,
    ENHANCER,
    FOR_MONSTERS,
    NUMBER,
    PASS,
    PLAY,
    PROGRAM,
    TO_BAD_STUFF,
    TO_CARD,
    TO_CURSE,
    USE,
    kind_of,
)

WORTH: Final = 0.5
"""What an answer must save."""


def react(sight: Sight, window: React) -> int:
    """Use a card where it saves enough."""
    said = sight.view.answers or ()
    if said:
        return NUMBER + (5 if window.start == sight.me else 0)
    answers = sight.moves(PLAY) + sight.moves(USE)
    if not answers or not sight.style.plans:
        return PASS
    if window.event == TO_CURSE:
        saved = curse_saving(sight, int(window.start), int(window.kind))
    elif window.event == TO_CARD:
        saved = card_saving(sight)
    elif window.event == TO_BAD_STUFF:
        bad = cost_of(sight, sight.me, sight.prints[window.kind].parts[BAD_STUFF])
        saved = bad if window.start == sight.me else 0.0
    else:
        return roll_again(sight, answers, int(window.start))
    return answers[0] if saved > WORTH else PASS


def curse_saving(sight: Sight, victim: int, kind: int) -> float:
    """What cancelling a Curse saves: its own loss, or its own fight."""
    if victim != sight.me:
        return 0.0
    cost = curse_cost(sight, victim, kind)
    t = sight.t
    if t.main >= 0 and not t.is_decided and t.is_fighter(sight.me):
        points = worst_cursed(t, sight.prints[kind])[0]
        if lead(t) > 0 >= lead(t) - points:
            cost += stake(sight, sight.me)
    return cost


def card_saving(sight: Sight) -> float:
    """What cancelling the card just played saves, by the fight it turns."""
    t = sight.t
    played = [frame for frame in sight.view.stack if isinstance(frame, Resolve)]
    if t.main < 0 or t.is_decided or not played or not t.foes:
        return 0.0
    now = lead(t)
    then = now + change(sight, played[-1], now)
    if t.is_fighter(sight.me):
        return (
            stake(sight, sight.me) - 0.7 if now > 0 >= then and played[-1].me != sight.me else 0.0
        )
    is_fatal = bool(would_win(t)) and sight.me not in would_win(t)
    return 5.0 if is_fatal and now <= 0 < then else 0.0


def change(sight: Sight, played: Resolve, now: int) -> int:
    """By how much a card just played moves the lead."""
    t, card = sight.t, sight.prints[played.kind]
    if card.sort == ENHANCER:
        return -enhancing(sight, card, int(played.target))
    if card.has_act(ADD_MONSTER):
        return with_foe(t, int(played.target)) - now
    if card.has_act(COPY_MONSTER):
        return -int(foe_strength(t, played.target))
    if card.has_act(SWAP_MONSTER):
        return swapped(t, int(played.target), int(played.second)) - now
    if card.has_act(REMOVE_HELPER):
        return without_helper(t) - now
    if played.target == FOR_MONSTERS:
        return -either_points(sight, card)
    return side_points(sight, card, PROGRAM)


# Dice


def roll_again(sight: Sight, answers: list[int], roller: int) -> int:
    """Change a die that hurts; a set number also against a leader about to get away."""
    loss = die_loss(sight, roller)
    set_moves = [move for move in answers if sets_die(sight.t, kind_of(move))]
    if roller == sight.me:
        if loss > WORTH:
            return answers[0]
        return PASS
    if loss < -1.2 and sight.envy(roller) > 0.4 and set_moves:
        return set_moves[0]
    return PASS


def die_loss(sight: Sight, roller: int) -> float:
    """What the number on the die costs the roller; below 0: what it saves."""
    frame: Any = sight.view.stack[-2] if len(sight.view.stack) > 1 else None
    if isinstance(frame, Fate):
        bad = cost_of(sight, roller, sight.prints[frame.kind].parts[BAD_STUFF])
        is_caught = sight.t.die + run_bonus(sight.t, roller, frame.kind) < 5
        return bad if is_caught else -bad
    if isinstance(frame, Tested):
        clause = sight.prints[frame.kind].parts[frame.part][frame.at]
        is_low = sight.t.die < clause.amount
        is_theft = clause.passes is not None and clause.passes.act == TAKE_ITEM
        if is_theft and frame.target == sight.me:
            return 0.0 if is_low else -1.5
        return 0.8 if is_low else 0.0
    return 0.0


def flee(sight: Sight, runner: int) -> int:
    """A card that lets the runner escape, if the Bad Stuff is worse."""
    if runner != sight.me:
        return PASS
    dread = flight_cost(sight, sight.me)
    for move in sight.moves(PLAY) + sight.moves(USE):
        if sight.card(move).has_act(FLEE) and dread > 0.8 * one_shot_worth(sight.card(move)):
            return move
    return PASS
