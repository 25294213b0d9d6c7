"""Name -> Game."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

NAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
WITH_CARDS = ("grimm_tidings", "book_of_madness")
"""The games that take card sets of one's own; on a server those that its host allows."""
ROUND_TABLE = "[round_table]"
"""Stands in every card file of The Book of Madness and in no other."""


def get(name: str, cards: str = "") -> Game:
    """The game of this name, imported when first asked for; with the cards of a file, if named."""
    if cards:
        return _with_cards(name, cards)
    if name == "grimwood":
        from grimtable.games.grimwood.game import GrimwoodGame

        return GrimwoodGame()
    if name == "grim_farmer":
        from grimtable.games.grim_farmer.game import FarmerGame

        return FarmerGame()
    if name == "grimm_tidings":
        from grimtable.games.grimm_tidings.game import TidingsGame

        return TidingsGame()
    if name == "book_of_madness":
        from grimtable.games.book_of_madness.game import MadnessGame

        return MadnessGame()
    raise BadSetup(f"no game {name!r}; there are: {', '.join(NAMES)}")


def _with_cards(name: str, file: str) -> Game:
    if name == "grimm_tidings":
        from grimtable.games.grimm_tidings.game import with_cards as tidings_with

        return tidings_with(Path(file))
    if name == "book_of_madness":
        from grimtable.games.book_of_madness.game import with_cards as madness_with

        return madness_with(Path(file))
    others = " and ".join(WITH_CARDS)
    raise BadSetup(f"{name} is played with its own cards alone; {others} take others")


def game_of_cards(file: Path) -> str:
    """The game that a card file is written for."""
    try:
        is_madness = ROUND_TABLE in file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        is_madness = False  # whoever reads it next says what is wrong
    return "book_of_madness" if is_madness else "grimm_tidings"


CARDS = "GRIMTABLE_CARDS"
"""In the environment: the card files a host allows. Every process of a server reads the same."""


@cache
def own_sets() -> dict[str, dict[str, Game]]:
    """The card sets that tables of this server may choose besides the printed one, by game."""
    files = [file for file in os.environ.get(CARDS, "").split(os.pathsep) if file]
    sets: dict[str, dict[str, Game]] = {name: {} for name in NAMES}
    for file in files:
        game = _with_cards(game_of_cards(Path(file)), file)
        sets[game.name][game.options["card_set"][0]] = game
    if sum(map(len, sets.values())) < len(files):
        raise BadSetup("two of these card files have the same name: give each its own")
    return sets


def choices(name: str) -> dict[str, tuple[str, ...]]:
    """The options of a game with their values, as this server offers them."""
    options = dict(get(name).options)
    if name in WITH_CARDS:
        options["card_set"] = (*options["card_set"], *own_sets()[name])
    return options


def at_table(name: str, options: Mapping[str, str]) -> Game:
    """The game that a table with these options plays; what the host does not allow it refuses."""
    own = own_sets()[name].get(options.get("card_set", "")) if name in WITH_CARDS else None
    return own or get(name)
