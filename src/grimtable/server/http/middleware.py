"""Checks and headers for every request and every socket, before Litestar sees them.

Litestar has no such checks for sockets, so both kinds of connections pass here.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grimtable.server.clock import sleep
from grimtable.server.http.asgi import address_of, deny, headers_in, server_address_of
from grimtable.server.http.errors import ClientGone
from grimtable.server.people.names import quoted_for_log
from grimtable.server.refusals import Denied
from grimtable.server.services import Services
from grimtable.server.settings import Settings, is_loopback

UNKNOWN_AFTER = 0.05
"""Seconds after which any `unknown` is sent, so that its timing does not reveal what exists."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""Sent with every response."""
OPENER = {"cross-origin-opener-policy": "same-origin"}
"""Browsers heed it over https and on their own machine, and complain about it elsewhere."""
SECURE = {"strict-transport-security": "max-age=31536000"}
PRIVATE = {"cache-control": "no-store"}
"""Sent with every response of the API."""


class SecurityMiddleware:
    """Checks bans, rate limits, host and origin; adds the security headers."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.services = services
        self._app = app
        self._headers = HEADERS | (SECURE | OPENER if services.settings.is_secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in KINDS:  # startup and shutdown of the server
            await self._app(scope, receive, send)
            return
        send = self._with_headers(scope, send)
        try:
            self._check(scope)
        except Denied as refusal:
            await deny(scope, send, refusal)
        else:
            await self._app(scope, _complete(receive, scope), send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Adds the security headers to every response, and delays every `unknown`."""
        clock = self.services.access.clock
        began, is_api = clock.ticks(), scope["path"].startswith("/api/")
        headers = self._headers | (PRIVATE if is_api else {})
        if is_loopback(server_address_of(scope)):
            headers |= OPENER
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                message["headers"] = [*message["headers"], *lines]  # type: ignore[typeddict-item]
                if is_api and message["status"] == 404:  # type: ignore[typeddict-item]
                    await sleep(clock, max(0.0, began + UNKNOWN_AFTER - clock.ticks()))
            await send(message)

        return send_with_headers

    def _check(self, scope: Scope) -> None:
        method = scope.get("method", "")  # sockets have none
        services = self.services
        services.access.check_ban(address_of(scope))
        services.access.check_rate("message" if method else "handshake", address_of(scope))
        headers = headers_in(scope)
        services.home_network.note_visitor(address_of(scope))
        check_host(headers, services.settings, services.home_network.host)
        if not method and "authorization" in headers:
            return  # browsers do not let a page send this header
        if method not in SAFE:
            check_origin(headers, scope["scheme"], services.settings)


def _complete(receive: Receive, scope: Scope) -> Receive:
    """Raises ClientGone if the client disconnects before its request is complete.

    A request without a body is complete from the start.
    """
    is_complete = scope.get("method") in ("GET", "HEAD")

    async def receive_or_raise() -> Any:
        nonlocal is_complete
        message = await receive()
        if message["type"] == "http.disconnect" and not is_complete:
            raise ClientGone
        if message["type"] == "http.request":
            is_complete = not message.get("more_body", False)
        return message

    return receive_or_raise


KINDS = ("http", "websocket")
STARTS = ("http.response.start", "websocket.http.response.start")


def check_host(headers: Mapping[str, str], settings: Settings, home: str) -> None:
    """Refuse foreign host names on a local server, to prevent DNS rebinding.

    `home` is the host by which the network at home reaches it, if it is open to it.
    """
    host = headers.get("host", "")
    if settings.is_loopback and not settings.is_proxied and not (home and host == home):
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            name = ""
        if not is_loopback(name):
            raise Denied("origin", "this server only answers to its own name")


def check_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> None:
    """Refuse pages of other sites, unless the operator has allowed them."""
    origin = headers.get("origin", "")
    secure = settings.is_secure or scheme in ("https", "wss")
    own = f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    if not origin or (origin != own and origin not in settings.origins):
        seen = quoted_for_log(origin, 80) if origin else "none"
        raise Denied("origin", f"pages of other sites (origin {seen}) cannot do that")
