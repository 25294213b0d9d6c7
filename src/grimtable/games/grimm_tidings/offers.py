"""Help, trades and bribes: forms, answers, and what follows. Rules: GT-10, GT-16, GT-T12."""

from typing import Final

from mypy_extensions import i64

from grimtable.games.grimm_tidings.actions import MOST_TALKS, pair
from grimtable.games.grimm_tidings.gear import carried, fits_trade
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ACCEPTED,
    CARD,
    COUNTER,
    FIRM,
    HELPER_CAME,
    HELPER_FIRST,
    IF_WON,
    LEVEL_UP,
    LOCKED,
    NONE,
    OFFERED,
    PICK,
    PROMISE,
    REFUSE,
    REFUSED,
    SHARE,
    SHARE_ALL,
    SHARES,
    THING,
    WHOLE,
    front_of,
    hand_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.prints import AT_BELOW_NINE
from grimtable.games.grimm_tidings.strength import at_stake
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit

UNSAID: Final = -2
"""A part of a form that is still to be filled in; -1 says: nothing."""


class HelpForm(Mine[Tidings]):
    """What a help offer says: the helper's share, who picks, Item and card beside it."""

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Kind,
        card: Kind,
        firm: i64,
        is_counter: bool,
    ) -> None:
        self.me = me
        self.helper = helper
        self.share = share
        self.pick = pick
        self.item = item
        self.card = card
        self.firm = firm
        self.is_counter = is_counter


class HelpTerms(HelpForm):
    """The form of a help offer, part by part. Rules: GT-T12a, GT-T12c. D9, D11."""

    def __init__(
        self,
        me: Seat,
        helper: Seat,
        share: i64,
        pick: i64,
        item: Kind,
        card: Kind,
        firm: i64,
        named: Kind,
        is_counter: bool,
    ) -> None:
        super().__init__(me, helper, share, pick, item, card, firm, is_counter)
        self.named = named
        """The card already named, which a candidate's counter may keep."""

    def rule(self) -> str:
        return "GT-T12a"

    def covert(self, t: Tidings) -> bool:
        return self.me == t.main

    def ask(self, t: Tidings) -> list[Move]:
        if self.share == UNSAID:
            stake = min(at_stake(t), i64(SHARES - 1))
            return [SHARE + k for k in range(stake + 1)] + [SHARE_ALL]
        if self.pick == UNSAID:
            return [PICK + order for order in range(5)]
        if self.item == UNSAID:
            items = [kind for kind in carried(t, t.main) if fits_trade(t, self.helper, kind, -1)]
            return [NONE] + [move_of(kind, THING) for kind in items]
        if self.card == UNSAID:
            return [NONE] + [move_of(kind, CARD) for kind in self.cards(t)]
        return [IF_WON, FIRM]

    def cards(self, t: Tidings) -> list[Kind]:
        """Go Up a Level cards that may be named (GT-T12c)."""
        if self.me != t.main:
            return [self.named] if self.named >= 0 else []
        return [kind for kind in t.held(hand_of(t.main)) if is_gift(t, kind)]

    def act(self, t: Tidings, move: Move) -> Frames:
        share, pick, item, card, firm = self.share, self.pick, self.item, self.card, self.firm
        if share == UNSAID:
            share = WHOLE if move == SHARE_ALL else move - SHARE
            pick = HELPER_FIRST if share in (0, WHOLE) else UNSAID
        elif pick == UNSAID:
            pick = move - PICK
        elif item == UNSAID:
            item = -1 if move == NONE else kind_of(move)
        elif card == UNSAID:
            card = -1 if move == NONE else kind_of(move)
        else:
            firm = 1 if move == FIRM else 0
        if card != UNSAID and firm == UNSAID and item < 0 and card < 0:
            firm = 0
        if firm == UNSAID:
            form = HelpTerms(
                self.me, self.helper, share, pick, item, card, firm, self.named, self.is_counter
            )
            return (form,)
        t.talks[self.helper] += 1
        t.note(OFFERED, self.me, self.helper)
        if card >= 0 and self.me == t.main:
            show_card(t, card)
        addressee = self.helper if self.me == t.main else t.main
        offer = HelpOffer(addressee, self.helper, share, pick, item, card, firm, self.is_counter)
        return posted(t, offer)


def show_card(t: Tidings, kind: Kind) -> None:
    """A promised hand card is shown to all: laid open and taken back."""
    card = t.find(hand_of(t.main), kind)
    t.move(card, hand_of(t.main), hand_of(t.main))


def is_gift(t: Tidings, kind: Kind) -> bool:
    """Is this one of the cards that may be played on any player?"""
    return t.prints[kind].sort == LEVEL_UP and t.prints[kind].aims[0] == AT_BELOW_NINE


def first_terms(me: Seat, helper: Seat, named: Kind, is_counter: bool) -> HelpTerms:
    """An empty form."""
    return HelpTerms(me, helper, UNSAID, UNSAID, UNSAID, UNSAID, UNSAID, named, is_counter)


class HelpOffer(HelpForm):
    """Accept, refuse, or once make another form. Rules: GT-T12b. D10, D12."""

    def rule(self) -> str:
        return "GT-T12b"

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [REFUSE, ACCEPT]
        if not self.is_counter and t.talks[self.helper] < MOST_TALKS:
            moves.append(COUNTER)
        return moves

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == COUNTER:
            return (first_terms(self.me, self.helper, self.card, True),)
        if move == REFUSE:
            t.note(REFUSED, self.me, self.helper)
            return DONE
        t.note(HELPER_CAME, self.helper, self.share)
        t.helper = self.helper
        t.passed = 0
        t.bargain = (self.share, self.pick, self.item, self.card, self.firm)
        if self.item >= 0:
            card = t.find(front_of(t.main), self.item)
            t.set_mark(t.main, card, t.mark(t.main, card) | LOCKED)
        return DONE


class TradeTerms(Mine[Tidings]):
    """The form of a trade, gift or bribe, part by part. Rules: GT-T12e, GT-T12f. D24."""

    def __init__(
        self, me: Seat, to: Seat, give: Kind, get: Kind, promise: i64, is_counter: bool
    ) -> None:
        self.me = me
        self.to = to
        self.give = give
        self.get = get
        self.promise = promise
        self.is_counter = is_counter

    def rule(self) -> str:
        return "GT-T12e"

    def ask(self, t: Tidings) -> list[Move]:
        if self.give == UNSAID:
            gives = [kind for kind in carried(t, self.me) if self.is_taken(t, kind)]
            return ([NONE] if self.gets(t, -1) else []) + [move_of(kind, THING) for kind in gives]
        if self.get == UNSAID:
            gets = [move_of(kind, THING) for kind in self.gets(t, self.give)]
            is_gift_fit = self.give >= 0 and fits_trade(t, self.to, self.give, -1)
            return ([NONE] if is_gift_fit else []) + gets
        return [NONE, PROMISE]

    def is_taken(self, t: Tidings, give: Kind) -> bool:
        """Could the other take it, as a gift or for something?"""
        return fits_trade(t, self.to, give, -1) or len(self.gets(t, give)) > 0

    def gets(self, t: Tidings, give: Kind) -> list[Kind]:
        """What the other could give for it, as to Big Items."""
        return [
            kind
            for kind in carried(t, self.to)
            if fits_trade(t, self.me, kind, give) and fits_trade(t, self.to, give, kind)
        ]

    def act(self, t: Tidings, move: Move) -> Frames:
        give, get, promise = self.give, self.get, self.promise
        said = -1 if move == NONE else kind_of(move)
        if give == UNSAID:
            give = said
        elif get == UNSAID:
            get = said
            promise = UNSAID if self.can_bribe(t, give, get) else 0
        else:
            promise = 1 if move == PROMISE else 0
        if get == UNSAID or promise == UNSAID:
            return (TradeTerms(self.me, self.to, give, get, promise, self.is_counter),)
        t.note(OFFERED, self.me, self.to)
        return posted(t, TradeOffer(self.to, self.me, give, get, promise, self.is_counter))

    def can_bribe(self, t: Tidings, give: Kind, get: Kind) -> bool:
        """A gift in somebody's combat may buy a promise not to help (GT-T12f)."""
        return t.main >= 0 and not self.is_counter and give >= 0 and get < 0


class TradeOffer(Mine[Tidings]):
    """Accept, refuse or counter a trade. Rules: GT-10, GT-T12e. D25."""

    def __init__(
        self, me: Seat, maker: Seat, give: Kind, get: Kind, promise: i64, is_counter: bool
    ) -> None:
        self.me = me
        self.maker = maker
        self.give = give
        self.get = get
        self.promise = promise
        self.is_counter = is_counter

    def rule(self) -> str:
        return "GT-T12e"

    def ask(self, t: Tidings) -> list[Move]:
        moves: list[Move] = [REFUSE]
        if self.is_legal(t):
            moves.append(ACCEPT)
        is_open = not self.is_counter and not self.promise
        if is_open and t.dealings[pair(t, self.me, self.maker)] < 3:
            moves.append(COUNTER)
        return moves

    def is_legal(self, t: Tidings) -> bool:
        """Would both keep their Big limits?"""
        if self.give < 0 and self.get < 0:
            return False
        mine = fits_trade(t, self.me, self.give, self.get)
        return mine and fits_trade(t, self.maker, self.get, self.give)

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == COUNTER:
            return open_trade(t, self.me, self.maker, True)
        if move == REFUSE:
            t.note(REFUSED, self.me, self.maker)
            return DONE
        t.note(ACCEPTED, self.me, self.maker)
        hand_over(t, self.give, self.maker, self.me)
        hand_over(t, self.get, self.me, self.maker)
        if t.main >= 0:  # a side action of the player who opened it
            opener = self.me if self.is_counter else self.maker
            t.sides[opener] += 1
            t.passed &= ~bit(t.main)
            if self.promise and t.rules.bribes_bind:
                t.bribed |= bit(self.me)
        return DONE


def posted(t: Tidings, offer: "HelpOffer | TradeOffer") -> Frames:
    """By turns it is answered at once; live it stands open while play goes on (GT-T12b)."""
    if not t.rules.is_live:
        return (offer,)
    is_trade = 1 if isinstance(offer, TradeOffer) else 0
    t.offers.append((is_trade, *[i64(part) for part in offer.parts()]))
    return DONE


def open_trade(t: Tidings, me: Seat, to: Seat, is_counter: bool) -> Frames:
    """An empty form; it counts as one of the three of this pair and turn."""
    t.dealings[pair(t, me, to)] += 1
    return (TradeTerms(me, to, UNSAID, UNSAID, 0, is_counter),)


def hand_over(t: Tidings, kind: Kind, giver: Seat, to: Seat) -> None:
    """A carried Item changes its owner, unequipped; -1: nothing does (GT-10.4)."""
    if kind >= 0:
        t.take_front(t.find(front_of(giver), kind), giver, front_of(to))
        t.marks[to].append(0)
