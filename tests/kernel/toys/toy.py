"""What the toys share: ordered piles, loose hands, fields by name, a tiny Game for each."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import i64

from grimtable.kernel.dice import Sealed
from grimtable.kernel.frames import AnyFrame, Mine
from grimtable.kernel.table import BareView, Outcome, Table
from grimtable.kernel.terms import POOL, Card, Kind, Move, Seat, Zone, bit
from grimtable.look.game import Game

HAND: Final = 4
"""Zones 0 to 3 are piles; from here on they are hands."""
STREAMS: Final = 2


class Toy(Table):
    """Zones 0 to 3 have an order, hands have none."""

    printed: list[Kind] = []
    """The kind of every card."""
    fields: tuple[str, ...] = ()
    """The toy's own fields, all of them numbers or tuples."""

    def __init__(
        self,
        seats: i64,
        zones: list[list[Card]],
        know: list[i64],
        dice: list[i64],
        stack: list[AnyFrame],
    ) -> None:
        super().__init__(seats, self.printed, zones, know, dice, stack)

    def clone(self) -> Self:
        zones = [zone[:] for zone in self.zones]
        t = type(self)(self.seats, zones, self.know[:], self.dice[:], self.stack[:])
        self.copy_kernel(t)
        t.put_own(self.own())
        return t

    def redeal(self, seat: Seat, seed: i64) -> Self:
        world = super().redeal(seat, seed)
        assert isinstance(world, type(self))
        return world

    def begin(self, values: tuple[int, ...]) -> None:
        """Set the game's own fields, lay out the cards and the first frame."""
        raise NotImplementedError

    def own(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def put_own(self, own: Sequence[Any]) -> None:
        for name, value in zip(self.fields, own, strict=True):
            setattr(self, name, value)

    def public(self) -> tuple[Any, ...]:
        return self.own()

    def claim(self, public: Sequence[Any], free: list[list[Card]]) -> tuple[Any, ...]:
        return tuple(public)

    def loose(self, zone: Zone) -> bool:
        return zone >= HAND

    def owner(self, zone: Zone) -> Seat:
        return zone - HAND if zone >= HAND else -1

    def word(self, move: Move) -> str:
        return f"move {move}" if move < 64 else ""

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        scores = [int(self.score(seat)) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        rewards = [(seat in winners) / len(winners) for seat in range(self.seats)]
        return Outcome(f"reason {self.over}", winners, scores, rewards)

    def score(self, seat: Seat) -> i64:
        raise NotImplementedError

    def everyone(self) -> i64:
        """The mask of all seats still in the game."""
        return (bit(self.seats) - 1) & ~self.out

    def others(self, me: Seat) -> list[Seat]:
        """All other seats still in the game."""
        return [seat for seat in range(self.seats) if self.everyone() >> seat & 1 and seat != me]

    def hand(self, seat: Seat) -> list[Card]:
        return self.zones[HAND + seat]

    def held(self, seat: Seat) -> list[Kind]:
        """The different kinds in a hand, in order."""
        return sorted({self.kinds[card] for card in self.hand(seat)})

    def find(self, zone: Zone, kind: Kind) -> Card:
        """The last card of a kind."""
        return [card for card in self.zones[zone] if self.kinds[card] == kind][-1]

    def draw(self, pile: Zone, me: Seat) -> None:
        """The top card of a pile, seen by `me` alone."""
        self.slip(self.zones[pile][-1], pile, HAND + me, bit(me))

    def discard(self, seat: Seat, kind: Kind, pile: Zone) -> None:
        """A card of the hand, openly."""
        self.move(self.find(HAND + seat, kind), HAND + seat, pile)

    def lay_out(self, hands: list[Zone]) -> None:
        """Every card on the pile of its first pool, mixed; then one for each seat from `hands`."""
        for card, kind in enumerate(self.printed):
            self.know[card] = self.pool_of(kind) << POOL
            self.zones[self.pool_of(kind)].append(card)
        for pile in sorted(set(hands)):
            self.shuffle(pile, pile)
        for pile in hands:
            for seat in range(self.seats):
                self.draw(pile, seat)


G = TypeVar("G", bound=Toy)


class Covert(Mine[G]):
    """A question of one seat whose options depend on its hand."""

    def covert(self, t: G) -> bool:
        return True


class ToyGame(Game, Generic[G]):
    """Enough of a Game to deal, save and deal from views."""

    prefix = "TOY"
    rules = 1
    min_seats = 2
    max_seats = 4
    options = {}
    presets = {"english": {}}

    def option_values(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        return (int(options.get("fair") == "live"),)

    def make(self) -> type[G]:
        """The toy's table."""
        raise NotImplementedError

    def empty(self, seats: int, values: tuple[int, ...] = ()) -> G:
        """A table without cards."""
        toy = self.make()
        zones: list[list[Card]] = [[] for i in range(HAND + seats)]
        return toy(seats, zones, [0] * len(toy.printed), [0] * STREAMS, [])

    def deal(
        self,
        seats: int,
        options: Mapping[str, str] | str = "english",
        *,
        seed: int = 0,
        sealed: Sealed | None = None,
        brisk: bool = False,
        listen: bool = False,
    ) -> G:
        t = self.empty(seats)
        if sealed is None:
            t.roll_anew(seed)
        t.sealed = sealed
        t.brisk = brisk
        t.events = [] if listen else None
        t.begin(self.setup(seats, options))
        t.run()
        return t

    def deal_from(self, view: BareView, seed: int) -> G:
        t = self.empty(len(view[1]) - HAND)
        t.deal_from(view, seed)
        return t

    def blank(self, seats: int, own: Sequence[Any]) -> G:
        t = self.empty(seats)
        t.put_own(own)
        return t
