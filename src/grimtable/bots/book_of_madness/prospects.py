"""Which curses the team will dispel in time: turn by turn, with the hands that are seen."""

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.harms import harm
from grimtable.bots.book_of_madness.means import Means
from grimtable.games.book_of_madness.curses import curse_cost
from grimtable.games.book_of_madness.ids import FIELD_OF, ROUNDS, SLOT, SLOTS
from grimtable.games.book_of_madness.plans import need_of
from grimtable.games.book_of_madness.prints import PENALTY, REWARD, TEXT
from grimtable.games.book_of_madness.table import Madness

LAST_FIELD = 5


class Threat:
    """A curse on the board."""

    def __init__(self, slot: i64, strikes: i64, harm: float) -> None:
        self.slot = slot
        self.strikes = strikes
        """The field on which it strikes; 9: it has struck."""
        self.harm = harm
        self.need: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.done = 0.0
        """How surely it is gone by now."""


def threats(t: Madness, h: Habits, stack_worth: float) -> list[Threat]:
    """The curses, those first that strike soonest, then those that have struck."""
    found: list[Threat] = []
    late: list[Threat] = []
    for slot in range(SLOTS):
        if not t.zones[SLOT + slot]:
            continue
        strikes = FIELD_OF[slot]
        kind = t.kinds[t.curse(slot)]
        hurts = harm(t, h, t.prints[kind].parts[TEXT], stack_worth)
        if t.field >= strikes or (t.veiled >> slot & 1 and t.field + 1 == strikes):
            threat = Threat(slot, 9, 0.0)
            late.append(threat)
        else:
            threat = Threat(slot, strikes, hurts)
            found.append(threat)
        cost = curse_cost(t, slot)
        for e in range(4):
            threat.need[e] = float(need_of(cost, e))
    return found + late


def outlook(t: Madness, h: Habits, m: Means, is_acting: bool, stack_worth: float) -> float:
    """What the curses on the board will cost, and what beating the monster will bring."""
    found = threats(t, h, stack_worth)
    total = 0.0
    order = t.living()
    hands = [hand[:] for hand in m.hands]
    supports = m.supports[:]
    i: i64 = 0
    while t.field + i <= LAST_FIELD:
        field = t.field + i
        for threat in found:
            if threat.strikes == field:
                total -= threat.harm * (1.0 - threat.done)
                threat.strikes = 9
        if i > 0 or is_acting:
            seat = order[i % len(order)]
            is_known = i < len(order)
            purse = hands[seat] if is_known else m.expected[seat][:]
            pay_turn(t, h, found, purse, supports, is_known, i == 0)
        i += 1
    return total + verdict(t, h, found, stack_worth)


def pay_turn(
    t: Madness,
    h: Habits,
    found: list[Threat],
    purse: list[float],
    supports: list[float],
    is_known: bool,
    is_now: bool,
) -> None:
    """One turn: what this purse and the support zones can pay."""
    for threat in found:
        if threat.done > 0.9 or (is_now and t.veiled >> threat.slot & 1):
            continue
        short = 0.0
        for e in range(4):
            short += max(0.0, threat.need[e] - purse[e] - supports[e])
        sure = chance(h, short) if is_known else h.unknown * chance(h, short * 0.8)
        threat.done = 1.0 - (1.0 - threat.done) * (1.0 - sure)
        if short <= 0.0:
            for e in range(4):
                own = min(purse[e], threat.need[e])
                purse[e] -= own
                supports[e] -= threat.need[e] - own


def chance(h: Habits, short: float) -> float:
    """How surely a curse is dispelled that lacks so many units."""
    if short <= 0.0:
        return h.sure
    if short <= 1.0:
        return h.one_short + (1.0 - short) * (h.sure - h.one_short)
    if short <= 2.0:
        return h.two_short + (2.0 - short) * (h.one_short - h.two_short)
    return h.two_short / short


def verdict(t: Madness, h: Habits, found: list[Threat], stack_worth: float) -> float:
    """Beating the monster, as far as it is sure."""
    every = 1.0
    each = 0.0
    for threat in found:
        every *= threat.done
        each += threat.done
    if found:
        each /= len(found)
    else:
        each = 1.0
    if t.round == ROUNDS:
        return h.win * ((1.0 - h.share) * every + h.share * each)
    front = t.prints[t.front()]
    gain = -harm(t, h, front.parts[REWARD], stack_worth)
    loss = harm(t, h, front.parts[PENALTY], stack_worth)
    return h.verdict * (every * gain - (1.0 - every) * loss)
