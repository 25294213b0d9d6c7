"""`grimtable games`, `rules` and `cards check`: games, their options and rules as lines."""

from pathlib import Path

from grimtable import registry
from grimtable.bots.registry import bots_for, by_level
from grimtable.cli.arguments import game_of, takes_also, texts_of, title_of
from grimtable.cli.errors import words_of
from grimtable.cli.ledger import LEDGER_LANGUAGE, ledger_text, overview, rule, rules_in
from grimtable.cli.lines import WIDTH, paragraph
from grimtable.cli.rulebook import contents, printed, resting_on, rulebook, rulebook_text
from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game
from grimtable.look.texts import Texts


def list_games(language: str) -> list[str]:
    """One line for every game."""
    lines = []
    texts_of(language)
    for game in registry.games():
        name, texts = game.name, Texts(language, game.name)
        about = texts.format(
            "table-game", title=title_of(game, texts), least=game.min_seats, most=game.max_seats
        )
        lines.append(f"{name}  {about}  {texts.format(f'{name}-blurb')}")
    return lines


def list_game(name: str, language: str) -> list[str]:
    """Presets and table options of a game, with every value explained, and who plays it."""
    game = game_of(name, texts_of(language))
    texts = Texts(language, name)
    lines = [texts.format("table-presets")]
    lines += [f"  {preset}  {texts.format(f'{name}-preset-{preset}')}" for preset in game.presets]
    lines += ["", texts.format("table-options")]
    for option in game.options:
        lines.append(f"  {option}  {texts.format(f'{name}-option-{option}')}")
        lines += list_values(game, option, texts)
    return [*lines, "", texts.format("table-bots"), f"  {', '.join(with_levels(name))}"]


def list_values(game: Game, option: str, texts: Texts) -> list[str]:
    """The values of an option; for numbers, what they can be."""
    values = game.options[option]
    if takes := takes_also(game, option, texts.language):
        return [f"    {texts.format('table-default', text=values[0])}", f"    {takes}"]
    lines = []
    for value in values:
        text = texts.format(f"{game.name}-option-{option}-{value}")
        if value == values[0]:
            text = texts.format("table-default", text=text)
        lines.append(f"    {value}  {text}")
    return lines


def check_cards(file: Path, language: str) -> list[str]:
    """What is in a valid card file; raises BadCards with one line per fault."""
    texts = texts_of(language)
    game = registry.game_of_cards(file).with_cards(file)
    return [texts.format(game.about_cards(), file=str(file))]


def print_rules(name: str, wanted: str, language: str) -> list[str]:
    """The chapters of a rulebook, one of them, or a rule or section of the ledger by its id."""
    game = game_of(name, texts_of(language))
    source = rulebook_text(name, language)
    if not source:
        return print_rule(game, wanted, language, [])
    book = rulebook(source)
    if not wanted:
        return set_in_lines(contents(game, book, language))
    if chapter := book.chapters.get(wanted.strip().lower()):
        return set_in_lines(printed(game, chapter, language))
    return print_rule(game, wanted, language, list(book.chapters))


def print_rule(game: Game, wanted: str, language: str, chapters: list[str]) -> list[str]:
    """A rule, or a section of rules, of the ledger; without an id, which ids there are."""
    texts = texts_of(language)
    rules = rules_in(ledger_text(game), game.prefix)
    if not rules:
        raise BadSetup(texts.format("no-ledger", title=title_of(game, texts)))
    if not wanted:
        return [paragraph(words_of(language)("rules-ids", list=overview(rules)))]
    found = rule(rules, wanted)
    if not found:
        known = ", ".join([*chapters, overview(rules)])
        raise BadSetup(texts.format("no-rule", name=wanted, list=known))
    if language != LEDGER_LANGUAGE and rulebook_text(game.name, language):
        return _for_people(game, [key for key, _ in found], language)
    lines = []
    for key, text in found:
        first, *others = text.split("\n")
        lines += [paragraph(f"{key}  {first}"), *map(paragraph, others)]
    return lines


def _for_people(game: Game, rules: list[str], language: str) -> list[str]:
    """What the rulebook in this language says of these rules, and where their wording is."""
    lines = []
    for chapter, said in resting_on(game, rules, language).items():
        lines += [*set_in_lines("\n\n".join([f"## {chapter}", *said])), ""]
    first, *_ = rules
    return [*lines, paragraph(words_of(language)("rules-wording", game=game.name, rule=first))]


def set_in_lines(source: str) -> list[str]:
    """Markdown as a terminal shows it; without colours where the output goes into a file."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    console.width = min(console.width, WIDTH)
    with console.capture() as capture:
        console.print(Markdown(source))
    return [line.rstrip() for line in capture.get().splitlines()]


def with_levels(game: str) -> list[str]:
    """The bots of a game, those that play at a level with its name."""
    level_of = {name: level for level, name in by_level(game).items()}
    return [f"{name} ({level_of[name]})" if name in level_of else name for name in bots_for(game)]
