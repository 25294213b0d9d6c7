"""uvicorn's WebSocket with limits; once it is open, its messages go to an OpenSocket."""

import asyncio
import gc
import itertools
from asyncio import BaseTransport
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from grimtable.server.app import App
from grimtable.server.clock import RealClock, Timer
from grimtable.server.socket.frames import framed, is_control, plain_text
from grimtable.server.socket.handlers import MAX_MESSAGE
from grimtable.server.socket.open_socket import FRAMES_PER_CHARGE, TOO_MANY_FRAMES, OpenSocket
from grimtable.server.socket.reading import ChunkedReader

DROP_TIMEOUT = 10.0
"""Seconds until a closed socket must be gone."""
CLOSE_READING_TIME = 1.0
"""Seconds that a client which is cut off has to read the reason."""
MAX_FRAGMENTS = 64
"""Frames that a message may have."""
MAX_UNREAD = 4 * MAX_MESSAGE
"""Bytes that a socket may send ahead of our reading."""
WRITE_BUFFER = 16 * 1024
"""Bytes that are collected before they are sent."""
CLOSES_PER_COLLECTION = 128
"""Closed sockets between two garbage collections of the young generation. Closing frees as much
as new connections allocate, so the collector's own counter would hardly ever start one."""

_clock = RealClock()  # connections use real time, whatever the pace of the server


class DiscardingQueue(asyncio.Queue[Any]):
    """Replaces the event queue of a socket whose messages go to an OpenSocket."""

    def put_nowait(self, item: Any) -> None:
        """Drop the event."""


DISCARD = DiscardingQueue()


class WebSocketProtocol(ChunkedReader, WebSocketsSansIOProtocol):
    """A socket that is handed over to an OpenSocket and can be closed without being read."""

    chunk_size = 1024
    is_writable = True
    _closes = itertools.count(1)
    _limit: Timer | None = None
    _socket: OpenSocket | None = None
    _is_fragmented = False
    """Whether messages were split or merged. From then on the parser reads everything."""
    _credit = FRAMES_PER_CHARGE
    """Frames that the rate limit has granted."""
    _pause: Timer | None = None
    """Reading is paused until this timer fires, because the address exceeds its frame rate."""
    _has_stopped_reading = False
    """Whether reading has stopped for good."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.scheduler = cast(App, self.app).services.read_scheduler
        self._unsent: list[bytes] = []
        self._size = 0
        self.app_state = {**self.app_state, "transport": self}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # a refusal is not an error

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket could not be opened")
            self.send_500_response()
        if self._socket is None:
            self.transport.close()
            self._drop_later()
        self._drop_request()

    def _drop_request(self) -> None:
        """Release the request and everything made of it.

        The parser of websockets keeps the request for as long as the connection lives; its
        headers, some 2 KiB, need not stay with it.
        """
        if "request" in vars(self):
            self.request.headers.clear()
        self.app_state = {}
        self.queue = DISCARD
        for name in ("scope", "request", "response"):
            vars(self).pop(name, None)

    # While the OpenSocket is in use

    def attach(self, socket: OpenSocket) -> None:
        self._socket = socket
        while not self.queue.empty():
            self._pass_on(self.queue.get_nowait())
        self.resume_reading()

    def _pass_on(self, event: Any) -> None:
        """Pass on what arrived before the handover."""
        assert self._socket is not None
        if event["type"] == "websocket.receive":
            self._socket.receive(event.get("text") or event.get("bytes") or b"")
        elif event["type"] == "websocket.disconnect":
            self._socket.on_closed()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.queue.empty():
            self.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        """A single complete text message bypasses the parser."""
        if not self.handshake_initiated:
            super().data_received(data)  # the request
            return
        text = None
        if (
            not (self._socket is None or self._is_fragmented or self._unread)
            and self.conn.state is OPEN
        ):
            text = plain_text(data)
        if text is not None:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
            self._count(1)
        elif len(self._unread) + len(data) <= MAX_UNREAD:
            self.feed(data)
        else:
            self._reject_flood()

    def parse(self, chunk: bytes) -> None:
        self._is_fragmented = self._is_fragmented or not is_control(chunk)
        self.conn.receive_data(chunk)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        self._count(max(1, frames))

    def _count(self, frames: int) -> None:
        """Count frames of any kind against the rate limit, in groups."""
        self._credit -= frames
        while self._credit < 0 and not self._has_stopped_reading:
            wait = self._socket.charge_frames() if self._socket is not None else None
            if wait is None:
                self._reject_flood()
            elif wait:
                self.pause_reading()
                self._pause = _clock.timer(wait, self._on_pause_over)
                return
            else:
                self._credit += FRAMES_PER_CHARGE

    def _on_pause_over(self) -> None:
        self._pause = None
        self._count(0)
        self.resume_reading()

    def _reject_flood(self) -> None:
        """Close a socket that sends too much at once."""
        self._has_stopped_reading = True
        self.drop_unread()
        self.pause_reading()
        self._drop_later(CLOSE_READING_TIME)
        if self._socket is None:
            self.transport.abort()
        else:
            self._socket.close(TOO_MANY_FRAMES)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self._reject_flood()

    def handle_ping(self) -> None:
        answers = b"".join(self.conn.data_to_send())
        if self.is_writable:  # otherwise the peer does not read
            self.transport.write(answers)

    def send_receive_event_to_app(self) -> None:
        if self._socket is None:
            super().send_receive_event_to_app()
            self.pause_reading()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self._socket.receive(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def write(self, message: bytes) -> None:
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        if not self._unsent:
            self.loop.call_soon(self._send_all)
        self._unsent.append(framed(message))
        self._size += len(message)
        if self._size > WRITE_BUFFER:
            self._send_all()

    def _send_all(self) -> None:
        """Send everything from one iteration of the event loop at once."""
        if self._unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self._unsent))
        self._unsent, self._size = [], 0

    def end(self, code: int) -> None:
        if self.close_sent or self.disconnected or self.conn.state is not OPEN:
            return
        self._send_all()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self._has_stopped_reading:
            self.transport.write_eof()
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abort(self) -> None:
        self.transport.abort()

    def resume_reading(self) -> None:
        if self._pause is None and not self._has_stopped_reading:
            super().resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self._socket is not None:
            self._socket.on_writable()

    # Closing

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._drop_later()

    def handle_parser_exception(self) -> None:
        self.drop_unread()
        self._send_all()
        super().handle_parser_exception()
        self._drop_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        self._send_all()
        super().shutdown()
        self._drop_later()

    def _drop_later(self, seconds: float = DROP_TIMEOUT) -> None:
        if not self.disconnected and self._limit is None:
            self._limit = _clock.timer(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.drop_unread()
        for timer in (self._limit, self._pause):
            if timer is not None:
                timer.cancel()
        if self._socket is not None:
            socket, self._socket = self._socket, None
            socket.on_closed()
        if next(self._closes) % CLOSES_PER_COLLECTION == 0:
            gc.collect(1)
