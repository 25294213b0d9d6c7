"""Sequential halving: all answers are tried on the same tables, and the worse half is dropped.

The usual answer is never dropped. It is left only for one that is better by several standard
errors of the paired differences, because the best of many noisy means is mostly luck.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from grimtable.bots.search.foresight import Foresight
from grimtable.kernel.dice import small
from grimtable.kernel.table import BareView, Table

STREAM: Final = 1000
"""The dice of the first table; each further one has the next stream of the bot's seed."""
FEWEST: Final = 8
"""No answer is preferred, and none is dropped as surely worse, on fewer tables than this."""


class Rival:
    """An answer that competes with the usual one."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves
        self.total: float = 0.0
        """By how much it was better than the usual answer, summed over all tables."""
        self.squares: float = 0.0

    def add(self, gain: float) -> None:
        """It was better by this on the next table."""
        self.total += gain
        self.squares += gain * gain

    def error(self, tables: i64) -> float:
        """The standard error of its mean gain."""
        many = float(tables)
        mean = self.total / many
        spread = max(0.0, self.squares / many - mean * mean)
        return sqrt(spread / max(1.0, many - 1.0))


class Search:
    """The search at one question."""

    def __init__(self, game: Foresight, view: BareView, seed: i64) -> None:
        self.game = game
        self.view = view
        self.seed = seed
        self.tables: i64 = 0
        """On how many tables the answers that are left have been tried."""
        self.simulations: i64 = 0
        """How many tables have been played on."""

    def chosen(self, usual: list[int], others: list[list[int]]) -> list[int]:
        """The usual answer, or a better one."""
        rivals = [Rival(moves) for moves in others]
        laid = self.game.lay(self.view)
        stages = stages_of(len(rivals))
        for stage in range(stages):
            share = (self.game.simulations - self.simulations) // (stages - stage)
            for world in range(max(1, share // (len(rivals) + 1))):
                self._try(laid, usual, rivals)
            rivals = self._left(rivals, stage + 1 == stages)
            if not rivals:
                return usual
        best = rivals[0]
        if self.tables >= FEWEST and best.total > self._margin(best):
            return best.moves
        return usual

    def _try(self, laid: Table, usual: list[int], rivals: list[Rival]) -> None:
        """All answers on one more table, with the same cards and dice."""
        seat = self.view.seat
        world = laid.redeal(seat, small(self.seed, STREAM + self.tables))
        before = self.game.after(world, seat, usual)
        for rival in rivals:
            rival.add(self.game.after(world, seat, rival.moves) - before)
        self.tables += 1
        self.simulations += len(rivals) + 1

    def _left(self, rivals: list[Rival], is_end: bool) -> list[Rival]:
        """The better half, without those that are surely worse than the usual answer."""
        rivals.sort(key=gained, reverse=True)
        left = rivals[: 1 if is_end else max(1, len(rivals) // 2)]
        if self.tables < FEWEST:
            return left
        return [each for each in left if each.total > -self._margin(each)]

    def _margin(self, rival: Rival) -> float:
        """A total gain beyond this is no luck."""
        return self.game.gate * rival.error(self.tables) * float(self.tables)


def gained(rival: Rival) -> float:
    """What answers are sorted by."""
    return rival.total


def stages_of(rivals: i64) -> i64:
    """How often the worse half is dropped until one is left that is tried to the end."""
    stages: i64 = 1
    while rivals > 1:
        rivals //= 2
        stages += 1
    return stages


def searched(
    game: Foresight, view: BareView, usual: list[int], *, memory: object, seed: i64
) -> list[int]:
    """The usual answer to the open question, or one that has proved better."""
    others = game.candidates(view, usual, memory)
    return Search(game, view, seed).chosen(usual, others) if others else usual
