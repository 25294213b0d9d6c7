"""Games as Parquet, one row each. Needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from grimtable.lab.games import Games
from grimtable.lab.playing import Plan

if TYPE_CHECKING:
    import polars

    Kind: TypeAlias = polars.DataType | type[polars.DataType]


def frame(plan: Plan, games: Games) -> polars.DataFrame:
    """All columns; seats are counted from 1."""
    import polars

    rows = len(games)
    options = ",".join(f"{name}={value}" for name, value in plan.options)
    whole, text, listed = polars.Int64, polars.String, polars.List(polars.Int64)
    columns: dict[str, tuple[Sequence[object], Kind]] = {
        "game": (games.numbers, whole),
        "seed": (games.seeds, whole),
        "seats": ([list(plan.seats)] * rows, polars.List(text)),
        "options": ([options] * rows, text),
        "cards": ([plan.cards] * rows, text),
        "first": ([seat + 1 for seat in games.firsts], whole),
        "turns": (games.turns, whole),
        "decisions": (games.decisions, whole),
        "winners": ([games.winning_seats(at) for at in range(rows)], listed),
        "reason": (games.reasons, text),
    }
    for seat in range(games.seats):
        columns[f"score_{seat + 1}"] = (games.scores[seat], whole)
        columns[f"reward_{seat + 1}"] = (games.rewards[seat], polars.Float64)
    for name in sorted({name for counts in games.counts for name in counts}):
        values = [counts.get(name, 0) for counts in games.counts]
        is_mask = name.startswith("dealt_")
        seated = [seats_in(mask, games.seats) for mask in values] if is_mask else values
        columns[name] = (seated, listed if is_mask else whole)
    series = [polars.Series(name, list(values), kind) for name, (values, kind) in columns.items()]
    return polars.DataFrame(series)


def seats_in(mask: int, seats: int) -> list[int]:
    """The seats of a mask, counted from 1."""
    return [seat + 1 for seat in range(seats) if mask >> seat & 1]


def write(file: Path, played: Sequence[tuple[Plan, Games]]) -> None:
    """One file with the games of all plans, in order."""
    import polars

    with file.open("wb") as target:
        frames = [frame(plan, games) for plan, games in played]
        polars.concat(frames, how="diagonal").write_parquet(target)
