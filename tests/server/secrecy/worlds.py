"""Worlds for tests of secrecy: tables of a real hub, with everything each audience is told.

The first world is dealt from a seed. Another is the same opening with cards exchanged or
renumbered, or with other dice from then on: the test does that itself to the cards as they lie
after the deal, never by the engine's redeal. Table id, code and epoch are random in every world;
they are masked in `Listener._send` and nowhere else.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from games.book_of_madness.witness import MadnessWitness
from games.grim_farmer.witness import FarmerWitness
from games.grimm_tidings.witness import TidingsWitness
from games.grimwood.witness import GrimwoodWitness
from grimtable.kernel.table import Table
from grimtable.kernel.terms import PUBLIC, BareEvent
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock
from grimtable.server.table.room import Room
from grimtable.sessions.records import Deal
from grimtable.testing.witness import Witness
from server.house import Guest, House

Frame = tuple[float, bytes]
"""When a message came, and all of it."""
Dice = dict[str, object]
MakeBotPool = Callable[[Clock], BotPool]
WITNESSES: dict[str, Callable[[Table], Witness]] = {
    "grimwood": GrimwoodWitness,
    "grim_farmer": FarmerWitness,
    "grimm_tidings": TidingsWitness,
    "book_of_madness": MadnessWitness,
}
GAMES = list(WITNESSES)
_dealt = Deal.table


def set_openings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt as the test sets it in the dice.

    {"seed": n, "cards": {card: card that lies in its place}, "redealt": seed of all dice to come}
    """

    def table(deal: Deal, *, brisk: bool = False, listen: bool = False) -> Table:
        t = _dealt(deal, brisk=brisk, listen=listen)
        relabel(t, {int(card): other for card, other in deal.dice.get("cards", {}).items()})
        if "redealt" in deal.dice:
            t.roll_anew(deal.dice["redealt"])
        return t

    monkeypatch.setattr(Deal, "table", table)


def relabel(t: Table, other: Mapping[int, int]) -> None:
    """Other cards lie in these cards' places; who knows a place stays with the place."""
    t.zones = [[other.get(card, card) for card in zone] for zone in t.zones]
    know = t.know[:]
    for card, instead in other.items():
        t.know[instead] = know[card]
    if t.events is not None:
        t.events = [
            (kind, a, b, other.get(card, card), mask, at) for kind, a, b, card, mask, at in t.events
        ]
    t.run()


def set_dice(seed: int, cards: Mapping[int, int] | None = None) -> Dice:
    """The dice of a world in which these cards lie elsewhere."""
    return {"seed": seed, "cards": {str(card): other for card, other in (cards or {}).items()}}


class Listener(Guest):
    """A guest who notes when each message came."""

    def __init__(self, world: "World", person: str, seats: list[int], heard: list[Frame]) -> None:
        self.heard = heard
        self._masks = {world.room.id: "TABLE", world.room.code: "CODE", world.epoch: "EPOCH"}
        super().__init__(world.house, world.room, person, seats)

    async def _send(self, data: bytes) -> None:
        masked = data
        for name, mask in self._masks.items():
            masked = masked.replace(name.encode(), mask.encode())
        self.heard.append((self.house.clock.now(), masked))
        self.frames.append(data)
        if b'"type":"shuffle"' in data:
            await super()._send(data)


class Lodge(House):
    """A house whose bots may think where we like, by its clock."""

    def __init__(self, folder: Path, bot_pool: MakeBotPool | None = None) -> None:
        super().__init__(folder)
        if bot_pool is not None:
            self._bot_pool = lambda _: bot_pool(self.clock)
        self.dozing = 0
        """Bots that wait for the clock: nobody need wait for them."""

    @property
    def is_busy(self) -> bool:
        if self.dozing:
            return any(room.commits.lock.locked() for room in self.hub.rooms.values())
        return super().is_busy


class World:
    """One table with everybody at it, all they are told, and a witness of what they may see."""

    def __init__(self, house: Lodge, room: Room, *, is_watched: bool = True) -> None:
        self.house = house
        self.room = room
        self.epoch = room.audiences[PUBLIC].epoch
        self.streams: dict[int, list[Frame]] = {
            audience: [] for audience in [*sorted(room.people), *([PUBLIC] if is_watched else [])]
        }
        self.guests = {audience: self.sit(audience) for audience in self.streams}
        self.begin()
        self._witness: Witness | None = None
        self._told: list[BareEvent] = []
        self._said: Counter[int] = Counter()

    @property
    def t(self) -> Table:
        return self.room.state.t

    def sit(self, audience: int, **at: Any) -> Listener:
        """Somebody connects to this place."""
        seats = [] if audience == PUBLIC else [audience]
        person = self.room.people[audience].id if seats else "watcher"
        guest = Listener(self, person, seats, self.streams[audience])
        self.house.guests.append(guest)
        guest.enter(**at)
        return guest

    async def cut(self, audience: int) -> None:
        """The line is cut, and somebody comes back to the same place."""
        old = self.guests[audience]
        told = json.loads(old.frames[-1])["n"]
        await old.leave()
        self.guests[audience] = self.sit(audience, epoch=self.epoch, n=told)
        await self.house.quiet()

    def is_open(self, zone: int) -> bool:
        """Does everybody see all of a zone?"""
        return WITNESSES[self.room.setup.game](self.t).is_open(zone)

    def seen(self) -> set[tuple[int, int]]:
        """(audience, card) of all faces that may have been seen up to now."""
        witness, events = self._witness, self.t.events or []
        if witness is None or events[: witness.told] != self._told:  # or something was undone
            self._witness = WITNESSES[self.room.setup.game](self.t)
            self._witness.seen |= witness.seen if witness else set()
            witness = self._witness
        witness.table = self.t
        witness.follow()
        self._told = events[:]
        return witness.seen

    def decision(self, seat: int) -> int:
        """The number of a seat's last question."""
        session = self.room.state.session
        assert session is not None
        return session.decisions[seat]

    # As scenes are played

    def begin(self) -> None:
        """Time counts from here."""
        self.zero = self.house.clock.now()

    async def until(self, at: float) -> None:
        """This number of seconds from the beginning."""
        await self.house.turn(self.zero + at - self.house.clock.now())

    async def says(self, by: int, kind: str, **fields: Any) -> None:
        await self.guests[by].say(kind, **fields)
        await self.house.quiet()

    async def answers(self, seat: int, *moves: str | int) -> None:
        """The open question, in one message."""
        number = self.room.state.game.vocabulary.number
        self._said[seat] += 1
        await self.says(
            seat,
            "answer",
            decision=self.decision(seat),
            id=f"a{self._said[seat]}",
            moves=[number(move) if isinstance(move, str) else move for move in moves],
        )

    def close(self) -> None:
        self.room.driver.close()
        for guest in self.guests.values():
            guest.cut()
        self.house.hub.rooms.pop(self.room.id, None)


async def opened(
    house: Lodge,
    game: str,
    people: int,
    *,
    bots: tuple[str, ...] = (),
    is_watched: bool = True,
    **setup: Any,
) -> World:
    """A table at its first question, everybody and a spectator connected."""
    room = await house.table(game, people, bots, **setup)
    world = World(house, room, is_watched=is_watched)
    await room.commits.commit(lambda: room.state.draft_start(0))
    await house.quiet()
    return world


Play = Callable[[World], Awaitable[None]]


async def played(folder: Path, play: Play, game: str, people: int, **setup: Any) -> World:
    """A scene in a house of its own: every one begins at the same hour."""
    bot_pool = setup.pop("bot_pool", None)
    folder.mkdir()
    async with Lodge(folder, bot_pool) as house:
        world = await opened(house, game, people, **setup)
        await play(world)
        world.close()
    return world


def two_houses(
    folder: Path,
    scene: Callable[[Lodge, Lodge], Awaitable[None]],
    bot_pool: MakeBotPool | None = None,
) -> None:
    """A scene with a house for each of two worlds."""

    async def main() -> None:
        for name in ("one", "other"):
            (folder / name).mkdir()
        one, other = (Lodge(folder / name, bot_pool) for name in ("one", "other"))
        async with one, other:
            await scene(one, other)

    asyncio.run(main())


def assert_alike(one: Sequence[Frame], other: Sequence[Frame], who: object) -> None:
    """Equal bytes at equal times."""
    for (at, text), (later, like) in zip(one, other, strict=False):
        assert at == later, f"{who}: {text[:200]!r} came at {at}, but {like[:200]!r} at {later}"
        assert text == like, f"{who}, told at {at}:\n{parting(text, like)}"
    rest = [*one[len(other) :], *other[len(one) :]][:1]
    assert not rest, f"{who} gets a message in one world alone: {rest}"


def parting(text: bytes, like: bytes) -> str:
    """Where two messages part, and what is around it."""
    pairs = zip(text, like, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(text), len(like)))
    around = slice(max(0, at - 100), at + 100)
    return f"{text[around]!r}\nbut in the other world\n{like[around]!r}"
