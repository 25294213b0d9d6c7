"""The real application on a real port, in the same event loop as its test."""

import asyncio
import json
import secrets
import socket
from collections.abc import Callable, Coroutine
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grimtable.bots.player import moves_of
from grimtable.bots.registry import get_bot, strongest
from grimtable.kernel.table import BareView
from grimtable.look.conversion import bare_view
from grimtable.look.view import View
from grimtable.registry import get
from grimtable.server.app import App
from grimtable.server.clock import Clock
from grimtable.server.run.server import Server, config_of
from grimtable.server.settings import Settings
from server.house import whole

SOON = 20.0
"""Seconds after which a test stops waiting for what should come at once."""

Message = dict[str, Any]


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run a test in the event loop the server runs in."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main)


class Served:
    """`async with Served(tmp_path) as server:`"""

    def __init__(self, folder: Path, clock: Clock | None = None, **settings: Any) -> None:
        asked = {
            "pace": 0.0,
            "has_lobby": True,
            "has_limits": False,
            "bot_processes": 1,
            **settings,
        }
        self.settings = Settings(db=f"sqlite://{folder / 'tables.db'}", **asked)
        self._clock = clock
        self._open: list[Browser] = []

    async def __aenter__(self) -> "Served":
        app = App(self.settings, clock=self._clock)
        self.services = app.services
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        self.server = Server(config_of(app))
        self.server.owns_process = False
        self._serving = asyncio.create_task(self.server.serve([listening]))
        while not self.server.started:
            assert not self._serving.done(), self._serving.result()
            await asyncio.sleep(0.002)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.hang_up()
        await self.end()

    async def hang_up(self) -> None:
        while self._open:
            await self._open.pop().close()

    async def end(self) -> None:
        self.server.should_exit = True
        await self._serving

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self, name: str = "", **headers: str) -> "Browser":
        """Somebody with a cookie jar of their own."""
        browser = Browser(self, name, headers)
        self._open.append(browser)
        return browser

    async def table(
        self, people: int = 2, game: str = "grimwood", **form: Any
    ) -> "tuple[str, list[Browser]]":
        """A table that waits, with people on its first seats."""
        bots = form.get("bots", [])
        browsers = [self.browser(f"P{seat + 1}") for seat in range(people)]
        opened = await browsers[0].create(game=game, seats=people + len(bots), **form)
        table: str = opened["table"]["id"]
        for browser in browsers[1:]:
            await browser.post(f"tables/{table}/join", name=browser.name)
        return table, browsers

    async def started(
        self, people: int = 2, game: str = "grimwood", **form: Any
    ) -> "tuple[str, list[Player]]":
        """A game in progress, everybody connected."""
        table, browsers = await self.table(people, game, **form)
        players = [await browser.sit(table) for browser in browsers]
        await browsers[0].post(f"tables/{table}/start")
        for player in players:
            await player.until(lambda m: m["type"] == "view")
        return table, players


class Browser:
    """One cookie jar."""

    def __init__(self, server: Served, name: str, headers: dict[str, str]) -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=f"{server.origin}/api/",
            headers={"origin": server.origin, **headers},
            timeout=SOON,
            verify=False,  # there is nothing to verify, and certificates take long to read
        )
        self.players: list[Player] = []

    async def close(self) -> None:
        for player in self.players:
            await player.leave()
        await self.http.aclose()

    async def create(self, game: str = "grimwood", seats: int = 2, **form: Any) -> Message:
        return await self.post("tables", game=game, seats=seats, **{"name": self.name, **form})

    async def post(self, path: str, **form: Any) -> Message:
        return good(await self.http.post(path, json=form))

    async def get(self, path: str) -> Any:
        return good(await self.http.get(path))

    async def refused(self, path: str, /, **form: Any) -> tuple[int, str]:
        """Status and code of what must be refused."""
        return problem(await self.http.post(path, json=form))

    async def not_shown(self, path: str) -> tuple[int, str]:
        return problem(await self.http.get(path))

    @property
    def token(self) -> str:
        return self.http.cookies.get("grimtable", "")

    async def sit(self, table: str, query: str = "", **headers: str) -> "Player":
        """Open the socket of a table."""
        player = Player(self, table, await self.dial(table, query, **headers))
        self.players.append(player)
        return player

    async def dial(self, table: str, query: str = "", **headers: str) -> ClientConnection:
        cookie = {"cookie": f"grimtable={self.token}"} if self.token else {}
        return await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket{query}",
            origin=None,
            additional_headers={"origin": self.server.origin, **cookie, **headers},
            compression=None,
            proxy=None,
        )


class Player:
    """One open socket and all it was told."""

    def __init__(self, browser: Browser, table: str, line: ClientConnection) -> None:
        self.browser = browser
        self.table = table
        self.line = line
        self.frames: list[str] = []
        self.told: list[Message] = []
        self._last: dict[tuple[str, int | None], Message] = {}
        """By kind and seat; by kind alone under None."""
        self._asked: dict[int, Message | None] = {}
        """Per seat its open question."""
        self._news = asyncio.Event()
        self._read = 0
        self._nonces: dict[tuple[int, str], bytes] = {}
        self._given: set[tuple[int, str, str]] = set()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self.line:
                assert isinstance(frame, str)
                self.frames.append(frame)
                message = json.loads(frame)
                self._note(message)
                if message["type"] == "shuffle" and message.get("wanted"):
                    await self._shuffle(message)
                self._news.set()
        except ConnectionClosed:
            pass
        self._news.set()

    def _note(self, message: Message) -> None:
        kind, seat = message["type"], message.get("seat")
        self.told.append(message)
        self._last[kind, None] = self._last[kind, seat] = message
        if kind == "decision" and "peeked" not in message:
            self._asked[message["seat"]] = message.get("decision")

    async def _shuffle(self, message: Message) -> None:
        seat, commit = message["seat"], message["commit"]
        asked = (seat, commit, message["wanted"])
        if asked in self._given:
            return
        self._given.add(asked)
        nonce = self._nonces.setdefault((seat, commit), secrets.token_bytes(16))
        if message["wanted"] == "commit":
            await self.say("commit", seat=seat, commit=sha256(nonce).hexdigest())
        else:
            await self.say("reveal", seat=seat, nonce=nonce.hex())

    async def say(self, kind: str, **fields: Any) -> None:
        await self.line.send(json.dumps({"type": kind, **fields}))

    async def until(self, wanted: Callable[[Message], Any]) -> Message:
        """The next message like this, after the last one waited for."""
        async with asyncio.timeout(SOON):
            while True:
                while self._read < len(self.told):
                    self._read += 1
                    if wanted(self.told[self._read - 1]):
                        return self.told[self._read - 1]
                assert not self._listening.done(), f"closed with {self.code}: {self.told[-3:]}"
                self._news.clear()
                await self._news.wait()

    async def next(self, kind: str) -> Message:
        return await self.until(lambda m: m["type"] == kind)

    async def closed(self) -> int:
        """Until the other side has closed; the code."""
        await asyncio.wait_for(self._listening, SOON)
        return self.code

    @property
    def code(self) -> int:
        return self.line.close_code or 0

    def last(self, kind: str, seat: int | None = None) -> Message:
        return self._last.get((kind, seat), {})

    @property
    def seats(self) -> list[int]:
        seats: list[int] = self.last("hello")["seats"]
        return seats

    def question(self, seat: int) -> Message | None:
        """The open decision of a seat, as far as it was told."""
        return self._asked.get(seat)

    def view(self, seat: int) -> BareView:
        """What a bot in this seat would be shown, put together from what the socket told."""
        view = msgspec.convert(self.last("view", seat)["view"], View)
        return bare_view(get(view.game), view)

    async def answer(self, *moves: int, seat: int | None = None, id: str = "") -> Message:
        """Answer the open question; the acknowledgement or the refusal."""
        seat = self.seats[0] if seat is None else seat
        question = self.question(seat)
        assert question is not None
        id = id or secrets.token_hex(4)
        await self.say("answer", seat=seat, decision=question["id"], id=id, moves=list(moves))
        return await self.until(
            lambda m: m["type"] in ("accepted", "refusal") and m.get("id") == id
        )

    async def leave(self) -> None:
        await self.line.close()
        await self._listening


async def play_out(players: list[Player], most: int = 1000) -> Message:
    """Everybody answers as a good player would, from what the socket told; the last view."""
    room = players[0].browser.server.services.hub.rooms[players[0].table]
    asked = [(player, seat) for player in players for seat in player.seats]
    answers = 0
    async with asyncio.timeout(3 * SOON):
        while room.state.phase != "over":
            for player, seat in asked:
                if await is_open(player, seat):
                    answers += 1
                    bot = get_bot(room.setup.game, strongest(room.setup.game), seat)
                    moves = moves_of(bot.move(player.view(seat), None))
                    told = await player.answer(*moves, seat=seat)
                    if told.get("code") == "half_action":
                        await player.answer(*whole(room, seat, moves[0]), seat=seat)
            assert answers < most, "the game does not end"
            await asyncio.sleep(0.001)
        while not players[0].last("view").get("result"):
            await asyncio.sleep(0.001)
    return players[0].last("view")


async def is_open(player: Player, seat: int) -> bool:
    """Is this seat asked, and has it been told what?"""
    state = player.browser.server.services.hub.rooms[player.table].state
    question = player.question(seat)
    if question is None or seat not in state.awaited or state.session is None:
        return False
    return bool(question["id"] == state.session.decisions[seat])


def good(response: httpx.Response) -> Any:
    assert response.status_code == 200, (response.status_code, response.text)
    return response.json()


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.status_code >= 400, response.text
    return response.status_code, response.json()["code"]


class Shared:
    """One server for all tests of a file: `with Shared(folder) as shared: shared.run(...)`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.served = Served(folder, **settings)
        self._runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)

    def __enter__(self) -> "Shared":
        self._runner.run(self.served.__aenter__())
        return self

    def run(self, test: Callable[[Served], Coroutine[Any, Any, None]]) -> None:
        """Run a test and hang up all it opened."""
        self._runner.run(self._run(test))

    async def _run(self, test: Callable[[Served], Coroutine[Any, Any, None]]) -> None:
        try:
            await test(self.served)
        finally:
            await self.served.hang_up()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self._runner.run(self.served.end())
        self._runner.close()
