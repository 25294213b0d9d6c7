"""The services of one server process: storage, hub and HTTP services, opened together."""

import asyncio
import logging

from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock, RealClock
from grimtable.server.http.access import Access
from grimtable.server.http.catalogue import Catalogue
from grimtable.server.http.exports import Exports
from grimtable.server.http.forks import Forks
from grimtable.server.http.home_network import HomeNetwork
from grimtable.server.http.hosting import Hosting
from grimtable.server.http.lobby import Lobby
from grimtable.server.http.push import PushSettings
from grimtable.server.http.reclaim import SeatReclaims
from grimtable.server.http.rematch import Rematches
from grimtable.server.http.replays import Replays
from grimtable.server.http.reviews import Reviews
from grimtable.server.http.seat_links import SeatLinks
from grimtable.server.people.limits import BY_ADDRESS, BY_SEAT, Limits, Rate
from grimtable.server.push.pusher import Pusher
from grimtable.server.retention import Retention
from grimtable.server.settings import Settings
from grimtable.server.socket.capacity import HttpConnections, capacity_of
from grimtable.server.socket.reading import ReadScheduler
from grimtable.server.socket.sockets import Sockets
from grimtable.server.storage import open_storage
from grimtable.server.table.audience.close_codes import RESTART, close_connection
from grimtable.server.table.hub import Hub
from grimtable.server.table.waking import Waker
from grimtable.server.write_check import WriteCheck

log = logging.getLogger("grimtable.server")

SOCKETS_CLOSE = 2.0
"""Seconds that sockets have to close when the server shuts down."""
UNLIMITED = Rate(1e9, 1e9)


class Services:
    """Everything the routes need. The attributes declared here exist once it is open."""

    access: Access
    catalogue: Catalogue
    lobby: Lobby
    hosting: Hosting
    seat_links: SeatLinks
    seat_reclaims: SeatReclaims
    rematches: Rematches
    exports: Exports
    push: PushSettings
    replays: Replays
    reviews: Reviews
    forks: Forks
    sockets: Sockets
    write_check: WriteCheck

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self._clock = clock or RealClock(settings.pace)
        self.read_scheduler = ReadScheduler()
        """Shares reading time between connections."""
        self.capacity = capacity_of(settings)
        self.http_connections = HttpConnections(self.capacity, settings.proxies)
        self.home_network = HomeNetwork(settings.offers_home_network)
        self.is_open = False

    async def open(self) -> None:
        """Open the storage and start the background work. Running games are loaded afterwards."""
        storage = await open_storage(self.settings.db, at=self._clock.now(), serving=True)
        pusher = Pusher(storage, self._clock, self.settings.push_services)
        hub = Hub(storage, self._clock, BotPool(self.settings.bot_processes), pusher)
        self.access = Access(hub, self.settings, limits_of(self.settings))
        self.catalogue = Catalogue(self.access)
        self.lobby = Lobby(self.access)
        self.hosting = Hosting(self.access)
        self.seat_links = SeatLinks(self.access)
        self.seat_reclaims = SeatReclaims(self.access)
        self.rematches = Rematches(self.access)
        self.exports = Exports(self.access, self.catalogue, self.lobby, self.rematches)
        self.push = PushSettings(self.access)
        self.replays = Replays(self.access, self.exports)
        self.reviews = Reviews(self.access, self.exports, self.replays)
        self.forks = Forks(self.access, self.exports, self.replays)
        self.sockets = Sockets(self.access, self.capacity)
        self.write_check = WriteCheck(storage, self._clock)
        self._retention = Retention(self.access)
        self._waker = Waker(hub)
        self.is_open = True
        self._waker.start()
        hub.start_sweeping()
        if not self.settings.db.startswith("sqlite:"):
            hub.start_polling()  # other processes may write, too
        self._retention.start()
        log.info("open")

    @property
    def hub(self) -> Hub:
        """The hub with all rooms in memory."""
        return self.access.hub

    async def close_sockets(self) -> None:
        """Tell every socket that the server is restarting, and wait until they are closed."""
        if not self.is_open:
            return
        for room in self.hub.rooms.values():
            for connection in list(room.attendance.connections):
                close_connection(connection, RESTART)
        await self.sockets.wait_until_empty(SOCKETS_CLOSE)

    async def close(self) -> None:
        """Stop all work. Nothing has to be saved, because every entry is in the log already."""
        if self.is_open:
            self.is_open = False
            self._retention.stop()
            self._waker.stop()
            await self.reviews.close()
            await asyncio.shield(self.hub.close())
            log.info("closed")


def limits_of(settings: Settings) -> Limits:
    """The default rate limits, or none if the settings turn them off for a benchmark."""
    if settings.has_limits:
        return Limits()
    return Limits(dict.fromkeys(BY_ADDRESS, UNLIMITED), dict.fromkeys(BY_SEAT, UNLIMITED))
