"""A whole plan: cut into chunks, worked on by an executor, merged in order."""

from collections.abc import Callable, Iterator

from grimtable.lab.executors import Executor, Serial
from grimtable.lab.games import Games
from grimtable.lab.playing import Chunk, Plan, play_chunk

LARGEST_CHUNK = 500
ROUNDS = 16
"""About how many chunks each job gets, so that none waits long for the last one."""


def simulate(
    plan: Plan,
    executor: Executor | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Games:
    """Play all games of a plan; `told` hears of every chunk how many games it had."""
    executor = executor or Serial()
    games = Games(len(plan.seats))
    cut = list(chunks(plan, executor.jobs))
    for chunk, done in zip(cut, executor.map(play_chunk, cut), strict=True):
        games.extend(done)
        told(len(chunk.numbers))
    return games


def chunks(plan: Plan, jobs: int) -> Iterator[Chunk]:
    """All games in order. The size of the chunks changes nothing but the time they take."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * ROUNDS)))
    for first in range(0, plan.games, size):
        yield Chunk(plan, range(first, min(first + size, plan.games)))
