"""How a game of a package wants to look: `browser/look.json` and `browser/icons.svg` beside it."""

import re
from functools import cache

import msgspec

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

COLOUR = r"^#[0-9a-fA-F]{6}$"
SYMBOL = r"^[a-z][a-z0-9_-]{0,40}$"


class CardLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one kind of card looks."""

    colour: str = ""
    icon: str = ""
    """The id of a symbol in `icons.svg`; by default the name of the kind."""


class Appearance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a table and its cards; what is left out looks like any other game."""

    accent: str = ""
    """Of what stands out."""
    table: str = ""
    """Behind everything."""
    back: str = ""
    """Of the backs of cards."""
    cards: dict[str, CardLook] = {}
    """By kind."""


@cache
def appearance_of(game: Game) -> Appearance:
    """What the game says; raises BadSetup with what is wrong."""
    folder = game.folder()
    file = folder / "browser" / "look.json" if folder else None
    if file is None or not file.is_file():
        return Appearance()
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Appearance)
    except msgspec.DecodeError as error:
        raise BadSetup(f"browser/look.json cannot be used: {error}") from error
    check(found, game)
    return found


def check(found: Appearance, game: Game) -> None:
    """Are these colours, and cards of this game?"""
    for kind, look in found.cards.items():
        if kind not in game.kinds:
            raise BadSetup(f"browser/look.json: there is no card {kind!r} in {game.name}")
        fits(f"icon of {kind}", look.icon, SYMBOL, "the id of a symbol in icons.svg")
        fits(f"colour of {kind}", look.colour, COLOUR, "a colour such as #c08040")
    for name in ("accent", "table", "back"):
        fits(name, getattr(found, name), COLOUR, "a colour such as #c08040")


def fits(name: str, value: str, pattern: str, wanted: str) -> None:
    """Refuse what is neither empty nor of this form."""
    if value and not re.match(pattern, value):
        raise BadSetup(f"browser/look.json: {name} must be {wanted}, not {value!r}")


def icons_of(game: Game) -> bytes:
    """The sprite with the symbols of its cards; empty if it brings none."""
    folder = game.folder()
    file = folder / "browser" / "icons.svg" if folder else None
    return file.read_bytes() if file is not None and file.is_file() else b""
