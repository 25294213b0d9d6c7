"""A review on several processors: tasks go to processes as the view of a seat, and nothing else."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final

import msgspec

from grimtable import registry
from grimtable.look.conversion import bare_view, view_of
from grimtable.look.game import Game
from grimtable.look.view import View
from grimtable.review.judging import Advising, Judging, Known, Moves, Task
from grimtable.review.reviewing import Plan, Result, Workers, done, in_this_process

TOGETHER: Final = 4
"""Tasks that are sent at once."""


class Sent(msgspec.Struct, frozen=True):
    """A task on its way. Compiled questions cannot be pickled, but every view can be written."""

    plan: Plan
    ply: int
    view: View
    told: tuple[tuple[int, int, int, int, int, int], ...]
    answers: tuple[Moves, ...] = ()
    """None at all: advice is wanted."""
    first: int = 0
    worlds: int = 0
    is_immediate: bool = False


def sent(game: Game, plan: Plan, task: Task) -> bytes:
    """The task as bytes."""
    known = task.known
    view = view_of(game, known.view)
    if isinstance(task, Advising):
        return msgspec.json.encode(Sent(plan, known.ply, view, known.told))
    rest = (task.answers, task.first, task.worlds, task.is_immediate)
    return msgspec.json.encode(Sent(plan, known.ply, view, known.told, *rest))


def received(game: Game, message: Sent) -> Task:
    """The task of a message."""
    known = Known(message.ply, bare_view(game, message.view), message.told)
    if not message.answers:
        return Advising(known)
    return Judging(known, message.answers, message.first, message.worlds, message.is_immediate)


def work(data: bytes) -> Result:
    """Do a task; in a process of its own."""
    message = msgspec.json.decode(data, type=Sent)
    game = registry.get(message.view.game)
    return done(game, message.plan, received(game, message))


@contextmanager
def in_processes(game: Game, plan: Plan, jobs: int) -> Iterator[Workers]:
    """Workers on this number of processors."""
    if jobs < 2:
        yield in_this_process(game, plan)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts) as pool:

        def workers(tasks: list[Task]) -> Iterator[Result]:
            messages = [sent(game, plan, task) for task in tasks]
            return pool.map(work, messages, chunksize=TOGETHER)

        yield workers


def leave_interrupts() -> None:
    """Ctrl-C is for the process that was started by hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
