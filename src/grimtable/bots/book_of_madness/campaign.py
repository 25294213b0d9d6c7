"""The turns ahead, one after the other: who can pay for which curse, alone or called upon."""

from typing import Final

from mypy_extensions import i64

from grimtable.bots.book_of_madness.habits import Habits
from grimtable.bots.book_of_madness.means import Means
from grimtable.games.book_of_madness.ids import HAND_SIZE
from grimtable.games.book_of_madness.table import Madness

NEVER: Final = 99
AIR: Final = 3
ONE_AIR: Final[list[float]] = [0.0, 0.0, 0.0, 1.0]


class Threat:
    """A curse, on the board or to come."""

    def __init__(self, strikes: i64, harm: float) -> None:
        self.strikes = strikes
        """How many turns are left until it strikes."""
        self.harm = harm
        self.is_veiled = False
        self.need: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.done = 0.0
        """The probability that it has been dispelled by now."""


class Campaign:
    """Hands and support zones as they will be used up and filled again."""

    def __init__(self, t: Madness, habits: Habits, means: Means) -> None:
        self.h = habits
        self.m = means
        self.order = t.living()
        self.purses: list[list[float]] = [hand[:] for hand in means.hands]
        self.supports: list[float] = means.supports[:]
        self.trust: list[float] = [1.0] * int(t.seats)
        """The share of the units in a hand that is certain."""
        self.discount = float(t.discounts[t.active])
        """The discount on the next dispel of this turn (BM-R43)."""

    def fight(self, found: list[Threat], first: i64, last: i64) -> float:
        """The turns before a ritual; what strikes meanwhile costs."""
        total = 0.0
        if first == 1:
            self.refill(self.order[0], 1.0)
        for turn in range(first, last):
            for threat in found:
                if threat.strikes == turn:
                    total -= threat.harm * (1.0 - threat.done)
                    threat.strikes = NEVER
            seat = self.order[turn % len(self.order)]
            self.pay(found, seat, turn)
            if self.m.calls[seat] and len(self.order) > 1:
                self.call(found, seat, turn, last)
            self.refill(seat, self.h.keep if turn else 1.0)
        return total

    def pay(self, found: list[Threat], seat: i64, turn: i64) -> None:
        """One turn: what this player and the support zones can pay."""
        for threat in found:
            if threat.done > 0.9 or (turn == 0 and threat.is_veiled):
                continue
            short = self.short(threat, self.purses[seat])
            if turn == 0 and 0.0 < short <= self.discount:
                short, self.discount = 0.0, 0.0
            self.settle(threat, self.trust[seat] * chance(self.h, short))
            if short <= 0.0:
                self.spend(threat.need, self.purses[seat])

    def call(self, found: list[Threat], seat: i64, turn: i64, last: i64) -> None:
        """Give an action to somebody who would not have a turn in time."""
        if self.purses[seat][AIR] + self.supports[AIR] < 1.0:
            return
        for threat in found:
            if threat.done > 0.9 or (turn == 0 and threat.is_veiled):
                continue
            until = min(threat.strikes, last)
            for place in range(len(self.order)):
                other = self.order[place]
                if other == seat or self.acts_by(place, turn, until):
                    continue
                if self.covers(threat, self.purses[other]):
                    self.settle(threat, self.h.call * self.trust[other])
                    self.spend(threat.need, self.purses[other])
                    self.spend(ONE_AIR, self.purses[seat])
                    return

    def acts_by(self, place: i64, turn: i64, until: i64) -> bool:
        """Will this player have a turn before that?"""
        many: i64 = len(self.order)
        after = turn + 1 + (place - turn - 1) % many
        return after < until

    def short(self, threat: Threat, purse: list[float]) -> float:
        """Units that purse and support zones lack."""
        lack = 0.0
        for e in range(4):
            lack += max(0.0, threat.need[e] - purse[e] - self.supports[e])
        return lack

    def covers(self, threat: Threat, purse: list[float]) -> bool:
        """Do purse and support zones lack nothing?"""
        for e in range(4):
            if threat.need[e] - purse[e] - self.supports[e] > 0.0:
                return False
        return True

    def settle(self, threat: Threat, sure: float) -> None:
        """Raise the probability that a curse is dispelled."""
        threat.done = 1.0 - (1.0 - threat.done) * (1.0 - sure)

    def spend(self, need: list[float], purse: list[float]) -> None:
        """Pay from the hand first, then from support zones."""
        for e in range(4):
            own = min(purse[e], need[e])
            purse[e] -= own
            self.supports[e] = max(0.0, self.supports[e] - need[e] + own)

    def refill(self, seat: i64, keep: float) -> None:
        """Draw a new hand, and keep part of the old one."""
        purse = self.purses[seat]
        rate = self.m.rates[seat] if self.trust[seat] == 1.0 else self.m.steady[seat]
        kept, units = 0.0, 0.0
        for e in range(4):
            purse[e] *= keep
            kept += purse[e]
            units += self.m.hands[seat][e]
        per_card = max(1.0, units / max(1.0, self.m.elements[seat]))
        room = max(0.0, float(HAND_SIZE - self.m.mad_hand[seat]) - kept / per_card)
        for e in range(4):
            purse[e] += room * rate[e]
        fresh = min(1.0, room / float(HAND_SIZE))
        self.trust[seat] = min(self.trust[seat], 1.0 - fresh * (1.0 - self.h.unknown))


def chance(habits: Habits, short: float) -> float:
    """How certainly a curse is dispelled that lacks this number of units."""
    if short <= 0.0:
        return habits.sure
    if short <= 1.0:
        return habits.one_short + (1.0 - short) * (habits.sure - habits.one_short)
    if short <= 2.0:
        return habits.two_short + (2.0 - short) * (habits.one_short - habits.two_short)
    return habits.two_short / short
