"""Floods below the messages: frames of every kind, requests in one piece, many sockets at once."""

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from grimtable.server.people.limits import BY_ADDRESS, BY_SEAT
from grimtable.server.run.http_protocol import MAX_PIPELINED, HttpProtocol
from grimtable.server.run.websocket_protocol import MAX_FRAGMENTS, WebSocketProtocol
from grimtable.server.socket.open_socket import FRAMES_PER_CHARGE, TOO_MANY_FRAMES
from server.hand_clock import HandClock
from server.serving import SOON, Player, Served, Shared, run

LEAST = 6
"""Bytes of an empty frame of a client."""
MANY = 10_000
OWN = int(BY_SEAT["frames"].burst) * FRAMES_PER_CHARGE
"""Frames of one person at once."""
ALL = int(BY_ADDRESS["frames"].burst) * FRAMES_PER_CHARGE
"""Frames of one address at once."""


def frame(opcode: Opcode, data: bytes = b"", *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


BEGUN = frame(Opcode.TEXT, b"{", is_last=False)
FLOODS = {
    "pings": frame(Opcode.PING) * MANY,
    "pongs": frame(Opcode.PONG) * MANY,
    "empty pieces": BEGUN + frame(Opcode.CONT, is_last=False) * MANY,
    "empty messages": frame(Opcode.TEXT) * MANY,
}
WHY = {"target": {"button": "x"}}


class Handled:
    """Counts what the server handles in each turn of the event loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        self.turns: Counter[int] = Counter()
        self._turn = 0
        real = getattr(owner, name)

        def counted(of: Any, *args: Any) -> Any:
            self.turns[self._turn] += 1
            return real(of, *args)

        monkeypatch.setattr(owner, name, counted)

    def watch(self) -> None:
        """From now on turns are told apart."""
        self.turns.clear()
        self._next_turn()

    def _next_turn(self) -> None:
        self._turn += 1
        asyncio.get_running_loop().call_soon(self._next_turn)

    @property
    def most(self) -> int:
        return max(self.turns.values(), default=0)

    @property
    def all(self) -> int:
        return self.turns.total()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_leaves_others_their_turn(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """T60: whatever one socket sends, little of it is read between two turns of the others."""
    frames = Handled(monkeypatch, ServerProtocol, "recv_frame")

    async def main(server: Served) -> None:
        _, (ada, bruno) = await server.started(2)
        frames.watch()
        ada.line.transport.write(FLOODS[kind])
        await answered(bruno, 5)
        async with asyncio.timeout(SOON):
            while frames.all < MAX_FRAGMENTS:
                await asyncio.sleep(0)
        assert frames.most <= WebSocketProtocol.chunk_size // LEAST + 1
        ada.line.transport.abort()

    shared.run(main)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_socket_that_goes_on_flooding_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """T60: every frame counts, also one that says nothing; the others at the address stay."""
    frames = Handled(monkeypatch, ServerProtocol, "recv_frame")

    async def main() -> None:
        async with Served(tmp_path, HandClock(0.0), has_limits=True) as server:
            _, (ada, bruno) = await server.started(2)
            before = frames.all
            for _ in range(20):
                ada.line.transport.write(FLOODS[kind])
            await answered(bruno, 5)

            assert await cut_off(ada) == TOO_MANY_FRAMES
            assert (
                frames.all - before
                <= OWN + 2 * FRAMES_PER_CHARGE + WebSocketProtocol.chunk_size // LEAST + 50
            )
            await answered(bruno, 5)

    run(main())


def test_many_sockets_of_an_address_share_what_they_may_send(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T60: each of them keeps within its own; together they wait, and nobody else does."""
    frames = Handled(monkeypatch, ServerProtocol, "recv_frame")

    async def main() -> None:
        async with Served(
            tmp_path, HandClock(0.0), has_limits=True, proxies=("127.0.0.1",)
        ) as server:
            table, (ada, _) = await server.started(2)
            crowd = []
            for number in range(8):
                guest = server.browser(**{"x-forwarded-for": "192.0.2.9"})
                await guest.post("me", name=f"G{number}")
                crowd.append(await guest.sit(table, **{"x-forwarded-for": "192.0.2.9"}))
            before = frames.all
            for guest in crowd:
                guest.line.transport.write(frame(Opcode.PING) * (OWN - FRAMES_PER_CHARGE))
            async with asyncio.timeout(SOON):
                while frames.all - before < ALL:
                    await asyncio.sleep(0)
            await answered(ada, 20)

            assert (
                frames.all - before
                <= ALL
                + len(crowd) * (FRAMES_PER_CHARGE + WebSocketProtocol.chunk_size // LEAST)
                + 50
            )
            for guest in crowd:
                assert guest.line.protocol.close_rcvd is None
                guest.line.transport.abort()

    run(main())


def test_a_message_has_so_many_pieces_and_no_more(shared: Shared) -> None:
    """T60: pieces of nothing, one at a time, would be kept for ever."""

    async def main(server: Served) -> None:
        _, (ada, bruno) = await server.started(2)
        ada.line.transport.write(BEGUN)
        for _ in range(MAX_FRAGMENTS):
            ada.line.transport.write(frame(Opcode.CONT, is_last=False))
            await asyncio.sleep(0)

        assert await cut_off(ada) == TOO_MANY_FRAMES
        await answered(bruno, 1)

    shared.run(main)


def test_messages_in_one_piece_are_heard_in_order_and_few_are_kept(shared: Shared) -> None:
    """T39, T40: what waits to be heard is bounded; the rest stays where it is."""

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.table(2)
        other, player = await bruno.sit(table), await ada.sit(table)
        room = server.services.hub.rooms[table]
        talk: Any = next(c.outbox for c in room.attendance.connections if c.seats == [0])
        said = ["hello", "thanks", "wow", "oops"] * 100
        texts = [b'{"type":"chat","emote":"%b"}' % emote.encode() for emote in said]
        player.line.transport.write(b"".join(frame(Opcode.TEXT, text) for text in texts))
        most = 0
        for emote in said:
            most = max(most, len(talk._backlog))
            assert (await other.next("chat"))["emote"] == emote
        assert most <= WebSocketProtocol.chunk_size // len(texts[0])

    shared.run(main)


def request(server: Served) -> bytes:
    return b"GET /health HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port


def test_requests_in_one_piece_are_answered_one_after_the_other(shared: Shared) -> None:
    """T60"""

    async def main(server: Served) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request(server) * MAX_PIPELINED)
        async with asyncio.timeout(SOON):
            for _ in range(MAX_PIPELINED):
                assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200 ")
        writer.close()

    shared.run(main)


def test_a_flood_of_requests_in_one_piece_leaves_others_their_turn(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T60: little of it is parsed in a turn, and nobody waits for thousands of answers."""
    requests = Handled(monkeypatch, HttpProtocol, "on_message_begin")

    async def main(server: Served) -> None:
        _, (_, bruno) = await server.started(2)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        requests.watch()
        writer.write(request(server) * 3000)
        await answered(bruno, 5)
        with suppress(ConnectionError):
            async with asyncio.timeout(SOON):
                await reader.read()  # until it is cut off
        writer.close()

        assert requests.all <= HttpProtocol.chunk_size // len(request(server)) + 1

    shared.run(main)


async def answered(player: Player, count: int) -> None:
    """Somebody else is served meanwhile."""
    for _ in range(count):
        await player.say("why", **WHY)
        await player.next("reasons")


async def cut_off(player: Player) -> int:
    """Until the server has said goodbye; the code."""
    async with asyncio.timeout(SOON):
        while (close := player.line.protocol.close_rcvd) is None:
            await asyncio.sleep(0.001)
    player.line.transport.abort()
    return close.code
