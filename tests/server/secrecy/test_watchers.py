"""Spectators of a table with a delay: nothing reaches them earlier, whatever they do."""

import asyncio
from pathlib import Path

import pytest

from grimtable.kernel.terms import PUBLIC
from server.secrecy.scenes import FIRST, Part, amulets, answering, in_turn, saying, staged
from server.secrecy.worlds import Frame, World, assert_alike

DELAY = 32.0
LATER = 40.0
SOON = 12.0


async def a_while(world: World) -> None:
    """Something happens before."""
    await world.answers(0, "draw")
    await world.until(4.0)
    await world.answers(0, "end")
    await world.until(6.0)
    await world.says(1, "chat", text="hello")


def agreed_end(at: float) -> Part:
    async def part(world: World) -> None:
        await world.until(at)
        await world.says(0, "wish", wish="end")
        for seat in (1, 2):
            await world.says(seat, "consent", agrees=True)

    return part


def things(then: float) -> dict[str, Part]:
    """From then on the tables differ, in what everybody at them sees."""
    return {
        "nothing": in_turn(),
        "a move": answering("draw", at=then, by=1),
        "a window": answering("steal P1", at=then, by=1),
        "chat": saying("chat", at=then, by=0, text="psst"),
        "a wish": saying("wish", at=then, by=0, wish="pause"),
        "the end": agreed_end(then),
    }


def watching(kind: str, then: float) -> Part:
    """What the spectator does soon after."""

    async def part(world: World) -> None:
        for at in (then + 1, then + 7):
            await world.until(at)
            if kind == "syncs":
                await world.says(PUBLIC, "sync", epoch=world.epoch, n=3, story=2)
            elif kind == "comes again":
                await world.cut(PUBLIC)
            elif kind == "asks":
                await world.says(PUBLIC, "why", target={"button": "draw"})
                await world.says(PUBLIC, "hint")
                await world.says(PUBLIC, "nonsense")
        await world.until(then + 2 * DELAY)

    return part


async def all_things(
    folder: Path, kind: str, *, delay: float, then: float
) -> dict[tuple[str, str], World]:
    plays = {
        name: in_turn(a_while, thing, watching(kind, then)) for name, thing in things(then).items()
    }
    setup = {"game": "grimwood", "options": FIRST, "clock": "fast", "spectator_delay": delay}
    return await staged(folder, {"": amulets()["with"]}, plays, **setup)


SITUATIONS = [
    ("looks on", LATER),
    ("syncs", LATER),
    ("comes again", LATER),
    ("asks", LATER),
    ("syncs", SOON),
    ("comes again", SOON),
]


@pytest.mark.parametrize(("kind", "then"), SITUATIONS)
def test_a_spectator_sees_nothing_before_the_delay(tmp_path: Path, kind: str, then: float) -> None:
    """T15"""
    shown = asyncio.run(all_things(tmp_path, kind, delay=DELAY, then=then))
    reference = shown["nothing", ""]
    for case, world in shown.items():
        early, still = (
            [told for told in of.streams[PUBLIC] if told[0] < of.zero + then + DELAY]
            for of in (world, reference)
        )
        assert_alike(still, early, case)


def test_a_spectator_sees_everything_after_the_delay(tmp_path: Path) -> None:
    """T15: the same messages, later by this much, except the greeting."""
    for name in ("live", "late"):
        (tmp_path / name).mkdir()
    live = asyncio.run(all_things(tmp_path / "live", "", delay=0.0, then=LATER))
    late = asyncio.run(all_things(tmp_path / "late", "", delay=DELAY, then=LATER))
    field = f'"spectator_delay":{DELAY}'.encode()
    for case, world in late.items():
        told = [
            (at - DELAY, text.replace(field, b'"spectator_delay":0.0'))
            for at, text in from_the_deal(world, until=LATER + 2 * DELAY)
        ]
        assert_alike(from_the_deal(live[case], until=LATER + DELAY), told, case)
        assert len(told) > 10


def from_the_deal(world: World, *, until: float) -> list[Frame]:
    """What the spectator was told from the first view on."""
    stream = [frame for frame in world.streams[PUBLIC] if frame[0] <= world.zero + until]
    first = next(i for i, (_, data) in enumerate(stream) if b'"type":"view"' in data)
    return stream[first:]
