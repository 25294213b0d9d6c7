"""Grim Farmer's face-down piles: an unchallenged one is never seen, honest or not."""

import asyncio
import json
import random
from collections import Counter
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from grimtable.games.grim_farmer.ids import (
    CARD,
    CHALLENGE,
    CHALLENGED,
    DISCARD,
    HAND,
    TURN_BEGAN,
    is_eligible,
)
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import MOVED, PUBLIC, SWAPPED
from grimtable.registry import get
from server.secrecy.people import wander
from server.secrecy.scenes import ACTOR, FIRST, OTHERS
from server.secrecy.worlds import (
    Lodge,
    World,
    assert_alike,
    opened,
    played,
    set_dice,
)
from sizes import SIZES

GAME = "grim_farmer"


def owner_of(zone: int) -> int:
    """Whose face-down pile this is; -1: it is no pile."""
    return (zone - HAND) // 2 if zone > HAND and (zone - HAND) % 2 else -1


def told_events(world: World, audience: int) -> list[dict[str, Any]]:
    """The story of an audience, put together from its messages."""
    story: list[dict[str, Any]] = []
    for _, data in world.streams[audience]:
        message = json.loads(data)
        if message["type"] == "events":
            story[message["first"] :] = message["events"]
    return story


def hidden_discards(world: World, audience: int) -> int:
    """How many cards of unchallenged piles went by, each of them as a back."""
    hidden, challenged, story = 0, set[int](), told_events(world, audience)
    events = world.t.events or []
    assert len(story) == len(events)
    for raw, told in zip(events, story, strict=True):
        kind, src, dst, _, _, _ = (int(part) for part in raw)
        if kind == TURN_BEGAN:
            challenged.clear()
        elif kind == CHALLENGED:
            challenged.add(dst)
        elif kind == MOVED and owner_of(src) not in {-1, audience, *challenged}:
            assert told["is_back"] and not told.get("kind") and "card" not in told.get("args", {})
            hidden += 1
    return hidden


def assert_discards_as_told(world: World, audience: int) -> None:
    """The last view shows the discards that were seen to fall, and no other face."""
    seen: Counter[str] = Counter()
    for raw, told in zip(world.t.events or [], told_events(world, audience), strict=True):
        if raw[0] == SWAPPED:
            seen.clear()
        elif raw[0] == MOVED and raw[2] == DISCARD and told.get("kind"):
            seen[told["kind"]] += 1
    views = [data for _, data in world.streams[audience] if b'"type":"view"' in data]
    zones = json.loads(views[-1])["view"]["zones"]
    discard = next(zone for zone in zones if zone["name"] == "discard")
    shown = Counter(cell["kind"] for cell in discard.get("cards", []) if cell.get("kind"))

    assert shown == seen


@pytest.mark.property
def test_an_unchallenged_pile_is_never_seen_by_anybody_else(tmp_path: Path) -> None:
    """T7: in no event, view or story of any message, to the end."""

    async def main() -> None:
        async with Lodge(tmp_path) as house:
            hidden: Counter[int] = Counter()
            for number in range(SIZES["secrecy_piles"]):
                world = await opened(house, GAME, 2 + number % 3, dice=set_dice(number))
                async for _ in wander(world, random.Random(number)):
                    pass
                for audience in world.streams:
                    hidden[audience] += hidden_discards(world, audience)
                    assert_discards_as_told(world, audience)
                world.close()
            assert hidden[0] and hidden[1] and hidden[PUBLIC]

    asyncio.run(main())


# Honest or not

MEADOW = {**FIRST, "deck": "meadow_120"}


def eligible(t: Farmer) -> list[int]:
    """What the actor could honestly place."""
    kinds = [int(t.kinds[card]) for card in t.hand(ACTOR)]
    return [kind for kind in kinds if is_eligible(kind, t.call)]


def may_be_honest(seed: int) -> bool:
    """Will the actor have an honest pile of two cards?"""
    t = get(GAME).deal(3, MEADOW, seed=seed)
    assert isinstance(t, Farmer)
    for seat in range(3):
        t.push(seat, get(GAME).vocabulary.number("draw 0"))
    return len(eligible(t)) >= 2


def two_piles(t: Farmer, chance: random.Random) -> tuple[list[int], list[int]]:
    """As many cards, once all of them eligible, once not."""
    kinds = [int(t.kinds[card]) for card in t.hand(ACTOR)]
    honest = eligible(t)
    many = min(chance.randint(2, 5), len(honest))
    while True:
        bluff = chance.sample(kinds, many)
        if not all(is_eligible(kind, t.call) for kind in bluff):
            return chance.sample(honest, many), bluff


async def place(world: World, seat: int, kinds: list[int]) -> None:
    held = world.t.hand(seat)  # type: ignore[attr-defined]
    done = ["done"] if len(kinds) < min(5, len(held)) else []
    await world.answers(seat, *(CARD + kind for kind in kinds), *done)


async def to_placing(world: World) -> None:
    for seat in range(3):
        await world.answers(seat, "draw 0")
    await world.until(6.0)


async def one_turn(world: World, seed: int, is_honest: bool) -> None:
    """The actor lays a pile that nobody challenges; a whole turn goes by, and the next begins."""
    await to_placing(world)
    t, chance = world.t, random.Random(seed)
    assert isinstance(t, Farmer)
    for seat in (0, 2):
        kinds = [int(t.kinds[card]) for card in t.hand(seat)]
        await place(world, seat, chance.sample(kinds, chance.randint(2, 4)))
    honest, bluff = two_piles(t, chance)
    await world.until(9.0)
    await place(world, ACTOR, honest if is_honest else bluff)
    await world.until(12.0)
    for seat in (2, ACTOR, 0):
        t = world.t
        assert isinstance(t, Farmer)
        options = [int(move) for move in t.options_of(seat)]
        await world.answers(seat, chance.choice([m for m in options if m != CHALLENGE + ACTOR]))
    for seat in range(3):
        if world.t.options_of(seat) and type(world.t.stack[-1]).__name__ == "Reward":
            await world.answers(seat, "done")
    await world.until(20.0)


@pytest.mark.property
def test_nobody_can_tell_an_honest_pile_from_a_bluff(tmp_path: Path) -> None:
    """T8: neither by what is refused or told nor by when, in this turn and the next."""

    async def main() -> None:
        seeds = filter(may_be_honest, count())
        for seed in islice(seeds, SIZES["secrecy_bluffs"]):
            await compare_piles(tmp_path, seed)

    asyncio.run(main())


async def compare_piles(folder: Path, seed: int) -> None:
    worlds = []
    for is_honest in (True, False):
        play = partial(one_turn, seed=seed, is_honest=is_honest)
        setup = {"dice": set_dice(seed), "options": MEADOW, "clock": "none"}
        worlds.append(await played(folder / f"{seed}{is_honest}", play, GAME, 3, **setup))
    honest, bluff = (world.streams for world in worlds)
    for audience in OTHERS:
        assert len(honest[audience]) > 20
        assert_alike(honest[audience], bluff[audience], (seed, audience))
    for stream in (honest[ACTOR], bluff[ACTOR]):
        assert not [data for _, data in stream if b'"type":"refusal"' in data]
    shapes = [[(at, json.loads(data)["type"]) for at, data in s[ACTOR]] for s in (honest, bluff)]
    assert shapes[0] == shapes[1]
