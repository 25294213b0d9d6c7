"""What the page shows of Grimm Tidings alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimtable.games.grimm_tidings.cards.prints import CardSet
from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.lab.report.common import (
    PLAIN,
    POINTS,
    SHARE,
    Measure,
    figures_plot,
    mean_of,
    percent_of,
    rows_of,
    share_of,
    shares_section,
    span_plot,
    table_heads,
    table_title,
)
from grimtable.lab.report.grimm_tidings.counting import DEAL, items, roles
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import Tally, change_of_share, lift, mean, share
from grimtable.lab.report.words import Words

FIGHTS = ("fight-won", "fight-away", "fight-lost", "fight-helped", "fight-disturbed")
"""Counted as shares of all fights."""
RHYTHM = ("fights-per-game", "helper-pay")
ENDINGS = ("turn-cap", "shared")
SIDES = ("deal-main", "deal-helper")
RARE = 0.2
"""Cards that come into play in fewer games than this are listed one by one."""


def sections(studied: Studied, words: Words) -> list[Section]:
    """Fights, what they cost, deals, roles, Items, cards that hardly come into play."""
    return [
        shares_section("fights", FIGHTS, share_of, studied, words),
        rhythm_section(studied, words),
        deals_section(studied, words),
        lift_section("roles", kinds_in(studied, roles), studied, words),
        lift_section("items", kinds_in(studied, items), studied, words),
        rare_section(studied, words),
    ]


def kinds_in(studied: Studied, pick: Callable[[CardSet], Sequence[str]]) -> tuple[str, ...]:
    """Cards of all sets that are played, each once."""
    found: dict[str, None] = {}
    for game in studied.study.games_of():
        assert isinstance(game, TidingsGame)
        found |= dict.fromkeys(pick(game.cards))
    return tuple(found)


def rhythm_section(studied: Studied, words: Words) -> Section:
    """Fights per game, the pay of a helper, games that ran into the turn cap."""

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        means: list[Cell] = [Value(mean(tally.histogram(key)), PLAIN) for key in RHYTHM]
        return means + [Value(share(tally.histogram(key)), SHARE) for key in ENDINGS]

    heads = table_heads(words) + [words.say(f"head-{key}") for key in (*RHYTHM, *ENDINGS)]
    grid = Grid(words.say("rhythm-grid"), heads, rows_of(studied, words, cells))
    plots = [
        span_plot(studied, "fights-per-game", words),
        figures_plot("helper-pay", ("helper-pay",), mean_of, studied, words, pattern=PLAIN),
        figures_plot("endings", ENDINGS, percent_of, studied, words),
    ]
    return Section("rhythm", words.say("rhythm-title"), words.say("rhythm-lead"), plots, [grid])


def deals_section(studied: Studied, words: Words) -> Section:
    """Does a bargain make both sides likelier to win?"""

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        both: list[Cell] = [Value(share(tally.histogram("deal-both")), SHARE)]
        return both + [Value(gain_of(side)(setting, tally), POINTS) for side in SIDES]

    heads = table_heads(words) + [words.say(f"head-{key}") for key in ("deal-both", *SIDES)]
    grid = Grid(words.say("deals-grid"), heads, rows_of(studied, words, cells))
    plots = [
        figures_plot("gains", SIDES, gain_of, studied, words, pattern=POINTS, zero=True),
        figures_plot("bargains", ("deal-both",), percent_of, studied, words),
    ]
    return Section("deals", words.say("deals-title"), words.say("deals-lead"), plots, [grid])


def gain_of(side: str) -> Measure:
    """What a deal adds to a side's chance to win, in percentage points."""
    return lambda _, tally: mean(tally.histogram(side), DEAL / 100)


def front_lift(kind: str) -> Measure:
    """Seats that had the card in front of them at some time against those that never had."""
    return lambda at, tally: lift(tally.pairs.get(("front", kind), {}), at.seats).scaled(100)


def forced_lift(kind: str) -> Measure:
    """The same deal with and without the card: what it changes in the win."""
    return lambda _, tally: change_of_share(tally.histogram("forced", kind)).scaled(100)


def lift_section(name: str, kinds: tuple[str, ...], studied: Studied, words: Words) -> Section:
    """What a card in front of a player goes with, and what it brings."""
    sorts = {"front": front_lift, **({"forced": forced_lift} if studied.study.pairs else {})}
    marks = [
        Dot(
            words.card(kind),
            words.say(f"lift-{sort}"),
            measure(kind)(at, tally),
            table_title(at, words),
        )
        for at, tally in studied.tallies.items()
        for kind in kinds
        for sort, measure in sorts.items()
    ]
    first = words.say("lift-front")
    spec = dots(marks, words.say("axis-lift"), words, step=14, pattern=POINTS, sorted_by=first)
    games, pairs = words.number(studied.study.games), words.number(studied.study.pairs)
    caption = words.say("lift-caption", games=games, pairs=pairs)
    plot = Plot(spec, caption, words.say(f"plot-{name}"))
    grids = [lift_grid(sort, measure, kinds, studied, words) for sort, measure in sorts.items()]
    return Section(name, words.say(f"{name}-title"), words.say("lift-lead"), [plot], grids)


def lift_grid(
    sort: str,
    measure: Callable[[str], Measure],
    kinds: tuple[str, ...],
    studied: Studied,
    words: Words,
) -> Grid:
    """One line per card, one column per table."""
    rows: list[list[Cell]] = [
        [
            words.card(kind),
            *(Value(measure(kind)(at, tally), POINTS) for at, tally in studied.tallies.items()),
        ]
        for kind in kinds
    ]
    heads = [words.say("head-card"), *(table_title(at, words) for at in studied.tallies)]
    return Grid(words.say("numbers-of", what=words.say(f"lift-{sort}")), heads, rows)


def rare_section(studied: Studied, words: Words) -> Section:
    """Cards that come into play in few games, or in none."""
    total = Tally()
    for tally in studied.tallies.values():
        total.add(tally)
    kinds = kinds_in(studied, lambda cards: cards.ids)
    shares = {kind: share(total.histogram("played", kind)) for kind in kinds}
    rare = [kind for kind in kinds if not shares[kind].value >= RARE]
    rows: list[list[Cell]] = [[words.card(kind), Value(shares[kind], SHARE)] for kind in rare]
    heads = [words.say("head-card"), words.say("head-played")]
    grid = Grid(words.say("rare-grid"), heads, rows)
    series = words.say("head-played")
    marks = [Dot(words.card(kind), series, shares[kind].scaled(100)) for kind in rare]
    spec = dots(marks, words.say("axis-rare"), words, zero=False, sorted_by=series)
    plots = [Plot(spec, words.say("rare-caption"), words.say("plot-rare"))] if rare else []
    return Section("rare", words.say("rare-title"), words.say("rare-lead"), plots, [grid])
