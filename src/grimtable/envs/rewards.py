"""What the end of a game is worth to each seat."""

from typing import Literal

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Table
from grimtable.look.game import Game

Reward = Literal["share", "zero_sum"]
"""How the end of a game is rewarded.

`share`: each seat's share of the win. In a competitive game the shares of all seats sum to 1, or to
0 if nobody wins; who wins together shares. In a cooperative game everybody gets 1 for a win of the
team and 0 for a defeat.

`zero_sum`: the share less the average of all seats. Only for competitive games.
"""


def rewards_of(t: Table, reward: Reward) -> list[float]:
    """Every seat's reward; 0 while the game goes on."""
    outcome = t.outcome()
    if outcome is None:
        return [0.0] * t.seats
    if reward == "share":
        return [float(share) for share in outcome.rewards]
    mean = sum(outcome.rewards) / len(outcome.rewards)
    return [float(share) - mean for share in outcome.rewards]


def check_reward(game: Game, reward: str) -> Reward:
    """The reward of this name; raises BadSetup if the game does not have it."""
    if reward == "share":
        return "share"
    if reward != "zero_sum":
        raise BadSetup(f"no reward {reward!r}; there are: share, zero_sum")
    if game.cooperative:
        raise BadSetup(f"{game.name} is won or lost together: its reward is share, not zero_sum")
    return "zero_sum"


def standing_of(game: Game, t: Table) -> list[float]:
    """What a game that is cut off is worth by its points: a win of the best, less the average.

    Nothing where all win or lose together.
    """
    points = game.scores(t)
    best = min(points) if game.fewest_win else max(points)
    leaders = points.count(best)
    if game.cooperative:
        return [0.0] * len(points)
    return [(number == best) / leaders - 1 / len(points) for number in points]
