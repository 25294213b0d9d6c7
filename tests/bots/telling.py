"""What the bots of Grimm Tidings say in a scene."""

from grimtable.bots.registry import get_bot
from grimtable.testing.scene import Scene


def says(t: Scene, seat: int, name: str = "heuristic") -> str:
    """The answer to the open question of a seat, in words."""
    return t.game.vocabulary.text(get_bot("grimm_tidings", name).move(t.table.view(seat), None))


def settled(t: Scene, seat: int) -> Scene:
    """A seat acts as the bot would, until it has nothing left to do in its window."""
    while t.asked == seat:
        said = says(t, seat)
        if said in ("pass", "give"):
            break
        t.says(seat, said)
    return t
