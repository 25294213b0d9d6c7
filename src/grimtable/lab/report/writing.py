"""From what was counted to the finished page."""

from grimtable.lab.report.common import lead_section, length_section, score_section, seat_section
from grimtable.lab.report.comparison import comparison_section
from grimtable.lab.report.page import Section, render
from grimtable.lab.report.reports import report_of
from grimtable.lab.report.studies import Studied, Study
from grimtable.lab.report.words import Words


def page_of(studied: Studied, language: str) -> str:
    """The whole report as one HTML text; the same study gives the same text."""
    study = studied.study
    words = Words(language, study.game, names_of(study))
    words.is_one_preset = len(study.presets) == 1
    report = report_of(study.game)
    sections: list[Section] = [comparison_section(studied, words)] if study.vary else []
    sections += [seat_section(studied, words)] if report.is_contest else []
    sections.append(length_section(studied, words))
    if report.has_points:
        sections.append(score_section(studied, words))
    if any(tally.histogram("lead-changes") for tally in studied.tallies.values()):
        sections.append(lead_section(studied, words))
    sections += report.sections(studied, words)
    title = words.say("title", game=words.title())
    return render(
        title, words.say("lead"), facts(studied, words), command_of(study), sections, words
    )


def names_of(study: Study) -> dict[str, str]:
    """What cards of own sets are called; printed cards keep the names that they have."""
    games = study.games_of()
    printed = {kind for game in games if not game.card_names for kind in game.kinds}
    named = [(kind, name) for game in games for kind, name in game.card_names.items()]
    return {kind: name for kind, name in named if kind not in printed}


def facts(studied: Studied, words: Words) -> list[str]:
    """What was played, in short."""
    study = studied.study
    seats = ", ".join(str(count) for count in study.seats)
    found = [
        words.say("fact-games", games=words.number(study.games)),
        words.say("fact-seats", list=seats),
        words.say("fact-presets", list=", ".join(words.preset(name) for name in study.presets)),
        words.say("fact-bot", name=study.bot),
        words.say("fact-seed", seed=str(study.seed)),
    ]
    if study.vary:
        compared = ", ".join(words.value(f"{study.vary}={value}") for value in study.values)
        found.append(words.say("fact-compared", list=compared))
    if study.cards:
        found.append(words.say("fact-cards", file=study.cards))
    if study.pairs:
        found.append(words.say("fact-pairs", pairs=words.number(study.pairs)))
    if failed := len(studied.failures()):
        found.append(words.say("fact-failures", count=failed))
    return found


def command_of(study: Study) -> str:
    """The command line that plays the same games."""
    first, last = study.seats[0], study.seats[-1]
    is_range = last > first and study.seats == tuple(range(first, last + 1))
    seats = f"{first}-{last}" if is_range else ",".join(map(str, study.seats))
    played = f"grimtable report {study.game} --games {study.games} --pairs {study.pairs}"
    tables = f"--seats {seats} --presets {','.join(study.presets)}"
    cards = f" --cards {study.cards}" if study.cards else ""
    vary = f" --vary {study.vary}={','.join(study.values)}" if study.vary else ""
    return f"{played} {tables}{cards}{vary} --bots {study.bot} --seed {study.seed}"
