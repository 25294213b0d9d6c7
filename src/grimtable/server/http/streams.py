"""The HTTP endpoints that answer with a stream of lines: replays and reviews."""

from collections.abc import Sequence
from typing import Any

from litestar import Request
from litestar.params import FromQuery, RawBody
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from grimtable.kernel.terms import PUBLIC
from grimtable.server.http.dependencies import CallerDep, ServicesDep
from grimtable.server.http.endpoint import (
    TABLE,
    SeatQuery,
    TableId,
    get,
    post,
)
from grimtable.server.http.replays import JSON_LINES, MAX_RECORD_BODY, audience_of

Asking = Request[Any, Any, Any]


@get(f"{TABLE}/replay", media_type=JSON_LINES)
async def table_replay(
    table: TableId,
    request: Asking,
    caller: CallerDep,
    services: ServicesDep,
    seat: SeatQuery = PUBLIC,
    is_open: FromQuery[bool] = False,
) -> Stream:
    """A finished game as a seat saw it, as the public (7) did, or all open: a line per moment."""
    audience = audience_of(seat, is_open=is_open)
    return Stream(await services.replays.of_table(caller, table, audience, request.receive))


@post("/api/replay", media_type=JSON_LINES, request_max_body_size=MAX_RECORD_BODY)
async def record_replay(
    body: RawBody,
    request: Asking,
    caller: CallerDep,
    services: ServicesDep,
    seat: SeatQuery = PUBLIC,
    is_open: FromQuery[bool] = False,
) -> Stream:
    """The same of a record in the body. Nothing of it is kept."""
    audience = audience_of(seat, is_open=is_open)
    return Stream(await services.replays.of_record(caller, body, audience, request.receive))


@get(f"{TABLE}/review", media_type=JSON_LINES)
async def table_review(
    table: TableId, request: Asking, caller: CallerDep, services: ServicesDep
) -> Stream:
    """Where a finished game was decided: lines that say how far it is, then the review."""
    return Stream(await services.reviews.of_table(caller, table, request.receive))


@post("/api/review", media_type=JSON_LINES, request_max_body_size=MAX_RECORD_BODY)
async def record_review(
    body: RawBody, request: Asking, caller: CallerDep, services: ServicesDep
) -> Stream:
    """The same of a record in the body. Nothing of it is kept."""
    return Stream(await services.reviews.of_record(caller, body, request.receive))


STREAMS: Sequence[ControllerRouterHandler] = (
    table_replay,
    record_replay,
    table_review,
    record_review,
)
