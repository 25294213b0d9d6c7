"""Name -> bot. Bots are found among the installed packages, ours by the same way as anybody's.

A package says in its metadata which bots it brings: entry points of the group `grimtable.bots`,
named `game.bot`, or `bot` if it plays every game. A bot that is not installed is named by its
class, `module:Class`. A level such as `hard` stands for the strongest bot of a game that plays at
it. Behind any name numbers may follow: `heuristic:bluff=0:tau=0.5`.
"""

import os
import sys
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NamedTuple

from grimtable import registry
from grimtable.bots.bot import BadBot, Bot
from grimtable.installed import AGAIN, entries, is_ours, left_out, load, order, sift
from grimtable.kernel.errors import BadSetup, one_line

GROUP = "grimtable.bots"
LEVEL = 20
"""The rank from which on a bot is offered to somebody who just wants to play."""
ALLOWED = "GRIMTABLE_BOTS"
"""In the environment: bots that a host allows besides the installed ones, comma-separated."""


class Name(NamedTuple):
    """The name of a bot, taken apart."""

    place: str
    """A name in the registry, or `module:Class`."""
    habits: tuple[str, ...]

    @property
    def is_class(self) -> bool:
        """Is it named by its class?"""
        return ":" in self.place


def name_of(text: str) -> Name:
    """`heuristic`, `heuristic:bluff=0`, `mybots:Careful` or `mybots:Careful:risk=0.3`."""
    first, *others = text.split(":")
    if others and "=" not in others[0]:
        return Name(f"{first}:{others[0]}", tuple(others[1:]))
    return Name(first, tuple(others))


def get_bot(game: str, text: str, seed: int = 0) -> Bot:
    """The bot of this name for a game; raises BadBot with one line that says what is wrong."""
    name = name_of(text)
    cls = bot_class(game, name.place)
    habits = dict(habit_of(cls, part) for part in name.habits)
    try:
        bot = cls(seed, habits)
    except Exception as error:
        raise BadBot(f"the bot {text!r} cannot be made: {one_line(error)}") from error
    bot.name = text
    return bot


def habit_of(cls: type[Bot], text: str) -> tuple[str, float]:
    """`risk=0.3` as a habit of this bot and a number."""
    habit, _, value = text.partition("=")
    if habit not in cls.habits:
        known = f"there are: {', '.join(cls.habits)}" if cls.habits else "this one has none"
        raise BadBot(f"no habit {habit!r} of a bot; {known}")
    try:
        return habit, float(value)
    except ValueError:
        raise BadBot(f"a bot's habit is a number, not {value!r}") from None


def bot_class(game: str, place: str) -> type[Bot]:
    """The class of a bot, loaded."""
    if ":" in place:
        cls = class_at(place)
        if cls.games and game not in cls.games:
            raise BadBot(f"the bot {place!r} does not play {game}, only: {', '.join(cls.games)}")
        return cls
    installed = found(game)
    if place not in installed or not is_ours(installed[place]):
        place = by_level(game).get(place, place)
    if place not in installed:
        known = ", ".join(dict.fromkeys([*bots_for(game), *by_level(game)]))
        raise BadBot(f"no bot {place!r} plays {game}; there are: {known}")
    return loaded(game, place)


# Installed bots


@cache
def found(game: str) -> dict[str, EntryPoint]:
    """The entry points of the bots of a game by name, not loaded yet.

    Where several packages bring a bot of the same name for a game, that of Grimtable counts, else
    the first by the name of its package; the same name for this game counts before one for all.
    """
    by_name: dict[str, EntryPoint] = {}
    for entry in sorted(entries(GROUP), key=precedence):
        of, _, name = entry.name.rpartition(".")
        if of in ("", game):
            by_name.setdefault(name, entry)
    return by_name


def precedence(entry: EntryPoint) -> tuple[bool, bool, str]:
    """Which one counts if names are equal."""
    is_others, of_package, _ = order(entry)
    return is_others, "." not in entry.name, of_package


def names() -> list[str]:
    """The names of all installed bots, whatever they play; levels are not among them."""
    found_names = {entry.name.rpartition(".")[2] for entry in entries(GROUP)}
    return sorted(found_names)


@cache
def loaded(game: str, name: str) -> type[Bot]:
    """The class of an installed bot."""
    entry = found(game)[name]
    cls = load("bot", entry, BadBot)
    if not is_bot(cls):
        raise BadBot(f"{left_out('bot', entry)} {entry.value} is no grimtable.bots.bot.Bot")
    return cls  # type: ignore[no-any-return]


def bots_for(game: str) -> list[str]:
    """The installed bots that can play a game, the strongest last."""
    usable, _ = sift(found(game), lambda name: (loaded(game, name).rank, name))
    return [name for _, name in sorted(usable)]


def strongest(game: str) -> str:
    """The bot that gives hints and stands in for people: the strongest that answers at once."""
    usable = bots_for(game)
    if not usable:
        raise BadBot(next(iter(faults([game])), f"no bot that plays {game} is installed; {AGAIN}"))
    return [name for name in usable if loaded(game, name).is_quick or name == usable[0]][-1]


def is_quick(game: str, text: str) -> bool:
    """Does the bot of this name answer at once? One that is named by its class has to."""
    name = name_of(text)
    return name.is_class or bot_class(game, name.place).is_quick


def by_level(game: str) -> dict[str, str]:
    """Which bot plays at a level, the gentlest first; ours before others, then the stronger one."""
    usable = [name for name in bots_for(game) if loaded(game, name).level]
    taken: dict[str, str] = {}
    for name in sorted(usable, key=lambda name: is_ours(found(game)[name])):
        taken[loaded(game, name).level] = name
    return {loaded(game, name).level: name for name in usable if name in taken.values()}


def levels(game: str) -> list[str]:
    """What people choose from who just want to play, the gentlest first; at least one.

    These are levels, and installed bots that play like people but have no level.
    """
    likely = [name for name in bots_for(game) if loaded(game, name).rank >= LEVEL]
    return known_as(game, likely or bots_for(game)[-1:])


def known_as(game: str, installed: list[str]) -> list[str]:
    """These bots by their levels, or by their own names if they have none."""
    return list(dict.fromkeys([loaded(game, name).level or name for name in installed]))


def faults(games: list[str]) -> list[str]:
    """One line for every installed bot of these games that cannot be used."""
    lines = [line for game in games for line in sift(found(game), partial(loaded, game))[1]]
    return list(dict.fromkeys(lines))


def check_installation() -> None:
    """Raise BadSetup, with one line that says what to do, if no game or no bot can be used."""
    for name in registry.names():
        if sift([name], registry.get)[0]:
            strongest(name)
            return
    raise BadSetup(registry.faults()[0])


# Bots named by their class


def class_at(place: str) -> type[Bot]:
    """The class `module:Class`; the module may lie in the current folder."""
    path, _, name = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        module = import_module(path)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and path.startswith(str(error.name)):
            raise BadBot(f"no bot {place!r}: there is no module {path!r} in {here}") from None
        raise BadBot(f"the bot {place!r} cannot be loaded: {one_line(error)}") from error
    cls = getattr(module, name, None)
    if cls is None:
        raise BadBot(f"no bot {place!r}: the module {path!r} has no class {name!r}")
    if not is_bot(cls):
        raise BadBot(f"{place!r} is no bot: write `class {name}(Bot):`; see docs/bots.md")
    return cls  # type: ignore[no-any-return]


def is_bot(cls: object) -> bool:
    """Is this a class of bots?"""
    return isinstance(cls, type) and issubclass(cls, Bot)


# Bots that a host allows


def allowed() -> list[str]:
    """The bots named by their class that tables of this server may choose."""
    names = [name for name in os.environ.get(ALLOWED, "").split(",") if name]
    if wrong := [name for name in names if not name_of(name).is_class]:
        raise BadBot(f"{wrong[0]!r} is not the class of a bot, such as mybots:Careful")
    return names


def offered(game: str) -> list[str]:
    """All bots that a table of this server may choose, the strongest installed one last.

    Those that play at a level are called by it.
    """
    own = [name for name in allowed() if plays(name_of(name).place, game)]
    return own + known_as(game, bots_for(game))


def plays(place: str, game: str) -> bool:
    """Does a bot named by its class play this game?"""
    cls = class_at(place)
    return not cls.games or game in cls.games
