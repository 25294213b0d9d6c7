"""The searching player: it answers as another bot, unless it finds something surely better."""

from collections.abc import Sequence
from typing import Any, ClassVar

from grimtable.bots.advice import Advice, Estimate, Playouts
from grimtable.bots.bot import Bot, moves_of
from grimtable.bots.search.foresight import Foresight, TurnMemory
from grimtable.bots.search.halving import searched
from grimtable.kernel.table import BareView
from grimtable.look.game import Game, Sentence


class SearchBot(Bot):
    """Derive from this class, and say whom it plays like and how the game is foreseen."""

    rank = 40
    level = "hard"
    is_quick = False
    usual: ClassVar[type[Bot]]
    """The bot whose answers are the first to be tried, and that gives reasons."""
    foresight: ClassVar[type[Foresight]]

    def __init__(self, seed: int = 0, habits: dict[str, float] | None = None) -> None:
        super().__init__(seed, habits)
        self.thinker = self.usual(seed)
        self.game = self.foresight()
        self.game.turns = int(self.habit["turns"])
        self.game.simulations = int(self.habit["simulations"])
        self.game.gate = self.habit["gate"]

    def begin(self, game: Game, seat: int, seats: int) -> TurnMemory:
        return TurnMemory(self.thinker.begin(game, seat, seats), self.game.turn_event)

    def move(self, view: BareView, memory: TurnMemory | None) -> list[int]:
        own = None if memory is None else memory.usual
        usual = moves_of(self.thinker.move(view, own))
        if len(view.options) == 1 or (memory and memory.events >= self.game.long_turn):
            return usual
        return searched(self.game, view, usual, memory=own, seed=self.seed)

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        return self.thinker.advise(view, None if memory is None else memory.usual)

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        return self.thinker.estimate(view, answers)

    def playouts(self) -> Playouts | None:
        return self.thinker.playouts()

    def remark(self, view: BareView, move: int) -> Sentence | None:
        return self.thinker.remark(view, move)
