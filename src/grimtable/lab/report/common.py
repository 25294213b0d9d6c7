"""The sections every game has: places at the table, length, scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, Span, dots, spans
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import (
    Figure,
    Histogram,
    Tally,
    mean,
    quantile,
    share,
    win_share,
)
from grimtable.lab.report.words import Words

Measure = Callable[[Setting, Tally], Figure]

SHARE = "0.0 %"
POINTS = "+0.0;-0.0"
PLAIN = "0.00"
WHOLE = "#,##0"


def table_name(setting: Setting, words: Words) -> list[Cell]:
    """Preset and seats, the first two columns of most tables."""
    return [words.rules(setting), words.say("seats", count=setting.seats)]


def table_title(setting: Setting, words: Words) -> str:
    """The name of a table in words."""
    seats = words.say("seats", count=setting.seats)
    return words.say("view-one", preset=words.rules(setting), seats=seats)


def table_heads(words: Words) -> list[str]:
    """What stands above them."""
    return [words.say("head-preset"), words.say("head-seats")]


def rows_of(
    studied: Studied, words: Words, cells: Callable[[Setting], list[Cell]]
) -> list[list[Cell]]:
    """One row per table."""
    return [table_name(setting, words) + cells(setting) for setting in studied.tallies]


def span_plot(studied: Studied, key: str, words: Words) -> Plot:
    """How a figure spreads from game to game, table by table."""
    games = words.number(studied.study.games)
    caption = words.say("spans-caption", games=games)
    return spread_plot(studied.tallies, key, caption, words)


def spread_plot(tallies: Mapping[Setting, Tally], key: str, caption: str, words: Words) -> Plot:
    """The same of any tallies, with a caption of its own."""
    marks = [
        Span(words.say("seats", count=at.seats), words.rules(at), tally.histogram(key))
        for at, tally in tallies.items()
        if tally.histogram(key)
    ]
    return Plot(spans(marks, words.say(f"axis-{key}"), words), caption, words.say(f"plot-{key}"))


def spread_cells(values: Histogram) -> list[Cell]:
    """Mean, 5 %, median, 95 %."""
    quantiles = [Value(quantile(values, part), WHOLE) for part in (0.05, 0.5, 0.95)]
    return [Value(mean(values), PLAIN), *quantiles]


def spread_heads(words: Words) -> list[str]:
    """What stands above them."""
    return [words.say(f"head-{name}") for name in ("mean", "low", "median", "high")]


def spread_grid(studied: Studied, key: str, words: Words) -> Grid:
    """The numbers behind a plot of spans."""
    rows = rows_of(studied, words, lambda at: spread_cells(studied.tallies[at].histogram(key)))
    title = words.say("numbers-of", what=words.say(f"plot-{key}"))
    return Grid(title, table_heads(words) + spread_heads(words), rows)


def seat_section(studied: Studied, words: Words) -> Section:
    """Who wins from which place in the order of play, against the fair share."""
    games = words.number(studied.study.games)
    marks = {rules: place_dots(studied, rules, words) for rules in studied.study.rules()}
    ends = [end for each in marks.values() for dot in each for end in dot.figure.ends()]
    plots = []
    for rules, found in marks.items():
        spec = dots(found, words.say("axis-place"), words, step=11, pattern=POINTS, reach=max(ends))
        plots.append(Plot(spec, words.say("place-caption", games=games), words.rules(rules)))
    most = max(studied.study.seats)

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        shares = [win_share(tally.histogram("place", place)) for place in range(setting.seats)]
        empty = [""] * (most - setting.seats)
        return [*(Value(each, SHARE) for each in shares), *empty]

    heads = [words.say("place", place=place + 1) for place in range(most)]
    rows = rows_of(studied, words, cells)
    title = words.say("numbers-of", what=words.say("place-title"))
    grid = Grid(title, table_heads(words) + heads, rows)
    return Section("seats", words.say("place-title"), words.say("place-lead"), plots, [grid])


def place_dots(studied: Studied, rules: Setting, words: Words) -> list[Dot]:
    """All places at all tables with these rules."""
    return [
        place_dot(at.seats, place, win_share(tally.histogram("place", place)), words)
        for at, tally in studied.tallies.items()
        if at.is_like(rules)
        for place in range(at.seats)
    ]


def place_dot(seats: int, place: int, won: Figure, words: Words) -> Dot:
    """A win share less the fair one, in percentage points."""
    fair = 1 / seats
    beyond = Figure(won.value - fair, won.low - fair, won.high - fair, won.n).scaled(100)
    return Dot(words.say("seats", count=seats), words.say("place", place=place + 1), beyond)


def length_section(studied: Studied, words: Words) -> Section:
    """How long the games are."""
    plots = [span_plot(studied, key, words) for key in ("turns", "decisions")]
    grids = [spread_grid(studied, key, words) for key in ("turns", "decisions")]
    return Section("length", words.say("length-title"), words.say("length-lead"), plots, grids)


def score_section(studied: Studied, words: Words) -> Section:
    """How far the scores lie apart."""
    plots = [span_plot(studied, key, words) for key in ("score", "margin")]

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        means: list[Cell] = [
            Value(mean(tally.histogram(key)), PLAIN)
            for key in ("score", "best", "margin", "spread")
        ]
        return [*means, Value(share(tally.histogram("shared")), SHARE)]

    heads = [words.say(f"head-{key}") for key in ("score", "best", "margin", "spread", "shared")]
    grid = Grid(
        words.say("score-means"), table_heads(words) + heads, rows_of(studied, words, cells)
    )
    grids = [grid, *(spread_grid(studied, key, words) for key in ("score", "margin"))]
    return Section("scores", words.say("score-title"), words.say("score-lead"), plots, grids)


def lead_section(studied: Studied, words: Words) -> Section:
    """How open a game stays."""
    marks = [
        Dot(
            words.say("seats", count=at.seats),
            words.rules(at),
            win_share(tally.histogram("halfway")).scaled(100),
        )
        for at, tally in studied.tallies.items()
    ]
    spec = dots(marks, words.say("axis-halfway"), words, step=18, zero=False)
    halfway = Plot(spec, words.say("halfway-caption"), words.say("plot-halfway"))

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        return [
            Value(mean(tally.histogram("lead-changes")), PLAIN),
            Value(win_share(tally.histogram("halfway")), SHARE),
            Value(mean(tally.histogram("behind")), PLAIN),
            Value(mean(tally.histogram("settled"), unit=100), SHARE),
        ]

    heads = [words.say(f"head-{key}") for key in ("lead-changes", "halfway", "behind", "settled")]
    rows = rows_of(studied, words, cells)
    title = words.say("numbers-of", what=words.say("lead-title"))
    grids = [Grid(title, table_heads(words) + heads, rows)]
    grids.append(spread_grid(studied, "lead-changes", words))
    plots = [span_plot(studied, "lead-changes", words), halfway]
    return Section("lead", words.say("lead-title"), words.say("lead-lead"), plots, grids)


def figures_plot(
    name: str,
    keys: tuple[str, ...],
    measure: Callable[[str], Measure],
    studied: Studied,
    words: Words,
    *,
    pattern: str = "0.0",
    zero: bool = False,
) -> Plot:
    """Figures in one unit, table by table; `zero` draws a line there."""
    marks = [
        Dot(
            words.say("seats", count=at.seats),
            words.say(f"head-{key}"),
            measure(key)(at, tally),
            words.rules(at),
        )
        for at, tally in studied.tallies.items()
        for key in keys
    ]
    spec = dots(marks, words.say(f"axis-{name}"), words, step=14, zero=zero, pattern=pattern)
    return Plot(spec, words.say(f"{name}-caption"), words.say(f"plot-{name}"))


def mean_of(key: str) -> Measure:
    """What is counted, on the average."""
    return lambda _, tally: mean(tally.histogram(key))


def share_of(key: str) -> Measure:
    """How often it is so."""
    return lambda _, tally: share(tally.histogram(key))


def percent_of(key: str) -> Measure:
    """The same in percent."""
    return lambda _, tally: share(tally.histogram(key)).scaled(100)


def shares_section(
    name: str,
    keys: tuple[str, ...],
    measure: Callable[[str], Measure],
    studied: Studied,
    words: Words,
) -> Section:
    """Some shares, table by table, as a picture and as numbers."""

    def percent(key: str) -> Measure:
        return lambda at, tally: measure(key)(at, tally).scaled(100)

    plot = figures_plot(name, keys, percent, studied, words)

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        return [Value(measure(key)(setting, tally), SHARE) for key in keys]

    heads = table_heads(words) + [words.say(f"head-{key}") for key in keys]
    title = words.say("numbers-of", what=words.say(f"plot-{name}"))
    grid = Grid(title, heads, rows_of(studied, words, cells))
    return Section(name, words.say(f"{name}-title"), words.say(f"{name}-lead"), [plot], [grid])
