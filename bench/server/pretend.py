"""The pretend game of peers/pretend.mjs for our own server: a loop stands where rules would be.

Everything else is the real server: routes, rooms, states, sessions, log, views, outboxes. As with
the peers a move sends every seat one thing, the view; there are no events and no questions.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from grimtable.kernel.dice import Sealed
from grimtable.kernel.errors import NotYourDecision
from grimtable.kernel.table import BareView, Table
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.look.game import Game
from grimtable.look.vocabulary import Span, Vocabulary

SEATS, KINDS, HAND, ROW = 4, 54, 3, 3


def engine(loops: int, seed: int) -> int:
    """The loop that stands for the rules."""
    for _ in range(loops):
        seed = (seed * 69069 + 12345) & 0x7FFFFFFF
    return seed


class Turn:
    """The only question: which card do you play?"""

    def reaction(self) -> bool:
        """No window: who is asked has time."""
        return False

    def rule(self) -> str:
        """The rule it comes from."""
        return "PG-1"

    def parts(self) -> tuple[int, ...]:
        """What it was made with."""
        return ()


TURN = Turn()


class PretendTable:
    """As much of a table as the server asks for."""

    seats = SEATS
    answers: ClassVar[list[int]] = []
    passed = out = over = 0
    loops = 0
    """Of the engine; set once for all tables."""

    def __init__(self) -> None:
        self.ply = 0
        self.seed = 1
        self.crossings = 0
        self.hands = [[(seat * 13 + i * 7) % KINDS for i in range(HAND)] for seat in range(SEATS)]
        self.rows = [[(seat * 13 + i * 5) % KINDS for i in range(ROW)] for seat in range(SEATS)]
        self.scores = [0] * SEATS
        self.events: list[BareEvent] | None = None
        self.stack = [TURN]

    @property
    def waiting(self) -> int:
        """Mask of the seats that are asked."""
        return 1 << self.ply % SEATS

    def asked(self) -> int:
        """The same: nobody answers unseen."""
        return self.waiting

    def options_of(self, seat: int) -> list[int]:
        """Any card of this seat's hand."""
        return list(range(HAND)) if seat == self.ply % SEATS else []

    def clone(self) -> "PretendTable":
        """A copy that can be played on."""
        copy = PretendTable.__new__(PretendTable)
        copy.ply, copy.seed, copy.crossings = self.ply, self.seed, self.crossings
        copy.hands = [hand[:] for hand in self.hands]
        copy.rows = [row[:] for row in self.rows]
        copy.scores = self.scores[:]
        copy.events = self.events
        copy.stack = self.stack
        return copy

    def play(self, seat: int, move: int) -> None:
        """A card goes from hand to row, another one is drawn: nobody can take that back."""
        if seat != self.ply % SEATS:
            raise NotYourDecision(f"seat {seat} is not asked")
        self.seed = engine(self.loops, self.seed)
        slot = self.ply % ROW
        kind = self.hands[seat][move]
        self.rows[seat][slot] = kind
        self.hands[seat][move] = self.seed % KINDS
        self.scores[seat] = (self.scores[seat] + kind) % 100
        self.ply += 1
        self.crossings += 1

    push = play

    def run(self) -> None:
        """Nothing happens by itself."""

    def events_for(self, audience: int, since: int = 0) -> list[BareEvent]:
        """Nothing is told but the view."""
        return []

    def view(self, seat: int) -> BareView:
        """Its own hand, and only the number of the others' cards."""
        hands = [(-1,) * HAND] * SEATS
        if seat != PUBLIC:
            hands[seat] = tuple([kind * 2 for kind in self.hands[seat]])
        public = self.ply, tuple(map(tuple, self.rows))
        return BareView(seat, tuple(hands), (), public, (TURN,), self.waiting, (), None, 0, 0, 0)

    def outcome(self) -> None:
        """It never ends."""


class PretendGame(Game):
    """What the server wants to know of a game."""

    name = "pretend"
    prefix = "PG"
    rules = 1
    min_seats = max_seats = SEATS
    kinds = tuple([f"k{kind}" for kind in range(KINDS)])
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    vocabulary = Vocabulary([Span("play", tuple(map(str, range(HAND))), "place")])
    frames = {"Turn": Turn}
    fields = ("ply", "rows")

    def option_values(self, seats: int, options: Mapping[str, str]) -> tuple[int, ...]:
        return ()

    def deal(
        self,
        seats: int,
        options: Mapping[str, str] | str = "",
        *,
        seed: int = 0,
        sealed: Sealed | None = None,
        brisk: bool = False,
        listen: bool = False,
    ) -> Table:
        t = PretendTable()
        t.events = [] if listen else None
        return cast(Table, t)

    def zones(self, seats: int) -> list[tuple[str, int]]:
        return [("hand", seat) for seat in range(SEATS)]

    def scores(self, t: Any) -> list[int]:
        return list(t.scores)

    def default(self, t: Table, seat: int) -> int:
        return 0
