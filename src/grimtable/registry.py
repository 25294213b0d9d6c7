"""Name -> Game."""

from pathlib import Path

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

NAMES = ("grimwood", "grim_farmer", "grimm_tidings", "book_of_madness")


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
