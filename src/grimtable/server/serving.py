"""Running the application: uvicorn as we want it, an orderly end, one line of log per event."""

import asyncio
import gc
import importlib.util
import itertools
import logging
import socket
from asyncio import BaseTransport, Transport
from collections import deque
from collections.abc import Callable
from types import FrameType
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from grimtable.server.app import App
from grimtable.server.clock import RealClock, Timer
from grimtable.server.frames import framed, is_control, plain_text
from grimtable.server.house import House
from grimtable.server.settings import Settings
from grimtable.server.sockets import Talk

HEADERS = 32 * 1024
"""Bytes of all headers of a request."""
PATIENCE = 10.0
"""Seconds in which a request must have come, and in which a closed socket must be gone."""
LARGEST = 16 * 1024
"""Bytes of a message."""
PIECE = 16 * 1024
"""Bytes that are gathered before they are sent."""
GRACE = 5
"""Seconds for requests under way when the server ends."""
GARBAGE = (2_000, 5, 2_500)
"""Young objects are looked through often, a few at a time; all of them hardly ever, for that
stops every table. Nothing that lasts is left in a ring: a closed socket lets go of all it held."""
LEAVERS = 128
"""So many sockets close between two looks through what is young. Whoever leaves frees as much as
is made for those who stay; the collector, which counts the difference, would let it pile up."""

_clock = RealClock()  # of the connections themselves: no pace makes them faster


class Http(HttpToolsProtocol):
    """A connection that must say within some seconds what it wants."""

    _limit: Timer | None = None
    _size = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._limit = _clock.timer(PATIENCE, transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        if self._limit is None:
            self._limit = _clock.timer(PATIENCE, self.transport.abort)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._size += len(name) + len(value) + len(": \r\n")
        if self._size > HEADERS:
            self.transport.abort()
            return
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._spare()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._spare()

    def _spare(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class Doorway:
    """In each turn of the event loop one comes in: a crowd at the door stops nobody inside."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_used = False

    async def pass_through(self) -> None:
        """When it is one's turn."""
        loop = asyncio.get_running_loop()
        if not self._is_used:
            self._is_used = True
            loop.call_soon(self._next)
            return
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.append(mine)
        await mine

    def _next(self) -> None:
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._is_used = False


DOORWAY = Doorway()


class Nobody(asyncio.Queue[Any]):
    """Who waits for the events of a socket that a talk hears itself."""

    def put_nowait(self, item: Any) -> None:
        """Nobody is told."""


NOBODY = Nobody()


class Ws(WebSocketsSansIOProtocol):
    """A socket that is handed over to a talk, and can be dropped although nobody reads it."""

    is_writable = True
    _leavers = itertools.count(1)
    _limit: Timer | None = None
    _talk: Talk | None = None
    _is_torn = False
    """Did messages come in several pieces, or several in one? Then the parser keeps count."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unsent: list[bytes] = []
        self._size = 0
        self.app_state = {**self.app_state, "wire": self}

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, and that is no error

    async def run_asgi(self) -> None:
        try:
            await DOORWAY.pass_through()
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket could not be opened")
            self.send_500_response()
        if self._talk is None:
            self.transport.close()
            self._drop_later()
        self._forget_the_way_in()

    def _forget_the_way_in(self) -> None:
        """The request and all that was made of it."""
        self.app_state = {}
        self.queue = NOBODY
        for name in ("scope", "request", "response"):
            vars(self).pop(name, None)

    # As long as a talk goes on

    def hand_over(self, talk: Talk) -> None:
        self._talk = talk
        while not self.queue.empty():
            self._pass_on(self.queue.get_nowait())
        self.resume()

    def _pass_on(self, event: Any) -> None:
        """What came before the talk began."""
        assert self._talk is not None
        if event["type"] == "websocket.receive":
            self._talk.heard(event.get("text") or event.get("bytes") or b"")
        elif event["type"] == "websocket.disconnect":
            self._talk.lost()

    def data_received(self, data: bytes) -> None:
        """The parser reads only what is more, or less, than one plain message in one piece."""
        if self._talk is None or self._is_torn or self.conn.state is not OPEN:
            super().data_received(data)
            return
        text = plain_text(data)
        if text is None:
            self._is_torn = not is_control(data)
            super().data_received(data)
            return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        if self._talk is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            self._talk.heard(data.decode() if self.curr_msg_data_type == "text" else data)
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
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abort(self) -> None:
        self.transport.abort()

    def pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self._talk is not None:
            self._talk.writable()

    # The end

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._drop_later()

    def handle_parser_exception(self) -> None:
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

    def _drop_later(self) -> None:
        if not self.disconnected and self._limit is None:
            self._limit = _clock.timer(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._limit is not None:
            self._limit.cancel()
        if self._talk is not None:
            talk, self._talk = self._talk, None
            talk.lost()
        if next(self._leavers) % LEAVERS == 0:
            gc.collect(1)


class Server(uvicorn.Server):
    """Everybody gets a last word before the sockets close; a signal is an orderly end."""

    is_alone = True
    """Is there nothing else in this process?"""
    welcome: Callable[[], None] | None = None
    """Said when everybody can come in."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.open()
        await super().startup(sockets)
        if self.is_alone:
            gc.collect()
            gc.freeze()  # what is there now stays: nobody needs to look through it again
            gc.set_threshold(*GARBAGE)
        if self.started and self.welcome is not None:
            self.welcome()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_goodbye()
        await super().shutdown(sockets)

    @property
    def _house(self) -> House:
        return cast(App, self.config.loaded_app).house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit, self.should_exit = self.should_exit, True


def config_of(app: App) -> uvicorn.Config:
    """The one way our servers run."""
    has_uvloop = importlib.util.find_spec("uvloop") is not None
    return uvicorn.Config(
        cast(Any, app),
        interface="asgi3",
        loop="uvloop" if has_uvloop else "asyncio",
        http=Http,
        ws=Ws,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def run(settings: Settings, listening: socket.socket, welcome: Callable[[], None]) -> None:
    """Serve until a signal comes. Raises what is wrong with the storage, before the welcome."""
    set_up_logging()
    one = server(settings)
    one.welcome = welcome
    one.run([listening])


def server(settings: Settings) -> Server:
    """One process's server."""
    return Server(config_of(App(settings)))


class OneLine(logging.Formatter):
    """An event as one line of JSON: nothing that somebody sent can look like a second line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _USUAL},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= _where(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


def _where(error: BaseException) -> dict[str, object]:
    """The kind of an error and the way to it; its words could tell what a seat knows."""
    steps = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return {"error": type(error).__name__, "trace": steps}


def set_up_logging() -> None:
    """To standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    set_up_levels()


def set_up_levels() -> None:
    """The framework's own lines, which show addresses and links, stay out."""
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("grimtable").setLevel(logging.INFO)
