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


def giving_cost(sight: Sight, move: int) -> float:
    """What giving up this card of hand or table costs."""
    kind = int(kind_of(move))
    if verb_of(move) == CARD:
        return hand_worth(sight, kind)
    card = sight.prints[kind]
    if card.is_role():
        return role_worth(card)
    if not card.is_item():
        return 0.4
    return (
        idle_cost(sight, kind)
        if is_idle(sight.t, sight.me, kind)
        else item_worth(sight.t, sight.me, kind) + 0.2
    )


def give_least(sight: Sight) -> int:
    """The option that is missed least."""
    return min(sight.options, key=lambda move: giving_cost(sight, move))


def take_most(sight: Sight) -> int:
    """The card that is worth most in its own hand."""
    return max(sight.options, key=lambda move: hand_worth(sight, int(kind_of(move))))


def lose_item(sight: Sight, victim: int) -> int:
    """The least of one's own, the best of another's."""
    if victim == sight.me:
        return give_least(sight)
    return max(sight.options, key=lambda move: item_worth(sight.t, victim, int(kind_of(move))))


def choose_poorer(sight: Sight) -> int:
    """Of those who may get a gift, the one with the smallest chance to win."""
    return min(sight.options, key=lambda move: sight.chances()[move - SEAT])


def run_next(sight: Sight) -> int:
    """The worst first; but a loss of levels before a monster that lets the low ones go."""
    spares = [kind for kind, _, _ in sight.t.foes if sight.prints[kind].has(ESCAPE_AUTO)]

    def urgency(move: int) -> float:
        card = sight.prints[sight.t.foe_kind(move - FOE)]
        costs_levels = any(clause.act == LOSE_LEVEL for clause in card.parts[BAD_STUFF])
        kind = int(sight.t.foe_kind(move - FOE))
        bad = caught_chance(sight.t, sight.me, kind) * cost_of(
            sight, sight.me, card.parts[BAD_STUFF]
        )
        if spares:
            return (5.0 if costs_levels and kind not in spares else 0.0) - bad
        return bad

    return max(sight.options, key=urgency)


def order_doors(sight: Sight, n: int) -> int:
    """Trouble on top: the next player opens it."""
    cards = sight.t.zones[DOORS]
    top = [sight.t.kinds[cards[len(cards) - 1 - i]] for i in range(n)]
    after = (sight.me + 1) % sight.seats
    trouble = [door_trouble(sight, after, int(kind)) for kind in top]
    found = orders(n)

    def harm(move: int) -> float:
        order = found[move - NUMBER]
        return sum([trouble[order[i]] * (i + 1) for i in range(n)])

    return max(sight.options, key=harm)


def door_trouble(sight: Sight, seat: int, kind: int) -> float:
    """How unwelcome a Door is to whoever opens it."""
    card = sight.prints[kind]
    if card.sort == CURSE:
        return 0.5 + curse_cost(sight, seat, kind)
    if card.sort == MONSTER:
        return 0.25 * (int(card.level) - int(sight.t.levels[seat]) - worn(sight.t, seat))
    return 0.0


# Aims


def aim(sight: Sight, kind: int, part: int, first: int) -> int:
    """The target of a card or power just announced."""
    what = int(aim_of(sight.t, kind, part))
    move = aim_second(sight, what, first) if first >= 0 else aim_first(sight, kind, what)
    return move if move in sight.options else sight.options[0]


def aim_first(sight: Sight, kind: int, what: int) -> int:
    """What is named first."""
    t, card = sight.t, sight.prints[kind]
    is_mine = t.is_fighter(sight.me)
    if what == AT_SIDE:
        return FOR_FIGHTERS if is_mine else FOR_MONSTERS
    if what == AT_FOE:
        return FOE + (strongest(t) if card.has_act(COPY_MONSTER) else enhance_most(sight, card))
    if what == AT_FOE_AND_HAND:
        return FOE + best_swap(sight, not is_mine)[1]
    if what == AT_HAND_MONSTER:
        return int(move_of(choose_guest(sight), CARD))
    if what == AT_OWN_ITEM:
        return max(sight.options, key=lambda move: cheat_gain(t, sight.me, int(kind_of(move))))
    if what == AT_BELOW_NINE:
        return SEAT + (
            sight.me
            if t.levels[sight.me] < 9
            else min(sight.rivals(), key=sight.chances().__getitem__)
        )
    if what == AT_CURSE:
        return SEAT + sight.me
    if what == AT_FIGHTER_ITEM:
        return SEAT + best_double(t)[1]
    if what == AT_RIVAL_ITEM:
        return SEAT + best_booty(sight)[1]
    return SEAT + choose_seat(sight, kind, what)


def choose_seat(sight: Sight, kind: int, what: int) -> int:
    """The player to hurt, or to look at: a fighter in a fight, otherwise the leader."""
    t = sight.t
    if what == AT_FIGHTER:
        seats = [move - SEAT for move in sight.options]
        return int(t.main) if t.main in seats else seats[0]
    if what == AT_SEAT and t.main >= 0 and not t.is_decided and not t.is_fighter(sight.me):
        return worst_cursed(t, sight.prints[kind])[1]
    if what == AT_SEAT:
        rivals = sight.rivals()
        return max(rivals, key=lambda seat: sight.envy(seat) * curse_cost(sight, seat, kind))
    fighters = [
        seat for seat in sight.rivals() if t.is_fighter(seat) and SEAT + seat in sight.options
    ]
    if fighters and not t.is_fighter(sight.me):
        return fighters[0]
    named = [seat for seat in sight.rivals() if SEAT + seat in sight.options]
    return max(named, key=sight.chances().__getitem__, default=sight.me)


def choose_guest(sight: Sight) -> int:
    """The monster of the hand to send: own prey into its own fight, else what is enough."""
    if not sight.t.is_fighter(sight.me):
        return guest_for(sight, lead(sight.t))
    return max(prey(sight), key=lambda kind: (guest_worth(sight, kind), with_foe(sight.t, kind)))


def aim_second(sight: Sight, what: int, first: int) -> int:
    """What is named after that."""
    if what == AT_FOE_AND_HAND:
        return int(move_of(best_swap(sight, not sight.t.is_fighter(sight.me))[2], CARD))
    if what == AT_FIGHTER_ITEM:
        return int(move_of(best_double(sight.t)[2], THING))
    if what == AT_RIVAL_ITEM:
        return int(move_of(best_booty(sight)[2], THING))
    if what == AT_CURSE:
        return min(sight.options, key=lambda move: int(weight(sight, move)))
    return sight.options[0]


def weight(sight: Sight, move: int) -> int:
    """The number of a kept Curse."""
    return int(sight.card(move).number(BROUGHT) + sight.card(move).number(LASTING))
