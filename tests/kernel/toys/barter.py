"""Barter: a fair where anybody may dig, feast or offer a swap, by turns or live, until all pass."""

from mypy_extensions import i64

from grimtable.kernel.frames import AGAIN, DONE, NOTHING, Frames, Gather, Mine, Window
from grimtable.kernel.terms import Kind, Move, Seat, bit
from kernel.toys.toy import HAND, Covert, Toy, ToyGame

GOODS, TRICKS, DISCARD, ANNOUNCED = range(4)
WOOD, WOOL, IRON, FEAST, VETO = range(5)
PASS, BACK, DIG, ANNOUNCE, CANCEL, ACCEPT, REFUSE = range(7)
TO, COUNTER, SWAP = 8, 16, 24
"""Spans: to a seat; a kind instead; a kind for a kind, `SWAP + give * 3 + want`."""


class Barter(Toy):
    """Goods have back 0, tricks back 1; a hand holds both."""

    printed: list[Kind] = [WOOD] * 7 + [WOOL] * 7 + [IRON] * 7 + [FEAST] * 5 + [VETO] * 4
    fields = ("is_live", "days", "digs", "offers")
    is_live: bool
    days: i64
    digs: i64
    offers: i64

    def begin(self, values: tuple[int, ...]) -> None:
        self.put_own((bool(values[0]), 0, 0, 0))
        self.lay_out([GOODS, GOODS, GOODS, TRICKS, TRICKS])
        self.stack.append(Day(0))

    def pool_of(self, kind: Kind) -> i64:
        return TRICKS if kind >= FEAST else GOODS

    def goods(self, seat: Seat) -> list[Kind]:
        return [kind for kind in self.held(seat) if kind < FEAST]

    def score(self, seat: Seat) -> i64:
        return len(self.goods(seat))


class Day(Mine[Barter]):
    """Opens the fair; the last day ends the game."""

    def act(self, t: Barter, move: Move) -> Frames:
        if t.days == t.seats:
            t.finish(1)
            return DONE
        t.days += 1
        t.digs, t.offers, t.passed = 2, 2, 0
        return Fair(self.me), Day((self.me + 1) % t.seats)


class Fair(Window[Barter]):
    """Anybody may act; any action clears all passes, an offer only when it is accepted."""

    def __init__(self, first: Seat) -> None:
        self.first = first

    def live(self, t: Barter) -> bool:
        return t.is_live

    def seats(self, t: Barter) -> i64:
        return t.everyone()

    def lead(self, t: Barter) -> Seat:
        return self.first

    def rule(self) -> str:
        return "TOY-1"

    def ask_seat(self, t: Barter, seat: Seat) -> list[Move]:
        moves: list[Move] = [PASS] + ([DIG] if t.digs and t.zones[GOODS] else [])
        moves += [ANNOUNCE] if FEAST in t.held(seat) else []
        return moves + ([TO + other for other in t.others(seat)] if t.offers else [])

    def act_seat(self, t: Barter, seat: Seat, move: Move) -> Frames:
        if move == PASS:
            t.passed |= bit(seat)
            return AGAIN if t.is_live else (Fair((seat + 1) % t.seats),)
        if move >= TO:
            return Terms(seat, move - TO), Fair(seat)
        t.passed = 0
        if move == DIG:
            t.digs -= 1
            t.draw(GOODS, seat)
            return (Fair(seat),)
        t.discard(seat, FEAST, ANNOUNCED)
        return Veto(seat), Feast(seat), Fair(seat)


class Veto(Gather[Barter]):
    """Who cancels the announced card? The first in asking order does, the others stay unseen."""

    def __init__(self, host: Seat) -> None:
        self.host = host

    def reaction(self) -> bool:
        return True

    def seats(self, t: Barter) -> i64:
        return t.everyone() & ~bit(self.host)

    def lead(self, t: Barter) -> Seat:
        return (self.host + 1) % t.seats

    def ask_seat(self, t: Barter, seat: Seat) -> list[Move]:
        if t.answers[seat]:
            return NOTHING
        return [PASS, CANCEL] if VETO in t.held(seat) else [PASS]

    def act_all(self, t: Barter, answers: list[list[Move]]) -> Frames:
        for i in range(1, t.seats):
            seat = (self.host + i) % t.seats
            if CANCEL in answers[seat]:
                t.discard(seat, VETO, DISCARD)
                t.move(t.zones[ANNOUNCED][-1], ANNOUNCED, DISCARD)
                break
        return DONE


class Feast(Mine[Barter]):
    """Two goods for the host, if the card still lies there."""

    def lapses(self, t: Barter) -> bool:
        return not t.zones[ANNOUNCED]

    def act(self, t: Barter, move: Move) -> Frames:
        t.move(t.zones[ANNOUNCED][-1], ANNOUNCED, DISCARD)
        for i in range(min(2, len(t.zones[GOODS]))):
            t.draw(GOODS, self.me)
        return DONE


class Terms(Covert[Barter]):
    """What do you offer, and what for?"""

    def __init__(self, me: Seat, to: Seat) -> None:
        self.me = me
        self.to = to

    def ask(self, t: Barter) -> list[Move]:
        pairs = [(give, want) for give in t.goods(self.me) for want in range(3) if want != give]
        return [BACK] + [SWAP + give * 3 + want for give, want in pairs]

    def act(self, t: Barter, move: Move) -> Frames:
        if move == BACK:
            return DONE
        t.offers -= 1
        return (Offer(self.to, self.me, (move - SWAP) // 3, (move - SWAP) % 3, False),)


class Offer(Covert[Barter]):
    """Accept, refuse, or, unless it is firm, offer another good for the same one."""

    def __init__(self, me: Seat, giver: Seat, give: Kind, want: Kind, is_firm: bool) -> None:
        self.me = me
        self.giver = giver
        self.give = give
        self.want = want
        self.is_firm = is_firm

    def ask(self, t: Barter) -> list[Move]:
        goods = t.goods(self.me)
        moves: list[Move] = [REFUSE, ACCEPT] if self.want in goods else [REFUSE]
        others = [kind for kind in goods if kind not in (self.give, self.want)]
        return moves + ([] if self.is_firm else [COUNTER + kind for kind in others])

    def act(self, t: Barter, move: Move) -> Frames:
        if move >= COUNTER:
            return (Offer(self.giver, self.me, move - COUNTER, self.give, True),)
        if move == ACCEPT:
            t.passed = 0
            t.discard(self.giver, self.give, HAND + self.me)
            t.discard(self.me, self.want, HAND + self.giver)
        return DONE


class BarterGame(ToyGame[Barter]):
    name = "barter"
    presets = {"english": {}, "live": {"fair": "live"}}
    frames = {cls.__name__: cls for cls in (Day, Fair, Veto, Feast, Terms, Offer)}

    def make(self) -> type[Barter]:
        return Barter
