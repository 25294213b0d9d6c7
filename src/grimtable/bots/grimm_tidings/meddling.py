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


def meddle(sight: Sight) -> int:
    """The answer of an outsider in a COMBAT window."""
    ahead = lead(sight.t)
    if ahead <= 0:
        return stand_by(sight)
    if sight.me in would_win(sight.t):
        return PASS
    means = weapons(sight)
    cost, moves = cheapest(means, ahead)
    if would_win(sight.t):
        return stop(sight, means, ahead, moves)
    if not sight.style.spite or cost >= FAR:
        return PASS
    harm = 0.0
    for seat in sight.t.fighters():
        if sight.is_rival(int(seat), sight.me):
            harm += sight.envy(int(seat)) * stake(sight, int(seat))
    return moves[0] if sight.style.spite * harm > HELD * cost + 0.1 else PASS


def stand_by(sight: Sight) -> int:
    """A fight that is being lost: help for pay, or pay others not to."""
    if not sight.style.haggles:
        return PASS
    if offers_itself(sight):
        return VOLUNTEER
    if sight.style.trades:
        to = bribe(sight)
        if to >= 0 and TRADE + to in sight.options:
            return TRADE + to
    return PASS


def stop(sight: Sight, means: list[Means], ahead: int, moves: list[int]) -> int:
    """Somebody is about to win the game: whatever is needed, and what others may complete."""
    if moves:
        return moves[0]
    total = sum([one.points for one in means])
    others = 0
    for seat in sight.rivals():
        if not sight.t.is_fighter(seat) and sight.size(seat):
            others += LIKELY
    if means and total + others >= ahead:
        return max(means, key=lambda one: one.points).move
    return PASS


def weapons(sight: Sight) -> list[Means]:
    """All that could weaken the fighters or strengthen the monsters now."""
    return means_by(sight, weapon)


def weapon(sight: Sight, move: int) -> tuple[int, float]:
    """What a move does against the fighters, and what it costs."""
    verb, kind = verb_of(move), int(kind_of(move))
    if verb == PLAY or verb == USE:
        return hostile_points(sight, kind), hand_worth(sight, kind)
    return stab(sight, kind) if verb == POWER else (0, 0.0)


def hostile_points(sight: Sight, kind: int) -> int:
    """What a card could do against the fighters."""
    t, card = sight.t, sight.prints[kind]
    now = lead(t)
    if card.sort == MONSTER:
        return now - with_foe(t, kind)
    if card.sort == CURSE:
        return worst_cursed(t, card)[0]
    if card.sort == ENHANCER:
        return enhancing(sight, card, enhance_most(sight, card))
    if card.has_act(ADD_MONSTER):
        return max([now - with_foe(t, guest) for guest in prey(sight)], default=0)
    if card.has_act(COPY_MONSTER):
        return int(foe_strength(t, strongest(t)))
    if card.has_act(SWAP_MONSTER):
        return best_swap(sight, True)[0]
    if card.has_act(REMOVE_HELPER):
        return now - without_helper(t)
    if card.aims[PROGRAM] == AT_RIVAL_ABOVE_ONE:
        return 1
    return either_points(sight, card)


def stab(sight: Sight, kind: int) -> tuple[int, float]:
    """A power that weakens a fighter, and what paying for it costs."""
    part = int(power_part(sight.t, sight.me, kind, True))
    card = sight.prints[kind]
    clause = card.parts[part][0]
    if clause.act != SIDE_BONUS or clause.word != FIGHTER:
        return 0, 0.0
    return -int(clause.amount), price(sight, kind, int(card.abilities[part - ABILITY].cost))


def guest_for(sight: Sight, need: int) -> int:
    """The smallest monster that is enough, or the strongest."""
    now = lead(sight.t)
    found = sorted([(now - with_foe(sight.t, kind), kind) for kind in prey(sight)])
    for points, kind in found:
        if points >= need:
            return kind
    return found[-1][1]
