"""In its own fight: win it as cheaply as possible, ask for help, or let it go."""

from typing import Final

from grimtable.bots.grimm_tidings.fights import (
    FAR,
    cheapest,
    enhance_most,
    enhancing,
    kill_levels,
    lead,
    prey,
    stake,
    strongest,
    with_foe,
    would_win,
)
from grimtable.bots.grimm_tidings.helping import best_deal
from grimtable.bots.grimm_tidings.means import boosts
from grimtable.bots.grimm_tidings.profits import act_gain, price
from grimtable.bots.grimm_tidings.sight import TREASURE, Sight, gain_worth
from grimtable.bots.grimm_tidings.values import flight_cost, hand_worth
from grimtable.games.grimm_tidings.cards.prints import (
    ADD_MONSTER,
    COPY_MONSTER,
    ENHANCE,
    EVERY,
    REMOVE_MONSTER,
    TEST,
    Clause,
    Print,
)
from grimtable.games.grimm_tidings.fights.strength import foe_strength
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    ENHANCER,
    FOE_POWER,
    HELP,
    MONSTER,
    PASS,
    PLAY,
    PROGRAM,
    USE,
    kind_of,
    verb_of,
)

SAFE: Final = 3
"""A lead that is left over when its own fight is made harder for more Treasures."""
LEAST: Final = 0.1
"""What winning must bring beyond its cost."""


def fight(sight: Sight) -> int:
    """The answer of a fighter in a COMBAT window."""
    ahead = lead(sight.t)
    if ahead > 0:
        return enrich(sight, ahead)
    gain = stake(sight, sight.me)
    cost, moves = cheapest(boosts(sight), 1 - ahead)
    alone = gain - cost if cost < FAR else -1.0
    if sight.me == sight.t.main and sight.style.haggles:
        seat = best_deal(sight)
        if seat >= 0:
            return HELP + seat
    if alone > LEAST:
        return moves[0]
    return salvage(sight)


def salvage(sight: Sight) -> int:
    """A fight that will be lost: bargain with the monster, or send it away."""
    dread = flight_cost(sight, sight.me)
    for move in sight.options:
        if FOE_POWER <= move < FOE_POWER + len(sight.t.foes):
            card = sight.prints[sight.t.foe_kind(move - FOE_POWER)]
            if bargain(sight, card, dread) > price(sight, -1, int(card.abilities[0].cost)):
                return move
        elif verb_of(move) in (PLAY, USE) and sight.card(move).has_act(REMOVE_MONSTER):
            if dread > 0.8 * hand_worth(sight, int(kind_of(move))):
                return move
    return PASS


def bargain(sight: Sight, card: Print, dread: float) -> float:
    """What a power printed on a monster brings: mostly that it goes."""
    clause: Clause | None = card.parts[ABILITY][0]
    chance = 1.0
    if clause is not None and clause.act == TEST:
        chance = (7 - int(clause.amount)) / 6
        clause = clause.passes
    if clause is None or clause.act != REMOVE_MONSTER:
        return chance * act_gain(sight, clause)
    is_last = len(sight.t.foes) == 1 or clause.word == EVERY
    bounty = TREASURE * int(card.treasures) if clause.more and is_last else 0.0
    return chance * (bounty + dread)


# More than a win


def enrich(sight: Sight, ahead: int) -> int:
    """A sure win may be made worth more: further monsters, larger ones."""
    if sight.me != sight.t.main or would_win(sight.t) or not sight.style.plans:
        return PASS
    best, found = int(PASS), 0.15
    for move in sight.moves(PLAY):
        worth = bonus_worth(sight, int(kind_of(move)), ahead)
        if worth > found:
            best, found = move, worth
    return best


def bonus_worth(sight: Sight, kind: int, ahead: int) -> float:
    """What a card would add to the prize of a fight that stays won."""
    card = sight.prints[kind]
    if card.sort == MONSTER:
        return guest_worth(sight, kind)
    if card.has_act(ADD_MONSTER):
        return max([guest_worth(sight, guest) for guest in prey(sight)], default=0.0) - 0.1
    if card.has_act(COPY_MONSTER):
        at = strongest(sight.t)
        if len(sight.t.foes) > 1 or ahead - foe_strength(sight.t, at) < SAFE:
            return 0.0
        return more_levels(sight, sight.prints[sight.t.foe_kind(at)]) - 0.1
    if card.sort == ENHANCER:
        at = enhance_most(sight, card)
        if enhancing(sight, card, at) > 0 and ahead - enhancing(sight, card, at) >= SAFE:
            return TREASURE * more_treasures(card) - 0.3
    return 0.0


def guest_worth(sight: Sight, kind: int) -> float:
    """What one more monster would bring, if the fight stays safe."""
    if with_foe(sight.t, kind) < SAFE:
        return 0.0
    return more_levels(sight, sight.prints[kind])


def more_levels(sight: Sight, card: Print) -> float:
    """The prize of one more monster."""
    level = int(sight.t.levels[sight.me]) + kill_levels(sight.t)
    worth = gain_worth(level, int(card.levels)) if level < 10 else 0.0
    return worth + TREASURE * int(card.treasures)


def more_treasures(card: Print) -> int:
    """Treasures that an enhancer adds."""
    return sum([int(c.more) for c in card.parts[PROGRAM] if c.act == ENHANCE])
