"""Before anything else is looked at: where does this come from, and how often?

Litestar has no such checks for sockets, so both kinds of connections pass here.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from grimtable.server.clock import sleep
from grimtable.server.http.errors import ClientGone, body_of, headers_of, problem_of
from grimtable.server.people.names import quoted_for_log
from grimtable.server.refusals import Denied
from grimtable.server.settings import Settings, is_loopback

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from grimtable.server.services import Services

UNKNOWN_AFTER = 0.05
"""Seconds after which any `unknown` is told, so that the time does not tell what is there."""
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
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""On every answer."""
SECURE = {"strict-transport-security": "max-age=31536000"}
PRIVATE = {"cache-control": "no-store"}
"""On every answer of the API."""


class SecurityMiddleware:
    """Around the whole application."""

    def __init__(self, app: "ASGIApp", services: "Services") -> None:
        self.services = services
        self._app = app
        self._headers = HEADERS | (SECURE if services.settings.is_secure else {})

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if scope["type"] not in KINDS:  # the server's own start and end
            await self._app(scope, receive, send)
            return
        marked = self._marked(scope, send)
        try:
            self._check(scope)
        except Denied as refusal:
            await deny(scope, marked, refusal)
        else:
            await self._app(scope, _whole(receive), marked)

    def _marked(self, scope: "Scope", send: "Send") -> "Send":
        """The same, with our headers on every answer, and what is unknown in even time."""
        clock = self.services.access.clock
        began, is_api = clock.ticks(), scope["path"].startswith("/api/")
        headers = self._headers | (PRIVATE if is_api else {})
        lines = [(name.encode(), value.encode()) for name, value in headers.items()]

        async def marked(message: "Message") -> None:
            if message["type"] in STARTS:
                message["headers"] = [*message["headers"], *lines]  # type: ignore[typeddict-item]
                if is_api and message["status"] == 404:  # type: ignore[typeddict-item]
                    await sleep(clock, max(0.0, began + UNKNOWN_AFTER - clock.ticks()))
            await send(message)

        return marked

    def _check(self, scope: "Scope") -> None:
        method = scope.get("method", "")  # a socket has none
        services = self.services
        services.access.check_ban(address_of(scope))
        services.access.check_rate("message" if method else "handshake", address_of(scope))
        headers = headers_in(scope)
        check_host(headers, services.settings)
        if not method and "authorization" in headers:
            return  # no page of a browser can send this
        if method not in SAFE:
            check_origin(headers, scope["scheme"], services.settings)


def _whole(receive: "Receive") -> "Receive":
    """The same; a request that is broken off ends there."""

    async def whole() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        return message

    return whole


KINDS = ("http", "websocket")
STARTS = ("http.response.start", "websocket.http.response.start")


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """A name that leads to this machine by a trick is not ours."""
    if settings.is_loopback and not settings.is_proxied:
        try:
            name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        except ValueError:
            name = ""
        if not is_loopback(name):
            raise Denied("origin", "this server answers to its own name only")


def check_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> None:
    """Only our own pages, and those the host has named, may act for a person."""
    origin = headers.get("origin", "")
    secure = settings.is_secure or scheme in ("https", "wss")
    own = f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    if not origin or (origin != own and origin not in settings.origins):
        seen = quoted_for_log(origin, 80) if origin else "none"
        raise Denied("origin", f"a page from elsewhere (origin {seen}) cannot do that here")


def headers_in(scope: "Scope") -> dict[str, str]:
    """By name; one that is sent twice is none."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1")
        if name in found:
            twice.add(name)
        found[name] = value.decode("latin-1")
    return {name: value for name, value in found.items() if name not in twice}


def address_of(scope: "Scope") -> str:
    """From where it comes; a trusted proxy has been asked already."""
    client = scope.get("client")
    return client[0] if client else ""


async def deny(scope: "Scope", send: "Send", error: BaseException) -> None:
    """Answer a request, or a socket that is not open yet, with a Problem."""
    status, problem = problem_of(error)
    prefix = "http.response" if "method" in scope else "websocket.http.response"
    headers = {"content-type": "application/json", **headers_of(problem)}
    start = {
        "type": f"{prefix}.start",
        "status": status,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    await send(start)  # type: ignore[arg-type]
    body = {"type": f"{prefix}.body", "body": body_of(problem), "more_body": False}
    await send(body)  # type: ignore[arg-type]
