"""How strong a bot is among others, by whole games: what docs/bots.md says about the levels.

Usage: GRIMTABLE_COMPILED=1 python scripts/levels.py GAME [--seats 2-6] [--bot hard]
       [--others medium] [--deals 100] [--seed 1] [--jobs 1] [--options a=b] [--notes FILE]
       python scripts/levels.py --plot docs/pictures/levels.svg

The bot plays every deal once from every seat; all other seats belong to the other bot. In a game
of a team both play the same deals as whole teams. Intervals hold 95 %, by deals: the games of a
deal are not independent. Every result is noted as a line of docs/levels.jsonl.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl

from grimtable import registry
from grimtable.lab.executors import Executor, executor_of
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate
from grimtable.registry import get

NOTES = Path(__file__).parents[1] / "docs" / "levels.jsonl"
WINS = "wins, as a multiple of the fair share (95 % interval)"
CERTAINTY = 1.96
"""Standard errors of a 95 % interval."""


def by_deal(plan: Plan, executor: Executor) -> list[list[float]]:
    """What each seat got of the win, deal by deal."""
    played = simulate(plan, executor)
    assert not played.failures, played.failures[0]
    return [list(row) for row in zip(*played.rewards, strict=True)]


def among(asked: argparse.Namespace, seats: int, executor: Executor) -> list[float]:
    """What the bot wins among others, as a multiple of the fair share, deal by deal."""
    total = [0.0] * asked.deals
    for mine in range(seats):
        names = tuple(asked.bot if seat == mine else asked.others for seat in range(seats))
        plan = Plan(asked.game, names, asked.deals, asked.seed, asked.options)
        for deal, shares in enumerate(by_deal(plan, executor)):
            total[deal] += shares[mine]
    return total


def teams(asked: argparse.Namespace, seats: int, executor: Executor) -> list[list[float]]:
    """How often teams of either bot win the same deals, and the difference."""
    won: list[list[float]] = []
    for name in (asked.bot, asked.others):
        plan = Plan(asked.game, (name,) * seats, asked.deals, asked.seed, asked.options)
        won.append([min(1.0, sum(row)) for row in by_deal(plan, executor)])
    return [*won, [one - other for one, other in zip(*won, strict=True)]]


def row_of(asked: argparse.Namespace, seats: int, executor: Executor) -> dict[str, Any]:
    """What was found, as it is noted: a mean, its 95 % margin, and what was played."""
    game = get(asked.game)
    found = {"game": asked.game, "seats": seats, "bot": asked.bot, "others": asked.others}
    found |= {"seed": asked.seed, "deals": asked.deals}
    if not game.cooperative:
        mean, margin = estimate(among(asked, seats, executor))
        return found | {"unit": "x fair", "mean": mean, "margin": margin}
    own, theirs, gain = teams(asked, seats, executor)
    mean, margin = estimate(gain)
    won = {"won": estimate(own)[0], "others_won": estimate(theirs)[0]}
    return found | {"unit": "more wins", "mean": mean, "margin": margin} | won


def estimate(results: list[float]) -> tuple[float, float]:
    """The mean, and by how much it may be off."""
    many = len(results)
    mean = sum(results) / many
    spread = sum((result - mean) ** 2 for result in results) / max(1, many - 1)
    return round(mean, 4), round(CERTAINTY * sqrt(spread / many), 4)


def plot(source: Path, target: Path) -> None:
    """The noted results as a picture: who wins how much more than its share."""
    rows = [json.loads(line) for line in source.read_text().splitlines()]
    rows.sort(key=lambda row: (registry.names().index(row["game"]), row["seats"]))
    for row in rows:
        row |= {"least": row["mean"] - row["margin"], "most": row["mean"] + row["margin"]}
        row["title"] = f"{row['game'].replace('_', ' ').title()}, {row['seats']} seats"
        row["pair"] = f"{row['bot']} among {row['others']}"
    base = alt.Chart(pl.DataFrame([row for row in rows if row["unit"] == "x fair"]))
    titles = list(dict.fromkeys(row["title"] for row in rows))
    y = alt.Y("title:N", title=None, sort=titles)
    wins = base.mark_rule(strokeWidth=3).encode(
        x=alt.X("least:Q", title=WINS, scale=alt.Scale(domain=[0.8, 2.4])),
        x2="most:Q", y=y, color=alt.Color("pair:N", title=None), yOffset="pair:N",
    )  # fmt: skip
    points = base.mark_point(filled=True, size=70).encode(
        x="mean:Q", y=y, color="pair:N", yOffset="pair:N"
    )
    fair = alt.Chart(pl.DataFrame({"x": [1]})).mark_rule(strokeDash=[4, 4]).encode(x="x:Q")
    (wins + points + fair).properties(width=520, height=alt.Step(18)).save(str(target))


def main() -> None:
    """One line for each number of seats, printed and noted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", default="")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--others", default="medium")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", default="")
    parser.add_argument("--notes", type=Path, default=NOTES)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    if asked.plot:
        plot(asked.notes, asked.plot)
        return
    given = [option.partition("=") for option in asked.options.split(",") if option]
    asked.options = tuple((name, value) for name, _, value in given)
    game = get(asked.game)
    first, _, last = (asked.seats or f"{game.min_seats}-{game.max_seats}").partition("-")
    executor = executor_of(asked.jobs)
    for seats in range(int(first), int(last or first) + 1):
        row = json.dumps(row_of(asked, seats, executor))
        print(row, flush=True)
        with asked.notes.open("a") as notes:
            notes.write(row + "\n")


if __name__ == "__main__":
    main()
