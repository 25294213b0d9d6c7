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

OWN = 64
"""Files the server needs for itself: storage, processes that think, the port."""
LOW = 4096
"""With fewer open files than this, a crowd can fill the server."""
MANY = 1 << 20
"""As good as no limit."""
CROWD = 400
"""Sockets from one address."""
CALLERS = 100
"""Connections from one address that are no sockets."""


class Capacity(NamedTuple):
    """How many of each kind there may be: people at tables have a share that nobody else gets."""

    callers: int = MANY
    """Connections that are no sockets: silent ones, requests, handshakes to come."""
    callers_each: int = MANY
    """The same, from one address."""
    sockets: int = MANY
    watching: int = MANY
    """Sockets of people without a seat."""
    sockets_each: int = MANY
    """Sockets from one address."""


def capacity_of(settings: Settings) -> Capacity:
    """By the files this process may open; whoever measures has no limits."""
    if not settings.has_limits:
        return Capacity()
    limit = file_limit()
    room = max(limit - OWN, limit // 2)
    return Capacity(
        callers=room // 8,
        callers_each=min(CALLERS, room // 16),
        sockets=room * 3 // 4,
        watching=room // 2,
        sockets_each=min(CROWD, room // 4),
    )


def file_limit() -> int:
    """How many files this process may have open."""
    if resource is None:
        return MANY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if soft == resource.RLIM_INFINITY else soft


def raise_file_limit() -> None:
    """As many open files as the system allows us."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY if hard == resource.RLIM_INFINITY else hard
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            log.debug("the limit of open files stays as it is")
    if file_limit() < LOW:
        log.warning("few files can be open at once", extra={"limit": file_limit()})


class Caller(Protocol):
    """A connection that is no socket."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def is_idle(self) -> bool:
        """Is there no request that has wholly come and is being answered?"""

    def hang_up(self) -> None:
        """Close it, whatever the other side does."""


class Callers:
    """All connections that are no sockets; another one makes room for a new one.

    It comes from the address with the most of them, so whoever fills the server pays for it.
    """

    def __init__(self, capacity: Capacity, proxies: tuple[str, ...]) -> None:
        self._capacity = capacity
        self._proxies = proxies
        self._all: dict[Caller, str] = {}
        """Each with its address."""
        self._by_address: dict[str, dict[Caller, None]] = {}
        """The one whose last request began first, or that never made one, is the first."""
        self._by_count: list[dict[str, None]] = [{}]
        """Addresses by how many callers they have; the last entry has those with the most."""

    def came(self, caller: Caller) -> None:
        """One more; another one may have to go."""
        address = network(caller.address)
        mine = self._by_address.setdefault(address, {})
        mine[caller] = None
        self._all[caller] = address
        self._count(address, len(mine) - 1, len(mine))
        if len(mine) > self._capacity.callers_each and not self._is_proxy(caller.address):
            self._send_away(mine, caller)
        elif len(self._all) > self._capacity.callers:
            most = next(iter(self._by_count[-1]))
            self._send_away(self._by_address[most], caller)

    def began(self, caller: Caller) -> None:
        """It begins a request, so others have been waited for longer."""
        address = self._all.get(caller)
        if address is not None:
            mine = self._by_address[address]
            mine[caller] = mine.pop(caller)

    def gone(self, caller: Caller) -> None:
        """It is closed, or a socket now."""
        address = self._all.pop(caller, None)
        if address is not None:
            mine = self._by_address[address]
            del mine[caller]
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

    def _send_away(self, some: dict[Caller, None], newcomer: Caller) -> None:
        """The oldest that is idle, else the oldest; never the one who has just come."""
        idle = (one for one in some if one.is_idle and one is not newcomer)
        caller = next(idle, next(iter(some)))
        self.gone(caller)
        caller.hang_up()

    def _is_proxy(self, address: str) -> bool:
        """Do many people come from here? Then only the proxy knows them apart."""
        return any(is_within(address, proxy) for proxy in self._proxies)

    def __len__(self) -> int:
        return len(self._all)


def is_within(address: str, proxy: str) -> bool:
    """Is this the proxy, or one of its network?"""
    try:
        return ip_address(address) in ip_network(proxy, strict=False)
    except ValueError:
        return proxy in ("*", address)
