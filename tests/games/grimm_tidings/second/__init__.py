"""A second Grimm Tidings, written from the rules ledger alone, as a test oracle.

The plainest possible writing: one object with plain lists of card names, and generators that
yield the questions (`Ask`) open at the same time and receive the picks by seat. Luck comes from
outside (`Chance`). The windows are asked by turns. Rule ids are those of the ledger.
"""

from games.grimm_tidings.second.asking import Ask, Chance
from games.grimm_tidings.second.game import Second

__all__ = ["Ask", "Chance", "Second"]
