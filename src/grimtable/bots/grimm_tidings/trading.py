"""Trades that serve both, gifts, and bribes against a leader."""

from typing import Final

from grimtable.bots.grimm_tidings.bargains import Joint, worths
from grimtable.bots.grimm_tidings.chances import IDLE_GOLD, POINT
from grimtable.bots.grimm_tidings.fights import joined, stake
from grimtable.bots.grimm_tidings.gear import is_idle, wear_gain
from grimtable.bots.grimm_tidings.helping import fair_deal
from grimtable.bots.grimm_tidings.sight import FOOTING, Sight
from grimtable.games.grimm_tidings.actions import is_candidate, pair
from grimtable.games.grimm_tidings.gear import carried, fits_trade
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    NONE,
    PROMISE,
    REFUSE,
    THING,
    TRADE,
    move_of,
)
from grimtable.games.grimm_tidings.offers import UNSAID, TradeOffer, TradeTerms
from grimtable.games.grimm_tidings.prints import BONUS
from grimtable.games.grimm_tidings.strength import of_card

MISSED: Final = 0.05
"""What the place of an Item in use takes besides its bonus."""
LEAST: Final = 0.15
"""What a trade must bring each side, in levels."""


def got(s: Sight, seat: int, kind: int) -> float:
    """What an Item that comes to a seat adds to its footing: worn, or as Gold."""
    if kind < 0:
        return 0.0
    worn = POINT * wear_gain(s.t, seat, kind)
    return max(worn, IDLE_GOLD * float(s.prints[kind].gold))


def given(s: Sight, seat: int, kind: int) -> float:
    """What a carried Item that goes takes from it."""
    if kind < 0:
        return 0.0
    if is_idle(s.t, seat, kind):
        return got(s, seat, kind)
    return POINT * float(of_card(s.t, s.prints[kind], seat, BONUS)) + MISSED


def gains(s: Sight, one: int, other: int, give: int, get: int) -> tuple[float, float]:
    """What an exchange brings either side by the chances to win, in levels."""
    first = got(s, one, get) - given(s, one, give)
    second = got(s, other, give) - given(s, other, get)
    now, then = s.chances(), s.after(one, first, other, second)
    return s.in_levels(one, then[one] - now[one]), s.in_levels(other, then[other] - now[other])


def swap_with(s: Sight, other: int) -> tuple[int, int, float]:
    """(give, get, gain): the best exchange of idle Items that serves both; gain 0: none."""
    t, me = s.t, s.me
    best = (-1, -1, 0.0)
    gets = [int(kind) for kind in carried(t, other) if is_idle(t, other, int(kind))]
    for give in [int(kind) for kind in carried(t, me) if is_idle(t, me, int(kind))]:
        for get in gets:
            mine, theirs = gains(s, me, other, give, get)
            fits = fits_trade(t, me, get, give) and fits_trade(t, other, give, get)
            if mine > max(LEAST, best[2]) and theirs > LEAST and fits:
                best = (give, get, mine)
    return best


def offer_trade(s: Sight) -> int:
    """Whom to offer a trade on the own turn; -1: nobody. Each pair is tried once a turn."""
    if not s.style.trades:
        return -1
    best, found = -1, 0.0
    for move in s.options:
        if TRADE <= move < TRADE + s.seats and not s.t.dealings[pair(s.t, s.me, move - TRADE)]:
            gain = swap_with(s, move - TRADE)[2]
            if gain > found:
                best, found = move - TRADE, gain
    return best


def fill_in(s: Sight, form: TradeTerms) -> int:
    """The next part of a trade, gift or bribe."""
    give, get = -1, -1
    if s.t.main >= 0 and not form.is_counter:
        give = gift_for(s, int(form.to))
    if give < 0:
        give, get = swap_with(s, int(form.to))[:2]
    if form.give == UNSAID:
        move = int(move_of(give, THING))
        return move if give >= 0 and move in s.options else s.options[0]
    if form.get == UNSAID:
        move = int(move_of(get, THING))
        return move if get >= 0 and move in s.options else s.options[0]
    return PROMISE if PROMISE in s.options else NONE


def reply(s: Sight, offer: TradeOffer) -> int:
    """Accept what brings more than it costs; a bribe against what helping would bring."""
    if ACCEPT not in s.options and not s.t.rules.is_live:
        return REFUSE
    give, get = int(offer.give), int(offer.get)
    mine = gains(s, s.me, int(offer.maker), get, give)[0]
    if offer.promise:
        return ACCEPT if mine > hired(s, s.me) else REFUSE
    return ACCEPT if mine >= LEAST else REFUSE


# Bribes


def hired(s: Sight, seat: int) -> float:
    """What helping in the present fight would bring this seat."""
    t = s.t
    if t.main < 0 or not is_candidate(t, seat):
        return 0.0
    deal = fair_deal(s, seat)[0]
    if deal is None:
        return 0.0
    return worths(s, deal, Joint(s, seat))[1]


def gift_for(s: Sight, to: int) -> int:
    """The cheapest idle Item that outbids the main fighter; -1: none."""
    t = s.t
    price = hired(s, to)
    best, found = -1, 9.0
    for kind in carried(t, s.me):
        if is_idle(t, s.me, int(kind)) and fits_trade(t, to, kind, -1):
            cost = given(s, s.me, int(kind)) / FOOTING
            if gains(s, s.me, to, int(kind), -1)[1] > price and cost < found:
                best, found = int(kind), cost
    return best


def bribe(s: Sight) -> int:
    """Whom to pay for not helping a leader; -1: nobody."""
    t, main = s.t, int(s.t.main)
    if main != s.leader() or t.levels[main] < 5 or not t.rules.bribes_bind:
        return -1
    worth = s.envy(main) * stake(s, main)
    helpers = [seat for seat in s.rivals() if seat != main and is_candidate(t, seat)]
    able = [seat for seat in helpers if joined(t, seat) > 0 and hired(s, seat) > 0]
    if len(able) != 1 or t.dealings[pair(t, s.me, able[0])] or t.talks[able[0]]:
        return -1
    gift = gift_for(s, able[0])
    if gift < 0 or worth < given(s, s.me, gift) / FOOTING + 0.2:
        return -1
    return able[0]
