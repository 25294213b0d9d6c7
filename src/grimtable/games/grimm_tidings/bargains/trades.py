"""Trades, gifts and bribes: forms and answers. Rules: GT-10, GT-T12."""

from mypy_extensions import i64

from grimtable.games.grimm_tidings.bargains.barter import Barter, are_legal
from grimtable.games.grimm_tidings.bargains.naming import (
    SEVERAL,
    UNSAID,
    Named,
    each_once,
    is_list,
    is_open,
    kinds_in,
    said,
    without,
    words,
)
from grimtable.games.grimm_tidings.bargains.posting import posted
from grimtable.games.grimm_tidings.ids import (
    ACCEPT,
    ACCEPTED,
    COUNTER,
    NONE,
    OFFERED,
    PROMISE,
    READY,
    REFUSE,
    REFUSED,
    THING,
    front_of,
    several_of,
)
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.games.grimm_tidings.turn.actions import MOST_TALKS, pair
from grimtable.kernel.frames import DONE, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit


class TradeTerms(Mine[Tidings]):
    """The form of a trade, gift or bribe, part by part; a counter differs from the offer.

    Rules: GT-T12b, GT-T12e, GT-T12f. D24.
    """

    def __init__(
        self,
        me: Seat,
        to: Seat,
        give: Named,
        get: Named,
        promise: i64,
        old_give: Named,
        old_get: Named,
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

    def answered(self) -> "TradeOffer":
        """The offer that it counters."""
        return TradeOffer(self.me, self.to, self.old_get, self.old_give, 0, False)

    def rule(self) -> str:
        return "GT-T12e"

    def covert(self, t: Tidings) -> bool:
        return is_list(self.give) or is_list(self.get)

    def barter(self, t: Tidings) -> Barter:
        """What can still be said."""
        return Barter(t, self.me, self.to, self.old_give, self.old_get)

    def ask(self, t: Tidings) -> list[Move]:
        barter = self.barter(t)
        if is_open(self.give):
            return self.gives(t, barter)
        if is_open(self.get):
            return self.gets(t, barter)
        return [NONE, PROMISE]

    def gives(self, t: Tidings, barter: Barter) -> list[Move]:
        """What this seat could hand over for anything the other has."""
        given = kinds_in(self.give)
        left = each_once(without(barter.mine, given))
        if self.give == UNSAID:
            moves: list[Move] = [NONE] if barter.could_give([]) else []
            moves += words([kind for kind in left if barter.could_give([kind])], THING)
            return with_several(t, moves, max(len(barter.mine), len(barter.theirs)))
        more = [kind for kind in left if barter.could_give_with([*given, kind])]
        return ([READY] if barter.could_ask(given, []) else []) + words(more, THING)

    def gets(self, t: Tidings, barter: Barter) -> list[Move]:
        """What the other could hand over for it."""
        given, gained = kinds_in(self.give), kinds_in(self.get)
        left = each_once(without(barter.theirs, gained))
        if self.get == UNSAID:
            moves: list[Move] = [NONE] if barter.is_legal(given, []) else []
            moves += words([kind for kind in left if barter.is_legal(given, [kind])], THING)
            return with_several(t, moves, len(barter.theirs))
        more = [kind for kind in left if barter.could_ask(given, [*gained, kind])]
        return ([READY] if barter.is_legal(given, gained) else []) + words(more, THING)

    def act(self, t: Tidings, move: Move) -> Frames:
        give, get, promise = self.give, self.get, self.promise
        if is_open(give):
            give = said(give, move, len(t.prints))
            get = (UNSAID,) if move == READY else UNSAID
        elif is_open(get):
            get = said(get, move, len(t.prints))
        else:
            promise = 1 if move == PROMISE else 0
        if not is_open(get) and is_open(self.get):
            promise = UNSAID if self.can_bribe(t, give, get) else 0
        if is_open(get) or promise == UNSAID:
            old_give, old_get = self.old_give, self.old_get
            return (TradeTerms(self.me, self.to, give, get, promise, old_give, old_get),)
        t.note(OFFERED, self.me, self.to)
        offer = TradeOffer(self.to, self.me, give, get, promise, self.is_counter)
        return posted(t, self.me, offer, True)

    def can_bribe(self, t: Tidings, give: Named, get: Named) -> bool:
        """A gift in somebody's combat may buy a promise not to help (GT-T12f)."""
        return t.main >= 0 and not self.is_counter and give != -1 and get == -1


def with_several(t: Tidings, moves: list[Move], many: i64) -> list[Move]:
    """`several` besides, if there is more than one thing, and more than one other answer."""
    if many < SEVERAL or len(moves) < 2:
        return moves
    return [*moves, several_of(len(t.prints))]


class TradeOffer(Mine[Tidings]):
    """Accept, refuse or counter a trade. Rules: GT-10, GT-T12e. D25."""

    def __init__(
        self, me: Seat, maker: Seat, give: Named, get: Named, promise: i64, is_counter: bool
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
        return are_legal(t, self.maker, self.me, kinds_in(self.give), kinds_in(self.get))

    def act(self, t: Tidings, move: Move) -> Frames:
        if move == COUNTER:
            return open_trade(t, self.counter())
        if move == REFUSE:
            t.note(REFUSED, self.me, self.maker)
            return DONE
        t.note(ACCEPTED, self.me, self.maker)
        exchange(t, self.maker, self.me, self.give, self.get)
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


def exchange(t: Tidings, one: Seat, other: Seat, give: Named, get: Named) -> None:
    """Carried Items change their owners at the same moment."""
    for kind in kinds_in(give):
        hand_over(t, kind, one, other)
    for kind in kinds_in(get):
        hand_over(t, kind, other, one)


def hand_over(t: Tidings, kind: Kind, giver: Seat, to: Seat) -> None:
    """A carried Item changes its owner, unequipped (GT-10.4)."""
    t.take_front(t.find(front_of(giver), kind), giver, front_of(to))
    t.marks[to].append(0)
