"""What every bot is, and where to get one."""

from typing import Protocol

from grimtable.kernel.errors import BadSetup
from grimtable.look.look import Look

NAMES = ("random", "greedy", "casual", "heuristic")


class Bot(Protocol):
    """A player that sees a Look, never a Table."""

    def choose(self, look: Look, budget: float) -> list[int]:
        """One or more moves for the open decision, within so many seconds of thinking."""


def get_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; its dice are its own.

    In Grim Farmer habits can be changed: `heuristic:bluff=0:tau=0.5`.
    """
    kind = name.partition(":")[0]
    if name == "random":
        from grimtable.bots.random_bot import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from grimtable.bots.greedy import GreedyBot

        return GreedyBot()
    if kind == "casual":
        from grimtable.bots.casual import CasualBot

        return CasualBot(seed, name)
    if kind == "heuristic":
        from grimtable.bots.heuristic import HeuristicBot

        return HeuristicBot(seed, name)
    raise BadSetup(f"no bot {name!r}; there are: {', '.join(NAMES)}")
