"""What requests and sockets have in common in ASGI: headers, the client's address, refusals."""

from litestar.types import Scope, Send

from grimtable.server.http.errors import body_of, headers_of, problem_of


def headers_in(scope: Scope) -> dict[str, str]:
    """The headers by name, without those that were sent twice."""
    found: dict[str, str] = {}
    twice: set[str] = set()
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1")
        if name in found:
            twice.add(name)
        found[name] = value.decode("latin-1")
    return {name: value for name, value in found.items() if name not in twice}


def address_of(scope: Scope) -> str:
    """The client's address. Headers of a trusted proxy have been applied already."""
    client = scope.get("client")
    return client[0] if client else ""


def server_address_of(scope: Scope) -> str:
    """The address of this machine at which the client came in."""
    server = scope.get("server")
    return server[0] if server else ""


async def deny(scope: Scope, send: Send, error: BaseException) -> None:
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
