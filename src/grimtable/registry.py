"""Name -> Game."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

NAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")
HOST_CARDS = "grimm_tidings"
"""The game whose tables on a server may choose among card sets that its host allows."""


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
    raise BadSetup(
        f"{name} is played with its own cards alone; grimm_tidings and book_of_madness take others"
    )


CARDS = "GRIMTABLE_CARDS"
"""In the environment: the card files a host allows. Every process of a server reads the same."""


@cache
def own_sets() -> dict[str, Game]:
    """The card sets that tables of this server may choose besides the printed one, by name."""
    files = [file for file in os.environ.get(CARDS, "").split(os.pathsep) if file]
    games = [_with_cards(HOST_CARDS, file) for file in files]
    sets = {game.options["card_set"][0]: game for game in games}
    if len(sets) < len(games):
        raise BadSetup("two of these card files have the same name: give each its own")
    return sets


def choices(name: str) -> dict[str, tuple[str, ...]]:
    """The options of a game with their values, as this server offers them."""
    options = dict(get(name).options)
    if name == HOST_CARDS:
        options["card_set"] = (*options["card_set"], *own_sets())
    return options


def at_table(name: str, options: Mapping[str, str]) -> Game:
    """The game that a table with these options plays; what the host does not allow it refuses."""
    own = own_sets().get(options.get("card_set", "")) if name == HOST_CARDS else None
    return own or get(name)
