"""What cards are worth to a seat, and what Bad Stuff and Curses cost, in levels."""

from typing import Final

from grimtable.bots.grimm_tidings.gear import wear_gain
from grimtable.bots.grimm_tidings.sight import (
    PER_POINT,
    TREASURE,
    Sight,
    gain_worth,
    loss_worth,
    worn,
)
from grimtable.games.grimm_tidings.cards.choices import items_in
from grimtable.games.grimm_tidings.cards.prints import (
    BIG_LIMIT,
    BONUS,
    CHANGE_SEX,
    DRAW,
    ESCAPE,
    FLEE,
    HAND_LIMIT,
    LOSE_HAND,
    LOSE_ITEM,
    LOSE_LEVEL,
    LOSE_ROLE,
    NEXT_COMBAT,
    PER_EXTRA,
    PERSIST,
    REWARD_LEVELS,
    REWARD_TREASURES,
    SEARCH,
    SIDE_BONUS,
    SKIP_PHASE2,
    TEST,
    WIN_TIES,
    Clause,
    Print,
)
from grimtable.games.grimm_tidings.fights.strength import is_let_go, of_card, run_bonus
from grimtable.games.grimm_tidings.ids import (
    BAD_STUFF,
    CLASS,
    CURSE,
    DOOR_SPECIAL,
    ENHANCER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    PROGRAM,
    TITLE,
)
from grimtable.games.grimm_tidings.table import Tidings

HAND_CARD: Final = 0.3
"""A hand card of somebody, unseen."""
GOLD: Final = 0.0008
"""A piece of Gold on the way to a sale."""
ROLE_NUMBERS: Final[dict[int, float]] = {
    BONUS: 0.2, PER_EXTRA: 0.08, WIN_TIES: 0.3, BIG_LIMIT: 0.1, HAND_LIMIT: 0.2, ESCAPE: 0.1,
    REWARD_TREASURES: 0.2, REWARD_LEVELS: 0.6,
}  # fmt: skip
"""What a Class or title is worth by what stands on it."""


def role_worth(card: Print) -> float:
    """A Class or title in front of its owner."""
    worth = 0.15
    for number in card.numbers:
        worth += ROLE_NUMBERS.get(int(number.what), 0.0) * max(1, int(number.n))
    for i in range(len(card.abilities)):
        act = card.parts[3 + i][0].act
        worth += 0.35 if act in (SIDE_BONUS, DRAW) and card.abilities[i].user != 4 else 0.15
    return worth + (0.2 if card.tracks else 0.0)


def best_role(t: Tidings, seat: int) -> float:
    """What the present Class is worth; 0: none."""
    lying = t.role(seat, CLASS)
    return role_worth(t.print(lying)) if lying >= 0 else 0.0


def item_worth(t: Tidings, seat: int, kind: int) -> float:
    """An Item of any sort to somebody who has it, worn or not."""
    card = t.prints[kind]
    if card.sort == ONE_SHOT:
        return one_shot_worth(card)
    bonus = float(of_card(t, card, seat, BONUS)) + 0.4 * float(card.number(ESCAPE))
    return PER_POINT * max(0.0, bonus) + 0.4 * GOLD * float(card.gold)


def one_shot_worth(card: Print) -> float:
    """By what it does; at least its Gold."""
    worth = 0.3
    for clause in card.parts[PROGRAM]:
        if clause.act == SIDE_BONUS:
            worth = 0.07 * float(clause.amount)
        elif clause.act == SEARCH:
            worth = 0.7
        elif clause.act == FLEE:
            worth = 0.25
    return max(worth, GOLD * float(card.gold))


def hand_worth(sight: Sight, kind: int) -> float:
    """A card in its own hand: what parting with it costs."""
    t, card = sight.t, sight.prints[kind]
    if card.sort == LEVEL_UP:
        return gain_worth(int(t.levels[sight.me]), 1) if t.levels[sight.me] < 9 else 0.2
    if card.sort == ITEM:
        gain = PER_POINT * max(0.0, wear_gain(t, sight.me, kind))
        return gain + GOLD * float(card.gold) * (0.5 if gain else 0.9)
    if card.sort == ONE_SHOT:
        return one_shot_worth(card)
    if card.sort == CLASS:
        return max(0.08, role_worth(card) - best_role(t, sight.me))
    if card.sort == TITLE:
        return role_worth(card)
    if card.sort == MONSTER:
        return prey_worth(sight, card)
    if card.sort == CURSE:
        return 0.3
    if card.sort == ENHANCER:
        return 0.15 + 0.03 * max([abs(int(c.amount)) for c in card.parts[PROGRAM]], default=0)
    return 0.35 if card.sort == DOOR_SPECIAL else 0.5


def prey_worth(sight: Sight, card: Print) -> float:
    """A monster in hand: a fight to look for when the time is good."""
    ahead = int(sight.t.levels[sight.me]) + worn(sight.t, sight.me) - int(card.level)
    if ahead <= -4:
        return 0.1
    level = int(sight.t.levels[sight.me])
    worth = 0.25 * gain_worth(level, int(card.levels)) + 0.3 * TREASURE * int(card.treasures)
    return worth if ahead > 0 else 0.5 * worth


# Losses


def cost_of(sight: Sight, seat: int, clauses: list[Clause]) -> float:
    """What these acts cost a seat, one after the other."""
    total = 0.0
    for clause in clauses:
        cost = act_cost(sight, seat, clause)
        if cost == 0.0 and clause.otherwise is not None:
            cost = act_cost(sight, seat, clause.otherwise)
        total += cost
    return total


def act_cost(sight: Sight, seat: int, clause: Clause) -> float:
    """What one act costs a seat; 0: nothing to lose."""
    t, act = sight.t, clause.act
    if act == LOSE_LEVEL:
        return loss_worth(int(t.levels[seat]), int(clause.amount))
    if act == LOSE_ITEM:
        return items_cost(t, seat, clause)
    if act == LOSE_HAND:
        return HAND_CARD * min(int(clause.amount), sight.size(seat))
    if act == LOSE_ROLE:
        return best_role(t, seat) + (0.4 if clause.word and t.has_title(seat) else 0.0)
    if act == NEXT_COMBAT:
        return -0.08 * float(clause.amount)
    if act == PERSIST:
        return 0.25
    if act == SKIP_PHASE2:
        return 0.3
    if act == TEST and clause.passes is not None and clause.fails is not None:
        luck = (7 - int(clause.amount)) / 6
        fails = act_cost(sight, seat, clause.fails)
        return luck * act_cost(sight, seat, clause.passes) + (1 - luck) * fails
    return 0.05 if act == CHANGE_SEX else 0.0


def items_cost(t: Tidings, seat: int, clause: Clause) -> float:
    """The cheapest ones go where the victim chooses, the dearest where a neighbour does."""
    found = [item_worth(t, seat, int(t.kinds[card])) for card in items_in(t, seat, clause.word)]
    found.sort(reverse=bool(clause.more))
    return sum(found[: int(clause.amount)])


def curse_cost(sight: Sight, seat: int, kind: int) -> float:
    """What a Curse costs its victim outside combat."""
    return cost_of(sight, seat, sight.prints[kind].parts[PROGRAM])


def caught_chance(t: Tidings, seat: int, kind: int) -> float:
    """How likely this monster catches a runner."""
    if is_let_go(t, seat, kind):
        return 0.0
    return min(1.0, max(0.0, (4 - int(run_bonus(t, seat, kind))) / 6))


def flight_cost(sight: Sight, seat: int) -> float:
    """What losing the present fight costs a fighter, on the average."""
    total = 0.0
    for kind, number, copy in sight.t.foes:
        bad = cost_of(sight, seat, sight.prints[kind].parts[BAD_STUFF])
        total += caught_chance(sight.t, seat, int(kind)) * bad
    return total
