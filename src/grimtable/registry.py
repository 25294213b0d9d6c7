"""Name -> Game. Games are found among the installed packages, ours by the same way as anybody's.

A package says in its metadata which games it brings: entry points of the group `grimtable.games`,
each with the name of the game and the place of its class. A game that cannot be used is left out,
and `faults` says why in one line; all others are playable.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from grimtable import installed
from grimtable.installed import AGAIN, OURS, entries, left_out, load, package, sift
from grimtable.kernel.errors import BadSetup, one_line
from grimtable.look.appearance import appearance_of
from grimtable.look.game import API, Game
from grimtable.look.texts import add_texts

GROUP = "grimtable.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
CARDS = "GRIMTABLE_CARDS"
"""In the environment: the card files a host allows. Every process of a server reads the same."""


class BadGame(BadSetup):
    """An installed game that cannot be used."""


# What is installed


@cache
def found() -> dict[str, list[EntryPoint]]:
    """The entry points of every name, without loading them; the same one twice counts once."""
    by_name: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entries(GROUP), key=lambda entry: entry.name):
        others = by_name.setdefault(entry.name, [])
        if all(entry.value != other.value for other in others):
            others.append(entry)
    return by_name


def is_ours(name: str) -> bool:
    """Does Grimtable itself bring the game of this name?"""
    return any(installed.is_ours(entry) for entry in found()[name])


def names() -> tuple[str, ...]:
    """The installed games by name, without loading them."""
    return tuple(found())


def get(name: str, cards: str = "") -> Game:
    """The game of this name, imported when first asked for; with the cards of a file, if named."""
    if not found():
        raise BadSetup(NONE)
    if name not in found():
        raise BadSetup(f"no game {name!r}; there are: {', '.join(names())}")
    game = loaded(name)
    return game.with_cards(Path(cards)) if cards else game


NONE = f"no game is installed; {AGAIN}"


def games() -> list[Game]:
    """All games that can be played, in the order in which they are listed."""
    usable, _ = sift(names(), get)
    return sorted(usable, key=lambda game: (game.rank, game.name))


def faults() -> list[str]:
    """One line for every installed game that cannot be used, or whose name is taken twice."""
    lines = [taken_twice(name) for name, entries in found().items() if len(entries) > 1]
    _, unusable = sift(names(), get)
    return list(dict.fromkeys([*lines, *unusable])) if names() else [NONE]


# Loading


@cache
def loaded(name: str) -> Game:
    """The one object of this game, with its texts known."""
    game = checked(name, sole(name))
    if not is_ours(name):
        introduce(game)
    return game


def introduce(game: Game) -> None:
    """From now on the texts beside the module of a game are read."""
    folder = game.folder()
    add_texts(game.name, folder and folder.joinpath("locales"))


def sole(name: str) -> EntryPoint:
    """The entry point of a name; if several packages bring one, that of Grimtable or none."""
    first, *others = found()[name]
    if others and not installed.is_ours(first):
        raise BadGame(taken_twice(name))
    return first


def taken_twice(name: str) -> str:
    """That several packages bring a game of this name, and what to do."""
    packages = [package(entry) for entry in found()[name]]
    if OURS in packages:
        others = " and ".join(each for each in packages if each != OURS)
        return (
            f"game {name!r} of {others} is left out: Grimtable has a game of this name; rename it"
        )
    listed = " and ".join(packages)
    return f"game {name!r} is left out: {listed} both bring one; uninstall one of them"


def checked(name: str, entry: EntryPoint) -> Game:
    """A game that this version can use; raises BadGame with the reason if it cannot."""
    start = left_out("game", entry)
    if not NAME.fullmatch(name):
        raise BadGame(f"{start} a name is small letters, digits and _; rename its entry point")
    brought = load("game", entry, BadGame)
    try:
        game = brought() if isinstance(brought, type) else brought
    except (Exception, SystemExit) as error:
        raise BadGame(f"{start} {one_line(error)}") from error
    if not isinstance(game, Game):
        raise BadGame(f"{start} {entry.value} is no grimtable.look.game.Game")
    api = getattr(game, "api", None)
    if api != API:
        raise BadGame(f"{start} it is written for API {api}, this Grimtable has API {API}")
    if getattr(game, "name", None) != name:
        raise BadGame(f"{start} its class says name = {getattr(game, 'name', None)!r}")
    if missing := [field for field in REQUIRED if not hasattr(game, field)]:
        raise BadGame(f"{start} its class does not say {', '.join(missing)}")
    try:
        appearance_of(game)
    except BadSetup as fault:
        raise BadGame(f"{start} {fault}") from fault
    except Exception as error:  # such as a file that cannot be read
        raise BadGame(f"{start} {one_line(error)}") from error
    return game


REQUIRED = (
    "rules", "min_seats", "max_seats", "kinds", "options", "presets", "vocabulary", "frames",
    "fields", "shared_zones", "own_zones",
)  # fmt: skip


# Card sets of one's own


def game_of_cards(file: Path) -> Game:
    """The game that a card file is written for."""
    taking = [game for game in games() if game.card_mark is not None]
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""  # whoever reads it next says what is wrong
    marked = [game for game in taking if game.card_mark and game.card_mark in text]
    unmarked = [game for game in taking if not game.card_mark]
    return [*marked, *unmarked][0]


@cache
def own_sets() -> dict[str, dict[str, Game]]:
    """The card sets that tables of this server may choose besides the printed one, by game."""
    files = [file for file in os.environ.get(CARDS, "").split(os.pathsep) if file]
    sets: dict[str, dict[str, Game]] = {}
    for file in files:
        game = game_of_cards(Path(file)).with_cards(Path(file))
        sets.setdefault(game.name, {})[game.options["card_set"][0]] = game
    if sum(map(len, sets.values())) < len(files):
        raise BadSetup("two of these card files have the same name: give each its own")
    return sets


def choices(name: str) -> dict[str, tuple[str, ...]]:
    """The options of a game with their values, as this server offers them."""
    options = dict(get(name).options)
    if own := own_sets().get(name):
        options["card_set"] = (*options["card_set"], *own)
    return options


def at_table(name: str, options: Mapping[str, str]) -> Game:
    """The game that a table with these options plays; what the host does not allow it refuses."""
    own = own_sets().get(name, {}).get(options.get("card_set", ""))
    return own or get(name)
