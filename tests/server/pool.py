"""What the tests of bots at the table need: a pool of odd bots, and an ear at the line."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import uvloop

from grimtable.kernel.table import Table
from grimtable.look.conversion import view_of
from grimtable.registry import get
from grimtable.server.bot_processes import pool
from grimtable.server.bot_processes.bot_input import BotInput
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.bot_processes.worker import NO_SLOT, BotMaker, BotRequest, KeptBots, framed
from server.odd_bots import MAKER

GAME = get("grimwood")
SEEN = BotInput(view_of(GAME, GAME.deal(2, seed=1).view(0)))
TESTS = Path(__file__).parents[1]
LONG = 120.0
"""Seconds that no bot of these tests needs, however busy the machine is."""

Loop = Callable[[Coroutine[Any, Any, None]], None]
on_both_loops = pytest.mark.parametrize("loop", [asyncio.run, uvloop.run])


def run(
    scene: Callable[[BotPool], Awaitable[None]],
    *,
    processes: int = 1,
    bots: str = MAKER,
    loop: Loop = asyncio.run,
) -> None:
    """Play a scene with a pool that is closed in the end."""

    async def main() -> None:
        bot_pool = BotPool(processes, bots=bots)
        try:
            await scene(bot_pool)
        finally:
            await bot_pool.close()

    with patch.dict(os.environ, PYTHONPATH=str(TESTS)):
        loop(main())


async def ask(bot_pool: BotPool, name: str, budget: float = LONG, seat_key: str = "") -> list[int]:
    return await bot_pool.choose(name, 1, SEEN, budget, seat_key=seat_key)


async def process_of(bot_pool: BotPool) -> int:
    return (await ask(bot_pool, "process"))[0]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def seen(t: Table, seat: int, game: str = "grimwood") -> BotInput:
    return BotInput(view_of(get(game), t.view(seat)), tuple(t.bare_events_for(seat)))


def think_here(make: BotMaker, name: str, seed: int, shown: BotInput) -> list[int]:
    """What a new bot answers in this process."""
    request = BotRequest(name, seed, LONG, NO_SLOT, None, shown.view, list(shown.events))
    return KeptBots(make).answer(request)


@contextmanager
def tapped() -> Iterator[list[bytes]]:
    """Every message that goes to a process."""
    messages: list[bytes] = []

    def heard(message: bytes) -> bytes:
        messages.append(message)
        return framed(message)

    with patch.object(pool, "framed", heard):
        yield messages
