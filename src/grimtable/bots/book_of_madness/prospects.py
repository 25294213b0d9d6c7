"""Which curses the team will dispel in time: turn by turn to the end of the next round."""

from mypy_extensions import i64

from grimtable.bots.book_of_madness.campaign import NEVER, Campaign, Threat
from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.harms import harm
from grimtable.bots.book_of_madness.means import Means
from grimtable.games.book_of_madness.cards.prints import PENALTY, REWARD, TEXT
from grimtable.games.book_of_madness.costs import amount_of
from grimtable.games.book_of_madness.ids import FIELD_OF, MULTI, ROUNDS, SLOT, SLOTS
from grimtable.games.book_of_madness.table import Madness
from grimtable.games.book_of_madness.turn.curses import curse_cost

FIELDS = 6
PRICE = 4.0
"""The units that a curse of one element costs."""


def outlook(t: Madness, habits: Habits, means: Means, is_acting: bool, stack_worth: float) -> float:
    """What the curses of this round and the next will cost, and what beating them will bring."""
    campaign = Campaign(t, habits, means)
    ritual = FIELDS - t.field
    found = threats(t, habits, stack_worth)
    total = campaign.fight(found, 0 if is_acting else 1, ritual)
    total += verdict(t, habits, found, stack_worth)
    if t.round < ROUNDS:
        ahead = coming(t, habits, ritual)
        total += habits.ahead * campaign.fight(ahead, ritual, ritual + FIELDS - 1)
        total += habits.ahead * hope(t, habits, ahead)
    return total


def threats(t: Madness, habits: Habits, stack_worth: float) -> list[Threat]:
    """The curses on the board, those first that strike soonest, then those that have struck."""
    found: list[Threat] = []
    late: list[Threat] = []
    for slot in range(SLOTS):
        if not t.zones[SLOT + slot]:
            continue
        strikes: i64 = FIELD_OF[slot] - t.field
        is_veiled = t.veiled >> slot & 1 == 1
        if strikes <= 0 or (is_veiled and strikes == 1):
            threat = Threat(NEVER, 0.0)
            late.append(threat)
        else:
            kind = t.kinds[t.curse(slot)]
            threat = Threat(strikes, harm(t, habits, t.prints[kind].parts[TEXT], stack_worth))
            found.append(threat)
        threat.is_veiled = is_veiled
        cost = curse_cost(t, slot)
        for e in range(4):
            threat.need[e] = float(amount_of(cost, e))
    return costliest_first(found + late) if t.round == ROUNDS else found + late


def coming(t: Madness, habits: Habits, begin: i64) -> list[Threat]:
    """The curses of the next monster, as far as its page shows."""
    found: list[Threat] = []
    types = [i64(MULTI)] * int(t.rules.cards.round_table[t.rules.difficulty][t.round])
    types += t.prints[t.front()].curses
    for slot in range(min(SLOTS, len(types))):
        strikes: i64 = begin + FIELD_OF[slot] - 1
        threat = Threat(strikes, habits.curse * float(t.team()))
        for e in range(4):
            if types[slot] == MULTI:
                threat.need[e] = 1.0
            elif types[slot] == e:
                threat.need[e] = PRICE
        found.append(threat)
    return costliest_first(found) if t.round + 1 == ROUNDS else found


def costliest_first(found: list[Threat]) -> list[Threat]:
    """For the last monster: what asks for much of one element before what asks for all."""
    single: list[Threat] = []
    multi: list[Threat] = []
    for threat in found:
        if max(threat.need) >= PRICE:
            single.append(threat)
        else:
            multi.append(threat)
    return single + multi


def verdict(t: Madness, habits: Habits, found: list[Threat], stack_worth: float) -> float:
    """What beating the monster is worth, times its probability."""
    if t.round == ROUNDS:
        return last_fight(habits, found)
    every = all_done(found)
    front = t.prints[t.front()]
    gain = -harm(t, habits, front.parts[REWARD], stack_worth)
    loss = harm(t, habits, front.parts[PENALTY], stack_worth)
    return habits.verdict * (every * gain - (1.0 - every) * loss)


def hope(t: Madness, habits: Habits, ahead: list[Threat]) -> float:
    """The same for the next monster, whose reward and penalty nobody knows."""
    if t.round + 1 == ROUNDS:
        return last_fight(habits, ahead)
    return habits.verdict * habits.beat * float(t.team()) * all_done(ahead)


def last_fight(habits: Habits, found: list[Threat]) -> float:
    """What winning the game is worth, times its probability."""
    each = 0.0
    for threat in found:
        each += threat.done
    each = each / len(found) if found else 1.0
    return habits.win * ((1.0 - habits.share) * all_done(found) + habits.share * each)


def all_done(found: list[Threat]) -> float:
    """The probability that no curse is left."""
    every = 1.0
    for threat in found:
        every *= threat.done
    return every
