"""Runs the application in uvicorn, with an orderly shutdown."""

import asyncio
import gc
import importlib.util
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, cast

import uvicorn

from grimtable.server.app import App
from grimtable.server.log_lines import set_up_logging
from grimtable.server.run.http_protocol import HttpProtocol
from grimtable.server.run.websocket_protocol import WebSocketProtocol
from grimtable.server.services import Services
from grimtable.server.settings import Settings
from grimtable.server.socket.capacity import raise_file_limit
from grimtable.server.socket.handlers import MAX_MESSAGE

SHUTDOWN_GRACE = 5
"""Seconds that running requests have when the server shuts down."""
GARBAGE = (2_000, 5, 2_500)
"""Thresholds of the garbage collector: young objects often, all objects hardly ever, because a
full collection stops every table. Closed sockets break their reference cycles themselves."""


class Server(uvicorn.Server):
    """Opens and closes the services with the server. A signal causes an orderly shutdown."""

    owns_process = True
    """Whether this process does nothing else, so that the garbage collector can be tuned."""
    on_ready: Callable[[], None] | None = None
    """Called when the server accepts connections."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.open()
        await super().startup(sockets)
        self._services.home_network.listen = self.listen
        if self.owns_process:
            gc.collect()
            gc.freeze()  # what exists now stays, so it is never collected
            gc.set_threshold(*GARBAGE)
        if self.started and self.on_ready is not None:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.close_sockets()
        await super().shutdown(sockets)

    async def listen(self, address: str) -> "ExtraPort":
        """Accept connections at another address, at the same port if it is free."""
        own = self.servers[0].sockets[0].getsockname()[1]
        try:
            port = socket.create_server((address, own))
        except OSError:
            port = socket.create_server((address, 0))
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(self._protocol, sock=port)
        self.servers.append(listening)
        return ExtraPort(self, listening)

    def _protocol(self) -> Any:
        protocol: Any = self.config.http_protocol_class
        return protocol(self.config, self.server_state, self.lifespan.state)

    @property
    def _services(self) -> Services:
        return cast(App, self.config.loaded_app).services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit, self.should_exit = self.should_exit, True


class ExtraPort:
    """Another address at which a server accepts connections."""

    def __init__(self, server: Server, listening: asyncio.Server) -> None:
        self._server = server
        self._listening = listening
        self._name = listening.sockets[0].getsockname()
        self.port = int(self._name[1])

    def close(self) -> None:
        """Accept no more, and hang up on everybody who came in here."""
        self._server.servers.remove(self._listening)
        self._listening.close()
        for connection in list(self._server.server_state.connections):
            transport: asyncio.WriteTransport = cast(Any, connection).transport
            if transport.get_extra_info("sockname") == self._name:
                transport.abort()


def config_of(app: App) -> uvicorn.Config:
    """The configuration of uvicorn."""
    has_uvloop = importlib.util.find_spec("uvloop") is not None
    return uvicorn.Config(
        cast(Any, app),
        interface="asgi3",
        loop="uvloop" if has_uvloop else "asyncio",
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
    )


def run(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes. Raises storage errors before it calls `on_ready`."""
    set_up_logging()
    process = server(settings)
    process.on_ready = on_ready
    process.run([listening])


def server(settings: Settings) -> Server:
    """The server of one process."""
    raise_file_limit()
    return Server(config_of(App(settings)))
