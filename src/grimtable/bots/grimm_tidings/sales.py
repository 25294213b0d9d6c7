"""Items for levels: the cheapest set that is worth enough."""

from grimtable.bots.grimm_tidings.gear import is_idle
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.values import GOLD, hand_worth, item_worth, one_shot_worth
from grimtable.games.grimm_tidings.ids import (
    CARD,
    ONE_SHOT,
    READY,
    THING,
    front_of,
    hand_of,
    kind_of,
    move_of,
)

UNIT = 100
DEAR = 99.0


def plan_sale(sight: Sight, gold: int) -> tuple[float, list[int]]:
    """What parting with Items worth so much Gold costs at least, and which ones they are."""
    need = (gold + UNIT - 1) // UNIT
    best: list[tuple[float, list[int]]] = [(DEAR, []) for i in range(need + 1)]
    best[0] = (0.0, [])
    for move, cost in wares(sight):
        units = int(sight.card(move).gold) // UNIT
        for have in range(need - 1, -1, -1):
            spent, moves = best[have]
            goal = min(need, have + units)
            if units and spent + cost < best[goal][0]:
                best[goal] = (spent + cost, [*moves, move])
    return best[need]


def wares(sight: Sight) -> list[tuple[int, float]]:
    """Everything that could be sold, and what parting with it costs."""
    t, me = sight.t, sight.me
    found: list[tuple[int, float]] = []
    for kind in t.held(hand_of(me)):
        if sight.prints[kind].is_item():
            found.append((int(move_of(kind, CARD)), idle_cost(sight, int(kind))))
    for kind in t.held(front_of(me)):
        if sight.prints[kind].is_item():
            cost = item_worth(t, me, int(kind)) + 0.2
            if is_idle(t, me, int(kind)):
                cost = idle_cost(sight, int(kind))
            found.append((int(move_of(kind, THING)), cost))
    return found


def idle_cost(sight: Sight, kind: int) -> float:
    """An Item that is not worn: only what it could still do."""
    card = sight.prints[kind]
    if card.sort == ONE_SHOT:
        return one_shot_worth(card)
    return max(0.02, hand_worth(sight, kind) - 0.7 * GOLD * float(card.gold))


def sell_next(sight: Sight, gold: int) -> int:
    """The next Item of a sale, or the end of it."""
    if READY in sight.options:
        return READY
    moves = [move for move in plan_sale(sight, 1000 - gold)[1] if move in sight.options]
    if moves:
        return moves[0]
    return max(sight.options, key=lambda move: int(sight.prints[kind_of(move)].gold))
