"""Spectators of a table with a delay: nothing reaches them earlier, whatever they do."""

import asyncio
from pathlib import Path

import pytest

from grimtable.kernel.terms import PUBLIC
from server.secrecy.scenes import FIRST, Part, amulets, answering, in_turn, saying, staged
from server.secrecy.worlds import Frame, World, assert_alike

DELAY = 32.0
THEN = 40.0
"""From here on the tables differ, in what everybody at them sees."""


async def a_while(world: World) -> None:
    """Something happens before."""
    await world.answers(0, "draw")
    await world.until(4.0)
    await world.answers(0, "end")
    await world.until(6.0)
    await world.says(1, "chat", text="hello")


async def agreed_end(world: World) -> None:
    await world.until(THEN)
    await world.says(0, "wish", wish="end")
    for seat in (1, 2):
        await world.says(seat, "consent", agrees=True)


THINGS: dict[str, Part] = {
    "nothing": in_turn(),
    "a move": answering("draw", at=THEN, by=1),
    "a window": answering("steal P1", at=THEN, by=1),
    "chat": saying("chat", at=THEN, by=0, text="psst"),
    "a wish": saying("wish", at=THEN, by=0, wish="pause"),
    "the end": agreed_end,
}


def watching(kind: str) -> Part:
    """What the spectator does soon after."""

    async def part(world: World) -> None:
        for at in (THEN + 1, THEN + 7):
            await world.until(at)
            if kind == "syncs":
                await world.says(PUBLIC, "sync", epoch=world.epoch, n=3, story=2)
            elif kind == "comes anew":
                await world.cut(PUBLIC)
            elif kind == "asks":
                await world.says(PUBLIC, "why", target={"button": "draw"})
                await world.says(PUBLIC, "hint")
                await world.says(PUBLIC, "nonsense")
        await world.until(THEN + 2 * DELAY)

    return part


@pytest.mark.parametrize(
    "kind",
    [
        "looks on",
        "syncs",
        "comes anew",
        "asks",
    ],
)
def test_a_spectator_sees_nothing_before_the_delay(tmp_path: Path, kind: str) -> None:
    """T15"""
    worlds = {"": amulets()["with"]}
    plays = {name: in_turn(a_while, thing, watching(kind)) for name, thing in THINGS.items()}
    setup = {"game": "grimwood", "options": FIRST, "clock": "fast", "spectator_delay": DELAY}
    shown = asyncio.run(staged(tmp_path, worlds, plays, **setup))
    reference = shown["nothing", ""]
    for case, world in shown.items():
        early, still = (
            [told for told in of.streams[PUBLIC] if told[0] < of.zero + THEN + DELAY]
            for of in (world, reference)
        )
        assert_alike(still, early, case)


def test_a_spectator_sees_everything_after_the_delay(tmp_path: Path) -> None:
    """T15: the same messages, so much later, but for the greeting."""
    worlds = {"": amulets()["with"]}
    setup = {"game": "grimwood", "options": FIRST, "clock": "fast"}
    plays = {name: in_turn(a_while, thing, watching("")) for name, thing in THINGS.items()}
    for delay in (0.0, DELAY):
        (tmp_path / str(delay)).mkdir()
    at_once, later = (
        asyncio.run(staged(tmp_path / str(d), worlds, plays, spectator_delay=d, **setup))
        for d in (0.0, DELAY)
    )
    for case, world in later.items():
        live = from_the_deal(at_once[case], until=THEN + DELAY)
        late = from_the_deal(world, until=THEN + 2 * DELAY)
        field = f'"spectator_delay":{DELAY}'.encode()
        told = [(at - DELAY, text.replace(field, b'"spectator_delay":0.0')) for at, text in late]
        assert_alike(live, told, case)
        assert len(told) > 10


def from_the_deal(world: World, *, until: float) -> list[Frame]:
    """What the spectator was told from the first view on."""
    stream = [frame for frame in world.streams[PUBLIC] if frame[0] <= world.zero + until]
    first = next(i for i, (_, data) in enumerate(stream) if b'"type":"view"' in data)
    return stream[first:]
