"""The own turn outside combat: lay down, wear, sell, curse; trouble or loot; Charity."""

from grimtable.bots.grimm_tidings.fights import FAR, cheapest, lead, prey, stake, would_win
from grimtable.bots.grimm_tidings.gear import cheat_gain, dress, wear_gain
from grimtable.bots.grimm_tidings.means import boosts
from grimtable.bots.grimm_tidings.profits import kept, price, profit
from grimtable.bots.grimm_tidings.sales import plan_sale
from grimtable.bots.grimm_tidings.sight import DOOR, Sight
from grimtable.bots.grimm_tidings.trading import offer_trade
from grimtable.bots.grimm_tidings.values import best_role, curse_cost, hand_worth, role_worth
from grimtable.games.grimm_tidings.cards.playing import Received
from grimtable.games.grimm_tidings.cards.prints import (
    AT_RIVAL_ABOVE_ONE,
    ATTACH,
)
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    CLASS,
    CRAFT,
    CURSE,
    ITEM,
    LAY,
    LOOT,
    MONSTER,
    PLAY,
    PROGRAM,
    SELL,
    TITLE,
    TRADE,
    TROUBLE,
    USE,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.turn.actions import power_part
from grimtable.games.grimm_tidings.turn.charity import Charity


def free_action(s: Sight) -> int:
    """What to do in a window outside combat; -1: nothing."""
    actions = [rise, lay, tuck, put_on, sell, craft, curse_early, trade]
    if isinstance(s.frame, Received):  # nothing else is possible (GT-R21)
        actions = [rise, lay, tuck, put_on]
    elif s.me != s.t.active:  # wear what came by trade, rob who can be robbed for nothing
        actions = [put_on, craft]
    for action in actions:
        move = action(s)
        if move >= 0:
            return move
    return -1


def rise(s: Sight) -> int:
    """Whatever brings a level or good cards, at once."""
    for move in s.moves(PLAY) + s.moves(USE):
        card = s.card(move)
        if card.sort != CURSE and profit(s, card, PROGRAM) > kept(card):
            return move
    return -1


def lay(s: Sight) -> int:
    """Classes and titles that help, Items that will be worn, and others if the hand is full."""
    t = s.t
    for move in s.moves(LAY):
        card, kind = s.card(move), int(kind_of(move))
        if card.sort == TITLE:
            return move
        if card.sort == CLASS and role_worth(card) > best_role(t, s.me) + 0.1:
            return move
        if card.sort == ITEM and wear_gain(t, s.me, kind) > 0.05:
            return move
    if s.room() >= 0 or not is_late_in_turn(s):
        return -1
    spare = [move for move in s.moves(LAY) if s.card(move).is_item()]
    return max(spare, key=lambda move: int(s.card(move).gold), default=-1)


def tuck(s: Sight) -> int:
    """Cheat! on an Item that finds no place otherwise."""
    for move in s.moves(PLAY):
        if s.card(move).has_act(ATTACH):
            if max([cheat_gain(s.t, s.me, kind) for kind in own_items(s)], default=0.0) > 0.9:
                return move
    return -1


def own_items(s: Sight) -> list[int]:
    """Permanent Items in front of this seat."""
    cards = s.t.front(s.me)
    return [int(s.t.kinds[card]) for card in cards if s.t.print(card).sort == ITEM]


def put_on(s: Sight) -> int:
    """A better outfit."""
    return dress(s.t, s.me, list(s.options))


def sell(s: Sight) -> int:
    """Surplus for a level."""
    if SELL not in s.options:
        return -1
    return SELL if plan_sale(s, 1000)[0] < 0.9 else -1


def craft(s: Sight) -> int:
    """Free powers of the cards in front that bring more than they cost: a Treasure, a theft."""
    for move in s.moves(CRAFT):
        kind = int(kind_of(move))
        part = int(power_part(s.t, s.me, kind, False))
        cost = int(s.prints[kind].abilities[part - ABILITY].cost)
        if profit(s, s.prints[kind], part) > price(s, kind, cost) + 0.1:
            return move
    return -1


def curse_early(s: Sight) -> int:
    """With too many cards after the fight, Curses go to the leader rather than to the poor."""
    if s.room() >= 0 or not s.style.plans or not is_late_in_turn(s):
        return -1
    leader = s.leader()
    best, found = -1, 0.3
    for move in s.moves(PLAY):
        if s.card(move).sort == CURSE:
            cost = curse_cost(s, leader, int(kind_of(move)))
            if cost > found:
                best, found = move, cost
    return best


def trade(s: Sight) -> int:
    """An exchange that serves both."""
    other = offer_trade(s)
    return TRADE + other if other >= 0 else -1


def is_late_in_turn(s: Sight) -> bool:
    """Is nothing left to do but Charity?"""
    return isinstance(s.frame, Charity)


# Phase 2


def venture(s: Sight) -> int:
    """Look for trouble with the monster that promises most, or loot."""
    best, found = int(LOOT), DOOR
    for kind in prey(s):
        move = int(move_of(kind, TROUBLE))
        worth = trouble_worth(s, kind)
        if move in s.options and worth > found:
            best, found = move, worth
    return best


def trouble_worth(s: Sight, kind: int) -> float:
    """What a fight with this monster would bring, own cards counted."""
    t = s.t
    main, foes = t.main, t.foes
    t.main, t.foes = s.me, [(kind, -1, 0)]
    need = 1 - lead(t)
    gain = stake(s, s.me)
    cost = 0.0
    if need > 0:
        cost = FAR if would_win(t) and need > 4 else ready_cost(s, need)
    t.main, t.foes = main, foes
    if cost >= FAR:
        return -1.0
    return 0.85 * gain - cost - hand_worth(s, kind)


def ready_cost(s: Sight, need: int) -> float:
    """The cheapest cards of its own for this number of points; in phase 2 they are not options."""
    kept = s.options
    s.options = tuple([int(move_of(kind, PLAY)) for kind in s.t.held(hand_of(s.me))])
    cost = cheapest([one for one in boosts(s) if not is_late(s, one.move)], need)[0]
    s.options = kept
    return cost


def is_late(s: Sight, move: int) -> bool:
    """Is this no card for a fight, or one that needs another card?"""
    card = s.card(move)
    return card.sort in (MONSTER, CURSE) or card.aims[PROGRAM] == AT_RIVAL_ABOVE_ONE
