"""The figures as one table: ours, the peer's, their ratio, the bar."""

import statistics

import msgspec
from contestants import BARE, BOARDGAME, COLYSEUS, GRIMWOOD, OURS
from phases import Measured
from rich.console import Console
from rich.table import Table

NOISY = 0.25
"""A comparison that spreads wider, on both sides of its bar, is repeated, not quoted."""


class Row(msgspec.Struct, frozen=True):
    """A comparison, or a figure of our own where there is no peer."""

    what: str
    figure: str
    unit: str
    peer: str = ""
    bar: float | None = None
    """Of the ratio, or of the figure itself where there is no peer."""
    ours: str = OURS
    is_least: bool = False
    """At least the bar, not at most."""
    is_goal: bool = False
    """A goal, told but not enforced."""


ROWS = [
    Row("CPU per durable move", "cpu", "µs", BOARDGAME, 0.5),
    Row("CPU per durable move", "cpu", "µs", COLYSEUS, 2.0),
    Row("Grimwood end to end: CPU per move", "cpu", "µs", BOARDGAME, 0.9, GRIMWOOD),
    Row("  of it the rules", "rules", "µs", ours=GRIMWOOD),
    Row("  of it views, events, questions as bytes", "shown", "µs", ours=GRIMWOOD),
    Row("  of it transport and store", "transport", "µs", ours=GRIMWOOD),
    Row("memory per idle table", "memory", "KiB", BOARDGAME, 1.4),
    Row("longest pause while all seats come back", "pause", "ms", bar=50.0),
    Row("start to first answer", "start", "s", bar=1.5, ours=GRIMWOOD),
    Row("moves per second on one core", "rate", "/s", BOARDGAME, 2.0, is_least=True, is_goal=True),
    Row("moves per second on one core", "rate", "/s", COLYSEUS, is_goal=True),
    Row("a move in the crowd, until its player sees it: p50", "p50", "ms", BOARDGAME),
    Row("  p95", "p95", "ms", BOARDGAME),
    Row("  p99", "p99", "ms", BOARDGAME, 0.5, is_goal=True),
    Row("a move in the crowd, until the last seat sees it: p50", "last p50", "ms", BOARDGAME),
    Row("  p95", "last p95", "ms", BOARDGAME),
    Row("  p99", "last p99", "ms", BOARDGAME, 0.5, is_goal=True),
    Row("  p50", "last p50", "ms", COLYSEUS, 4.0, is_goal=True),
    Row("CPU of the store: with / without", "cpu", "µs", BARE, 1.3, is_goal=True),
    Row("bytes per seat and move", "bytes", "B", BOARDGAME, 0.5, is_goal=True),
    Row("whole process with the crowd", "whole", "MiB", BOARDGAME, 1.0, is_goal=True),
    Row("memory per idle table of Grimwood", "memory", "KiB", BOARDGAME, None, GRIMWOOD),
    Row("CPU per seat that comes back", "handshake", "µs", BOARDGAME),
    Row("longest pause while all are cut off", "cut", "ms", BOARDGAME),
    Row("longest pause while all seats come back", "pause", "ms", BOARDGAME),
    Row("longest pause while nothing happens", "quiet", "ms", BOARDGAME),
    Row("start of the pretend server", "start", "s", BOARDGAME),
]


def spread(figures: list[float]) -> float | None:
    """Between the quartiles, over the median; None if there are too few to say."""
    if len(figures) < 3:
        return None
    low, middle, high = statistics.quantiles(figures, n=4, method="inclusive")
    return (high - low) / middle


def ratios(measured: Measured, row: Row) -> list[float]:
    """Round by round: what was measured one after the other is compared."""
    pairs = zip(measured.of(row.ours, row.figure), measured.of(row.peer, row.figure), strict=False)
    return [ours / peer for ours, peer in pairs if peer]


def verdict(row: Row, figures: list[float]) -> str:
    """Held, missed, or not to be said; nothing where there is no bar."""
    bar = row.bar
    if bar is None:
        return ""

    def holds(figure: float) -> bool:
        return figure >= bar if row.is_least else figure <= bar

    agree = len({holds(figure) for figure in figures}) == 1
    if (spread(figures) or 0.0) > NOISY and not agree:
        return "[yellow]noisy[/]" if row.is_goal else "[red]NOISY[/]"
    if holds(statistics.median(figures)):
        return "[green]held[/]"
    return "[yellow]missed[/]" if row.is_goal else "[red]MISSED[/]"


def shown(figure: float, unit: str) -> str:
    """Short enough to read."""
    return f"{figure:,.2f} {unit}" if figure < 10 else f"{figure:,.0f} {unit}"


def cells(measured: Measured, row: Row) -> list[str]:
    """One line of the report; none where somebody did not take part."""
    ours, peer = measured.of(row.ours, row.figure), measured.of(row.peer, row.figure)
    if not ours or (row.peer and not peer):
        return []
    compared = ratios(measured, row) if row.peer else ours
    theirs = f"{row.peer} {shown(statistics.median(peer), row.unit)}" if row.peer else ""
    ratio = f"{statistics.median(compared):.2f}" if row.peer else ""
    unit = "" if row.peer else f" {row.unit}"
    sign = "at least" if row.is_least else "at most"
    bar = "" if row.bar is None else f"{'goal: ' if row.is_goal else ''}{sign} {row.bar:g}{unit}"
    widest = spread(compared)
    noise = "" if widest is None else f"{widest:.0%}"
    mine = shown(statistics.median(ours), row.unit)
    return [row.what, mine, theirs, ratio, bar, noise, verdict(row, compared)]


def report(measured: Measured, console: Console) -> list[str]:
    """Print the table; the bars that are not shown to hold."""
    table = Table(title="Server against peers")
    for name in ("what", "ours", "peer", "ratio", "bar", "spread", ""):
        table.add_column(name, no_wrap=True)
    missed = []
    for row in ROWS:
        line = cells(measured, row)
        if line:
            table.add_row(*line)
            if "red" in line[-1]:
                missed.append(f"{row.what}{f' against {row.peer}' if row.peer else ''}")
    console.print(table)
    return missed
