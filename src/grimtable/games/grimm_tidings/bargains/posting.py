"""How an offer is made: answered at once, or left standing at live tables. Rules: GT-T12."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, AnyFrame, Frames
from grimtable.kernel.terms import Seat, bit

UNSAID: Final = -2
"""A part of a form that is still to be filled in; -1 says: nothing."""


def posted(t: Tidings, maker: Seat, offer: AnyFrame, is_trade: bool) -> Frames:
    """By turns it is answered at once; live it stands open while play goes on (GT-T12b)."""
    if not t.rules.is_live:
        return (offer,)
    t.passed &= ~bit(maker)  # no flag while their offer is open
    t.offers.append((1 if is_trade else 0, *[i64(part) for part in offer.parts()]))
    return DONE
