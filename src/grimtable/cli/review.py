"""`grimtable review`: chances to win, key moments and luck of a finished game."""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from grimtable.cli.arguments import check_seats, game_of, texts_of
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Sentence
from grimtable.look.texts import Texts
from grimtable.review.processes import in_processes
from grimtable.review.results import KeyMoment, Review
from grimtable.review.reviewing import Plan, Reviewer, review
from grimtable.sessions.records import MAX_RECORD_BYTES, read

BARS = "▁▂▃▄▅▆▇█"
EVERY = 5.0
"""Seconds between two lines of progress in a pipe."""


def review_record(
    file: Path, seat: int | None, *, bot: str, budget: int, seed: int, jobs: int, language: str,
    cards: Path | None = None, json: bool = False,
) -> list[str]:  # fmt: skip
    """The lines of a review; raises BadRecord, BadSetup or OSError."""
    texts = texts_of(language)
    with file.open("rb") as data:
        record = read(data.read(MAX_RECORD_BYTES + 1))
    game = game_of(record.game, texts, cards)
    if game.card_names:
        raise BadSetup(texts.format("review-unknown-cards"))
    if seat is not None:
        check_seats(game, record.seats, seat, texts)
    plan = Plan.of(game, bot, budget, seed)
    with progress(texts) as told, in_processes(game, plan, jobs) as workers:
        made = review(Reviewer(game, record, plan), workers, told)
    if json:
        return [msgspec.json.encode(made).decode()]
    reader = PUBLIC if seat is None else seat - 1
    return list(lines_of(made, Texts(language, game.name, reader=reader)))


@contextmanager
def progress(texts: Texts) -> Iterator[Callable[[float], None]]:
    """A bar for people, now and then a line in a pipe; both on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(texts).tell
        return
    columns = [TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()]
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(texts.format("review-progress"), total=1.0)
        yield lambda share: shown.update(task, completed=share)


class Lines:
    """A line after some seconds, and again after as many."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.told = time.monotonic()

    def tell(self, share: float) -> None:
        """So much is done."""
        if time.monotonic() - self.told < EVERY:
            return
        self.told = time.monotonic()
        line = self.texts.format("review-progress-line", share=int(100 * share))
        print(line, file=sys.stderr, flush=True)


def lines_of(made: Review, texts: Texts) -> Iterator[str]:
    """The review as text; the reader's own seat comes first."""
    args = {"bot": made.bot, "simulations": made.simulations}
    yield f"{texts.format('review-how', **args)} {texts.format('review-errors')}"
    yield from ["", texts.format("review-chance-team" if made.is_team else "review-chance")]
    yield from curve_lines(made, texts)
    yield from ["", texts.format("review-moments")]
    if not made.moments:
        yield texts.format("review-no-moments")
    for number, moment in enumerate(made.moments, 1):
        yield from moment_lines(number, moment, texts)
    yield ""
    for each in made.seats:
        args = {"seat": each.seat, "agreed": each.agreed, "choices": each.choices}
        yield texts.format("review-agreed", **args)
    yield from ["", texts.format("review-luck-of-draw")]
    yield from luck_lines(made, texts)


def curve_lines(made: Review, texts: Texts) -> Iterator[str]:
    """A line of bars per seat, from the deal to the end."""
    names = [texts.format("review-curve-line", seat=seat) for seat in range(len(made.seats))]
    if made.is_team:
        names = [texts.format("review-team")]
    order = sorted(range(len(names)), key=lambda seat: (seat != texts.reader, seat))
    width = max(wide(name) for name in names)
    for seat in order:
        chances = [point.chances[seat] for point in made.curve]
        error = max(point.errors[seat] for point in made.curve)
        name = names[seat] + " " * (width - wide(names[seat]))
        ends = f"{chances[0]:.0f} % → {chances[-1]:.0f} % (± {error:.0f})"
        yield f"  {name}  {sparkline(chances)}  {ends}"


def wide(text: str) -> int:
    """How many columns it takes."""
    from rich.cells import cell_len

    return cell_len(text)


def sparkline(chances: Sequence[float]) -> str:
    """Chances as bars."""
    return "".join([BARS[min(len(BARS) - 1, int(each * len(BARS) / 100))] for each in chances])


def moment_lines(number: int, moment: KeyMoment, texts: Texts) -> Iterator[str]:
    """Where, what, and why."""
    where = {"turn": moment.turn, "ply": moment.ply + 1, "seat": moment.seat}
    kind = texts.format(f"review-kind-{moment.kind}")
    yield f"  {number}. {texts.format('review-where', **where)} · {kind}"
    played, better = words(moment.played, texts), words(moment.better, texts)
    args = {"played": played, "better": better, **numbers(moment)}
    yield f"     {texts.format(f'review-{moment.kind}', **args)}"
    if moment.reason is not None:
        yield f"     {texts.format('review-why', why=texts.format(moment.reason))}"


def numbers(moment: KeyMoment) -> dict[str, int]:
    """Its chances, in whole per cent."""
    found = {"before": moment.before, "after": moment.after, "error": moment.error}
    return {name: round(value) for name, value in found.items()}


def words(parts: Sequence[Sentence], texts: Texts) -> str:
    """An answer in words."""
    return " · ".join([texts.format(part) for part in parts])


def luck_lines(made: Review, texts: Texts) -> Iterator[str]:
    """How lucky every seat was."""
    if all(each.luck is None for each in made.seats):
        yield texts.format("review-luck-none")
        return
    for each in made.seats:
        luck = each.luck or 0.0
        sign = "-" if round(luck) < 0 else "+"
        args = {"luck": abs(round(luck)), "error": round(each.luck_error), "sign": sign}
        yield f"  {texts.format('review-luck-line', seat=each.seat, **args)}"
