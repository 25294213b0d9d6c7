"""A Ray cluster: the same games, also when a worker is killed in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from grimtable.lab.executors import Executor, executor_of
from grimtable.lab.games import Games
from grimtable.lab.playing import Plan, play_chunk
from grimtable.lab.running import Chunk, Work, run
from grimtable.lab.simulating import merged, simulate

ray = pytest.importorskip(
    "ray", reason="SKIPPED: Ray is not installed, `pip install grimtable[ray]`"
)

PLAN = Plan("grimwood", ("heuristic", "greedy", "random"), 60, seed=4)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    """Two workers of this machine."""
    executor = executor_of(2, "ray")
    yield executor
    ray.shutdown()


def columns(games: Games) -> dict[str, object]:
    return {name: value for name, value in vars(games).items() if name != "seconds"}


def test_a_cluster_plays_the_same_games(cluster: Executor) -> None:
    assert cluster.jobs == 2
    assert columns(simulate(PLAN, cluster)) == columns(simulate(PLAN))


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Executor, tmp_path: Path) -> None:
    mark = str(tmp_path / "mark")

    def play_or_fall(chunk: Chunk[Plan]) -> Games:
        """The worker that has game 30 ends, but only the first time."""
        if 30 in chunk.numbers and not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_chunk(chunk)

    work = Work(play_or_fall, lambda data: Games(0))
    found = run(work, [(PLAN, range(PLAN.games))], cluster)[0]

    assert os.path.exists(mark)
    assert columns(merged(PLAN, found)) == columns(simulate(PLAN))
