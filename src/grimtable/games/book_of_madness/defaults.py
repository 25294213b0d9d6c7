"""The answer when a clock runs out: section 5.2 of the ledger."""

from grimtable.games.book_of_madness.cards.scrying import ScryOrder
from grimtable.games.book_of_madness.deal import DraftCharacter, PickCharacters
from grimtable.games.book_of_madness.ids import ASIDE, CARD, CLOCK
from grimtable.games.book_of_madness.table import Madness


def default(t: Madness, seat: int) -> int:
    """The clock answers with the first option, with two exceptions: an unused sheet is drawn by
    lot, and cards that were looked at go back as they lay.
    """
    options = t.options_of(seat)
    frame = t.stack[-1]
    if isinstance(frame, PickCharacters | DraftCharacter):
        return int(options[t.clone().below(len(options), CLOCK)])
    if isinstance(frame, ScryOrder):
        return int(CARD + t.kinds[t.zones[ASIDE][0]])
    return int(options[0])
