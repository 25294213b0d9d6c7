"""`grimtable simulate`: many games between bots, and their figures."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from grimtable.cli.lab_command import Asked, LabCommand
from grimtable.cli.lab_files import arrivals
from grimtable.cli.simulated import tell
from grimtable.cli.varying import Variant, Wanted, variants_of
from grimtable.kernel.errors import BadSetup
from grimtable.lab.games import Games
from grimtable.lab.playing import Plan
from grimtable.lab.report.words import Words
from grimtable.lab.simulating import simulate_all
from grimtable.look.texts import Texts


@dataclass(frozen=True, kw_only=True)
class AskedGames(Asked):
    """What was typed."""

    games: int
    seats: str
    options: str
    vary: Sequence[str]
    counts: bool
    records: Path | None
    json: bool


def run(asked: AskedGames) -> bool:
    """Check everything, play, print; False if a game failed."""
    command = LabCommand(asked)
    variants = checked_variants(asked, command)
    if asked.out is not None:
        check_out(asked.out, command.texts)
    work = command.begin()
    names = {each.plan: each.name for each in variants}
    with work.progress(asked.games * len(variants)) as told:
        arrived = arrivals(told, asked.records, names)
        done = simulate_all(list(names), work.executor, work.files, arrived)
    if asked.out is not None:
        write_out(asked.out, list(zip(names, done, strict=True)), command.words)
    work.finish()
    tell(list(zip(variants, done, strict=True)), asked.json, command.words)
    return not any(games.failures for games in done)


def checked_variants(asked: AskedGames, command: LabCommand) -> list[Variant]:
    """What is to be played; raises BadSetup in one line."""
    command.check_count(asked.games)
    wanted = Wanted(
        seats=asked.seats,
        options=asked.options,
        cards=asked.cards,
        games=asked.games,
        seed=asked.seed,
        counts=asked.counts,
        has_records=asked.records is not None,
    )
    return variants_of(wanted, asked.vary, command.game, command.words, command.texts)


def check_out(file: Path, texts: Texts) -> None:
    """Check before the games that this file can be written after them."""
    if importlib.util.find_spec("polars") is None:
        raise BadSetup(texts.format("needs-extra", extra="lab"))
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


def write_out(file: Path, played: Sequence[tuple[Plan, Games]], words: Words) -> None:
    """All games as Parquet."""
    from grimtable.lab.columns import write

    write(file, played)
    count = sum(len(games) for _, games in played)
    typer.echo(words.say("simulate-written", count=count, file=str(file)), err=True)
