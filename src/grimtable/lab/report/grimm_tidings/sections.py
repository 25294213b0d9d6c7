"""What the page shows of Grimm Tidings alone."""

from __future__ import annotations

from collections.abc import Callable

from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.lab.report.common import (
    PLAIN,
    POINTS,
    SHARE,
    Measure,
    rows_of,
    shares_section,
    table_heads,
    table_title,
)
from grimtable.lab.report.grimm_tidings.counting import DEAL, ITEMS, ROLES
from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value
from grimtable.lab.report.plots import Dot, dots
from grimtable.lab.report.studies import Setting, Studied
from grimtable.lab.report.tallies import Tally, change_of_share, lift, mean, share
from grimtable.lab.report.words import Words

FIGHTS = ("fight-won", "fight-away", "fight-lost", "fight-helped", "fight-disturbed")
"""Counted as shares of all fights."""
RARE = 0.2
"""Cards that come into play in fewer games than this are listed one by one."""


def sections(studied: Studied, words: Words) -> list[Section]:
    """Fights, what they cost, deals, roles, Items, cards that hardly come into play."""
    return [
        shares_section("fights", FIGHTS, share_of, studied, words),
        rhythm_section(studied, words),
        deals_section(studied, words),
        lift_section("roles", ROLES, studied, words),
        lift_section("items", ITEMS, studied, words),
        rare_section(studied, words),
    ]


def share_of(key: str) -> Measure:
    """How often it is so."""
    return lambda _, tally: share(tally.histogram(key))


def rhythm_section(studied: Studied, words: Words) -> Section:
    """Fights per game, the pay of a helper, games that ran into the turn cap."""

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        means: list[Cell] = [Value(mean(tally.histogram(key)), PLAIN) for key in ("fights", "pay")]
        shares: list[Cell] = [Value(share(tally.histogram(k)), SHARE) for k in ("cap", "shared")]
        return means + shares

    keys = ("fights-per-game", "helper-pay", "turn-cap", "shared-wins")
    heads = table_heads(words) + [words.say(f"head-{key}") for key in keys]
    grid = Grid(words.say("rhythm-grid"), heads, rows_of(studied, words, cells))
    return Section("rhythm", words.say("rhythm-title"), words.say("rhythm-lead"), [], [grid])


def deals_section(studied: Studied, words: Words) -> Section:
    """Does a bargain make both sides likelier to win?"""

    def cells(setting: Setting) -> list[Cell]:
        tally = studied.tallies[setting]
        both: list[Cell] = [Value(share(tally.histogram("deal-both")), SHARE)]
        gains = [mean(tally.histogram(f"deal-{side}"), DEAL / 100) for side in ("main", "helper")]
        return both + [Value(gain, POINTS) for gain in gains]

    heads = table_heads(words) + [
        words.say(f"head-deal-{key}") for key in ("both", "main", "helper")
    ]
    grid = Grid(words.say("deals-grid"), heads, rows_of(studied, words, cells))
    return Section("deals", words.say("deals-title"), words.say("deals-lead"), [], [grid])


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
    shares = {kind: share(total.histogram("played", kind)) for kind in STANDARD.ids}
    rare = [kind for kind in STANDARD.ids if not shares[kind].value >= RARE]
    rows: list[list[Cell]] = [[words.card(kind), Value(shares[kind], SHARE)] for kind in rare]
    heads = [words.say("head-card"), words.say("head-played")]
    grid = Grid(words.say("rare-grid"), heads, rows)
    return Section("rare", words.say("rare-title"), words.say("rare-lead"), [], [grid])
