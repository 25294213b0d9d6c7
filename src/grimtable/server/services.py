"""One server process: storage, hub and all doors, opened and closed together."""

import asyncio
import logging

from grimtable.server.clock import Clock, RealClock
from grimtable.server.http.access import Access
from grimtable.server.http.exports import Exports
from grimtable.server.http.hosting import Hosting
from grimtable.server.http.lobby import Lobby
from grimtable.server.http.reclaim import SeatReclaims
from grimtable.server.http.rematch import Rematches
from grimtable.server.http.seat_links import SeatLinks
from grimtable.server.people.limits import BY_ADDRESS, BY_SEAT, Limits, Rate
from grimtable.server.retention import Retention
from grimtable.server.settings import Settings
from grimtable.server.socket.capacity import Callers, capacity_of
from grimtable.server.socket.connection import Sockets
from grimtable.server.socket.reading import ReadScheduler
from grimtable.server.storage import open_storage
from grimtable.server.table.close_codes import RESTART, close_connection
from grimtable.server.table.hub import Hub
from grimtable.server.table.waking import Waker
from grimtable.server.thinking.pool import BotPool
from grimtable.server.write_check import WriteCheck

log = logging.getLogger("grimtable.server")

PATIENCE = 2.0
"""Seconds in which sockets can take their leave when the server ends."""
ANY = Rate(1e9, 1e9)


class Services:
    """Everything behind the gate."""

    access: Access
    lobby: Lobby
    hosting: Hosting
    seat_links: SeatLinks
    seat_reclaims: SeatReclaims
    rematches: Rematches
    exports: Exports
    sockets: Sockets
    write_check: WriteCheck

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self._clock = clock or RealClock(settings.pace)
        self.read_scheduler = ReadScheduler()
        """In which connections are read."""
        self.capacity = capacity_of(settings)
        self.callers = Callers(self.capacity, settings.proxies)
        self.is_open = False

    async def open(self) -> None:
        """Nobody waits until all tables in play are loaded."""
        storage = await open_storage(self.settings.db, at=self._clock.now(), serving=True)
        hub = Hub(storage, self._clock, BotPool(self.settings.thinkers))
        self.access = Access(hub, self.settings, limits_of(self.settings))
        self.lobby = Lobby(self.access)
        self.hosting = Hosting(self.access)
        self.seat_links = SeatLinks(self.access)
        self.seat_reclaims = SeatReclaims(self.access)
        self.rematches = Rematches(self.access)
        self.exports = Exports(self.access, self.lobby, self.rematches)
        self.sockets = Sockets(self.access, self.capacity)
        self.write_check = WriteCheck(storage, self._clock)
        self._retention = Retention(self.access)
        self._waker = Waker(hub)
        self.is_open = True
        self._waker.start()
        hub.start_sweeping()
        if not self.settings.db.startswith("sqlite:"):
            hub.start_polling()  # other processes may write too
        self._retention.start()
        log.info("open")

    @property
    def hub(self) -> Hub:
        """The rooms."""
        return self.access.hub

    async def close_sockets(self) -> None:
        """Every socket gets its last word, if it reads."""
        if not self.is_open:
            return
        for room in self.hub.rooms.values():
            for connection in list(room.connections):
                close_connection(connection, RESTART)
        await self.sockets.emptied(PATIENCE)

    async def close(self) -> None:
        """The log is the truth: nothing else needs to be saved."""
        if self.is_open:
            self.is_open = False
            self._retention.stop()
            self._waker.stop()
            await asyncio.shield(self.hub.close())
            log.info("closed")


def limits_of(settings: Settings) -> Limits:
    """The usual budgets, or none where somebody measures."""
    if settings.has_limits:
        return Limits()
    return Limits(dict.fromkeys(BY_ADDRESS, ANY), dict.fromkeys(BY_SEAT, ANY))
