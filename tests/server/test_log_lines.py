"""What strangers and faults leave in the log: few lines, and none that names a card."""

import asyncio
import io
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from grimtable.server.log_lines import KINDS_WITH_OWN_RATE, LINE_RATE, RateLimitFilter, handler_for
from grimtable.server.run.http_protocol import MAX_PIPELINED
from server.serving import SOON, Served, Shared, run

SECRET = "the top card is dracula"
"""What an error could say."""


class Log:
    """All lines that the server would write; time goes by when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._written = io.StringIO()
        self.handler = handler_for(self._written)
        self.handler.filters = [RateLimitFilter(lambda: self.now)]

    @property
    def lines(self) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self._written.getvalue().splitlines()]
        return [line for line in lines if not line["what"].startswith("HTTP Request")]


@contextmanager
def logged() -> Iterator[Log]:
    log, root = Log(), logging.getLogger()
    root.addHandler(log.handler)
    try:
        yield log
    finally:
        root.removeHandler(log.handler)


async def dial(server: Served, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.setblocking(False)
    await asyncio.get_running_loop().sock_sendall(line, said)
    return line


async def connections(server: Served, count: int) -> None:
    """Wait until this number is open."""
    async with asyncio.timeout(SOON):
        while len(server.server.server_state.connections) != count:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("length", [b"Content-Length: 800", b"Transfer-Encoding: chunked"])
def test_a_body_that_is_broken_off_leaves_no_line(shared: Shared, length: bytes) -> None:
    """T65"""

    async def main(server: Served) -> None:
        await connections(server, 0)
        head = (
            f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.origin}\r\n"
            "Content-Type: application/json\r\n"
        )
        with logged() as log:
            line = await dial(server, head.encode() + length + b'\r\n\r\n5\r\n{"nam')
            await connections(server, 1)
            tasks = server.server.server_state.tasks
            async with asyncio.timeout(SOON):
                while not tasks:
                    await asyncio.sleep(0.001)
                line.close()
                while tasks:
                    await asyncio.sleep(0.001)

        assert log.lines == []

    shared.run(main)


def test_requests_whose_client_is_gone_leave_no_line(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T65: enough at once that the connection is cut while the first is being answered."""

    async def main(server: Served) -> None:
        await connections(server, 0)
        asked, is_gone = asyncio.Event(), asyncio.Event()

        async def slowly() -> bool:
            asked.set()
            await is_gone.wait()
            return True

        monkeypatch.setattr(server.services.write_check, "can_write", slowly)
        request = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        with logged() as log:
            line = await dial(server, request.encode() * (MAX_PIPELINED + 2))
            async with asyncio.timeout(SOON):
                await asked.wait()
                await connections(server, 0)
                is_gone.set()
                while server.server.server_state.tasks:
                    await asyncio.sleep(0.001)
            line.close()

        assert log.lines == []

    shared.run(main)


def test_an_unfinished_request_keeps_no_server_from_ending(tmp_path: Path) -> None:
    """T65: it is not waited for, and leaves no line."""

    async def main() -> None:
        with logged() as log:
            async with Served(tmp_path) as server:
                head = (
                    f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                    f"Origin: {server.origin}\r\nContent-Length: 800\r\n\r\n"
                )
                line = await dial(server, head.encode())
                async with asyncio.timeout(SOON):
                    while not server.server.server_state.tasks:
                        await asyncio.sleep(0.001)
            line.close()

        assert [line for line in log.lines if line["level"] != "info"] == []

    run(main())


def test_lines_that_strangers_cause_are_few(shared: Shared) -> None:
    """T65: what was left out is counted in the next line of the same kind."""

    async def main(server: Served) -> None:
        async def garbage(count: int) -> None:
            for _ in range(count):
                line = await dial(server, b"\xff\xfe\r\n\r\n")
                await asyncio.get_running_loop().sock_recv(line, 4096)
                line.close()

        with logged() as log:
            await garbage(50)
            few = len(log.lines)
            log.now += 1 / LINE_RATE.rate
            await garbage(1)

        assert few == LINE_RATE.burst
        assert [line.get("left_out", 0) for line in log.lines] == [0] * few + [50 - few]

    shared.run(main)


def test_a_flood_of_kinds_does_not_grow_the_memory() -> None:
    """T65"""
    seldom = RateLimitFilter(lambda: 0.0)
    passed = [
        seldom.filter(logging.makeLogRecord({"name": "x", "msg": f"line {number}"}))
        for number in range(10 * KINDS_WITH_OWN_RATE)
    ]

    assert sum(passed) == KINDS_WITH_OWN_RATE + LINE_RATE.burst
    assert len(seldom._left_out) <= KINDS_WITH_OWN_RATE


def test_no_words_of_a_rule_are_in_the_log(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    """T67: of our own lines, those of the event loop, and errors that are part of a sentence."""

    async def main(server: Served) -> None:
        table, players = await server.started(2)
        state = server.services.hub.rooms[table].state
        player = players[state.awaited[0]]
        question = player.question(state.awaited[0])
        assert question is not None

        def broken(*_: object, **more: object) -> None:
            raise RuntimeError(SECRET)

        loop = asyncio.get_running_loop()
        with logged() as log:
            monkeypatch.setattr(state, "draft_answer", broken)
            said = await player.answer(question["options"][0]["move"])
            loop.call_soon(broken, SECRET)
            loop.call_exception_handler({"message": SECRET, "exception": RuntimeError(SECRET)})
            logging.getLogger("grimtable.server").warning("failed: %s", RuntimeError(SECRET))
            logging.getLogger("uvicorn.error").error(RuntimeError(SECRET))
            await asyncio.sleep(0)

        assert said["code"] == "fault"
        assert len(log.lines) == 5
        assert "dracula" not in json.dumps(log.lines)
        assert {line.get("error", "RuntimeError") for line in log.lines} == {"RuntimeError"}

    shared.run(main)
