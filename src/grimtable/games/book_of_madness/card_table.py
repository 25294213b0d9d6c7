"""Where cards lie at a table of The Book of Madness, and how they are drawn and handed over."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.book_of_madness.cards.prints import Print
from grimtable.games.book_of_madness.ids import (
    DECK_DICE,
    MADNESS,
    OWN,
    STACK,
    STACK_EMPTY,
    deck_of,
    discard_of,
    hand_of,
    seat_of,
    support_of,
)
from grimtable.games.book_of_madness.options import Rules
from grimtable.kernel.table import Table
from grimtable.kernel.terms import ALL, BACKS, POOL, Card, Kind, Seat, Zone, bit

ORDERED_FROM: Final = 4
"""Of the shared zones."""
OWN_DECK: Final = 0
"""Of a seat's zones this one and the spells are ordered."""
OWN_SPELLS: Final = 4


class CardTable(Table):
    """The part of the table that knows the cards."""

    rules: Rules
    prints: list[Print]
    reshuffles: i64
    used: list[i64]

    def loose(self, zone: Zone) -> bool:
        if zone < OWN:
            return zone < ORDERED_FROM
        place = (zone - OWN) % 5
        return place != OWN_DECK and place != OWN_SPELLS

    def owner(self, zone: Zone) -> Seat:
        return seat_of(zone) if zone >= OWN and (zone - OWN) % 5 == 1 else -1

    def pool_of(self, kind: Kind) -> i64:
        return self.prints[kind].pool()

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

    def seers(self, seat: Seat, kind: Kind) -> i64:
        """Mask of the seats that see a card of this kind in a seat's hand (BM-R33)."""
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
