"""Finished games as columns, small enough for millions of them."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from grimtable.bots.bot import BadBot
from grimtable.bots.player import one_line
from grimtable.kernel.table import Outcome


@dataclass(frozen=True)
class Failure:
    """A game that could not be played to its end."""

    number: int
    seed: int
    error: str


def failure_of(error: Exception, number: int, seed: int) -> Failure:
    """What went wrong, in one line."""
    line = str(error) if isinstance(error, BadBot) else one_line(error)
    return Failure(number, seed, line)


def alike(failures: Sequence[Failure]) -> list[tuple[Failure, int]]:
    """The first failure of each kind, and how many more there are of it.

    Errors that differ only in their numbers are of one kind.
    """
    found: dict[str, list[Failure]] = {}
    for failure in failures:
        found.setdefault(re.sub(r"\d+", "", failure.error), []).append(failure)
    return [(first, len(others)) for first, *others in found.values()]


def _whole() -> array[int]:
    return array("q")


@dataclass
class Games:
    """One entry per finished game in every column, in the order of their numbers."""

    seats: int
    numbers: array[int] = field(default_factory=_whole)
    seeds: array[int] = field(default_factory=_whole)
    turns: array[int] = field(default_factory=_whole)
    decisions: array[int] = field(default_factory=_whole)
    winners: array[int] = field(default_factory=_whole)
    """Per game, a mask of the seats that won."""
    scores: list[array[int]] = field(default_factory=list)
    """Per seat, its points in each game."""
    rewards: list[array[float]] = field(default_factory=list)
    """Per seat, its share of the win in each game."""
    reasons: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    """Of processor time."""

    def __post_init__(self) -> None:
        if not self.scores:
            self.scores = [array("q") for _ in range(self.seats)]
            self.rewards = [array("d") for _ in range(self.seats)]

    def __len__(self) -> int:
        return len(self.numbers)

    def add(self, number: int, seed: int, turns: int, decisions: int, outcome: Outcome) -> None:
        """A game that has ended."""
        self.numbers.append(number)
        self.seeds.append(seed)
        self.turns.append(turns)
        self.decisions.append(decisions)
        self.winners.append(sum(1 << seat for seat in outcome.winners))
        for seat in range(self.seats):
            self.scores[seat].append(outcome.scores[seat])
            self.rewards[seat].append(outcome.rewards[seat])
        self.reasons.append(outcome.reason)

    def extend(self, others: Games) -> None:
        """The games that come after these."""
        for whole, more in zip(self._whole(), others._whole(), strict=True):
            whole.extend(more)
        for share, more_shares in zip(self.rewards, others.rewards, strict=True):
            share.extend(more_shares)
        self.reasons += others.reasons
        self.failures += others.failures
        self.seconds += others.seconds

    def _whole(self) -> list[array[int]]:
        alone = [self.numbers, self.seeds, self.turns, self.decisions, self.winners]
        return [*alone, *self.scores]

    def winning_seats(self, at: int) -> list[int]:
        """The seats that won the game at this index, counted from 1."""
        return [seat + 1 for seat in range(self.seats) if self.winners[at] >> seat & 1]
