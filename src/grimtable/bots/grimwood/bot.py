"""The bots of Grimwood."""

from typing import Any

from grimtable.bots.bot import Bot
from grimtable.bots.grimwood import greedy, questions
from grimtable.bots.grimwood.memory import Memory
from grimtable.kernel.table import BareView
from grimtable.look.game import Game


class Greedy(Bot):
    """Takes the points it can have now, and never waits."""

    rank = 10

    def move(self, view: BareView, memory: Any) -> int:
        return greedy.answer(view)


class Casual(Greedy):
    """In Grimwood the same as `greedy`."""

    rank = 20


class Heuristic(Bot):
    """Rules of thumb from the ledger's section on strong play, and a memory; no search, no dice."""

    rank = 30

    def begin(self, game: Game, seat: int, seats: int) -> Memory:
        return Memory(seat, seats)

    def move(self, view: BareView, memory: Memory | None) -> int:
        return questions.answer(view, memory)
