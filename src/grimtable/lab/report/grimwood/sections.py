"""What the page shows of Grimwood alone."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.grimwood.ids import SUPERNATURALS
from grimtable.games.grimwood.vocabulary import NAMES
from grimtable.lab.report.common import (
    PLAIN,
    POINTS,
    SHARE,
    figures_plot,
    mean_of,
    rows_of,
    table_heads,
)
from grimtable.lab.report.grimwood.counting import HAPPENINGS, SOURCES
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import Figure, Tally, average, change_of_share, lift, mean, share
from grimtable.lab.report.words import Words

POWERS = tuple(name for name in NAMES[:SUPERNATURALS] if name != "dragon")
"""The Dragon has no power to play (GW-C.dragon)."""
MORE_POINTS = "+0.00;-0.00"


def sections(studied: Studied, words: Words) -> list[Section]:
    """Cards, powers, steals."""
    return [
        card_section(studied, words),
        power_section(studied, words),
        event_section(studied, words),
    ]


def views(studied: Studied, words: Words) -> list[tuple[str, list[Setting]]]:
    """What a reader can look at: each preset over all its tables, and each table."""
    found: list[tuple[str, list[Setting]]] = []
    for rules in studied.study.rules():
        tables = [setting for setting in studied.tallies if setting.is_like(rules)]
        name = words.rules(rules)
        if len(tables) > 1:
            found.append((words.say("view-all", preset=name), tables))
        for setting in tables:
            seats = words.say("seats", count=setting.seats)
            found.append((words.say("view-one", preset=name, seats=seats), [setting]))
    return found


def over(
    studied: Studied, tables: list[Setting], measure: Callable[[Setting, Tally], Figure]
) -> Figure:
    """A figure averaged over tables; of one table as it is."""
    figures = [measure(setting, studied.tallies[setting]) for setting in tables]
    return figures[0] if len(figures) == 1 else average(figures)


# Cards


def held_lift(kind: str) -> Callable[[Setting, Tally], Figure]:
    """Seats that ever held the card against those that never did."""
    return lambda at, tally: lift(tally.pairs.get(("held", kind), {}), at.seats).scaled(100)


def dealt_lift(kind: str) -> Callable[[Setting, Tally], Figure]:
    """Seats that were dealt the card at the start against those that were not."""
    return lambda at, tally: lift(tally.pairs.get(("dealt", kind), {}), at.seats).scaled(100)


def forced_lift(kind: str) -> Callable[[Setting, Tally], Figure]:
    """The same deal with and without the card: what it changes in the win."""
    return lambda _, tally: change_of_share(tally.histogram("forced", kind)).scaled(100)


def forced_points(kind: str) -> Callable[[Setting, Tally], Figure]:
    """The same deal with and without the card: what it changes in the score."""
    return lambda _, tally: mean(tally.histogram("forced-points", kind), is_signed=True)


SORTS = {"held": held_lift, "dealt": dealt_lift, "forced": forced_lift}


def card_section(studied: Studied, words: Words) -> Section:
    """What a card is worth."""
    sorts = [sort for sort in SORTS if sort != "forced" or studied.study.pairs]
    marks, grids = [], []
    for view, tables in views(studied, words):
        rows: list[list[Cell]] = []
        for kind in NAMES:
            figures = [over(studied, tables, SORTS[sort](kind)) for sort in sorts]
            marks += [
                Dot(words.card(kind), words.say(f"lift-{sort}"), figure, view)
                for sort, figure in zip(sorts, figures, strict=True)
            ]
            row: list[Cell] = [words.card(kind), *(Value(each, POINTS) for each in figures)]
            if studied.study.pairs:
                row.append(Value(over(studied, tables, forced_points(kind)), MORE_POINTS))
            rows.append(row)
        heads = [words.say("head-card"), *(words.say(f"lift-{sort}") for sort in sorts)]
        if studied.study.pairs:
            heads.append(words.say("lift-points"))
        grids.append(Grid(words.say("numbers-of", what=view), heads, rows))
    spec = dots(
        marks, words.say("axis-lift"), words, step=9, pattern=POINTS,
        sorted_by=words.say("lift-dealt"),
    )  # fmt: skip
    pairs = words.number(studied.study.pairs)
    games = words.number(studied.study.games)
    caption = words.say("lift-caption", games=games, pairs=pairs)
    plot = Plot(spec, caption, words.say("lift-plot"))
    return Section("cards", words.say("lift-title"), words.say("lift-lead"), [plot], grids)


# Powers


def starts(kind: str) -> Callable[[Setting, Tally], Figure]:
    """How often a power starts per game."""
    return lambda _, tally: mean(tally.histogram("starts", kind))


def lays(kind: str) -> Callable[[Setting, Tally], Figure]:
    """How often a supernatural is laid per game."""
    return lambda _, tally: mean(tally.histogram("lays", kind))


def ever(kind: str) -> Callable[[Setting, Tally], Figure]:
    """In how many games a power starts at all."""
    return lambda _, tally: share(tally.histogram("starts", kind))


def power_section(studied: Studied, words: Words) -> Section:
    """How often each power is used."""
    marks, grids = [], []
    measures = {"starts": starts, "lays": lays}
    for view, tables in views(studied, words):
        rows: list[list[Cell]] = []
        for kind in POWERS:
            figures = [over(studied, tables, measure(kind)) for measure in measures.values()]
            marks += [
                Dot(words.card(kind), words.say(f"power-{name}"), figure, view)
                for name, figure in zip(measures, figures, strict=True)
            ]
            used = Value(over(studied, tables, ever(kind)), SHARE)
            rows.append([words.card(kind), *(Value(each, PLAIN) for each in figures), used])
        names = [words.say(f"power-{name}") for name in (*measures, "ever")]
        heads = [words.say("head-card"), *names]
        grids.append(Grid(words.say("numbers-of", what=view), heads, rows))
    spec = dots(
        marks, words.say("axis-starts"), words, step=10, zero=False, pattern=PLAIN,
        sorted_by=words.say("power-starts"),
    )  # fmt: skip
    games = words.number(studied.study.games)
    plot = Plot(spec, words.say("power-caption", games=games), words.say("power-plot"))
    return Section("powers", words.say("power-title"), words.say("power-lead"), [plot], grids)


# Points and steals


def event_section(studied: Studied, words: Words) -> Section:
    """Where the points come from, and how often steals, Amulets and Runes happen."""
    marks = [
        Dot(
            words.say("seats", count=at.seats),
            words.say(f"source-{source}"),
            mean(tally.histogram("source", source)),
            words.rules(at),
        )
        for at, tally in studied.tallies.items()
        for source in SOURCES
    ]
    spec = dots(marks, words.say("axis-source"), words, step=12, zero=False)
    games = words.number(studied.study.games)
    plots = [Plot(spec, words.say("source-caption", games=games), words.say("plot-source"))]
    events = tuple(HAPPENINGS.values())
    plots.append(figures_plot("events", events, mean_of, studied, words, pattern=PLAIN))

    def points(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        return [Value(mean(tally.histogram("source", source)), PLAIN) for source in SOURCES]

    def happened(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        return [Value(mean(tally.histogram(key)), PLAIN) for key in HAPPENINGS.values()]

    heads = table_heads(words)
    by_source = [words.say(f"source-{source}") for source in SOURCES]
    by_event = [words.say(f"head-{key}") for key in HAPPENINGS.values()]
    grids = [
        Grid(words.say("plot-source"), heads + by_source, rows_of(studied, words, points)),
        Grid(words.say("event-grid"), heads + by_event, rows_of(studied, words, happened)),
    ]
    return Section("points", words.say("event-title"), words.say("event-lead"), plots, grids)
