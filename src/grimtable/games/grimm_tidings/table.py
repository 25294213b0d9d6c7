"""Grimm Tidings' table: levels, what lies in front of everybody, the combat that runs."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.card_table import CardTable
from grimtable.games.grimm_tidings.ids import (
    CLASS,
    LEVEL,
    TITLE,
    front_of,
)
from grimtable.games.grimm_tidings.options import Rules
from grimtable.games.grimm_tidings.public import (
    Bargain,
    Foe,
    Line,
    OpenOffer,
    Public,
    SeatFields,
    Used,
    public_of,
)
from grimtable.games.grimm_tidings.vocabulary import VOCABULARIES
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.table import Outcome
from grimtable.kernel.terms import Card, Kind, Move, Seat, bit

REASONS: Final = ("", "level_ten", "turn_cap", "all_left")


class Tidings(CardTable):
    """A game in progress. Its own fields are those of `Public`."""

    levels: list[i64]
    sexes: list[i64]
    dread: list[i64]
    omens: list[i64]
    skips: list[i64]
    next_skips: list[i64]
    changes: list[i64]
    sides: list[i64]
    talks: list[i64]
    dealings: list[i64]
    active: Seat
    starter: Seat
    round: i64
    is_fought: bool
    serial: i64
    turn_uses: list[Used]
    winners: i64
    die: i64
    spared: bool
    main: Seat
    helper: Seat
    is_decided: bool
    foes: list[Foe]
    lines: list[Line]
    uses: list[Used]
    pending: i64
    removed: i64
    bribed: i64
    safe: i64
    bargain: Bargain | None
    offers: list[OpenOffer]

    def __init__(
        self,
        seats: i64,
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
        rules: Rules,
        by_seat: list[list[i64]],
        marks: list[list[i64]],
        dealings: list[i64],
    ) -> None:
        super().__init__(seats, rules.cards.kinds, zones, know, dice, stack)
        self.rules = rules
        self.prints = rules.cards.prints
        (
            self.levels, self.sexes, self.dread, self.omens, self.skips, self.next_skips,
            self.changes, self.sides, self.talks,
        ) = by_seat  # fmt: skip
        self.marks = marks
        self.dealings = dealings
        self.active = 0
        self.starter = self.main = self.helper = -1
        self.round = self.reshuffles = self.serial = self.winners = self.die = 0
        self.is_fought = self.is_decided = self.spared = False
        self.turn_uses = []
        self.foes = []
        self.lines = []
        self.uses = []
        self.pending = self.removed = self.bribed = self.safe = 0
        self.offers = []
        self.bargain = None

    def by_seat(self) -> list[list[i64]]:
        """Everything kept per seat."""
        return [
            self.levels[:], self.sexes[:], self.dread[:], self.omens[:], self.skips[:],
            self.next_skips[:], self.changes[:], self.sides[:], self.talks[:],
        ]  # fmt: skip

    def clone(self) -> "Tidings":
        t = Tidings(
            self.seats,
            [zone[:] for zone in self.zones],
            self.know[:],
            self.dice[:],
            self.stack[:],
            self.rules,
            self.by_seat(),
            [marks[:] for marks in self.marks],
            self.dealings[:],
        )
        self.copy_kernel(t)
        self._copy_combat(t)
        t.active, t.starter, t.round = self.active, self.starter, self.round
        t.is_fought = self.is_fought
        t.reshuffles, t.serial = self.reshuffles, self.serial
        t.turn_uses = self.turn_uses[:]
        t.winners = self.winners
        return t

    def _copy_combat(self, t: "Tidings") -> None:
        t.die = self.die
        t.spared = self.spared
        t.main = self.main
        t.helper = self.helper
        t.is_decided = self.is_decided
        t.foes = self.foes[:]
        t.lines = self.lines[:]
        t.uses = self.uses[:]
        t.pending = self.pending
        t.removed = self.removed
        t.bribed = self.bribed
        t.safe = self.safe
        t.bargain = self.bargain
        t.offers = self.offers[:]

    def own(self) -> Public:
        columns = self.by_seat()
        return tuple.__new__(Public, (  # as Public(…), in half the time
            self.rules.options,
            tuple([tuple.__new__(SeatFields, [c[s] for c in columns]) for s in range(self.seats)]),
            tuple([tuple(marks) for marks in self.marks]),
            tuple(self.dealings),
            self.active, self.starter, self.round, self.is_fought, self.reshuffles, self.serial,
            tuple(self.turn_uses), self.winners, self.die, self.spared,
            self.main, self.helper, self.is_decided,
            tuple(self.foes), tuple(self.lines), tuple(self.uses),
            self.pending, self.removed, self.bribed, self.safe, self.bargain or (),
            tuple(self.offers),
        ))  # fmt: skip

    def put_own(self, own: Sequence[Any]) -> None:
        public = own if isinstance(own, Public) else public_of(own)
        self.rules = Rules(public.options)
        self._put_seats(public.seats)
        self.marks = [list(marks) for marks in public.marks]
        self.dealings = list(public.dealings)
        self.active, self.starter = public.active, public.starter
        self.round, self.is_fought = public.round, public.is_fought
        self.reshuffles, self.serial = public.reshuffles, public.serial
        self.turn_uses = [(who, kind, what, on) for who, kind, what, on in public.turn_uses]
        self.winners, self.die, self.spared = public.winners, public.die, public.spared
        self.main, self.helper = public.main, public.helper
        self.is_decided = public.is_decided
        self.foes = [(kind, number, copy) for kind, number, copy in public.foes]
        self.lines = [(what, on, n, more, kind) for what, on, n, more, kind in public.lines]
        self.uses = [(who, kind, what, on) for who, kind, what, on in public.uses]
        self.pending, self.removed = public.pending, public.removed
        self.bribed, self.safe = public.bribed, public.safe
        self.bargain = public.bargain or None
        self.offers = list(public.offers)

    def _put_seats(self, seats: tuple[SeatFields, ...]) -> None:
        self.levels = [seat.level for seat in seats]
        self.sexes = [seat.sex for seat in seats]
        self.dread = [seat.dread for seat in seats]
        self.omens = [seat.omens for seat in seats]
        self.skips = [seat.skips for seat in seats]
        self.next_skips = [seat.next_skips for seat in seats]
        self.changes = [seat.changes for seat in seats]
        self.sides = [seat.sides for seat in seats]
        self.talks = [seat.talks for seat in seats]

    def public(self) -> Public:
        return self.own()

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        return tuple(public)

    def word(self, move: Move) -> str:
        return VOCABULARIES.word(self.rules.options.card_set, move)

    # Seats

    def everyone(self) -> i64:
        """Mask of all seats."""
        return bit(self.seats) - 1

    def farewell(self, seats: i64) -> AnyFrame | None:
        from grimtable.games.grimm_tidings.turn.leaving import Leave  # it builds on this module

        return Leave(seats) if self.windowed else None

    def is_gone(self, seat: Seat) -> bool:
        """Has this player left? (GT-R42)"""
        return self.out >> seat & 1 == 1

    def next_to(self, seat: Seat) -> Seat:
        """The next player clockwise."""
        return self.walk(seat, 1)

    def before(self, seat: Seat) -> Seat:
        """The next one the other way round."""
        return self.walk(seat, self.seats - 1)

    def walk(self, seat: Seat, step: i64) -> Seat:
        """The seat this many places on, or the next one that has not left."""
        seat = (seat + step) % self.seats
        while self.is_gone(seat):
            seat = (seat + step) % self.seats
        return seat

    def role(self, seat: Seat, sort: i64) -> Card:
        """The first Class or title of a seat; -1: none."""
        for card in self.front(seat):
            if self.print(card).sort == sort:
                return card
        return -1

    def has_role(self, seat: Seat, kind: Kind) -> bool:
        """Does this Class or title lie in front of a seat?"""
        return self.holds(front_of(seat), kind)

    def has_class(self, seat: Seat) -> bool:
        """Has a seat any Class?"""
        return self.role(seat, CLASS) >= 0

    def has_title(self, seat: Seat) -> bool:
        """Has a seat any title?"""
        return self.role(seat, TITLE) >= 0

    def set_level(self, seat: Seat, level: i64) -> None:
        """A new Level, told to all."""
        if level != self.levels[seat]:
            self.levels[seat] = level
            self.note(LEVEL, seat, level)

    def gain(self, seat: Seat, n: i64) -> None:
        """Levels that no kill has brought: never to 10 (GT-3.6, GT-R6)."""
        self.set_level(seat, max(self.levels[seat], min(9, self.levels[seat] + n)))

    def lose(self, seat: Seat, n: i64) -> None:
        """Never below Level 1 (GT-3.3)."""
        self.set_level(seat, max(1, self.levels[seat] - n))

    def foe_kind(self, at: i64) -> Kind:
        """The kind of a monster in the combat."""
        kind, _number, _copy = self.foes[at]
        return kind

    def foe_number(self, at: i64) -> i64:
        """The number that identifies a monster in the combat."""
        _kind, number, _copy = self.foes[at]
        return number

    def is_fighter(self, seat: Seat) -> bool:
        """Main fighter or helper?"""
        return self.main >= 0 and (seat == self.main or seat == self.helper)

    def fighters(self) -> list[Seat]:
        """Main fighter, then helper."""
        if self.main < 0:
            return []
        return [self.main] if self.helper < 0 else [self.main, self.helper]

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        winners = [seat for seat in range(self.seats) if self.winners >> seat & 1]
        rewards = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        levels = [int(level) for level in self.levels]
        return Outcome(REASONS[self.over], [int(w) for w in winners], levels, rewards)
