"""Ratings by openskill: one number per bot, from all its duels. Needs the extra `lab`."""

from __future__ import annotations

from dataclasses import dataclass
from math import nan

from grimtable.lab.intervals import NORMAL, Estimate
from grimtable.lab.tournament.duels import Played


@dataclass(frozen=True)
class Rated:
    """A bot with its rating; the interval is the model's own."""

    bot: str
    rating: Estimate
    share: float


def ratings(played: Played) -> list[Rated]:
    """The bots, best first: every deal of a duel is one result, deal after deal."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    found = {bot: model.rating(name=bot) for bot in played.tournament.bots}
    for at in range(max(len(duel.results) for duel in played.duels)):
        for duel in played.duels:
            if at < len(duel.results):
                result = duel.results[at]
                teams = [[found[duel.one]], [found[duel.other]]]
                rated = model.rate(teams, scores=[result, 1 - result])
                found[duel.one], found[duel.other] = rated[0][0], rated[1][0]
    rated_bots = [
        Rated(
            bot,
            Estimate(each.mu, each.mu - NORMAL * each.sigma, each.mu + NORMAL * each.sigma),
            played.share(bot),
        )
        for bot, each in found.items()
    ]
    return sorted(rated_bots, key=lambda rated: -rated.rating.value)


def unrated(played: Played) -> list[Rated]:
    """The same without ratings, by what they got in their duels."""
    bots = sorted(played.tournament.bots, key=lambda bot: -played.share(bot))
    return [Rated(bot, Estimate(nan, nan, nan), played.share(bot)) for bot in bots]
