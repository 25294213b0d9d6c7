"""Who has legally seen what in Grimm Tidings: section 6 of the ledger, kept from the raw events."""

from grimtable.games.grimm_tidings.ids import ASIDE, DOORS, OWN, TREASURES, TURN_BEGAN
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Table
from grimtable.kernel.terms import SHOWN, RawEvent
from grimtable.testing.witness import EVERYONE, Witness

HAND, FRONT, FRESH, ALMS = range(4)


def place(zone: int) -> int:
    """Which of a seat's zones this is; -1 for shared ones."""
    return (zone - OWN) % 4 if zone >= OWN else -1


def seat_of(zone: int) -> int:
    """Whose zone this is."""
    return (zone - OWN) // 4


class TidingsWitness(Witness):
    """Hands, decks and gifts are secret; everything else lies open."""

    def __init__(self, t: Table) -> None:
        super().__init__(t)
        assert isinstance(t, Tidings)
        self.active = t.active
        self.giver = -1
        for deck in (DOORS, TREASURES):
            backs = [card for card in range(len(t.kinds)) if t.pool_of(t.kinds[card]) == deck]
            self.sizes[deck] = len(backs)

    def hear(self, fact: RawEvent) -> None:
        if fact[0] == TURN_BEGAN:
            self.active = fact[1]

    def is_open(self, zone: int) -> bool:
        return zone not in (DOORS, TREASURES, ASIDE) and place(zone) in (-1, FRONT)

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        kind, src, dst, card, _, _ = event
        if kind == SHOWN:  # Talking Mirror, White Snake: the player whose turn it is looks
            return frozenset([self.active])
        if self.is_open(src) or self.is_open(dst) or src == dst:
            return EVERYONE
        if src in (DOORS, TREASURES):
            return frozenset([seat_of(dst)]) | self.knowing(src, card)
        if dst == ASIDE:
            self.giver = seat_of(src)
            return frozenset([self.giver])
        if src == ASIDE:
            return frozenset([self.giver])
        if place(src) == ALMS:
            return frozenset([self.giver, seat_of(dst)])
        assert place(src) == FRESH and place(dst) == HAND
        return self.knowing(src, card)

    def knowing(self, zone: int, card: int) -> frozenset[int]:
        """The audiences that know a card of this kind there."""
        kind = self.table.kinds[card]
        return frozenset(a for a in self.audiences if self.known(a, zone)[kind] > 0)
