"""One seat's WebSocket, spoken by hand: the load must cost little beside the server it measures."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
MASK = bytes(4)
"""A client must mask what it sends; a mask of zeros is one, and changes nothing."""
KEY = "Z3JpbXRhYmxlIGJlbmNoIQ=="


class Lost(Exception):
    """A server closed a socket, or spoke as we did not expect."""


def framed(payload: bytes, head: int = TEXT) -> bytes:
    """A client's frame around a payload of at most 64 KiB."""
    size = len(payload)
    if size < 126:
        return bytes((head, 0x80 | size)) + MASK + payload
    return bytes((head, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload


class Socket(asyncio.Protocol):
    """A WebSocket from its first byte on; whoever made it hears every message."""

    def __init__(
        self,
        request: str,
        opened: Callable[["Socket"], None],
        heard: Callable[[bytes], None],
        lost: Callable[[Exception], None],
    ) -> None:
        self._request = request
        self._opened = opened
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._is_open = False
        self._is_over = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def send(self, data: bytes) -> None:
        """A frame, as `framed` makes it."""
        self._transport.write(data)

    def cut(self) -> None:
        """Go without a word, as a laptop does that is closed."""
        self._is_over = True
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_over:
            self._lost(Lost(f"the server closed the connection: {exc}"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        try:
            at = self._frames(data, 0) if self._is_open else self._begin(data)
        except Exception as error:
            self._is_over = True
            self._lost(error)
        else:
            self._rest = data[at:]

    def _begin(self, data: bytes) -> int:
        """The answer to our request, and what may follow it at once."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise Lost(f"no WebSocket: {data.decode(errors='replace')}")
        self._is_open = True
        self._opened(self)
        return self._frames(data, end + 4)

    def _frames(self, data: bytes, at: int) -> int:
        """Hear every whole frame; where the first unfinished one begins."""
        end = len(data)
        while end - at >= 2 and not self._is_over:
            head, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if start > end or start + size > end:
                break
            at = start + size
            if head in (TEXT, BINARY):
                self._heard(data[start:at])
            elif head == PING:
                self.send(framed(data[start:at], PONG))
            elif head == CLOSE:
                code = int.from_bytes(data[start : start + 2], "big")
                raise Lost(f"the server closed the socket with {code}: {data[start + 2 : at]!r}")
            elif head != PONG:
                raise Lost(f"a frame that begins with {head:#x}")
        return at


def upgrade(path: str, port: int, headers: str = "") -> str:
    """The request that makes a WebSocket of a connection."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
        f"{headers}\r\n"
    )
