"""The bots of Grimm Tidings. They need no memory: the view shows every known card."""

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
from grimtable.bots.grimm_tidings.foresight import TidingsForesight
from grimtable.bots.grimm_tidings.questions import answer, wish
from grimtable.bots.grimm_tidings.sight import Sight
from grimtable.bots.grimm_tidings.style import GREEDY, SKILLED, Style
from grimtable.bots.grimm_tidings.why import LAST, MANY, why
from grimtable.bots.search.bot import SearchBot
from grimtable.kernel.table import BareView, Table
from grimtable.registry import get

GAME: Final = "grimm_tidings"
WORLDS: Final = 30
"""Tables that are played on for an estimate."""
AHEAD: Final = 3
"""Turns after which the chances to win are estimated: a fight and what it brings are over."""
REVIEWED: Final = 3000
"""Simulations for the review of a game."""


class Greedy(Bot):
    """Takes what it can have now, asks nobody for help and hurts nobody without need."""

    rank = 10
    style: ClassVar[Style] = GREEDY

    def move(self, view: BareView, memory: Any) -> int:
        return answer(view, self.style)


class Casual(Greedy):
    """In Grimm Tidings the same as `greedy`."""

    rank = 20
    level = "easy"


class Heuristic(Greedy):
    """Bargains, trades, spoils others' wins and keeps cards for later."""

    rank = 30
    level = "medium"
    style = SKILLED

    def advise(self, view: BareView, memory: Any) -> list[Advice]:
        sight = Sight(view, self.style)
        most = MOST if type(sight.frame).__name__ in MANY else 1
        return advised(
            GAME,
            view,
            lambda seen: wish(seen, self.style),
            lambda move: why(sight, move),
            LAST,
            most,
        )

    def playouts(self) -> Playouts:
        return Playouts("win", WORLDS, AHEAD, quick, chance, REVIEWED)

    def estimate(self, view: BareView, answers: Sequence[Sequence[int]]) -> list[Estimate]:
        return estimates(get(GAME).at(view.public.options), view, answers, self.playouts())


class Search(SearchBot):
    """Tries every answer in fights, and to what cards do, on tables played on by heuristics."""

    usual = Heuristic
    foresight = TidingsForesight
    habits: ClassVar[Mapping[str, float]] = {"turns": 3, "simulations": 48, "gate": 2}


def quick(t: Table) -> list[int]:
    """What the heuristic answers for the seat that is asked."""
    return [answer(t.view(t.seat), SKILLED)]


def chance(t: Table, seat: int) -> float:
    """A seat's chance to win in per cent, by what it can see."""
    if not t.waiting:
        return share_of_win(t, seat)
    return 100.0 * Sight(t.view(seat), SKILLED).chances()[seat]
