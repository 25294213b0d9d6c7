"""Running the application: uvicorn as we want it, and an orderly end."""

import gc
import importlib.util
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, cast

import uvicorn

from grimtable.server.app import App
from grimtable.server.log_lines import set_up_logging
from grimtable.server.run.uvicorn_protocols import LARGEST, HttpProtocol, WebSocketProtocol
from grimtable.server.services import Services
from grimtable.server.settings import Settings
from grimtable.server.socket.capacity import raise_file_limit

GRACE = 5
"""Seconds for requests under way when the server ends."""
GARBAGE = (2_000, 5, 2_500)
"""Young objects are looked through often, a few at a time; all of them hardly ever, for that
stops every table. Nothing that lasts is left in a ring: a closed socket lets go of all it held."""


class Server(uvicorn.Server):
    """Everybody gets a last word before the sockets close; a signal is an orderly end."""

    is_alone = True
    """Is there nothing else in this process?"""
    on_ready: Callable[[], None] | None = None
    """Said when everybody can come in."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.open()
        await super().startup(sockets)
        if self.is_alone:
            gc.collect()
            gc.freeze()  # what is there now stays: nobody needs to look through it again
            gc.set_threshold(*GARBAGE)
        if self.started and self.on_ready is not None:
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.close_sockets()
        await super().shutdown(sockets)

    @property
    def _services(self) -> Services:
        return cast(App, self.config.loaded_app).services

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit, self.should_exit = self.should_exit, True


def config_of(app: App) -> uvicorn.Config:
    """The one way our servers run."""
    has_uvloop = importlib.util.find_spec("uvloop") is not None
    return uvicorn.Config(
        cast(Any, app),
        interface="asgi3",
        loop="uvloop" if has_uvloop else "asyncio",
        http=HttpProtocol,
        ws=WebSocketProtocol,
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


def run(settings: Settings, listening: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes. Raises what is wrong with the storage, before the welcome."""
    set_up_logging()
    one = server(settings)
    one.on_ready = on_ready
    one.run([listening])


def server(settings: Settings) -> Server:
    """One process's server."""
    raise_file_limit()
    return Server(config_of(App(settings)))
