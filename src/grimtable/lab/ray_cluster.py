"""Ray: the machines of a cluster work on the same run. Needs the extra `ray`."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from grimtable.kernel.errors import BadSetup
from grimtable.lab.executors import AHEAD, TRIES, WorkersLost

if TYPE_CHECKING:
    from typing import Any

Task = TypeVar("Task")
Result = TypeVar("Result")


class Ray:
    """The cluster that runs here or at RAY_ADDRESS, or else one of this machine alone.

    Ray itself plays a task again whose worker or machine was lost.
    """

    def __init__(self, jobs: int) -> None:
        if importlib.util.find_spec("ray") is None:
            raise BadSetup("--on ray needs `pip install grimtable[ray]`")
        import ray

        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            ray.init(address="auto", **quiet)
        except ConnectionError:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        self.jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def each(
        self, work: Callable[[Task], Result], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Result]]:
        """A few tasks ahead of the workers, so that a large run fits into memory."""
        import ray

        remote = ray.remote(max_retries=TRIES)(work)
        open_tasks: dict[Any, Task] = {}
        while True:
            while len(open_tasks) < self.jobs * AHEAD:
                task = next(tasks, None)
                if task is None:
                    break
                open_tasks[remote.remote(task)] = task
            if not open_tasks:
                return
            done, _ = ray.wait(list(open_tasks))
            for handle in done:
                try:
                    result = ray.get(handle)
                except ray.exceptions.RayError as error:
                    raise self._fault(error) from error
                yield open_tasks.pop(handle), result

    def _fault(self, error: Exception) -> Exception:
        """What to say of a task that Ray gave up."""
        import ray

        if isinstance(error, ray.exceptions.RayTaskError):
            return error.cause if isinstance(error.cause, BadSetup) else error
        return WorkersLost()
