"""Trades that serve both, gifts, and bribes against a leader."""

from typing import Final

from grimtable.bots.grimm_tidings.fights import joined, stake
from grimtable.bots.grimm_tidings.gear import is_idle, wear_gain
from grimtable.bots.grimm_tidings.helping import Joint, least_deal, worths
from grimtable.bots.grimm_tidings.sight import PER_POINT, Sight
from grimtable.bots.grimm_tidings.values import GOLD, item_worth, one_shot_worth
from grimtable.games.grimm_tidings.actions import is_candidate, pair
from grimtable.games.grimm_tidings.gear import carried, fits_trade
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ITEM,
    NONE,
    PROMISE,
    REFUSE,
    THING,
    TRADE,
    move_of,
)
from grimtable.games.grimm_tidings.offers import UNSAID, TradeOffer, TradeTerms

LEAST: Final = 0.03
"""What a trade must bring each side."""


def trade_value(s: Sight, seat: int, kind: int) -> float:
    """An Item that comes to a seat: what it would add there, or its Gold."""
    if kind < 0:
        return 0.0
    card = s.prints[kind]
    gold = GOLD * float(card.gold)
    if card.sort != ITEM:
        return max(gold, one_shot_worth(card))
    gain = PER_POINT * wear_gain(s.t, seat, kind)
    return gain + 0.5 * gold if gain > 0 else 0.9 * gold


def parting(s: Sight, seat: int, kind: int) -> float:
    """What giving a carried Item away costs."""
    if kind < 0:
        return 0.0
    if is_idle(s.t, seat, kind):
        return trade_value(s, seat, kind)
    return item_worth(s.t, seat, kind) + 0.1


def gains(s: Sight, one: int, other: int, give: int, get: int) -> tuple[float, float]:
    """What an exchange brings either side, the other's gain weighed in."""
    first = trade_value(s, one, get) - parting(s, one, give)
    second = trade_value(s, other, give) - parting(s, other, get)
    return first - s.envies(one, other) * second, second - s.envies(other, one) * first


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
    deal = least_deal(s, seat)[0]
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
            cost = parting(s, s.me, int(kind))
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
    if gift < 0 or worth < parting(s, s.me, gift) + 0.2:
        return -1
    return able[0]
