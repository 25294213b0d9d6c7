"""Every bot against every other on the same deals, round by round, until it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Executor
from grimtable.lab.games import Failure, Games, unpack
from grimtable.lab.playing import Plan, play_chunk
from grimtable.lab.running import Work, run
from grimtable.lab.simulating import Arrived, merged
from grimtable.lab.tournament.betting import interval, is_above
from grimtable.registry import get

FIRST_ROUND = 32
"""Deals after which one looks for the first time; each later round has half of what there is."""
RISK = 0.05
"""Of a wrong verdict anywhere in a tournament."""


@dataclass(frozen=True)
class Tournament:
    """Who plays what. The same tournament gives the same games and verdicts."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    """For each pair at most."""
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    cards: str = ""
    plays_all: bool = False
    """Are all deals played, even if it is decided before?"""
    has_records: bool = False

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Every bot with every later one of the list."""
        return list(combinations(self.bots, 2))

    @property
    def is_cooperative(self) -> bool:
        """Do whole teams of one bot each play the same deals?"""
        return get(self.game).cooperative

    @property
    def risk(self) -> float:
        """Of a wrong verdict about one pair."""
        return RISK / len(self.pairs)

    def line_ups(self, one: str, other: str) -> tuple[Plan, Plan]:
        """The two plans of a pair: on each deal either bot has the seats that the other one had."""
        if self.is_cooperative:
            return self.plan((one,) * self.seats), self.plan((other,) * self.seats)
        swapped = {one: other, other: one}
        first = tuple((one, other)[at % 2] for at in range(self.seats))
        return self.plan(first), self.plan(tuple(swapped[bot] for bot in first))

    def plan(self, bots: tuple[str, ...]) -> Plan:
        """All deals with these bots, which move one seat further with every deal."""
        return Plan(
            self.game, bots, self.deals, self.seed, self.options, self.cards,
            rotates=not self.is_cooperative, has_records=self.has_records,
        )  # fmt: skip


@dataclass
class Duel:
    """A pair and what it has played."""

    one: str
    other: str
    risk: float
    results: list[float] = field(default_factory=list)
    """Per deal, what the first bot got: 1 everything, 0.5 as much as the other one."""

    @property
    def verdict(self) -> str:
        """The better bot; "" if it is not decided."""
        if is_above(self.results, 0.5, self.risk / 2):
            return self.one
        if is_above([1 - result for result in self.results], 0.5, self.risk / 2):
            return self.other
        return ""

    def interval(self) -> tuple[float, float]:
        """Where the first bot's true share lies, however often one has looked."""
        return interval(self.results, self.risk)

    @property
    def share(self) -> float:
        """What the first bot got on the average."""
        return sum(self.results) / len(self.results) if self.results else 0.5


@dataclass
class Played:
    """A tournament and all its games."""

    tournament: Tournament
    duels: list[Duel]
    games: dict[Plan, Games]

    def failures(self) -> list[tuple[Plan, Failure]]:
        """Games that could not be played to their end."""
        return [(plan, each) for plan, games in self.games.items() for each in games.failures]

    def share(self, bot: str) -> float:
        """The mean of what a bot got in its duels."""
        shares = [duel.share for duel in self.duels if duel.one == bot]
        shares += [1 - duel.share for duel in self.duels if duel.other == bot]
        return sum(shares) / len(shares)


def play(
    tournament: Tournament,
    executor: Executor | None = None,
    files: ChunkFiles | None = None,
    arrived: Arrived = lambda chunk, games: None,
) -> Played:
    """Round after round; a pair that is decided plays no further."""
    duels = [Duel(one, other, tournament.risk) for one, other in tournament.pairs]
    games: dict[Plan, Games] = {}
    open_duels, start = duels, 0
    while open_duels and start < tournament.deals:
        stop = min(start + max(FIRST_ROUND, start // 2), tournament.deals)
        plans = [plan for duel in open_duels for plan in tournament.line_ups(duel.one, duel.other)]
        plans = list(dict.fromkeys(plans))
        wanted = [(plan, range(start, stop)) for plan in plans]
        done = run(Work(play_chunk, unpack), wanted, executor, files, arrived)
        for plan, parts in zip(plans, done, strict=True):
            games.setdefault(plan, merged(plan, [])).extend(merged(plan, parts))
        for duel in open_duels:
            first, second = (games[plan] for plan in tournament.line_ups(duel.one, duel.other))
            duel.results = results(tournament, duel, first, second)
        if not tournament.plays_all:
            open_duels = [duel for duel in open_duels if not duel.verdict]
        start = stop
    return Played(tournament, duels, games)


def results(tournament: Tournament, duel: Duel, first: Games, second: Games) -> list[float]:
    """Deal by deal, over the deals that both line-ups played to the end."""
    places = {number: at for at, number in enumerate(second.numbers)}
    pairs = [(at, places[number]) for at, number in enumerate(first.numbers) if number in places]
    mine = seats_of(duel.one, tournament.line_ups(duel.one, duel.other)[0].seats)
    if tournament.is_cooperative:
        return [(1 + first.rewards[0][a] - second.rewards[0][b]) / 2 for a, b in pairs]
    others = [at for at in range(tournament.seats) if at not in mine]
    found = []
    for a, b in pairs:
        won = total(first, a, mine) + total(second, b, others)
        lost = total(first, a, others) + total(second, b, mine)
        found.append(min(1.0, max(0.0, (2 + won - lost) / 4)))
    return found


def seats_of(bot: str, seats: Sequence[str]) -> list[int]:
    """Where a bot sits."""
    return [at for at, name in enumerate(seats) if name == bot]


def total(games: Games, at: int, seats: Sequence[int]) -> float:
    """What these seats got of the win of a game."""
    return sum(games.rewards[seat][at] for seat in seats)
