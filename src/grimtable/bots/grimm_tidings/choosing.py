"""Forced choices: what to pay, lose, take and give; whom and what to aim at."""

from grimtable.bots.grimm_tidings.fighting import guest_worth
from grimtable.bots.grimm_tidings.fights import (
    best_double,
    best_swap,
    enhance_most,
    lead,
    prey,
    strongest,
    with_foe,
    worst_cursed,
)
from grimtable.bots.grimm_tidings.gear import cheat_gain, is_idle
from grimtable.bots.grimm_tidings.meddling import guest_for
from grimtable.bots.grimm_tidings.profits import best_booty
from grimtable.bots.grimm_tidings.sales import idle_cost
from grimtable.bots.grimm_tidings.sight import Sight, worn
from grimtable.bots.grimm_tidings.values import (
    caught_chance,
    cost_of,
    curse_cost,
    hand_worth,
    item_worth,
    role_worth,
)
from grimtable.games.grimm_tidings.cards.aims import aim_of
from grimtable.games.grimm_tidings.cards.choices import orders
from grimtable.games.grimm_tidings.cards.prints import (
    AT_BELOW_NINE,
    AT_CURSE,
    AT_FIGHTER,
    AT_FIGHTER_ITEM,
    AT_FOE,
    AT_FOE_AND_HAND,
    AT_HAND_MONSTER,
    AT_OWN_ITEM,
    AT_RIVAL_ITEM,
    AT_SEAT,
    AT_SIDE,
    BROUGHT,
    COPY_MONSTER,
    ESCAPE_AUTO,
    LASTING,
    LOSE_LEVEL,
)
from grimtable.games.grimm_tidings.ids import (
    BAD_STUFF,
    CARD,
    CURSE,
    DOORS,
    FOE,
    FOR_FIGHTERS,
    FOR_MONSTERS,
    MONSTER,
    NUMBER,
    SEAT,
    THING,
    kind_of,
    move_of,
    verb_of,
)


def parting(s: Sight, move: int) -> float:
    """What giving up this card of hand or table costs."""
    kind = int(kind_of(move))
    if verb_of(move) == CARD:
        return hand_worth(s, kind)
    card = s.prints[kind]
    if card.is_role():
        return role_worth(card)
    if not card.is_item():
        return 0.4
    return idle_cost(s, kind) if is_idle(s.t, s.me, kind) else item_worth(s.t, s.me, kind) + 0.2


def least(s: Sight) -> int:
    """The option that is missed least."""
    return min(s.options, key=lambda move: parting(s, move))


def most(s: Sight) -> int:
    """The card that is worth most in its own hand."""
    return max(s.options, key=lambda move: hand_worth(s, int(kind_of(move))))


def lose_item(s: Sight, victim: int) -> int:
    """The own least, another's best."""
    if victim == s.me:
        return least(s)
    return max(s.options, key=lambda move: item_worth(s.t, victim, int(kind_of(move))))


def poorer(s: Sight) -> int:
    """Of those who may get a gift, the one with the smallest chance to win."""
    return min(s.options, key=lambda move: s.chances()[move - SEAT])


def run_next(s: Sight) -> int:
    """The worst first; but a loss of levels before a monster that lets the low ones go."""
    spares = [kind for kind, _, _ in s.t.foes if s.prints[kind].has(ESCAPE_AUTO)]

    def urgency(move: int) -> float:
        card = s.prints[s.t.foe_kind(move - FOE)]
        costs_levels = any(clause.act == LOSE_LEVEL for clause in card.parts[BAD_STUFF])
        kind = int(s.t.foe_kind(move - FOE))
        bad = caught_chance(s.t, s.me, kind) * cost_of(s, s.me, card.parts[BAD_STUFF])
        if spares:
            return (5.0 if costs_levels and kind not in spares else 0.0) - bad
        return bad

    return max(s.options, key=urgency)


def order_doors(s: Sight, n: int) -> int:
    """Trouble on top: the next player opens it."""
    cards = s.t.zones[DOORS]
    top = [s.t.kinds[cards[len(cards) - 1 - i]] for i in range(n)]
    after = (s.me + 1) % s.seats
    trouble = [door_trouble(s, after, int(kind)) for kind in top]
    found = orders(n)

    def harm(move: int) -> float:
        order = found[move - NUMBER]
        return sum([trouble[order[i]] * (i + 1) for i in range(n)])

    return max(s.options, key=harm)


def door_trouble(s: Sight, seat: int, kind: int) -> float:
    """How unwelcome a Door is to whoever opens it."""
    card = s.prints[kind]
    if card.sort == CURSE:
        return 0.5 + curse_cost(s, seat, kind)
    if card.sort == MONSTER:
        return 0.25 * (int(card.level) - int(s.t.levels[seat]) - worn(s.t, seat))
    return 0.0


# Aims


def aim(s: Sight, kind: int, part: int, first: int) -> int:
    """The target of a card or power just announced."""
    what = int(aim_of(s.t, kind, part))
    move = aim_second(s, what, first) if first >= 0 else aim_first(s, kind, what)
    return move if move in s.options else s.options[0]


def aim_first(s: Sight, kind: int, what: int) -> int:
    """What is named first."""
    t, card = s.t, s.prints[kind]
    is_mine = t.is_fighter(s.me)
    if what == AT_SIDE:
        return FOR_FIGHTERS if is_mine else FOR_MONSTERS
    if what == AT_FOE:
        return FOE + (strongest(t) if card.has_act(COPY_MONSTER) else enhance_most(s, card))
    if what == AT_FOE_AND_HAND:
        return FOE + best_swap(s, not is_mine)[1]
    if what == AT_HAND_MONSTER:
        return int(move_of(guest(s), CARD))
    if what == AT_OWN_ITEM:
        return max(s.options, key=lambda move: cheat_gain(t, s.me, int(kind_of(move))))
    if what == AT_BELOW_NINE:
        return SEAT + (s.me if t.levels[s.me] < 9 else min(s.rivals(), key=s.chances().__getitem__))
    if what == AT_CURSE:
        return SEAT + s.me
    if what == AT_FIGHTER_ITEM:
        return SEAT + best_double(t)[1]
    if what == AT_RIVAL_ITEM:
        return SEAT + best_booty(s)[1]
    return SEAT + whom(s, kind, what)


def whom(s: Sight, kind: int, what: int) -> int:
    """The player to hurt, or to look at: a fighter in a fight, otherwise the leader."""
    t = s.t
    if what == AT_FIGHTER:
        seats = [move - SEAT for move in s.options]
        return int(t.main) if t.main in seats else seats[0]
    if what == AT_SEAT and t.main >= 0 and not t.is_decided and not t.is_fighter(s.me):
        return worst_cursed(t, s.prints[kind])[1]
    if what == AT_SEAT:
        rivals = s.rivals()
        return max(rivals, key=lambda seat: s.envy(seat) * curse_cost(s, seat, kind))
    fighters = [seat for seat in s.rivals() if t.is_fighter(seat) and SEAT + seat in s.options]
    if fighters and not t.is_fighter(s.me):
        return fighters[0]
    named = [seat for seat in s.rivals() if SEAT + seat in s.options]
    return max(named, key=s.chances().__getitem__, default=s.me)


def guest(s: Sight) -> int:
    """The monster of the hand to send: own prey into its own fight, else what is enough."""
    if not s.t.is_fighter(s.me):
        return guest_for(s, lead(s.t))
    return max(prey(s), key=lambda kind: (guest_worth(s, kind), with_foe(s.t, kind)))


def aim_second(s: Sight, what: int, first: int) -> int:
    """What is named after that."""
    if what == AT_FOE_AND_HAND:
        return int(move_of(best_swap(s, not s.t.is_fighter(s.me))[2], CARD))
    if what == AT_FIGHTER_ITEM:
        return int(move_of(best_double(s.t)[2], THING))
    if what == AT_RIVAL_ITEM:
        return int(move_of(best_booty(s)[2], THING))
    if what == AT_CURSE:
        return min(s.options, key=lambda move: int(weight(s, move)))
    return s.options[0]


def weight(s: Sight, move: int) -> int:
    """The number of a kept Curse."""
    return int(s.card(move).number(BROUGHT) + s.card(move).number(LASTING))
