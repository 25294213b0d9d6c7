"""The kinds of picture: figures with their intervals, how games spread, how a figure went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import altair as alt

from grimtable.lab.report.tallies import Figure, Histogram, mean, quantile
from grimtable.lab.report.words import Words

COLOURS = ["#3b82c4", "#e08a1e", "#2fa37c", "#c45a9c", "#8a7be0", "#b9862c"]
"""Told apart by colour-blind readers, on light and on dark paper."""

LONG = 20
"""Names of series that are longer stand in two columns."""


@dataclass(frozen=True)
class Dot:
    """A figure on its line; `view` is what the reader can choose."""

    line: str
    series: str
    figure: Figure
    view: str = ""


@dataclass(frozen=True)
class Span:
    """How the games of a line spread."""

    line: str
    series: str
    values: Histogram


@dataclass(frozen=True)
class Course:
    """How a figure went: after how many deals it was what."""

    series: str
    points: list[tuple[int, float]]


def dots(
    marks: list[Dot], axis: str, words: Words, *, step: int = 13, zero: bool = True,
    pattern: str = "0.0", sorted_by: str = "", reach: float = 0.0, even: float = 0.0,
) -> dict[str, Any]:  # fmt: skip
    """Figures with their intervals; a line at zero, or where it is `even`, if that means something.

    `sorted_by` is the series whose figures order the lines, largest first; `reach` is how far
    the axis goes to either side, for plots that are compared.
    """
    known = [mark for mark in marks if mark.figure.is_known]
    order = {
        (each.view, each.line): each.figure.value for each in known if each.series == sorted_by
    }
    rows = [dot_row(mark, order, words, pattern) for mark in known]
    by_order = alt.EncodingSortField(field="order", op="max", order="descending")
    base = based(rows, by_order if sorted_by else lines_of(marks), series_of(marks), words)
    choices = list(dict.fromkeys(mark.view for mark in marks))
    if len(choices) > 1:
        base = base.transform_filter("datum.view == view")
    scale = alt.Scale(domain=[-reach, reach]) if reach else alt.Scale(zero=zero)
    if even:
        scale = alt.Scale(domain=[0, 2 * even])
    across = alt.X("low:Q", title=axis, scale=scale)
    bars = base.mark_rule(strokeWidth=2).encode(x=across, x2="high:Q")
    points = base.mark_point(filled=True, size=46, opacity=1).encode(x="value:Q")
    layers = [bars, points]
    if zero or even:
        line = alt.Chart(alt.InlineData(values=[{"at": even}])).mark_rule(strokeDash=[4, 3])
        layers.insert(0, line.encode(x="at:Q"))
    return finished(alt.LayerChart(layer=layers), step, choices, words)


def dot_row(
    mark: Dot, order: dict[tuple[str, str], float], words: Words, pattern: str
) -> dict[str, Any]:
    """What the plot knows of a figure."""
    return {
        "line": mark.line,
        "series": mark.series,
        "view": mark.view,
        "value": mark.figure.value,
        "low": mark.figure.low,
        "high": mark.figure.high,
        "order": order.get((mark.view, mark.line), 0.0),
        "shown": words.number(mark.figure.value, pattern),
        "interval": words.interval(mark.figure, pattern),
        "n": words.number(mark.figure.n),
    }


def spans(marks: list[Span], axis: str, words: Words, *, step: int = 18) -> dict[str, Any]:
    """From the 5 % to the 95 % quantile, with the median as a stroke and the mean as a dot."""
    rows = [span_row(mark, words) for mark in marks]
    base = based(rows, lines_of(marks), series_of(marks), words)
    bars = base.mark_rule(strokeWidth=6, opacity=0.35, strokeCap="round")
    strokes = base.mark_tick(thickness=2, size=14).encode(x="median:Q")
    points = base.mark_point(filled=True, size=46, opacity=1).encode(x="value:Q")
    first = bars.encode(x=alt.X("low:Q", title=axis), x2="high:Q")
    return finished(alt.LayerChart(layer=[first, strokes, points]), step, [], words)


def courses(marks: list[Course], across: str, up: str, *, even: float) -> dict[str, Any]:
    """A line per series, and one where it is even."""
    rows = [
        {"series": mark.series, "deals": deals, "value": value}
        for mark in marks
        for deals, value in mark.points
    ]
    names = [mark.series for mark in marks]
    lines = alt.Chart(alt.InlineData(values=rows)).mark_line(strokeWidth=2)
    lines = lines.encode(
        x=alt.X("deals:Q", title=across),
        y=alt.Y("value:Q", title=up, scale=alt.Scale(domain=[0, 2 * even])),
        color=colour(names),
    )
    line = alt.Chart(alt.InlineData(values=[{"at": even}])).mark_rule(strokeDash=[4, 3])
    chart = alt.LayerChart(layer=[line.encode(y="at:Q"), lines])
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    return dict(chart.properties(width="container", height=280, autosize=fit).to_dict())


def span_row(mark: Span, words: Words) -> dict[str, Any]:
    """What the plot knows of how games spread."""
    middle = mean(mark.values)
    low, median, high = (quantile(mark.values, part).value for part in (0.05, 0.5, 0.95))
    return {
        "line": mark.line,
        "series": mark.series,
        "value": middle.value,
        "low": low,
        "median": median,
        "high": high,
        "shown": words.number(middle.value, "0.00"),
        "interval": words.interval(middle, "0.00"),
        "n": words.number(middle.n),
    }


def based(rows: list[dict[str, Any]], order: Any, series: list[str], words: Words) -> alt.Chart:
    """A line per name, and on it a place and a colour per series."""
    return alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("line:N", title=None, sort=order),
        yOffset=alt.YOffset("series:N", sort=series),
        color=colour(series),
        tooltip=tooltip(words),
    )


def lines_of(marks: list[Dot] | list[Span]) -> list[str]:
    """The names of the lines, in the order they came."""
    return list(dict.fromkeys(mark.line for mark in marks))


def series_of(marks: list[Dot] | list[Span]) -> list[str]:
    """The names of the series, in the order they came."""
    return list(dict.fromkeys(mark.series for mark in marks))


def colour(series: list[str]) -> alt.Color:
    """One colour per series; a single one needs no legend."""
    scale = alt.Scale(domain=series, range=COLOURS[: len(series)])
    columns = 3 if max(map(len, series), default=0) <= LONG else 2
    legend = alt.Legend(title=None, columns=columns, labelLimit=260) if len(series) > 1 else None
    return alt.Color("series:N", scale=scale, legend=legend)


def tooltip(words: Words) -> list[alt.Tooltip]:
    """What a figure says when it is pointed at."""
    names = {"line": " ", "series": "  ", "shown": words.say("tip-value")}
    names |= {"interval": words.say("tip-interval"), "n": "n"}
    return [alt.Tooltip(f"{name}:N", title=title) for name, title in names.items()]


def finished(
    chart: alt.LayerChart, step: int, choices: list[str], words: Words
) -> dict[str, Any]:  # fmt: skip
    """As wide as the page allows, with a choice of views if there are several."""
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    chart = chart.properties(width="container", height=alt.Step(step), autosize=fit)
    if len(choices) > 1:
        select = alt.binding_select(options=choices, name=words.say("choose"))
        chart = chart.add_params(alt.param(name="view", value=choices[0], bind=select))
    return dict(chart.to_dict())
