"""What push messages tell: in two worlds that differ in hidden cards, the same at the same time."""

import asyncio
import random
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.server.push.pusher import TurnCall
from grimtable.server.push.subscriptions import SeatTenure, Subscription
from grimtable.server.table.automation.turn_calls import LOOK_AFTER
from server.push_service import PushService
from server.secrecy import openings
from server.secrecy.openings import two_worlds
from server.secrecy.pairs import Pair, Waited
from server.secrecy.people import People
from server.secrecy.worlds import GAMES, Lodge, World, two_houses

CALLS = 12
"""Per game, the messages compared."""
COMMANDS = 60
Called = tuple[float, int, str]
Message = tuple[str, str, int]
"""Text, headers and length."""


class Phones:
    """Everybody at a table has gone and is told on a phone."""

    def __init__(self, world: World, service: PushService, name: str) -> None:
        self.world = world
        self.calls: list[Called] = []
        self._service = service
        self._name = name
        self._pusher = world.house.hub.pusher
        self._pusher.allowed = (service.url,)
        self._call = self._pusher.call
        self._pusher.call = self.call  # type: ignore[method-assign]
        world.room.driver._turn_calls._is_here = lambda _: False

    async def subscribe(self) -> None:
        for seat, holder in self.world.room.people.items():
            tenure = self.world.room.state.seat_states[seat].tenure
            form = self._service.device(f"{self._name}{seat}").form
            await self._pusher.subscriptions.add(
                SeatTenure(self.world.room.id, seat, holder.id, tenure),
                Subscription(form["endpoint"], form["p256dh"], form["auth"], "https://x.example"),
                self.world.house.clock.now(),
            )

    def call(self, call: TurnCall) -> None:
        at = self.world.house.clock.now() - self.world.zero
        self.calls.append((at, call.held.seat, call.question))
        self._call(call)

    def messages(self, seat: int) -> list[Message]:
        """All that the push service has seen of one seat, and what the phone has read."""
        table = self.world.room.id
        return sorted(
            (
                message.text.replace(table, "TABLE"),
                f"{message.headers['ttl']} {message.headers['urgency']} {message.claims['sub']}",
                len(message.body),
            )
            for message in self._service.received
            if message.device == f"{self._name}{seat}"
        )


async def play(pair: Pair, chance: random.Random, service: PushService, number: int) -> int:
    """Until the worlds part; the number of messages compared."""
    one, other = (
        Phones(w, service, f"{n}-{number}-") for n, w in zip("ab", pair.worlds, strict=True)
    )
    await asyncio.gather(one.subscribe(), other.subscribe())
    people, blind = People(pair, chance, noise=0), set(pair.blind)
    for _ in range(COMMANDS):
        command = people.next()
        is_alike = command is not None and await pair.do(command)
        is_alike = is_alike and await pair.do(Waited(LOOK_AFTER[0] + 1))
        if not is_alike:
            break
        blind = set(pair.blind)
        told = [[call for call in phones.calls if call[1] in blind] for phones in (one, other)]
        assert told[0] == told[1]
    for phones in (one, other):
        while phones.world.house.hub.pusher.is_busy:
            await asyncio.sleep(0.001)
    for seat in blind - {PUBLIC}:
        calls = len([call for call in one.calls if call[1] == seat])
        assert one.messages(seat)[:calls] == other.messages(seat)[:calls]
    pair.close()
    return sum(len(one.messages(seat)) for seat in blind - {PUBLIC})


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_hidden_cards_call_people_alike(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T74: at the same times, about the same questions, with the same bytes."""
    monkeypatch.setattr(openings, "CLOCKS", ("days",))
    found: Counter[str] = Counter()

    async def scene(one: Lodge, other: Lodge) -> None:
        with PushService() as service:
            for number in count():
                chance = random.Random(number)
                pair = await two_worlds((one, other), game, chance, "exchanged")
                found[game] += await play(pair, chance, service, number)
                if found[game] >= CALLS:
                    break

    two_houses(tmp_path, scene)
