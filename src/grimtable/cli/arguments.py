"""The arguments of commands: games, seats, bots and options by name, each checked."""

import re
from collections.abc import Mapping
from pathlib import Path

import typer

from grimtable import registry
from grimtable.bots.registry import bots_for, by_level, found, get_bot, name_of, names, strongest
from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game
from grimtable.look.texts import Texts, bundle, languages

LARGEST_SEED = 2**62
BETWEEN_OPTIONS = re.compile(r",(?!\s*\d+\s*(?:,|$))")
"""A comma; before a bare number it belongs to a value, such as 5x5x4+4,4,4,4,4,4."""


def texts_of(language: str) -> Texts:
    """The texts that every table has."""
    if language not in languages():
        raise BadSetup(
            Texts("en").format("no-language", name=language, list=", ".join(languages()))
        )
    return Texts(language)


def game_of(name: str, texts: Texts, cards: Path | None = None) -> Game:
    """A game by name; with the cards of a file, if there is one."""
    if registry.names() and name not in registry.names():
        raise BadSetup(texts.format("no-game", name=name, list=", ".join(registry.names())))
    return registry.get(name, str(cards or ""))


def title_of(game: Game, texts: Texts) -> str:
    """What a game is called."""
    return Texts(texts.language, game.name).format(f"title-{game.name}")


def check_seats(game: Game, seats: int, seat: int, texts: Texts) -> None:
    """Raise BadSetup unless these are possible numbers of players and of a seat, counted from 1."""
    if not game.min_seats <= seats <= game.max_seats:
        raise BadSetup(
            texts.format(
                "no-seats",
                title=title_of(game, texts),
                least=game.min_seats,
                most=game.max_seats,
                count=seats,
            )
        )
    if not 1 <= seat <= seats:
        raise BadSetup(texts.format("no-seat", place=seat, most=seats))


def check_seed(seed: int, texts: Texts) -> None:
    """Raise BadSetup unless the dice can be seeded with this number."""
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSetup(texts.format("no-seed", seed=str(seed), most=str(LARGEST_SEED)))


def bots_of(text: str, game: Game, texts: Texts) -> list[str]:
    """Names of bots that play a game, separated by commas; without any the strongest there is.

    A bot that is not installed is named by its class, `module:Class`.
    """
    if not text:
        return [strongest(game.name)]
    asked = [name.strip() for name in text.split(",")]
    known = [*bots_for(game.name), *by_level(game.name)]
    for name in asked:
        place = name_of(name).place
        if not (name_of(name).is_class or place in found(game.name) or place in known):
            key = "no-bot-here" if place in names() else "no-bot"
            title, listed = title_of(game, texts), ", ".join(known)
            raise BadSetup(texts.format(key, name=name, title=title, list=listed))
        get_bot(game.name, name)
    return asked


def options_of(game: Game, text: str, seats: int, texts: Texts) -> dict[str, str]:
    """A preset, `option=value`, or a preset and then what differs from it."""
    options: dict[str, str] = {"card_set": game.options["card_set"][0]} if game.card_names else {}
    for part in filter(None, [part.strip() for part in BETWEEN_OPTIONS.split(text)]):
        name, is_option, value = [piece.strip() for piece in part.partition("=")]
        if is_option:
            _check_option(game, name, value, seats, texts)
            options[name] = value
        else:
            options.update(_preset(game, name, texts))
    return options


def _preset(game: Game, name: str, texts: Texts) -> Mapping[str, str]:
    if name not in game.presets:
        option, values = next(iter(game.options.items()))
        raise BadSetup(
            texts.format(
                "no-preset",
                name=name,
                list=", ".join(game.presets),
                example=f"{option}={values[0]}",
            )
        )
    return game.presets[name]


def _check_option(game: Game, name: str, value: str, seats: int, texts: Texts) -> None:
    if name not in game.options:
        raise BadSetup(texts.format("no-option", name=name, list=", ".join(game.options)))
    values = [
        fit for fit in game.options[name] if game.fit_options(seats, {name: fit})[name] == fit
    ]
    if value in values:
        return
    try:
        game.option_values(seats, {name: value})
    except BadSetup:
        listed = takes_also(game, name, texts.language) or ", ".join(values)
        raise BadSetup(texts.format("no-value", name=name, value=value, list=listed)) from None


def takes_also(game: Game, option: str, language: str) -> str:
    """What values an option takes besides those it is offered with; "" if there are no others."""
    key = f"{game.name}-option-{option}-takes"
    if not bundle(language, game.name).has_message(key):
        return ""
    return Texts(language, game.name).format(key)


BROWSER = ("port", "data", "open")
EITHER = ("game", "lang", "bots")


def check_given(context: typer.Context, language: str, *, is_terminal: bool) -> None:
    """Refuse options that belong to the other table: in the terminal or in the browser."""
    for name in context.params:
        source = context.get_parameter_source(name)
        is_given = source is not None and source.name == "COMMANDLINE"
        if is_given and name not in EITHER and (name in BROWSER) == is_terminal:
            key = "only-browser" if is_terminal else "only-terminal"
            raise BadSetup(texts_of(language).format(key, option=f"--{name}"))
