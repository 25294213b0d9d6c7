"""What the page shows of Grim Farmer alone."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.grim_farmer.vocabulary import SPECIAL_NAMES
from grimtable.lab.report.common import (
    PLAIN,
    POINTS,
    SHARE,
    Measure,
    figures_plot,
    mean_of,
    rows_of,
    share_of,
    shares_section,
    table_heads,
    table_title,
)
from grimtable.lab.report.grim_farmer.counting import WAYS
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import change_of_share, lift, mean, share
from grimtable.lab.report.words import Words

BLUFFS = ("bluff", "forced-bluff", "challenge-success")
"""Counted as shares: of all piles, of all piles, of all challenges."""
RHYTHM = ("challenges", "specials", "drawn")
"""Counted per Turn."""


def sections(studied: Studied, words: Words) -> list[Section]:
    """Bluffs, ways to win, specials, the rhythm of a Turn."""
    return [
        shares_section("bluffs", BLUFFS, share_of, studied, words),
        shares_section("ways", WAYS, way_share, studied, words),
        special_section(studied, words),
        rhythm_section(studied, words),
    ]


def way_share(way: str) -> Measure:
    """How many winners won in this way."""
    return lambda _, tally: share(tally.histogram("way", way))


def dealt_lift(kind: str) -> Measure:
    """Seats that were dealt the card at the start against those that were not."""
    return lambda at, tally: lift(tally.pairs.get(("dealt", kind), {}), at.seats).scaled(100)


def forced_lift(kind: str) -> Measure:
    """The same deal with and without the card: what it changes in the win."""
    return lambda _, tally: change_of_share(tally.histogram("forced", kind)).scaled(100)


def special_section(studied: Studied, words: Words) -> Section:
    """What a special is worth."""
    sorts = {"dealt": dealt_lift, **({"forced": forced_lift} if studied.study.pairs else {})}
    marks = [
        Dot(
            words.card(kind),
            words.say(f"lift-{sort}"),
            measure(kind)(at, tally),
            table_title(at, words),
        )
        for at, tally in studied.tallies.items()
        for kind in SPECIAL_NAMES
        for sort, measure in sorts.items()
    ]
    spec = dots(marks, words.say("axis-lift"), words, step=14, pattern=POINTS)
    games, pairs = words.number(studied.study.games), words.number(studied.study.pairs)
    caption = words.say("lift-caption", games=games, pairs=pairs)
    plot = Plot(spec, caption, words.say("lift-plot"))
    grids = []
    for sort, measure in sorts.items():

        def cells(setting: Setting, measure: Callable[[str], Measure] = measure) -> list[Cell]:
            tally = studied.tallies[setting]
            return [Value(measure(kind)(setting, tally), POINTS) for kind in SPECIAL_NAMES]

        heads = table_heads(words) + [words.card(kind) for kind in SPECIAL_NAMES]
        title = words.say("numbers-of", what=words.say(f"lift-{sort}"))
        grids.append(Grid(title, heads, rows_of(studied, words, cells)))
    return Section("cards", words.say("lift-title"), words.say("lift-lead"), [plot], grids)


def rhythm_section(studied: Studied, words: Words) -> Section:
    """What happens in a Turn, and how often the discards come back."""
    plot = figures_plot("rhythm", RHYTHM, mean_of, studied, words, pattern=PLAIN)

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        means: list[Cell] = [Value(mean(tally.histogram(key)), PLAIN) for key in RHYTHM]
        again: Cell = Value(share(tally.histogram("reshuffles")), SHARE)
        return [*means, again, Value(share(tally.histogram("shared")), SHARE)]

    keys = (*RHYTHM, "reshuffles", "shared-wins")
    heads = table_heads(words) + [words.say(f"head-{key}") for key in keys]
    title = words.say("numbers-of", what=words.say("plot-rhythm"))
    grid = Grid(title, heads, rows_of(studied, words, cells))
    return Section("rhythm", words.say("rhythm-title"), words.say("rhythm-lead"), [plot], [grid])
