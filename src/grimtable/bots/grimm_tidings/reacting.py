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


def react(s: Sight, window: React) -> int:
    """Use a card where it saves enough."""
    said = s.view.answers or ()
    if said:
        return NUMBER + (5 if window.start == s.me else 0)
    answers = s.moves(PLAY) + s.moves(USE)
    if not answers or not s.style.plans:
        return PASS
    if window.event == TO_CURSE:
        saved = curse_saving(s, int(window.start), int(window.kind))
    elif window.event == TO_CARD:
        saved = card_saving(s)
    elif window.event == TO_BAD_STUFF:
        bad = cost_of(s, s.me, s.prints[window.kind].parts[BAD_STUFF])
        saved = bad if window.start == s.me else 0.0
    else:
        return roll_again(s, answers, int(window.start))
    return answers[0] if saved > WORTH else PASS


def curse_saving(s: Sight, victim: int, kind: int) -> float:
    """What cancelling a Curse saves: its own loss, or its own fight."""
    if victim != s.me:
        return 0.0
    cost = curse_cost(s, victim, kind)
    t = s.t
    if t.main >= 0 and not t.is_decided and t.is_fighter(s.me):
        points = worst_cursed(t, s.prints[kind])[0]
        if lead(t) > 0 >= lead(t) - points:
            cost += stake(s, s.me)
    return cost


def card_saving(s: Sight) -> float:
    """What cancelling the card just played saves, by the fight it turns."""
    t = s.t
    played = [frame for frame in s.view.stack if isinstance(frame, Resolve)]
    if t.main < 0 or t.is_decided or not played or not t.foes:
        return 0.0
    now = lead(t)
    then = now + change(s, played[-1], now)
    if t.is_fighter(s.me):
        return stake(s, s.me) - 0.7 if now > 0 >= then and played[-1].me != s.me else 0.0
    is_fatal = bool(would_win(t)) and s.me not in would_win(t)
    return 5.0 if is_fatal and now <= 0 < then else 0.0


def change(s: Sight, played: Resolve, now: int) -> int:
    """By how much a card just played moves the lead."""
    t, card = s.t, s.prints[played.kind]
    if card.sort == ENHANCER:
        return -enhancing(s, card, int(played.a))
    if card.has_act(ADD_MONSTER):
        return with_foe(t, int(played.a)) - now
    if card.has_act(COPY_MONSTER):
        return -int(foe_strength(t, played.a))
    if card.has_act(SWAP_MONSTER):
        return swapped(t, int(played.a), int(played.b)) - now
    if card.has_act(REMOVE_HELPER):
        return without_helper(t) - now
    if played.a == FOR_MONSTERS:
        return -either_points(s, card)
    return side_points(s, card, PROGRAM)


# Dice


def roll_again(s: Sight, answers: list[int], roller: int) -> int:
    """Change a die that hurts; a set number also against a leader about to get away."""
    loss = die_loss(s, roller)
    set_moves = [move for move in answers if sets_die(s.t, kind_of(move))]
    if roller == s.me:
        if loss > WORTH:
            return answers[0]
        return PASS
    if loss < -1.2 and s.envy(roller) > 0.4 and set_moves:
        return set_moves[0]
    return PASS


def die_loss(s: Sight, roller: int) -> float:
    """What the number on the die costs the roller; below 0: what it saves."""
    frame: Any = s.view.stack[-2] if len(s.view.stack) > 1 else None
    if isinstance(frame, Fate):
        bad = cost_of(s, roller, s.prints[frame.kind].parts[BAD_STUFF])
        is_caught = s.t.die + run_bonus(s.t, roller, frame.kind) < 5
        return bad if is_caught else -bad
    if isinstance(frame, Tested):
        clause = s.prints[frame.kind].parts[frame.part][frame.at]
        is_low = s.t.die < clause.n
        is_theft = clause.passes is not None and clause.passes.act == TAKE_ITEM
        if is_theft and frame.a == s.me:
            return 0.0 if is_low else -1.5
        return 0.8 if is_low else 0.0
    return 0.0


def flee(s: Sight, runner: int) -> int:
    """A card that lets the runner escape, if the Bad Stuff is worse."""
    if runner != s.me:
        return PASS
    dread = flight_cost(s, s.me)
    for move in s.moves(PLAY) + s.moves(USE):
        if s.card(move).has_act(FLEE) and dread > 0.8 * one_shot_worth(s.card(move)):
            return move
    return PASS
