"""A study: the same bots at several tables, every game counted; forced deals beside them."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import blake2b

from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Outcome, Table
from grimtable.lab.chunk_files import ChunkFiles
from grimtable.lab.executors import Executor, Serial
from grimtable.lab.games import Failure, failure_of
from grimtable.lab.playing import Plan, match_of, seed_of
from grimtable.lab.report.drama import Course
from grimtable.lab.report.game import ASKED_FIRST, GameReport, Seating
from grimtable.lab.report.measures import measures_of
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.tallies import WIN, Tally, unpack
from grimtable.lab.running import Chunk, Work, run
from grimtable.look.game import Game
from grimtable.registry import get

CARDS = "cards"
"""What is compared, if it is card sets."""
PRINTED = "printed"
"""The card set of the game itself, among the files of others."""


@dataclass(frozen=True, order=True)
class Setting:
    """A table of the report."""

    preset: str
    seats: int
    value: str = ""
    """What it has of what is compared, as in `turn_order=free`."""

    def is_like(self, other: "Setting") -> bool:
        """Are they played by the same rules, whatever their seats?"""
        return (self.preset, self.value) == (other.preset, other.value)


@dataclass(frozen=True)
class Study:
    """What is to be played: every preset with every number of seats, and everything compared."""

    game: str
    presets: tuple[str, ...]
    seats: tuple[int, ...]
    bot: str = "heuristic"
    games: int = 2000
    """At every table."""
    pairs: int = 0
    """Forced deals per card and table; each is played twice."""
    seed: int = 0
    cards: str = ""
    """The file of a card set, if it is not the printed one."""
    vary: str = ""
    """An option, or CARDS: what is compared, on the same deals."""
    values: tuple[str, ...] = ()
    """Of what is compared; the first one is what the others are compared with."""

    def settings(self) -> list[Setting]:
        """All tables that the rules allow, in the order of the page."""
        return [
            each
            for rules in self.rules()
            for each in (replace(rules, seats=seats) for seats in self.seats)
            if is_allowed(self.game_of(each), each.seats, self.seating(each).options)
        ]

    def rules(self) -> list[Setting]:
        """What is played at some number of seats, which are 0 here."""
        values = [f"{self.vary}={value}" for value in self.values] or [""]
        return [Setting(preset, 0, value) for preset in self.presets for value in values]

    def game_of(self, setting: Setting) -> Game:
        """The game with the cards of this table."""
        return get(self.game, self.cards_of(setting))

    def games_of(self) -> list[Game]:
        """The game with each of its card sets."""
        files = dict.fromkeys(self.cards_of(setting) for setting in self.rules())
        return [get(self.game, file) for file in files]

    def cards_of(self, setting: Setting) -> str:
        """The card file of a table; "" if the printed cards are played."""
        if self.vary != CARDS:
            return self.cards
        file = setting.value.partition("=")[2]
        return "" if file == PRINTED else file

    def seating(self, setting: Setting) -> Seating:
        """Options and bot of a table; it may be named by the option that it tries, `name=value`."""
        name, is_option, value = setting.preset.partition("=")
        if is_option:
            seating = Seating({name: value})
        else:
            seating = report_of(self.game).tables(get(self.game))[setting.preset]
        option, _, value = setting.value.partition("=")
        if option in ("", CARDS):
            return seating
        return Seating({**seating.options, option: value}, seating.bot)

    def plan(self, setting: Setting) -> Plan:
        """The games of one table."""
        seating = self.seating(setting)
        bots = (seating.bot or self.bot,) * setting.seats
        options = tuple(seating.options.items())
        return Plan(self.game, bots, self.games, self.seed, options, self.cards_of(setting))

    def kinds(self, setting: Setting) -> tuple[str, ...]:
        """The cards that are forced into hands at this table."""
        return report_of(self.game).kinds_of(self.game_of(setting)) if self.pairs else ()

    def workload(self) -> int:
        """How many games that is."""
        return sum(self.games + 2 * self.pairs * len(self.kinds(at)) for at in self.settings())


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
    """The games of a table; `kind` is the card forced into hands, if any."""

    setting: Setting
    plan: Plan
    kind: str = ""

    def identity(self) -> str:
        """Equal for batches with the same games; how many there are does not matter."""
        setting = f"report-{self.setting}-{self.kind}"
        return blake2b(f"{setting} {self.plan.identity()}".encode(), digest_size=8).hexdigest()

    @property
    def deals(self) -> int:
        """How many games are played for each number."""
        return 2 if self.kind else 1


def run_study(
    study: Study,
    executor: Executor | None = None,
    told: Callable[[int], None] = lambda played: None,
    files: ChunkFiles | None = None,
    announced: Callable[[int, float], None] = lambda games, seconds: None,
) -> Studied:
    """Play and count everything; `told` hears of every chunk how many games it had.

    Before the forced deals `announced` hears how many games they are, and how long they will take.
    """
    executor = executor or Serial()
    studied = Studied(study, {setting: Tally() for setting in study.settings()})

    def arrived(chunk: Chunk[Batch], tally: Tally) -> None:
        told(len(chunk.numbers) * chunk.job.deals)

    for wanted in (natural(study), forced(study)):
        if wanted and wanted[0][0].kind:
            games = sum(len(numbers) * batch.deals for batch, numbers in wanted)
            spent = sum(tally.seconds for tally in studied.tallies.values())
            played = max(1, study.games * len(studied.tallies))
            announced(games, games * spent / played / executor.jobs)
        done = run(Work(tally_chunk, unpack), wanted, executor, files, arrived)
        for (batch, _), tallies in zip(wanted, done, strict=True):
            for tally in tallies:
                studied.tallies[batch.setting].add(tally)
    return studied


def natural(study: Study) -> list[tuple[Batch, range]]:
    """The games as they are dealt."""
    settings = study.settings()
    return [(Batch(each, study.plan(each)), range(study.games)) for each in settings]


def forced(study: Study) -> list[tuple[Batch, range]]:
    """The games with a card forced into a hand."""
    return [
        (Batch(setting, replace(study.plan(setting), games=0), kind), range(study.pairs))
        for setting in study.settings()
        for kind in study.kinds(setting)
    ]


def tally_chunk(chunk: Chunk[Batch]) -> Tally:
    """Play these games and count them; one that fails is noted, and the next one is played."""
    start, batch = time.process_time(), chunk.job
    game, report = get(batch.plan.game, batch.plan.cards), report_of(batch.plan.game)
    tally = Tally()
    for number in chunk.numbers:
        seed = seed_of(batch.plan.seed, number)
        counted = Tally()
        try:
            if batch.kind:
                tally_pair(game, report, batch, number, seed, counted)
            else:
                tally_game(game, report, batch.plan, seed, counted)
            if batch.setting.value:
                for measure in measures_of(game, report, batch.setting.seats):
                    counted.keep(number, measure.key)
            tally.add(counted)
        except Exception as error:
            tally.failures.append(failure_of(error, number, seed))
    tally.seconds = time.process_time() - start
    return tally


def tally_game(game: Game, report: GameReport, plan: Plan, seed: int, tally: Tally) -> None:
    """One game as it was dealt."""
    match = match_of(game, plan, seed)
    t = match.table
    watch, course, asked_first = report.watch(t), Course(game, t), int(t.seat)

    def after(t: Table) -> None:
        watch.after(t)
        course.after(t)

    outcome = match.play(after)
    first = report.first(t)
    first = asked_first if first == ASKED_FIRST else first
    count_common(t, outcome, (game.turns(t), match.decisions, first), tally)
    watch.end(t, outcome, tally)
    if not game.cooperative:
        course.end(outcome, parts_of(outcome), tally)


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
