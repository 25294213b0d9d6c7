"""Do deals pay for both sides? Each is played on taken and refused, on several redeals.

Usage: python scripts/tidings_deals.py [--games 20] [--redeals 12] [--seats 3,4] [--seed 0]
[--others] [--end] [--sort all|help|trades]; another seed gives other games.
With --end whole games are played and won; the chances of single deals are then too rough to count.
"""

import argparse

from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.lab.intervals import Estimate
from grimtable.lab.playing import seed_of
from grimtable.lab.report.grimm_tidings.bargains import (
    OFFERS,
    Verdict,
    Weighed,
    Weighing,
    accepted_deals,
    verdict,
    weigh,
)

LEAST = 0.9
"""The share of deals in which both sides must gain."""


def shown(figure: Estimate) -> str:
    """A figure with its interval."""
    return f"{figure.value:.3f} ({figure.low:.3f} to {figure.high:.3f})"


def tell(seats: int, found: Verdict) -> None:
    """One block of lines."""
    print(f"{seats} seats, {found.deals} deals")
    line = f"  both are likelier to win the game: {shown(found.both)}, needs {LEAST}"
    print(f"{line}: {'holds' if found.both.value >= LEAST else 'FAILS'}")
    print(f"  main fighter or maker {shown(found.main)}")
    print(f"  helper or taker {shown(found.helper)}", flush=True)


def main() -> None:
    """All deals of some games, for each number of seats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--redeals", type=int, default=12)
    parser.add_argument("--seats", default="3,4")
    parser.add_argument("--others", action="store_true")
    parser.add_argument("--end", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--sort", choices=OFFERS, default="all")
    arguments = parser.parse_args()
    how = Weighing(arguments.redeals, arguments.others, arguments.end)
    for seats in map(int, arguments.seats.split(",")):
        weighed: list[Weighed] = []
        for number in range(arguments.games):
            seed = seed_of(arguments.seed + seats, number)
            deals = accepted_deals(TidingsGame(), seats, seed, arguments.sort)
            weighed += [weigh(t, how, seed) for t in deals]
        tell(seats, verdict(weighed))


if __name__ == "__main__":
    main()
