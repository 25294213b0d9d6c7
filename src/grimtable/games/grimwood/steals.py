"""Stealing from a hand, and the Amulet that stops it (GW-4.2, GW-7)."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimwood.budget import spend_all
from grimtable.games.grimwood.ids import (
    ALLOW,
    AMULET,
    BLOCK,
    BLOCKED,
    HAND,
    REACHED,
    SEATS,
    TURN_CUT,
)
from grimtable.games.grimwood.shapes import GwFrame
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, GO, Frames
from grimtable.kernel.terms import Move, Seat, bit

REGULAR: Final = 0
BY_POWER: Final = 1
UNASKED: Final = 2
"""By a power whose victim has been asked before (GW-R14, amulet_power_scope first_only)."""

ALLOWS: Final[list[i64]] = [ALLOW]
ANSWERS: Final[list[i64]] = [ALLOW, BLOCK]


def steal_by_power(t: Grimwood, thief: Seat, victim: Seat, asked: i64) -> "Steal":
    """One steal of a power that has asked the victims of this mask already."""
    if asked >> victim & 1 and not t.rules.asked_each:
        return steal(thief, victim, UNASKED)
    return steal(thief, victim, BY_POWER)


class Steal(GwFrame):
    """One card at random, hand to hand, unless an Amulet stops it.

    Rules: GW-4.2, GW-7.1 to GW-7.6. Rulings: GW-R14, GW-R15, GW-R36, GW-R37, GW-R42.
    """

    def __init__(self, thief: Seat, victim: Seat, how: i64) -> None:
        self.thief = thief
        self.victim = victim
        self.how = how

    def who(self) -> Seat:
        return self.victim

    def rule(self) -> str:
        return "GW-7.1"

    def lapses(self, t: Grimwood) -> bool:
        least = t.rules.regular_min if self.how == REGULAR else t.rules.power_min
        return t.held(self.victim) < least  # GW-R42; hand sizes are public

    def covert(self, t: Grimwood) -> bool:
        return True  # every victim is asked, Amulet or not: a pause must not tell (GW-R37)

    def reaction(self) -> bool:
        return True

    def ask(self, t: Grimwood) -> list[Move]:
        if self.how == UNASKED:
            return GO
        return ANSWERS if t.holds_amulet(self.victim) else ALLOWS

    def act(self, t: Grimwood, move: Move) -> Frames:
        victim = self.victim
        if move == BLOCK:
            t.note(BLOCKED, self.thief, victim)
            t.discard(t.find(HAND + victim, AMULET), HAND + victim)
            if self.how == REGULAR:
                cut_turn(t)
            return DONE
        t.note(REACHED, self.thief, victim)
        t.slip(
            t.random_card(victim),
            HAND + victim,
            HAND + self.thief,
            bit(self.thief) | bit(victim),
        )
        return DONE


def cut_turn(t: Grimwood) -> None:
    """The thief's turn ends at once; only the hand limit follows (GW-7.4)."""
    del t.stack[-2]  # the main action below: a regular steal comes from nowhere else
    spend_all(t)
    t.note(TURN_CUT, t.active, 0)


STEALS: Final[list[Steal]] = [
    Steal(thief, victim, how)
    for thief in range(SEATS)
    for victim in range(SEATS)
    for how in range(3)
]
"""Made once: frames never change."""


def steal(thief: Seat, victim: Seat, how: i64) -> Steal:
    """The frame of one steal."""
    return STEALS[(thief * SEATS + victim) * 3 + how]
