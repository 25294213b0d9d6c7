"""Which actions a seat has at a beat, and what they do. Rules: GT-6, GT-T7, GT-T8, GT-15."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.aims import aim_of, targets
from grimtable.games.grimm_tidings.cards.playing import (
    can_lay,
    can_play,
    change,
    changes,
    is_promised,
    lay,
    payable_count,
    play,
    use,
)
from grimtable.games.grimm_tidings.cards.prints import (
    AS_ANYONE,
    AS_FIGHTER,
    AS_MAIN,
    ATTACH,
    FLEE,
    NO_HELPER,
    NO_ONE_SHOT,
    ON_OWN_TURN,
    PER_TURN,
    PER_VICTIM,
    REMOVE_HELPER,
    YOU,
    Ability,
)
from grimtable.games.grimm_tidings.cards.reactions import is_locked
from grimtable.games.grimm_tidings.fights.combat import has_place
from grimtable.games.grimm_tidings.fights.strength import (
    for_any_fighter,
    holds,
    is_winning,
    restricted,
    works,
)
from grimtable.games.grimm_tidings.ids import (
    ABILITY,
    ANYTIME,
    CRAFT,
    DROP,
    EQUIP,
    FOE_POWER,
    HELP,
    IN_COMBAT,
    IN_FLIGHT,
    LAY,
    MONSTER,
    ONE_SHOT,
    PLAY,
    POWER,
    SELL,
    TAKE_OFF,
    TRADE,
    USE,
    VOLUNTEER,
    front_of,
    hand_of,
    kind_of,
    move_of,
    verb_of,
)
from grimtable.games.grimm_tidings.items.gear import carries
from grimtable.games.grimm_tidings.items.selling import Sell, can_sell
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Kind, Move, Seat

MOST_SIDES: Final = 3
"""Side actions of an outsider per combat (GT-T9)."""
MOST_TALKS: Final = 3
"""Exchanges per candidate and fight, offers per pair and turn (GT-T12)."""


# Cards


def cards_of(t: Tidings, seat: Seat, timing: i64) -> list[Move]:
    """Cards of hand and table that may be played at this timing."""
    moves: list[Move] = []
    for kind in t.held(hand_of(seat)):
        if fits_beat(t, seat, kind, timing) and not is_promised(t, seat, kind):
            moves.append(move_of(kind, PLAY))
    for kind in t.held(front_of(seat)):
        if t.prints[kind].sort == ONE_SHOT and fits_beat(t, seat, kind, timing):
            if not is_locked(t, seat, kind):
                moves.append(move_of(kind, USE))
    return moves


def fits_beat(t: Tidings, seat: Seat, kind: Kind, timing: i64) -> bool:
    """May this card be played at a beat of this timing?"""
    card = t.prints[kind]
    if card.sort == MONSTER:
        joins = card.joins
        return (
            joins is not None
            and timing & IN_COMBAT != 0
            and has_place(t)
            and holds(t, joins, seat, card.tags)
        )
    if not card.timing & timing:
        return False
    if not card.timing & ANYTIME:
        if card.sort == ONE_SHOT and timing & IN_COMBAT and restricted(t, NO_ONE_SHOT):
            return False
        if card.has_act(REMOVE_HELPER) and t.helper < 0:
            return False
    return can_play(t, seat, kind)


def drops(t: Tidings, seat: Seat) -> list[Move]:
    """Own roles that can be discarded (GT-6.1, GT-6.4)."""
    roles = [t.kinds[card] for card in t.front(seat) if t.print(card).is_role()]
    return [move_of(kind, DROP) for kind in roles]


def roles_in_hand(t: Tidings, seat: Seat) -> list[Move]:
    """Classes and titles that can be laid down (GT-6.8, GT-6.9)."""
    held = t.held(hand_of(seat))
    return [move_of(kind, LAY) for kind in held if t.prints[kind].is_role()]


# Abilities


def powers(t: Tidings, seat: Seat, in_combat: bool) -> list[Move]:
    """Abilities of the cards in front of a seat."""
    moves: list[Move] = []
    cards = t.front(seat)
    for at in range(len(cards)):
        kind = t.kinds[cards[at]]
        if works(t, seat, at) and power_part(t, seat, kind, in_combat) >= 0:
            moves.append(move_of(kind, POWER if in_combat else CRAFT))
    return moves


def power_part(t: Tidings, seat: Seat, kind: Kind, in_combat: bool) -> i64:
    """The part of this card that can be used now; -1: none."""
    card = t.prints[kind]
    for i in range(len(card.abilities)):
        if card.abilities[i].in_combat == in_combat and can_use(t, seat, kind, i):
            return ABILITY + i
    return -1


def can_use(t: Tidings, seat: Seat, kind: Kind, i: i64) -> bool:
    """Is this ability of a card in play free for this seat now?"""
    card = t.prints[kind]
    ability = card.abilities[i]
    part = ABILITY + i
    if not is_user(t, seat, ability) or is_used_up(t, seat, kind, part, ability):
        return False
    if payable_count(t, seat, ability.hand_only, kind) < ability.cost:
        return False
    if not holds(t, card.parts[part][0].condition, seat):
        return False
    return not aim_of(t, kind, part) or len(targets(t, seat, kind, part)) > 0


def is_user(t: Tidings, seat: Seat, ability: Ability) -> bool:
    """Does this seat stand where the ability wants it?"""
    if ability.user == AS_ANYONE:
        return True
    if ability.user == AS_FIGHTER:
        return t.is_fighter(seat)
    if ability.user == AS_MAIN:
        return t.main == seat
    if ability.user == ON_OWN_TURN:
        return t.active == seat and t.main < 0
    return not t.is_fighter(seat)


def is_used_up(t: Tidings, seat: Seat, kind: Kind, part: i64, ability: Ability) -> bool:
    """Counted per player and kind of card (GT-R56)."""
    if ability.per == PER_VICTIM:
        return False  # the aim looks after it
    used: i64 = 0
    for who, what, which, victim in t.turn_uses if ability.per == PER_TURN else t.uses:
        if who == seat and what == kind and which == part:
            used += 1
    return used >= ability.uses


def foe_powers(t: Tidings, seat: Seat) -> list[Move]:
    """Abilities printed on the monsters, the first of each."""
    moves: list[Move] = []
    for at in range(len(t.foes)):
        kind, number, _copy = t.foes[at]
        card = t.prints[kind]
        if card.abilities and is_user(t, seat, card.abilities[0]):
            ability = card.abilities[0]
            if not is_used_up(t, -1 - number, kind, ABILITY, ability):
                if payable_count(t, seat, ability.hand_only, -1) >= ability.cost:
                    if for_any_fighter(t, card.parts[ABILITY][0].condition, card.tags):
                        moves.append(FOE_POWER + at)
    return moves


# Beats


def free_actions(t: Tidings, seat: Seat, trades: bool) -> list[Move]:
    """FREE and CHARITY windows (GT-T7)."""
    moves = cards_of(t, seat, ANYTIME)
    if seat == t.active:
        for kind in t.held(hand_of(seat)):
            if can_lay(t, seat, kind, False):
                moves.append(move_of(kind, LAY))
            if t.prints[kind].has_act(ATTACH) and can_play(t, seat, kind):
                moves.append(move_of(kind, PLAY))
        if can_sell(t, seat):
            moves.append(SELL)
    moves += drops(t, seat) + changes(t, seat) + powers(t, seat, False)
    return moves + (partners(t, seat) if trades else [])


def partners(t: Tidings, seat: Seat) -> list[Move]:
    """Whom a seat may offer a trade (GT-10.2)."""
    moves: list[Move] = []
    has_goods = carries(t, seat)
    for other in range(t.seats):
        if other == seat or t.is_fighter(other) or t.is_gone(other):
            continue
        if t.dealings[pair(t, seat, other)] < MOST_TALKS:
            if has_goods or carries(t, other):
                moves.append(TRADE + other)
    return moves


def pair(t: Tidings, one: Seat, other: Seat) -> i64:
    """The number of a pair of seats."""
    return min(one, other) * t.seats + max(one, other)


def combat_actions(t: Tidings, seat: Seat) -> list[Move]:
    """COMBAT (GT-T8)."""
    moves = cards_of(t, seat, ANYTIME | IN_COMBAT) + drops(t, seat)
    moves += powers(t, seat, True) + foe_powers(t, seat)
    if seat == t.active:
        moves += roles_in_hand(t, seat)
    if seat == t.main:
        return moves + [HELP + other for other in range(t.seats) if can_help(t, other)]
    if t.is_fighter(seat):
        return moves
    if can_help(t, seat):
        moves.append(VOLUNTEER)
    if t.sides[seat] < MOST_SIDES:
        moves += changes(t, seat) + powers(t, seat, False) + partners(t, seat)
    return moves


def can_help(t: Tidings, seat: Seat) -> bool:
    """Could this seat be asked for help now? (GT-16, GT-T12b)"""
    return t.talks[seat] < MOST_TALKS and is_candidate(t, seat)


def is_candidate(t: Tidings, seat: Seat) -> bool:
    """May this seat join, exchanges aside? (GT-R9)"""
    if seat == t.main or t.helper >= 0 or (t.removed | t.bribed | t.out) >> seat & 1:
        return False
    if restricted(t, NO_HELPER):
        return False
    return t.rules.help_when_winning or not is_winning(t)


def run_actions(t: Tidings, seat: Seat, runner: Seat) -> list[Move]:
    """RUN: flight cards, any-time cards, roles."""
    moves: list[Move] = []
    for move in cards_of(t, seat, ANYTIME | IN_FLIGHT):
        if seat == runner or not flees_alone(t, kind_of(move)):
            moves.append(move)
    moves += drops(t, seat)
    return moves + roles_in_hand(t, seat) if seat == t.active else moves


def flees_alone(t: Tidings, kind: Kind) -> bool:
    """Does this card save its player alone?"""
    for clause in t.prints[kind].parts[0]:
        if clause.act == FLEE and clause.word == YOU:
            return True
    return False


def is_side(t: Tidings, seat: Seat, move: Move) -> bool:
    """Is it an outsider's side action? (GT-T9)"""
    return not t.is_fighter(seat) and verb_of(move) in (EQUIP, TAKE_OFF, CRAFT)


def perform(t: Tidings, seat: Seat, move: Move) -> Frames:
    """Carry out an action that is not an offer."""
    if move == SELL:
        return (Sell(seat, 0, False),)
    if FOE_POWER <= move < FOE_POWER + len(t.foes):
        at = move - FOE_POWER
        return use(t, seat, t.foe_kind(at), ABILITY, at)
    kind, verb = kind_of(move), verb_of(move)
    if verb == PLAY or verb == USE:
        return play(t, seat, kind, verb)
    if verb == LAY:
        lay(t, seat, kind, hand_of(seat))
    elif verb == DROP:
        t.lose_front(t.find(front_of(seat), kind), seat)
    elif verb == POWER or verb == CRAFT:
        return use(t, seat, kind, power_part(t, seat, kind, verb == POWER), -1)
    else:
        change(t, seat, move)
    return DONE
