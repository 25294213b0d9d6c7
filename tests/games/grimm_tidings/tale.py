"""Scenes of Grimm Tidings."""

from grimtable.games.grimm_tidings.game import TidingsGame
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.testing.scene import Scene, parse

GAME = TidingsGame()


def tale(drawing: str, *, seats: int = 0, **options: str) -> Scene:
    """A table as drawn, with as many seats as are named, at least three."""
    lines = parse(drawing)
    named = [int(name[1]) for name in lines if name[:1] == "P" and name[1:2].isdigit()]
    t = GAME.stage(lines, seats or max([3, *named]), options)
    t.events = []
    t.run()
    return Scene(GAME, t)


def dealt(seats: int = 3, seed: int = 0, **options: str) -> Scene:
    """A game just dealt, at SETUP."""
    return Scene(GAME, GAME.deal(seats, options, seed=seed, listen=True))


def tidings(t: Scene) -> Tidings:
    """The table of a scene."""
    assert isinstance(t.table, Tidings)
    return t.table


def passes(t: Scene, many: int = 99) -> Scene:
    """Everybody asked passes, in the order of asking, so often or until another question opens."""
    for _ in range(many):
        if t.asked < 0 or "pass" not in t.options():
            break
        t.says(t.asked, "pass")
    return t


def quiet(t: Scene) -> Scene:
    """Nobody answers what was just announced."""
    while t.frame == "React":
        t.says(t.asked, "pass")
    return t


def decided(t: Scene) -> Scene:
    """All let the numbers of the combat stand."""
    while t.frame == "CombatWindow":
        t.says(t.asked, "pass")
    return t


def doing(t: Scene, seat: int, *moves: str) -> Scene:
    """A seat acts, those asked before it pass, and nobody answers."""
    while t.asked != seat and t.frame.endswith("Window"):
        t.says(t.asked, "pass")
    t.says(seat, *moves)
    return quiet(t)


def rolls(t: Scene, seat: int, move: str, *numbers: int) -> Scene:
    """A move after which the die shows these numbers."""
    return t.luck(*(str(number) for number in numbers)).says(seat, move)
