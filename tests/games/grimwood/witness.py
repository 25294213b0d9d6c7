"""Who sees what in Grimwood, from the ledger's section 6 only."""

from grimtable.games.grimwood.ids import ASIDE, DECK, HAND, LOOKED, REACHED, TURN
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, SWAPPED, RawEvent
from grimtable.testing.witness import EVERYONE, Witness


class GrimwoodWitness(Witness):
    """Written from the Information table; knows nothing of the table's books."""

    exact = True
    looker: frozenset[int] = frozenset()
    from_deck: int = -1
    """Dwarf's deck card while it lies aside."""

    def __init__(self, t: Table) -> None:
        super().__init__(t)
        assert isinstance(t, Grimwood)
        self.active = t.active

    def hear(self, fact: RawEvent) -> None:
        if fact[0] == TURN:
            self.active = fact[1]

    def is_open(self, zone: int) -> bool:
        return zone not in {DECK, ASIDE} and zone < HAND

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        kind, src, dst, card, _, _ = event
        if kind != MOVED:  # Hydra and Shadow Queen: the looker; Boogeyman: both
            if before is not None and before[0] == LOOKED:
                self.looker = frozenset([before[1]])
            elif before is not None and before[0] == SWAPPED:
                self.looker = frozenset([before[1] - HAND, before[2] - HAND])
            return self.looker
        if src == DECK:
            if dst >= HAND:  # a dealt or drawn card: the drawer
                return frozenset([dst - HAND])
            self.from_deck = card  # Dwarf's deck card: the chooser
            return frozenset([self.active])
        if src == ASIDE and card == self.from_deck:
            self.from_deck = -1
            return frozenset([dst - HAND]) if dst >= HAND else EVERYONE
        if HAND <= src < 16 and HAND <= dst < 16 and before is not None and before[0] == REACHED:
            return frozenset([src - HAND, dst - HAND])  # a stolen card: thief and victim
        return EVERYONE
