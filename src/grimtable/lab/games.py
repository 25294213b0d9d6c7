"""Finished games as columns, small enough for millions of them."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from grimtable.bots.bot import BadBot
from grimtable.kernel.errors import one_line
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
    """One entry per finished game in every column, in the order of their numbers.

    Seats are those of the plan: where bots change places, its list and not the table counts.
    """

    seats: int
    numbers: array[int] = field(default_factory=_whole)
    seeds: array[int] = field(default_factory=_whole)
    turns: array[int] = field(default_factory=_whole)
    decisions: array[int] = field(default_factory=_whole)
    firsts: array[int] = field(default_factory=_whole)
    """Per game, the seat that began."""
    winners: array[int] = field(default_factory=_whole)
    """Per game, a mask of the seats that won."""
    scores: list[array[int]] = field(default_factory=list)
    """Per bot of the plan, its points in each game."""
    rewards: list[array[float]] = field(default_factory=list)
    """Per bot of the plan, its share of the win in each game."""
    records: list[bytes] = field(default_factory=list)
    """Per game, its record; empty if none are wanted."""
    counts: list[dict[str, int]] = field(default_factory=list)
    """Per game, what was counted of its cards and events; empty if that is not wanted."""
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

    def add(
        self, number: int, seed: int, turns: int, decisions: int, outcome: Outcome,
        places: Sequence[int], first: int = -1,
    ) -> None:  # fmt: skip
        """A game that has ended; `places` says at which seat each bot of the plan was, `first`
        which seat began.
        """
        self.numbers.append(number)
        self.seeds.append(seed)
        self.turns.append(turns)
        self.decisions.append(decisions)
        winners = [at for at, seat in enumerate(places) if seat in outcome.winners]
        self.winners.append(sum(1 << at for at in winners))
        for at, seat in enumerate(places):
            self.scores[at].append(outcome.scores[seat])
            self.rewards[at].append(outcome.rewards[seat])
        self.firsts.append(places.index(first) if first >= 0 else -1)
        self.reasons.append(outcome.reason)

    def extend(self, others: Games) -> None:
        """The games that come after these."""
        for whole, more in zip(self._whole(), others._whole(), strict=True):
            whole.extend(more)
        for share, more_shares in zip(self.rewards, others.rewards, strict=True):
            share.extend(more_shares)
        self.reasons += others.reasons
        self.records += others.records
        self.counts += others.counts
        self.failures += others.failures
        self.seconds += others.seconds

    def _whole(self) -> list[array[int]]:
        alone = [self.numbers, self.seeds, self.turns, self.decisions, self.firsts, self.winners]
        return [*alone, *self.scores]

    def winning_seats(self, at: int) -> list[int]:
        """The seats that won the game at this index, counted from 1."""
        return [seat + 1 for seat in range(self.seats) if self.winners[at] >> seat & 1]

    def packed(self) -> bytes:
        """For a chunk file."""
        return msgspec.msgpack.encode(
            Packed(
                seats=self.seats,
                whole=[column.tolist() for column in self._whole()],
                rewards=[column.tolist() for column in self.rewards],
                reasons=self.reasons,
                records=self.records,
                counts=self.counts,
                failures=self.failures,
                seconds=self.seconds,
            )
        )


class Packed(msgspec.Struct, frozen=True):
    """Games as they lie in a chunk file."""

    seats: int
    whole: list[list[int]]
    rewards: list[list[float]]
    reasons: list[str]
    records: list[bytes]
    counts: list[dict[str, int]]
    failures: list[Failure]
    seconds: float


def unpack(data: bytes) -> Games:
    """The inverse of `Games.packed`."""
    packed = msgspec.msgpack.decode(data, type=Packed)
    games = Games(packed.seats, seconds=packed.seconds)
    for column, values in zip(games._whole(), packed.whole, strict=True):
        column.extend(values)
    for share, shares in zip(games.rewards, packed.rewards, strict=True):
        share.extend(shares)
    games.reasons, games.records = packed.reasons, packed.records
    games.counts, games.failures = packed.counts, packed.failures
    return games
