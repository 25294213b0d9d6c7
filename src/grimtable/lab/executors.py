"""Executors: this process, or several. Results always come in the order of the chunks."""

import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does the same work for every chunk; work and chunks can be pickled."""

    jobs: int
    """How many chunks are worked on at a time."""

    def map(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        """The results, each as soon as it and all before it are there."""


class Serial:
    """Everything in this process."""

    jobs = 1

    def map(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        """One chunk after the other."""
        return map(work, chunks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:
        """Fresh processes, so that no thread or lock of this one is copied half-way."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        context = get_context("spawn")
        with ProcessPoolExecutor(self.jobs, context, initializer=_leave_interrupts) as pool:
            try:
                yield from pool.map(work, chunks)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that was started by hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor_of(jobs: int) -> Executor:
    """The simplest one for this number of jobs."""
    return Serial() if jobs == 1 else Processes(jobs)
