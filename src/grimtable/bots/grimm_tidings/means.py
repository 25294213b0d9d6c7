"""What could turn its own fight, and what it would cost."""

from grimtable.bots.grimm_tidings.fights import (
    Means,
    best_double,
    best_swap,
    cheapest,
    enhance_most,
    enhancing,
    lead,
    means_by,
    side_points,
    strongest,
    with_role,
    without_helper,
    without_role,
)
from grimtable.bots.grimm_tidings.profits import price
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.values import hand_worth, role_worth
from grimtable.games.grimm_tidings.cards.prints import (
    ADD_MONSTER,
    AT_CURSE,
    BROUGHT,
    CANCEL,
    COPY_MONSTER,
    DOUBLE_ITEM,
    FIGHTER,
    GAIN_LEVEL,
    LASTING,
    REMOVE_HELPER,
    REMOVE_MONSTER,
    SIDE_BONUS,
    SWAP_MONSTER,
    Clause,
)
from grimtable.games.grimm_tidings.fights.strength import foe_strength, holds
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    DROP,
    ENHANCER,
    FOE_POWER,
    LAY,
    LEVEL_UP,
    MONSTER,
    PLAY,
    POWER,
    PROGRAM,
    USE,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import combat_actions, power_part


def alone_cost(sight: Sight) -> float:
    """The cheapest own cards that would turn the present fight, whatever is asked; FAR: none."""
    asked = sight.options
    sight.options = tuple([int(move) for move in combat_actions(sight.t, sight.me)])
    cost = cheapest(boosts(sight), max(0, 1 - lead(sight.t)))[0]
    sight.options = asked
    return cost


def boosts(sight: Sight) -> list[Means]:
    """All that could strengthen its own side now."""
    return means_by(sight, boost)


def boost(sight: Sight, move: int) -> tuple[int, float]:
    """What a move adds to its own side, and what it costs."""
    verb = verb_of(move)
    if verb == PLAY or verb == USE:
        cost = hand_worth(sight, kind_of(move))
        if sight.card(move).sort == LEVEL_UP:
            cost = 0.0 if sight.t.levels[sight.me] < 9 else 0.2
        return card_points(sight, kind_of(move)), cost
    if verb == POWER:
        return shot(sight, kind_of(move))
    if FOE_POWER <= move < FOE_POWER + len(sight.t.foes):
        return foe_shot(sight, move - FOE_POWER)
    if verb == LAY:
        return with_role(sight.t, sight.me, kind_of(move)) - lead(sight.t), 0.1
    if verb == DROP:
        return without_role(sight.t, sight.me, kind_of(move)) - lead(sight.t), role_worth(
            sight.card(move)
        )
    return 0, 0.0


def card_points(sight: Sight, kind: int) -> int:
    """What a card of hand or table could add to its own side."""
    card = sight.prints[kind]
    if card.sort == MONSTER or card.has_act(REMOVE_MONSTER):
        return 0
    if card.sort == ENHANCER:
        return -enhancing(sight, card, enhance_most(sight, card))
    return sum([clause_points(sight, clause) for clause in card.parts[PROGRAM]])


def clause_points(sight: Sight, clause: Clause) -> int:
    """What one act of it could."""
    t, act = sight.t, clause.act
    if not holds(t, clause.condition, sight.me):
        return 0
    if act == SIDE_BONUS:
        return int(clause.amount) if clause.word != FIGHTER else 0
    if act == DOUBLE_ITEM:
        return best_double(t)[0]
    if act == SWAP_MONSTER:
        return best_swap(sight, False)[0]
    if act == GAIN_LEVEL:
        return min(int(clause.amount), 9 - int(t.levels[sight.me]))
    if act == CANCEL:
        return lifted(t, sight.me) if clause.aim == AT_CURSE else 0
    if act == REMOVE_HELPER:
        return without_helper(t) - lead(t)
    return -int(foe_strength(t, strongest(t))) if act in (COPY_MONSTER, ADD_MONSTER) else 0


def lifted(t: Tidings, seat: int) -> int:
    """The points that the heaviest Curse in front of a seat takes."""
    most = 0
    for card in t.front(seat):
        most = max(most, -int(t.print(card).number(BROUGHT) + t.print(card).number(LASTING)))
    return most


def shot(sight: Sight, kind: int) -> tuple[int, float]:
    """A combat power that strengthens its own side, and the cheapest card that pays for it."""
    part = int(power_part(sight.t, sight.me, kind, True))
    card = sight.prints[kind]
    return side_points(sight, card, part), price(
        sight, kind, int(card.abilities[part - ABILITY].cost)
    )


def foe_shot(sight: Sight, at: int) -> tuple[int, float]:
    """The same with a power printed on a monster."""
    card = sight.prints[sight.t.foe_kind(at)]
    return side_points(sight, card, ABILITY), price(sight, -1, int(card.abilities[0].cost))
