"""A fight in numbers: who leads, what is at stake, and what a card would change."""

from collections.abc import Callable
from typing import Final

from grimtable.bots.grimm_tidings.sight import TREASURE, Sight, gain_worth
from grimtable.bots.grimm_tidings.values import flight_cost
from grimtable.games.grimm_tidings.cards.choices import items_in
from grimtable.games.grimm_tidings.cards.prints import (
    BROUGHT,
    CHANGE_SEX,
    EITHER,
    ENHANCE,
    F_ARMOR,
    F_BONUS,
    F_EQUIPPED,
    F_FOOTGEAR,
    F_HANDS,
    F_HEADGEAR,
    FIGHTER,
    LASTING,
    LOSE_ITEM,
    LOSE_LEVEL,
    LOSE_ROLE,
    SIDE_BONUS,
    WIN_TIES,
    Clause,
    Print,
)
from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    extra_treasures,
    fighters_strength,
    foe_strength,
    has_standing,
    helper_levels,
    holds,
    item_bonus,
    monster_strength,
)
from grimtable.games.grimm_tidings.ids import (
    CLASS,
    EQUIPPED,
    MONSTER,
    PROGRAM,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.table import Tidings

FAR: Final = 99.0
WORN_FILTERS: Final = (F_HEADGEAR, F_ARMOR, F_FOOTGEAR, F_HANDS, F_EQUIPPED, F_BONUS)


class Means:
    """One way to move the numbers of a fight: a move, its points, what it costs to spend."""

    def __init__(self, move: int, points: int, cost: float) -> None:
        self.move = move
        self.points = points
        self.cost = cost


def means_by(sight: Sight, reckoning: Callable[[Sight, int], tuple[int, float]]) -> list[Means]:
    """All open moves that change the numbers, by a reckoning of their points and cost."""
    found: list[Means] = []
    for move in sight.options:
        points, cost = reckoning(sight, move)
        if points > 0:
            found.append(Means(move, points, cost))
    return found


def lead(t: Tidings) -> int:
    """By how much the fighters lead; above 0 they win."""
    ahead = int(fighters_strength(t) - monster_strength(t))
    for seat in t.fighters():
        if has_standing(t, seat, WIN_TIES):
            return ahead + 1
    return ahead


def cheapest(means: list[Means], need: int) -> tuple[float, list[int]]:
    """The least costly moves that bring this number of points; FAR: nothing does."""
    best: list[tuple[float, list[int]]] = [(FAR, []) for i in range(need + 1)]
    best[0] = (0.0, [])
    for one in means:
        for have in range(need - 1, -1, -1):
            cost, moves = best[have]
            goal = min(need, have + one.points)
            if cost + one.cost < best[goal][0]:
                best[goal] = (cost + one.cost, [*moves, one.move])
    return best[need]


def kill_levels(t: Tidings) -> int:
    """The levels of all monsters together."""
    return sum([int(t.prints[kind].levels) for kind, number, copy in t.foes])


def would_win(t: Tidings) -> list[int]:
    """Who reaches Level 10 if the monsters die now."""
    seats: list[int] = []
    if t.levels[t.main] + kill_levels(t) >= 10:
        seats.append(int(t.main))
    if t.helper >= 0 and t.levels[t.helper] + helper_levels(t) >= 10:
        seats.append(int(t.helper))
    return seats


def spoils(t: Tidings) -> int:
    """Treasures drawn if all is won."""
    return int(at_stake(t) + extra_treasures(t))


def share_of(t: Tidings, seat: int) -> int:
    """How many of them are this fighter's."""
    drawn = spoils(t)
    if t.helper < 0:
        return drawn if seat == t.main else 0
    theirs = min(int(t.bargain.share), drawn) if t.bargain else 0
    return theirs if seat == t.helper else drawn - theirs


def prize(sight: Sight, seat: int) -> float:
    """What a kill brings a fighter."""
    t = sight.t
    levels = kill_levels(t) if seat == t.main else int(helper_levels(t))
    return gain_worth(int(t.levels[seat]), levels) + TREASURE * share_of(t, seat)


def stake(sight: Sight, seat: int) -> float:
    """What the end of this fight decides for a fighter: the prize, and the Bad Stuff."""
    return prize(sight, seat) + flight_cost(sight, seat)


# What a card would change


def side_points(sight: Sight, card: Print, part: int) -> int:
    """What a card adds to the side of the fighters by its own text."""
    total = 0
    for clause in card.parts[part]:
        if clause.act == SIDE_BONUS and clause.word != FIGHTER:
            total += int(clause.amount) if holds(sight.t, clause.condition, sight.me) else 0
    return total


def either_points(sight: Sight, card: Print) -> int:
    """What a card adds to whichever side is named."""
    total = 0
    for clause in card.parts[PROGRAM]:
        if clause.act == SIDE_BONUS and clause.word == EITHER:
            total += int(clause.amount)
    return total


def enhancing(sight: Sight, card: Print, at: int) -> int:
    """By how much a card makes this monster stronger."""
    tags = sight.prints[sight.t.foe_kind(at)].tags
    total = 0
    for clause in card.parts[PROGRAM]:
        if clause.act == ENHANCE and holds(sight.t, clause.condition, sight.me, tags):
            total += int(clause.amount)
    return total


def enhance_most(sight: Sight, card: Print) -> int:
    """The monster that gains most by a card (or loses most, if it weakens)."""
    places = range(len(sight.t.foes))
    weakens = enhancing(sight, card, 0) < 0
    return max(places, key=lambda at: enhancing(sight, card, at) * (-1 if weakens else 1))


def with_foe(t: Tidings, kind: int) -> int:
    """The lead once this monster has joined."""
    t.foes.append((kind, -1, 0))
    ahead = lead(t)
    t.foes.pop()
    return ahead


def swapped(t: Tidings, at: int, kind: int) -> int:
    """The lead once this monster stands in for another."""
    old = t.foes[at]
    t.foes[at] = (kind, -1, 0)
    ahead = lead(t)
    t.foes[at] = old
    return ahead


def best_swap(sight: Sight, for_monsters: bool) -> tuple[int, int, int]:
    """(points, place, monster) of the exchange that helps a side most."""
    now = lead(sight.t)
    best = (-99, 0, -1)
    for at in range(len(sight.t.foes)):
        for kind in prey(sight):
            change = swapped(sight.t, at, kind) - now
            points = -change if for_monsters else change
            if points > best[0]:
                best = (points, at, kind)
    return best


def prey(sight: Sight) -> list[int]:
    """Monsters in its own hand."""
    held = sight.t.held(hand_of(sight.me))
    return [int(kind) for kind in held if sight.prints[kind].sort == MONSTER]


def strongest(t: Tidings) -> int:
    """The place of the strongest monster."""
    return max(range(len(t.foes)), key=lambda at: int(foe_strength(t, at)))


def best_double(t: Tidings) -> tuple[int, int, int]:
    """(points, fighter, Item) of the Item that would gain most by counting twice."""
    best = (0, -1, -1)
    for seat in t.fighters():
        cards = t.front(seat)
        for i in range(len(cards)):
            if t.marks[seat][i] & EQUIPPED and item_bonus(t, seat, i) > best[0]:
                best = (int(item_bonus(t, seat, i)), int(seat), int(t.kinds[cards[i]]))
    return best


def without_role(t: Tidings, seat: int, kind: int) -> int:
    """The lead once a Class or title has gone."""
    card = t.find(front_of(seat), kind)
    cards = t.front(seat)
    at = cards.index(card)
    mark = t.marks[seat][at]
    del cards[at]
    del t.marks[seat][at]
    ahead = lead(t)
    cards.insert(at, card)
    t.marks[seat].insert(at, mark)
    return ahead


def with_role(t: Tidings, seat: int, kind: int) -> int:
    """The lead once a Class or title of the hand lies there; a Class replaces the old one."""
    cards, marks = t.front(seat), t.marks[seat]
    zone, kept = front_of(seat), marks[:]
    is_class = t.prints[kind].sort == CLASS
    places = [i for i in range(len(cards)) if not (is_class and t.print(cards[i]).sort == CLASS)]
    t.zones[zone] = [cards[i] for i in places] + [t.find(hand_of(seat), kind)]
    t.marks[seat] = [marks[i] for i in places] + [0]
    ahead = lead(t)
    t.zones[zone], t.marks[seat] = cards, kept
    return ahead


def without_helper(t: Tidings) -> int:
    """The lead once the helper has gone."""
    helper = t.helper
    t.helper = -1
    ahead = lead(t)
    t.helper = helper
    return ahead


def joined(t: Tidings, seat: int) -> int:
    """The lead once this seat helps."""
    helper = t.helper
    t.helper = seat
    ahead = lead(t)
    t.helper = helper
    return ahead


# Curses in a fight


def curse_points(t: Tidings, seat: int, card: Print) -> int:
    """By how much a Curse weakens a fighter in the running fight."""
    total = -int(card.number(BROUGHT) + card.number(LASTING))
    for clause in card.parts[PROGRAM]:
        total += act_points(t, seat, clause)
    return total


def act_points(t: Tidings, seat: int, clause: Clause) -> int:
    """By how much one act of a Curse weakens a fighter."""
    act = clause.act
    if act == LOSE_LEVEL:
        return min(int(clause.amount), int(t.levels[seat]) - 1)
    if act == LOSE_ITEM and clause.word in WORN_FILTERS:
        bonuses = sorted([bonus_of(t, seat, card) for card in items_in(t, seat, clause.word)])
        return sum(bonuses[: int(clause.amount)])
    if act == LOSE_ROLE:
        lying = t.role(seat, CLASS)
        if lying >= 0:
            return lead(t) - without_role(t, seat, int(t.kinds[lying]))
        return 1 if clause.otherwise is not None and t.levels[seat] > 1 else 0
    if act == CHANGE_SEX:
        now = lead(t)
        t.sexes[seat] = 1 - t.sexes[seat]
        then = lead(t)
        t.sexes[seat] = 1 - t.sexes[seat]
        return now - then
    return 0


def bonus_of(t: Tidings, seat: int, card: int) -> int:
    """What an equipped Item gives in this fight."""
    return int(item_bonus(t, seat, t.front(seat).index(card)))


def worst_cursed(t: Tidings, card: Print) -> tuple[int, int]:
    """(points, fighter) where a Curse weakens most."""
    best = (-99, int(t.main))
    for seat in t.fighters():
        points = curse_points(t, int(seat), card)
        if points > best[0]:
            best = (points, int(seat))
    return best
