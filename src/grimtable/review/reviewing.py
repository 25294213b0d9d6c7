"""The review of a record, as work that somebody else does: here, in processes, or on a server.

It hands out tasks in batches and is sent their results. The same record, bot, budget and seed give
the same review, however and wherever the tasks are done: the budget is a number of simulations.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

from grimtable.bots.advice import Advice
from grimtable.bots.bot import Bot
from grimtable.bots.registry import get_bot, strongest
from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game
from grimtable.review.cases import Case, Compared, Turned, compared, luck_moment, moment_of
from grimtable.review.course import Choice, Course, Point, frame_of, thinned
from grimtable.review.judging import (
    Advising,
    Judged,
    Judging,
    Task,
    advise,
    change,
    figure,
    judge,
    playouts_of,
)
from grimtable.review.results import CurvePoint, KeyMoment, Review, SeatReview
from grimtable.sessions.records import Record

CURVE, SCREENING = 0.25, 0.35
"""Parts of the budget; the rest confirms what screening has found."""
FEWEST, MOST = 6, 400
"""Tables on which a position is judged."""
GLANCES = 24
"""Tables on which luck is measured, at most; nothing is played on there."""
CHECKED = 5
"""Best moves, slips and strokes of luck that are confirmed, each."""
SHOWN = 8
"""Key moments of a review, at most."""
SMALLEST_BUDGET, LARGEST_BUDGET = 200, 1_000_000
LARGEST_SEED = 2**24 - 1

Result = list[Advice] | Judged
Reviewing = Generator[list[Task], Sequence[Result], Review]
"""Hands out tasks; an empty batch is a pause."""


class Plan(NamedTuple):
    """How a record is reviewed."""

    bot: str
    budget: int
    seed: int

    @staticmethod
    def of(game: Game, bot: str = "", budget: int = 0, seed: int = 0) -> "Plan":
        """With defaults: the strongest bot, and as many simulations as it takes."""
        name = bot or strongest(game.name)
        usual = playouts_of(get_bot(game.name, name)).simulations
        if budget and not SMALLEST_BUDGET <= budget <= LARGEST_BUDGET:
            raise BadSetup(
                f"the budget of a review is {SMALLEST_BUDGET} to {LARGEST_BUDGET} simulations, "
                f"not {budget}"
            )
        if not 0 <= seed <= LARGEST_SEED:
            raise BadSetup(f"the seed of a review is a number from 0 to {LARGEST_SEED}")
        return Plan(name, budget or usual, seed)


def first_world(seed: int, ply: int, stage: int) -> int:
    """The number of the first table: different ones for each moment and stage."""
    return ((seed << 14 | ply) << 2 | stage) << 20


class Reviewer:
    """Makes one review; `work` hands out its tasks."""

    def __init__(self, game: Game, record: Record, plan: Plan) -> None:
        bot = get_bot(game.name, plan.bot)
        how = playouts_of(bot)
        self.game = game
        self.record = record
        self.plan = plan
        self.unjudged = how.unjudged
        self.is_judging_midway = how.turns > 0
        """Can positions be judged without playing to the end? Else luck cannot be measured."""
        self.is_told = type(bot).begin is not Bot.begin
        self.course = Course(game, record, is_told=self.is_told)
        self.spent = 0
        """Simulations so far."""

    def note(self, task: Task) -> None:
        """This task is done."""
        if isinstance(task, Judging) and not task.is_immediate:
            self.spent += task.worlds * len(task.answers)

    @property
    def share_done(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return min(1.0, self.spent / self.plan.budget)

    def work(self) -> Reviewing:
        """All of it. Raises BadRecord."""
        for _ in self.course.read():
            yield []
        curve = yield from self._curve()
        cases = yield from self._cases()
        seen = yield from self._screened(cases)
        turned = yield from self._luck()
        moments = yield from self._confirmed(seen, turned)
        return Review(
            game=self.game.name,
            bot=self.plan.bot,
            seed=self.plan.seed,
            budget=self.plan.budget,
            simulations=self.spent,
            choices=len(self.record.moves),
            is_team=self.game.cooperative,
            curve=curve,
            moments=moments,
            seats=[self._seat(seat, cases, turned) for seat in range(self.record.seats)],
        )

    # The curve

    def _curve(self) -> Generator[list[Task], Sequence[Result], list[CurvePoint]]:
        """The chances of every seat, or of the team, at every point; the end is certain."""
        shares, seats = self.course.shares, self.record.seats
        points = thinned(self.course.points, int(self.plan.budget * CURVE) // (FEWEST * seats))
        guessed = points if shares is None else points[:-1]
        worlds = self._worlds(CURVE, len(guessed) * seats)
        tasks = [
            Judging(known, ((),), first_world(self.plan.seed, point.ply, 0) + seat, worlds)
            for point in guessed
            for seat, known in enumerate(point.known)
        ]
        judged = yield from self._judged(tasks)
        found = [
            self._curve_point(point, [each[0] for each in judged[at * seats : (at + 1) * seats]])
            for at, point in enumerate(guessed)
        ]
        if shares is not None:
            last = points[-1]
            ending = shares[:1] if self.game.cooperative else shares
            found.append(CurvePoint(last.ply, last.turn, ending, [0.0] * len(ending)))
        return found

    def _curve_point(self, point: Point, results: list[list[float]]) -> CurvePoint:
        """A team's chance is what all its seats know, taken together."""
        if self.game.cooperative:
            results = [[result for each in results for result in each]]
        figures = [figure(each) for each in results]
        return CurvePoint(
            ply=point.ply,
            turn=point.turn,
            chances=[round(each.mean, 1) for each in figures],
            errors=[round(each.error, 1) for each in figures],
        )

    def _worlds(self, part: float, positions: int) -> int:
        """On how many tables each of these positions is judged."""
        most = int(self.plan.budget * part) // max(1, positions)
        return min(MOST, max(FEWEST, most))

    def _judged(
        self, tasks: list[Judging]
    ) -> Generator[list[Task], Sequence[Result], list[Judged]]:
        """The results of these tasks."""
        if not tasks:
            return []
        results = yield list(tasks)
        return list(results)  # type: ignore[arg-type]

    # Choices

    def _cases(self) -> Generator[list[Task], Sequence[Result], list[Case]]:
        """Every real choice with the bot's advice."""
        choices = [one for one in self.course.choices if len(one.known.view.options) > 1]
        advised = (yield [Advising(choice.known) for choice in choices]) if choices else []
        cases: list[Case] = []
        until = -1
        for choice, advice in zip(choices, advised, strict=True):
            if choice.ply < until:
                continue  # a part of the answer before
            found: tuple[Advice, ...] = tuple(advice)  # type: ignore[arg-type]
            played = self.course.played(choice, len(found[0].moves))
            until = choice.ply + len(played)
            cases.append(Case(choice, played, found))
        return cases

    def _screened(
        self, cases: list[Case]
    ) -> Generator[list[Task], Sequence[Result], list[Compared]]:
        """The cases with another answer worth a look, compared on a few tables."""
        rivalled = [case for case in cases if len(case.answers) > 1]
        rivalled = [case for case in rivalled if frame_of(case.choice) not in self.unjudged]
        rivalled.sort(key=lambda case: (case.is_agreed, case.choice.ply))
        most = int(self.plan.budget * SCREENING) // FEWEST
        while sum(len(case.answers) for case in rivalled) > most:
            rivalled.pop()  # too many for the budget: first those where the bot agrees
        worlds = self._worlds(SCREENING, sum(len(case.answers) for case in rivalled))
        tasks = [
            case.task(first_world(self.plan.seed, case.choice.ply, 1), worlds) for case in rivalled
        ]
        judged = yield from self._judged(tasks)
        return [compared(case, each) for case, each in zip(rivalled, judged, strict=True)]

    # Luck

    def _luck(self) -> Generator[list[Task], Sequence[Result], list[Turned]]:
        """What chance made of every choice, by judging the positions before and after it."""
        if not self.is_judging_midway:
            return []
        turning = [choice for choice in self.course.choices if choice.later is not None]
        tasks: list[Judging] = []
        glances = min(GLANCES, max(FEWEST, self.plan.budget // 500))
        for choice in turning:
            first = first_world(self.plan.seed, choice.ply, 2)
            tasks += self._around(choice, first, glances, True)
        judged = yield from self._judged(tasks)
        return [
            Turned(choice, change(before[0], after[0]))
            for choice, before, after in zip(turning, judged[::2], judged[1::2], strict=True)
        ]

    def _around(self, choice: Choice, first: int, worlds: int, is_immediate: bool) -> list[Judging]:
        """The position before chance has its say, and the one after."""
        assert choice.later is not None
        later = choice.known._replace(view=choice.later)
        return [
            Judging(choice.known, ((choice.move,),), first, worlds, is_immediate),
            Judging(later, ((),), first + worlds, worlds, is_immediate),
        ]

    # Key moments

    def _confirmed(
        self, seen: list[Compared], turned: list[Turned]
    ) -> Generator[list[Task], Sequence[Result], list[KeyMoment]]:
        """What stands out, judged once more on fresh tables: only that counts."""
        by_gain = sorted(seen, key=lambda one: (one.gain.mean, one.case.choice.ply))
        most = min(CHECKED, (self.plan.budget - self.spent) // (6 * FEWEST))
        slips = [one for one in by_gain[:most] if one.gain.mean < 0]
        best = [one for one in by_gain[::-1][:most] if one.gain.mean > 0]
        lucky = sorted(turned, key=lambda one: (-abs(one.luck.mean), one.choice.ply))[:most]
        worlds = self._confirming((len(slips) + len(best) + len(lucky)) * 2)
        tasks = [
            one.case.task(first_world(self.plan.seed, one.case.choice.ply, 3), worlds, one.pair)
            for one in slips + best
        ]
        for each in lucky:
            first = first_world(self.plan.seed, each.choice.ply, 3) + 8 * MOST
            tasks += self._around(each.choice, first, worlds, False)
        judged = yield from self._judged(tasks)
        found: list[KeyMoment | None] = []
        for one, result in zip(slips + best, judged, strict=False):
            found.append(moment_of(self.game, one, result))
        around = judged[len(slips + best) :]
        for each, before, after in zip(lucky, around[::2], around[1::2], strict=True):
            found.append(luck_moment(self.game, each, before, after))
        clear = [moment for moment in found if moment is not None]
        clear.sort(key=lambda moment: (-abs(moment.gain), moment.ply))
        return sorted(clear[:SHOWN], key=lambda moment: (moment.ply, moment.kind))

    def _confirming(self, positions: int) -> int:
        """On how many tables the moments are confirmed: all that is left."""
        left = (self.plan.budget - self.spent) // max(1, positions)
        return min(4 * MOST, max(FEWEST, left))

    # Seats

    def _seat(self, seat: int, cases: list[Case], turned: list[Turned]) -> SeatReview:
        own = [case for case in cases if case.choice.seat == seat]
        luck = [one.luck for one in turned if one.choice.seat == seat]
        usual = 0.0 if self.game.cooperative else usual_luck(turned)
        return SeatReview(
            seat=seat,
            choices=len(own),
            agreed=sum(case.is_agreed for case in own),
            luck=round(sum(one.mean - usual for one in luck), 1) if turned else None,
            luck_error=round(sum(one.error**2 for one in luck) ** 0.5, 1),
        )


def usual_luck(turned: list[Turned]) -> float:
    """What one stroke of luck brings on the average: players keep weak cards back, so that the
    deck holds better ones than tables dealt at random say. Nobody is lucky for that."""
    return sum(one.luck.mean for one in turned) / len(turned) if turned else 0.0


Workers = Callable[[list[Task]], Iterator[Result]]
"""Do tasks, and give their results in order."""


def review(
    reviewer: Reviewer,
    workers: Workers,
    on_progress: Callable[[float], None] = lambda share: None,
) -> Review:
    """Make a review. Raises BadRecord."""
    work = reviewer.work()
    results: list[Result] | None = None
    while True:
        try:
            tasks = work.send(results) if results is not None else next(work)
        except StopIteration as ended:
            made: Review = ended.value
            return made
        results = []
        for task, result in zip(tasks, workers(tasks) if tasks else (), strict=True):
            results.append(result)
            reviewer.note(task)
            on_progress(reviewer.share_done)


def in_this_process(game: Game, plan: Plan) -> Workers:
    """One task after another."""
    return lambda tasks: (done(game, plan, task) for task in tasks)


def done(game: Game, plan: Plan, task: Task) -> Result:
    """The result of one task, from a fresh bot: it depends on no other task."""
    bot = get_bot(game.name, plan.bot, plan.seed)
    if isinstance(task, Advising):
        return advise(bot, game, task.known)
    return judge(bot, game, task)
