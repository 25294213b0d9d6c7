"""Several answer at once: how, when and in how many steps somebody does is nobody's business."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grimtable.games.grim_farmer.ids import CARD, NORMALS, is_eligible
from grimtable.games.grim_farmer.table import Farmer
from grimtable.kernel.terms import PUBLIC
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from server.secrecy.bot_pools import Overheard, overheard
from server.secrecy.scenes import (
    ACTOR,
    FIRST,
    OTHERS,
    Part,
    answering,
    in_turn,
    opening,
    saying,
    specials,
    staged,
    with_and_without,
)
from server.secrecy.worlds import Dice, World, assert_alike, set_dice

BLUFFER, WATCHER = 2, 0
"""Beside the actor: who lays cards that do not fit, and who waits for the actor's answer."""


def hand(world: World, seat: int, *, fits: bool | None = None) -> list[int]:
    """The normal cards of a hand as moves."""
    t = world.t
    assert isinstance(t, Farmer)
    kinds = [int(t.kinds[card]) for card in t.hand(seat)]
    return [
        CARD + kind
        for kind in kinds
        if kind < NORMALS and fits in (None, is_eligible(kind, t.call))
    ]


def frame(world: World) -> str:
    return type(world.t.stack[-1]).__name__


async def to_race(world: World) -> None:
    for seat in range(3):
        await world.answers(seat, "draw 0")
    world.begin()


async def to_placing(world: World) -> None:
    await to_race(world)
    await world.until(6.0)
    assert frame(world) == "Place"
    world.begin()


async def to_reward(world: World) -> None:
    """Two challenge a bluffer and may discard two cards each."""
    await to_placing(world)
    t = world.t
    assert isinstance(t, Farmer)
    for seat in range(3):
        kinds = sorted(int(t.kinds[card]) for card in t.hand(seat))
        laid = hand(world, seat, fits=False)[:2] if seat == BLUFFER else None
        await world.answers(seat, *(laid or [CARD + kind for kind in kinds[-2:]]), "done")
    await world.answers(BLUFFER, "nobody")
    for seat in (ACTOR, WATCHER):
        await world.answers(seat, "challenge P3")
    assert frame(world) == "Reward"
    world.begin()


def two_cards(*times: float, more: str = "") -> Part:
    """Two normal cards, in one message or each at its time."""

    async def part(world: World) -> None:
        picks: list[str | int] = [*hand(world, ACTOR)[:2], *([more] if more else [])]
        if len(times) == 1:
            await answering(*picks, at=times[0])(world)
        else:
            for at, pick in zip(times, picks, strict=True):
                await answering(pick, at=at)(world)

    return part


async def until_told(world: World) -> None:
    """The watcher answers last."""
    await world.until(16.0)
    await world.answers(WATCHER, *hand(world, WATCHER)[:2], *(["done"] * (frame(world) == "Place")))
    await world.until(20.0)


def shown(
    folder: Path, plays: dict[str, Part], worlds: dict[str, Dice] | None = None, **setup: Any
) -> dict[tuple[str, str], World]:
    """Each part in a table of its own."""
    options = {**FIRST, **setup.pop("options", {})}
    dice = worlds or {"": set_dice(opening("grim_farmer", lambda _: True, options)[0])}
    setup = {"game": "grim_farmer", "options": options, **setup}
    return asyncio.run(staged(folder, dice, plays, **setup))


def assert_all_alike(worlds: dict[tuple[str, str], World]) -> None:
    """All others are told the same."""
    reference = next(iter(worlds.values()))
    for case, world in worlds.items():
        for audience in OTHERS:
            one, other = (of.streams[audience] for of in (reference, world))
            assert_alike(one, other, f"{audience}: {case}")


CLOCKS = ["none", "fast"]


@pytest.mark.parametrize("clock", CLOCKS)
def test_nobody_sees_how_another_answers(tmp_path: Path, clock: str) -> None:
    """T6"""
    again = in_turn(two_cards(4.0), saying("take_back", at=5.0), two_cards(12.0))
    ways = {
        "at once": two_cards(0.0),
        "late": two_cards(12.0),
        "in steps": two_cards(3.0, 12.0),
        "twice": again,
    }
    plays = {name: in_turn(to_reward, part, until_told) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays, clock=clock))


def test_who_undoes_a_step_leaves_unseen_answers_as_they_are(tmp_path: Path) -> None:
    """T6: else it would show who has answered since."""

    async def step(world: World) -> None:
        await world.until(1.0)
        await world.answers(WATCHER, hand(world, WATCHER)[0])

    undo = saying("undo", at=14.0, by=WATCHER)
    orders = {"before": (two_cards(0.0), step), "after": (step, two_cards(12.0))}
    plays = {name: in_turn(to_reward, *parts, undo, until_told) for name, parts in orders.items()}
    told = shown(tmp_path, plays)

    assert_all_alike(told)
    assert [frame(world) for world in told.values()] == ["DrawCount", "DrawCount"]


@pytest.mark.parametrize("clock", CLOCKS)
def test_nobody_sees_the_steps_of_a_placing(tmp_path: Path, clock: str) -> None:
    """T6: who is ready is shown, and no more."""
    ways = {
        "in one": two_cards(12.0, more="done"),
        "in steps": two_cards(3.0, 9.0, 12.0, more="done"),
    }

    async def others(world: World) -> None:
        await world.answers(BLUFFER, *hand(world, BLUFFER)[:2], "done")

    plays = {name: in_turn(to_placing, others, part, until_told) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays, clock=clock))


@pytest.mark.parametrize("clock", CLOCKS)
def test_nobody_sees_who_passes_in_a_live_race(tmp_path: Path, clock: str) -> None:
    """T6"""
    options = {**FIRST, "phase3_mode": "arrival"}
    rest = in_turn(answering("pass", at=3.0, by=0), answering("pass", at=9.0, by=2))
    again = in_turn(
        answering("pass", at=1.0), saying("take_back", at=1.5), answering("pass", at=2.0)
    )
    ways = {
        "at once": answering("pass", at=0.0),
        "later": answering("pass", at=2.0),
        "twice": again,
    }
    plays = {name: in_turn(to_race, part, rest) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays, specials(options), clock=clock, options=options))


def test_nobody_sees_who_passed_last(tmp_path: Path) -> None:
    """T6: not in the next question either."""
    options = {**FIRST, "phase3_mode": "arrival"}

    def passing(first: int, last: int) -> Part:
        async def part(world: World) -> None:
            await world.answers(ACTOR, "pass")
            await answering("pass", at=3.0, by=first)(world)
            await answering("pass", at=9.0, by=last)(world)
            await world.until(12.0)
            for audience in (ACTOR, PUBLIC):
                await world.cut(audience)
            await world.until(9.0 + ANSWER_LIMITS["fast"] + 1)

        return part

    plays = {"one": in_turn(to_race, passing(0, 2)), "other": in_turn(to_race, passing(2, 0))}
    one, other = shown(tmp_path, plays, clock="fast", options=options).values()
    for audience in (ACTOR, PUBLIC):
        assert_alike(one.streams[audience], other.streams[audience], audience)


CLOCK_WAYS: dict[str, Part] = {
    "silent": in_turn(),
    "answered": two_cards(3.0),
    "taken back": in_turn(two_cards(3.0), saying("take_back", at=5.0)),
}


@pytest.mark.parametrize("way", ["silent", "answered", "taken back"])
def test_clocks_are_shown_of_all_who_are_asked(tmp_path: Path, way: str) -> None:
    """T6: also of those who have answered, to whoever comes to the table meanwhile."""

    async def come_anew(world: World) -> None:
        await world.until(8.0)
        for audience in OTHERS:
            await world.cut(audience)

    play = in_turn(to_reward, CLOCK_WAYS[way], come_anew)
    world = shown(tmp_path, {way: play}, clock="fast")[way, ""]
    for audience in OTHERS:
        clocks = [data for _, data in world.streams[audience] if b'"type":"clock"' in data]
        left = dict.fromkeys((str(WATCHER), str(ACTOR)), ANSWER_LIMITS["fast"] - 8.0)

        assert json.loads(clocks[-1])["left"] == left


def poor_and_rich() -> dict[str, Dice]:
    """The actor's hand without and with normal cards left when it is rewarded."""
    seed, t = opening("grim_farmer", lambda _: True, FIRST)
    return with_and_without(
        "grim_farmer", seed, t, lambda kind: kind < NORMALS, lambda kind: kind >= NORMALS
    )


def test_a_forced_answer_is_waited_for_like_any_other(tmp_path: Path) -> None:
    """T6: a hand without a normal card has nothing to discard, and is asked all the same."""
    worlds = poor_and_rich()
    told = shown(tmp_path, {"silent": in_turn(to_reward, until_told)}, worlds, clock="none")
    poor = told["silent", "without"]

    assert len(poor.t.options_of(ACTOR)) == 1
    assert frame(poor) == "Reward"
    assert_all_alike(told)


def test_the_clock_answers_for_all_hands_at_the_same_time(tmp_path: Path) -> None:
    """T6"""

    async def late(world: World) -> None:
        await world.until(16.0)
        await world.answers(WATCHER, *hand(world, WATCHER)[:2])
        await world.until(ANSWER_LIMITS["fast"] - 1)
        assert frame(world) == "Reward"
        await world.until(ANSWER_LIMITS["fast"] + 1)

    worlds = shown(tmp_path, {"late": in_turn(to_reward, late)}, poor_and_rich(), clock="fast")
    for world in worlds.values():
        assert frame(world) != "Reward"


def test_a_wish_does_not_count_the_steps_of_others(tmp_path: Path) -> None:
    """T6"""
    ways = {"in one": two_cards(3.0), "in steps": two_cards(3.0, 12.0)}
    undo = saying("undo", at=21.0, by=WATCHER)
    plays = {name: in_turn(to_reward, part, until_told, undo) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays))


def test_an_unseen_answer_leaves_a_wish_as_it_is(tmp_path: Path) -> None:
    """T6"""
    wish = saying("wish", at=1.0, by=WATCHER, wish="pause")
    ways = {"early": two_cards(3.0), "late": two_cards(12.0)}
    plays = {name: in_turn(to_reward, wish, part, until_told) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays))


def test_an_unseen_pass_leaves_a_wish_as_it_is(tmp_path: Path) -> None:
    """T6"""
    options = {**FIRST, "phase3_mode": "arrival"}
    wish = saying("wish", at=0.5, by=WATCHER, wish="pause")
    rest = in_turn(answering("pass", at=3.0, by=0), answering("pass", at=9.0, by=2))
    ways = {"early": answering("pass", at=1.0), "late": answering("pass", at=2.0)}
    plays = {name: in_turn(to_race, wish, part, rest) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays, specials(options), options=options))


def tried(by: int, *more: str, at: float) -> Part:
    """A whole answer is peeked at, then sent with steps that reach too far."""

    async def part(world: World) -> None:
        await world.until(at)
        whole = [int(move) for move in hand(world, by)[:2]]
        await world.says(by, "peek", decision=world.decision(by), moves=whole)
        for then in more:
            await world.answers(by, *whole, then)

    return part


def test_nobody_can_try_out_whether_all_others_have_answered(tmp_path: Path) -> None:
    """T49"""
    look = tried(WATCHER, "done", "pass", at=8.0)
    orders = {"early": (two_cards(3.0), look), "late": (look, two_cards(12.0))}
    plays = {name: in_turn(to_reward, *parts, until_told) for name, parts in orders.items()}

    assert_all_alike(shown(tmp_path, plays))


def test_who_was_away_cannot_count_unseen_answers(tmp_path: Path) -> None:
    """T6"""

    def away(answer: Part) -> Part:
        async def part(world: World) -> None:
            for audience in OTHERS:
                await world.guests[audience].leave()
            await answer(world)
            await world.until(14.0)
            for audience in OTHERS:
                world.guests[audience] = world.sit(audience, epoch=world.epoch, n=1)
            await world.house.quiet()

        return part

    ways = {"early": two_cards(3.0), "steps": two_cards(3.0, 4.0), "none": in_turn()}
    plays = {name: in_turn(to_reward, away(part)) for name, part in ways.items()}

    assert_all_alike(shown(tmp_path, plays))


def test_a_hint_does_not_depend_on_unseen_answers(tmp_path: Path) -> None:
    """T12, T6"""
    ways = {"early": two_cards(3.0), "in steps": two_cards(3.0, 4.0), "none": in_turn()}
    hint = saying("hint", at=8.0, by=WATCHER)
    plays = {name: in_turn(to_reward, part, hint) for name, part in ways.items()}
    told = shown(tmp_path, plays, bot_pool=Overheard)
    asked = [overheard(world).calls for world in told.values()]

    assert len(asked[0]) == 1
    assert asked[0] == asked[1] == asked[2]
