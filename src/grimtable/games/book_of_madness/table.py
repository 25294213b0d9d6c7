"""The Book of Madness' table: the marker, the curses, everybody's spells."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import Character, Print
from grimtable.games.book_of_madness.ids import (
    DECK_DICE,
    LEFT_PAGE,
    MADNESS,
    OWN,
    PILE,
    RIGHT_PAGE,
    SLOT,
    SLOTS,
    SPELL_TURNED,
    STACK,
    STACK_EMPTY,
    WON,
    deck_of,
    discard_of,
    hand_of,
    seat_of,
    spells_of,
    support_of,
)
from grimtable.games.book_of_madness.options import Rules
from grimtable.games.book_of_madness.public import Public, SeatFields, public_of
from grimtable.games.book_of_madness.vocabulary import word
from grimtable.kernel.frames import AnyFrame
from grimtable.kernel.table import Outcome, Table
from grimtable.kernel.terms import ALL, BACKS, POOL, Card, Kind, Move, Seat, Zone, bit

REASONS: Final = ("", "won", "last_monster", "stack_empty", "all_mad")
ORDERED_FROM: Final = 4
"""Of the shared zones."""
OWN_DECK: Final = 0
"""Of a seat's zones this one and the spells are ordered."""
OWN_SPELLS: Final = 4


class Madness(Table):
    """The truth of a game. Its own fields are those of `Public`."""

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
    reshuffles: i64
    echo: Seat
    used: list[i64]
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
        self.prints: list[Print] = rules.cards.prints
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
        return word(self.rules.options.card_set, move)

    def loose(self, zone: Zone) -> bool:
        if zone < OWN:
            return zone < ORDERED_FROM
        place = (zone - OWN) % 5
        return place != OWN_DECK and place != OWN_SPELLS

    def owner(self, zone: Zone) -> Seat:
        return seat_of(zone) if zone >= OWN and (zone - OWN) % 5 == 1 else -1

    def pool_of(self, kind: Kind) -> i64:
        return self.prints[kind].pool()

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
        many: i64 = 0
        for seat in range(self.seats):
            if self.is_in(seat):
                many += 1
        return many

    def sheet(self, seat: Seat) -> Character:
        """A seat's character."""
        return self.rules.cards.characters[self.characters[seat]]

    def has_ability(self, seat: Seat, ability: i64) -> bool:
        """Can this character do that?"""
        return self.sheet(seat).ability == ability

    def is_capped(self) -> bool:
        """Has this turn seen as many actions as it may (BM-R45)?"""
        return self.actions >= self.rules.action_cap

    # Cards

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand."""
        return self.zones[hand_of(seat)]

    def find(self, zone: Zone, kind: Kind) -> Card:
        """The last card of a kind in a zone; -1: none."""
        cards = self.zones[zone]
        at: i64 = len(cards) - 1
        while at >= 0:
            card = cards[at]
            if self.kinds[card] == kind:
                return card
            at -= 1
        return -1

    def count(self, zone: Zone, kind: Kind) -> i64:
        """How many cards of a kind lie in a zone."""
        many: i64 = 0
        for card in self.zones[zone]:
            if self.kinds[card] == kind:
                many += 1
        return many

    def held(self, zone: Zone, is_element: bool) -> list[Kind]:
        """The element cards, and unless they alone are meant madness, in a zone, each once:
        madness first, then by value.
        """
        seen: i64 = 0
        for card in self.zones[zone]:
            seen |= bit(self.kinds[card])
        kinds: list[Kind] = []
        if seen >> MADNESS & 1 and not is_element:
            kinds.append(MADNESS)
        for value in range(3):
            for element in range(4):
                if seen >> (element * 3 + value) & 1:
                    kinds.append(element * 3 + value)
        return kinds

    def free_slots(self, seat: Seat) -> i64:
        """Free places in a support zone; none or less if it is full (BM-10.6)."""
        return self.sheet(seat).slots - len(self.zones[support_of(seat)])

    def seers(self, seat: Seat, kind: Kind) -> i64:
        """Who sees a card of this kind in a seat's hand (BM-R33)."""
        if not self.rules.closed or (kind == MADNESS and self.rules.madness_shown):
            return ALL
        return bit(seat)

    def _mix_unseen(self, seat: Seat, seed: i64) -> None:
        """Madness in hands is counted by all: none is dealt into one unseen (BM-I1)."""
        super()._mix_unseen(seat, seed)
        if not self.rules.closed or not self.rules.madness_shown:
            return
        for other in range(self.seats):
            hand = self.hand(other)
            for i in range(len(hand)):
                if self.kinds[hand[i]] == MADNESS and not self.know[hand[i]] >> seat & 1:
                    self._put_back(hand, i, seat)

    def _put_back(self, hand: list[Card], i: i64, seat: Seat) -> None:
        """This madness changes places with an unseen card of its pool that lies in no hand."""
        madness = hand[i]
        pool = self.know[madness] >> POOL
        for zone in range(len(self.zones)):
            if zone >= OWN and (zone - OWN) % 5 == 1:
                continue
            cards = self.zones[zone]
            for j in range(len(cards)):
                card, known = cards[j], self.know[cards[j]]
                if self.kinds[card] != MADNESS and known >> POOL == pool and not known >> seat & 1:
                    hand[i], cards[j] = card, madness
                    self.know[card], self.know[madness] = self.know[madness], known
                    return

    def take_in(self, card: Card, src: Zone, seat: Seat) -> None:
        """From a deck into a hand."""
        self.slip(card, src, hand_of(seat), self.seers(seat, self.kinds[card]))

    def hand_over(self, card: Card, giver: Seat, to: Seat) -> None:
        """From hand to hand; madness is counted openly unless an option hides it."""
        kind = self.kinds[card]
        audience = self.seers(giver, kind) | self.seers(to, kind)
        self.slip(card, hand_of(giver), hand_of(to), audience)
        for seat in (giver, to):
            for other in self.hand(seat):
                if self.kinds[other] == MADNESS:
                    self.know[other] |= self.seers(seat, MADNESS)

    def leave_support(self, card: Card, seat: Seat, dst: Zone) -> bool:
        """Out of a support zone; of equal cards those an Avatar has used go first (BM-R23)."""
        kind = self.kinds[card]
        self.move(card, support_of(seat), dst)
        if kind < MADNESS and self.used[seat * 12 + kind]:
            self.used[seat * 12 + kind] -= 1
            return True
        return False

    def receive(self, dst: Zone) -> bool:
        """One madness card from the stack; False: there is none and all is lost (BM-6.9)."""
        if not self.zones[STACK]:
            self.finish(STACK_EMPTY)
            return False
        self.move(self.zones[STACK][-1], STACK, dst)
        return True

    def top(self, seat: Seat) -> Card:
        """The next card of a deck, still lying there; an empty one costs madness (BM-4.2).

        -1: the stack is empty too and the game is lost.
        """
        deck, discard = deck_of(seat), discard_of(seat)
        if not self.zones[deck]:
            if not self.receive(discard):
                return -1
            self.swap(deck, discard, 0)
            self.reshuffles += 1
            self.shuffle(deck, self.reshuffles * BACKS, DECK_DICE)
        return self.zones[deck][-1]

    def draw(self, seat: Seat, n: i64) -> None:
        """Draw n cards one by one (BM-14.13)."""
        for i in range(n):
            card = self.top(seat)
            if card < 0:
                return
            self.take_in(card, deck_of(seat), seat)

    def mix(self, seat: Seat) -> None:
        """Deck and discard pile become a new deck, without madness (BM-14.12)."""
        deck, discard = deck_of(seat), discard_of(seat)
        self.reshuffles += 1
        pool = self.reshuffles * BACKS
        for card in self.zones[deck]:
            if self.know[card] & ALL != ALL:
                pool = self.know[card] >> POOL
        for card in self.zones[discard][:]:
            self.move(card, discard, deck)
        for card in self.zones[deck]:
            if self.know[card] & ALL == ALL:  # what all have seen joins the others of this deck
                self.know[card] = pool << POOL | ALL
        self.shuffle(deck, pool, DECK_DICE)

    # Spells

    def spells(self, seat: Seat) -> list[Card]:
        """A seat's spells."""
        return self.zones[spells_of(seat)]

    def place(self, seat: Seat, kind: Kind) -> i64:
        """Where a spell lies in front of a seat; -1: it does not."""
        cards = self.spells(seat)
        for i in range(len(cards)):
            if self.kinds[cards[i]] == kind:
                return i
        return -1

    def turn_spell(self, seat: Seat, at: i64, state: i64) -> None:
        """A spell's new state, told if it can be seen."""
        before = self.states[seat][at]
        self.states[seat][at] = state
        if before & 7 != state & 7:
            self.note(SPELL_TURNED, seat, self.kinds[self.spells(seat)[at]] * 8 + state % 8)

    def drop_spell(self, seat: Seat, at: i64, dst: Zone) -> None:
        """A spell leaves the game."""
        card = self.spells(seat)[at]
        del self.states[seat][at]
        self.move(card, spells_of(seat), dst)

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
