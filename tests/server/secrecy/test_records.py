"""The record of a finished game says what was chosen, not how, when or in which order."""

import asyncio
from pathlib import Path

import pytest

from grimtable.sessions.records import write
from server.secrecy.scenes import (
    ACTING,
    FIRST,
    LONG,
    SILENT,
    Part,
    amulets,
    in_turn,
    specials,
    staged,
    ways,
)
from server.secrecy.worlds import World


async def steal(world: World) -> None:
    await world.answers(0, "steal P2")
    world.begin()


async def race(world: World) -> None:
    for seat in range(3):
        await world.answers(seat, "draw 0")
    world.begin()


async def agreed(world: World) -> None:
    """The window closes, somebody changes his mind, and all agree to end the game."""
    await world.until(LONG + 1)
    await world.says(0, "wish", wish="end")
    for seat in (1, 2):
        await world.says(seat, "consent", agrees=True)
    assert world.room.state.phase == "over"


@pytest.mark.parametrize("game", ["grimwood", "grim_farmer"])
def test_a_record_tells_choices_and_nothing_else(tmp_path: Path, game: str) -> None:
    """T7, T13: who replays it sees the same whether somebody hesitated, ordered or took back."""
    is_wood = game == "grimwood"
    no, yes, frame = ("allow", "block", "Steal") if is_wood else ("pass", "play chameleon", "Race")
    prelude: Part = steal if is_wood else race
    plays = {name: in_turn(part, agreed) for name, part in ways(prelude, no, yes, frame).items()}
    worlds = {"with": (amulets() if is_wood else specials(FIRST))["with"]}
    setup = {"game": game, "options": FIRST, "clock": "fast"}
    shown = asyncio.run(staged(tmp_path, worlds, plays, **setup))
    records = {name: write(world.room.state.record()) for (name, _), world in shown.items()}
    acting = ACTING | SILENT if is_wood else ACTING  # an Amulet blocks by the clock

    assert len({records[name] for name in plays if name not in acting}) == 1
    assert len({records[name] for name in acting}) == 1
    assert len(set(records.values())) == 2
