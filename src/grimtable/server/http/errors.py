"""Every error as a status and a Problem, which contains nothing hidden and no traceback."""

import logging
from math import ceil

import msgspec
from litestar.exceptions import HTTPException

from grimtable.kernel.errors import Refused
from grimtable.server.http.forms import Problem
from grimtable.server.people.names import BadText
from grimtable.server.refusals import Denied, storage_down, unfit, unknown
from grimtable.server.storage import StorageDown, Unfit

log = logging.getLogger("grimtable.server")

STATUS = {
    "unknown": 404,
    "no_lobby": 404,
    "origin": 403,
    "banned": 403,
    "not_host": 403,
    "other_machine": 403,
    "not_your_seat": 403,
    "token": 403,
    "malformed": 400,
    "unfit": 400,
    "bad_setup": 400,
    "no_bot": 400,
    "no_review": 400,
    "bad_record": 400,
    "bad_subscription": 400,
    "too_large": 413,
    "too_fast": 429,
    "crowded": 429,
    "maintenance": 503,
    "storage_down": 503,
    "fault": 500,
}
"""Status by code. Any other refusal is 409: it is not possible in the table's present state."""
MAX_SENTENCE = 300
"""Characters of a message, which may quote the input."""

StatusAndProblem = tuple[int, Problem]


class ClientGone(Exception):
    """The client disconnected before its request was complete. Nobody reads the answer."""


def problem_of(error: BaseException) -> StatusAndProblem:
    """The status and the Problem with which an error is answered."""
    if isinstance(error, StorageDown):
        error = storage_down()
    if isinstance(error, Unfit):
        error = unfit()
    if isinstance(error, Refused):
        return problem_of_refusal(error)
    if isinstance(error, BadText):
        return 400, Problem(error.code, str(error))
    if isinstance(error, UnicodeDecodeError):
        return 400, Problem("malformed", "this is not valid UTF-8")
    if isinstance(error, ClientGone):
        return 400, Problem("malformed", "the request was broken off")
    if isinstance(error, RecursionError):
        return 400, Problem("malformed", "this is nested too deeply")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return problem_of_http(error)
    log.error("a request has failed", exc_info=error)
    return 500, Problem("fault", "the server failed: please send a report")


def problem_of_refusal(error: Refused) -> StatusAndProblem:
    """A refusal of the server or of the rules."""
    wait = error.wait if isinstance(error, Denied) else 0.0
    status = STATUS.get(error.code, 409)
    return status, Problem(error.code, str(error)[:MAX_SENTENCE], error.rule, round(wait, 1))


def problem_of_http(error: HTTPException) -> StatusAndProblem:
    """An error of the framework, raised before a handler is called."""
    status = error.status_code
    if status == 404:
        return problem_of_refusal(unknown())
    if status == 405:
        return 405, Problem("method", "this endpoint does not support that method")
    if status == 413:
        return 413, Problem("too_large", "the request body is too large")
    messages = [part["message"] for part in error.extra or [] if isinstance(part, dict)]
    sentence = (
        f"the request does not fit this endpoint: {messages[0] if messages else error.detail}"
    )
    return 400, Problem("malformed", sentence[:MAX_SENTENCE])


def body_of(problem: Problem) -> bytes:
    """A Problem as JSON."""
    return msgspec.json.encode(problem)


def headers_of(problem: Problem) -> dict[str, str]:
    """The header that says when to try again."""
    return {"retry-after": str(ceil(problem.wait))} if problem.wait else {}
