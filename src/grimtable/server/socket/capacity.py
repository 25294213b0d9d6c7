"""How many connections a process has room for, and who makes room when there are too many."""

import logging
from ipaddress import ip_address, ip_network
from typing import NamedTuple, Protocol

from grimtable.server.people.limits import network
from grimtable.server.settings import Settings

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

log = logging.getLogger("grimtable.server")

OWN_FILES = 64
"""Files the server needs for itself: storage, processes that think, the port."""
LOW_FILE_LIMIT = 4096
"""With fewer open files than this, a crowd can fill the server."""
NO_LIMIT = 1 << 20
"""As good as no limit."""
SOCKETS_PER_ADDRESS = 400
"""Sockets from one address."""
HTTP_PER_ADDRESS = 100
"""Connections from one address that are not sockets."""


class Capacity(NamedTuple):
    """How many of each kind there may be: people at tables have a share that nobody else gets."""

    http_connections: int = NO_LIMIT
    """Connections that are not sockets: silent ones, requests, pending handshakes."""
    http_connections_each: int = NO_LIMIT
    """The same, from one address."""
    sockets: int = NO_LIMIT
    watching: int = NO_LIMIT
    """Sockets of people without a seat."""
    sockets_each: int = NO_LIMIT
    """Sockets from one address."""


def capacity_of(settings: Settings) -> Capacity:
    """By the files this process may open; whoever measures has no limits."""
    if not settings.has_limits:
        return Capacity()
    limit = file_limit()
    room = max(limit - OWN_FILES, limit // 2)
    return Capacity(
        http_connections=room // 8,
        http_connections_each=min(HTTP_PER_ADDRESS, room // 16),
        sockets=room * 3 // 4,
        watching=room // 2,
        sockets_each=min(SOCKETS_PER_ADDRESS, room // 4),
    )


def file_limit() -> int:
    """How many files this process may have open."""
    if resource is None:
        return NO_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> None:
    """As many open files as the system allows us."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = NO_LIMIT if hard == resource.RLIM_INFINITY else hard
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            log.debug("the limit of open files stays as it is")
    if file_limit() < LOW_FILE_LIMIT:
        log.warning("few files can be open at once", extra={"limit": file_limit()})


class HttpConnection(Protocol):
    """A connection that is not, or not yet, a WebSocket."""

    @property
    def address(self) -> str:
        """The address of its peer."""

    @property
    def is_idle(self) -> bool:
        """Whether no complete request is being answered."""

    def hang_up(self) -> None:
        """Close the connection at once."""


class HttpConnections:
    """All HTTP connections. When there are too many, a new one replaces an old one.

    The old one belongs to the address with the most connections, so a flood hurts itself.
    """

    def __init__(self, capacity: Capacity, proxies: tuple[str, ...]) -> None:
        self._capacity = capacity
        self._proxies = proxies
        self._all: dict[HttpConnection, str] = {}
        """Address by connection."""
        self._by_address: dict[str, dict[HttpConnection, None]] = {}
        """Connections by address, ordered by the beginning of their last request."""
        self._by_count: list[dict[str, None]] = [{}]
        """Addresses by their number of connections; the last entry has the most."""

    def opened(self, connection: HttpConnection) -> None:
        """Add a connection; another one may be closed."""
        address = network(connection.address)
        mine = self._by_address.setdefault(address, {})
        mine[connection] = None
        self._all[connection] = address
        self._count(address, len(mine) - 1, len(mine))
        if len(mine) > self._capacity.http_connections_each and not self._is_proxy(
            connection.address
        ):
            self._evict(mine, connection)
        elif len(self._all) > self._capacity.http_connections:
            most = next(iter(self._by_count[-1]))
            self._evict(self._by_address[most], connection)

    def request_began(self, connection: HttpConnection) -> None:
        """A connection begins a request: move it to the end of its address."""
        address = self._all.get(connection)
        if address is not None:
            mine = self._by_address[address]
            mine[connection] = mine.pop(connection)

    def closed(self, connection: HttpConnection) -> None:
        """Remove a connection that is closed or has become a WebSocket."""
        address = self._all.pop(connection, None)
        if address is not None:
            mine = self._by_address[address]
            del mine[connection]
            self._count(address, len(mine) + 1, len(mine))
            if not mine:
                del self._by_address[address]

    def _count(self, address: str, before: int, now: int) -> None:
        if now == len(self._by_count):
            self._by_count.append({})
        self._by_count[before].pop(address, None)
        if now:
            self._by_count[now][address] = None
        while len(self._by_count) > 1 and not self._by_count[-1]:
            self._by_count.pop()

    def _evict(self, some: dict[HttpConnection, None], newcomer: HttpConnection) -> None:
        """Close the oldest idle connection, or the oldest one, but never the newcomer."""
        idle = (one for one in some if one.is_idle and one is not newcomer)
        connection = next(idle, next(iter(some)))
        self.closed(connection)
        connection.hang_up()

    def _is_proxy(self, address: str) -> bool:
        """Whether this is a proxy, which many people share."""
        return any(is_within(address, proxy) for proxy in self._proxies)

    def __len__(self) -> int:
        return len(self._all)


def is_within(address: str, proxy: str) -> bool:
    """Whether an address is the proxy or in its network."""
    try:
        return ip_address(address) in ip_network(proxy, strict=False)
    except ValueError:
        return proxy in ("*", address)
