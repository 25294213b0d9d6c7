"""What many games show: shares, lengths, scores, and how two rules differ on the same deals."""

from collections.abc import Sequence
from math import nan
from statistics import fmean

import msgspec

from grimtable.lab.games import Failure, Games
from grimtable.lab.intervals import Estimate, mean_of, quantile, wilson
from grimtable.lab.playing import Plan


class Spread(msgspec.Struct, frozen=True):
    """How a figure varies from game to game."""

    mean: float
    low: float
    """5 % of the games have this or less."""
    median: float
    high: float
    """95 % of the games have this or less."""


class Summary(msgspec.Struct, frozen=True):
    """A plan and its results, per seat in the order of the plan, over the games that ended."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int
    games: int
    """All that were begun."""
    failures: int
    decisions: int
    """In all games together."""
    seconds_cpu: float
    team: Estimate
    """How often somebody won: in a cooperative game the team."""
    win_share: list[float]
    """A shared win counts for each winner as its share."""
    win_share_interval: list[tuple[float, float]]
    ties: int
    """Games with several winners."""
    mean_turns: float
    turns: Spread
    decisions_per_game: Spread
    scores: list[Spread]
    failed: list[Failure]


class Difference(msgspec.Struct, frozen=True):
    """By how much a variant differs from the first one, deal by deal."""

    is_paired: bool
    """Were the same cards dealt? Not at tables of different sizes."""
    pairs: int
    """Deals that both played to the end."""
    team: Estimate
    """How much more often somebody won."""
    win_share: list[Estimate]
    """Per seat; none between tables of different sizes, as scores."""
    scores: list[Estimate]
    turns: Estimate
    decisions: Estimate


def summary(plan: Plan, games: Games) -> Summary:
    """The figures of a plan's games."""
    count = len(games)
    shares = [wilson(_mean(rewards), count) for rewards in games.rewards]
    turns = spread(games.turns)
    return Summary(
        game=plan.game,
        seats=plan.seats,
        options=dict(plan.options),
        seed=plan.seed,
        games=plan.games,
        failures=len(games.failures),
        decisions=sum(games.decisions),
        seconds_cpu=games.seconds,
        team=wilson(_mean([float(mask > 0) for mask in games.winners]), count),
        win_share=[share.value for share in shares],
        win_share_interval=[(share.low, share.high) for share in shares],
        ties=sum(mask & (mask - 1) != 0 for mask in games.winners),
        mean_turns=turns.mean,
        turns=turns,
        decisions_per_game=spread(games.decisions),
        scores=[spread(scores) for scores in games.scores],
        failed=games.failures,
    )


def spread(values: Sequence[float]) -> Spread:
    """Mean and quantiles."""
    ordered = sorted(values)
    low, median, high = (quantile(ordered, share) for share in (0.05, 0.5, 0.95))
    return Spread(_mean(ordered), low, median, high)


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else nan


def difference(first: Games, variant: Games) -> Difference:
    """The variant less the first, over the deals that both played to the end."""
    places = {number: at for at, number in enumerate(first.numbers)}
    pairs = [(places[number], at) for at, number in enumerate(variant.numbers) if number in places]

    def between(old: Sequence[float], new: Sequence[float]) -> Estimate:
        return mean_of([new[later] - old[earlier] for earlier, later in pairs])

    same = range(first.seats) if first.seats == variant.seats else ()
    won = [[float(mask > 0) for mask in games.winners] for games in (first, variant)]
    return Difference(
        is_paired=first.seats == variant.seats,
        pairs=len(pairs),
        team=within(between(*won)),
        win_share=[within(between(first.rewards[at], variant.rewards[at])) for at in same],
        scores=[between(first.scores[at], variant.scores[at]) for at in same],
        turns=between(first.turns, variant.turns),
        decisions=between(first.decisions, variant.decisions),
    )


def within(change: Estimate) -> Estimate:
    """The difference of two shares is at most one whole."""
    return Estimate(change.value, max(-1.0, change.low), min(1.0, change.high))
