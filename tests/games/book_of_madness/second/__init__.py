"""A second Book of Madness, written from the rules ledger alone, as a test oracle.

The plainest possible writing: one object with plain lists of card names, and generators that
yield one question (`Ask`) after the other and receive the seat and its answer. Luck comes from
outside (`Chance`). Rule ids are those of the ledger.
"""

from games.book_of_madness.second.game import Second
from games.book_of_madness.second.table import Ask, Chance

__all__ = ["Ask", "Chance", "Second"]
