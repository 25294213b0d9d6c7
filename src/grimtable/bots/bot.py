"""What a bot is. Each game's bots are in the folder of its name; see docs/bots.md."""

import random
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar, Protocol, TypeAlias

from grimtable.bots.advice import Advice, Estimate, Playouts
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import BareView
from grimtable.kernel.terms import ToldEvent
from grimtable.look.game import Game, Sentence

Answer: TypeAlias = int | Sequence[int]
"""A move, or several to be played one after another where one choice has several parts."""


class BadBot(BadSetup):
    """A bot that does not exist, cannot be loaded, or does not answer as a bot must."""


class Memory(Protocol):
    """What a bot remembers of one game."""

    def hear(self, event: ToldEvent) -> None:
        """The next event, as far as this seat was told."""


class Bot:
    """A player of one or several games. Write `move`; everything else is optional."""

    name = ""
    """What it was asked for as, such as `heuristic` or `mybots:Careful:risk=0.3`."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games it can play; empty for all."""
    rank: ClassVar[int] = 1
    """How strong it is, compared with the other bots of a game; the strongest gives hints."""
    level: ClassVar[str] = ""
    """What people know it as who choose how strong their opponents are: `easy`, `hard`, ..."""
    is_quick: ClassVar[bool] = True
    """Does it answer at once? Only such a bot gives hints and stands in."""
    habits: ClassVar[Mapping[str, float]] = {}
    """Numbers that its name may change, with their defaults."""

    def __init__(self, seed: int = 0, habits: Mapping[str, float] | None = None) -> None:
        self.seed = seed
        self.dice = random.Random(seed)
        """Its own dice: the same seed gives the same game."""
        self.habit = {**self.habits, **(habits or {})}

    def begin(self, game: Game, seat: int, seats: int) -> Memory | None:
        """A new game begins: what this bot remembers of it; None: it needs no memory."""
        return None

    def move(self, view: BareView, memory: Any) -> Answer:
        """The answer to the open question; it must be among `view.options`.

        `memory` is what `begin` returned, or None if nothing has been told to this seat.
        """
        raise NotImplementedError(f"{type(self).__name__} has no method `move`")

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        """Up to three good answers, the best first, each with its reason if the bot has one.

        This is what somebody is told who asks for a hint, so it must follow from view and memory.
        """
        return [Advice(tuple(moves_of(self.move(view, memory))))]

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        """How well the seat stands after each of these answers; empty: the bot cannot say."""
        return []

    def playouts(self) -> Playouts | None:
        """How the review of a game judges positions; None: this bot plays on to the end."""
        return None

    def remark(self, view: BareView, move: int) -> Sentence | None:
        """What it says to the whole table with this answer."""
        return None


def moves_of(answer: Answer) -> list[int]:
    """One move or several as a list; raises TypeError or ValueError if it is neither."""
    if not isinstance(answer, Sequence):
        return [index(answer)]
    if not answer:
        raise ValueError("no move")
    return [index(move) for move in answer]
