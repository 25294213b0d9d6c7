"""The team against the book, turn by turn: its chance to win, and when the game was decided.

A chance is how often teams have won that stood as this one does, at the same table: in the same
round, with as many curses on the board, and as much of the madness stack left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from grimtable.lab.report.book_of_madness.tables import thinking
from grimtable.lab.report.common import (
    PLAIN,
    SHARE,
    rows_of,
    spread_cells,
    spread_heads,
    spread_plot,
    table_heads,
)
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Course, Dot, courses, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import Tally, mean, share
from grimtable.lab.report.words import Words

EVEN = 0.5
PRIOR = 4
"""Few visits say little: every standing counts as visited this often by teams of the average."""
STEPS = 20
"""Parts of a game in the picture of its course."""


def chances(tally: Tally) -> dict[int, float]:
    """By standing, how often the teams that were there have won."""
    visits: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    games = {end: tally.paths.get((end,), Counter()) for end in ("won", "lost")}
    for end, paths in games.items():
        for path, count in paths.items():
            for standing in path:
                visits[standing] += count
                wins[standing] += count * (end == "won")
    rate = games["won"].total() / max(1, games["won"].total() + games["lost"].total())
    return {at: (wins[at] + PRIOR * rate) / (visits[at] + PRIOR) for at in sorted(visits)}


def drama(tally: Tally) -> Tally:
    """How often the favourite changed, and how far the team that won had been behind."""
    found, known = Tally(), chances(tally)
    for end in ("won", "lost"):
        for path, count in sorted(tally.paths.get((end,), Counter()).items()):
            if path:
                game = follow([known[standing] for standing in path], is_won=end == "won")
                for key, value in game.items():
                    found.counts.setdefault((key,), Counter())[value] += count
    return found


def follow(course: list[float], *, is_won: bool) -> dict[str, int]:
    """One game, from the chance of its team after every turn."""
    favoured = [chance >= EVEN for chance in course]
    wrong = [at for at, is_favoured in enumerate(favoured) if is_favoured != is_won]
    settled = wrong[-1] + 1 if wrong else 0
    found = {
        "favourites": sum(before != after for before, after in pairwise([*favoured, is_won])),
        "favourite-wins": int(favoured[len(favoured) // 2] == is_won),
        "decided": round(100 * settled / len(favoured)),
    }
    return found | ({"lowest": round(100 * min(course))} if is_won else {})


def drama_section(studied: Studied, words: Words) -> Section:
    """How open a game stays."""
    tallies = {at: drama(tally) for at, tally in studied.tallies.items()}
    marks = [
        Dot(
            words.rules(at),
            words.say("seats", count=at.seats),
            share(tally.histogram("favourite-wins")).scaled(100),
        )
        for at, tally in tallies.items()
    ]
    spec = dots(marks, words.say("axis-favourite-wins"), words, zero=False)
    plots = [
        course_plot(studied, words),
        spread_plot(tallies, "favourites", words.say("favourites-caption"), words),
        Plot(spec, words.say("favourite-wins-caption"), words.say("plot-favourite-wins")),
    ]
    title = words.say("numbers-of", what=words.say("drama-title"))
    grids = [drama_grid(title, tallies, studied, words), spread_grid(tallies, studied, words)]
    return Section("drama", words.say("drama-title"), words.say("drama-lead"), plots, grids)


def drama_grid(
    title: str, tallies: Mapping[Setting, Tally], studied: Studied, words: Words
) -> Grid:
    """The figures of every table."""

    def cells(setting: Setting) -> list[Cell]:
        tally = tallies[setting]
        return [
            Value(mean(tally.histogram("favourites")), PLAIN),
            Value(share(tally.histogram("favourite-wins")), SHARE),
            Value(mean(tally.histogram("lowest"), unit=100), SHARE),
            Value(mean(tally.histogram("decided"), unit=100), SHARE),
        ]

    keys = ("favourites", "favourite-wins", "lowest", "decided")
    heads = table_heads(words) + [words.say(f"head-{key}") for key in keys]
    return Grid(title, heads, rows_of(studied, words, cells))


def spread_grid(tallies: Mapping[Setting, Tally], studied: Studied, words: Words) -> Grid:
    """How the changes spread from game to game."""
    title = words.say("numbers-of", what=words.say("plot-favourites"))
    rows = rows_of(studied, words, lambda at: spread_cells(tallies[at].histogram("favourites")))
    return Grid(title, table_heads(words) + spread_heads(words), rows)


def course_plot(studied: Studied, words: Words) -> Plot:
    """The mean chance of the teams that won, and of those that lost, from part to part."""
    games: dict[str, int] = {"won": 0, "lost": 0}
    sums = {end: [0.0] * (STEPS + 1) for end in games}
    for tally in thinking(studied).values():
        known = chances(tally)
        for end, total in sums.items():
            for path, count in sorted(tally.paths.get((end,), Counter()).items()):
                if not path:
                    continue
                games[end] += count
                for step in range(STEPS + 1):
                    total[step] += count * known[path[step * (len(path) - 1) // STEPS]]
    marks = [
        Course(
            words.say(f"course-{end}", games=words.number(games[end])),
            [(100 * step // STEPS, 100 * total / games[end]) for step, total in enumerate(found)],
        )
        for end, found in sums.items()
        if games[end]
    ]
    spec = courses(marks, words.say("axis-part"), words.say("axis-chance"), even=50)
    return Plot(spec, words.say("chance-caption"), words.say("plot-chance"))
