"""Somebody at the table on a screen: helpers for its tests."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from grimtable.cli.tui.app import TableApp
from grimtable.cli.tui.saving import PartySetup
from grimtable.kernel.table import Table
from grimtable.look.game import Game
from grimtable.registry import get
from grimtable.sessions.records import Deal
from grimtable.testing.scene import Scene, scene

GRIMWOOD = get("grimwood")
FARMER = get("grim_farmer")
Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def table(
    seed: int = 7,
    *,
    game: Game = GRIMWOOD,
    seats: int = 3,
    people: int = 1,
    language: str = "en",
    **options: str,
) -> TableApp:
    """A table whose bots do not dawdle."""
    seated = list(range(people))
    bots = dict.fromkeys(range(people, seats), "random")
    setup = PartySetup(Deal(game, seats, options, {"seed": seed}), seated, bots)
    return TableApp(setup, setup.party(), language, pace=0)


class Staged(Deal):
    """A table that begins with a scene instead of a deal."""

    def __init__(self, game: Game, scene: Scene, options: dict[str, str]) -> None:
        super().__init__(game, int(scene.table.seats), options, {"seed": 0})
        self._scene = scene

    def table(self, *, brisk: bool = False, listen: bool = False) -> Table:
        t = self._scene.table.clone()
        t.brisk = brisk
        t.events = [] if listen else None
        return t


def staged(text: str, *, game: Game = FARMER, people: int = 1, **options: str) -> TableApp:
    """People from P1 on and bots in the middle of a game."""
    drawn = scene(text, game=game.name, seats=0, **options)
    bots = dict.fromkeys(range(people, int(drawn.table.seats)), "random")
    setup = PartySetup(Staged(game, drawn, options), list(range(people)), bots)
    return TableApp(setup, setup.party(), "en", pace=0)


def at(app: TableApp, play: Play, size: tuple[int, int] = (120, 40)) -> None:
    """Sit down at this table and play."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(app, pilot)
            await play(app, pilot)

    asyncio.run(run())


async def rest(app: TableApp, pilot: Pilot[None]) -> None:
    """Until somebody in front of the screen is to do something."""
    for _ in range(10_000):
        await pilot.pause(0)
        if app.is_open or len(app.screen_stack) > 1 or not app.is_running:
            break
    await pilot.pause(0)


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        app.simulate_key(key)
        for _ in range(3):  # to the screen, to the answers, back to the table
            await pilot.pause(0)
        await rest(app, pilot)


async def turned(app: TableApp) -> None:
    """Until the last key has been answered; quicker than `rest`, for it draws nothing."""
    before = len(app.party.session.active)
    for _ in range(2000):
        await asyncio.sleep(0)
        if app.is_open and len(app.party.session.active) > before:
            break


def screen(app: TableApp) -> str:
    """All that can be read."""
    text = unescape(re.sub(r"<style.*?</style>|<[^>]*>", " ", app.export_screenshot(), flags=re.S))
    return " ".join(text.replace("\xa0", " ").split())


def part(app: TableApp, name: str) -> str:
    return str(app.screen.query_one(f"#{name}", Static).render())


def view(app: TableApp) -> Any:
    return app.party.view(app.reader)
