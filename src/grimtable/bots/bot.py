"""What every bot is, and where to get one."""

from typing import Protocol

from grimtable.kernel.errors import BadSetup
from grimtable.look.look import Look

NAMES = ("random", "greedy", "heuristic")


class Bot(Protocol):
    """A player that sees a Look, never a Table."""

    def choose(self, look: Look, budget: float) -> list[int]:
        """One or more moves for the open decision, within so many seconds of thinking."""


def get_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; its dice are its own."""
    if name == "random":
        from grimtable.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from grimtable.bots.greedy import GreedyBot

        return GreedyBot()
    if name == "heuristic":
        from grimtable.bots.heuristic import HeuristicBot

        return HeuristicBot()
    raise BadSetup(f"no bot {name!r}; there are: {', '.join(NAMES)}")
