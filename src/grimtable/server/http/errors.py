"""Every refusal as a status and a Problem. Nothing hidden is ever in one, and no traceback."""

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
    "not_your_seat": 403,
    "token": 403,
    "malformed": 400,
    "unfit": 400,
    "bad_setup": 400,
    "no_bot": 400,
    "too_large": 413,
    "too_fast": 429,
    "crowded": 429,
    "maintenance": 503,
    "storage_down": 503,
    "fault": 500,
}
"""By code; every other refusal is 409: it does not fit the table as it stands."""
LONGEST = 300
"""Characters of a sentence that may repeat what was sent."""

Answer = tuple[int, Problem]


class ClientGone(Exception):
    """Whoever sent a request has gone before its end. Nobody reads the answer."""


def problem_of(error: BaseException) -> Answer:
    """What is told about an error, and under which status."""
    if isinstance(error, StorageDown):
        error = storage_down()
    if isinstance(error, Unfit):
        error = unfit()
    if isinstance(error, Refused):
        return refused(error)
    if isinstance(error, BadText):
        return 400, Problem(error.code, str(error))
    if isinstance(error, UnicodeDecodeError):
        return 400, Problem("malformed", "this is no text in UTF-8")
    if isinstance(error, ClientGone):
        return 400, Problem("malformed", "the request was broken off")
    if isinstance(error, RecursionError):
        return 400, Problem("malformed", "this is nested too deeply")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return of_framework(error)
    log.error("a door has failed", exc_info=error)
    return 500, Problem("fault", "something failed here: please send a report")


def refused(error: Refused) -> Answer:
    """A refusal of ours."""
    wait = error.wait if isinstance(error, Denied) else 0.0
    status = STATUS.get(error.code, 409)
    return status, Problem(error.code, str(error)[:LONGEST], error.rule, round(wait, 1))


def of_framework(error: HTTPException) -> Answer:
    """What the framework refuses before a door is reached."""
    status = error.status_code
    if status == 404:
        return refused(unknown())
    if status == 405:
        return 405, Problem("method", "this door is not opened like that")
    if status == 413:
        return 413, Problem("too_large", "that is more than any door takes")
    said = [part["message"] for part in error.extra or [] if isinstance(part, dict)]
    sentence = f"this is not what this door takes: {said[0] if said else error.detail}"
    return 400, Problem("malformed", sentence[:LONGEST])


def body_of(problem: Problem) -> bytes:
    """As JSON."""
    return msgspec.json.encode(problem)


def headers_of(problem: Problem) -> dict[str, str]:
    """When to come back."""
    return {"retry-after": str(ceil(problem.wait))} if problem.wait else {}
