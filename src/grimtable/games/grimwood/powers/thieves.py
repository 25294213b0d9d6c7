"""Powers that steal from hands: Dracula, Ghouls, Goblins, Shadow Queen, The Eternals."""

from typing import ClassVar

from mypy_extensions import i64

from grimtable.games.grimwood.ids import DECK, DECLINE, DRAW, HAND, LOOKED, SEAT, STEAL
from grimtable.games.grimwood.shapes import (
    MyFrame,
    Power,
    Victim,
    anyone_holds,
    others_holding,
)
from grimtable.games.grimwood.steals import steal_by_power
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import AGAIN, DONE, Frames
from grimtable.kernel.terms import Move, Seat, bit


class Thief(Victim):
    """Choose another player who can be stolen from, then `hit` (ledger 3.2)."""

    choice: ClassVar[str] = "theft"

    def least(self, t: Grimwood) -> i64:
        return t.rules.power_min


class Dracula(Thief):
    """Two steals in a row from one player.

    Rules: GW-C.dracula, GW-7.6. Rulings: GW-R42 (a victim run empty ends it).
    """

    idle: ClassVar[str] = "dracula-idle"

    def rule(self) -> str:
        return "GW-C.dracula"

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        return (
            steal_by_power(t, self.me, victim, 0),
            steal_by_power(t, self.me, victim, bit(victim)),
        )


def draw_or_steal(t: Grimwood, me: Seat) -> list[Move]:
    """Draw, or steal from a player who can be stolen from (ledger 3.2)."""
    options: list[Move] = []
    if t.zones[DECK]:
        options.append(DRAW)
    for seat in others_holding(t, me, t.rules.power_min):
        options.append(seat - SEAT + STEAL)
    return options


class Ghouls(Power):
    """Draw a card or steal one. Rules: GW-C.ghouls."""

    choice: ClassVar[str] = "theft"
    idle: ClassVar[str] = "ghouls-idle"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return DRAW

    def rule(self) -> str:
        return "GW-C.ghouls"

    def can(self, t: Grimwood, held: i64) -> bool:
        return bool(t.zones[DECK]) or anyone_holds(t, self.me, t.rules.power_min)

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline(draw_or_steal(t, self.me))

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        if move == DRAW:
            t.draw(self.me)
            return DONE
        return (steal_by_power(t, self.me, move - STEAL, 0),)


class Goblins(Thief):
    """Up to three steals, each from whomever. Rules: GW-C.goblins, GW-7.6."""

    idle: ClassVar[str] = "goblins-idle"

    def rule(self) -> str:
        return "GW-C.goblins"

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        return steal_by_power(t, self.me, victim, 0), GoblinsNext(
            self.me, self.forced, 2, bit(victim)
        )


class GoblinsNext(Thief):
    """The second and third steal of the Goblins; `asked`: whom they have stolen from."""

    def __init__(self, me: Seat, forced: bool, more: i64, asked: i64) -> None:
        self.me = me
        self.forced = forced
        self.more = more
        self.asked = asked

    def rule(self) -> str:
        return "GW-C.goblins"

    def lapses(self, t: Grimwood) -> bool:
        return self.more == 0

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        return steal_by_power(t, self.me, victim, self.asked), GoblinsNext(
            self.me, self.forced, self.more - 1, self.asked | bit(victim)
        )


class ShadowQueen(Victim):
    """Look at all other hands, then steal blind from one. Rules: GW-C.shadow_queen."""

    idle: ClassVar[str] = "shadow-queen-idle"

    def ask(self, t: Grimwood) -> list[Move]:
        return MyFrame.ask(self, t)

    def act(self, t: Grimwood, move: Move) -> Frames:
        for i in range(1, t.seats):
            seat = (self.me + i) % t.seats
            t.note(LOOKED, self.me, seat)
            t.show(HAND + seat, bit(self.me))
        return (ShadowQueenSteal(self.me, self.forced),)


class ShadowQueenSteal(Thief):
    """Whom does the Shadow Queen steal from? Rulings: GW-R35."""

    def rule(self) -> str:
        return "GW-C.shadow_queen"

    def hit(self, t: Grimwood, victim: Seat) -> Frames:
        return (steal_by_power(t, self.me, victim, 0),)


class TheEternals(Power):
    """Draw or steal until seven cards are held. Rules: GW-C.the_eternals. Rulings: GW-R32."""

    idle: ClassVar[str] = "the-eternals-idle"

    def can(self, t: Grimwood, held: i64) -> bool:
        if held >= 7:
            return False
        return bool(t.zones[DECK]) or anyone_holds(t, self.me, t.rules.power_min)

    def why_idle(self, t: Grimwood) -> tuple[str, i64]:
        return "the-eternals-full" if t.held(self.me) > 7 else TheEternals.idle, 0

    def act(self, t: Grimwood, move: Move) -> Frames:
        return (EternalsNext(self.me, self.forced, 0),)


class EternalsNext(Power):
    """One more card for The Eternals, or stop."""

    choice: ClassVar[str] = "theft"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return DRAW

    def __init__(self, me: Seat, forced: bool, asked: i64) -> None:
        self.me = me
        self.forced = forced
        self.asked = asked

    def rule(self) -> str:
        return "GW-C.the_eternals"

    def lapses(self, t: Grimwood) -> bool:
        return t.held(self.me) >= 7

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline(draw_or_steal(t, self.me))

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        if move == DRAW:
            t.draw(self.me)
            return AGAIN
        victim = move - STEAL
        return steal_by_power(t, self.me, victim, self.asked), EternalsNext(
            self.me, self.forced, self.asked | bit(victim)
        )
