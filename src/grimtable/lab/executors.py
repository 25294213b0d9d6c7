"""Executors: this process, several, or a Ray cluster. They differ in the time they take."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from grimtable.lab.faults import LabFault

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks that wait for each worker, so that none is ever idle."""
TRIES = 3
"""How often a task may lose its worker."""
NAMES = ("serial", "processes", "ray")


class WorkersLost(LabFault):
    """The same task has lost its worker again and again."""

    def __init__(self) -> None:
        super().__init__("workers-lost", tries=TRIES)


class Executor(Protocol):
    """Does the same work for every task; work, tasks and results can be pickled."""

    jobs: int
    """How many tasks are worked on at a time."""

    def each(
        self, work: Callable[[Task], Result], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """Every task with its result, as soon as it is there; tasks are taken when needed."""


class Serial:
    """Everything in this process."""

    jobs = 1

    def each(
        self, work: Callable[[Task], Result], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """One task after the other."""
        for task in tasks:
            yield task, work(task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(
        self, work: Callable[[Task], Result], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """If a process is killed, all start again with the tasks that were not done.

        `submit` too raises BrokenProcessPool, so a task waits until it has been sent.
        """
        waiting: list[tuple[Task, int]] = []
        is_done = False
        while not is_done:
            pool = self._pool()
            open_tasks: dict[Future[Result], tuple[Task, int]] = {}
            try:
                while True:
                    while len(open_tasks) < self.jobs * AHEAD:
                        if not waiting:
                            if (task := next(tasks, None)) is None:
                                break
                            waiting.append((task, 0))
                        future = pool.submit(work, waiting[-1][0])
                        open_tasks[future] = waiting.pop()
                    if not open_tasks:
                        is_done = True
                        break
                    done, _ = wait(open_tasks, return_when=FIRST_COMPLETED)
                    for future in done:
                        result = future.result()
                        yield open_tasks.pop(future)[0], result
            except BrokenProcessPool:
                waiting += [(task, tries + 1) for task, tries in open_tasks.values()]
                if any(tries >= TRIES for _, tries in waiting):
                    raise WorkersLost from None
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        """Fresh processes, so that no thread or lock of this one is copied half-way."""
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl-C is for the process that was started by hand; when that one is gone, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A process that was killed cannot tell its workers that it is over."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def executor_of(jobs: int, name: str = "") -> Executor:
    """The one of this name; without a name the simplest one for this number of jobs."""
    if name == "ray":
        from grimtable.lab.ray_cluster import Ray

        return Ray(jobs)
    return Serial() if name == "serial" or jobs == 1 else Processes(jobs)
