"""A hub on a real SQLite file with people around its tables, in one process, without sockets."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from grimtable.bots.registry import get_bot
from grimtable.kernel.terms import PUBLIC
from grimtable.registry import get
from grimtable.server.bot_processes.bot_input import BotInput
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock
from grimtable.server.people.limits import Limits, Rate
from grimtable.server.socket.client import Client
from grimtable.server.socket.handlers import handle
from grimtable.server.storage import open_storage
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.hub import Hub
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.log.state import is_halfway
from grimtable.server.table.room import Room
from server.hand_clock import HandClock
from server.pool import think_here
from server.postbox import Postbox

GENEROUS = Rate(1e6, 1e6)
CALM = 8
"""This number of idle rounds of the event loop: a message takes fewer."""
GLANCE = 0.001
"""Seconds after which we look again."""
WHATS = ("handshake", "table", "guess", "message", "work", "hint", "chat", "orders", "social")


class Guest:
    """One connection and all it was told."""

    def __init__(self, house: "House", room: Room, person: str, seats: list[int]) -> None:
        self.house = house
        self.room = room
        post = Postbox()
        self.connection = Connection(person, seats, post)
        self.frames: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        self.nonces = {seat: secrets.token_bytes(16) for seat in seats}
        self._given: set[tuple[int, str, str]] = set()
        self.client = Client(room, self.connection, house.limits, "127.0.0.1")
        self._sending = asyncio.create_task(post.send_all(self._send))

    @property
    def seat(self) -> int:
        return self.connection.audiences[0]

    async def _send(self, data: bytes) -> None:
        self.frames.append(data)
        message = json.loads(data)
        self.told.append(message)
        if message["type"] == "shuffle" and message.get("wanted"):
            await self._shuffle(message)

    async def _shuffle(self, message: dict[str, Any]) -> None:
        nonce = self.nonces[message["seat"]]
        asked = (message["seat"], message["wanted"], message["commit"])
        if asked in self._given:
            return
        self._given.add(asked)
        if message["wanted"] == "commit":
            commit = sha256(nonce).hexdigest()
            await self.say("commit", seat=message["seat"], commit=commit)
        else:
            await self.say("reveal", seat=message["seat"], nonce=nonce.hex())

    def enter(self, *, epoch: str = "", n: int = 0, story: int = 0) -> "Guest":
        self.room.enter(self.connection, epoch=epoch, n=n, story=story)
        return self

    async def say(self, kind: str, **fields: Any) -> None:
        await handle(self.client, msgspec.json.encode({"type": kind, **fields}))
        # A hint is found beside the messages: here its place among them must not hang on chance.
        await asyncio.gather(*self.client._hints.values(), return_exceptions=True)

    async def answer(self, *moves: int | str, id: str = "", seat: int | None = None) -> None:
        """Answer the open question; moves in words or numbers."""
        seat = self.seat if seat is None else seat
        number = self.room.state.game.vocabulary.number
        numbers = [number(move) if isinstance(move, str) else move for move in moves]
        decision = self.decision(seat)["id"]
        await self.say(
            "answer",
            seat=seat,
            decision=decision,
            id=id or secrets.token_hex(4),
            moves=numbers,
        )
        await self.house.quiet()

    def last(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The last message of a kind."""
        seat = self.seat if seat is None else seat
        found = (m for m in reversed(self.told) if m["type"] == kind and m["seat"] == seat)
        return next(found, {})

    def decision(self, seat: int | None = None) -> dict[str, Any]:
        """The open question."""
        seat = self.seat if seat is None else seat
        told = (m for m in reversed(self.told) if m["type"] == "decision" and m["seat"] == seat)
        asked = next((m for m in told if not m.get("peeked")), {})
        assert asked.get("decision"), "this seat is not asked"
        decision: dict[str, Any] = asked["decision"]
        return decision

    async def leave(self) -> None:
        self.room.exit(self.connection)
        self.connection.outbox.close(1000)
        await self._sending

    def cut(self) -> None:
        self._sending.cancel()


SHORT = {
    "grimm_tidings": {"turn_cap": "10"},
    "book_of_madness": {"character_pick": "random", "auto_pay": "on", "final_win": "immediate"},
}
"""Options that keep a whole game short, where it would be long."""


class AtHome(BotPool):
    """The usual bots, without a process to wait for."""

    async def choose(
        self, name: str, seed: int, bot_input: BotInput, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        return think_here(get_bot, name, seed, bot_input)


class House:
    """`async with House(tmp_path) as house:`"""

    def __init__(
        self,
        folder: Path,
        clock: Clock | None = None,
        url: str = "",
        bot_pool: Callable[[int], BotPool] = AtHome,
    ) -> None:
        self.url = url or f"sqlite:///{folder / 'tables.db'}"
        self.clock = clock or HandClock()
        self._bot_pool = bot_pool
        self.limits = Limits(
            dict.fromkeys(WHATS, GENEROUS),  # type: ignore[misc]
            dict.fromkeys(WHATS, GENEROUS),  # type: ignore[misc]
        )
        self.guests: list[Guest] = []

    async def __aenter__(self) -> Self:
        self.hub = Hub(await open_storage(self.url), self.clock, self._bot_pool(1))
        if isinstance(self.clock, HandClock):
            self.clock.rest = self.quiet
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for guest in self.guests:
            guest.cut()
        await self.hub.close()

    async def quiet(self) -> None:
        """Until everything that can happen now has happened, and was heard."""
        calm = 0
        while calm < CALM:
            is_busy = self.is_busy
            calm = 0 if is_busy else calm + 1
            await (self._news() if is_busy else asyncio.sleep(0))

    @property
    def is_busy(self) -> bool:
        """Is something on its way, at any table?"""
        rooms = self.hub.rooms.values()
        return any(room.driver.is_busy or room.commits.lock.locked() for room in rooms)

    async def _news(self) -> None:
        """Until something that was on its way has arrived, or may have."""
        tasks = [task for room in self.hub.rooms.values() for task in room.driver._tasks]
        writing = getattr(self.hub.storage, "_draining", None)
        tasks += [writing] if writing is not None and not writing.done() else []
        if tasks:
            await asyncio.wait(tasks, timeout=GLANCE, return_when=asyncio.FIRST_COMPLETED)
        else:
            await asyncio.sleep(0)

    async def turn(self, seconds: float) -> None:
        assert isinstance(self.clock, HandClock)
        await self.clock.turn(seconds)
        await self.quiet()

    async def table(
        self,
        game: str = "grimwood",
        people: int = 2,
        bots: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        **more: Any,
    ) -> Room:
        """A table with people on the first seats, who have not come yet."""
        seats = people + len(bots)
        setup = TableSetup(
            game, get(game).rules, seats, options or {}, [""] * people + [*bots], **more
        )
        room = await self.hub.create(setup)
        for seat in range(people):
            person, _ = await self.hub.people.create(f"P{seat + 1}", "owl", self.clock.now())
            joined = await room.commits.commit(lambda seat=seat: room.state.draft(seat, "join"))
            await self.hub.people.sit(room.id, seat, person.id, joined.number)
            await room.holders.read()
        return room

    def guest(self, room: Room, *seats: int, **at: Any) -> Guest:
        """Somebody at these seats connects; without a seat: a spectator."""
        person = room.people[seats[0]].id if seats else f"watcher{len(self.guests)}"
        guest = Guest(self, room, person, list(seats))
        self.guests.append(guest)
        return guest.enter(**at)

    async def started(
        self, game: str = "grimwood", people: int = 2, bots: tuple[str, ...] = (), **more: Any
    ) -> tuple[Room, list[Guest]]:
        """A game in progress, everybody connected."""
        room = await self.table(game, people, bots, **more)
        guests = [self.guest(room, seat) for seat in range(people)]
        await room.commits.commit(lambda: room.state.draft_start(0))
        await self.quiet()
        return room, guests

    async def again(self) -> "House":
        """The same house after a restart: nothing in memory is kept."""
        for guest in self.guests:
            guest.cut()
        await self.hub.close()
        self.guests = []
        await self.__aenter__()
        return self


async def play_on(house: House, guests: list[Guest], steps: int = 10_000) -> None:
    """Everybody answers with the first option until the game is over or steps are spent."""
    by_seat = {seat: guest for guest in guests for seat in guest.connection.seats}
    room = guests[0].room
    for step in range(steps):
        await house.quiet()
        if room.state.phase != "playing":
            return
        awaited = [seat for seat in room.state.awaited if seat in by_seat]
        if not awaited:
            with suppress(AssertionError):
                await house.turn(1.0)
            continue
        seat = awaited[0]
        options = by_seat[seat].decision(seat)["options"]
        moves = whole(room, seat, options[step % len(options)]["move"])
        await by_seat[seat].answer(*moves, seat=seat)


def whole(room: Room, seat: int, move: int) -> list[int]:
    """An answer with all its choices, where it must be sent whole: always the first that is."""
    session = room.state.session
    assert session is not None
    trial, moves = session.table.clone(), [move]
    crossings, is_shared = trial.crossings, session.is_shared
    trial.push(seat, move)
    while is_shared and trial.crossings == crossings and trial.waiting >> seat & 1:
        if not is_halfway(trial, seat) and trial.asked() != 1 << seat:
            break
        moves.append(int(trial.options_of(seat)[0]))
        trial.push(seat, moves[-1])
    return moves


__all__ = ["PUBLIC", "Guest", "House", "play_on"]
