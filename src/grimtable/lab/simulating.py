"""Whole plans: cut into chunks, worked on by an executor, merged in order."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Executor
from grimtable.lab.games import Games, unpack
from grimtable.lab.playing import Plan, play_chunk
from grimtable.lab.running import Chunk, Work, run

Arrived: TypeAlias = Callable[[Chunk[Plan], Games], None]


def simulate(
    plan: Plan,
    executor: Executor | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Games:
    """Play all games of a plan; `told` hears of every chunk how many games it had."""
    return simulate_all([plan], executor, arrived=lambda chunk, _: told(len(chunk.numbers)))[0]


def simulate_all(
    plans: Sequence[Plan],
    executor: Executor | None = None,
    files: ChunkFiles | None = None,
    arrived: Arrived = lambda chunk, games: None,
) -> list[Games]:
    """Play all games of these plans, as one run; `arrived` is told of every chunk."""
    wanted = [(plan, range(plan.games)) for plan in plans]
    done = run(Work(play_chunk, unpack), wanted, executor, files, arrived)
    return [merged(plan, parts) for plan, parts in zip(plans, done, strict=True)]


def merged(plan: Plan, parts: Sequence[Games]) -> Games:
    """The games of all chunks."""
    games = Games(len(plan.seats))
    for part in parts:
        games.extend(part)
    return games
