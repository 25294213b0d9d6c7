"""What the HTTP endpoints are given: the services, and who is asking."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from grimtable.server.http.access import Caller
from grimtable.server.http.asgi import address_of
from grimtable.server.services import Services

ServicesDep = NamedDependency[Services]
CallerDep = NamedDependency[Caller]


async def find_caller(request: Request[Any, Any, Any], services: ServicesDep) -> Caller:
    """The caller, identified by cookie."""
    token = request.cookies.get(services.access.cookie, "")
    return await services.access.caller(address_of(request.scope), token)


def dependencies(services: Services) -> dict[str, Provide]:
    """The handlers' dependencies, by parameter name."""
    return {
        "services": Provide(lambda: services, sync_to_thread=False),
        "caller": Provide(find_caller),
    }
