"""One HTML file that needs nothing else: sections, plots, tables, and the library that draws."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from html import escape
from typing import Any, TypeAlias

from grimtable.lab.report.looks import PAGE, SCRIPT, STYLE
from grimtable.lab.report.tallies import Figure
from grimtable.lab.report.words import Words

UNFOLDED_TABLES = 4
"""More tables than that are folded into one."""


@dataclass(frozen=True)
class Value:
    """A figure in a table, and how its number is written."""

    figure: Figure
    pattern: str


Cell: TypeAlias = str | Value


@dataclass(frozen=True)
class Plot:
    """A picture: its Vega-Lite description, and a caption that says n and the interval."""

    spec: dict[str, Any]
    caption: str
    title: str = ""


@dataclass(frozen=True)
class Grid:
    """A table that can be folded out."""

    title: str
    headings: list[str]
    rows: list[list[Cell]]


@dataclass(frozen=True)
class Section:
    """A question and what the games answer."""

    key: str
    title: str
    lead: str
    plots: list[Plot] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)


def render(
    title: str, lead: str, facts: list[str], command: str, sections: list[Section], words: Words
) -> str:
    """The whole page; `command` plays the same games again."""
    specs: list[dict[str, Any]] = []
    bodies = [section_html(section, specs, words) for section in sections]
    links = "".join(f'<a href="#{section.key}">{escape(section.title)}</a>' for section in sections)
    parts = {
        "LANGUAGE": words.language,
        "TITLE": escape(title),
        "LEAD": escape(lead),
        "FACTS": "".join(f"<li>{escape(fact)}</li>" for fact in facts),
        "COMMAND": escape(command),
        "LINKS": links,
        "SECTIONS": "\n".join(bodies),
        "FOOT": escape(words.say("foot")),
        "STYLE": STYLE,
        "SPECS": script_safe(json.dumps(specs, ensure_ascii=False, separators=(",", ":"))),
        "LOCALE": json.dumps(locale_of(words), ensure_ascii=False),
        "BUNDLE": drawing_library(),
        "SCRIPT": SCRIPT,
    }
    page = PAGE
    for name, text in parts.items():
        page = page.replace("{{" + name + "}}", text)
    return page


@cache
def drawing_library() -> str:
    """Vega, Vega-Lite and Vega-Embed as one script."""
    import vl_convert

    return script_safe(vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;"))


def script_safe(text: str) -> str:
    """Text that cannot end the script it stands in."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def locale_of(words: Words) -> dict[str, Any]:
    """How the axes write numbers."""
    marks = words.number(1234.5, "#,##0.0")
    return {"decimal": marks[-2], "thousands": marks[1], "grouping": [3], "currency": ["", ""]}


def section_html(section: Section, specs: list[dict[str, Any]], words: Words) -> str:
    """A section; its plots go to the list of descriptions."""
    plots = []
    for plot in section.plots:
        heading = f"<h3>{escape(plot.title)}</h3>" if plot.title else ""
        label = escape(f"{plot.title} {plot.caption}".strip(), quote=True)
        plots.append(
            f'<figure>{heading}<div class="plot" role="img" aria-label="{label}" '
            f'data-plot="{len(specs)}"></div><figcaption>{escape(plot.caption)}</figcaption></figure>'
        )
        specs.append(plot.spec)
    grids = "".join(grid_html(grid, words) for grid in section.grids)
    if len(section.grids) > UNFOLDED_TABLES:
        summary = escape(words.say("numbers"))
        grids = f'<details><summary>{summary}</summary><div class="folded">{grids}</div></details>'
    return (
        f'<section id="{section.key}"><h2>{escape(section.title)}</h2>'
        f"<p>{escape(section.lead)}</p>"
        f'<div class="plots">{"".join(plots)}</div>{grids}</section>'
    )


def grid_html(grid: Grid, words: Words) -> str:
    """A table behind its title."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in grid.headings)
    rows = "".join(f"<tr>{row_html(row, words)}</tr>" for row in grid.rows)
    return (
        f"<details><summary>{escape(grid.title)}</summary>"
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details>"
    )


def row_html(row: list[Cell], words: Words) -> str:
    """A row; figures with their interval and n below them."""
    cells = []
    for cell in row:
        if isinstance(cell, str):
            cells.append(f"<th scope=row>{escape(cell)}</th>")
            continue
        value = words.number(cell.figure.value, cell.pattern)
        interval = words.interval(cell.figure, cell.pattern)
        count = words.say("n", count=words.number(cell.figure.n))
        cells.append(f"<td><b>{value}</b><small>{interval}</small><small>{count}</small></td>")
    return "".join(cells)
