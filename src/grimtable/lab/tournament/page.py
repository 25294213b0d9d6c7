"""A tournament as one HTML page: ratings, duels, and how each duel went."""

from __future__ import annotations

from itertools import accumulate
from math import isnan

from grimtable.lab.report.page import Cell, Grid, Plot, Section, Value, render
from grimtable.lab.report.plots import Course, Dot, courses, dots
from grimtable.lab.report.tallies import Figure, figure
from grimtable.lab.report.words import Words
from grimtable.lab.tournament.duels import RISK, Duel, Played
from grimtable.lab.tournament.ratings import Rated

SHARE = "0.0 %"
RATING = "0.0"
POINTS = 120
"""Of a course at most: more cannot be told apart."""


def page_of(played: Played, rated: list[Rated], language: str) -> str:
    """The whole page; the same tournament gives the same text."""
    words = Words(language, played.tournament.game)
    sections = [duel_section(played, words), course_section(played, words)]
    if not any(isnan(each.rating.value) for each in rated):
        sections.insert(0, rating_section(played, rated, words))
    title = words.say("tournament-title", game=words.title())
    lead = words.say("tournament-risk", risk=words.number(RISK, "0 %"))
    return render(title, lead, facts(played, words), command_of(played), sections, words)


def facts(played: Played, words: Words) -> list[str]:
    """What was played, in short."""
    tournament = played.tournament
    games = sum(len(games) for games in played.games.values())
    found = [
        words.say("tournament-games", games=words.number(games)),
        words.say("seats", count=tournament.seats),
        ", ".join(tournament.bots),
        words.say("fact-seed", seed=str(tournament.seed)),
    ]
    if failed := len(played.failures()):
        found.append(words.say("fact-failures", count=failed))
    return found


def command_of(played: Played) -> str:
    """The command line that plays the same games."""
    tournament = played.tournament
    options = ",".join(f"{name}={value}" for name, value in tournament.options)
    parts = [
        f"grimtable tournament {tournament.game} --bots {','.join(tournament.bots)}",
        f"--seats {tournament.seats} --deals {tournament.deals} --seed {tournament.seed}",
        f"--options {options}" if options else "",
        f"--cards {tournament.cards}" if tournament.cards else "",
        "--all" if tournament.plays_all else "",
    ]
    return " ".join(filter(None, parts))


def rating_section(played: Played, rated: list[Rated], words: Words) -> Section:
    """One number per bot."""
    series = words.say("tournament-rating")
    deals = dict.fromkeys(played.tournament.bots, 0)
    for duel in played.duels:
        deals[duel.one] += len(duel.results)
        deals[duel.other] += len(duel.results)
    marks = [Dot(each.bot, series, figure(each.rating, deals[each.bot])) for each in rated]
    spec = dots(marks, series, words, step=30, zero=False, sorted_by=series)
    plot = Plot(spec, words.say("tournament-rating-caption"))
    heads = [words.say("tournament-bot"), series]
    rows: list[list[Cell]] = [[mark.line, Value(mark.figure, RATING)] for mark in marks]
    grid = Grid(words.say("numbers-of", what=series), heads, rows)
    title, lead = words.say("tournament-ratings"), words.say("tournament-ratings-lead")
    return Section("ratings", title, lead, [plot], [grid])


def duel_section(played: Played, words: Words) -> Section:
    """Pair by pair."""
    series = words.say("tournament-share")
    shares = {name_of(duel, words): share_of(duel) for duel in played.duels}
    marks = [Dot(name, series, found.scaled(100)) for name, found in shares.items()]
    spec = dots(marks, words.say("axis-duels"), words, step=30, zero=False, even=50)
    caption = words.say("tournament-duels-caption", risk=words.number(RISK, "0 %"))
    heads = [words.say("tournament-pair"), series]
    grid = Grid(
        words.say("numbers-of", what=words.say("tournament-duels")),
        heads,
        [[name, Value(found, SHARE)] for name, found in shares.items()],
    )
    kind = "teams" if played.tournament.is_cooperative else "mirrored"
    title, lead = words.say("tournament-duels"), words.say(f"tournament-{kind}")
    return Section("duels", title, lead, [Plot(spec, caption)], [grid])


def course_section(played: Played, words: Words) -> Section:
    """The share after each deal."""
    marks = [course_of(duel, words) for duel in played.duels if duel.results]
    spec = courses(marks, words.say("axis-deals"), words.say("axis-duels"), even=50)
    caption = words.say("tournament-course-caption")
    title, lead = words.say("tournament-course"), words.say("tournament-course-lead")
    return Section("course", title, lead, [Plot(spec, caption)])


def name_of(duel: Duel, words: Words) -> str:
    """Both names."""
    return words.say("tournament-against", one=duel.one, other=duel.other)


def share_of(duel: Duel) -> Figure:
    """What the first bot got."""
    return Figure(duel.share, *duel.interval(), len(duel.results))


def course_of(duel: Duel, words: Words) -> Course:
    """A point now and then, and the last one."""
    count = len(duel.results)
    step = max(1, count // POINTS)
    means = [(at, 100 * total / at) for at, total in enumerate(accumulate(duel.results), 1)]
    return Course(
        name_of(duel, words), [each for each in means if each[0] % step == 0 or each[0] == count]
    )
