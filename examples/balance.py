"""A question about balance, from the question to a picture.

    python examples/balance.py                  # 2,000 deals, and balance.svg

The question: what is it worth in Grimwood to begin, and is it worth less where a draw or a steal
ends your actions? Every deal is played with both rules, so that the luck of the cards is the same
on both sides and only the rule differs. Needs `pip install grimtable[lab]`.
"""

import sys
from dataclasses import replace
from pathlib import Path

import altair

from grimtable.lab.executors import Processes
from grimtable.lab.games import Games
from grimtable.lab.intervals import Estimate, mean_of
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate

SEATS = 3
OPTION, VALUES = "turn_order", ("free", "close_last")


def play(deals: int, jobs: int = 1) -> dict[str, Games]:
    """The same deals with either value, three heuristic bots at the table."""
    plan = Plan("grimwood", ("heuristic",) * SEATS, deals, seed=1)
    executor = Processes(jobs) if jobs > 1 else None
    return {
        value: simulate(replace(plan, options=((OPTION, value),)), executor) for value in VALUES
    }


def beginners(games: Games) -> dict[int, float]:
    """By game, what its first player got of the win."""
    places = zip(games.numbers, games.firsts, strict=True)
    return {number: games.rewards[first][at] for at, (number, first) in enumerate(places)}


def answer(played: dict[str, Games]) -> dict[str, Estimate]:
    """The first player's advantage with either value, and the difference, in percentage points."""
    shares = {value: beginners(games) for value, games in played.items()}
    found = {
        value: mean_of([100 * (share - 1 / SEATS) for share in each.values()])
        for value, each in shares.items()
    }
    before, after = shares.values()
    both = [100 * (after[number] - before[number]) for number in before if number in after]
    return found | {"difference": mean_of(both)}


def draw(found: dict[str, Estimate], file: Path) -> None:
    """A dot and its interval for each, and a line at zero: no advantage, no difference."""
    rows = [
        {"what": what, "value": each.value, "low": each.low, "high": each.high}
        for what, each in found.items()
    ]
    across = altair.X("low:Q", title="percentage points of win share")
    base = altair.Chart(altair.InlineData(values=rows))
    base = base.encode(y=altair.Y("what:N", title=None, sort=list(found)))
    zero = altair.Chart(altair.InlineData(values=[{"at": 0}])).mark_rule(strokeDash=[4, 3])
    layers = [
        zero.encode(x="at:Q"),
        base.mark_rule(strokeWidth=2).encode(x=across, x2="high:Q"),
        base.mark_point(filled=True, size=60).encode(x="value:Q"),
    ]
    title = "Grimwood, three seats: what beginning is worth"
    altair.LayerChart(layer=layers, title=title, width=480, height=120).save(str(file))


def main(deals: int = 2000, file: Path = Path("balance.svg"), jobs: int = 2) -> None:
    """Ask, play, draw."""
    found = answer(play(deals, jobs))
    for what, each in found.items():
        print(f"{what:>10}: {each.value:+.1f} points ({each.low:+.1f} to {each.high:+.1f})")
    draw(found, file)
    print(f"the picture is {file}")


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:2]))
