"""What every bot is, and where to get one."""

from typing import Protocol

from grimtable.kernel.errors import BadSetup
from grimtable.look.look import Look

NAMES = ("random", "greedy", "casual", "heuristic")


class Bot(Protocol):
    """A player that sees a Look, never a Table."""

    def choose(self, look: Look, budget: float) -> list[int]:
        """One or more moves for the open decision, within so many seconds of thinking."""


def bots_for(game: str) -> list[str]:
    """The bots that play a game, the strongest last."""
    from grimtable.bots import casual, greedy, heuristic

    played = {"greedy": greedy.PLAYED, "casual": casual.PLAYED, "heuristic": heuristic.PLAYED}
    return [name for name in NAMES if game in played.get(name, (game,))]


def strongest(game: str) -> str:
    """The bot that stands in for people and gives advice."""
    return bots_for(game)[-1]


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
