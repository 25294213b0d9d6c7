"""Powers on deck and discard pile: Centaur, Dwarf, Faeries, Giant, The Laraki."""

from typing import ClassVar

from mypy_extensions import i64

from grimtable.games.grimwood.ids import (
    ASIDE,
    CARD,
    DECK,
    DECLINE,
    DISCARD,
    HAND,
    KEEP_DECK,
    KEEP_DISCARD,
    KIND,
)
from grimtable.games.grimwood.playing import Immediate
from grimtable.games.grimwood.shapes import MyFrame, Power
from grimtable.games.grimwood.table import Grimwood
from grimtable.kernel.frames import DONE, Frames
from grimtable.kernel.terms import Kind, Move, Seat, bit


class Forager(Power):
    """A power that needs a discard pile."""

    def can(self, t: Grimwood, held: i64) -> bool:
        return bool(t.zones[DISCARD])

    def lapses(self, t: Grimwood) -> bool:
        return not t.zones[DISCARD]


class Centaur(Forager):
    """The top discard, to hand or played at once. Rules: GW-C.centaur."""

    idle: ClassVar[str] = "centaur-idle"

    def act(self, t: Grimwood, move: Move) -> Frames:
        card = t.take_discard(HAND + self.me)
        return (Immediate(self.me, KIND[card], -1),)


class Giant(Forager):
    """Any discard, to hand or played at once. Rules: GW-C.giant. Rulings: GW-R47."""

    choice: ClassVar[str] = "discard"
    idle: ClassVar[str] = "giant-idle"

    def rule(self) -> str:
        return "GW-C.giant"

    def ask(self, t: Grimwood) -> list[Move]:
        return self.or_decline([CARD + kind for kind in t.kinds_in(DISCARD)])

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        t.move(t.find(DISCARD, move - CARD), DISCARD, HAND + self.me)
        return (Immediate(self.me, move - CARD, -1),)


class Faeries(Giant):
    """Any two discards; at most one of them is played at once. Rules: GW-C.faeries."""

    idle: ClassVar[str] = "faeries-idle"

    def rule(self) -> str:
        return "GW-C.faeries"

    def act(self, t: Grimwood, move: Move) -> Frames:
        if move == DECLINE:
            return DONE
        t.move(t.find(DISCARD, move - CARD), DISCARD, HAND + self.me)
        if not t.zones[DISCARD]:
            return (Immediate(self.me, move - CARD, -1),)
        return (FaeriesSecond(self.me, move - CARD),)


class FaeriesSecond(MyFrame):
    """The Faeries' second card, compulsory."""

    choice: ClassVar[str] = "discard"

    def __init__(self, me: Seat, first: Kind) -> None:
        self.me = me
        self.first = first

    def rule(self) -> str:
        return "GW-C.faeries"

    def ask(self, t: Grimwood) -> list[Move]:
        return [CARD + kind for kind in t.kinds_in(DISCARD)]

    def act(self, t: Grimwood, move: Move) -> Frames:
        t.move(t.find(DISCARD, move - CARD), DISCARD, HAND + self.me)
        return (Immediate(self.me, self.first, move - CARD),)


class Dwarf(Power):
    """Lift the top of deck and discard pile, keep one. Rules: GW-C.dwarf. Rulings: GW-R34."""

    idle: ClassVar[str] = "dwarf-idle"

    def can(self, t: Grimwood, held: i64) -> bool:
        return bool(t.zones[DECK]) or bool(t.zones[DISCARD])

    def act(self, t: Grimwood, move: Move) -> Frames:
        if t.zones[DECK] and t.zones[DISCARD]:
            t.lift_deck(self.me, ASIDE)
            t.take_discard(ASIDE)
            return (DwarfKeep(self.me),)
        if t.zones[DECK]:
            t.draw(self.me)
        elif t.zones[DISCARD]:
            t.take_discard(HAND + self.me)
        return DONE


class DwarfKeep(MyFrame):
    """Which of the two does the Dwarf keep? By place, so that equal kinds are a question too."""

    choice: ClassVar[str] = "lifted"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        return KEEP_DECK

    def rule(self) -> str:
        return "GW-C.dwarf"

    def ask(self, t: Grimwood) -> list[Move]:
        return [KEEP_DECK, KEEP_DISCARD]

    def act(self, t: Grimwood, move: Move) -> Frames:
        from_deck = t.zones[ASIDE][0]
        from_discard = t.zones[ASIDE][1]
        if move == KEEP_DECK:
            t.slip(from_deck, ASIDE, HAND + self.me, bit(self.me))
            t.discard(from_discard, ASIDE)
        else:
            t.move(from_discard, ASIDE, HAND + self.me)
            t.discard(from_deck, ASIDE)
        return DONE


class TheLaraki(Forager):
    """Lift a discard per player; keep one, give the others one each. Rulings: GW-R33."""

    idle: ClassVar[str] = "the-laraki-idle"

    def act(self, t: Grimwood, move: Move) -> Frames:
        lifted = min(t.seats, i64(len(t.zones[DISCARD])))
        for i in range(lifted):
            t.take_discard(ASIDE)
        return tuple([GiveAside(self.me, (self.me + i) % t.seats) for i in range(lifted)])


class GiveAside(MyFrame):
    """Which of the lifted cards goes to this player? Rules: GW-C.the_laraki."""

    choice: ClassVar[str] = "gift"

    def default(self, t: Grimwood, options: list[Move]) -> Move:
        """The topmost of what is left."""
        return CARD + KIND[t.zones[ASIDE][0]]

    def __init__(self, me: Seat, to: Seat) -> None:
        self.me = me
        self.to = to

    def rule(self) -> str:
        return "GW-C.the_laraki"

    def ask(self, t: Grimwood) -> list[Move]:
        return [CARD + kind for kind in t.kinds_in(ASIDE)]

    def act(self, t: Grimwood, move: Move) -> Frames:
        lifted = [card for card in t.zones[ASIDE] if KIND[card] == move - CARD]
        t.move(lifted[0], ASIDE, HAND + self.to)  # lifted top first: the topmost (GW-R47)
        return DONE
