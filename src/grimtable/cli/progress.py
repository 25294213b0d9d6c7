"""How far a long command has come: a bar for people, now and then a line in a pipe."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from grimtable.lab.report.words import Words

EVERY = 10.0
"""Seconds between two lines."""


@contextmanager
def progress(words: Words, total: int) -> Iterator[Callable[[int], None]]:
    """On standard error; call it with the number of games that have been played."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeRemaining

    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(words, total, EVERY).advance
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemaining()]
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(words.say("progress"), total=total)
        yield lambda done: shown.advance(task, done)


class Lines:
    """A line after some seconds, and again after as many."""

    def __init__(self, words: Words, total: int, every: float) -> None:
        self.words = words
        self.total = total
        self.every = every
        self.done = 0
        self.begun = self.told = time.monotonic()

    def advance(self, games: int) -> None:
        """This number of games more."""
        self.done += games
        now = time.monotonic()
        if now - self.told < self.every or self.done >= self.total:
            return
        self.told = now
        left = (now - self.begun) * (self.total - self.done) / self.done
        done, total = self.words.number(self.done), self.words.number(self.total)
        line = self.words.say("progress-line", done=done, total=total, left=span(left, self.words))
        typer.echo(line, err=True)


def span(seconds: float, words: Words) -> str:
    """A time in words, roughly."""
    if seconds < 90:
        return words.say("seconds", count=max(1, round(seconds)))
    if seconds < 5400:
        return words.say("minutes", count=round(seconds / 60))
    return words.say("hours", count=words.number(seconds / 3600, "0.0"))
