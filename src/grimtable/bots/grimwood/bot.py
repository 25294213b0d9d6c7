"""The bots of Grimwood."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from grimtable.bots.advice import (
    MOST,
    Advice,
    Estimate,
    Playouts,
    advised,
    estimates,
    share_of_win,
)
from grimtable.bots.bot import Bot
from grimtable.bots.grimwood import greedy, questions
from grimtable.bots.grimwood.chances import chance
from grimtable.bots.grimwood.foresight import GrimwoodForesight
from grimtable.bots.grimwood.memory import Memory
from grimtable.bots.grimwood.sight import Sight
from grimtable.bots.grimwood.why import LAST, SINGLE, why
from grimtable.bots.search.bot import SearchBot
from grimtable.kernel.table import BareView, Table
from grimtable.look.game import Game
from grimtable.registry import get

GAME: Final = "grimwood"
WORLDS: Final = 60
"""Games that are played to their end for an estimate."""
AHEAD: Final = 8
"""Turns after which a review judges positions."""
REVIEWED: Final = 20_000
"""Simulations for the review of a game."""


class Greedy(Bot):
    """Takes the points it can have now, and never waits."""

    rank = 10

    def move(self, view: BareView, memory: Any) -> int:
        return greedy.answer(view)


class Casual(Greedy):
    """In Grimwood the same as `greedy`."""

    rank = 20
    level = "easy"


class Heuristic(Bot):
    """Rules of thumb from the ledger's section on strong play, and a memory; no search, no dice."""

    rank = 30
    level = "medium"

    def begin(self, game: Game, seat: int, seats: int) -> Memory:
        return Memory(seat, seats)

    def move(self, view: BareView, memory: Memory | None) -> int:
        return questions.answer(view, memory)

    def advise(self, view: BareView, memory: Memory | None) -> list[Advice]:
        sight = Sight(view, memory)
        return advised(
            GAME,
            view,
            lambda seen: questions.answer(seen, memory),
            lambda move: why(sight, move),
            LAST,
            1 if type(sight.frame).__name__ in SINGLE else MOST,
        )

    def playouts(self) -> Playouts:
        return Playouts("win", WORLDS, AHEAD, careful, chance, REVIEWED)

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        how = Playouts("win", WORLDS, 0, quick, share_of_win)
        return estimates(get(GAME).at(view.public.options), view, answers, how)


class Search(SearchBot):
    """Tries every answer on tables played on by heuristics."""

    usual = Heuristic
    foresight = GrimwoodForesight
    habits: ClassVar[Mapping[str, float]] = {"turns": 8, "simulations": 150, "gate": 2}


def quick(t: Table) -> list[int]:
    """What the greedy bot answers for the seat that is asked."""
    return [greedy.answer(t.view(t.seat))]


def careful(t: Table) -> list[int]:
    """What the heuristic answers for the seat that is asked."""
    return [questions.answer(t.view(t.seat), None)]
