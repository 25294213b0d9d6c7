"""Live tables: offers stand open until answered, withdrawn or void. Rules: GT-T4, GT-T12b."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer
from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in, without
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ANSWER,
    COUNTER,
    HELP,
    REFUSE,
    REFUSED,
    SHARE,
    TRADE,
    VOLUNTEER,
    WITHDRAW,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.public import OpenOffer
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import is_candidate
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Move, Seat, Zone, bit

REPLIES: Final[list[Move]] = [REFUSE, ACCEPT, COUNTER]


def offer_at(t: Tidings, at: i64) -> HelpOffer | TradeOffer:
    """The open offer with this number."""
    return trade_at(t, at) if is_trade(t, at) else help_at(t, at)


def trade_at(t: Tidings, at: i64) -> TradeOffer:
    """The open trade with this number."""
    _sort, me, maker, give, get, promise, is_counter = t.offers[at]
    return TradeOffer(me, maker, give, get, promise, is_counter == 1)


def help_at(t: Tidings, at: i64) -> HelpOffer:
    """The open help offer with this number."""
    _sort, me, helper, share, pick, item, card, firm, is_counter = t.offers[at]
    return HelpOffer(me, helper, share, pick, item, card, firm, is_counter == 1)


def is_trade(t: Tidings, at: i64) -> bool:
    """Trade, or help?"""
    sort, *_parts = t.offers[at]
    return i64(sort) == 1


def addressee_at(t: Tidings, at: i64) -> Seat:
    """To whom it was made."""
    _sort, me, *_parts = t.offers[at]
    return i64(me)


def partner_at(t: Tidings, at: i64) -> Seat:
    """The maker of a trade, or whose help it is about."""
    _sort, _me, partner, *_parts = t.offers[at]
    return i64(partner)


def maker_of(t: Tidings, at: i64) -> Seat:
    """The seat that made it."""
    me, partner = addressee_at(t, at), partner_at(t, at)
    if is_trade(t, at):
        return partner
    return t.main if me == partner else partner


def replies(t: Tidings, seat: Seat) -> list[Move]:
    """The answers a seat may give to offers made to it, and its own that it may withdraw."""
    moves: list[Move] = []
    for at in range(len(t.offers)):
        if addressee_at(t, at) == seat:
            legal = offer_at(t, at).ask(t)
            moves += [ANSWER + at * 3 + i for i in range(3) if REPLIES[i] in legal]
        elif maker_of(t, at) == seat:
            moves.append(WITHDRAW + at)
    return moves


def addressees(t: Tidings) -> i64:
    """Mask of those to whom an offer is open."""
    mask: i64 = 0
    for at in range(len(t.offers)):
        mask |= bit(addressee_at(t, at))
    return mask


def pass_by(t: Tidings, seat: Seat) -> None:
    """A flag is set; own offers are withdrawn, those made to this seat are refused with it."""
    t.passed |= bit(seat)
    kept: list[OpenOffer] = []
    for at in range(len(t.offers)):
        if addressee_at(t, at) == seat:
            t.note(REFUSED, seat, partner_at(t, at))
        elif maker_of(t, at) != seat:
            kept.append(t.offers[at])
    t.offers = kept


def is_talking(t: Tidings, seat: Seat, other: Seat, trade: bool) -> bool:
    """Is an offer of this sort open between the two?"""
    for at in range(len(t.offers)):
        if is_trade(t, at) == trade:
            pair = (addressee_at(t, at), maker_of(t, at))
            if pair in ((seat, other), (other, seat)):
                return True
    return False


def with_replies(t: Tidings, seat: Seat, moves: list[Move]) -> list[Move]:
    """The options of a live window: no second offer to the same player, and the replies.

    Whoever has passed only answers offers that came later; the flag stays (GT-T9).
    """
    if not t.rules.is_live:
        return moves
    if t.passed >> seat & 1:
        return replies(t, seat)
    kept: list[Move] = []
    for move in moves:
        is_help = HELP <= move < TRADE or move == VOLUNTEER
        other = t.main if move == VOLUNTEER else move - (HELP if is_help else TRADE)
        if not (is_help or TRADE <= move < SHARE) or not is_talking(t, seat, other, not is_help):
            kept.append(move)
    return kept + replies(t, seat)


def answer(t: Tidings, move: Move) -> Frames:
    """An offer is answered or withdrawn: it is no longer open."""
    if move >= WITHDRAW:
        del t.offers[move - WITHDRAW]
        return DONE
    at = (move - ANSWER) // 3
    reply = REPLIES[(move - ANSWER) % 3]
    offer = offer_at(t, at)
    del t.offers[at]
    return offer.act(t, reply)


def drop_void(t: Tidings) -> None:
    """State check (f): offers whose conditions no longer hold are void."""
    t.offers = [t.offers[at] for at in range(len(t.offers)) if stands(t, at)]


def stands(t: Tidings, at: i64) -> bool:
    """Are the named things still there, the partners still free?"""
    if is_trade(t, at):
        trade = trade_at(t, at)
        for partner in (trade.me, trade.maker):
            if t.is_fighter(partner) or t.is_gone(partner):
                return False
        gives = lie(t, front_of(trade.maker), trade.give)
        return gives and lie(t, front_of(trade.me), trade.get)
    offer = help_at(t, at)
    if t.main < 0 or t.is_decided or t.helper >= 0:
        return False
    if not lie(t, front_of(t.main), offer.item) or not lie(t, hand_of(t.main), offer.card):
        return False
    return is_candidate(t, offer.helper)


def lie(t: Tidings, zone: Zone, named: Named) -> bool:
    """Are all the things named still there?"""
    return not without(kinds_in(named), [t.kinds[card] for card in t.zones[zone]])
