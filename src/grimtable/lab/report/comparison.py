"""Two rules or card sets side by side: what differs on the same deals, and by how much."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from math import nan

from grimtable.lab.report.common import PLAIN, POINTS, SHARE, table_title
from grimtable.lab.report.measures import SORTS, Measure, measures_of
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import (
    Figure,
    Histogram,
    change,
    change_of_share,
    mean,
    win_share,
)
from grimtable.lab.report.words import Words
from grimtable.registry import get

MORE = "+0.00;-0.00"
PERCENT = "+0.0;-0.0"


@dataclass(frozen=True)
class Compared:
    """A measure at two tables that were dealt the same cards."""

    first: Setting
    other: Setting
    measure: Measure
    before: Histogram
    after: Histogram
    changes: Histogram
    """Deal by deal, the other table less the first."""

    def figures(self) -> tuple[Figure, Figure, Figure]:
        """At the first table, at the other one, and the difference."""
        if self.measure.sort == "wins":
            change = change_of_share(self.changes).scaled(100)
            return win_share(self.before), win_share(self.after), change
        return mean(self.before), mean(self.after), mean(self.changes, is_signed=True)

    def shown(self) -> Figure:
        """The difference as the plots show it: lengths in percent of the first table's mean."""
        _, _, change = self.figures()
        if self.measure.sort != "length":
            return change
        whole = mean(self.before).value
        return change.scaled(100 / whole) if whole else Figure(nan, nan, nan, 0)


def compared(studied: Studied) -> list[Compared]:
    """Every measure of every table, against the same table with the first value."""
    study = studied.study
    game, report = get(study.game), report_of(study.game)
    found = []
    for other, tally in studied.tallies.items():
        first = replace(other, value=f"{study.vary}={study.values[0]}")
        if first == other or first not in studied.tallies:
            continue
        for measure in measures_of(game, report, other.seats):
            before = studied.tallies[first].values.get(measure.key, {})
            after = tally.values.get(measure.key, {})
            changes = change(before, after)
            if changes and (any(before.values()) or any(after.values())):
                one, two = Counter(before.values()), Counter(after.values())
                found.append(Compared(first, other, measure, one, two, changes))
    return found


def comparison_section(studied: Studied, words: Words) -> Section:
    """What a value changes: win shares, length, and what else is counted in a game."""
    every = compared(studied)
    first = words.value(f"{studied.study.vary}={studied.study.values[0]}")
    plots = [comparison_plot(sort, every, studied, words) for sort in SORTS]
    grids = [
        comparison_grid([each for each in every if each.other.value == value], words)
        for value in dict.fromkeys(each.other.value for each in every)
    ]
    lead = words.say("comparison-lead", first=first)
    shown = [plot for plot in plots if plot is not None]
    return Section("comparison", words.say("comparison-title"), lead, shown, grids)


def comparison_plot(
    sort: str, every: list[Compared], studied: Studied, words: Words
) -> Plot | None:
    """All differences of a sort; None if there are none."""
    marks = [
        mark_of(each, line_of(each, studied, words), words)
        for each in every
        if each.measure.sort == sort
    ]
    if not marks:
        return None
    axis = words.say(f"axis-comparison-{sort}")
    pattern = PERCENT if sort in ("wins", "length") else MORE
    spec = dots(marks, axis, words, step=14, pattern=pattern)
    games = words.number(studied.study.games)
    caption = words.say(f"comparison-{sort}-caption", games=games)
    return Plot(spec, caption, words.say(f"plot-comparison-{sort}"))


def mark_of(each: Compared, table: str, words: Words) -> Dot:
    """A difference; where there are many measures, each has a line, and the tables the colours."""
    measure, view = label(each.measure, words), words.value(each.other.value)
    if each.measure.sort in ("wins", "length"):
        return Dot(table, measure, each.shown(), view)
    return Dot(measure, table, each.shown(), view)


def comparison_grid(every: list[Compared], words: Words) -> Grid:
    """The numbers of both tables beside each other, and their difference."""
    rows: list[list[Cell]] = []
    for each in every:
        before, after, change = each.figures()
        plain, signed = (SHARE, POINTS) if each.measure.sort == "wins" else (PLAIN, MORE)
        table = replace(each.other, value="")
        figures = [Value(before, plain), Value(after, plain), Value(change, signed)]
        rows.append([table_title(table, words), label(each.measure, words), *figures])
    first, other = (words.value(at.value) for at in (every[0].first, every[0].other))
    heads = [words.say("head-table"), words.say("head-figure"), first, other]
    title = words.say("comparison-grid", first=first, other=other)
    return Grid(title, [*heads, words.say("simulate-change")], rows)


def line_of(each: Compared, studied: Studied, words: Words) -> str:
    """The table, by its seats if nothing else differs."""
    if len(studied.study.presets) == 1:
        return words.say("seats", count=each.other.seats)
    return table_title(replace(each.other, value=""), words)


def label(measure: Measure, words: Words) -> str:
    """What is measured."""
    name = str(measure.key[0])
    if measure.sort == "length":
        return words.say(f"simulate-{name}")
    if measure.sort in ("points", "counts"):
        return words.say(f"head-{name}")
    if get(words.game).cooperative:
        return words.say("comparison-team")
    return words.say("place", place=int(measure.key[1]) + 1)
