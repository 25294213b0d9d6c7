"""Where a push service takes messages: https addresses of public hosts, and nothing else.

A browser names the address, so it could be any: this server must never be led into its own network.
"""

import asyncio
import re
import socket
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple

MAX_ENDPOINT = 1000
"""Characters of an address."""
_ADDRESS = re.compile(r"(https?)://([A-Za-z0-9.-]+)(?::([0-9]{1,5}))?(/[!-~]*)", re.ASCII)
_NAME = re.compile(r"(?=.*[A-Za-z])[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)
_TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that lead to IPv4 addresses."""
HTTPS = 443


class BadEndpoint(ValueError):
    """Not an address to which this server sends anything."""


class Endpoint(NamedTuple):
    """An address, in parts."""

    scheme: str
    host: str
    port: int
    target: str
    """Path and query."""
    is_allowed: bool
    """The operator allows its host, wherever it is."""

    @property
    def origin(self) -> str:
        """The push service itself."""
        is_usual = self.port == (HTTPS if self.scheme == "https" else 80)
        return f"{self.scheme}://{self.host}" + ("" if is_usual else f":{self.port}")


def parse_endpoint(address: str, allowed: Collection[str] = ()) -> Endpoint:
    """The parts of an address; raises BadEndpoint. `allowed` are origins that may be anywhere."""
    match = _ADDRESS.fullmatch(address)
    if match is None or len(address) > MAX_ENDPOINT or "#" in address:
        raise BadEndpoint("this is not the address of a push service")
    scheme, host, port, target = match.groups()
    usual = HTTPS if scheme == "https" else 80
    endpoint = Endpoint(scheme, host.lower(), int(port or usual), target, False)
    if endpoint.origin in allowed:
        return endpoint._replace(is_allowed=True)
    if scheme != "https" or endpoint.port != HTTPS:
        raise BadEndpoint("a push service is reached by https at its usual port")
    if not _NAME.fullmatch(host) or host.lower().endswith((".localhost", ".local", ".internal")):
        raise BadEndpoint("a push service has a public name")
    return endpoint


async def find_address(endpoint: Endpoint) -> str:
    """The IP address to connect to; raises BadEndpoint unless all of its host are public.

    Connect to this address and look nothing up again: the name could lead elsewhere by then.
    """
    found = await asyncio.get_running_loop().getaddrinfo(
        endpoint.host, endpoint.port, type=socket.SOCK_STREAM
    )
    addresses = [str(where[4][0]) for where in found]
    if not endpoint.is_allowed and not all(map(is_public, addresses)):
        raise BadEndpoint("the host of this push service is not public")
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an IP address belongs to the public internet, also behind IPv6 wrappings."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        teredo = address.teredo
        inner = address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
        if address in _TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        address = inner or address
    return address.is_global and not address.is_multicast
