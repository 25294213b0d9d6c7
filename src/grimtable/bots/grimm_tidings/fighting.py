"""In the own fight: win it as cheaply as possible, ask for help, or let it go."""

from typing import Final

from grimtable.bots.grimm_tidings.fights import (
    FAR,
    Means,
    best_double,
    best_swap,
    cheapest,
    enhance_most,
    enhancing,
    kill_levels,
    lead,
    prey,
    side_points,
    stake,
    strongest,
    with_foe,
    with_role,
    without_role,
    would_win,
)
from grimtable.bots.grimm_tidings.helping import best_deal
from grimtable.bots.grimm_tidings.sight import Sight, gain_worth
from grimtable.bots.grimm_tidings.values import TREASURE, flight_cost, hand_worth, role_worth
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    DROP,
    ENHANCER,
    FOE_POWER,
    HELP,
    LAY,
    LEVEL_UP,
    MONSTER,
    PASS,
    PLAY,
    POWER,
    PROGRAM,
    USE,
    kind_of,
    verb_of,
)
from grimtable.games.grimm_tidings.playing import payable
from grimtable.games.grimm_tidings.prints import (
    ADD_MONSTER,
    AS_FIGHTER,
    AT_CURSE,
    BROUGHT,
    COPY_MONSTER,
    DOUBLE_ITEM,
    ENHANCE,
    GAIN_LEVEL,
    LASTING,
    REMOVE_MONSTER,
    SWAP_MONSTER,
    TEST,
    Print,
)
from grimtable.games.grimm_tidings.strength import foe_strength
from grimtable.games.grimm_tidings.table import Tidings

SAFE: Final = 3
"""A lead that is left over when the own fight is made harder for more Treasures."""
LEAST: Final = 0.1
"""What winning must bring beyond its cost."""


def fight(s: Sight) -> int:
    """The answer of a fighter in a COMBAT window."""
    ahead = lead(s.t)
    if ahead > 0:
        return enrich(s, ahead)
    gain = stake(s, s.me)
    cost, moves = cheapest(boosts(s), 1 - ahead)
    alone = gain - cost if cost < FAR else -1.0
    if s.me == s.t.main and s.style.haggles:
        seat, worth = best_deal(s)
        if seat >= 0 and worth > max(alone, LEAST):
            return HELP + seat
    if alone > LEAST:
        return moves[0]
    return salvage(s)


def boosts(s: Sight) -> list[Means]:
    """All that could strengthen the own side now."""
    found: list[Means] = []
    for move in s.options:
        verb = verb_of(move)
        points, cost = 0, 0.0
        if verb == PLAY or verb == USE:
            points = card_points(s, kind_of(move))
            cost = hand_worth(s, kind_of(move))
            if s.card(move).sort == LEVEL_UP:
                cost = 0.0 if s.t.levels[s.me] < 9 else 0.2
        elif verb == POWER:
            points, cost = shot(s, kind_of(move))
        elif verb == LAY:
            points = with_role(s.t, s.me, kind_of(move)) - lead(s.t)
            cost = 0.1
        elif verb == DROP:
            points = without_role(s.t, s.me, kind_of(move)) - lead(s.t)
            cost = role_worth(s.card(move))
        if points > 0:
            found.append(Means(move, points, cost))
    return found


def card_points(s: Sight, kind: int) -> int:
    """What a card of hand or table could add to the own side."""
    card = s.prints[kind]
    if card.sort == MONSTER:
        return 0
    if card.sort == ENHANCER:
        return -enhancing(s, card, enhance_most(s, card))
    if card.has_act(DOUBLE_ITEM):
        return best_double(s.t)[0]
    if card.has_act(SWAP_MONSTER):
        return best_swap(s, False)[0]
    if card.has_act(GAIN_LEVEL):
        return 1 if s.t.levels[s.me] < 9 or card.aim(PROGRAM) else 0
    if card.aim(PROGRAM) == AT_CURSE:
        return lifted(s.t, s.me)
    return side_points(s, card, PROGRAM)


def lifted(t: Tidings, seat: int) -> int:
    """The points that the heaviest Curse in front of a seat takes."""
    most = 0
    for card in t.front(seat):
        most = max(most, -int(t.print(card).number(BROUGHT) + t.print(card).number(LASTING)))
    return most


def shot(s: Sight, kind: int) -> tuple[int, float]:
    """A combat power that strengthens the own side, and the cheapest card that pays for it."""
    card = s.prints[kind]
    for i in range(len(card.abilities)):
        ability = card.abilities[i]
        if ability.in_combat and ability.user == AS_FIGHTER:
            return side_points(s, card, ABILITY + i), price(s, kind, int(ability.cost))
    return 0, 0.0


def price(s: Sight, kind: int, cost: int) -> float:
    """What the cheapest payment of so many hand cards costs."""
    worths = sorted([hand_worth(s, int(kind_of(move))) for move in payable(s.t, s.me, True, kind)])
    return sum(worths[:cost]) if len(worths) >= cost else 0.8


def salvage(s: Sight) -> int:
    """A fight that will be lost: bargain with the monster, or send it away."""
    dread = flight_cost(s, s.me)
    for move in s.options:
        if FOE_POWER <= move < FOE_POWER + len(s.t.foes):
            at = move - FOE_POWER
            card = s.prints[s.t.foes[at][0]]
            clause = card.parts[ABILITY][0]
            chance = (7 - int(clause.n)) / 6 if clause.act == TEST else 1.0
            bounty = TREASURE * int(card.treasures) if len(s.t.foes) == 1 else 0.0
            if chance * (bounty + dread) > price(s, -1, int(card.abilities[0].cost)):
                return move
        elif verb_of(move) in (PLAY, USE) and s.card(move).has_act(REMOVE_MONSTER):
            if dread > 0.8 * hand_worth(s, int(kind_of(move))):
                return move
    return PASS


# More than a win


def enrich(s: Sight, ahead: int) -> int:
    """A sure win may be made worth more: further monsters, larger ones."""
    if s.me != s.t.main or would_win(s.t) or not s.style.plans:
        return PASS
    best, found = int(PASS), 0.15
    for move in s.moves(PLAY):
        worth = bonus_worth(s, int(kind_of(move)), ahead)
        if worth > found:
            best, found = move, worth
    return best


def bonus_worth(s: Sight, kind: int, ahead: int) -> float:
    """What a card would add to the prize of a fight that stays won."""
    card = s.prints[kind]
    if card.sort == MONSTER:
        return guest_worth(s, kind)
    if card.has_act(ADD_MONSTER):
        return max([guest_worth(s, guest) for guest in prey(s)], default=0.0) - 0.1
    if card.has_act(COPY_MONSTER):
        at = strongest(s.t)
        if len(s.t.foes) > 1 or ahead - foe_strength(s.t, at) < SAFE:
            return 0.0
        return more_levels(s, s.prints[s.t.foes[at][0]]) - 0.1
    if card.sort == ENHANCER:
        at = enhance_most(s, card)
        if enhancing(s, card, at) > 0 and ahead - enhancing(s, card, at) >= SAFE:
            return TREASURE * more_treasures(card) - 0.3
    return 0.0


def guest_worth(s: Sight, kind: int) -> float:
    """What one more monster would bring, if the fight stays safe."""
    if with_foe(s.t, kind) < SAFE:
        return 0.0
    return more_levels(s, s.prints[kind])


def more_levels(s: Sight, card: Print) -> float:
    """The prize of one more monster."""
    level = int(s.t.levels[s.me]) + kill_levels(s.t)
    worth = gain_worth(level, int(card.levels)) if level < 10 else 0.0
    return worth + TREASURE * int(card.treasures)


def more_treasures(card: Print) -> int:
    """Treasures that an enhancer adds."""
    return sum([int(c.more) for c in card.parts[PROGRAM] if c.act == ENHANCE])
