"""What `grimtable simulate` prints: the figures of every variant, and how they differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import typer

from grimtable.cli.varying import Variant
from grimtable.lab.games import Games, alike
from grimtable.lab.intervals import Estimate, wilson
from grimtable.lab.report.words import Words
from grimtable.lab.summary import Difference, Spread, difference, summary
from grimtable.look.texts import Texts, bundle
from grimtable.registry import get

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod
    from rich.table import Table

SHARE = "0.0 %"
POINTS = "+0.0;-0.0"
MORE = "+0.00;-0.00"
WORDY = ("bot", "per-game", "figure", "end")
"""Columns of words."""

Played: TypeAlias = Sequence[tuple[Variant, Games]]


def tell(played: Played, json: bool, words: Words) -> None:
    """Failures and speed on standard error, everything else on standard output."""
    for _, games in played:
        tell_failures(games, words)
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(as_object(played)).decode())
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    first_variant, first = played[0]
    for at, (variant, games) in enumerate(played):
        tell_games(console, variant, games, words)
        if at:
            names = {"value": variant.name, "first": first_variant.name}
            tell_difference(console, difference(first, games), names, words)
    if len(played) > 1:
        tell_together(console, played, words)
    seconds = sum(games.seconds for _, games in played)
    rate = sum(len(games) for _, games in played) / max(seconds, 1e-9)
    spent, speed = words.number(seconds, "0.0"), words.number(rate)
    typer.echo(words.say("simulate-speed", seconds=spent, rate=speed), err=True)


def tell_failures(games: Games, words: Words) -> None:
    """The first of each kind, and how many more there are of it."""
    for failed, more in alike(games.failures):
        number, seed = str(failed.number), str(failed.seed)
        line = words.say("simulate-failed", number=number, seed=seed, error=failed.error)
        also = words.say("simulate-failed-more", count=more)
        typer.echo(f"{line} {also}".strip(), err=True)


def as_object(played: Played) -> dict[str, Any]:
    """The first plan's summary; under `variants` the others, each with what differs."""
    import msgspec

    summaries = [msgspec.structs.asdict(summary(each.plan, games)) for each, games in played]
    if len(played) > 1:
        for each, (variant, games) in zip(summaries, played, strict=True):
            each["values"] = dict(variant.values)
            each["difference"] = difference(played[0][1], games)
        del summaries[0]["difference"]
        summaries[0] |= {"vary": [name for name, _ in played[0][0].values]}
        summaries[0] |= {"variants": summaries[1:]}
    return summaries[0]


def tell_games(console: Console, variant: Variant, games: Games, words: Words) -> None:
    """The figures of one plan."""
    plan, found = variant.plan, summary(variant.plan, games)
    game = get(plan.game)
    heading = {"title": words.title(), "games": plan.games, "players": len(plan.seats)}
    console.print(words.say("simulate-heading", **heading, seed=str(plan.seed)))
    if plan.options:
        listed = ", ".join(f"{name}={value}" for name, value in plan.options)
        console.print(words.say("simulate-options", list=listed))
    if game.cooperative:
        tell_team(console, variant, games, words)
    else:
        table = grid(words, "seat", "bot", "share", "interval", "score", "low", "median", "high")
        for seat, bot in enumerate(plan.seats):
            share = Estimate(found.win_share[seat], *found.win_share_interval[seat])
            cells = estimate_cells(share, SHARE, words) + spread_cells(found.scores[seat], words)
            table.add_row(str(seat + 1), bot, *cells)
        console.print(table)
        console.print(words.what_score())
    table = grid(words, "per-game", "mean", "low", "median", "high")
    if any(games.turns):  # some games count none
        table.add_row(words.say("simulate-turns"), *spread_cells(found.turns, words))
    table.add_row(words.say("simulate-decisions"), *spread_cells(found.decisions_per_game, words))
    console.print(table)
    if not game.cooperative:
        tied = words.number(found.ties / max(1, len(games)), SHARE)
        console.print(words.say("simulate-ties", count=found.ties, games=len(games), share=tied))


def tell_team(console: Console, variant: Variant, games: Games, words: Words) -> None:
    """How often the team wins, and how the games ended."""
    won = summary(variant.plan, games).team
    share, interval = estimate_cells(won, SHARE, words)
    console.print(words.say("simulate-team", share=share, interval=interval))
    console.print(words.say("fact-seats", list=", ".join(variant.plan.seats)))
    table = grid(words, "end", "part", "interval")
    for reason, count in Counter(games.reasons).most_common():
        cells = estimate_cells(wilson(count / len(games), len(games)), SHARE, words)
        table.add_row(end_of(words, reason), *cells)
    console.print(table)


def end_of(words: Words, reason: str) -> str:
    """Why a game ended, in words if the game has them."""
    key = f"{words.game}-outcome-{reason}"
    if bundle(words.language, words.game).has_message(key):
        return Texts(words.language, words.game).format(key)
    return reason


def tell_difference(
    console: Console, found: Difference, names: dict[str, str], words: Words
) -> None:
    """A variant against the first one, on the same deals."""
    kind = "simulate-difference" if found.is_paired else "simulate-difference-sizes"
    console.print(words.say(kind, **names, pairs=found.pairs))
    table = grid(words, "figure", "change", "interval")
    if get(words.game).cooperative:
        label = words.say("simulate-team-share")
        table.add_row(label, *estimate_cells(found.team.scaled(100), POINTS, words))
    else:
        for place, change in enumerate(found.win_share, 1):
            label = words.say("simulate-share-of", place=place)
            table.add_row(label, *estimate_cells(change.scaled(100), POINTS, words))
        for place, change in enumerate(found.scores, 1):
            label = words.say("simulate-score-of", place=place)
            table.add_row(label, *estimate_cells(change, MORE, words))
    for key, change in (("turns", found.turns), ("decisions", found.decisions)):
        table.add_row(words.say(f"simulate-{key}"), *estimate_cells(change, MORE, words))
    console.print(table)


def tell_together(console: Console, played: Played, words: Words) -> None:
    """One line per variant: what varies, the share, the length, and how they differ."""
    from rich import box
    from rich.table import Table

    is_team = get(words.game).cooperative
    share = words.say("simulate-team-wins" if is_team else "simulate-first-wins")
    points = words.say("simulate-change-points")
    turns, change = words.say("simulate-turns"), words.say("simulate-change")
    console.print(words.say("simulate-together"))
    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    for name, _ in played[0][0].values:
        table.add_column(name)
    for heading in (share, points, turns, change):
        table.add_column(heading, justify="right")
    for variant, games in played:
        found, changed = summary(variant.plan, games), difference(played[0][1], games)
        won = found.team if is_team else Estimate(found.win_share[0], *found.win_share_interval[0])
        by = changed.team if is_team else next(iter(changed.win_share), None)
        is_first = games is played[0][1]
        table.add_row(
            *(value for _, value in variant.values),
            words.number(won.value * 100, "0.0"),
            "" if is_first or by is None else both(by.scaled(100), POINTS, words),
            words.number(found.turns.mean, "0.0"),
            "" if is_first else both(changed.turns, MORE, words),
        )
    console.print(table)


# Cells


def grid(words: Words, *headings: str) -> Table:
    """A table of figures; some columns hold words."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    for heading in headings:
        is_word = heading in WORDY
        justify: JustifyMethod = "left" if is_word else "right"
        title = words.say(f"simulate-{heading}")
        table.add_column(title, justify=justify, no_wrap=not is_word, overflow="fold")
    return table


def spread_cells(spread: Spread, words: Words) -> list[str]:
    """Mean, 5 %, median, 95 %."""
    quantiles = [words.number(value, "0") for value in (spread.low, spread.median, spread.high)]
    return [words.number(spread.mean, "0.0"), *quantiles]


def estimate_cells(estimate: Estimate, pattern: str, words: Words) -> list[str]:
    """A figure and its interval."""
    return [words.number(estimate.value, pattern), words.interval(estimate, pattern)]


def both(estimate: Estimate, pattern: str, words: Words) -> str:
    """The same in one cell."""
    value, interval = estimate_cells(estimate, pattern, words)
    return f"{value} ({interval})"
