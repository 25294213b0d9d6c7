"""How an offer is made: answered at once, or left standing at live tables. Rules: GT-T12."""

from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, AnyFrame, Frames
from grimtable.kernel.terms import Seat, bit


def posted(t: Tidings, maker: Seat, offer: AnyFrame, is_trade: bool) -> Frames:
    """By turns it is answered at once; live it stands open while play goes on (GT-T12b)."""
    if not t.rules.is_live:
        return (offer,)
    t.passed &= ~bit(maker)  # no flag while their offer is open
    parts = [part if isinstance(part, tuple) else int(part) for part in offer.parts()]
    t.offers.append((1 if is_trade else 0, *parts))
    return DONE
