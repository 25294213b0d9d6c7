"""`grimtable tournament`: bots against bots until it is clear which are better."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from grimtable.cli.arguments import bots_of, check_seats, options_of
from grimtable.cli.lab_command import Asked, LabCommand
from grimtable.cli.lab_files import arrivals, check_out, need_plots, write_whole
from grimtable.cli.simulated import tell_failures
from grimtable.kernel.errors import BadSetup
from grimtable.lab.intervals import Estimate
from grimtable.lab.report.words import Words
from grimtable.lab.tournament.duels import RISK, Played, Tournament, play
from grimtable.lab.tournament.ratings import Rated, ratings, unrated

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

SHARE = "0.0 %"
RATING = "0.0"


@dataclass(frozen=True, kw_only=True)
class AskedTournament(Asked):
    """What was typed."""

    bots: str
    deals: int
    seats: int
    options: str
    plays_all: bool
    replace: bool
    records: Path | None
    json: bool


def run(asked: AskedTournament) -> bool:
    """Check everything, play, print; False if a game failed."""
    command = LabCommand(asked)
    words = command.words
    tournament = tournament_of(asked, command)
    if asked.out is not None:
        need_plots(command.texts)
        check_out(asked.out, asked.replace, words)
    work = command.begin()
    plans = [plan for pair in tournament.pairs for plan in tournament.line_ups(*pair)]
    names = {plan: "-".join(plan.seats) for plan in plans}
    with work.progress(len(names) * tournament.deals) as told:
        arrived = arrivals(told, asked.records, names)
        played = play(tournament, work.executor, work.files, arrived)
    rated = ranked(played, words)
    if asked.out is not None:
        from grimtable.lab.tournament.page import page_of

        write_whole(asked.out, page_of(played, rated, asked.language))
    work.finish()
    tell(played, rated, asked, words)
    return not played.failures()


def tournament_of(asked: AskedTournament, command: LabCommand) -> Tournament:
    """What is to be played; raises BadSetup in one line."""
    game, texts = command.game, command.texts
    bots = tuple(bots_of(asked.bots, game, texts)) if asked.bots else ()
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetup(command.words.say("no-rivals", text=asked.bots))
    seats = asked.seats or game.min_seats
    check_seats(game, seats, 1, texts)
    command.check_count(asked.deals)
    options = tuple(options_of(game, asked.options, seats, texts).items())
    game.setup(seats, dict(options))
    return Tournament(
        game.name, bots, seats, asked.deals, asked.seed, options, str(asked.cards or ""),
        asked.plays_all, asked.records is not None,
    )  # fmt: skip


def ranked(played: Played, words: Words) -> list[Rated]:
    """The bots, best first; without openskill they have no ratings."""
    if importlib.util.find_spec("openskill") is None:
        typer.echo(words.say("no-ratings"), err=True)
        return unrated(played)
    return ratings(played)


# What is printed


def tell(played: Played, rated: list[Rated], asked: AskedTournament, words: Words) -> None:
    """Failures and where the page is on standard error, everything else on standard output."""
    for games in played.games.values():
        tell_failures(games, words)
    if asked.out is not None:
        typer.echo(words.say("tournament-written", file=str(asked.out)), err=True)
    if asked.json:
        import msgspec

        typer.echo(msgspec.json.encode(as_object(played, rated)).decode())
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    tournament = played.tournament
    seats = words.say("seats", count=tournament.seats)
    heading = {"title": words.title(), "seats": seats, "seed": str(tournament.seed)}
    console.print(words.say("tournament-heading", **heading))
    tell_ratings(console, rated, words)
    tell_duels(console, played, words)
    kind = "tournament-teams" if tournament.is_cooperative else "tournament-mirrored"
    console.print(words.say(kind))
    console.print(words.say("tournament-risk", risk=words.number(RISK, "0 %")))


def grid(words: Words, *headings: str) -> Table:
    """A table whose columns of words come first."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    for heading in headings:
        is_word = heading in ("bot", "pair", "verdict")
        title = words.say(f"tournament-{heading}")
        table.add_column(title, justify="left" if is_word else "right", overflow="fold")
    return table


def tell_ratings(console: Console, rated: list[Rated], words: Words) -> None:
    """The bots, best first."""
    table = grid(words, "bot", "rating", "interval", "share")
    for each in rated:
        table.add_row(
            each.bot,
            words.number(each.rating.value, RATING),
            range_of(each.rating, RATING, words),
            words.number(each.share, SHARE),
        )
    console.print(table)


def tell_duels(console: Console, played: Played, words: Words) -> None:
    """Pair by pair: who is better."""
    table = grid(words, "pair", "deals", "share", "interval", "verdict")
    for duel in played.duels:
        verdict = duel.verdict
        better = words.say("tournament-better", bot=verdict) if verdict else ""
        table.add_row(
            words.say("tournament-against", one=duel.one, other=duel.other),
            words.number(len(duel.results)),
            words.number(duel.share, SHARE),
            range_of(Estimate(duel.share, *duel.interval()), SHARE, words),
            better or words.say("tournament-open"),
        )
    console.print(table)


def range_of(estimate: Estimate, pattern: str, words: Words) -> str:
    """An interval in words; nothing if there is none."""
    low, high = words.number(estimate.low, pattern), words.number(estimate.high, pattern)
    return low if low == high else words.say("interval", low=low, high=high)


def as_object(played: Played, rated: list[Rated]) -> dict[str, Any]:
    """Everything for programs."""
    tournament = played.tournament
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "games": sum(len(games) for games in played.games.values()),
        "failures": len(played.failures()),
        "ratings": [
            {
                "bot": each.bot,
                "rating": number(each.rating.value),
                "interval": [number(each.rating.low), number(each.rating.high)],
                "share": each.share,
            }
            for each in rated
        ],
        "pairs": [
            {
                "bots": [duel.one, duel.other],
                "deals": len(duel.results),
                "share": duel.share,
                "interval": list(duel.interval()),
                "better": duel.verdict or None,
            }
            for duel in played.duels
        ],
    }


def number(value: float) -> float | None:
    """None for what is not known."""
    return None if isnan(value) else value
