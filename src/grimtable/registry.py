"""Name -> Game."""

from pathlib import Path

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

NAMES = ("grimwood", "grim_farmer", "grimm_tidings")


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
    raise BadSetup(f"no game {name!r}; there are: {', '.join(NAMES)}")


def _with_cards(name: str, file: str) -> Game:
    if name != "grimm_tidings":
        raise BadSetup(f"{name} is played with its own cards alone; grimm_tidings takes others")
    from grimtable.games.grimm_tidings.game import with_cards

    return with_cards(Path(file))
