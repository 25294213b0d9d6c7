"""A player who takes the points that can be had now."""

from grimtable.bots.grimm_tidings.main import TidingsBot
from grimtable.bots.grimwood.greedy import GrimwoodGreedy
from grimtable.bots.numbers import bare_view
from grimtable.look.look import Look

PLAYED = ("grimwood", "grimm_tidings")


class GreedyBot:
    """Most points, or levels, at once; it neither waits nor remembers nor bargains."""

    def __init__(self) -> None:
        self._grimwood = GrimwoodGreedy()
        self._tidings = TidingsBot("greedy")

    def choose(self, look: Look, budget: float) -> list[int]:
        """The option that brings most now."""
        view = bare_view(look, "greedy", PLAYED)
        if look.view.game == "grimwood":
            return [self._grimwood.move(view)]
        return [self._tidings.move(view)]
