"""uvicorn's HTTP connection with limits of time and size."""

from asyncio import Transport
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from grimtable.server.app import App
from grimtable.server.clock import RealClock, Timer
from grimtable.server.socket.reading import ChunkedReader

MAX_HEAD = 32 * 1024
"""Bytes of a request before its body: its line and all headers."""
MAX_REQUEST = 1024 * 1024
"""Bytes of a request as they come. A body that is too large is answered long before that."""
MAX_PIPELINED = 8
"""Requests that may wait on one connection; browsers send fewer."""
REQUEST_TIMEOUT = 10.0
"""Seconds until a request must be complete."""
READ_TIMEOUT = 20.0
"""Seconds in which a reader must take what is sent before more of the same response is made."""

_clock = RealClock()  # connections use real time, whatever the pace of the server


class HttpProtocol(ChunkedReader, HttpToolsProtocol):
    """An HTTP connection whose requests have limits of time and size."""

    chunk_size = 4 * 1024
    _limit: Timer | None = None
    _reader_limit: Timer | None = None
    """Runs while the peer does not take what was sent."""
    _size = 0
    """Bytes since the request began, or since the last one ended."""
    _most = MAX_HEAD
    """The most bytes that this part of a request may have."""
    _answering: RequestResponseCycle | None = None
    """The request that is being answered; `cycle` is the last one received."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        services = cast(App, self.app).services
        self.scheduler, self._connections = services.read_scheduler, services.http_connections
        self.flow = FlowControl(cast(Transport, self))  # it pauses and resumes our reading
        self._limit = _clock.timer(REQUEST_TIMEOUT, self._expire)
        self._connections.opened(self)

    @property
    def address(self) -> str:
        """The peer's address, without proxy headers."""
        return self.client[0] if self.client else ""

    @property
    def is_idle(self) -> bool:
        """Whether no complete request is being answered."""
        request = self._answering
        return request is None or request.response_complete or request.more_body

    def hang_up(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.feed(data)

    def parse(self, chunk: bytes) -> None:
        self._size += len(chunk)
        if self._size > self._most:  # whatever it is, the parser keeps it until it ends
            self.transport.abort()
        else:
            super().data_received(chunk)
        if self.transport.is_closing():
            self.drop_unread()

    def resume_reading(self) -> None:
        if not self.pipeline:  # one request after the other
            super().resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader_limit = _clock.timer(READ_TIMEOUT, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_reader_limit()

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
        self._connections.request_began(self)
        self._size, self._most = 0, MAX_HEAD
        if self._limit is None:
            self._limit = _clock.timer(REQUEST_TIMEOUT, self._expire)

    def on_headers_complete(self) -> None:
        self._most = MAX_REQUEST
        if len(self.pipeline) < MAX_PIPELINED:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size, self._most = 0, MAX_HEAD
        self._cancel_limit()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._release()

    def shutdown(self) -> None:
        if self.is_idle:  # do not wait for the rest of a request
            self.transport.close()
        else:
            super().shutdown()

    def _release(self) -> None:
        """Break the reference cycles, because the collector runs rarely. Nothing more is sent."""
        self._cancel_limit()
        self._cancel_reader_limit()
        self.drop_unread()
        self._connections.closed(self)
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self._answering = None
        self.pipeline.clear()
        self.cycle = self.flow = self.parser = None  # type: ignore[assignment]

    def _expire(self) -> None:
        """Close a connection whose request is late, unless our own reading is behind."""
        if self.has_unread:
            self._limit = _clock.timer(REQUEST_TIMEOUT, self._expire)
        else:
            self.transport.abort()

    def _give_up(self) -> None:
        """Nobody reads: a response in parts ends here. One that is whole costs nothing more."""
        if self._answering is not None and not self._answering.response_complete:
            self.transport.abort()

    def _cancel_reader_limit(self) -> None:
        if self._reader_limit is not None:
            self._reader_limit.cancel()
            self._reader_limit = None

    def _cancel_limit(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
