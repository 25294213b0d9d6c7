"""Games as Parquet, one row each. Needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from grimtable.lab.games import Games
from grimtable.lab.playing import Plan

if TYPE_CHECKING:
    import polars


def frame(plan: Plan, games: Games) -> polars.DataFrame:
    """All columns; seats are counted from 1."""
    import polars

    rows = len(games)
    options = ",".join(f"{name}={value}" for name, value in plan.options)
    columns: dict[str, Sequence[object]] = {
        "game": games.numbers,
        "seed": games.seeds,
        "seats": [list(plan.seats)] * rows,
        "options": [options] * rows,
        "turns": games.turns,
        "decisions": games.decisions,
        "winners": [games.winning_seats(at) for at in range(rows)],
        "reason": games.reasons,
    }
    schema: dict[str, polars.DataType | type[polars.DataType]] = {
        "game": polars.Int64,
        "seed": polars.Int64,
        "seats": polars.List(polars.String),
        "options": polars.String,
        "turns": polars.Int64,
        "decisions": polars.Int64,
        "winners": polars.List(polars.Int64),
        "reason": polars.String,
    }
    for seat in range(games.seats):
        columns[f"score_{seat + 1}"] = games.scores[seat]
        columns[f"reward_{seat + 1}"] = games.rewards[seat]
        schema[f"score_{seat + 1}"] = polars.Int64
        schema[f"reward_{seat + 1}"] = polars.Float64
    listed = {name: list(column) for name, column in columns.items()}
    return polars.DataFrame(listed, schema=schema)


def write(file: Path, played: Sequence[tuple[Plan, Games]]) -> None:
    """One file with the games of all plans, in order."""
    import polars

    with file.open("wb") as target:
        polars.concat([frame(plan, games) for plan, games in played]).write_parquet(target)
