"""`grimtable play` opens the server of this machine to the network at home, and closes it again."""

import logging
import socket
from asyncio import Lock
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Protocol

import ifaddr

from grimtable.server.http.forms import NetworkState
from grimtable.server.refusals import Denied
from grimtable.server.settings import is_loopback

log = logging.getLogger("grimtable.server")

MAX_VISITORS = 99
"""Visitors that are counted."""
SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address that belongs to nobody, see `usual_address`; nothing is sent there."""


class Listener(Protocol):
    """A port that accepts connections."""

    port: int

    def close(self) -> None:
        """Accept no more, and hang up on everybody who came in by it."""


Listen = Callable[[str], Awaitable[Listener]]
"""Accepts connections at an address of this machine. Raises OSError if that is impossible."""


class HomeNetwork:
    """Whether other machines at home may come in, and how many have."""

    def __init__(self, is_offered: bool) -> None:
        self._is_offered = is_offered
        self.listen: Listen | None = None
        """Set when the server runs."""
        self._listener: Listener | None = None
        self._address = ""
        self._visitors: set[str] = set()
        self._switching = Lock()
        """One press after the other: to listen takes a moment."""

    @property
    def host(self) -> str:
        """The host and port by which visitors reach this server; empty while it is closed."""
        return f"{self._address}:{self._listener.port}" if self._listener else ""

    def note_visitor(self, address: str) -> None:
        """Count somebody who came in from outside."""
        is_own = is_loopback(address) or address == self._address
        if self._listener and not is_own and len(self._visitors) < MAX_VISITORS:
            self._visitors.add(address)

    def state(self, address: str) -> NetworkState:
        """What the person at this address may know: elsewhere than on this machine, nothing."""
        if not self._is_offered or not is_loopback(address):
            return NetworkState(is_offered=False)
        link = f"http://{self.host}" if self.host else ""
        return NetworkState(True, bool(self.host), link, len(self._visitors))

    async def switch(self, address: str, *, is_open: bool) -> NetworkState:
        """Open or close; only the person at this machine may."""
        if not self._is_offered or not is_loopback(address) or self.listen is None:
            raise Denied("other_machine", "only the computer that runs this server can do that")
        async with self._switching:
            if is_open and self._listener is None:
                await self._open(self.listen)
            elif not is_open:
                self.close()
        return self.state(address)

    async def _open(self, listen: Listen) -> None:
        for address in home_addresses():
            try:
                self._listener = await listen(address)
            except OSError as error:
                log.warning("cannot listen", extra={"address": address, "why": str(error)})
                continue
            self._address = address
            log.info("open to the home network", extra={"address": address})
            return
        raise Denied("no_network", "this computer is in no network that others could use")

    def close(self) -> None:
        """Nobody comes in any more, and whoever came in is sent away."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            self._visitors.clear()
            log.info("closed to the home network")


def home_addresses() -> list[str]:
    """The private IPv4 addresses of this machine, the usual one first."""
    usual = usual_address()
    addresses = [
        str(found.ip)
        for adapter in ifaddr.get_adapters()
        for found in adapter.ips
        if found.is_IPv4 and is_private(str(found.ip))
    ]
    return sorted(addresses, key=lambda address: address != usual)


def is_private(address: str) -> bool:
    """Is this an address of a home network, not of the internet and not of this machine alone?"""
    parsed = ip_address(address)
    return parsed.is_private and not parsed.is_loopback and not parsed.is_link_local


def usual_address() -> str:
    """The address by which this machine talks to others; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)  # finds a route, sends nothing
        except OSError:
            return ""
        return str(probe.getsockname()[0])
