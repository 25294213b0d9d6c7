"""A player who takes the points that can be had now."""

from grimtable.bots.grimwood.greed import GrimwoodGreedy
from grimtable.bots.numbers import bare_view
from grimtable.look.look import Look

PLAYED = ("grimwood",)


class GreedyBot:
    """Most points at once; it neither waits nor remembers."""

    def __init__(self) -> None:
        self._core = GrimwoodGreedy()

    def choose(self, look: Look, budget: float) -> list[int]:
        """The option that scores most now."""
        return [self._core.move(bare_view(look, "greedy", PLAYED))]
