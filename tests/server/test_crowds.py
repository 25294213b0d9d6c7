"""Crowds of connections: people at tables and newcomers get in, whoever else holds lines open."""

import asyncio
import gc
import json
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from grimtable.server.run.http_protocol import HttpProtocol
from grimtable.server.settings import Settings
from grimtable.server.socket.capacity import (
    HTTP_PER_ADDRESS,
    Capacity,
    HttpConnections,
    capacity_of,
)
from server.handshakes import status
from server.kills.process import Process
from server.serving import SOON, Served, run

FEW = 256
"""Files a server may have open."""


class Visitor:
    """Somebody at an address of their own on this machine."""

    def __init__(self, server: Process, address: str) -> None:
        self.server = server
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"{server.origin}/api/",
            headers={"origin": server.origin},
            transport=httpx.AsyncHTTPTransport(local_address=address),
            timeout=SOON,
        )

    async def post(self, path: str, **form: Any) -> Any:
        answer = await self.http.post(path, json=form)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def sit(self, table: str) -> ClientConnection:
        """Open a socket and be greeted."""
        cookie = f"grimtable={self.http.cookies['grimtable']}"
        line = await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket",
            additional_headers={"origin": self.server.origin, "cookie": cookie},
            local_addr=(self.address, 0),
            proxy=None,
        )
        assert json.loads(await asyncio.wait_for(line.recv(), SOON))["type"] == "hello"
        return line


@asynccontextmanager
async def lines_from(
    server_port: int, address: str, count: int, said: bytes = b""
) -> AsyncIterator[None]:
    """This number of connections that say this and nothing more."""
    opened = []
    try:
        for _ in range(count):
            at = (address, 0)
            opened.append(await asyncio.open_connection("127.0.0.1", server_port, local_addr=at))
            opened[-1][1].write(said)
        yield
    finally:
        for _, writer in opened:
            writer.transport.abort()


def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    """T62: more of them from one address than the server may open files; others come in."""

    async def main() -> None:
        server = Process(tmp_path)
        server.options, server.files = [], (FEW // 2, FEW)
        async with server:
            assert server.process is not None
            limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
            assert limits == (FEW, FEW)  # as many as the system allows
            ada, bruno = Visitor(server, "127.0.0.2"), Visitor(server, "127.0.0.3")
            opened = await ada.post("tables", game="grimwood", seats=2, name="Ada")
            table = opened["table"]["id"]
            await bruno.post(f"tables/{table}/join", name="Bruno")
            lines = [await ada.sit(table), await bruno.sit(table)]
            async with lines_from(server.port, "127.0.0.9", FEW + 50):
                await lines[1].close()
                lines[1] = await bruno.sit(table)  # people at tables come back
                wanda = Visitor(server, "127.0.0.4")
                await wanda.post("me", name="Wanda")  # and newcomers come in
                lines.append(await wanda.sit(table))
                await lines[0].send('{"type":"chat","emote":"hello"}')
                async with asyncio.timeout(SOON):
                    while json.loads(await lines[2].recv()).get("emote") != "hello":
                        pass
            for line in lines:
                await line.close()
            for visitor in (ada, bruno, wanda):
                await visitor.http.aclose()
        assert "few files can be open" in server.errors.read_text()

    asyncio.run(main())


def test_slow_bodies_lock_nobody_out(tmp_path: Path) -> None:
    """T62: requests that never come to an end, from two addresses that fill the server."""

    async def main() -> None:
        server = Process(tmp_path)
        server.options, server.files = [], (FEW, FEW)
        async with server:
            ada, bruno = Visitor(server, "127.0.0.2"), Visitor(server, "127.0.0.3")
            opened = await ada.post("tables", game="grimwood", seats=2, name="Ada")
            table = opened["table"]["id"]
            await bruno.post(f"tables/{table}/join", name="Bruno")
            slow = head(server, "POST /api/me", "Content-Length: 60000") + b"\r\n "
            for visitor in (ada, bruno):
                await visitor.http.aclose()
            async with (
                lines_from(server.port, "127.0.0.8", FEW // 8, slow),
                lines_from(server.port, "127.0.0.9", FEW // 8, slow),
            ):
                for number in range(8):
                    await (await bruno.sit(table)).close()
                    wanda = Visitor(server, f"127.0.1.{number}")
                    await wanda.post("me", name="Wanda")
                    await wanda.http.aclose()

    asyncio.run(main())


def head(server: Process | Served, request: str, *lines: str) -> bytes:
    """The beginning of a request; an empty line would end its headers."""
    usual = (f"Host: 127.0.0.1:{server.port}", f"Origin: {server.origin}")
    return "".join(f"{line}\r\n" for line in (f"{request} HTTP/1.1", *usual, *lines)).encode()


LONG = [f"X-{number}: {'a' * 1000}" for number in range(28)]
UPGRADE = (
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "",
)  # fmt: skip
REQUESTS = {
    "nothing": [],
    "headers without an end": [("GET /health", *LONG)],
    "a body without an end": [("POST /api/me", "Content-Length: 60000", "")],
    "an answered request": [("GET /health", "")],
    "several at once": [("GET /api/tables/x", "")] * 4,
    "too many at once": [("GET /api/tables/x", "")] * 20,
    "a socket": [("GET /api/tables/x/socket", *UPGRADE)],
    "a socket while a request is answered": [
        ("GET /api/tables/x", ""),
        ("GET /api/tables/x/socket", *UPGRADE),
    ],
}


@pytest.mark.parametrize("kind", REQUESTS)
def test_connections_that_are_gone_leave_nothing_behind(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T62: closed by either side, they are freed without the collector, which runs rarely."""
    made: WeakSet[HttpProtocol] = WeakSet()
    began, count = HttpProtocol.connection_made, 12

    def noted(line: HttpProtocol, transport: asyncio.Transport) -> None:
        made.add(line)
        began(line, transport)

    async def main() -> None:
        async with Served(tmp_path) as server:
            server.services.http_connections._capacity = Capacity(http_connections=count // 2)
            said = b"".join(head(server, *request) for request in REQUESTS[kind])
            monkeypatch.setattr(HttpProtocol, "connection_made", noted)
            gc.collect()
            gc.disable()
            try:
                state = server.server.server_state
                async with lines_from(server.port, "127.0.0.9", count, said):
                    async with asyncio.timeout(SOON):
                        while kind == "an answered request" and state.total_requests < count // 2:
                            await asyncio.sleep(0.001)
                async with asyncio.timeout(SOON):
                    while made:
                        await asyncio.sleep(0.001)
                assert not len(server.services.http_connections)
            finally:
                gc.enable()

    run(main())


@pytest.mark.parametrize("proxies", [(), ("127.0.0.0/8",)], ids=["by itself", "behind a proxy"])
def test_one_address_holds_so_many_connections_unless_it_is_a_proxy(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    """T62: a proxy brings many people; only it can tell them apart."""

    async def main() -> None:
        async with Served(tmp_path, has_limits=True, proxies=proxies) as server:
            count = HTTP_PER_ADDRESS + 20
            connections = server.server.server_state.connections
            async with lines_from(server.port, "127.0.0.9", count):
                kept = count if proxies else HTTP_PER_ADDRESS
                async with asyncio.timeout(SOON):
                    while len(connections) != kept:
                        await asyncio.sleep(0.001)
                assert len(server.services.http_connections) == kept
                assert await server.browser().get("server")
            async with asyncio.timeout(SOON):
                while len(server.services.http_connections) > 1:
                    await asyncio.sleep(0.001)

    run(main())


def test_spectators_leave_room_for_people_at_tables(tmp_path: Path) -> None:
    """T62"""

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, (ada, bruno) = await server.table(2)
            server.services.sockets._capacity = Capacity(sockets=4, watching=2)
            watchers = [server.browser() for _ in range(3)]
            for watcher in watchers:
                await watcher.post("me", name="W")
            for watcher in watchers[:2]:
                await watcher.sit(table)
            assert await status(watchers[2], table) == (429, "crowded")
            seated = [await ada.sit(table), await bruno.sit(table)]
            assert await status(bruno, table) == (429, "crowded")
            await seated[1].leave()
            assert (await (await bruno.sit(table)).next("hello"))["seats"] == [1]

    run(main())


class Line:
    """A connection that is only counted."""

    def __init__(self, address: str, *, is_idle: bool = True) -> None:
        self.address = address
        self.is_idle = is_idle
        self.is_closed = False

    def hang_up(self) -> None:
        self.is_closed = True


def test_the_oldest_idle_connection_makes_room() -> None:
    """T62: first of the same address, then of all; a request under way goes last."""
    http_connections = HttpConnections(Capacity(http_connections=4, http_connections_each=3), ())
    busy, *idle = [Line("192.0.2.1", is_idle=number > 0) for number in range(4)]
    other, third = Line("2001:db8::1"), Line("2001:db8::2")
    for line in (busy, *idle, other, third):
        http_connections.opened(line)

    assert [line.is_closed for line in (busy, *idle)] == [False, True, True, False]
    assert len(http_connections) == 4
    for line in (busy, *idle, other, third):
        http_connections.closed(line)
    assert not len(http_connections)
    assert not http_connections._by_address


def test_the_address_with_the_most_connections_makes_room() -> None:
    """T62: never the newcomer, even if all others are busy."""
    http_connections = HttpConnections(Capacity(http_connections=4, http_connections_each=3), ())
    crowd = [Line("192.0.2.1", is_idle=False) for _ in range(3)]
    others = [Line(f"192.0.2.{number}") for number in range(2, 6)]
    for line in (others[0], *crowd, *others[1:3]):
        http_connections.opened(line)

    assert [line.is_closed for line in crowd] == [True, True, False]
    http_connections.opened(others[3])
    assert [line.is_closed for line in others] == [True, False, False, False]
    for line in (*crowd, *others):
        http_connections.closed(line)
    assert http_connections._by_count == [{}]


def test_the_oldest_request_behind_a_proxy_makes_room() -> None:
    """T62: an old connection that has just begun a request is not the oldest."""
    http_connections = HttpConnections(
        Capacity(http_connections=3, http_connections_each=2), ("192.0.2.1",)
    )
    lines = [Line("192.0.2.1") for _ in range(4)]
    for line in lines[:3]:
        http_connections.opened(line)
    http_connections.request_began(lines[0])
    http_connections.opened(lines[3])

    assert [line.is_closed for line in lines] == [False, True, False, False]


def test_the_shares_fit_into_what_there_is() -> None:
    """T62"""
    share = capacity_of(Settings(db=""))

    assert share.watching < share.sockets
    assert share.sockets + share.http_connections < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
