"""One request to a push service, over a connection of its own: checked address, no redirects."""

import asyncio
import re
import ssl
from typing import NamedTuple

from grimtable.server.push.endpoints import Endpoint, find_address

TIMEOUT = 10.0
"""Seconds for a whole request."""
MAX_HEAD = 16 * 1024
"""Bytes of an answer's head; nothing else of it is read."""
FAILED = 0
"""The status of a request without an answer."""
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})")
_RETRY_AFTER = re.compile(rb"\r\nretry-after: *([0-9]{1,6}) *\r\n", re.IGNORECASE)


class Reply(NamedTuple):
    """What a push service has answered."""

    status: int
    retry_after: float = 0.0
    """Seconds to wait, if it says so."""

    @property
    def is_gone(self) -> bool:
        """The device has no subscription any more."""
        return self.status in (404, 410)

    @property
    def can_be_repeated(self) -> bool:
        """Not now; perhaps later."""
        return self.status in (FAILED, 408, 429) or self.status >= 500


class PushRequests:
    """Sends them."""

    def __init__(self) -> None:
        self._tls: ssl.SSLContext | None = None

    async def post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> Reply:
        """The answer; raises BadEndpoint. A redirect is an answer like any other."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(endpoint, headers, body)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            return Reply(FAILED)

    async def _post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> Reply:
        is_secure = endpoint.scheme == "https"
        reader, writer = await asyncio.open_connection(
            await find_address(endpoint),
            endpoint.port,
            limit=MAX_HEAD,
            ssl=await self._trusted() if is_secure else None,
            server_hostname=endpoint.host if is_secure else None,
        )
        try:
            lines = [
                f"POST {endpoint.target} HTTP/1.1",
                f"Host: {endpoint.origin.partition('//')[2]}",
                f"Content-Length: {len(body)}",
                "Connection: close",
                *(f"{name}: {value}" for name, value in headers.items()),
            ]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.transport.abort()
        return reply_in(head)

    async def _trusted(self) -> ssl.SSLContext:
        """The authorities of this machine; reading them takes a while."""
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls


def reply_in(head: bytes) -> Reply:
    """What the head of an answer says."""
    status, wait = _STATUS.match(head), _RETRY_AFTER.search(head)
    if status is None:
        return Reply(FAILED)
    return Reply(int(status[1]), float(wait[1]) if wait else 0.0)
