"""Reaction windows: whatever a seat holds, answers or leaves unanswered, the others see a pause."""

import asyncio
from pathlib import Path

import pytest

from grimtable.kernel.terms import PUBLIC
from server.secrecy.scenes import (
    ACTING,
    ACTOR,
    FIRST,
    LONG,
    OTHERS,
    SILENT,
    Part,
    amulets,
    in_turn,
    specials,
    staged,
    ways,
)
from server.secrecy.worlds import Frame, World, assert_alike, set_openings

Shown = dict[tuple[str, str], World]


async def steal(world: World) -> None:
    await world.answers(0, "steal P2")
    world.begin()


async def race(world: World) -> None:
    """All but the actor let it pass, some of them by silence."""
    for seat in range(3):
        await world.answers(seat, "draw 0")
    mode = world.room.setup.options["phase3_mode"]
    if mode == "sequential":
        await world.until(LONG)
    for seat in {"lot": (0, 2), "rotation": (0,), "sequential": ()}[mode]:
        await world.answers(seat, "pass")
    world.begin()


async def until_closed(world: World) -> None:
    assert world.room.state.is_reaction
    await world.until(LONG - 0.0625)
    assert world.t.asked() >> ACTOR & 1
    await world.until(LONG + 0.0625)


def before_closing(world: World, audience: int) -> list[Frame]:
    return [frame for frame in world.streams[audience] if frame[0] < world.zero + LONG]


def assert_a_pause(shown: Shown) -> None:
    """Before the window closes all others are told the same; it closes at its time."""
    reference = next(iter(shown.values()))
    for case, world in shown.items():
        for audience in OTHERS:
            told = before_closing(world, audience)
            assert_alike(before_closing(reference, audience), told, f"{audience}: {case}")
            assert told[-1][0] == world.zero, "something came while the window was open"
            assert world.streams[audience][len(told)][0] == world.zero + LONG


def assert_alike_to_the_end(shown: Shown, audiences: tuple[int, ...]) -> None:
    """Where the same came of it, nobody ever sees a difference."""
    for audience in audiences:
        streams = [world.streams[audience] for world in shown.values()]
        for case, stream in zip(shown, streams, strict=True):
            assert_alike(streams[0], stream, f"{audience}: {case}")


def those(shown: Shown, acting: set[str], *, act: bool) -> Shown:
    """The cases in which the actor has something and does something, or all the others."""
    return {
        (name, held): world
        for (name, held), world in shown.items()
        if (held == "with" and name in acting) == act
    }


def framed(plays: dict[str, Part]) -> dict[str, Part]:
    return {name: in_turn(part, until_closed) for name, part in plays.items()}


BLOCKING = ACTING | SILENT
"""With an Amulet, also by the clock."""


@pytest.fixture(scope="module")
def steals(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """Every way to answer a steal, with and without an Amulet."""
    plays = framed(ways(steal, "allow", "block", "Steal"))
    setup = {"game": "grimwood", "options": FIRST, "clock": "fast"}
    with pytest.MonkeyPatch.context() as patch:
        set_openings(patch)
        return asyncio.run(staged(tmp_path_factory.mktemp("steals"), amulets(), plays, **setup))


def test_nobody_can_tell_whether_a_victim_holds_an_amulet(steals: Shown) -> None:
    """T6"""
    assert_a_pause(steals)
    assert_alike_to_the_end(those(steals, BLOCKING, act=False), (2, PUBLIC))


def test_nobody_can_tell_how_a_victim_came_to_block(steals: Shown) -> None:
    """T6"""
    assert_alike_to_the_end(those(steals, BLOCKING, act=True), OTHERS)


async def come_anew(world: World) -> None:
    """Everybody else is cut off and comes back while the window is open."""
    await world.until(LONG - 0.25)
    for audience in OTHERS:
        await world.cut(audience)
    await world.until(LONG + 0.0625)


def test_who_comes_while_a_window_is_open_is_told_no_more(tmp_path: Path) -> None:
    """T6"""
    plays = ways(steal, "allow", "block", "Steal")
    chosen = ("says nothing", "passes at once", "acts at once", "passes again")
    scenes = {name: in_turn(plays[name], come_anew) for name in chosen}
    setup = {"game": "grimwood", "options": FIRST, "clock": "fast"}
    shown = asyncio.run(staged(tmp_path, amulets(), scenes, **setup))
    reference = next(iter(shown.values()))
    for case, world in shown.items():
        for audience in OTHERS:
            one, other = (before_closing(of, audience) for of in (reference, world))
            assert_alike(one, other, f"{audience}: {case}")
            assert one[-1][0] == reference.zero + LONG - 0.25


@pytest.mark.parametrize("mode", ["lot", "rotation", "sequential"])
def test_nobody_can_tell_who_could_have_played_in_a_race(tmp_path: Path, mode: str) -> None:
    """T6"""
    options = {**FIRST, "phase3_mode": mode}
    frame = "InTurn" if mode == "sequential" else "Race"
    plays = framed(ways(race, "pass", "play chameleon", frame))
    setup = {"game": "grim_farmer", "options": options, "clock": "fast"}
    shown = asyncio.run(staged(tmp_path, specials(options), plays, **setup))

    assert_a_pause(shown)
    assert_alike_to_the_end(those(shown, ACTING, act=False), OTHERS)
    assert_alike_to_the_end(those(shown, ACTING, act=True), OTHERS)
