"""In others' fights: stop whoever would win the game, hold up who is ahead, else keep the cards."""

from typing import Final

from grimtable.bots.grimm_tidings.fights import (
    FAR,
    Means,
    best_swap,
    cheapest,
    either_points,
    enhance_most,
    enhancing,
    lead,
    means_by,
    prey,
    stake,
    strongest,
    with_foe,
    without_helper,
    worst_cursed,
    would_win,
)
from grimtable.bots.grimm_tidings.helping import offers_itself
from grimtable.bots.grimm_tidings.profits import price
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.trading import bribe
from grimtable.bots.grimm_tidings.values import hand_worth
from grimtable.games.grimm_tidings.cards.prints import (
    ADD_MONSTER,
    AT_RIVAL_ABOVE_ONE,
    COPY_MONSTER,
    FIGHTER,
    REMOVE_HELPER,
    SIDE_BONUS,
    SWAP_MONSTER,
)
from grimtable.games.grimm_tidings.fights.strength import foe_strength
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    CURSE,
    ENHANCER,
    MONSTER,
    PASS,
    PLAY,
    POWER,
    PROGRAM,
    TRADE,
    USE,
    VOLUNTEER,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.turn.actions import power_part

HELD: Final = 1.2
"""The harm must be worth so much more than the cards, which could stop a winner later."""
LIKELY: Final = 3
"""Points that each other outsider is trusted to add against a winner."""


def meddle(s: Sight) -> int:
    """The answer of an outsider in a COMBAT window."""
    ahead = lead(s.t)
    if ahead <= 0:
        return stand_by(s)
    if s.me in would_win(s.t):
        return PASS
    means = weapons(s)
    cost, moves = cheapest(means, ahead)
    if would_win(s.t):
        return stop(s, means, ahead, moves)
    if not s.style.spite or cost >= FAR:
        return PASS
    harm = 0.0
    for seat in s.t.fighters():
        if s.is_rival(int(seat), s.me):
            harm += s.envy(int(seat)) * stake(s, int(seat))
    return moves[0] if s.style.spite * harm > HELD * cost + 0.1 else PASS


def stand_by(s: Sight) -> int:
    """A fight that is being lost: help for pay, or pay others not to."""
    if not s.style.haggles:
        return PASS
    if offers_itself(s):
        return VOLUNTEER
    if s.style.trades:
        to = bribe(s)
        if to >= 0 and TRADE + to in s.options:
            return TRADE + to
    return PASS


def stop(s: Sight, means: list[Means], ahead: int, moves: list[int]) -> int:
    """Somebody is about to win the game: whatever is needed, and what others may complete."""
    if moves:
        return moves[0]
    total = sum([one.points for one in means])
    others = 0
    for seat in s.rivals():
        if not s.t.is_fighter(seat) and s.size(seat):
            others += LIKELY
    if means and total + others >= ahead:
        return max(means, key=lambda one: one.points).move
    return PASS


def weapons(s: Sight) -> list[Means]:
    """All that could weaken the fighters or strengthen the monsters now."""
    return means_by(s, weapon)


def weapon(s: Sight, move: int) -> tuple[int, float]:
    """What a move does against the fighters, and what it costs."""
    verb, kind = verb_of(move), int(kind_of(move))
    if verb == PLAY or verb == USE:
        return hostile_points(s, kind), hand_worth(s, kind)
    return stab(s, kind) if verb == POWER else (0, 0.0)


def hostile_points(s: Sight, kind: int) -> int:
    """What a card could do against the fighters."""
    t, card = s.t, s.prints[kind]
    now = lead(t)
    if card.sort == MONSTER:
        return now - with_foe(t, kind)
    if card.sort == CURSE:
        return worst_cursed(t, card)[0]
    if card.sort == ENHANCER:
        return enhancing(s, card, enhance_most(s, card))
    if card.has_act(ADD_MONSTER):
        return max([now - with_foe(t, guest) for guest in prey(s)], default=0)
    if card.has_act(COPY_MONSTER):
        return int(foe_strength(t, strongest(t)))
    if card.has_act(SWAP_MONSTER):
        return best_swap(s, True)[0]
    if card.has_act(REMOVE_HELPER):
        return now - without_helper(t)
    if card.aims[PROGRAM] == AT_RIVAL_ABOVE_ONE:
        return 1
    return either_points(s, card)


def stab(s: Sight, kind: int) -> tuple[int, float]:
    """A power that weakens a fighter, and what paying for it costs."""
    part = int(power_part(s.t, s.me, kind, True))
    card = s.prints[kind]
    clause = card.parts[part][0]
    if clause.act != SIDE_BONUS or clause.word != FIGHTER:
        return 0, 0.0
    return -int(clause.n), price(s, kind, int(card.abilities[part - ABILITY].cost))


def guest_for(s: Sight, need: int) -> int:
    """The smallest monster that is enough, or the strongest."""
    now = lead(s.t)
    found = sorted([(now - with_foe(s.t, kind), kind) for kind in prey(s)])
    for points, kind in found:
        if points >= need:
            return kind
    return found[-1][1]
