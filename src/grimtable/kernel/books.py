"""Where every card lies and who knows it. Cards move only through these methods.

Each method keeps track of who knows what and records one event per card:
`(kind, a, b, card, mask, at)` with the zones it left and entered, the mask of those who see its
face, and its place in an ordered zone.
"""

from mypy_extensions import i64, mypyc_attr

from grimtable.kernel.dice import WORD, Sealed, step, word_of
from grimtable.kernel.terms import (
    ALL,
    BACKS,
    MOVED,
    POOL,
    PUBLIC,
    REORDERED,
    SHOWN,
    SHUFFLED,
    SWAPPED,
    Card,
    Kind,
    RawEvent,
    Seat,
    Zone,
    bit,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Books:
    """Zones, knowledge, dice and events of one table.

    A zone number beyond the last zone means a public structure of the game, such as a row of
    combos: knowledge and events are kept as for any zone, but the game places the cards.
    """

    def __init__(
        self,
        seats: i64,
        kinds: list[Kind],
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.zones = zones
        self.know = know
        self.dice = dice
        self.sealed: Sealed | None = None
        self.mover: Seat = PUBLIC
        self.crossings: i64 = 0
        self.events: list[RawEvent] | None = None

    def loose(self, zone: Zone) -> bool:
        """Does the order of this zone mean nothing (a hand, a heap)?"""
        raise NotImplementedError

    # Dice

    def below(self, n: i64, stream: i64 = 0) -> i64:
        """A uniform number from 0 to n - 1; by rejection, so exactly uniform."""
        self.crossings += 1
        while True:
            if self.sealed is None:
                state = step(self.dice[stream])
                self.dice[stream] = state
                scaled = word_of(state) * n
            else:
                scaled = self.sealed.word(stream, self.dice[stream]) * n
                self.dice[stream] += 1
            low = scaled & WORD
            if low >= n or low >= (WORD + 1 - n) % n:
                return scaled >> 32

    # Events

    def note(self, kind: i64, a: i64, b: i64) -> None:
        """A public fact without a card."""
        if self.events is not None:
            self.events.append((kind, a, b, -1, ALL, -1))

    def whisper(self, kind: i64, a: i64, b: i64, audience: i64) -> None:
        """A fact that only some seats are told; its kind is WHISPERED or above."""
        if self.events is not None:
            self.events.append((kind, a, b, -1, audience, -1))

    # Moving cards

    def _forget_twins(self, card: Card, src: Zone, audience: i64) -> None:
        """Forget what the move makes uncertain: if you knew an equal card here but not this one,
        you cannot tell which of the two has left. The same holds for backs, so the pools of the
        unseen cards become one.
        """
        kind = self.kinds[card]
        pool = self.know[card] >> POOL
        for other in self.zones[src]:
            known = self.know[other]
            if self.kinds[other] == kind:
                self.know[other] = known & ~audience
                audience &= ~known
            if known >> POOL != pool and self.know[other] & ALL != ALL:
                pool = self._merge(known >> POOL, pool)

    def move(self, card: Card, src: Zone, dst: Zone) -> None:
        """Move a card openly: everybody knows it."""
        at = take(self, card, src)
        known = self.know[card]
        if known & ALL != ALL:
            if not known >> self.mover & 1:
                self.crossings += 1
            if src < len(self.zones) and self.loose(src):
                self._forget_twins(card, src, ALL & ~known)
            self.know[card] = known | ALL
        if dst < len(self.zones):
            self.zones[dst].append(card)
        if self.events is not None:
            self.events.append((MOVED, src, dst, card, ALL, at))

    def slip(self, card: Card, src: Zone, dst: Zone, audience: i64) -> None:
        """Move a card unseen. Out of a loose zone, only the audience keeps track of it."""
        at = take(self, card, src)
        known = self.know[card]
        seen = audience
        if at < 0 and self.zones[src]:
            self._lose_track(card, src, audience)
        else:
            seen |= known & ALL
        if seen & ~known and not known >> self.mover & 1:
            self.crossings += 1
        self.know[card] = self.know[card] >> POOL << POOL | seen
        self.zones[dst].append(card)
        if self.events is not None:
            self.events.append((MOVED, src, dst, card, seen, at))

    def _lose_track(self, gone: Card, src: Zone, audience: i64) -> None:
        """Any card of this zone may have left: only the audience still knows the cards that stay,
        except equal ones; pools that are mixed now become one.
        """
        lost = ALL & ~audience
        unsure = audience & ~self.know[gone]
        kind = self.kinds[gone]
        pool = self.know[gone] >> POOL
        for card in self.zones[src]:
            known = self.know[card]
            kept = known & ~lost
            if unsure and self.kinds[card] == kind:
                unsure, kept = unsure & ~kept, kept & ~unsure
            if kept != known:
                self.know[card] = kept
            if known >> POOL != pool:
                pool = self._merge(known >> POOL, pool)

    def _merge(self, one: i64, other: i64) -> i64:
        """Two pools become one, unless their backs differ; returns the new number of `other`."""
        if one == other or (one - other) % BACKS:
            return other
        first, second = min(one, other), max(one, other)  # must not reveal which was which
        for card in range(len(self.know)):
            if self.know[card] >> POOL == second:
                self.know[card] = first << POOL | self.know[card] & ALL
        return first

    def _mix(self, cards: list[Card]) -> None:
        """Nobody can tell these cards apart except by their backs: one pool for each back."""
        pools: list[i64] = [-1] * BACKS
        for card in cards:
            pool = self.know[card] >> POOL
            if pools[pool % BACKS] < 0:
                pools[pool % BACKS] = pool
            elif pools[pool % BACKS] != pool:
                pools[pool % BACKS] = self._merge(pool, pools[pool % BACKS])

    # Looking and shuffling

    def show(self, zone: Zone, audience: i64) -> None:
        """The audience looks at a whole zone; a loose one is sorted, which hides its order."""
        cards = self.zones[zone]
        if self.loose(zone):
            cards = sorted(cards, key=self.kinds.__getitem__)
        for card in cards:
            self._reveal(card, zone, audience)

    def show_top(self, zone: Zone, n: i64, seat: Seat) -> None:
        """A seat looks at the top n cards of an ordered zone, top first."""
        cards = self.zones[zone]
        for i in range(min(n, i64(len(cards)))):
            self._reveal(cards[len(cards) - 1 - i], zone, bit(seat))

    def _reveal(self, card: Card, zone: Zone, audience: i64) -> None:
        known = self.know[card]
        if audience & ~known and not known >> self.mover & 1:
            self.crossings += 1
        self.know[card] = known | audience
        if self.events is not None:
            self.events.append((SHOWN, zone, zone, card, audience, -1))

    def swap(self, one: Zone, other: Zone, audience: i64) -> None:
        """Two whole zones change places; the audience sees both."""
        self.zones[one], self.zones[other] = self.zones[other], self.zones[one]
        if self.events is not None:
            self.events.append((SWAPPED, one, other, -1, ALL, -1))
        if audience:
            self.show(one, audience)
            self.show(other, audience)

    def reorder(self, zone: Zone, cards: list[Card], audience: i64) -> None:
        """Put the top cards back in this order (the last one on top); the audience knows it."""
        pile = self.zones[zone]
        for card in cards:
            pile.remove(card)
        pile.extend(cards)
        lost = ALL & ~audience
        for card in cards:
            self.know[card] &= ~lost
        self._mix(cards)
        self.note(REORDERED, zone, len(cards))

    def shuffle(self, zone: Zone, pool: i64, stream: i64 = 0) -> None:
        """Everybody loses track. If everybody knew all the cards, they become pool `pool`."""
        cards = self.zones[zone]
        is_open = True
        for card in cards:
            if self.know[card] & ALL != ALL:
                is_open = False
        for card in cards:
            if is_open:  # the lowest part stays the same: a card keeps its back
                back = (self.know[card] >> POOL) % BACKS
                self.know[card] = pool // BACKS * BACKS + back << POOL
            else:
                self.know[card] = self.know[card] >> POOL << POOL
        if not is_open:
            self._mix(cards)
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1, stream)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        self.note(SHUFFLED, zone, pool)


def take(t: Books, card: Card, src: Zone) -> i64:
    """Take a card out of its zone; returns its index if the zone is ordered, else -1."""
    if src >= len(t.zones):
        return -1
    zone = t.zones[src]
    last: i64 = len(zone) - 1
    at = last
    while zone[at] != card:
        at -= 1
    if at == last:
        zone.pop()
    else:
        del zone[at]
    if t.loose(src):
        return -1
    return at
