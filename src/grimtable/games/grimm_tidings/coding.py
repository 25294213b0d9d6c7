"""Writes what a seat may know of a table as numbers; `encoding.py` says what they mean."""

from typing import Any

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.help_offers import HelpOffer, HelpTerms
from grimtable.games.grimm_tidings.bargains.market import help_at, is_trade, trade_at
from grimtable.games.grimm_tidings.bargains.naming import Named, kinds_in
from grimtable.games.grimm_tidings.bargains.trades import TradeOffer, TradeTerms
from grimtable.games.grimm_tidings.encoding import (
    ANSWERS,
    OFFER_PARTS,
    QUESTION_PARTS,
    QUESTIONS,
    layout,
)
from grimtable.games.grimm_tidings.fights.strength import (
    at_stake,
    fighters_strength,
    monster_strength,
)
from grimtable.games.grimm_tidings.ids import (
    ANNOUNCED,
    CHEATED,
    DOOR_BACK,
    DOOR_DISCARDS,
    DOORS,
    EQUIPPED,
    LEVEL_UP,
    LOCKED,
    OFFERS,
    OPENED,
    SALE,
    SEATS,
    SPOILS,
    TREASURE_DISCARDS,
    TREASURES,
    fresh_of,
    front_of,
    hand_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.codes import DIGITS, Code
from grimtable.kernel.table import Table
from grimtable.kernel.terms import Seat


def write(table: Table, seat: Seat, buffer: bytearray, start: i64) -> None:
    """The parts of the layout, one after the other."""
    assert isinstance(table, Tidings)
    t = table
    length: i64 = layout(t.rules.options.card_set).length
    code = Code(t, seat, SEATS, buffer, start, length)
    kinds: i64 = len(t.prints)
    write_table(code, t)
    write_cards(code, t, kinds)
    write_combat(code, t, kinds)
    write_offers(code, t)
    write_question(code, t, kinds)
    code.options(t.rules.options)
    for i in range(t.seats):
        write_block(code, t, (code.origin + i) % t.seats, kinds)


def write_table(code: Code, t: Tidings) -> None:
    """Seats and counters."""
    code.put(t.seats)
    code.own_seat()
    code.at_seat(t.active)
    code.at_seat(t.starter)
    code.at_seat(t.main)
    code.at_seat(t.helper)
    code.at_seats(t.asked())
    code.put(t.round)
    code.put(1 if t.is_fought else 0)
    code.put(t.die)
    code.put(t.over)


def write_cards(code: Code, t: Tidings, kinds: i64) -> None:
    """Hands and piles."""
    code.size(DOORS)
    code.size(TREASURES)
    if code.is_seated:
        code.counts(hand_of(code.seat), kinds)
        code.counts(fresh_of(code.seat), kinds)
    else:
        code.skip(kinds * 2)
    code.unseen(kinds)
    code.counts(DOOR_DISCARDS, kinds)
    code.counts(TREASURE_DISCARDS, kinds)
    code.top(DOOR_DISCARDS)
    code.top(TREASURE_DISCARDS)
    code.counts(ANNOUNCED, kinds)
    code.counts(SPOILS, kinds)
    code.counts(SALE, kinds)
    code.counts(OPENED, kinds)


def write_combat(code: Code, t: Tidings, kinds: i64) -> None:
    """The monsters, both strengths, what is at stake and what the helper was promised."""
    for kind, _number, copy in t.foes:
        code.add(kind)
        if copy:
            code.add(kinds + kind)
    code.skip(kinds * 2)
    is_fight = t.main >= 0
    code.signed(fighters_strength(t) if is_fight else 0)
    code.signed(monster_strength(t) if is_fight else 0)
    code.put(at_stake(t) if is_fight else 0)
    bargain = t.bargain
    if bargain is None:
        code.skip(4)
    else:
        code.put(1)
        code.put(bargain.share)
        code.put(bargain.pick)
        code.put(bargain.firm)
        write_named(code, bargain.item)
        write_named(code, bargain.card)
    code.skip(kinds)


def write_named(code: Code, named: Named) -> None:
    """What a part of a form names, counted by kinds."""
    for kind in kinds_in(named):
        code.add(kind)


def write_offers(code: Code, t: Tidings) -> None:
    """Live tables: what is offered."""
    for offer in t.offers:
        code.put(offer[0] + 1)
        code.arguments(plain(offer[1:]), OFFER_PARTS)
    code.skip((OFFERS - len(t.offers)) * (1 + OFFER_PARTS * DIGITS))


def plain(parts: tuple[Any, ...]) -> tuple[int, ...]:
    """Parts of a frame as one number each; what is named by several is counted below zero."""
    return tuple([-1 - len(part) if isinstance(part, tuple) else int(part) for part in parts])


def write_question(code: Code, t: Tidings, kinds: i64) -> None:
    """The open question, and what the viewer has answered unseen."""
    code.question(QUESTIONS)
    frame = t.stack[-1] if t.stack else None
    code.arguments(plain(frame.parts()) if frame is not None else (), QUESTION_PARTS)
    if isinstance(frame, HelpTerms):
        write_named(code, frame.item)
        write_named(code, frame.card)
    elif isinstance(frame, TradeTerms):
        write_named(code, frame.give)
    code.skip(kinds)
    if isinstance(frame, TradeTerms):
        write_named(code, frame.get)
    code.skip(kinds)
    last = code.answers()[-ANSWERS:]
    for i in range(ANSWERS):
        code.wide(last[i] + 1 if i < len(last) else 0)
    code.put(1 if code.has_passed() else 0)


def write_block(code: Code, t: Tidings, seat: Seat, kinds: i64) -> None:
    """One seat: its numbers, its hand as far as it is known, what lies in front of it."""
    code.put(1)
    code.put(t.levels[seat])
    code.put(1 if t.sexes[seat] == 0 else 0)
    code.put(1 if t.sexes[seat] == 1 else 0)
    code.signed(t.dread[seat])
    code.signed(t.omens[seat])
    code.put(t.skips[seat])
    code.put(t.next_skips[seat])
    code.put(t.changes[seat])
    code.put(t.sides[seat])
    code.put(t.talks[seat])
    hand = t.zones[hand_of(seat)]
    doors: i64 = 0
    for card in hand:
        if is_door(code, t, card):
            doors += 1
    code.put(doors)
    code.put(len(hand) - doors)
    code.counts(hand_of(seat), kinds)
    write_front(code, t, seat, kinds)
    code.put(t.removed >> seat & 1)
    code.put(t.bribed >> seat & 1)
    code.put(t.safe >> seat & 1)
    pair = min(seat, code.origin) * t.seats + max(seat, code.origin)
    code.put(t.dealings[pair] if code.is_seated and seat != code.origin else 0)
    write_dealings(code, t, seat, kinds)


def write_dealings(code: Code, t: Tidings, seat: Seat, kinds: i64) -> None:
    """What is named in the open offers about a seat's help, and in its trade with the viewer."""
    helps, trades = offers_of(t)
    for offer in helps:
        if offer.helper == seat:
            write_named(code, offer.item)
            write_named(code, offer.card)
    code.skip(kinds)
    for gives in (True, False):
        for trade in trades if code.is_seated else []:
            if trade.maker == seat and trade.me == code.origin:
                write_named(code, trade.give if gives else trade.get)
            elif trade.me == seat and trade.maker == code.origin:
                write_named(code, trade.get if gives else trade.give)
        code.skip(kinds)


def offers_of(t: Tidings) -> tuple[list[HelpOffer], list[TradeOffer]]:
    """The open offers: of help, of trades. By turns it is the one that is being answered."""
    helps: list[HelpOffer] = []
    trades: list[TradeOffer] = []
    for at in range(len(t.offers)):
        if is_trade(t, at):
            trades.append(trade_at(t, at))
        else:
            helps.append(help_at(t, at))
    frame = t.stack[-1] if t.stack else None
    if isinstance(frame, HelpOffer):
        helps.append(frame)
    elif isinstance(frame, TradeOffer):
        trades.append(frame)
    elif isinstance(frame, HelpTerms) and frame.is_counter:
        helps.append(frame.answered())
    elif isinstance(frame, TradeTerms) and frame.is_counter:
        trades.append(frame.answered())
    return helps, trades


def write_front(code: Code, t: Tidings, seat: Seat, kinds: i64) -> None:
    """What lies in front of a seat, and the marks on it."""
    front, marks = t.zones[front_of(seat)], t.marks[seat]
    for i in range(len(front)):
        card, mark = front[i], marks[i]
        if code.sees(card):
            kind = t.kinds[card]
            code.add(kind)
            if mark & EQUIPPED:
                code.add(kinds + kind)
            if mark & CHEATED:
                code.add(kinds * 2 + kind)
            if mark & LOCKED:
                code.add(kinds * 3 + kind)
    code.skip(kinds * 4)


def is_door(code: Code, t: Tidings, card: i64) -> bool:
    """Has this card, seen or not, the back of a Door?"""
    return t.print(card).sort < LEVEL_UP if code.sees(card) else code.back(card) == DOOR_BACK
