"""Connections as uvicorn hands them to us: requests, and sockets that become talks."""

import asyncio
import gc
import itertools
from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from grimtable.server.app import App
from grimtable.server.clock import RealClock, Timer
from grimtable.server.socket.connection import FRAMES, TOO_MUCH, OpenSocket
from grimtable.server.socket.frames import framed, is_control, plain_text
from grimtable.server.socket.reading import ChunkedReader

HEADERS = 32 * 1024
"""Bytes of all headers of a request."""
PIPELINE = 8
"""Requests that may wait on one connection; no browser has more."""
PATIENCE = 10.0
"""Seconds in which a request must have come, and in which a closed socket must be gone."""
FAREWELL = 1.0
"""Seconds in which a socket that is cut off can read why."""
LARGEST = 16 * 1024
"""Bytes of a message."""
FRAGMENTS = 64
"""Frames of a message."""
UNREAD = 4 * LARGEST
"""Bytes that a socket may have sent before they are read."""
PIECE = 16 * 1024
"""Bytes that are gathered before they are sent."""
CLOSES_PER_COLLECTION = 128
"""So many sockets close between two looks through what is young. Whoever leaves frees as much as
is made for those who stay; the collector, which counts the difference, would let it pile up."""

_clock = RealClock()  # of the connections themselves: no pace makes them faster


class HttpProtocol(ChunkedReader, HttpToolsProtocol):
    """A connection that must say within some seconds what it wants."""

    chunk_size = 4 * 1024
    _limit: Timer | None = None
    _size = 0
    _answering: RequestResponseCycle | None = None
    """The request that is being answered; `cycle` is the one that came last."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        services = cast(App, self.app).services
        self.scheduler, self._callers = services.read_scheduler, services.callers
        self.flow = FlowControl(cast(Transport, self))  # it pauses and resumes what we read
        self._limit = _clock.timer(PATIENCE, self._expire)
        self._callers.came(self)

    @property
    def address(self) -> str:
        """Where it comes from, whoever it says it is."""
        return self.client[0] if self.client else ""

    @property
    def is_idle(self) -> bool:
        """Is there no request that has wholly come and is being answered?"""
        request = self._answering
        return request is None or request.response_complete or request.more_body

    def hang_up(self) -> None:
        """Close it, whatever the other side does."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.feed(data)

    def parse(self, chunk: bytes) -> None:
        super().data_received(chunk)
        if self.transport.is_closing():
            self.drop_unread()

    def resume_reading(self) -> None:
        if not self.pipeline:  # one request after the other
            super().resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.resume_reading()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._release()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._callers.began(self)
        self._size = 0
        if self._limit is None:
            self._limit = _clock.timer(PATIENCE, self._expire)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value) + len(": \r\n")
        if self._size > HEADERS:
            self.transport.abort()
            return
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) < PIPELINE:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel_limit()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._release()

    def shutdown(self) -> None:
        if self.is_idle:  # nobody waits for the rest of a request
            self.transport.close()
        else:
            super().shutdown()

    def _release(self) -> None:
        """Break the reference cycles; the collector runs rarely. No answer is sent any more."""
        self._cancel_limit()
        self.drop_unread()
        self._callers.gone(self)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self._answering = None
        self.pipeline.clear()
        self.cycle = self.flow = self.parser = None  # type: ignore[assignment]

    def _expire(self) -> None:
        """The request has not come in time; if we are late in reading it, it has more time."""
        if self.has_unread:
            self._limit = _clock.timer(PATIENCE, self._expire)
        else:
            self.transport.abort()

    def _cancel_limit(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class DiscardingQueue(asyncio.Queue[Any]):
    """Who waits for the events of a socket that a talk hears itself."""

    def put_nowait(self, item: Any) -> None:
        """Nobody is told."""


DISCARD = DiscardingQueue()


class WebSocketProtocol(ChunkedReader, WebSocketsSansIOProtocol):
    """A socket that is handed over to a talk, and can be dropped although nobody reads it."""

    chunk_size = 1024
    is_writable = True
    _closes = itertools.count(1)
    _limit: Timer | None = None
    _socket: OpenSocket | None = None
    _is_fragmented = False
    """Did messages come in several pieces, or several in one? Then the parser keeps count."""
    _credit = FRAMES
    """Frames that are paid for."""
    _rest: Timer | None = None
    """Nothing is read before this, for the address has sent too many frames."""
    _reads_nothing = False
    """Is nothing read any more?"""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.scheduler = cast(App, self.app).services.read_scheduler
        self._unsent: list[bytes] = []
        self._size = 0
        self.app_state = {**self.app_state, "transport": self}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and that is no error

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
        """The request and all that was made of it."""
        self.app_state = {}
        self.queue = DISCARD
        for name in ("scope", "request", "response"):
            vars(self).pop(name, None)

    # As long as a talk goes on

    def attach(self, socket: OpenSocket) -> None:
        self._socket = socket
        while not self.queue.empty():
            self._pass_on(self.queue.get_nowait())
        self.resume_reading()

    def _pass_on(self, event: Any) -> None:
        """What came before the talk began."""
        assert self._socket is not None
        if event["type"] == "websocket.receive":
            self._socket.receive(event.get("text") or event.get("bytes") or b"")
        elif event["type"] == "websocket.disconnect":
            self._socket.closed()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.queue.empty():
            self.resume_reading()
        return message

    def data_received(self, data: bytes) -> None:
        """The parser reads only what is more, or less, than one plain message in one piece."""
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
        elif len(self._unread) + len(data) <= UNREAD:
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
        """Frames of every kind are paid for, some at a time."""
        self._credit -= frames
        while self._credit < 0 and not self._reads_nothing:
            wait = self._socket.afford() if self._socket is not None else None
            if wait is None:
                self._reject_flood()
            elif wait:
                self.pause_reading()
                self._rest = _clock.timer(wait, self._rested)
                return
            else:
                self._credit += FRAMES

    def _rested(self) -> None:
        self._rest = None
        self._count(0)
        self.resume_reading()

    def _reject_flood(self) -> None:
        """So much at once is no talk."""
        self._reads_nothing = True
        self.drop_unread()
        self.pause_reading()
        self._drop_later(FAREWELL)
        if self._socket is None:
            self.transport.abort()
        else:
            self._socket.close(TOO_MUCH)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self._reject_flood()

    def handle_ping(self) -> None:
        answers = b"".join(self.conn.data_to_send())
        if self.is_writable:  # else it does not read what it is sent
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
        if self._size > PIECE:
            self._send_all()

    def _send_all(self) -> None:
        """What was said in one turn of the event loop goes out in one piece."""
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
        if self._reads_nothing:
            self.transport.write_eof()
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abort(self) -> None:
        self.transport.abort()

    def resume_reading(self) -> None:
        if self._rest is None and not self._reads_nothing:
            super().resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self._socket is not None:
            self._socket.writable()

    # The end

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

    def _drop_later(self, seconds: float = PATIENCE) -> None:
        if not self.disconnected and self._limit is None:
            self._limit = _clock.timer(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.drop_unread()
        for timer in (self._limit, self._rest):
            if timer is not None:
                timer.cancel()
        if self._socket is not None:
            socket, self._socket = self._socket, None
            socket.closed()
        if next(self._closes) % CLOSES_PER_COLLECTION == 0:
            gc.collect(1)
