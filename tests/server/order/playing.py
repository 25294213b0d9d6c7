"""Games whose deal and answers are fixed beforehand, so that only what is tested can differ."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grimtable.registry import get
from grimtable.server.table.room import Room
from grimtable.sessions.records import Deal, KnownDeal, Record
from server.hand_clock import HandClock
from server.house import House
from server.order.client import Client, settle
from server.order.memory import Chooser
from server.order.rough import Fault, Rough

GAMES: dict[str, dict[str, str]] = {
    "grimwood": {},
    "grim_farmer": {"max_turns": "10"},
    "grimm_tidings": {"turn_cap": "10"},
}
"""Each with options that keep it short."""
SOON_OVER = {"grimwood": 28, "grim_farmer": 28, "grimm_tidings": 36}
"""Deals of three people whose games take few answers."""
Scene = Callable[[House], Awaitable[None]]


def run(folder: Path, scene: Scene, *, pace: float = 1.0, clock: HandClock | None = None) -> None:
    """A scene in a house of its own."""

    async def main() -> None:
        async with House(folder, clock or HandClock(pace)) as house:
            await scene(house)

    asyncio.run(main())


async def turn(house: House, seconds: float) -> None:
    """Let so much time go by."""
    await house.turn(seconds)


async def dealt(
    house: House,
    game: str,
    people: int = 3,
    *,
    seed: int = 1,
    options: dict[str, str] | None = None,
    **more: Any,
) -> tuple[Room, list[Client]]:
    """A game in progress, the same deal for the same seed, everybody connected."""
    options = {**GAMES[game], **(options or {})}
    room = await house.table(game, people, options=options, dice={"seed": seed}, **more)
    clients = [await Client(house, room.id, seat).connect() for seat in range(people)]
    await room.commits.commit(lambda: room.state.draft_start(0))
    await settle(house)
    return room, clients


def unload(house: House, room: Room) -> None:
    """It leaves the memory, with all its clocks; the log stays."""
    house.hub.rooms.pop(room.id).driver.close()


async def until(
    house: House, client: Client, is_so: Callable[[], bool], *, step: float, most: int = 100
) -> None:
    """Time passes in steps, while this client answers whatever it is asked."""
    for _ in range(most):
        await settle(house)
        if is_so():
            return
        if client.options and not client.room.state.seat_states[client.seat].bot:
            client.count += 1
            await client.send(client.answer_with(client.options[0]))
        else:
            await turn(house, step)
    raise AssertionError("it never came to that")


async def play(
    house: House, clients: list[Client], rough: Rough | None = None, faults: Sequence[Fault] = ()
) -> None:
    """Play to the end; after each such number of answers the next fault happens."""
    rough = rough or Rough(0)
    waiting = list(faults)
    while clients[0].room.state.phase == "playing":
        client = await ready(house, clients, rough)
        client.pending = client.choose()
        fault = waiting.pop() if waiting and rough.random.random() < 0.6 else Rough.clean
        await fault(rough, client)
        await arrive(house, client)
    await asyncio.gather(*rough.under_way, return_exceptions=True)
    assert not waiting, "the game was too short for all that should go wrong"


async def ready(house: House, clients: list[Client], rough: Rough) -> Client:
    """Somebody who is asked, any of them."""
    await settle(house)
    for client in clients:
        assert client.fault is None, client.fault
    asked = [client for client in clients if client.options]
    assert asked, "nobody can act"
    return rough.random.choice(asked)


async def arrive(house: House, client: Client) -> None:
    """Whatever happened: the person comes back and says it again until it is accepted."""
    for _ in range(5):
        if not client.is_connected:
            await client.connect()
        await settle(house)
        if not client.pending:
            return
        await client.send(client.pending)
        await settle(house)
    raise AssertionError(f"{client.pending} is never accepted")


def undisturbed(game: str, *, seed: int = 1, people: int = 3) -> Record:
    """How the same game comes out by the rules alone, without any server."""
    deal = Deal(get(game), people, GAMES[game], {"seed": seed})
    t = deal.table(listen=True)
    answers = []
    choosers = [Chooser(seat) for seat in range(people)]
    told, heard = [0] * people, [0] * people
    while t.waiting:
        seat = next(seat for seat in range(people) if t.waiting >> seat & 1)
        options = [int(option) for option in t.options_of(seat)]
        heard[seat] += len(t.events_for(seat, told[seat]))
        told[seat] = len(t.events or [])
        move = choosers[seat].choose(heard[seat], options)
        t.play(seat, move)
        answers.append((seat, [move]))
    known = KnownDeal("", list(range(people)))  # it was not shuffled
    return msgspec.structs.replace(deal.record(answers), known_deal=known)
