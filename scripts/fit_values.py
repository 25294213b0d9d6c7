"""Fit the values by which searching bots judge positions: `weights.py` beside their bots.

Usage: GRIMTABLE_COMPILED=1 python scripts/fit_values.py GAME [--games 12000] [--write]

Heuristics play games with every number of seats; now and then one of them plays any option, so
that odd positions occur as well. At the beginning of each turn the features of all seats are noted
(`standing.py` of the game). A conditional logit says who wins how likely, with weights of its own
for each table that `standing.table` tells apart. One game in eleven is only used to say how good
the fit is. Seeds are fixed: the same command gives the same weights.
"""

import argparse
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from grimtable.bots.grim_farmer import standing as farmer
from grimtable.bots.grim_farmer.foresight import FarmerForesight
from grimtable.bots.grimwood import standing as grimwood
from grimtable.bots.grimwood.foresight import GrimwoodForesight
from grimtable.bots.player import Player
from grimtable.bots.registry import get_bot
from grimtable.bots.search.foresight import Foresight
from grimtable.registry import get

BOTS = Path(__file__).parents[1] / "src/grimtable/bots"
FIRST_SEED = 40_000_000
"""No tournament begins near it."""
ODD = 0.04
"""The share of answers that are any option."""
CHECKED = 11
"""One game in this number is not fitted."""
SHRINK = 2.0
"""How strongly weights are drawn to zero; as many wins speak against each."""
STEPS = 40
"""Newton steps; the last ones change nothing."""
IN_A_LINE = 11
"""Weights in a line of the module."""

Row = tuple[Any, Any]
"""The features of all seats, and their shares of the win."""


class Fitted(NamedTuple):
    """A game with a value."""

    foresight: Foresight
    features: Callable[[Any, Any], list[float]]
    table: Callable[[Any], Any]
    seats: tuple[int, ...]
    """Numbers of seats, in turn."""


GAMES = {
    "grimwood": Fitted(GrimwoodForesight(), grimwood.features, grimwood.table, (2, 4, 2, 3, 5, 6)),
    "grim_farmer": Fitted(FarmerForesight(), farmer.features, farmer.table, (2, 3, 4, 5, 6)),
}


def main() -> None:
    """Play, fit, say how good it is, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    fitted: dict[int, list[Row]] = {}
    checked: dict[int, list[Row]] = {}
    for number in range(asked.games):
        add_game(asked.game, number, checked if number % CHECKED == 0 else fitted)
    weights = [fit(fitted[at]) for at in range(len(fitted))]
    for at, rows in sorted(checked.items()):
        none = loss(rows, 0 * weights[at])
        print(f"table {at}: {len(rows)} positions, loss {loss(rows, weights[at]):.4f} ({none:.4f})")
    if asked.write:
        write(BOTS / asked.game / "weights.py", weights)


def add_game(name: str, number: int, to: dict[int, list[Row]]) -> None:
    """The positions of one game at the beginnings of its turns."""
    how = GAMES[name]
    seats = how.seats[number % len(how.seats)]
    game = get(name)
    t = game.deal(seats, seed=FIRST_SEED + number, brisk=True, listen=True)
    dice = random.Random(number)
    players = [Player(get_bot(name, "heuristic", number), game, s, seats) for s in range(seats)]
    turn = how.foresight.turn(t)
    found: list[tuple[int, Any]] = []
    while t.waiting:
        if how.foresight.turn(t) != turn:
            turn = how.foresight.turn(t)
            position = np.array([how.features(t, seat) for seat in range(seats)])
            found.append((int(how.table(t)), position))
        if dice.random() < ODD:
            t.push(t.seat, dice.choice(t.options))
        else:
            players[t.seat].play(t)
    outcome = t.outcome()
    assert outcome is not None
    for at, position in found:
        to.setdefault(at, []).append((position, np.array(outcome.rewards)))


def fit(rows: list[Row]) -> Any:
    """The weights under which the true winners are likeliest, by Newton's method."""
    many = rows[0][0].shape[1]
    weights = np.zeros(many)
    for _ in range(STEPS):
        slope, bend = -SHRINK * weights, SHRINK * np.eye(many)
        for seats in sorted({len(won) for _, won in rows}):
            same = [row for row in rows if len(row[1]) == seats]
            held = np.stack([row[0] for row in same])
            won = np.stack([row[1] for row in same])
            likely = shares(held @ weights)
            mean = np.einsum("ns,nsf->nf", likely, held)
            slope += np.einsum("ns,nsf->f", won - likely, held)
            spread = held - mean[:, None, :]
            bend += np.einsum("ns,nsf,nsg->fg", likely, spread, spread, optimize=True)
        change = np.linalg.solve(bend, slope)
        weights += change
        if np.abs(change).max() < 1e-6:
            break
    return weights


def shares(strengths: Any) -> Any:
    """Strengths as chances."""
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def loss(rows: list[Row], weights: Any) -> float:
    """The cross entropy of these positions."""
    total = 0.0
    for held, won in rows:
        total -= float(won @ np.log(shares((held @ weights)[None])[0] + 1e-12))
    return total / len(rows)


def write(target: Path, weights: list[Any]) -> None:
    """The module with the weights."""
    lines = [
        '"""What the features of `standing` count; written by scripts/fit_values.py."""',
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[list[list[float]]] = [",
    ]
    for row in weights:
        numbers = [f"{float(weight):.3f}" for weight in row]
        lines.append("    [")
        for start in range(0, len(numbers), IN_A_LINE):
            lines.append(f"        {', '.join(numbers[start : start + IN_A_LINE])},")
        lines.append("    ],")
    lines += ["]  # fmt: skip", '"""By table, then by feature."""', ""]
    target.write_text("\n".join(lines))


if __name__ == "__main__":
    main()
