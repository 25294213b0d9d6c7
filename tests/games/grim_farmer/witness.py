"""Who sees what in Grim Farmer, from the ledger's section 6 only."""

from grimtable.games.grim_farmer.ids import BOX, CHALLENGED, DECK, HAND, PLAYED, TURN_BEGAN
from grimtable.kernel.table import Table
from grimtable.kernel.terms import SHOWN, SHUFFLED, RawEvent
from grimtable.testing.witness import EVERYONE, Witness


class FarmerWitness(Witness):
    """Written from the Information table; knows nothing of the table's books."""

    exact = True

    def __init__(self, t: Table) -> None:
        super().__init__(t)
        self.challenged: set[int] = set()
        """Whose piles were challenged this Turn."""

    def is_open(self, zone: int) -> bool:
        return zone == PLAYED  # GF-I11

    def who_sees(self, event: RawEvent, before: RawEvent | None) -> frozenset[int]:
        kind, src, dst, _, _, _ = event
        assert kind != SHOWN or _is_pile(src), "only piles are ever shown"
        if src in {DECK, BOX}:  # a dealt or drawn card: who takes it (GF-I1, GF-I7)
            return frozenset([_owner(dst)])
        if _is_pile(src) or _is_pile(dst):  # its owner; all, if it was challenged (GF-I13, GF-I17)
            turned = _is_pile(src) and _owner(src) in self.challenged
            return EVERYONE if turned else frozenset([_owner(max(src, dst))])
        return EVERYONE  # a special played, a reward discarded (GF-I9, GF-I16)

    def hear(self, fact: RawEvent) -> None:
        kind, a, b, _, _, _ = fact
        if kind == TURN_BEGAN:
            self.challenged.clear()
        elif kind == CHALLENGED:
            self.challenged.add(b)
        elif kind == SHUFFLED and a == BOX:  # all cards were gathered in for a new game
            self.faces.clear()
            self.sizes.clear()


def _is_pile(zone: int) -> bool:
    return zone >= HAND and (zone - HAND) % 2 == 1


def _owner(zone: int) -> int:
    return (zone - HAND) // 2
