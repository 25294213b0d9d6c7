"""Name -> Game."""

from grimtable.kernel.errors import BadSetup
from grimtable.look.game import Game

NAMES = ("grimwood", "grim_farmer", "grimm_tidings")


def get(name: str) -> Game:
    """The game of this name; imported when first asked for."""
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
