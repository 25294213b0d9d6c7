"""One decision of Grimwood as a seat sees it, in plain numbers."""

from functools import cache
from typing import Any

from grimtable.bots.grimwood.memory import Memory
from grimtable.games.grimwood.ids import (
    AMULET,
    DECK,
    DISCARD,
    DRAGON,
    HAND,
    KINDS,
)
from grimtable.games.grimwood.options import Options, Rules
from grimtable.games.grimwood.table import WORTH, Public, points
from grimtable.kernel.table import BareView, Table

Kinds = tuple[int, ...]

POINTS = [int(worth) for worth in WORTH]
"""Of a supernatural combo by its size (GW-6.1)."""
STEP = [POINTS[min(size + 1, 5)] - POINTS[size] for size in range(len(POINTS))]
"""What the next supernatural adds to a combo of this size."""


def points_of(combo: Kinds) -> int:
    """What a combo is worth, by the rules."""
    return int(points(combo[0], combo[-1], len(combo)))


@cache
def rules_of(options: Options) -> Rules:
    """What the rules make of the table options."""
    return Rules(options)


class Sight:
    """What the choosers look at. Everything comes from the view, or from a Memory of its seat."""

    def __init__(self, view: BareView, memory: Memory | None = None) -> None:
        public: Public = view.public
        self.view = view
        self.table: Table | None = None
        """The table, if the view is only a glance at it."""
        self.memory = memory
        self.public = public
        self.me = view.seat
        self.zones = view.zones
        self.setup = public.options
        """The table options."""
        self.rules = rules_of(public.options)
        self.rows = public.rows
        self.seats = len(self.rows)
        self.frame: Any = view.stack[-1]
        self.options = view.options
        self.deck = len(self.zones[DECK])
        self.left = public.left
        self.hand = [0] * KINDS
        """The hand of this seat, by kind."""
        for cell in self.zones[HAND + self.me]:
            self.hand[cell >> 1] += 1
        self.held = len(self.zones[HAND + self.me])
        self.is_last = self.left >= 0 or (self.setup.final_turns == 1 and self.deck < self.seats)
        """Is this the seat's last turn? Whoever sees an empty deck has no further one (GW-10)."""
        self.turns = 0.0 if self.is_last else self.deck / self.seats
        """Own turns still to come after this one, roughly."""
        self._unseen: list[int] = []
        self._hidden = 0
        self._weights: list[float] = []
        self._known: list[list[int]] = [[]] * self.seats
        self._is_recalled = 0
        self.average = -1.0
        """What an unseen card brings and, per seat, a steal; -1 until somebody asks."""
        self.steals = [-1.0] * self.seats

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.zones[HAND + seat])

    def points(self, seat: int) -> int:
        """The points in front of a seat."""
        total = 0
        for combo in self.rows[seat]:
            total += points_of(combo)
        return total

    def is_frozen(self, combo: Kinds) -> bool:
        """Does the Dragon guard it? (GW-8.10)"""
        return DRAGON in combo and (self.public.awake or not self.rules.dragon_power)

    def starts_left(self, kind: int) -> bool:
        """May this power start once more this turn? (GW-8.8)"""
        return (self.public.starts >> kind * 2 & 3) < self.rules.power_limit

    def discards(self) -> list[int]:
        """The kinds of the discard pile, the top one last."""
        return [cell >> 1 for cell in self.zones[DISCARD]]

    def known(self, seat: int) -> list[int]:
        """The kinds that surely lie in another hand."""
        if self._is_recalled >> seat & 1:
            return self._known[seat]
        kinds: list[int] = []
        if self.memory is None:
            for cell in self.zones[HAND + seat]:
                if cell >= 0:
                    kinds.append(cell >> 1)
        else:
            least = self.memory.least[seat]
            for kind in range(KINDS):
                for copy in range(least[kind]):
                    kinds.append(kind)
        self._is_recalled |= 1 << seat
        self._known[seat] = kinds
        return kinds

    def has_none(self, seat: int, kind: int) -> bool:
        """Is it sure that this hand holds none of a kind?"""
        return self.memory is not None and self.memory.most(seat, kind) <= 0

    def unseen(self) -> list[int]:
        """By kind: the copies in the deck or somewhere in other hands."""
        if not self._unseen:
            if self.table is not None:
                self._unseen = [int(count) for count in self.table.count_unseen(self.me, KINDS)]
                self._hidden = sum(self._unseen)
                return self._unseen
            self._unseen = [0] * KINDS
            for pool in self.view.unseen:
                for kind in pool[1:]:
                    self._unseen[kind] += 1
                self._hidden += len(pool) - 1
        return self._unseen

    def hidden(self) -> int:
        """How many cards this seat cannot place."""
        self.unseen()
        return self._hidden

    def is_gone(self, kind: int) -> bool:
        """Can no rival ever play this supernatural from the hand: laid, thrown away, or mine?"""
        for seat in range(self.seats):
            if seat != self.me:
                for cell in self.zones[HAND + seat]:
                    if cell >> 1 == kind:
                        return False
        return self.unseen()[kind] == 0

    def weight(self, rival: int) -> float:
        """How much a rival's loss is worth to me: all of it with two, else the leader's most."""
        if not self._weights:
            self._weights = [0.0] * self.seats
            best = -1
            for seat in range(self.seats):
                if seat != self.me:
                    best = max(best, self.points(seat))
            for seat in range(self.seats):
                if seat != self.me:
                    behind = best - self.points(seat)
                    share = 1.0 if self.seats == 2 else max(0.2, 0.6 - behind / 40)
                    self._weights[seat] = share
        return self._weights[rival]

    def has_turn(self, rival: int) -> bool:
        """Will this rival have another turn?"""
        return self.left < 0 or 0 < (rival - self.me) % self.seats <= self.left

    def amulet_chance(self, seat: int) -> float:
        """How likely this hand holds an Amulet."""
        known = self.known(seat)
        if AMULET in known:
            return 1.0
        if self.has_none(seat, AMULET):
            return 0.0
        hidden = max(1, self.hidden())
        miss = 1.0
        share = 1.0 - min(1.0, self.unseen()[AMULET] / hidden)
        for card in range(self.size(seat) - len(known)):
            miss *= share
        return 1.0 - miss
