"""The ASGI application: routes in Litestar, wrapped in the security middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from grimtable.server.clock import Clock
from grimtable.server.http.dependencies import dependencies
from grimtable.server.http.errors import headers_of, problem_of
from grimtable.server.http.forms import Problem
from grimtable.server.http.middleware import SecurityMiddleware
from grimtable.server.http.routes import ROUTES
from grimtable.server.http.static import PAGES, StaticFiles, openapi
from grimtable.server.services import Services
from grimtable.server.settings import Settings

MAX_BODY = 64 * 1024
"""Bytes of a request body."""


class App:
    """The application that uvicorn calls."""

    def __init__(self, settings: Settings, *, clock: Clock | None = None) -> None:
        self.services = Services(settings, clock)
        guarded: Any = SecurityMiddleware(litestar_of(self.services), self.services)
        proxies = list(settings.proxies)
        self._app: Any = ProxyHeadersMiddleware(guarded, proxies) if proxies else guarded

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._app(scope, receive, send)


def litestar_of(services: Services) -> Litestar:
    """Litestar with every route and one handler for all errors."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        _ = app.openapi_schema  # built now, so that no request has to wait for it
        yield
        await services.close()

    static_files = StaticFiles()
    return Litestar(
        route_handlers=[*ROUTES, *PAGES],
        dependencies={
            **dependencies(services),
            "static_files": Provide(lambda: static_files, sync_to_thread=False),
        },
        exception_handlers={Exception: respond_with_problem},
        lifespan=[opened],
        openapi_config=openapi(),
        request_max_body_size=MAX_BODY,
        logging_config=None,
        debug=False,
    )


def respond_with_problem(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer any error with a Problem."""
    status, problem = problem_of(error)
    return Response(problem, status_code=status, headers=headers_of(problem))
