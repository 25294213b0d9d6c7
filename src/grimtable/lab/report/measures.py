"""What is compared between tables: figures that every single game has."""

from dataclasses import dataclass
from typing import Literal

from grimtable.lab.report.game import GameReport
from grimtable.lab.report.tallies import Key
from grimtable.look.game import Game

Sort = Literal["wins", "length", "points", "counts"]
SORTS: tuple[Sort, ...] = ("wins", "length", "points", "counts")
"""Compared in percentage points, in percent, and as they are."""


@dataclass(frozen=True)
class Measure:
    """Something that is counted in every game, by the name under which a tally has it."""

    key: Key
    sort: Sort


def measures_of(game: Game, report: GameReport, seats: int) -> list[Measure]:
    """Everything that can be compared between two tables of this size."""
    places = range(1 if game.cooperative else seats)
    points = ("best", "margin") if report.has_points else ()
    return [
        *(Measure(("place", place), "wins") for place in places),
        *(Measure((key,), "length") for key in ("turns", "decisions")),
        *(Measure((key,), "points") for key in points),
        *(Measure((key,), "counts") for key in ("lead-changes", *report.compared)),
    ]
