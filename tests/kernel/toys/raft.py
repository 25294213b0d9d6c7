"""Raft: all paddle together; ropes grant deeds to others, sharks put seats out, storms sink it."""

from mypy_extensions import i64

from grimtable.kernel.frames import DONE, Frame, Frames, Mine
from grimtable.kernel.terms import Kind, Move, Seat, bit, first_from
from kernel.toys.toy import HAND, Covert, Toy, ToyGame

SEA, DISCARD, ASIDE = range(3)
ROPE, PLANK, SHARK, STORM = range(4)
REST, PADDLE, LOOK, MEND = range(4)
CALL, GIFT, TO, DROP = 8, 16, 24, 32
"""Spans: a seat, a kind, a seat, a kind."""
LANDED, SUNK, EATEN, ADRIFT = range(1, 5)


class Raft(Toy):
    """Everybody wins or loses together."""

    printed: list[Kind] = [ROPE] * 8 + [PLANK] * 4 + [SHARK] * 2 + [STORM] * 4
    fields = ("hull", "watches")
    hull: i64
    watches: i64

    def begin(self, values: tuple[int, ...]) -> None:
        self.put_own((3, 0))
        self.lay_out([SEA, SEA])
        self.stack.append(Watch(0))

    def score(self, seat: Seat) -> i64:
        return self.over == LANDED


class Watch(Mine[Raft]):
    """The next one aboard has two deeds."""

    def who(self) -> Seat:
        return -1

    def act(self, t: Raft, move: Move) -> Frames:
        t.watches += 1
        if not t.zones[SEA] or t.watches > 20:
            t.finish(ADRIFT if t.zones[SEA] else LANDED)
            return DONE
        me = first_from(self.me, t.everyone(), t.seats)
        return Deed(me, 0), Deed(me, 0), Watch((me + 1) % t.seats)


class Deed(Covert[Raft]):
    """One deed; a rope lets another seat do two first, who may pass on a rope in turn."""

    def __init__(self, me: Seat, depth: i64) -> None:
        self.me = me
        self.depth = depth

    def ask(self, t: Raft) -> list[Move]:
        held = t.held(self.me)
        others = t.others(self.me)
        moves: list[Move] = [REST] + ([PADDLE, LOOK] if t.zones[SEA] else [])
        moves += [MEND] if PLANK in held else []
        moves += [CALL + seat for seat in others] if ROPE in held and self.depth < 2 else []
        return moves + ([GIFT + kind for kind in held] if others else [])

    def act(self, t: Raft, move: Move) -> Frames:
        if move >= GIFT:
            t.slip(t.find(HAND + self.me, move - GIFT), HAND + self.me, ASIDE, bit(self.me))
            return (Gift(self.me),)
        if move >= CALL:
            t.discard(self.me, ROPE, DISCARD)
            granted = Deed(move - CALL, self.depth + 1)
            return granted, granted
        if move == PADDLE:
            return (Wave(self.me),)
        if move == LOOK:
            t.show_top(SEA, 2, self.me)
        if move == MEND:
            t.discard(self.me, PLANK, DISCARD)
            t.hull += 1
        return DONE


class Gift(Mine[Raft]):
    """The card lies aside, unseen; now for whom it is."""

    def ask(self, t: Raft) -> list[Move]:
        return [TO + seat for seat in t.others(self.me)]

    def act(self, t: Raft, move: Move) -> Frames:
        to = move - TO
        t.slip(t.zones[ASIDE][-1], ASIDE, HAND + to, bit(self.me) | bit(to))
        return DONE


class Wave(Mine[Raft]):
    """The top card of the sea."""

    def act(self, t: Raft, move: Move) -> Frames:
        card = t.zones[SEA][-1]
        t.move(card, SEA, DISCARD if t.kinds[card] >= SHARK else HAND + self.me)
        if t.kinds[card] == STORM:
            return Storm(), Swell()
        if t.kinds[card] == SHARK:
            for lost in t.hand(self.me)[:]:
                t.move(lost, HAND + self.me, DISCARD)
            t.put_out(self.me)
            if not t.everyone():
                t.finish(EATEN)
        return DONE


class Storm(Frame[Raft]):
    """The hull breaks a little, everybody drops a card; without a hull all is lost."""

    def act(self, t: Raft, move: Move) -> Frames:
        t.hull -= 1
        if not t.hull:
            t.finish(SUNK)
        return tuple([Drop(seat) for seat in range(t.seats)])


class Swell(Frame[Raft]):
    """After a storm the sea is mixed."""

    def act(self, t: Raft, move: Move) -> Frames:
        t.shuffle(SEA, 0)
        return DONE


class Drop(Covert[Raft]):
    """A card overboard."""

    def lapses(self, t: Raft) -> bool:
        return not t.hand(self.me)

    def ask(self, t: Raft) -> list[Move]:
        return [DROP + kind for kind in t.held(self.me)]

    def act(self, t: Raft, move: Move) -> Frames:
        t.discard(self.me, move - DROP, DISCARD)
        return DONE


class RaftGame(ToyGame[Raft]):
    name = "raft"
    frames = {cls.__name__: cls for cls in (Watch, Deed, Gift, Wave, Storm, Swell, Drop)}

    def make(self) -> type[Raft]:
        return Raft
