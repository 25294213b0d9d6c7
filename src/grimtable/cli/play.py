"""`grimtable play GAME`: seats people and bots at a table in the terminal."""

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import typer

from grimtable.bots.registry import get_bot
from grimtable.cli.arguments import (
    bots_of,
    check_seats,
    check_seed,
    game_of,
    options_of,
    texts_of,
    title_of,
)
from grimtable.cli.local_seat import LocalSeat
from grimtable.cli.plain.terminal import Terminal, face_of, story
from grimtable.cli.tui.local_party import LocalParty, ending_of
from grimtable.cli.tui.saving import PartySetup, resume
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.sessions.records import Deal, write

DEALS = 1_000_000
"""From how many deals one is drawn without --seed."""
Answers: TypeAlias = Sequence[tuple[int, Sequence[int] | None]]
"""Seats and their answers, in order; None: an unseen answer was taken back."""


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
    cards: Path | None = None,
) -> None:
    """Check everything and play; record and transcript are written at the end."""
    texts = texts_of(language)
    game = game_of(name, texts, cards)
    for file in (record, transcript):
        check_file(file, texts)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if resumed is not None:
        check_screen("--resume", plain, texts)
        play_on(name, resumed, language, record, transcript)
        return
    check_seats(game, seats, seat, texts)
    if not 1 <= people <= seats:
        raise BadSetup(texts.format("no-people", count=people, most=seats))
    if people > 1:
        check_screen("--people", plain, texts)
    names = bots_of(bots, game, texts)
    chosen = options_of(game, options, seats, texts)
    seed = random.SystemRandom().randrange(DEALS) if seed is None else seed
    check_seed(seed, texts)
    setup = seated(Deal(game, seats, chosen, {"seed": seed}), seat - 1, people, names)
    if plain:
        play_plain(setup, language, record, transcript)
    else:
        play_on_screen(setup, setup.party(), language, record, transcript)


def seated(deal: Deal, first: int, people: int, bots: Sequence[str]) -> PartySetup:
    """People sit side by side from their first seat on; bots take turns at the others."""
    order = [(first + i) % deal.seats for i in range(deal.seats)]
    others = sorted(order[people:])
    players = {other: bots[i % len(bots)] for i, other in enumerate(others)}
    return PartySetup(deal, order[:people], players)


def check_screen(option: str, plain: bool, texts: Texts) -> None:
    """Raise BadSetup for an option that needs a full screen."""
    if plain:
        raise BadSetup(texts.format("no-screen", option=option))


def check_file(file: Path | None, texts: Texts) -> None:
    """Check before the game that this file can be written after it."""
    if file is None:
        return
    written = file if file.exists() else file.absolute().parent
    if file.is_dir() or not written.exists() or not os.access(written, os.W_OK):
        raise BadSetup(texts.format("screen-save-failed", file=str(file)))


def play_on(
    name: str, file: Path, language: str, record: Path | None, transcript: Path | None
) -> None:
    """Continue a saved game."""
    texts = texts_of(language)
    setup, party = resume(file)
    if setup.deal.game.name != name:
        title = title_of(setup.deal.game, texts)
        raise BadSetup(texts.format("no-resume", file=str(file), title=title))
    play_on_screen(setup, party, language, record, transcript, file)


def play_on_screen(
    setup: PartySetup,
    party: LocalParty,
    language: str,
    record: Path | None,
    transcript: Path | None,
    file: Path | None = None,
) -> None:
    """Play on the full screen; `file` is the save that is continued."""
    from grimtable.cli.tui.app import TableApp

    app = TableApp(setup, party, language, file=file, record=record)
    app.run()
    texts = texts_of(language)
    if app.is_saved:
        name = setup.deal.game.name
        typer.echo(texts.format("screen-saved", game=name, file=str(app.file)))
    else:
        typer.echo(texts.format("table-goodbye"))
    answers = [
        (entry.seat, None if entry.kind == "take_back" else entry.moves)
        for entry in party.session.active
    ]
    keep(setup, answers, language, party.is_over, record=record, transcript=transcript)


def play_plain(
    setup: PartySetup, language: str, record: Path | None, transcript: Path | None
) -> None:
    """Numbered answers on standard input, one person among bots."""
    deal, seat = setup.deal, setup.people[0]
    seed, t = deal.dice["seed"], deal.table(listen=True)
    texts = Texts(language, deal.game.name, reader=seat, cards=deal.game.card_names)
    players = {
        other: get_bot(deal.game.name, name, seed * 8 + other) for other, name in setup.bots.items()
    }
    title = title_of(deal.game, texts)
    typer.echo(texts.format("table-welcome", title=title, count=deal.seats, place=seat + 1))
    typer.echo(texts.format(f"{deal.game.name}-blurb"))
    typer.echo(texts.format("table-seed", seed=str(seed)))
    typer.echo(texts.format("table-keys"))
    home = LocalSeat(deal.game, t, seat, players, deal.options)
    Terminal(home, texts).run()
    is_over = t.outcome() is not None
    keep(setup, home.answers, language, is_over, record=record, transcript=transcript)


def keep(
    setup: PartySetup,
    answers: Answers,
    language: str,
    is_over: bool,
    *,
    record: Path | None,
    transcript: Path | None,
) -> None:
    """Write what was asked for, and say so; only a finished game makes a record."""
    if record is not None:
        key = "table-recorded" if is_over else "table-not-recorded"
        if is_over:
            record.write_bytes(write(setup.deal.record(answers)))
        typer.echo(texts_of(language).format(key, file=str(record)))
    if transcript is not None:
        reader = setup.people[0] if len(setup.people) == 1 else PUBLIC
        lines = retold(setup.deal, answers, reader, language)
        transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")


def retold(deal: Deal, answers: Answers, reader: int, language: str) -> list[str]:
    """The story as it was told to a reader, with what the reader was asked and answered."""
    game, t = deal.game, deal.table(listen=True)
    texts = Texts(language, game.name, reader=reader, cards=game.card_names)
    lines: list[str] = []
    told, asked = 0, ""
    for seat, moves in answers:
        if moves is None:
            t.take_back(seat)
        for move in moves or []:
            if seat == reader and len(t.options_of(seat)) > 1:
                lines += story(game, t.events_for(reader, told), texts)
                told, view = len(t.events or []), t.view(reader)
                question, answer = texts.format(game.question(view)), game.label(view, move)
                if view.answers:  # one more of several things
                    lines[-1] += f" · {texts.format(answer)}"
                else:
                    lines += [f"  ? {question}"] if question != asked else []
                    lines.append(f"  > {texts.format(answer)}")
                asked = question
            t.play(seat, move)
    lines += story(game, t.events_for(reader, told), texts)
    ending = ending_of(game, t)
    if ending is None:
        return lines
    return [*lines, *face_of(game).ranking(t.view(reader), ending, texts)]
