"""The Book of Madness' table: the marker, the curses, everybody's spells."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.card_table import CardTable
from grimtable.games.book_of_madness.cards.prints import Character
from grimtable.games.book_of_madness.ids import (
    LEFT_PAGE,
    NOT_READY,
    PILE,
    RIGHT_PAGE,
    SLOT,
    SLOTS,
    SPELL_TURNED,
    WON,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.options import Rules
from grimtable.games.book_of_madness.public import Public, SeatFields, public_of
from grimtable.games.book_of_madness.vocabulary import VOCABULARIES
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.table import Outcome
from grimtable.kernel.terms import Card, Kind, Move, Seat, Zone

REASONS: Final = ("", "won", "last_monster", "stack_empty", "all_mad")


class Madness(CardTable):
    """A game in progress. Its own fields are those of `Public`."""

    characters: list[i64]
    ability_used: list[i64]
    discounts: list[i64]
    shut: list[i64]
    states: list[list[i64]]
    active: Seat
    turn: i64
    round: i64
    field: i64
    veiled: i64
    markers: list[i64]
    actions: i64
    echo: Seat
    is_refused: bool
    bill: list[i64]
    beaten: i64

    def __init__(
        self,
        seats: i64,
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
        rules: Rules,
        by_seat: list[list[i64]],
        states: list[list[i64]],
        markers: list[i64],
        used: list[i64],
    ) -> None:
        super().__init__(seats, rules.cards.kinds, zones, know, dice, stack)
        self.rules = rules
        self.prints = rules.cards.prints
        self.characters, self.ability_used, self.discounts, self.shut = by_seat
        self.states = states
        self.markers = markers
        self.used = used
        self.active = self.echo = -1
        self.turn = self.field = self.veiled = self.actions = self.reshuffles = self.beaten = 0
        self.round = 1
        self.is_refused = False
        self.bill = []

    def clone(self) -> "Madness":
        t = Madness(
            self.seats,
            [zone[:] for zone in self.zones],
            self.know[:],
            self.dice[:],
            self.stack[:],
            self.rules,
            [self.characters[:], self.ability_used[:], self.discounts[:], self.shut[:]],
            [states[:] for states in self.states],
            self.markers[:],
            self.used[:],
        )
        self.copy_kernel(t)
        t.active, t.turn, t.round, t.field = self.active, self.turn, self.round, self.field
        t.veiled = self.veiled
        t.actions = self.actions
        t.reshuffles = self.reshuffles
        t.echo = self.echo
        t.is_refused = self.is_refused
        t.bill = self.bill[:]
        t.beaten = self.beaten
        return t

    def own(self) -> Public:
        rows = [
            tuple.__new__(
                SeatFields,
                (self.characters[s], self.ability_used[s], self.discounts[s], self.shut[s]),
            )
            for s in range(self.seats)
        ]
        return tuple.__new__(Public, (  # as Public(…), in half the time
            self.rules.options, tuple(rows), tuple([tuple(states) for states in self.states]),
            self.active, self.turn, self.round, self.field, self.veiled, tuple(self.markers),
            self.actions, self.reshuffles, self.echo, tuple(self.used), self.is_refused,
            tuple(self.bill), self.beaten,
        ))  # fmt: skip

    def put_own(self, own: Sequence[Any]) -> None:
        public = own if isinstance(own, Public) else public_of(own)
        self.rules = Rules(public.options)
        self.characters = [seat.character for seat in public.seats]
        self.ability_used = [seat.ability_used for seat in public.seats]
        self.discounts = [seat.discount for seat in public.seats]
        self.shut = [seat.shut for seat in public.seats]
        self.states = [list(states) for states in public.states]
        self.active, self.turn = public.active, public.turn
        self.round, self.field = public.round, public.field
        self.veiled = public.veiled
        self.markers = list(public.markers)
        self.actions, self.reshuffles = public.actions, public.reshuffles
        self.echo = public.echo
        self.used = list(public.used)
        self.is_refused = public.is_refused
        self.bill = list(public.bill)
        self.beaten = public.beaten

    def public(self) -> Public:
        return self.own()

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        return tuple(public)

    def word(self, move: Move) -> str:
        return VOCABULARIES.word(self.rules.options.card_set, move)

    # Seats

    def is_in(self, seat: Seat) -> bool:
        """Is this apprentice still sane?"""
        return self.out >> seat & 1 == 0

    def living(self) -> list[Seat]:
        """Everybody in the game, the active player first, then clockwise (BM-4.8)."""
        found: list[Seat] = []
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            if self.is_in(seat):
                found.append(seat)
        return found

    def team(self) -> i64:
        """How many are in the game."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.is_in(seat):
                count += 1
        return count

    def sheet(self, seat: Seat) -> Character:
        """A seat's character."""
        return self.rules.cards.characters[self.characters[seat]]

    def has_ability(self, seat: Seat, ability: i64) -> bool:
        """Has this seat's character this ability?"""
        return self.sheet(seat).ability == ability

    def is_capped(self) -> bool:
        """Has this turn seen as many actions as it may (BM-R45)?"""
        return self.actions >= self.rules.action_cap

    def free_slots(self, seat: Seat) -> i64:
        """Free places in a support zone; none or less if it is full (BM-10.6)."""
        return self.sheet(seat).slots - len(self.zones[support_of(seat)])

    # Spells

    def spells(self, seat: Seat) -> list[Card]:
        """A seat's spells."""
        return self.zones[spells_of(seat)]

    def place(self, seat: Seat, kind: Kind) -> i64:
        """The index of a spell among those of a seat; -1: it has no such spell."""
        cards = self.spells(seat)
        for i in range(len(cards)):
            if self.kinds[cards[i]] == kind:
                return i
        return -1

    def turn_spell(self, seat: Seat, index: i64, state: i64) -> None:
        """Give a spell a new state; everybody is told if it can be seen."""
        before = self.states[seat][index]
        self.states[seat][index] = state
        if before & NOT_READY != state & NOT_READY:
            self.note(SPELL_TURNED, seat, self.kinds[self.spells(seat)[index]] * 8 + state % 8)

    def drop_spell(self, seat: Seat, index: i64, target: Zone) -> None:
        """A spell leaves the game."""
        card = self.spells(seat)[index]
        del self.states[seat][index]
        self.move(card, spells_of(seat), target)

    # Board

    def curse(self, slot: i64) -> Card:
        """The curse in a slot; -1: none."""
        cards = self.zones[SLOT + slot]
        if cards:
            return cards[0]
        return -1

    def has_curses(self) -> bool:
        """Does any curse lie on the board, face-up or face-down?"""
        for slot in range(SLOTS):
            if self.zones[SLOT + slot]:
                return True
        return False

    def monster(self) -> Kind:
        """The card of the present monster."""
        return self.kinds[self.zones[LEFT_PAGE][-1]]

    def front(self) -> Kind:
        """The card with reward and penalty."""
        return self.kinds[self.zones[RIGHT_PAGE][-1]]

    def supplied(self, value: i64) -> list[Kind]:
        """The element cards of a value that are still in supply."""
        kinds: list[Kind] = []
        for element in range(4):
            if self.zones[PILE + element * 3 + value - 1]:
                kinds.append(element * 3 + value - 1)
        return kinds

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        everybody = [int(seat) for seat in range(self.seats)]
        won = self.over == WON
        beaten = [int(self.beaten)] * len(everybody)
        share = 1.0 if won else 0.0
        return Outcome(REASONS[self.over], everybody if won else [], beaten, [share] * len(beaten))
