"""From a command line to a table with a person and bots."""

import random
from pathlib import Path

import typer

from grimtable.bots.bot import Bot, get_bot
from grimtable.cli.play import Terminal
from grimtable.cli.setup import (
    bots_of,
    check_seats,
    check_seed,
    game_of,
    options_of,
    texts_of,
    title_of,
)
from grimtable.look.records import Deal, write
from grimtable.look.texts import Texts

DEALS = 1_000_000
"""As many deals are reached without a seed of one's own."""


def start(
    name: str,
    seats: int,
    bots: str,
    language: str,
    seed: int | None,
    options: str,
    seat: int,
    record: Path | None,
) -> None:
    """Check everything, greet, play; a game played to its end is recorded if a file is named."""
    table_texts = texts_of(language)
    game = game_of(name, table_texts)
    check_seats(game, seats, seat, table_texts)
    names = bots_of(bots, table_texts)
    chosen = options_of(game, options, seats, table_texts)
    seed = random.SystemRandom().randrange(DEALS) if seed is None else seed
    check_seed(seed, table_texts)
    deal = Deal(game, seats, chosen, {"seed": seed})
    t = deal.table(listen=True)
    texts = Texts(language, game.name, reader=seat - 1)
    others = [other for other in range(seats) if other != seat - 1]
    players: dict[int, Bot] = {
        other: get_bot(names[i % len(names)], seed * 8 + other) for i, other in enumerate(others)
    }
    title = title_of(game, texts)
    typer.echo(texts.format("table-welcome", title=title, count=seats, place=seat))
    typer.echo(texts.format(f"{game.name}-blurb"))
    typer.echo(texts.format("table-seed", seed=str(seed)))
    typer.echo(texts.format("table-keys"))
    terminal = Terminal(game, t, texts, players, chosen)
    terminal.run()
    if record is not None and t.outcome() is not None:
        record.write_bytes(write(deal.record(terminal.answers)))
