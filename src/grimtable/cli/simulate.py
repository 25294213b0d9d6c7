"""`grimtable simulate`: many games between bots, and their figures."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from grimtable.cli.arguments import bots_of, check_seats, check_seed, game_of, options_of, texts_of
from grimtable.cli.progress import progress
from grimtable.kernel.errors import BadSetup
from grimtable.lab.executors import executor_of
from grimtable.lab.games import Games, alike
from grimtable.lab.intervals import Estimate
from grimtable.lab.playing import Plan
from grimtable.lab.simulating import simulate
from grimtable.lab.summary import Spread, difference, summary
from grimtable.look.game import Game
from grimtable.look.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod
    from rich.table import Table

SHARE = "0.0 %"
MORE_SHARE = "+0.0 %;-0.0 %"
MORE = "+0.00;-0.00"


def run(
    name: str,
    games: int,
    seats: str,
    jobs: int,
    seed: int,
    out: Path | None,
    options: str,
    vary: str,
    json: bool,
    language: str,
    cards: Path | None = None,
) -> bool:
    """Check everything, play, print; False if a game failed."""
    texts = texts_of(language)
    game = game_of(name, texts, cards)
    for key, count in (("no-games", games), ("no-jobs", jobs)):
        if count < 1:
            raise BadSetup(texts.format(key, count=str(count)))
    bots = bots_of(seats, game, texts)
    check_seats(game, len(bots), 1, texts)
    check_seed(seed, texts)
    option, variants = variants_of(game, options, vary, len(bots), texts)
    if out is not None:
        check_out(out, texts)
    plans = [
        Plan(game.name, tuple(bots), games, seed, tuple(chosen.items()), str(cards or ""))
        for _, chosen in variants
    ]
    with progress(texts.format("simulate-progress"), games * len(plans)) as told:
        played = [(plan, simulate(plan, executor_of(jobs), told)) for plan in plans]
    if out is not None:
        write_out(out, played, texts)
    values = [value for value, _ in variants]
    tell(played, option, values, json, Texts(language, game.name))
    return not any(done.failures for _, done in played)


def variants_of(
    game: Game, options: str, vary: str, seats: int, texts: Texts
) -> tuple[str, list[tuple[str, dict[str, str]]]]:
    """The varied option, and each of its values with all options of that table."""
    if not vary:
        return "", [("", options_of(game, options, seats, texts))]
    option, _, listed = vary.partition("=")
    option = option.strip()
    values = [value.strip() for value in listed.split(",")]
    if len(values) < 2 or len(set(values)) < len(values):
        name, known = next(iter(game.options.items()))
        example = f"{name}={known[0]},{known[1]}"
        raise BadSetup(texts.format("no-vary", example=example, text=vary))
    return option, [
        (value, options_of(game, f"{options},{option}={value}", seats, texts)) for value in values
    ]


def check_out(file: Path, texts: Texts) -> None:
    """Check before the games that this file can be written after them."""
    if importlib.util.find_spec("polars") is None:
        raise BadSetup(texts.format("needs-extra", extra="lab"))
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


def write_out(file: Path, played: Sequence[tuple[Plan, Games]], texts: Texts) -> None:
    """All games as Parquet."""
    from grimtable.lab.columns import write

    write(file, played)
    count = sum(len(games) for _, games in played)
    typer.echo(texts.format("simulate-written", count=count, file=str(file)), err=True)


# What is printed


def tell(
    played: Sequence[tuple[Plan, Games]],
    option: str,
    values: Sequence[str],
    json: bool,
    texts: Texts,
) -> None:
    """Failures and speed on standard error, everything else on standard output."""
    for _, games in played:
        for failed, more in alike(games.failures):
            number, seed = str(failed.number), str(failed.seed)
            line = texts.format("simulate-failed", number=number, seed=seed, error=failed.error)
            also = texts.format("simulate-failed-more", count=more)
            typer.echo(f"{line} {also}".strip(), err=True)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(as_object(played, option, values)).decode())
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    for at, (plan, games) in enumerate(played):
        tell_games(console, plan, games, texts)
        if at:
            tell_difference(console, played[0][1], games, (option, values[0], values[at]), texts)
    seconds = sum(games.seconds for _, games in played)
    rate = sum(len(games) for _, games in played) / max(seconds, 1e-9)
    spent, speed = figure(seconds, "0.0", texts), figure(rate, "#,##0", texts)
    typer.echo(texts.format("simulate-speed", seconds=spent, rate=speed), err=True)


def as_object(
    played: Sequence[tuple[Plan, Games]], option: str, values: Sequence[str]
) -> dict[str, Any]:
    """The first plan's summary; under `variants` the others, each with what differs."""
    import msgspec

    first, *others = [msgspec.structs.asdict(summary(plan, games)) for plan, games in played]
    if option:
        for other, (_, games) in zip(others, played[1:], strict=True):
            other["difference"] = difference(played[0][1], games)
        first |= {"vary": option, "values": values, "variants": others}
    return first


def tell_games(console: Console, plan: Plan, games: Games, texts: Texts) -> None:
    """The figures of one plan."""
    found = summary(plan, games)
    title, players = texts.format(f"title-{plan.game}"), len(plan.seats)
    heading = {"title": title, "games": plan.games, "players": players, "seed": str(plan.seed)}
    console.print(texts.format("simulate-heading", **heading))
    if plan.options:
        listed = ", ".join(f"{name}={value}" for name, value in plan.options)
        console.print(texts.format("simulate-options", list=listed))
    table = grid(texts, "seat", "bot", "share", "interval", "score", "low", "median", "high")
    for seat, bot in enumerate(plan.seats):
        share = Estimate(found.win_share[seat], *found.win_share_interval[seat])
        cells = estimate_cells(share, SHARE, texts) + spread_cells(found.scores[seat], texts)
        table.add_row(str(seat + 1), bot, *cells)
    console.print(table)
    table = grid(texts, "per-game", "mean", "low", "median", "high")
    table.add_row(texts.format("simulate-turns"), *spread_cells(found.turns, texts))
    decisions = spread_cells(found.decisions_per_game, texts)
    table.add_row(texts.format("simulate-decisions"), *decisions)
    console.print(table)
    ended = len(games)
    tied = figure(found.ties / max(1, ended), SHARE, texts)
    console.print(texts.format("simulate-ties", count=found.ties, games=ended, share=tied))


def tell_difference(
    console: Console, first: Games, games: Games, names: tuple[str, str, str], texts: Texts
) -> None:
    """A variant against the first one, on the same deals."""
    found = difference(first, games)
    name, before, value = names
    heading = {"name": name, "value": value, "first": before, "pairs": found.pairs}
    console.print(texts.format("simulate-difference", **heading))
    table = grid(texts, "figure", "change", "interval")
    rows = [("share", place, change) for place, change in enumerate(found.win_share, 1)]
    rows += [("score", place, change) for place, change in enumerate(found.scores, 1)]
    for sort, place, change in rows:
        label = texts.format(f"simulate-{sort}-of", place=place)
        pattern = MORE_SHARE if sort == "share" else MORE
        table.add_row(label, *estimate_cells(change, pattern, texts))
    for key, change in (("turns", found.turns), ("decisions", found.decisions)):
        table.add_row(texts.format(f"simulate-{key}"), *estimate_cells(change, MORE, texts))
    console.print(table)


def grid(texts: Texts, *headings: str) -> Table:
    """A table of figures; some columns hold words."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    for heading in headings:
        is_word = heading in ("bot", "per-game", "figure")
        justify: JustifyMethod = "left" if is_word else "right"
        title = texts.format(f"simulate-{heading}")
        table.add_column(title, justify=justify, no_wrap=not is_word, overflow="fold")
    return table


def spread_cells(spread: Spread, texts: Texts) -> list[str]:
    """Mean, 5 %, median, 95 %."""
    quantiles = [figure(value, "0", texts) for value in (spread.low, spread.median, spread.high)]
    return [figure(spread.mean, "0.0", texts), *quantiles]


def estimate_cells(estimate: Estimate, pattern: str, texts: Texts) -> list[str]:
    """A figure and its interval."""
    low, high = (figure(value, pattern, texts) for value in (estimate.low, estimate.high))
    value = figure(estimate.value, pattern, texts)
    return [value, texts.format("simulate-range", low=low, high=high)]


def figure(value: float, pattern: str, texts: Texts) -> str:
    """A number as the reader's language writes it."""
    from babel.numbers import format_decimal

    return format_decimal(value, format=pattern, locale=texts.language)
