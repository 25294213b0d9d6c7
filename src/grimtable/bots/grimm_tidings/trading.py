"""Trades that serve both, gifts, and bribes against a leader."""

from typing import Final

from grimtable.bots.grimm_tidings.bargains import Deal, Joint, rises
from grimtable.bots.grimm_tidings.exchanges import exchanged
from grimtable.bots.grimm_tidings.gear import is_idle
from grimtable.bots.grimm_tidings.helping import fair_deal, wanted
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.values import item_worth
from grimtable.games.grimm_tidings.bargains.naming import UNSAID, Named, is_list, kinds_in
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer, TradeTerms
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    NONE,
    PROMISE,
    READY,
    REFUSE,
    THING,
    TRADE,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import carried, fits_trade
from grimtable.games.grimm_tidings.turn.actions import is_candidate, pair

LEAST: Final = 0.3
"""What a trade must bring each side, in levels: less drowns in the luck of a turn."""
HUSH: Final = 0.7
"""What a promise not to help must bring each side: what does not happen is hard to reckon."""


def gains(sight: Sight, one: int, other: int, give: Named, get: Named) -> tuple[float, float]:
    """What an exchange brings either side by the chances to win, in levels."""
    first, second = exchanged(sight.t, one, other, give, get)
    now, then = sight.chances(), sight.after(one, first, other, second)
    return sight.in_levels(one, then[one] - now[one]), sight.in_levels(
        other, then[other] - now[other]
    )


def swap_with(sight: Sight, other: int) -> tuple[int, int, float]:
    """(give, get, gain): the best exchange of idle Items that serves both; gain 0: none."""
    t, me = sight.t, sight.me
    best = (-1, -1, 0.0)
    gets = [int(kind) for kind in carried(t, other) if is_idle(t, other, int(kind))]
    for give in [int(kind) for kind in carried(t, me) if is_idle(t, me, int(kind))]:
        for get in gets:
            if fits_trade(t, me, get, give) and fits_trade(t, other, give, get):
                mine, theirs = gains(sight, me, other, give, get)
                if mine > max(LEAST, best[2]) and theirs > LEAST:
                    best = (give, get, mine)
    return best


def offer_trade(sight: Sight) -> int:
    """Whom to offer a trade on its own turn; -1: nobody. Each pair is tried once a turn."""
    if not sight.style.trades:
        return -1
    best, found = -1, 0.0
    for move in sight.options:
        if (
            TRADE <= move < TRADE + sight.seats
            and not sight.t.dealings[pair(sight.t, sight.me, move - TRADE)]
        ):
            gain = swap_with(sight, move - TRADE)[2]
            if gain > found:
                best, found = move - TRADE, gain
    return best


def fill_in(sight: Sight, form: TradeTerms) -> int:
    """The next part of a trade, gift or bribe."""
    if is_list(form.give):
        return finish_list(sight, sight.me)
    if is_list(form.get):
        return finish_list(sight, int(form.to))
    give, get = -1, -1
    if sight.t.main >= 0 and not form.is_counter:
        give = gift_for(sight, int(form.to))
    if give < 0:
        give, get = swap_with(sight, int(form.to))[:2]
    if form.give == UNSAID:
        move = int(move_of(give, THING))
        return move if give >= 0 and move in sight.options else sight.options[0]
    if form.get == UNSAID:
        move = int(move_of(get, THING))
        return move if get >= 0 and move in sight.options else sight.options[0]
    return PROMISE if PROMISE in sight.options else NONE


def finish_list(sight: Sight, owner: int) -> int:
    """The end of a list that somebody has begun, or else the thing its owner misses least."""
    if READY in sight.options:
        return READY
    return min(sight.options, key=lambda move: item_worth(sight.t, owner, int(kind_of(move))))


def reply(sight: Sight, offer: TradeOffer) -> int:
    """Accept what brings enough; for a promise, enough more than helping would."""
    if ACCEPT not in sight.options and not sight.t.rules.is_live:
        return REFUSE
    maker = int(offer.maker)
    if offer.promise:
        return ACCEPT if bribe_gains(sight, maker, sight.me, offer.give)[1] >= HUSH else REFUSE
    least = LEAST if kinds_in(offer.get) else 0.0
    return ACCEPT if gains(sight, maker, sight.me, offer.give, offer.get)[1] >= least else REFUSE


# Bribes


def hired(sight: Sight, seat: int) -> Deal | None:
    """The deal by which this seat may still come to help in the present fight."""
    t = sight.t
    if t.main < 0 or not is_candidate(t, seat):
        return None
    if t.passed >> seat & 1:
        return None
    if t.passed >> t.main & 1:  # then nobody is asked any more, but may volunteer
        return wanted(sight, seat)
    return fair_deal(sight, seat)[0]


def bribe_gains(sight: Sight, maker: int, to: int, gift: Named) -> tuple[float, float]:
    """What a gift for the promise not to help brings maker and taker, in levels."""
    mine, theirs = gains(sight, maker, to, gift, -1)
    deal = hired(sight, to)
    if deal is None:
        return mine, theirs
    helped = rises(sight, deal, Joint(sight, to))
    return mine - sight.in_levels(maker, helped[maker]), theirs - sight.in_levels(to, helped[to])


def gift_for(sight: Sight, to: int) -> int:
    """The idle Item that buys a promise not to help at the best price; -1: none."""
    t = sight.t
    best, found = -1, HUSH
    for kind in carried(t, sight.me):
        if is_idle(t, sight.me, int(kind)) and fits_trade(t, to, kind, -1):
            mine, theirs = bribe_gains(sight, sight.me, to, int(kind))
            if mine > found and theirs > HUSH:
                best, found = int(kind), mine
    return best


def bribe(sight: Sight) -> int:
    """Whom to pay for not helping, if nobody else would help; -1: nobody."""
    t = sight.t
    if not t.rules.bribes_bind or not [
        k for k in carried(t, sight.me) if is_idle(t, sight.me, int(k))
    ]:
        return -1
    able = [seat for seat in sight.rivals() if hired(sight, seat) is not None]
    if len(able) != 1 or t.dealings[pair(t, sight.me, able[0])] or t.talks[able[0]]:
        return -1
    return able[0] if gift_for(sight, able[0]) >= 0 else -1
