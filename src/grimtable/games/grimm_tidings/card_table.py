"""Where cards lie at a table of Grimm Tidings, and how they are drawn, laid out and discarded."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.cards.prints import Print
from grimtable.games.grimm_tidings.ids import (
    ASIDE,
    CHEAT,
    CHEATED,
    DOOR_BACK,
    DOOR_DICE,
    DOOR_DISCARDS,
    DOORS,
    EQUIPPED,
    LEVEL_UP,
    OWN,
    TREASURE_BACK,
    TREASURE_DICE,
    TREASURE_DISCARDS,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.options import Rules
from grimtable.kernel.table import Table
from grimtable.kernel.terms import BACKS, Card, Kind, Seat, Zone, bit


class CardTable(Table):
    """The part of the table that knows the cards."""

    rules: Rules
    prints: list[Print]
    marks: list[list[i64]]
    reshuffles: i64

    def loose(self, zone: Zone) -> bool:
        return zone == ASIDE or (zone >= OWN and (zone - OWN) % 4 != 1)

    def owner(self, zone: Zone) -> Seat:
        if zone >= OWN and (zone - OWN) % 4 in (0, 2):
            return (zone - OWN) // 4
        return -1

    def pool_of(self, kind: Kind) -> i64:
        return TREASURE_BACK if self.prints[kind].sort >= LEVEL_UP else DOOR_BACK

    def print(self, card: Card) -> Print:
        """What is printed on a card."""
        return self.prints[self.kinds[card]]

    def hand(self, seat: Seat) -> list[Card]:
        """A seat's hand."""
        return self.zones[hand_of(seat)]

    def front(self, seat: Seat) -> list[Card]:
        """What lies in front of a seat."""
        return self.zones[front_of(seat)]

    def holds(self, zone: Zone, kind: Kind) -> bool:
        """Is there a card of this kind?"""
        return self.find(zone, kind) >= 0

    def find(self, zone: Zone, kind: Kind) -> Card:
        """The last card of a kind in a zone; -1: none."""
        cards = self.zones[zone]
        for i in range(len(cards) - 1, -1, -1):
            if self.kinds[cards[i]] == kind:
                return cards[i]
        return -1

    def held(self, zone: Zone) -> list[Kind]:
        """The kinds in a zone, each once, in the order of the set."""
        kinds: list[Kind] = []
        for card in self.zones[zone]:
            if self.kinds[card] not in kinds:
                kinds.append(self.kinds[card])
        kinds.sort()
        return kinds

    def discard(self, card: Card, src: Zone) -> None:
        """To the pile of its own deck."""
        if (src - OWN) % 4 == 1 and src >= OWN:
            del self.marks[(src - OWN) // 4][self.zones[src].index(card)]
        is_door = self.pool_of(self.kinds[card]) == DOOR_BACK
        self.move(card, src, DOOR_DISCARDS if is_door else TREASURE_DISCARDS)

    def draw(self, deck: Zone) -> Card:
        """The top card, still lying there; -1 if there is none (GT-2.3, GT-R5)."""
        if not self.zones[deck]:
            if not self.zones[deck + 2]:
                return -1
            self.reshuffles += 1
            self.swap(deck, deck + 2, 0)
            stream = DOOR_DICE if deck == DOORS else TREASURE_DICE
            self.shuffle(deck, self.reshuffles * BACKS, stream)
        return self.zones[deck][-1]

    def draw_unseen(self, deck: Zone, seat: Seat) -> bool:
        """One card into a hand."""
        card = self.draw(deck)
        if card < 0:
            return False
        self.slip(card, deck, hand_of(seat), bit(seat))
        return True

    def put_front(self, card: Card, src: Zone, seat: Seat, mark: i64) -> None:
        """Lay a card in front of a seat."""
        self.move(card, src, front_of(seat))
        self.marks[seat].append(mark)

    def take_front(self, card: Card, seat: Seat, dst: Zone) -> None:
        """Off the cards in front of a seat, with the Cheat! that lies on it."""
        at = self.front(seat).index(card)
        mark = self.marks[seat].pop(at)
        self.move(card, front_of(seat), dst)
        if mark & CHEATED:
            self.drop_cheat(seat, mark >> 4)

    def lose_front(self, card: Card, seat: Seat) -> None:
        """To the discards; its Cheat! follows (GT-R14)."""
        is_door = self.pool_of(self.kinds[card]) == DOOR_BACK
        at = self.front(seat).index(card)
        if self.marks[seat][at] & CHEAT:
            self.free_item(seat, self.marks[seat][at] >> 4)
        self.take_front(card, seat, DOOR_DISCARDS if is_door else TREASURE_DISCARDS)

    def drop_cheat(self, seat: Seat, number: i64) -> None:
        """The Cheat! of an Item that has gone is discarded."""
        for i in range(len(self.marks[seat])):
            if self.marks[seat][i] & CHEAT and self.marks[seat][i] >> 4 == number:
                self.discard(self.front(seat)[i], front_of(seat))
                return

    def free_item(self, seat: Seat, number: i64) -> None:
        """The Item whose Cheat! has gone is unequipped."""
        for i in range(len(self.marks[seat])):
            if self.marks[seat][i] & CHEATED and self.marks[seat][i] >> 4 == number:
                self.marks[seat][i] &= ~(EQUIPPED | CHEATED) & 15

    def mark(self, seat: Seat, card: Card) -> i64:
        """The marks of a card in front of a seat."""
        return self.marks[seat][self.front(seat).index(card)]

    def set_mark(self, seat: Seat, card: Card, mark: i64) -> None:
        """Mark a card in front of a seat again."""
        self.marks[seat][self.front(seat).index(card)] = mark
