"""The lead, turn by turn: how often it changed, and when the game was decided."""

from collections.abc import Sequence
from itertools import pairwise

from grimtable.kernel.table import Outcome, Table
from grimtable.lab.report.tallies import Tally
from grimtable.look.game import Game


class Course:
    """The scores whenever a turn has ended, larger ones always better."""

    def __init__(self, game: Game, t: Table) -> None:
        self.game = game
        self._turn = game.turns(t)
        self._scores: list[list[int]] = []

    def after(self, t: Table) -> None:
        """A bot has answered."""
        turn = self.game.turns(t)
        if turn != self._turn:
            self._turn = turn
            self._scores.append(self._better(self.game.scores(t)))

    def end(self, outcome: Outcome, parts: list[int], tally: Tally) -> None:
        """The game is over."""
        count_lead([*self._scores, self._better(outcome.scores)], outcome, parts, tally)

    def _better(self, scores: Sequence[int]) -> list[int]:
        sign = -1 if self.game.fewest_win else 1
        return [sign * int(score) for score in scores]


def count_lead(scores: list[list[int]], outcome: Outcome, parts: list[int], tally: Tally) -> None:
    """How often the lead changed hands, and how far ahead or behind the winner was.

    More points are better: of games where fewer are, the scores come with their sign changed.
    """
    leaders = [sole_leader(each) for each in scores]
    sole = [leader for leader in leaders if leader >= 0]
    changes = sum(before != after for before, after in pairwise(sole))
    tally.count("lead-changes", value=changes)
    halfway = leaders[len(leaders) // 2]
    if halfway >= 0:
        tally.count("halfway", value=parts[halfway])
    if len(outcome.winners) == 1:
        winner = outcome.winners[0]
        tally.count("behind", value=max(max(each) - each[winner] for each in scores))
        open_turns = [at for at, leader in enumerate(leaders) if leader != winner]
        settled = open_turns[-1] + 1 if open_turns else 0
        tally.count("settled", value=round(100 * settled / len(leaders)))


def sole_leader(scores: list[int]) -> int:
    """The seat that is ahead of all others, or -1."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1
