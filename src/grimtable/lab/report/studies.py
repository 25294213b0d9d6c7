"""A study: the same bots at several tables, every game counted; forced deals beside them."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Outcome, Table
from grimtable.lab.executors import Executor, Serial
from grimtable.lab.games import Failure, failure_of
from grimtable.lab.playing import Plan, match_of, seed_of
from grimtable.lab.report.game import ASKED_FIRST, GameReport, Seating
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.tallies import WIN, Tally
from grimtable.look.game import Game
from grimtable.registry import get

LARGEST_BATCH = 100


@dataclass(frozen=True, order=True)
class Setting:
    """A table of the report."""

    preset: str
    seats: int


@dataclass(frozen=True)
class Study:
    """What is to be played: every preset with every number of seats."""

    game: str
    presets: tuple[str, ...]
    seats: tuple[int, ...]
    bot: str = "heuristic"
    games: int = 2000
    """At every table."""
    pairs: int = 0
    """Forced deals per card and table; each is played twice."""
    seed: int = 0

    def settings(self) -> list[Setting]:
        """All tables that the rules allow, in the order of the page."""
        game = get(self.game)
        every = [Setting(preset, seats) for preset in self.presets for seats in self.seats]
        return [each for each in every if is_allowed(game, each.seats, self.seating(each).options)]

    def seating(self, setting: Setting) -> Seating:
        """Options and bot of a table."""
        return report_of(self.game).tables(get(self.game))[setting.preset]

    def plan(self, setting: Setting) -> Plan:
        """The games of one table."""
        seating = self.seating(setting)
        bots = (seating.bot or self.bot,) * setting.seats
        return Plan(self.game, bots, self.games, self.seed, tuple(seating.options.items()))

    def workload(self) -> int:
        """How many games that is."""
        forced = 2 * self.pairs * len(report_of(self.game).kinds)
        return len(self.settings()) * (self.games + forced)


def is_allowed(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Can this be played with this number of seats? A small deck may not be enough for all."""
    try:
        game.setup(seats, options)
    except BadSetup:
        return False
    return True


@dataclass
class Studied:
    """A study and what was counted at each of its tables."""

    study: Study
    tallies: dict[Setting, Tally] = field(default_factory=dict)

    def failures(self) -> list[tuple[Setting, Failure]]:
        """Games that could not be played to their end, table by table."""
        return [
            (setting, failure)
            for setting, tally in self.tallies.items()
            for failure in sorted(tally.failures, key=lambda failed: (failed.number, failed.error))
        ]


@dataclass(frozen=True)
class Batch:
    """Some games of a table, by their numbers; `kind` is the card forced into hands, if any."""

    setting: Setting
    plan: Plan
    numbers: range
    kind: str = ""

    def games(self) -> int:
        """How many games are played for it."""
        return len(self.numbers) * (2 if self.kind else 1)


def run_study(
    study: Study,
    executor: Executor | None = None,
    told: Callable[[int], None] = lambda played: None,
) -> Studied:
    """Play and count everything; `told` hears of every batch how many games it had."""
    executor = executor or Serial()
    studied = Studied(study, {setting: Tally() for setting in study.settings()})
    cut = list(batches(study, executor.jobs))
    for batch, tally in zip(cut, executor.map(tally_batch, cut), strict=True):
        studied.tallies[batch.setting].add(tally)
        told(batch.games())
    return studied


def batches(study: Study, jobs: int) -> Iterator[Batch]:
    """All games of all tables. The size of the batches changes nothing but the time they take."""
    kinds = report_of(study.game).kinds if study.pairs else ()
    for setting in study.settings():
        plan = study.plan(setting)
        for numbers in cuts(study.games, jobs):
            yield Batch(setting, plan, numbers)
        for kind in kinds:
            for numbers in cuts(study.pairs, jobs):
                yield Batch(setting, plan, numbers, kind)


def cuts(games: int, jobs: int) -> Iterable[range]:
    """Split this number of games into pieces that keep every job busy."""
    size = max(1, min(LARGEST_BATCH, games // jobs))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def tally_batch(batch: Batch) -> Tally:
    """Play these games and count them; one that fails is noted, and the next one is played."""
    start = time.process_time()
    game, report, tally = get(batch.plan.game), report_of(batch.plan.game), Tally()
    for number in batch.numbers:
        seed = seed_of(batch.plan.seed, number)
        counted = Tally()
        try:
            if batch.kind:
                tally_pair(game, report, batch, number, seed, counted)
            else:
                tally_game(game, report, batch.plan, seed, counted)
            tally.add(counted)
        except Exception as error:
            tally.failures.append(failure_of(error, number, seed))
    tally.seconds = time.process_time() - start
    return tally


def tally_game(game: Game, report: GameReport, plan: Plan, seed: int, tally: Tally) -> None:
    """One game as it was dealt."""
    match = match_of(game, plan, seed)
    t = match.table
    watch, asked_first = report.watch(t), int(t.seat)
    outcome = match.play(watch.after)
    first = report.first(t)
    first = asked_first if first == ASKED_FIRST else first
    count_common(t, outcome, (game.turns(t), match.decisions, first), tally)
    watch.end(t, outcome, tally)


def tally_pair(
    game: Game, report: GameReport, batch: Batch, number: int, seed: int, tally: Tally
) -> None:
    """One deal twice: the card in the opening hand of a seat, and at the bottom of the deck.

    Seats take turns, so that no place at the table is favoured.
    """
    seat = number % batch.setting.seats
    parts, points = [], []
    for in_hand in (True, False):
        match = match_of(game, batch.plan, seed)
        report.force(match.table, batch.kind, seat, in_hand)
        outcome = match.play()
        parts.append(parts_of(outcome)[seat])
        points.append(outcome.scores[seat])
    tally.count("forced", batch.kind, value=parts[0] - parts[1])
    tally.count("forced-points", batch.kind, value=points[0] - points[1])


def count_common(t: Table, outcome: Outcome, measured: tuple[int, int, int], tally: Tally) -> None:
    """What every game has: who won from which place, how long it took, how the scores lie."""
    turns, decisions, first = measured
    parts = parts_of(outcome)
    for seat in range(t.seats):
        tally.count("place", (seat - first) % t.seats, value=parts[seat])
        tally.count("seat", seat, value=parts[seat])
        tally.count("score", value=outcome.scores[seat])
    tally.count("turns", value=turns)
    tally.count("decisions", value=decisions)
    tally.count("shared", value=int(len(outcome.winners) > 1))
    ranked = sorted(outcome.scores, reverse=True)
    tally.count("best", value=ranked[0])
    tally.count("margin", value=ranked[0] - ranked[1])
    tally.count("spread", value=ranked[0] - ranked[-1])


def parts_of(outcome: Outcome) -> list[int]:
    """Every seat's parts of the win."""
    return [round(reward * WIN) for reward in outcome.rewards]
