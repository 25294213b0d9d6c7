"""`grimtable report`: plays games, counts, and writes what they show to one HTML file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer

from grimtable.cli.arguments import bots_of, check_seats, game_of, options_of
from grimtable.cli.lab_command import Asked, LabCommand
from grimtable.cli.lab_files import check_out, need_plots, write_whole
from grimtable.cli.progress import span
from grimtable.cli.varying import PRESET, SEATS, axis_of
from grimtable.kernel.errors import BadSetup
from grimtable.lab.games import alike
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import CARDS, PRINTED, Studied, Study, run_study
from grimtable.lab.report.words import Words
from grimtable.look.game import Game
from grimtable.look.texts import Texts


@dataclass(frozen=True, kw_only=True)
class AskedReport(Asked):
    """What was typed."""

    out: Path
    games: int
    pairs: int
    seats: str
    presets: str
    bots: str
    vary: str
    replace: bool


def run(asked: AskedReport) -> bool:
    """Check everything, play, write; False if a game failed."""
    command = LabCommand(asked)
    words = command.words
    study = study_of(asked, command)
    need_plots(command.texts)
    check_out(asked.out, asked.replace, words)
    work = command.begin()
    with work.progress(study.workload()) as told:
        studied = run_study(study, work.executor, told, work.files, announcer(words))
    write_page(asked.out, studied, words)
    work.finish()
    tell(studied, words)
    return not studied.failures()


def study_of(asked: AskedReport, command: LabCommand) -> Study:
    """What is to be played; raises BadSetup in one line."""
    game, words, texts = command.game, command.words, command.texts
    command.check_count(asked.games)
    if asked.pairs < 0:
        raise BadSetup(words.say("no-pairs", count=str(asked.pairs)))
    presets = presets_of(game, asked.presets, words, texts)
    vary, values = compared(asked.vary, game, words, texts)
    if vary and not asked.presets:
        presets = presets[:1]
    return Study(
        game=game.name,
        presets=presets,
        seats=seats_of(game, asked.seats, words, texts),
        bot=bot_of(asked.bots, game, texts),
        games=asked.games,
        pairs=asked.pairs,
        seed=asked.seed,
        cards=str(asked.cards or ""),
        vary=vary,
        values=values,
    )


def compared(text: str, game: Game, words: Words, texts: Texts) -> tuple[str, tuple[str, ...]]:
    """The option or `cards`, and its values, which can all be played; nothing if none is typed."""
    if not text:
        return "", ()
    name, values = axis_of(text, game, words)
    if name in (SEATS, PRESET):
        raise BadSetup(words.say("no-vary-here", name=name))
    for value in values:
        if name != CARDS:
            options_of(game, f"{name}={value}", game.max_seats, texts)
        elif value != PRINTED:
            game_of(game.name, texts, Path(value))
    return name, tuple(values)


def announcer(words: Words) -> Callable[[int, float], None]:
    """Says what the forced deals will cost."""

    def announced(games: int, seconds: float) -> None:
        time = span(seconds, words)
        typer.echo(words.say("report-forced", games=words.number(games), time=time), err=True)

    return announced


def seats_of(game: Game, text: str, words: Words, texts: Texts) -> tuple[int, ...]:
    """Numbers and ranges of seats, such as 2-6 or 2,4, in order and each once; all if none."""
    found: set[int] = set()
    for part in (text or f"{game.min_seats}-{game.max_seats}").split(","):
        first, is_range, last = part.strip().partition("-")
        bounds = [first, last] if is_range else [first, first]
        if not all(bound.strip().isdecimal() for bound in bounds):
            raise BadSetup(words.say("no-seats-list", text=text))
        low, high = (int(bound) for bound in bounds)
        if low > high:
            raise BadSetup(words.say("no-seats-list", text=text))
        for count in (low, high):
            check_seats(game, count, 1, texts)
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def presets_of(game: Game, text: str, words: Words, texts: Texts) -> tuple[str, ...]:
    """Names of presets, of a game's own tables or `option=value`, comma-separated; else all."""
    names = tuple(dict.fromkeys(name.strip() for name in text.split(","))) if text else ()
    tables = report_of(game.name).tables(game)
    for option, is_option, value in (name.partition("=") for name in names):
        if is_option:
            options_of(game, f"{option}={value}", game.max_seats, texts)
    if not {name for name in names if "=" not in name} <= set(tables):
        raise BadSetup(words.say("no-presets", list=", ".join(tables), text=text))
    return names or tuple(tables)


def bot_of(text: str, game: Game, texts: Texts) -> str:
    """The bot in every seat: with different bots, seats could not be compared."""
    return bots_of(text.strip(), game, texts)[0]


def write_page(file: Path, studied: Studied, words: Words) -> None:
    """The page, whole or not at all."""
    from grimtable.lab.report.writing import page_of

    page = page_of(studied, words.language)
    write_whole(file, page)
    size = words.number(len(page.encode()) / 1e6, "0.0")
    typer.echo(words.say("report-written", file=str(file), size=size))


def tell(studied: Studied, words: Words) -> None:
    """Failures and speed, on standard error."""
    for setting, tally in studied.tallies.items():
        table = f"{setting.preset}, {setting.seats}"
        for failed, more in alike(tally.failures):
            line = {"table": table, "number": str(failed.number), "seed": str(failed.seed)}
            said = words.say("report-failed", **line, error=failed.error)
            also = words.say("simulate-failed-more", count=more)
            typer.echo(f"{said} {also}".strip(), err=True)
    seconds = sum(tally.seconds for tally in studied.tallies.values())
    rate = words.number(studied.study.workload() / max(seconds, 1e-9))
    spent = words.number(seconds, "0.0")
    typer.echo(words.say("report-speed", seconds=spent, rate=rate), err=True)
