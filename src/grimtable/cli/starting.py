"""From a command line to a table with people and bots."""

import random
import sys
from pathlib import Path

import typer

from grimtable.bots.bot import get_bot
from grimtable.cli.play import Terminal, face_of
from grimtable.cli.setup import (
    bots_of,
    check_seats,
    check_seed,
    game_of,
    options_of,
    texts_of,
    title_of,
)
from grimtable.cli.tui.party import Party
from grimtable.cli.tui.saving import Setup, resume
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
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
    *,
    people: int = 1,
    plain: bool = False,
    resumed: Path | None = None,
    transcript: Path | None = None,
) -> None:
    """Check everything and play; what was asked for is written when the table is left."""
    texts = texts_of(language)
    game = game_of(name, texts)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    for option, is_wanted in (("--people", people > 1), ("--resume", resumed is not None)):
        if plain and is_wanted:
            raise BadSetup(texts.format("no-screen", option=option))
    if resumed is not None:
        play_on(name, resumed, language, record, transcript)
        return
    check_seats(game, seats, seat, texts)
    if not 1 <= people <= seats:
        raise BadSetup(texts.format("no-people", count=people, most=seats))
    names = bots_of(bots, texts)
    chosen = options_of(game, options, seats, texts)
    seed = random.SystemRandom().randrange(DEALS) if seed is None else seed
    check_seed(seed, texts)
    order = [(seat - 1 + i) % seats for i in range(seats)]
    others = sorted(order[people:])
    players = {other: names[i % len(names)] for i, other in enumerate(others)}
    setup = Setup(Deal(game, seats, chosen, {"seed": seed}), order[:people], players)
    if plain:
        play_plain(setup, language, record, transcript)
    else:
        play_on_screen(setup, setup.party(), language, record, transcript)


def play_on(
    name: str, file: Path, language: str, record: Path | None, transcript: Path | None
) -> None:
    """Take up a saved game."""
    texts = texts_of(language)
    setup, party = resume(file)
    if setup.deal.game.name != name:
        title = title_of(setup.deal.game, texts)
        raise BadSetup(texts.format("no-resume", file=str(file), title=title))
    play_on_screen(setup, party, language, record, transcript, file)


def play_on_screen(
    setup: Setup,
    party: Party,
    language: str,
    record: Path | None,
    transcript: Path | None,
    file: Path | None = None,
) -> None:
    """The table on a whole screen; `file` is where the game was taken up from."""
    from grimtable.cli.tui.app import TableApp

    app = TableApp(setup, party, language, file=file)
    app.run()
    texts = texts_of(language)
    if app.is_saved:
        name = setup.deal.game.name
        typer.echo(texts.format("screen-saved", game=name, file=str(app.file)))
    else:
        typer.echo(texts.format("table-goodbye"))
    if record is not None and party.is_over:
        record.write_bytes(write(party.sitting.record()))
    if transcript is not None:
        write_transcript(transcript, setup, party.table, language)


def play_plain(setup: Setup, language: str, record: Path | None, transcript: Path | None) -> None:
    """Numbered answers on standard input, one person among bots."""
    deal, seat = setup.deal, setup.people[0]
    seed, t = deal.dice["seed"], deal.table(listen=True)
    texts = Texts(language, deal.game.name, reader=seat)
    players = {other: get_bot(name, seed * 8 + other) for other, name in setup.bots.items()}
    title = title_of(deal.game, texts)
    typer.echo(texts.format("table-welcome", title=title, count=deal.seats, place=seat + 1))
    typer.echo(texts.format(f"{deal.game.name}-blurb"))
    typer.echo(texts.format("table-seed", seed=str(seed)))
    typer.echo(texts.format("table-keys"))
    terminal = Terminal(deal.game, t, texts, players, deal.options)
    terminal.run()
    if record is not None and t.outcome() is not None:
        record.write_bytes(write(deal.record(terminal.answers)))
    if transcript is not None:
        write_transcript(transcript, setup, t, language)


def write_transcript(file: Path, setup: Setup, t: Table, language: str) -> None:
    """The story as the person was told it; with several people, as an onlooker was."""
    name = setup.deal.game.name
    reader = setup.people[0] if len(setup.people) == 1 else PUBLIC
    texts = Texts(language, name, reader=reader)
    lines = face_of(name).story(t, reader, 0, texts)
    outcome = t.outcome()
    for seat, points in enumerate(outcome.scores if outcome else []):
        lines.append(texts.format("table-score", seat=seat, points=points))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
