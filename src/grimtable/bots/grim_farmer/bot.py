"""The bots of Grim Farmer. They differ only in their habits, which their name can change."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grimtable.bots.advice import Advice, Estimate, Playouts, estimates, share_of_win
from grimtable.bots.bot import Bot
from grimtable.bots.grim_farmer.foresight import FarmerForesight
from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.questions import answer
from grimtable.bots.grim_farmer.style import BY_SEATS, CASUAL, SKILLED, Style
from grimtable.bots.grim_farmer.why import GAME, advise
from grimtable.bots.search.bot import SearchBot
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Game
from grimtable.registry import get

SEATS = range(2, 7)
WORLDS: Final = 60
"""Games that are played to their end for an estimate."""
REVIEWED: Final = 8000
"""Simulations for the review of a game."""
UNJUDGED: Final = ("Challenge",)
"""A pile dealt at random is bluff far more often than one that somebody has placed."""


class Heuristic(Bot):
    """Bluffs and challenges near a mixed equilibrium; several habits depend on the seats."""

    rank = 30
    level = "medium"
    habits = SKILLED
    by_seats: ClassVar[Mapping[int, Mapping[str, float]]] = {at: BY_SEATS[at] for at in SEATS}

    def __init__(self, seed: int = 0, habits: Mapping[str, float] | None = None) -> None:
        super().__init__(seed, habits)
        changed = habits or {}
        self.styles = {at: Style({**usual, **changed}) for at, usual in self.by_seats.items()}
        """By number of seats."""

    def begin(self, game: Game, seat: int, seats: int) -> Memory:
        return Memory(seat, seats)

    def move(self, view: BareView, memory: Memory | None) -> list[int]:
        return answer(view, self.styles[len(view.public.used)], memory, self.seed)

    def advise(self, view: BareView, memory: Memory | None) -> list[Advice]:
        return advise(view, self.styles[len(view.public.used)], memory, self.seed)

    def _quick(self, t: Table) -> list[int]:
        """Its answer for the seat that is asked, without memory."""
        return answer(t.view(t.seat), self.styles[t.seats], None, self.seed)

    def playouts(self) -> Playouts:
        return Playouts("win", WORLDS, 0, self._quick, share_of_win, REVIEWED, UNJUDGED)

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        return estimates(get(GAME).at(view.public.options), view, answers, self.playouts())


class Casual(Heuristic):
    """The casual player of the ledger: plays a special only if more of its cards fit then."""

    rank = 20
    level = "easy"
    habits = CASUAL
    by_seats = dict.fromkeys(SEATS, CASUAL)


class Search(SearchBot):
    """Tries whole piles; everything else it answers as the heuristic."""

    usual = Heuristic
    foresight = FarmerForesight
    habits: ClassVar[Mapping[str, float]] = {"turns": 1, "simulations": 100, "gate": 2}
