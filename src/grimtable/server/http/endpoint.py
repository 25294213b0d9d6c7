"""What every HTTP endpoint is made of: its refusals, and which table and seat it is about."""

from functools import partial
from typing import Annotated

import litestar
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from grimtable.server.http.forms import Problem

TABLE = "/api/tables/{table:str}"
REFUSALS = {
    400: "The request is malformed, or it asks for something that does not exist.",
    403: "The caller is not allowed to do this.",
    404: "There is no such thing, or this link does not open it.",
    409: "This is not possible in the table's present state.",
    413: "The request is too large.",
    429: "Too many requests: wait.",
    500: "The server failed.",
    503: "Not now: the storage is down, or the server is under maintenance.",
}
"""Every refusal has a Problem as its body."""
RESPONSES = {
    status: ResponseSpec(Problem, generate_examples=False, description=sentence)
    for status, sentence in REFUSALS.items()
}
get = partial(litestar.get, responses=RESPONSES)
post = partial(litestar.post, status_code=200, responses=RESPONSES)
"""Most of these create nothing, so they answer with 200."""
TableId = FromPath[str]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=7)]
