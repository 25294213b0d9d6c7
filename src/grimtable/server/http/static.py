"""What is not part of the API: the web client, health, metrics and the API documentation."""

import html
import re
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from grimtable.server.http.asgi import headers_in
from grimtable.server.http.forms import Health
from grimtable.server.people.keys import equal_secrets
from grimtable.server.refusals import Denied
from grimtable.server.services import Services
from grimtable.version import VERSION

AnyRequest = Request[Any, Any, Any]
FOREVER = "public, max-age=31536000, immutable"
"""Caching of files whose names change with their content."""
NAMED_BY_CONTENT = "/assets/"
PLAIN_NAME = re.compile(r"[\w-][\w.-]*", re.ASCII)
NO_CLIENT = "Grimtable is running. This package holds no web client; see docs/protocol.md.\n"


class StaticFiles:
    """The files of the web client."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._folder = folder or resources.files("grimtable").joinpath("web")

    def page(self, path: str) -> Response[Any]:
        """A file, or index.html for all other paths, because the client routes them itself."""
        client = self._folder.joinpath("index.html")
        if not client.is_file():
            if path == "/":
                return Response(NO_CLIENT, media_type="text/plain")
            raise NotFoundException
        file = self._file(path)
        if file is None and path.startswith(NAMED_BY_CONTENT):
            raise NotFoundException  # of another version, or it never existed
        if file is None:
            return file_response(client, "no-cache")
        return file_response(file, FOREVER if path.startswith(NAMED_BY_CONTENT) else "no-cache")

    def _file(self, path: str) -> Traversable | None:
        """Only plain names are served: no hidden files, nothing outside the folder."""
        names = path.removeprefix("/").split("/")
        if not all(PLAIN_NAME.fullmatch(name) for name in names):
            return None
        file = self._folder.joinpath(*names)
        try:
            return file if file.is_file() else None
        except OSError:  # a name longer than any file's
            return None


def file_response(file: Traversable, caching: str) -> Response[Any]:
    """A file, with its cache control."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})


@get(["/", "/{path:path}"], include_in_schema=False)
async def web(request: AnyRequest, static_files: NamedDependency[StaticFiles]) -> Response[Any]:
    """The web client, if the package contains it."""
    path = request.scope["path"]
    if path == "/api" or path.startswith("/api/"):
        raise NotFoundException
    return static_files.page(path)


@get("/health")
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """Health check: can the server save moves?"""
    if await services.write_check.can_write():
        return Response(Health("grimtable", "ok", VERSION))
    return Response(Health("grimtable", "storage_down", VERSION), status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """Metrics for Prometheus. They count hidden answers, too, so players must not read them."""
    settings, headers = services.settings, headers_in(request.scope)
    said = headers.get("authorization", "")
    if not settings.metrics_token or not equal_secrets(said, f"Bearer {settings.metrics_token}"):
        raise Denied("token", "these numbers need the token that the server was started with")
    return Response(services.hub.metrics.page(), media_type="text/plain; version=0.0.4")


class PlainDocs(OpenAPIRenderPlugin):
    """All endpoints on one page, without scripts and without requests to other hosts."""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code>"
            f"<td>{html.escape(about.get('description', ''))}"
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, about in methods.items()
        ]
        title = html.escape(openapi_schema["info"]["title"])
        page = (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
            f"<h1>{title}</h1><p><a href=/schema/openapi.json>openapi.json</a>"
            f"<table>{''.join(rows)}</table></html>"
        )
        return page.encode()


def openapi() -> OpenAPIConfig:
    """The OpenAPI description of all endpoints."""
    return OpenAPIConfig(
        title="Grimtable",
        version=VERSION,
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(), PlainDocs(path="/", favicon="", style="")],
    )


PAGES = (web, health, metrics)
