"""The bots of Grimm Tidings. They need no memory: the view shows every known card."""

from typing import Any, ClassVar

from grimtable.bots.bot import Bot
from grimtable.bots.grimm_tidings.questions import answer
from grimtable.bots.grimm_tidings.style import GREEDY, SKILLED, Style
from grimtable.kernel.table import BareView


class Greedy(Bot):
    """Takes what it can have now, asks nobody for help and hurts nobody without need."""

    rank = 10
    style: ClassVar[Style] = GREEDY

    def move(self, view: BareView, memory: Any) -> int:
        return answer(view, self.style)


class Casual(Greedy):
    """In Grimm Tidings the same as `greedy`."""

    rank = 20


class Heuristic(Greedy):
    """Bargains, trades, spoils others' wins and keeps cards for later."""

    rank = 30
    style = SKILLED
