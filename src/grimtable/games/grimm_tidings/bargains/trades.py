"""Trades, gifts and bribes: forms and answers. Rules: GT-10, GT-T12."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.posting import UNSAID, posted
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ACCEPTED,
    COUNTER,
    NONE,
    OFFERED,
    PROMISE,
    REFUSE,
    REFUSED,
    THING,
    front_of,
    kind_of,
    move_of,
)
from grimtable.games.grimm_tidings.items.gear import carried, fits_trade
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import MOST_TALKS, pair
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit


class TradeTerms(Mine[Tidings]):
    """The form of a trade, gift or bribe, part by part; a counter differs from the offer.

    Rules: GT-T12b, GT-T12e, GT-T12f. D24.
    """

    def __init__(
        self, me: Seat, to: Seat, give: Kind, get: Kind, promise: i64, old_give: Kind, old_get: Kind
    ) -> None:
        self.me = me
        self.to = to
        self.give = give
        self.get = get
        self.promise = promise
        self.old_give = old_give
        """What the offer that this form counters asks of this seat; UNSAID: it counters none."""
        self.old_get = old_get
        """What that offer would bring this seat."""

    @property
    def is_counter(self) -> bool:
        """Does it answer an offer?"""
        return self.old_give != UNSAID

    def rule(self) -> str:
        return "GT-T12e"

    def ask(self, t: Tidings) -> list[Move]:
        if self.give == UNSAID:
            gives: list[Kind] = [-1]
            return things([kind for kind in gives + carried(t, self.me) if self.gets(t, kind)])
        if self.get == UNSAID:
            return things(self.gets(t, self.give))
        return [NONE, PROMISE]

    def gets(self, t: Tidings, give: Kind) -> list[Kind]:
        """What the other could give for it within the limit for Big Items; -1: nothing."""
        gets: list[Kind] = [-1]
        return [get for get in gets + carried(t, self.to) if self.is_legal(t, give, get)]

    def is_legal(self, t: Tidings, give: Kind, get: Kind) -> bool:
        """May this be offered?"""
        if (give < 0 and get < 0) or (give == self.old_give and get == self.old_get):
            return False
        return fits_trade(t, self.me, get, give) and fits_trade(t, self.to, give, get)

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
            old_give, old_get = self.old_give, self.old_get
            return (TradeTerms(self.me, self.to, give, get, promise, old_give, old_get),)
        t.note(OFFERED, self.me, self.to)
        offer = TradeOffer(self.to, self.me, give, get, promise, self.is_counter)
        return posted(t, self.me, offer, True)

    def can_bribe(self, t: Tidings, give: Kind, get: Kind) -> bool:
        """A gift in somebody's combat may buy a promise not to help (GT-T12f)."""
        return t.main >= 0 and not self.is_counter and give >= 0 and get < 0


def things(kinds: list[Kind]) -> list[Move]:
    """To name one of these Items; -1: none."""
    return [NONE if kind < 0 else move_of(kind, THING) for kind in kinds]


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
        if is_open and t.dealings[pair(t, self.me, self.maker)] < MOST_TALKS:
            if self.counter().ask(t):
                moves.append(COUNTER)
        return moves

    def counter(self) -> TradeTerms:
        """An empty form in answer to this offer."""
        return TradeTerms(self.me, self.maker, UNSAID, UNSAID, 0, self.get, self.give)

    def is_legal(self, t: Tidings) -> bool:
        """Would both keep their Big limits?"""
        if self.give < 0 and self.get < 0:
            return False
        mine = fits_trade(t, self.me, self.give, self.get)
        return mine and fits_trade(t, self.maker, self.get, self.give)

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == COUNTER:
            return open_trade(t, self.counter())
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


def first_trade(me: Seat, to: Seat) -> TradeTerms:
    """An empty form that answers nothing."""
    return TradeTerms(me, to, UNSAID, UNSAID, 0, UNSAID, UNSAID)


def open_trade(t: Tidings, form: TradeTerms) -> Frames:
    """It counts as one of the three of this pair and turn."""
    t.dealings[pair(t, form.me, form.to)] += 1
    return (form,)


def hand_over(t: Tidings, kind: Kind, giver: Seat, to: Seat) -> None:
    """A carried Item changes its owner, unequipped; -1: nothing does (GT-10.4)."""
    if kind >= 0:
        t.take_front(t.find(front_of(giver), kind), giver, front_of(to))
        t.marks[to].append(0)
