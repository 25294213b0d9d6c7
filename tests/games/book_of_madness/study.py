"""Scenes of The Book of Madness."""

from grimtable.games.book_of_madness.game import MadnessGame
from grimtable.games.book_of_madness.table import Madness
from grimtable.kernel.frames import AnyFrame, fields_of
from grimtable.testing.scene import Scene, parse

GAME = MadnessGame()


def study(
    drawing: str,
    *,
    seats: int = 0,
    goes_on: bool = False,
    game: MadnessGame = GAME,
    **options: str,
) -> Scene:
    """A table as drawn, with as many seats as are named, at least two.

    It comes to rest after the monster phase (`phase: turn`), the action phase or the regeneration,
    unless it goes on.
    """
    lines = parse(drawing)
    named = [int(name[1]) for name in lines if name[:1] == "P" and name[1:2].isdigit()]
    t = game.stage(lines, seats or max([2, *named]), options)
    t.events = []
    if not goes_on and lines.get("phase") == "turn":
        t.stack = list(reversed(t.stack[0].act(t, 0)[:2]))
    elif not goes_on:
        t.stack = t.stack[-1:]
    t.run()
    return Scene(game, t)


def dealt(seats: int = 3, seed: int = 0, **options: str) -> Scene:
    """A game just dealt."""
    return Scene(GAME, GAME.deal(seats, options, seed=seed, listen=True))


def made(frame: type[AnyFrame]) -> AnyFrame:
    """A frame of this class, all its parts zero."""
    return frame(*[False] * len(fields_of(frame)))


def madness(t: Scene) -> Madness:
    """The table of a scene."""
    assert isinstance(t.table, Madness)
    return t.table


def settles(t: Scene) -> Scene:
    """Whoever pays, pays what is offered first."""
    while t.frame == "Pay":
        t.says(t.asked, t.options()[0])
    return t


def casts(t: Scene, seat: int, spell: str, times: int = 1) -> Scene:
    """A spell, paid as is offered first."""
    t.says(seat, f"cast {spell}")
    if t.frame == "Amplify":
        t.says(seat, f"times {times}")
    return settles(t)


def acts(t: Scene, seat: int, *moves: str) -> Scene:
    """An action, paid as is offered first, and what follows."""
    t.says(seat, moves[0])
    settles(t)
    return t.says(seat, *moves[1:])
