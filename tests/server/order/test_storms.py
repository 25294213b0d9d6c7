"""Everybody takes back, agrees, refuses, talks, leaves and returns, in any order, all the time."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from grimtable.sessions.records import replay
from grimtable.sessions.saves import fingerprint
from server.hand_clock import HandClock
from server.house import House
from server.order.client import Client, settle
from server.order.playing import GAMES, dealt, turn, unload
from server.order.second import Second
from sizes import SIZES

BOTS = ("random", "heuristic")


class Storm:
    """Two people and two bots; what they do is chosen by dice that are the same every time."""

    def __init__(self, house: House, clients: list[Client], seed: int) -> None:
        self.house = house
        self.clients = clients
        self.random = Random(seed)

    @property
    def deeds(self) -> dict[Callable[[Client], Awaitable[None]], int]:
        """What a person may do, and how often they do it."""
        return {
            self.answer: 20,
            self.undo: 8,
            self.take_back: 4,
            self.agree: 3,
            self.wish: 1,
            self.chat: 1,
            self.sync: 1,
            self.order: 1,
            self.go_and_come: 1,
            self.wait: 8,
        }

    async def blow(self, steps: int) -> None:
        deeds = list(self.deeds)
        weights = list(self.deeds.values())
        for _ in range(steps):
            if self.clients[0].room.state.is_paused and self.random.random() < 0.4:
                await self.wish(self.clients[0])
            chosen = self.random.choices(deeds, weights, k=self.random.choice((1, 1, 2, 3)))
            await asyncio.gather(*[deed(self.random.choice(self.clients)) for deed in chosen])
            if self.random.random() < 0.7:
                await settle(self.house)
            for client in self.clients:
                assert client.fault is None, client.fault

    async def answer(self, client: Client) -> None:
        if client.options:
            client.count += 1
            await client.send(client.answer_with(self.random.choice(client.options)))

    async def undo(self, client: Client) -> None:
        """Often the others agree at once; else it lies there, and may be too late."""
        await client.say("undo")
        if self.random.random() < 0.7:
            await self.all_agree()

    async def all_agree(self) -> None:
        for client in self.clients:
            await client.say("consent", agrees=True)

    async def take_back(self, client: Client) -> None:
        await client.say("take_back")

    async def agree(self, client: Client) -> None:
        await client.say("consent", agrees=self.random.random() < 0.95)

    async def wish(self, client: Client) -> None:
        """To pause, now and then; to go on, if nobody plays."""
        await client.say("wish", wish="resume" if client.room.state.is_paused else "pause")
        await self.all_agree()

    async def chat(self, client: Client) -> None:
        await client.say("chat", text="are you sure?")

    async def sync(self, client: Client) -> None:
        client.has_synced = True
        await client.say("sync", epoch=client.epoch, n=client.n, story=len(client.story))

    async def order(self, client: Client) -> None:
        frame, text = {
            "grimwood": ("Steal", self.random.choice(["block", "allow"])),
            "grim_farmer": ("Race", "pass"),
            "grimm_tidings": ("React", "pass"),
        }[client.room.setup.game]
        await client.say("orders", orders={frame: text})

    async def go_and_come(self, client: Client) -> None:
        client.cut()
        await client.connect()

    async def wait(self, client: Client) -> None:
        await turn(self.house, self.random.choice((0.1, 0.8, 1.5, 6.0)))


@pytest.mark.property
@pytest.mark.parametrize("game", GAMES)
async def test_after_any_storm_the_table_is_that_of_the_shortened_log(
    house: House, game: str
) -> None:
    """T18, T29: also after a restart in the middle; then the game goes on to its end."""

    assert isinstance(house.clock, HandClock)
    for seed in range(SIZES["storms"]):
        house.clock.pace = 1
        room, clients = await dealt(house, game, 2, seed=seed, bots=BOTS)
        table = room.id
        storm = Storm(house, clients, seed)
        await storm.blow(SIZES["storm_steps"] // 2)
        await check(house, table, clients)
        await restarted(house, clients)
        await storm.blow(SIZES["storm_steps"] // 2)
        await check(house, table, clients)
        await calm(house, clients)

        state = house.hub.rooms[table].state
        log = await house.hub.storage.read(table)
        assert state.ended == "played"
        assert "timeout" not in {entry.kind for entry in log}
        assert replay(state.game, state.record())
        undone = await check(house, table, clients)
        unload(house, house.hub.rooms[table])
        if game == "grimwood":  # on the farm nearly all answers are broken open instead
            assert undone > 3, "hardly anything was taken back"


async def check(house: House, table: str, clients: list[Client]) -> int:
    """The log decides where the table stands, and all were told; how much was taken back."""
    await settle(house)
    state = house.hub.rooms[table].state
    second = Second(state.setup)
    second.read(await house.hub.storage.read(table))

    assert fingerprint(second.t) == fingerprint(state.t)
    assert list(second.held) == list(state.pending_answers)
    for client in clients:
        client.check()
    return second.undone


async def restarted(house: House, clients: list[Client]) -> None:
    """Nothing in memory survives; what is open, also the decision's number, stands as before."""
    room = clients[0].room
    questions = [client.question for client in clients]
    views = [client.view["view"] for client in clients]
    before = fingerprint(room.state.t), room.state.entry_count
    for client in clients:
        client.cut()
    await house.again()
    for client in clients:
        await client.connect()
    after = fingerprint(clients[0].room.state.t), clients[0].room.state.entry_count
    assert after == before
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for client, question, view in zip(clients, questions, views, strict=True):
        assert client.view["view"] == view
        assert client.question.get("decision") == question.get("decision")
        assert client.question.get("held") == question.get("held")


async def calm(house: House, clients: list[Client]) -> None:
    """Nobody wants anything but to play, and nobody pauses any more."""
    random = Random(0)
    house.clock.pace = 0
    await turn(house, 60.0)
    while clients[0].room.state.phase == "playing":
        await settle(house)
        state = clients[0].room.state
        for client in clients:
            assert client.fault is None, client.fault
            if state.wish is not None:
                await client.say("consent", agrees=True)
            elif state.is_paused:
                await client.say("wish", wish="resume")
            elif client.options:
                client.count += 1
                await client.send(client.answer_with(random.choice(client.options)))
