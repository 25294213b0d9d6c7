"""Conditions, strengths, Treasures at stake; nothing is stored. Rules: GT-13, GT-14, GT-17."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import (
    ALONE,
    BONUS,
    BROUGHT,
    ESCAPE,
    ESCAPE_AUTO,
    HAS_CLASS,
    HAS_HELPER,
    HAS_SEX,
    HAS_TITLE,
    IN_COMBAT_TAG,
    IS_MAIN,
    LASTING,
    LEVEL_ONLY,
    LEVEL_UP_TO,
    MONSTER_BONUS,
    NO_CLASS,
    PER_EXTRA,
    REWARD_LEVELS,
    REWARD_TREASURES,
    SLOT_OFF,
    WIN_TIES,
    Condition,
    Print,
)
from grimtable.games.grimm_tidings.ids import (
    CURSE,
    DOUBLED,
    ENHANCED,
    EQUIPPED,
    FOR_FIGHTERS,
    FOR_MONSTERS,
    ITEM,
    ON_FIGHTER,
    SIDE,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.terms import Card, Kind, Seat


def holds(t: Tidings, condition: Condition, seat: Seat, tags: i64 = 0) -> bool:
    """Is it true for this seat (and, for `tag`, a monster with these tags)?"""
    for i in range(len(condition.atoms)):
        if atom_holds(t, condition.atoms[i], condition.values[i], seat, tags) == condition.any_of:
            return condition.any_of
    return not condition.any_of or not condition.atoms


def atom_holds(t: Tidings, atom: i64, value: i64, seat: Seat, tags: i64) -> bool:
    """One atom of a condition."""
    if atom == HAS_CLASS or atom == HAS_TITLE:
        return t.has_role(seat, value)
    if atom == NO_CLASS:
        return not t.has_class(seat)
    if atom == HAS_SEX:
        return t.sexes[seat] == value
    if atom == LEVEL_UP_TO:
        return t.levels[seat] <= value
    if atom == IS_MAIN:
        return t.main == seat
    if atom == HAS_HELPER:
        return t.helper >= 0
    if atom == ALONE:
        return t.main == seat and t.helper < 0
    if atom == IN_COMBAT_TAG:
        return has_tag(t, value)
    return tags >> value & 1 == 1


def has_tag(t: Tidings, tag: i64) -> bool:
    """Is a monster with this tag in the combat?"""
    for kind, number, copy in t.foes:
        if t.prints[kind].tags >> tag & 1:
            return True
    return False


def for_any_fighter(t: Tidings, condition: Condition, tags: i64) -> bool:
    """A condition on a monster: does any fighter fulfil the whole of it? (card ledger 3.1)"""
    for seat in t.fighters():
        if holds(t, condition, seat, tags):
            return True
    return False


def restricted(t: Tidings, what: i64, slot: i64 = 0) -> bool:
    """Does a monster in the combat forbid this? (GT-14.10, GT-R16)"""
    for kind, number, copy in t.foes:
        card = t.prints[kind]
        for rule in card.numbers:
            if rule.what == what and rule.n == slot:
                if for_any_fighter(t, rule.condition, card.tags):
                    return True
    return False


# Fighters


def works(t: Tidings, seat: Seat, at: i64) -> bool:
    """Does the card at this place in front of a seat give its effect? (GT-9.3)"""
    card = t.print(t.front(seat)[at])
    return card.is_role() or (card.sort == ITEM and t.marks[seat][at] & EQUIPPED != 0)


def standing(t: Tidings, seat: Seat, what: i64) -> i64:
    """The sum of one sort of number over a seat's working cards."""
    total: i64 = 0
    cards = t.front(seat)
    for i in range(len(cards)):
        if works(t, seat, i):
            total += of_card(t, t.print(cards[i]), seat, what)
    return total


def has_standing(t: Tidings, seat: Seat, what: i64) -> bool:
    """Does a working card of this seat give this right?"""
    cards = t.front(seat)
    for i in range(len(cards)):
        if works(t, seat, i):
            for number in t.print(cards[i]).numbers:
                if number.what == what and holds(t, number.condition, seat):
                    return True
    return False


def of_card(t: Tidings, card: Print, seat: Seat, what: i64) -> i64:
    """The numbers of one sort of one card that hold for its owner."""
    total: i64 = 0
    for number in card.numbers:
        if number.what == what and holds(t, number.condition, seat):
            total += number.n
    return total


def plain_bonus(t: Tidings, seat: Seat, card: Card) -> i64:
    """The `bonus` clauses of a card that hold for its owner, restrictions aside."""
    return of_card(t, t.print(card), seat, BONUS)


def item_bonus(t: Tidings, seat: Seat, at: i64) -> i64:
    """What a working card adds to its owner's strength in the present combat."""
    card = t.print(t.front(seat)[at])
    if restricted(t, LEVEL_ONLY) or (card.slot and restricted(t, SLOT_OFF, card.slot)):
        return 0
    extra: i64 = max(0, len(t.foes) - 1)
    return of_card(t, card, seat, BONUS) + extra * of_card(t, card, seat, PER_EXTRA)


def fighter_strength(t: Tidings, seat: Seat) -> i64:
    """Level, working cards, kept Curses, marks, and what was played on this fighter (GT-13.10)."""
    total = t.levels[seat] + t.dread[seat]
    cards = t.front(seat)
    for i in range(len(cards)):
        card = t.print(cards[i])
        if card.sort == CURSE:
            total += card.number(BROUGHT) + card.number(LASTING)
        elif works(t, seat, i):
            total += item_bonus(t, seat, i)
    for what, on, strength, treasures, kind in t.lines:
        if (what == ON_FIGHTER or what == DOUBLED) and on == seat:
            total += strength
    return total


def side_total(t: Tidings, side: i64) -> i64:
    """What cards played for a whole side add."""
    total: i64 = 0
    for what, on, strength, treasures, kind in t.lines:
        if what == SIDE and on == side:
            total += strength
    return total


def fighters_strength(t: Tidings) -> i64:
    """The fighters' side."""
    total = side_total(t, FOR_FIGHTERS)
    for seat in t.fighters():
        total += fighter_strength(t, seat)
    return total


# Monsters


def foe_strength(t: Tidings, at: i64) -> i64:
    """One monster: Level, enhancers, its own bonuses, each once (GT-16.6)."""
    kind, number, _copy = t.foes[at]
    card = t.prints[kind]
    total = card.level
    for rule in card.numbers:
        if rule.what == MONSTER_BONUS and for_any_fighter(t, rule.condition, card.tags):
            total += rule.n
    for what, on, strength, treasures, lying in t.lines:
        if what == ENHANCED and on == number:
            total += strength
    return total


def monster_strength(t: Tidings) -> i64:
    """The monsters' side."""
    total = side_total(t, FOR_MONSTERS)
    for i in range(len(t.foes)):
        total += foe_strength(t, i)
    return total


def is_winning(t: Tidings) -> bool:
    """Would the present numbers kill? Monsters win ties, unless a fighter does (GT-13.2)."""
    ours, theirs = fighters_strength(t), monster_strength(t)
    if ours != theirs:
        return ours > theirs
    for seat in t.fighters():
        if has_standing(t, seat, WIN_TIES):
            return True
    return False


def foe_treasures(t: Tidings, at: i64) -> i64:
    """A monster's Treasures; enhancers never bring them below 1 (GT-R15)."""
    kind, number, _copy = t.foes[at]
    total = t.prints[kind].treasures
    for what, on, strength, treasures, lying in t.lines:
        if what == ENHANCED and on == number:
            total += treasures
    return max(1, total)


def at_stake(t: Tidings) -> i64:
    """Treasures of the present monsters and of those removed (GT-T12a)."""
    total = t.pending
    for i in range(len(t.foes)):
        total += foe_treasures(t, i)
    return total


def extra_treasures(t: Tidings) -> i64:
    """What the main fighter's cards add to a kill."""
    return standing(t, t.main, REWARD_TREASURES)


def helper_levels(t: Tidings) -> i64:
    """What the helper's cards bring for a kill (GT-16.7)."""
    return standing(t, t.helper, REWARD_LEVELS) if t.helper >= 0 else 0


def is_let_go(t: Tidings, runner: Seat, kind: Kind) -> bool:
    """Does this monster let the runner go without a roll? It depends only on the runner."""
    for rule in t.prints[kind].numbers:
        if rule.what == ESCAPE_AUTO and holds(t, rule.condition, runner, t.prints[kind].tags):
            return True
    return False


def run_bonus(t: Tidings, runner: Seat, kind: Kind) -> i64:
    """Modifiers of roles and Items against all monsters, and of this monster (GT-18.3)."""
    total = standing(t, runner, ESCAPE)
    card = t.prints[kind]
    for rule in card.numbers:
        if rule.what == ESCAPE and for_any_fighter(t, rule.condition, card.tags):
            total += rule.n
    return total
