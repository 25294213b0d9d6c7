"""Floods, giants, silence: what the sockets of rude clients cost nobody else."""

import asyncio
import base64
import gc
import os
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from grimtable.kernel.terms import PUBLIC
from grimtable.server.people.keys import KeyKind, new_key
from grimtable.server.protocol import ChatLine
from grimtable.server.run.websocket_protocol import CLOSES_PER_COLLECTION, WebSocketProtocol
from grimtable.server.table.audience.close_codes import CROWDED
from grimtable.server.table.audience.outbox import TOO_SLOW
from grimtable.server.table.room import Room
from server.handshakes import status
from server.serving import SOON, Browser, Player, Served, Shared, run


def room_of(player: Player) -> Room:
    return player.browser.server.services.hub.rooms[player.table]


def test_an_unknown_table_leaves_no_trace(shared: Shared) -> None:
    """T39: no room, no row, no task for an id that nobody made."""

    async def main(server: Served) -> None:
        eve = server.browser()
        await eve.post("me", name="Eve")
        hub = server.services.hub
        rooms, tasks = len(hub.rooms), len(asyncio.all_tasks())
        guests = await hub.storage.fetch("SELECT count(*) FROM guests")
        for _ in range(30):
            assert await status(eve, new_key(KeyKind.TABLE)) == (404, "unknown")
        for name in ("x", "t" * 33, "%2e%2e", "t" + "a" * 5000):
            assert await status(eve, name) == (404, "unknown")

        assert len(hub.rooms) == rooms
        assert len(asyncio.all_tasks()) <= tasks + 1
        assert await hub.storage.fetch("SELECT count(*) FROM guests") == guests

    shared.run(main)


def test_floods_of_sockets_and_messages_are_slowed(tmp_path: Path) -> None:
    """T39: budgets per address and per seat; who keeps to them is served."""

    async def main() -> None:
        async with Served(tmp_path, has_limits=True) as server:
            table, (ada, bruno) = await server.table(2)
            player = await ada.sit(table)
            for _ in range(100):
                await player.say("chat", text="spam")
            refusal = await player.next("refusal")

            assert refusal["code"] == "too_fast"
            assert refusal["wait"] > 0
            heard = len([m for m in player.told if m["type"] == "chat"])
            assert heard <= 8
            refused = []
            for _ in range(80):
                try:
                    await (await bruno.dial(table)).close()
                except InvalidStatus as error:
                    refused.append(error.response.status_code)
            assert set(refused) == {429}
            assert player.line.state.name == "OPEN", (player.code, player.told[-3:])

    run(main())


def test_the_oldest_of_too_many_tabs_makes_room(shared: Shared) -> None:
    """T39: one browser cannot hold more than a few sockets of a table."""

    async def main(server: Served) -> None:
        table, (ada, _) = await server.table(2)
        tabs = [await ada.sit(table) for _ in range(10)]

        assert [await tab.closed() for tab in tabs[:2]] == [CROWDED, CROWDED]
        room = room_of(tabs[0])
        assert (
            len(
                [
                    c
                    for c in room.attendance.connections
                    if c.seats == [0] and not c.outbox.is_closing
                ]
            )
            == 8
        )

    shared.run(main)


@pytest.mark.parametrize("bad", ["{", "[]", '"x"', "", "null", '{"type":"answer"}', "[" * 9000])
def test_malformed_messages_are_refused_and_the_socket_lives(shared: Shared, bad: str) -> None:
    """T25, T38: truncated, deep, of another shape."""

    async def main(server: Served) -> None:
        table, (ada, _) = await server.table(2)
        player = await ada.sit(table)
        await player.line.send(bad)
        assert (await player.next("refusal"))["code"] == "malformed"
        await player.line.send(bad.encode())
        assert (await player.next("refusal"))["code"] == "malformed"
        await player.say("chat", emote="hello")

        assert (await player.next("chat"))["emote"] == "hello"

    shared.run(main)


def test_a_giant_frame_ends_the_socket_and_nothing_is_compressed(shared: Shared) -> None:
    """T40: 16 KiB and no more; no extension that could blow up."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.table(2)
        other = await bruno.sit(table)
        player = await ada.sit(table)
        await player.line.send("x" * 17_000)

        assert await player.closed() == 1009
        line = await connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            additional_headers={"origin": server.origin, "cookie": f"grimtable={ada.token}"},
            compression="deflate",
            proxy=None,
        )
        assert line.protocol.extensions == []
        await line.close()
        await other.say("chat", emote="hello")
        assert (await other.next("chat"))["emote"] == "hello"

    shared.run(main)


def test_what_came_before_the_end_is_heard_in_order(shared: Shared) -> None:
    """T24: each message is dealt with before the next, and the last before the socket is gone."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.table(2)
        other, player = await bruno.sit(table), await ada.sit(table)
        said = ["hello", "thanks", "wow", "oops"]
        for emote in said:
            await player.say("chat", emote=emote)
        await player.line.close()

        assert [(await other.next("chat"))["emote"] for _ in said] == said
        room = room_of(other)
        async with asyncio.timeout(SOON):
            while room.attendance.is_here(0):
                await asyncio.sleep(0.001)
        assert room.attendance.is_here(1)

    shared.run(main)


def test_a_crowd_that_leaves_leaves_no_heap_behind(shared: Shared) -> None:
    """Else everybody waits for the collector when the crowd comes back."""
    looks: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        looks.append(info["generation"])

    async def main(server: Served) -> None:
        table, (ada, _) = await server.table(2)
        gc.disable()
        gc.callbacks.append(note)
        try:
            for _ in range(CLOSES_PER_COLLECTION):
                await (await ada.dial(table)).close()
            async with asyncio.timeout(SOON):
                while not looks:
                    await asyncio.sleep(0.001)
        finally:
            gc.callbacks.remove(note)
            gc.enable()

        assert set(looks) == {1}

    shared.run(main)


class Frozen:
    """A client that opens a socket and never reads."""

    def __init__(self, server: Served, browser: Browser, table: str) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self._line.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {server.origin}\r\nCookie: grimtable={browser.token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def close(self) -> None:
        self._line.close()


def test_an_open_socket_keeps_no_headers_of_its_request(shared: Shared) -> None:
    """T62: the parser of websockets holds the request as long as the connection lives."""

    async def main(server: Served) -> None:
        table, (ada, _) = await server.table(2)
        await (await ada.sit(table)).next("hello")

        lines = [thing for thing in gc.get_objects() if issubclass(type(thing), WebSocketProtocol)]
        requests = [line.conn.parser.gi_frame.f_locals.get("request") for line in lines]
        assert requests
        assert not any(request.headers for request in requests if request is not None)

    shared.run(main)


def test_who_does_not_read_is_cut_off_and_holds_nothing(tmp_path: Path) -> None:
    """T40: the table goes on at once; room, tasks and memory of the frozen one are let go."""

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, players = await server.started(2)
            room, hub = room_of(players[0]), server.services.hub
            wanda = server.browser()
            await wanda.post("me", name="Wanda")
            tasks = len(asyncio.all_tasks())
            frozen = Frozen(server, wanda, table)
            while len(room.attendance.connections) < 3:
                await asyncio.sleep(0.001)
            cut = room.attendance.connections[2]
            async with asyncio.timeout(SOON):
                while not cut.outbox.is_closing:
                    room.broadcast(LONG)
                    await players[1].next("chat")
            assert cut.outbox.code == TOO_SLOW
            async with asyncio.timeout(SOON):
                while len(room.attendance.connections) > 2 or len(asyncio.all_tasks()) > tasks:
                    await asyncio.sleep(0.01)
            assert b"grimtable_slow_readers_total 1.0" in hub.metrics.page()
            await players[0].say("chat", emote="hello")
            assert (await players[1].until(lambda m: m.get("emote")))["emote"] == "hello"
            frozen.close()

    run(main())


def test_a_half_open_socket_is_noticed(tmp_path: Path) -> None:
    """T40: no answer to a ping, and the seat counts as absent, whatever waits to be sent."""

    async def main() -> None:
        async with Served(tmp_path) as server:
            server.server.config.ws_ping_interval = 1.5
            server.server.config.ws_ping_timeout = 0.1
            table, (ada, _) = await server.table(2)
            frozen = Frozen(server, ada, table)
            room = server.services.hub.rooms[table]
            async with asyncio.timeout(SOON):
                while not room.attendance.is_here(0):
                    await asyncio.sleep(0.001)
                (line,) = sockets(server)
                while not line.transport.get_write_buffer_size():
                    assert room.attendance.is_here(0)
                    room.broadcast(LONG)
                    await asyncio.sleep(0)
                assert not room.attendance.connections[0].outbox.is_closing
                while room.attendance.is_here(0) or sockets(server):
                    await asyncio.sleep(0.001)
            frozen.close()

    run(main())


def sockets(server: Served) -> list[WebSocketProtocol]:
    return [
        line
        for line in server.server.server_state.connections
        if isinstance(line, WebSocketProtocol)
    ]


LONG = ChatLine(seat=PUBLIC, line=1, name="", by=0, text="x" * 30_000)
