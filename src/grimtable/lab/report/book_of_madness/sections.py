"""What the page shows of The Book of Madness alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimtable.games.book_of_madness.cards.prints import CardSet
from grimtable.games.book_of_madness.game import MadnessGame
from grimtable.lab.report.book_of_madness.counting import (
    ENDS,
    MEANS,
    REACHED,
    characters,
    curses,
    learned,
    spells,
)
from grimtable.lab.report.book_of_madness.drama import drama_section
from grimtable.lab.report.book_of_madness.tables import thinking_total
from grimtable.lab.report.common import (
    PLAIN,
    SHARE,
    figures_plot,
    mean_of,
    rows_of,
    share_of,
    shares_section,
    table_heads,
)
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import mean, share
from grimtable.lab.report.words import Words

CHANCES = {"characters": characters, "cast": spells, "curses": curses}
"""What the team's wins are compared by: who plays, which spells it casts, which curses it meets."""


def sections(studied: Studied, words: Words) -> list[Section]:
    """Wins, ends, rounds, a game, spells."""
    return [
        win_section(studied, words),
        shares_section("ends", ENDS, share_of, studied, words),
        shares_section("rounds", REACHED, share_of, studied, words),
        drama_section(studied, words),
        course_section(studied, words),
        spell_section(studied, words),
        *(
            chance_section(key, kinds_in(studied, pick), studied, words)
            for key, pick in CHANCES.items()
        ),
    ]


def kinds_in(studied: Studied, pick: Callable[[CardSet], Sequence[str]]) -> tuple[str, ...]:
    """Cards of all sets that are played, each once."""
    found: dict[str, None] = {}
    for game in studied.study.games_of():
        assert isinstance(game, MadnessGame)
        found |= dict.fromkeys(pick(game.cards))
    return tuple(found)


def win_section(studied: Studied, words: Words) -> Section:
    """How often a team wins: difficulty, variant and bot against the number of seats."""
    won = share_of("end-won")
    marks = [
        Dot(
            words.rules(at),
            words.say("seats", count=at.seats),
            won(at, tally).scaled(100),
        )
        for at, tally in studied.tallies.items()
    ]
    games = words.number(studied.study.games)
    spec = dots(marks, words.say("axis-wins"), words, zero=False)
    plot = Plot(spec, words.say("wins-caption", games=games), words.say("plot-wins"))

    def cells(setting: Setting) -> list[Cell]:
        return [Value(won(setting, studied.tallies[setting]), SHARE)]

    heads = [*table_heads(words), words.say("head-end-won")]
    title = words.say("numbers-of", what=words.say("plot-wins"))
    grid = Grid(title, heads, rows_of(studied, words, cells))
    return Section("wins", words.say("wins-title"), words.say("wins-lead"), [plot], [grid])


def course_section(studied: Studied, words: Words) -> Section:
    """What happens in a game, on the average."""

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        return [Value(mean(tally.histogram(key)), PLAIN) for key in MEANS]

    heads = table_heads(words) + [words.say(f"head-{key}") for key in MEANS]
    grid = Grid(words.say("course-grid"), heads, rows_of(studied, words, cells))
    plot = figures_plot("course", MEANS, mean_of, studied, words, pattern=PLAIN)
    return Section("course", words.say("course-title"), words.say("course-lead"), [plot], [grid])


def spell_section(studied: Studied, words: Words) -> Section:
    """How often each spell is cast where it is on offer, all thinking tables together."""
    total = thinking_total(studied)
    every = kinds_in(studied, spells)
    casts = {card: mean(total.histogram("casts", card)) for card in every}
    series = words.say("plot-spells")
    marks = [Dot(words.card(card), series, casts[card]) for card in every]
    spec = dots(marks, words.say("axis-spells"), words, zero=False, sorted_by=series)
    plot = Plot(spec, words.say("spells-caption"), series)
    never = [card for card in kinds_in(studied, learned) if casts[card].value == 0]
    rows: list[list[Cell]] = [[words.card(card), Value(casts[card], PLAIN)] for card in every]
    heads = [words.say("head-spell"), words.say("head-casts")]
    grid = Grid(words.say("numbers-of", what=series), heads, rows)
    names = ", ".join(words.card(card) for card in never)
    lead = words.say("spells-never", list=names) if never else words.say("spells-lead")
    return Section("spells", words.say("spells-title"), lead, [plot], [grid])


def chance_section(key: str, kinds: tuple[str, ...], studied: Studied, words: Words) -> Section:
    """How often teams win with this in their game, all thinking tables together."""
    total, series = thinking_total(studied), words.say("head-end-won")
    shares = {kind: share(total.histogram("won-with", kind)) for kind in kinds}
    marks = [Dot(words.card(kind), series, found.scaled(100)) for kind, found in shares.items()]
    spec = dots(marks, words.say("axis-wins"), words, zero=False, sorted_by=series)
    plot = Plot(spec, words.say(f"{key}-caption"))
    rows: list[list[Cell]] = [[words.card(kind), Value(shares[kind], SHARE)] for kind in kinds]
    title = words.say(f"{key}-title")
    grid = Grid(words.say("numbers-of", what=title), [words.say(f"head-{key}"), series], rows)
    return Section(key, title, words.say(f"{key}-lead"), [plot], [grid])
