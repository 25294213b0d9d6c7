"""How the bots of Grim Farmer do: the bars, and what one deviating player wins among heuristics.

Usage: GRIMTABLE_COMPILED=1 python scripts/farmer_bars.py [--games 12000] [--seats 2-6] [--jobs 2]
"""

import argparse
from math import sqrt

from grimtable.lab.executors import Executor, executor_of
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate

DEVIATIONS = {
    "never bluffs voluntarily": "heuristic:bluff=0",
    "bluffs half the time": "heuristic:bluff=0.5",
    "always piles of 5": "heuristic:fives=1",
    "never challenges": "heuristic:pointing=0",
    "only stops emptied hands": "heuristic:pointing=1",
    "always challenges": "heuristic:pointing=3",
    "tau 0.5": "heuristic:tau=0.5",
    "no Phase 1 draws": "heuristic:refill_at=0",
    "hoards specials": "heuristic:patience=2",
    "never plays specials": "heuristic:patience=99",
    "casual bot": "casual",
    "random bot": "random",
}
"""Section 10 of the ledger: each changes one habit."""
BARS = [
    (2, "random", 0.93),
    (2, "heuristic:pointing=0", 0.88),
    (2, "casual", 0.60),
    (2, "heuristic:bluff=0", 0.50),
    (4, "random", 2.2 / 4),
    (6, "random", 2.2 / 6),
]
"""One heuristic against this number of other seats, and the share of wins it needs."""
MOST = 1.05
"""No deviation wins more than this, as a multiple of the fair share."""


def share(one: str, others: str, seats: int, games: int, executor: Executor) -> tuple[float, float]:
    """What one player wins among others, on every seat in turn, and its standard error."""
    won = 0.0
    squares = 0.0
    for mine in range(seats):
        names = tuple(one if seat == mine else others for seat in range(seats))
        played = simulate(Plan("grim_farmer", names, games // seats, seed=mine), executor)
        assert not played.failures, played.failures[0]
        won += sum(played.rewards[mine])
        squares += sum(reward * reward for reward in played.rewards[mine])
    total = games // seats * seats
    mean = won / total
    return mean, sqrt(max(0.0, squares / total - mean * mean) / total)


def verdict(holds: bool) -> str:
    """As a mark at the end of a line."""
    return "holds" if holds else "FAILS"


def main() -> None:
    """The bars, then the table of deviations."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seats", default="2-6")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    executor = executor_of(arguments.jobs)
    first, _, last = arguments.seats.partition("-")
    for seats, others, least in BARS:
        won, error = share("heuristic", others, seats, arguments.games, executor)
        line = f"{seats} seats, heuristic against {others}: {won:.3f} +- {error:.3f}"
        print(f"{line}, needs {least:.3f}: {verdict(won >= least)}", flush=True)
    for seats in range(int(first), int(last or first) + 1):
        for title, name in DEVIATIONS.items():
            won, error = share(name, "heuristic", seats, arguments.games, executor)
            line = f"{seats} seats, {title}: {won:.4f} +- {error:.4f}"
            print(f"{line}, {won * seats:.3f} x fair: {verdict(won * seats <= MOST)}", flush=True)


if __name__ == "__main__":
    main()
