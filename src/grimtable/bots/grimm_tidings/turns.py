"""One's own turn outside combat: lay down, wear, sell, curse; trouble or loot; Charity."""

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


def free_action(sight: Sight) -> int:
    """What to do in a window outside combat; -1: nothing."""
    actions = [rise, lay, tuck, put_on, sell, craft, curse_early, trade]
    if isinstance(sight.frame, Received):  # nothing else is possible (GT-R21)
        actions = [rise, lay, tuck, put_on]
    elif sight.me != sight.t.active:  # wear what came by trade, rob who can be robbed for nothing
        actions = [put_on, craft]
    for action in actions:
        move = action(sight)
        if move >= 0:
            return move
    return -1


def rise(sight: Sight) -> int:
    """Whatever brings a level or good cards, at once."""
    for move in sight.moves(PLAY) + sight.moves(USE):
        card = sight.card(move)
        if card.sort != CURSE and profit(sight, card, PROGRAM) > kept(card):
            return move
    return -1


def lay(sight: Sight) -> int:
    """Classes and titles that help, Items that will be worn, and others if the hand is full."""
    t = sight.t
    for move in sight.moves(LAY):
        card, kind = sight.card(move), int(kind_of(move))
        if card.sort == TITLE:
            return move
        if card.sort == CLASS and role_worth(card) > best_role(t, sight.me) + 0.1:
            return move
        if card.sort == ITEM and wear_gain(t, sight.me, kind) > 0.05:
            return move
    if sight.room() >= 0 or not is_late_in_turn(sight):
        return -1
    spare = [move for move in sight.moves(LAY) if sight.card(move).is_item()]
    return max(spare, key=lambda move: int(sight.card(move).gold), default=-1)


def tuck(sight: Sight) -> int:
    """Cheat! on an Item that finds no place otherwise."""
    for move in sight.moves(PLAY):
        if sight.card(move).has_act(ATTACH):
            if (
                max([cheat_gain(sight.t, sight.me, kind) for kind in own_items(sight)], default=0.0)
                > 0.9
            ):
                return move
    return -1


def own_items(sight: Sight) -> list[int]:
    """Permanent Items in front of this seat."""
    cards = sight.t.front(sight.me)
    return [int(sight.t.kinds[card]) for card in cards if sight.t.print(card).sort == ITEM]


def put_on(sight: Sight) -> int:
    """A better outfit."""
    return dress(sight.t, sight.me, list(sight.options))


def sell(sight: Sight) -> int:
    """Surplus for a level."""
    if SELL not in sight.options:
        return -1
    return SELL if plan_sale(sight, 1000)[0] < 0.9 else -1


def craft(sight: Sight) -> int:
    """Free powers of the cards in front that bring more than they cost: a Treasure, a theft."""
    for move in sight.moves(CRAFT):
        kind = int(kind_of(move))
        part = int(power_part(sight.t, sight.me, kind, False))
        cost = int(sight.prints[kind].abilities[part - ABILITY].cost)
        if profit(sight, sight.prints[kind], part) > price(sight, kind, cost) + 0.1:
            return move
    return -1


def curse_early(sight: Sight) -> int:
    """With too many cards after the fight, Curses go to the leader rather than to the poor."""
    if sight.room() >= 0 or not sight.style.plans or not is_late_in_turn(sight):
        return -1
    leader = sight.leader()
    best, found = -1, 0.3
    for move in sight.moves(PLAY):
        if sight.card(move).sort == CURSE:
            cost = curse_cost(sight, leader, int(kind_of(move)))
            if cost > found:
                best, found = move, cost
    return best


def trade(sight: Sight) -> int:
    """An exchange that serves both."""
    other = offer_trade(sight)
    return TRADE + other if other >= 0 else -1


def is_late_in_turn(sight: Sight) -> bool:
    """Is nothing left to do but Charity?"""
    return isinstance(sight.frame, Charity)


# Phase 2


def venture(sight: Sight) -> int:
    """Look for trouble with the monster that promises most, or loot."""
    best, found = int(LOOT), DOOR
    for kind in prey(sight):
        move = int(move_of(kind, TROUBLE))
        worth = trouble_worth(sight, kind)
        if move in sight.options and worth > found:
            best, found = move, worth
    return best


def trouble_worth(sight: Sight, kind: int) -> float:
    """What a fight with this monster would bring, own cards counted."""
    t = sight.t
    main, foes = t.main, t.foes
    t.main, t.foes = sight.me, [(kind, -1, 0)]
    need = 1 - lead(t)
    gain = stake(sight, sight.me)
    cost = 0.0
    if need > 0:
        cost = FAR if would_win(t) and need > 4 else ready_cost(sight, need)
    t.main, t.foes = main, foes
    if cost >= FAR:
        return -1.0
    return 0.85 * gain - cost - hand_worth(sight, kind)


def ready_cost(sight: Sight, need: int) -> float:
    """The cheapest cards of its own for this number of points; in phase 2 they are not options."""
    kept = sight.options
    sight.options = tuple([int(move_of(kind, PLAY)) for kind in sight.t.held(hand_of(sight.me))])
    cost = cheapest([one for one in boosts(sight) if not is_late(sight, one.move)], need)[0]
    sight.options = kept
    return cost


def is_late(sight: Sight, move: int) -> bool:
    """Is this no card for a fight, or one that needs another card?"""
    card = sight.card(move)
    return card.sort in (MONSTER, CURSE) or card.aims[PROGRAM] == AT_RIVAL_ABOVE_ONE
