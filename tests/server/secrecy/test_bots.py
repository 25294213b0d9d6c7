"""Bots at the table: they get the Look of their seat, and their pauses tell nothing."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from grimtable.games.grim_farmer.ids import ACTIONS, NORMALS
from grimtable.games.grimwood.ids import OWL, RUNE, SUPERNATURALS
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.server.people.keys import KeyKind, new_key
from grimtable.server.table import hub
from server.secrecy.bot_pools import Overheard, Slow, overheard
from server.secrecy.pairs import Pair, exchange
from server.secrecy.people import People
from server.secrecy.scenes import ACTOR, FIRST, amulets, cards_in, opening
from server.secrecy.worlds import (
    GAMES,
    Dice,
    Lodge,
    Play,
    World,
    assert_alike,
    opened,
    played,
    set_dice,
    two_houses,
)
from sizes import SIZES

BOTS = (2, 3)
COMMANDS = 300


@pytest.fixture
def same_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of both houses have the same ids: the dice of bots are made from them."""

    def twice() -> Iterator[str]:
        while True:
            yield from [new_key(KeyKind.TABLE)] * 2

    ids = twice()
    monkeypatch.setattr(hub, "new_key", lambda kind: next(ids))


async def beside_bots(houses: tuple[Lodge, Lodge], game: str, chance: random.Random) -> Pair:
    """Two people and two bots; no bot has seen the cards that are exchanged."""
    seed = chance.getrandbits(40)
    t = get(game).deal(4, {}, seed=seed)
    theirs = {card for seat in BOTS for card in cards_in(t, game, "hand", seat)}
    cards = exchange(t, game, chance)
    while theirs & cards.keys():
        cards = exchange(t, game, chance)
    worlds = []
    for house, dice in zip(houses, (set_dice(seed), set_dice(seed, cards)), strict=True):
        world = await opened(house, game, 2, bots=("heuristic", "random"), dice=dice)
        overheard(world).listen(world)
        worlds.append(world)
    return Pair(worlds[0], worlds[1], cards)


async def watch_bots(pair: Pair, chance: random.Random) -> Counter[int]:
    """As long as the bots are blind they are asked the same in both worlds."""
    people = People(pair, chance)
    people.pauses = (0.25, 0.5)  # no bot sees a card and acts on it meanwhile
    asked: Counter[int] = Counter()
    while pair.said < COMMANDS:
        command = people.next()
        for world in pair.worlds:
            overheard(world).calls.clear()
        if command is None or not await pair.do(command) or not pair.blind >= set(BOTS):
            break
        assert not [overheard(world).foreign for world in pair.worlds if overheard(world).foreign]
        one, other = (sorted(overheard(world).calls) for world in pair.worlds)
        assert one == other
        asked.update(seat for seat, *_ in one)
    for world in pair.worlds:
        overheard(world).listen(None)
    pair.close()
    return asked


@pytest.mark.property
@pytest.mark.usefixtures("same_ids")
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_with_the_look_of_its_seat(tmp_path: Path, game: str) -> None:
    """T14: hidden cards replaced, it gets the same bytes and answers the same."""
    asked: Counter[int] = Counter()

    async def scene(one: Lodge, other: Lodge) -> None:
        for number in count():
            chance = random.Random(number)
            pair = await beside_bots((one, other), game, chance)
            asked.update(await watch_bots(pair, chance))
            if min(asked[seat] for seat in BOTS) >= SIZES["secrecy_bots"]:
                break

    two_houses(tmp_path, scene, Overheard)


# Pauses


async def slow_worlds(
    folder: Path,
    play: Play,
    worlds: dict[str, Dice],
    *,
    people: int,
    wishes: tuple[str, ...],
    game: str = "grimwood",
    clock: str = "fast",
    is_watched: bool = False,
) -> list[World]:
    """The same scene in both worlds, with slow bots at the last seats of three."""

    async def scene(world: World) -> None:
        assert isinstance(world.room.bot_pool, Slow)
        world.room.bot_pool.world = world
        await play(world)

    setup = {
        "bots": ("heuristic",) * (3 - people),
        "bot_pool": partial(Slow, wishes=wishes),
        "options": FIRST,
        "clock": clock,
        "is_watched": is_watched,
    }
    return [
        await played(folder / held, scene, game, people, dice=dice, **setup)
        for held, dice in worlds.items()
    ]


def times(world: World, audience: int) -> list[float]:
    """When something happened at the table, as this audience was told."""
    return [at for at, data in world.streams[audience] if b'"type":"events"' in data]


def test_who_is_alone_with_bots_cannot_tell_whether_one_had_a_choice(tmp_path: Path) -> None:
    """T6"""

    async def steal(world: World) -> None:
        await world.answers(0, "steal P2")
        await world.until(4.0)

    scene = slow_worlds(tmp_path, steal, amulets(), people=1, wishes=("allow", "draw", "end"))
    without, having = asyncio.run(scene)

    assert times(without, 0) == times(having, 0)


def test_who_has_resigned_cannot_tell_whether_a_victim_had_a_choice(tmp_path: Path) -> None:
    """T6"""

    async def resign(world: World) -> None:
        await world.says(0, "resign")
        await world.until(20.0)

    wishes = ("steal P2", "draw", "end", "allow")
    without, having = asyncio.run(slow_worlds(tmp_path, resign, amulets(), people=2, wishes=wishes))

    assert len(times(having, 0)) > 1  # the deal, and what came of the steal
    assert times(without, 0)[:2] == times(having, 0)[:2]


def idle_and_busy() -> dict[str, Dice]:
    """Grimwood: after drawing the actor can only end its turn, or it could lay a card."""

    def is_idle(t: Table) -> bool:
        cards = [*cards_in(t, "grimwood", "hand", ACTOR), cards_in(t, "grimwood", "deck")[-2]]
        kinds = {int(t.kinds[card]) for card in cards}
        return len(kinds) == 4 and all(OWL <= kind < RUNE for kind in kinds)

    seed, t = opening("grimwood", is_idle, FIRST)
    one = cards_in(t, "grimwood", "hand", ACTOR)[0]
    deck = cards_in(t, "grimwood", "deck")
    other = next(card for card in deck if t.kinds[card] < SUPERNATURALS)
    return {"idle": set_dice(seed), "busy": set_dice(seed, {one: other, other: one})}


def test_a_bot_with_one_answer_takes_its_time(tmp_path: Path) -> None:
    """T6"""

    async def bots_turn(world: World) -> None:
        await world.answers(0, "draw")
        await world.answers(0, "end")
        await world.until(8.0)

    wishes = ("draw", "end", "allow")
    scene = slow_worlds(
        tmp_path, bots_turn, idle_and_busy(), people=1, wishes=wishes, is_watched=True
    )
    idle, busy = asyncio.run(scene)

    assert_alike(idle.streams[PUBLIC], busy.streams[PUBLIC], "the spectator")


def stripped(t: Table, seats: tuple[int, ...]) -> dict[int, int]:
    """The action specials of these hands exchanged for normal cards of the deck."""
    normals = iter([c for c in cards_in(t, "grim_farmer", "deck") if t.kinds[c] < NORMALS])
    cards: dict[int, int] = {}
    for seat in seats:
        for card in cards_in(t, "grim_farmer", "hand", seat):
            if t.kinds[card] >= ACTIONS:
                other = next(normals)
                cards |= {card: other, other: card}
    return cards


def lone_specials() -> dict[str, Dice]:
    """Grim Farmer: only the actor holds action specials, or not even the actor."""
    seed, t = opening("grim_farmer", lambda t: bool(stripped(t, (ACTOR,))), FIRST)
    return {
        "without": set_dice(seed, stripped(t, (0, 2, ACTOR))),
        "with": set_dice(seed, stripped(t, (0, 2))),
    }


def test_a_race_by_days_does_not_wait_for_bots_with_a_choice(tmp_path: Path) -> None:
    """T6"""

    async def race(world: World) -> None:
        await world.answers(0, "draw 0")
        await world.until(8.0)

    scene = slow_worlds(
        tmp_path,
        race,
        lone_specials(),
        people=1,
        wishes=("draw 0", "pass"),
        game="grim_farmer",
        clock="days",
        is_watched=True,
    )
    without, having = asyncio.run(scene)

    for audience in (0, PUBLIC):
        assert_alike(without.streams[audience], having.streams[audience], audience)
