"""What can lie on either side of a trade within the limits for Big Items. Rules: GT-T12e, GT-R2."""

from typing import TypeAlias

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.naming import (
    Named,
    each_once,
    is_open,
    kinds_in,
    without,
)
from grimtable.games.grimm_tidings.ids import CHEATED, front_of
from grimtable.games.grimm_tidings.items.gear import big_limit, bigs, tradable
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.terms import Kind, Seat

Weight: TypeAlias = tuple[i64, i64]
"""Of some Items: (how many are Big, how many of those count for the limit of their owner)."""


class Barter:
    """Two seats, what each could hand over, and the offer that this form must differ from."""

    def __init__(self, t: Tidings, me: Seat, to: Seat, old_give: Named, old_get: Named) -> None:
        self.t = t
        self.me = me
        self.to = to
        self.mine = tradable(t, me)
        self.theirs = tradable(t, to)
        self.is_counter = not is_open(old_give)
        self.old_give = sorted(kinds_in(old_give))
        self.old_get = sorted(kinds_in(old_get))

    # One side alone

    def could_give(self, give: list[Kind]) -> bool:
        """Could the other hand over nothing, or one thing, for exactly this?"""
        if self.is_legal(give, []):
            return True
        for kind in each_once(self.theirs):
            if self.is_legal(give, [kind]):
                return True
        return False

    def could_give_with(self, give: list[Kind]) -> bool:
        """Can this be a part of what is given?"""
        if self.could_ask(give, []):
            return True
        if not self.repeats(give):
            return False  # to give even more makes room nowhere
        for kind in each_once(without(self.mine, give)):
            if self.could_ask([*give, kind], []):
                return True
        return False

    def could_ask(self, give: list[Kind], get: list[Kind]) -> bool:
        """Can this be a part of what is asked for in exchange?"""
        left = without(self.theirs, get)
        if not self.repeats(give) or without(get, self.old_get):
            return self.completes(give, get, left)
        same = without(self.old_get, get)
        for kind in each_once(without(left, same)):
            if self.completes(give, [*get, kind], without(left, [kind])):
                return True
        for kind in same:
            if self.completes(give, get, without(same, [kind])):
                return True
        return False

    # Both sides

    def is_legal(self, give: list[Kind], get: list[Kind]) -> bool:
        """May exactly this be offered?"""
        if not give and not get:
            return False
        if self.repeats(give) and sorted(get) == self.old_get:
            return False
        return are_legal(self.t, self.me, self.to, give, get)

    def repeats(self, give: list[Kind]) -> bool:
        """Would this seat give what the offer it answers asks of it?"""
        return self.is_counter and sorted(give) == self.old_give

    def completes(self, give: list[Kind], get: list[Kind], more: list[Kind]) -> bool:
        """Does it fit the limits of both, perhaps together with some of those?"""
        big_given, room_made = weight(self.t, self.me, give)
        big, counting = weight(self.t, self.to, get)
        more_big, more_counting = weight(self.t, self.to, more)
        if not big_given and not big and not more_big:
            return len(give) + len(get) + len(more) > 0
        most = room(self.t, self.me) + room_made
        needed: i64 = max(0, big_given - room(self.t, self.to)) if big_given else 0
        big += max(0, needed - counting)
        if needed > counting + more_counting or (big > 0 and big > most):
            return False
        return len(give) + len(get) + len(more) - more_big > 0 or min(more_big, most) > 0


def are_legal(t: Tidings, one: Seat, other: Seat, give: list[Kind], get: list[Kind]) -> bool:
    """Would both keep their limits for Big Items?"""
    big_given, made = weight(t, one, give)
    big_gained, left = weight(t, other, get)
    if big_gained and big_gained - made > room(t, one):
        return False
    return not big_given or big_given - left <= room(t, other)


def room(t: Tidings, seat: Seat) -> i64:
    """How many Big Items more a seat may carry; below zero: it has too many."""
    return big_limit(t, seat) - bigs(t, seat)


def weight(t: Tidings, seat: Seat, kinds: list[Kind]) -> Weight:
    """How Big these carried Items of a seat are."""
    big: i64 = 0
    counting: i64 = 0
    for kind in kinds:
        if t.prints[kind].is_big:
            big += 1
            counting += 0 if t.mark(seat, t.find(front_of(seat), kind)) & CHEATED else 1
    return big, counting
