"""Long runs: games cut into chunks of about a second, kept on disk if that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Executor, Serial
from grimtable.lab.faults import LabFault

TARGET = 1.0
"""Seconds that a chunk should take."""
PROBE = 4
"""Games of the first chunk, before it is known how long a game takes."""
LARGEST = 20_000
SHARES = 16
"""A run is cut into at least this number of chunks per worker: none waits long for the last."""


class Job(Protocol):
    """Numbered games, which depend on nothing but the job and their numbers."""

    def identity(self) -> str:
        """Equal for jobs whose games are the same."""


class Result(Protocol):
    """What was found in some games of a job."""

    seconds: float
    """Of processor time."""

    def packed(self) -> bytes:
        """For a chunk file; `unpack` is the inverse."""


class GamesMissing(LabFault):
    """An executor has not given back all games of a run."""

    def __init__(self, gaps: Sequence[range]) -> None:
        first = str(gaps[0].start)
        super().__init__("games-missing", count=sum(map(len, gaps)), first=first)


J = TypeVar("J", bound=Job)
R = TypeVar("R", bound=Result)


@dataclass(frozen=True)
class Chunk(Generic[J]):
    """Some games of a job, by their numbers."""

    job: J
    numbers: range
    place: int = 0
    """The place of the job in the run."""


@dataclass(frozen=True)
class Work(Generic[J, R]):
    """How a chunk is worked on, and how its result is read from a file."""

    do: Callable[[Chunk[J]], R]
    unpack: Callable[[bytes], R]


def run(
    work: Work[J, R],
    wanted: Sequence[tuple[J, range]],
    executor: Executor | None = None,
    files: ChunkFiles | None = None,
    arrived: Callable[[Chunk[J], R], None] = lambda chunk, result: None,
) -> list[list[R]]:
    """The results of each job in the order of its games, however they were cut.

    `arrived` is told of every chunk. What lies in `files` is not played again. Raises GamesMissing
    unless there is a result for every game.
    """
    executor = executor or Serial()
    found: list[dict[range, R]] = [{} for _ in wanted]

    def take(chunk: Chunk[J], result: R) -> None:
        found[chunk.place][chunk.numbers] = result
        arrived(chunk, result)

    gaps: list[Chunk[J]] = []
    for place, (job, numbers) in enumerate(wanted):
        kept = files.of(job.identity(), numbers) if files else []
        for part, data in kept:
            take(Chunk(job, part, place), work.unpack(data))
        gaps += [Chunk(job, gap, place) for gap in gaps_of(numbers, [part for part, _ in kept])]
    cutter = Cutter(gaps, executor.jobs)
    for chunk, result in executor.each(work.do, cutter.chunks()):
        cutter.learn(len(chunk.numbers), result.seconds)
        if files:
            files.keep(chunk.job.identity(), chunk.numbers, result.packed())
        take(chunk, result)
    wholes = zip(wanted, found, strict=True)
    if missing := [gap for (_, numbers), parts in wholes for gap in gaps_of(numbers, list(parts))]:
        raise GamesMissing(missing)
    return [[parts[part] for part in sorted(parts, key=lambda part: part.start)] for parts in found]


def gaps_of(numbers: range, parts: Sequence[range]) -> Iterator[range]:
    """What these parts, which do not overlap, leave of the numbers."""
    at = numbers.start
    for part in sorted(parts, key=lambda part: part.start):
        if at < part.start:
            yield range(at, part.start)
        at = part.stop
    if at < numbers.stop:
        yield range(at, numbers.stop)


class Cutter(Generic[J]):
    """Cuts chunks when they are needed, as large as the speed so far suggests."""

    def __init__(self, gaps: Sequence[Chunk[J]], jobs: int) -> None:
        self._gaps = gaps
        self._most = max(1, sum(len(gap.numbers) for gap in gaps) // (jobs * SHARES))
        self._size = PROBE

    def chunks(self) -> Iterator[Chunk[J]]:
        """All games that are missing. The sizes change nothing but the time it takes."""
        for gap in self._gaps:
            at = gap.numbers.start
            while at < gap.numbers.stop:
                stop = min(at + min(self._size, self._most), gap.numbers.stop)
                yield Chunk(gap.job, range(at, stop), gap.place)
                at = stop

    def learn(self, games: int, seconds: float) -> None:
        """A chunk with this number of games has taken this time."""
        wanted = games * TARGET / max(seconds, 1e-6)
        self._size = max(1, min(LARGEST, round(wanted), self._size * 4))
