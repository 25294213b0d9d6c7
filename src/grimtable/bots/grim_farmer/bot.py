"""The bots of Grim Farmer. They differ only in their habits, which their name can change."""

from collections.abc import Mapping
from typing import ClassVar

from grimtable.bots.bot import Bot
from grimtable.bots.grim_farmer.memory import Memory
from grimtable.bots.grim_farmer.questions import answer
from grimtable.bots.grim_farmer.style import BY_SEATS, CASUAL, SKILLED, Style
from grimtable.kernel.table import BareView
from grimtable.look.game import Game

SEATS = range(2, 7)


class Heuristic(Bot):
    """Bluffs and challenges near a mixed equilibrium; several habits depend on the seats."""

    rank = 30
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


class Casual(Heuristic):
    """The casual player of the ledger: plays a special only if more of its cards fit then."""

    rank = 20
    habits = CASUAL
    by_seats = dict.fromkeys(SEATS, CASUAL)
