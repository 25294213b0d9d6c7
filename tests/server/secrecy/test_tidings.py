"""Grimm Tidings: what a hand holds, and what a fight has brought, is told to nobody else."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grimtable.games.grimm_tidings.cards.card_file import STANDARD
from grimtable.games.grimm_tidings.fights.strength import is_winning
from grimtable.games.grimm_tidings.ids import KILLED, TREASURES
from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.table import Table
from grimtable.kernel.terms import MOVED, PUBLIC
from server.secrecy.scenes import (
    ACTING,
    ACTOR,
    FIRST,
    OTHERS,
    Part,
    answering,
    asking_around,
    cards_in,
    in_turn,
    opening,
    saying,
    staged,
    ways,
)
from server.secrecy.test_frames import shown_by
from server.secrecy.test_windows import (
    assert_a_pause,
    assert_alike_to_the_end,
    framed,
    those,
)
from server.secrecy.tidings import GAME, all_pass, bare, dressed, hand_differs, held, preparing
from server.secrecy.worlds import World, assert_alike, set_dice

CURSES = {"you_got_baked", "frog_skin", "poisoned_apple", "spindle_prick", "wrong_wish"}
WINDOWS = ["by_turns", "live"]


def setup(windows: str, clock: str = "fast") -> dict[str, Any]:
    return {"game": GAME.name, "options": {**FIRST, "windows": windows}, "clock": clock}


# Reactions


async def curse(world: World) -> None:
    """The first player curses the third; the actor could lift it."""
    await bare(world)
    card = sorted(CURSES & held(world.t, 0))[0]
    await world.answers(0, f"play {card}", "seat P3")
    world.begin()


@pytest.mark.parametrize("windows", WINDOWS)
def test_nobody_can_tell_who_could_have_answered_a_card(tmp_path: Path, windows: str) -> None:
    """T6"""
    options = {"windows": windows}
    worlds = hand_differs(options, "wishing_ring", lambda t: bool(CURSES & held(t, 0)))
    plays = framed(ways(curse, "pass", "play wishing_ring", "React"))
    shown = asyncio.run(staged(tmp_path, worlds, plays, **setup(windows)))

    assert_a_pause(shown)
    assert_alike_to_the_end(those(shown, ACTING, act=False), OTHERS)
    assert_alike_to_the_end(those(shown, ACTING, act=True), OTHERS)


# Cards for any time, and for fights


def has_foe(t: Table) -> bool:
    """Is a monster behind the first door?"""
    door = cards_in(t, GAME.name, "doors")[-1]
    return STANDARD.prints[t.kinds[door]].level > 0


async def kicked(world: World) -> None:
    await bare(world)
    await all_pass(world, "FreeWindow")
    assert type(world.t.stack[-1]).__name__ == "CombatWindow"
    await world.answers(0, "pass")
    world.begin()


def letting_pass(prelude: Part) -> dict[str, Part]:
    """Every way not to act in a window in which all may."""

    async def later(world: World) -> None:
        await world.until(40.0)

    meanwhile = {
        "says nothing": in_turn(),
        "passes at once": answering("pass", at=0.0),
        "passes late": answering("pass", at=20.0),
        "asks around and passes": in_turn(asking_around(at=0.25), answering("pass", at=20.0)),
        "orders and passes": in_turn(
            saying("orders", at=0.5, orders={"React": "pass"}), answering("pass", at=2.0)
        ),
    }
    return {name: in_turn(prelude, part, later) for name, part in meanwhile.items()}


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("card", ["sweep_the_ashes", "the_pea"])
def test_nobody_can_tell_who_could_have_meddled_in_a_fight(
    tmp_path: Path, windows: str, card: str
) -> None:
    """T6"""
    worlds = hand_differs({"windows": windows}, card, has_foe)
    shown = asyncio.run(staged(tmp_path, worlds, letting_pass(kicked), **setup(windows)))
    for name in letting_pass(kicked):
        for audience in OTHERS:
            one, other = (shown[name, held].streams[audience] for held in worlds)
            assert_alike(one, other, f"{audience}: {name}")
            assert len(one) > 10


# Treasures


def outcome_of(t: Table, asks: bool) -> list[int]:
    """Whether and how the first fight is won if everybody is dressed; [] if it is not."""
    trial = t.clone()
    trial.events = []
    for seat in range(trial.seats):
        for move in preparing(trial, seat):
            trial.push(seat, move)
    while type(trial.stack[-1]).__name__ == "FreeWindow":
        trial.push(trial.seat, GAME.vocabulary.number("pass"))
    assert isinstance(trial, Tidings)
    if type(trial.stack[-1]).__name__ != "CombatWindow" or is_winning(trial) == asks:
        return []
    if asks:
        for word in ("help P2", "share all", "none", "none"):
            if not trial.waiting & 1 or GAME.vocabulary.number(word) not in trial.options_of(0):
                return []
            trial.push(0, GAME.vocabulary.number(word))
        trial.push(1, GAME.vocabulary.number("accept"))
    while type(trial.stack[-1]).__name__ == "CombatWindow":
        trial.push(trial.seat, GAME.vocabulary.number("pass"))
    killed = [event for event in trial.events or [] if event[0] == KILLED]
    return [int(event[2]) for event in killed]


def treasures(asks: bool) -> dict[str, Any]:
    """A fight that is won, and the same with other Treasures on top of their deck."""
    seed, t = opening(GAME.name, lambda t: bool(outcome_of(t, asks)), FIRST)
    deck = cards_in(t, GAME.name, "treasures")
    below, top = deck[:6], deck[-6:]
    pairs = [*zip(top, below, strict=True), *zip(below, top, strict=True)]
    return {"one": set_dice(seed), "other": set_dice(seed, dict(pairs))}


async def alone(world: World) -> None:
    await dressed(world)
    await all_pass(world, "FreeWindow")
    await all_pass(world, "CombatWindow")


async def helped(world: World) -> None:
    await dressed(world)
    await all_pass(world, "FreeWindow")
    await world.answers(0, "help P2", "share all", "none", "none")
    is_live = world.room.setup.options["windows"] == "live"
    await world.answers(1, "answer 1 accept" if is_live else "accept")
    await all_pass(world, "CombatWindow")


def drawn(world: World) -> set[str]:
    """The Treasures the fight has brought."""
    start = cards_in(world.room.state.game.deal(3, FIRST, seed=0), GAME.name, "treasures")
    lying = cards_in(world.t, GAME.name, "treasures")
    count = len(start) - len(lying)
    assert count > 0
    told = [event for event in world.t.events or [] if event[0] == MOVED]
    cards = [event[3] for event in told if event[1] == TREASURES][-count:]
    assert len(cards) == count
    return {STANDARD.ids[world.t.kinds[card]] for card in cards}


@pytest.mark.parametrize("windows", WINDOWS)
def test_treasures_of_a_lone_fighter_are_drawn_face_down(tmp_path: Path, windows: str) -> None:
    """T9"""
    worlds = treasures(asks=False)
    shown = asyncio.run(staged(tmp_path, worlds, {"alone": alone}, **setup(windows)))
    one, other = shown["alone", "one"], shown["alone", "other"]
    for audience in (1, 2, PUBLIC):
        assert_alike(one.streams[audience], other.streams[audience], audience)

    assert [data for _, data in one.streams[0]] != [data for _, data in other.streams[0]]
    assert drawn(one) <= set().union(*(shown_by(data) for _, data in one.streams[0]))


@pytest.mark.parametrize("windows", WINDOWS)
def test_treasures_won_with_help_are_drawn_face_up(tmp_path: Path, windows: str) -> None:
    """T9"""
    worlds = {"one": treasures(asks=True)["one"]}
    world = asyncio.run(staged(tmp_path, worlds, {"helped": helped}, **setup(windows)))[
        "helped", "one"
    ]
    for audience in (0, ACTOR, 2, PUBLIC):
        told = [json.loads(data) for _, data in world.streams[audience]]
        sentences = [event for message in told for event in message.get("events", [])]
        assert drawn(world) <= set(json.dumps(sentences).replace('"', " ").split())
