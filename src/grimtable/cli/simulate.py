"""`grimtable simulate`: many games between bots, and their figures."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from grimtable.cli.arguments import game_of, texts_of
from grimtable.cli.lab_files import Keeping, arrivals, checked_executor, file_name
from grimtable.cli.progress import progress
from grimtable.cli.simulated import tell
from grimtable.cli.varying import Variant, Wanted, variants_of
from grimtable.kernel.errors import BadSetup
from grimtable.lab.games import Games
from grimtable.lab.playing import Plan
from grimtable.lab.report.words import Words
from grimtable.lab.simulating import simulate_all
from grimtable.look.game import Game
from grimtable.look.texts import Texts


@dataclass(frozen=True)
class Asked:
    """What was typed."""

    game: str
    games: int
    seats: str
    options: str
    vary: Sequence[str]
    seed: int
    jobs: int
    on: str
    out: Path | None
    counts: bool
    chunks: Path | None
    records: Path | None
    json: bool
    cards: Path | None
    language: str


def run(asked: Asked) -> bool:
    """Check everything, play, print; False if a game failed."""
    texts = texts_of(asked.language)
    game = game_of(asked.game, texts, asked.cards)
    words = Words(asked.language, game.name)
    variants = checked_variants(asked, game, words, texts)
    executor = checked_executor(asked.jobs, asked.on, words, texts)
    if asked.out is not None:
        check_out(asked.out, texts)
    keeping = Keeping(asked.chunks, asked.out)
    names = {each.plan: file_name(each.name) for each in variants}
    with progress(words, asked.games * len(variants)) as told:
        arrived = arrivals(told, asked.records, names)
        done = simulate_all([each.plan for each in variants], executor, keeping.files, arrived)
    if asked.out is not None:
        write_out(asked.out, list(zip(names, done, strict=True)), words)
    keeping.finish()
    tell(list(zip(variants, done, strict=True)), asked.json, words)
    return not any(games.failures for games in done)


def checked_variants(asked: Asked, game: Game, words: Words, texts: Texts) -> list[Variant]:
    """What is to be played; raises BadSetup in one line."""
    if asked.games < 1:
        raise BadSetup(texts.format("no-games", count=str(asked.games)))
    wanted = Wanted(
        seats=asked.seats,
        options=asked.options,
        cards=asked.cards,
        games=asked.games,
        seed=asked.seed,
        counts=asked.counts,
        has_records=asked.records is not None,
    )
    return variants_of(wanted, asked.vary, game, words, texts)


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
