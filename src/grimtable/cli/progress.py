"""A bar that shows how far a long command has come."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(said: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if a person looks at it; call it with what has been done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeRemaining

    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemaining()]
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as shown:
        task = shown.add_task(said, total=total)
        yield lambda done: shown.advance(task, done)
