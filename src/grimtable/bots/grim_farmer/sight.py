"""One decision of Grim Farmer as a seat sees it, in plain numbers."""

from typing import Any

from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.style import Style
from grimtable.games.grim_farmer.ids import (
    FITS,
    KINDS,
    LIMIT,
    NORMALS,
    hand_of,
    pile_of,
)
from grimtable.games.grim_farmer.table import Public
from grimtable.kernel.dice import small, step, word_of
from grimtable.kernel.table import BareView, Table


class Sight:
    """What the choosers look at. Everything comes from the view, or from a Memory of its seat."""

    def __init__(self, view: BareView, style: Style, memory: Memory | None, seed: int) -> None:
        public: Public = view.public
        self.view = view
        self.table: Table | None = None
        """The table, if the view is only a glance at it."""
        self.style = style
        self.memory = memory
        self.me = view.seat
        self.zones = view.zones
        self.setup = public.options
        """The table options."""
        self.used = public.used
        self.played = public.played
        self.placed = public.placed
        self.seats = len(self.used)
        self.turn = public.turn
        self.call = public.call
        self.beside = public.beside
        self.frame: Any = view.stack[-1]
        self.options = view.options
        self.hand = [0] * KINDS
        """The hand of this seat, by kind."""
        self.normal_kinds: list[int] = []
        """The different normal cards in it."""
        for cell in self.zones[hand_of(self.me)]:
            kind = cell >> 1
            if kind < NORMALS and not self.hand[kind]:
                self.normal_kinds.append(kind)
            self.hand[kind] += 1
        self.held = len(self.zones[hand_of(self.me)])
        self._unseen: list[int] = []
        self._hidden = 0
        self._share = -1.0
        self._dice = small(seed ^ fingerprint(self), 7)

    def chance(self) -> float:
        """A number from 0 to 1: this bot's dice, which every new hand and question rolls again."""
        self._dice = step(self._dice)
        return int(word_of(self._dice)) / 4294967296

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.zones[hand_of(seat)])

    def pile(self, seat: int) -> int:
        """How many cards a seat has placed."""
        return len(self.zones[pile_of(seat)])

    def put_down(self, seat: int) -> int:
        """What counts between empty hands."""
        return self.placed[seat] if self.setup.tie_counts else self.played[seat] + self.placed[seat]

    def room(self) -> int:
        """How many cards its hand can still take."""
        return LIMIT - self.held

    def normals(self) -> int:
        """How many normal cards its hand holds."""
        count = 0
        for kind in self.normal_kinds:
            count += self.hand[kind]
        return count

    def fitting(self, call: int) -> int:
        """How many normal cards of its hand fit a call; Mice not counted."""
        count = 0
        for kind in self.normal_kinds:
            if FITS[kind] & call:
                count += self.hand[kind]
        return count

    def is_own_pile_bad(self) -> bool:
        """Does its pile contain a card that does not fit?"""
        for cell in self.zones[pile_of(self.me)]:
            if not FITS[cell >> 1] & self.call:
                return True
        return False

    def unseen(self) -> list[int]:
        """By kind: the copies in the Deck, in other hands, or discarded unseen."""
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

    def share(self) -> float:
        """The share of the unseen cards that fit the call; Mice are kept for the end."""
        if self._share < 0:
            unseen = self.unseen()
            count = 0
            for kind in range(NORMALS):
                if unseen[kind] and FITS[kind] & self.call:
                    count += unseen[kind]
            self._share = count / max(1, self._hidden)
        return self._share

    def hidden(self) -> int:
        """How many cards this seat cannot place."""
        self.unseen()
        return self._hidden


def fingerprint(sight: Sight) -> int:
    """A number of what the seat knows: hand, Turn, game, call, what was played."""
    public: Public = sight.view.public
    total: int = sight.turn + 64 * public.game + 512 * sight.call + sight.beside
    for cell in sight.zones[hand_of(sight.me)]:
        total = (total * 31 + cell) % 4294967291
    for number in sight.used:
        total = (total * 31 + number) % 4294967291
    return total * 8 + sight.me + len(sight.zones[pile_of(sight.me)]) * 64
