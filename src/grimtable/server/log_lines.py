"""The log: one line of JSON per event, without the words of errors, and not too many of a kind."""

import logging
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, TextIO

import msgspec

from grimtable.server.people.limits import Budgets, Rate

log = logging.getLogger("grimtable.server")

LINE_RATE = Rate(1 / 10, 20)
"""Lines of one kind: whoever could write more of them would fill the disk."""
KINDS = 200
"""Kinds that are told apart; all others share what one may have."""


class JsonLineFormatter(logging.Formatter):
    """An event as one line of JSON: nothing that somebody sent can look like a second line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": _what(record),
            **{
                key: _without_message(value)
                for key, value in vars(record).items()
                if key not in _USUAL
            },
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line |= {"error": type(error).__name__, "trace": trace_of(error)}
        return msgspec.json.encode(line, enc_hook=str).decode()


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}


def _what(record: logging.LogRecord) -> str:
    """The sentence. The event loop's own sentences show what it was working on: they stay out."""
    if record.name == "asyncio":
        return "the event loop has met an error"
    if not isinstance(record.msg, str):
        return str(_without_message(record.msg))
    if isinstance(record.args, tuple) and record.args:
        return record.msg % tuple(map(_without_message, record.args))
    return record.getMessage()


def _without_message(value: object) -> object:
    """An error's words could tell what a seat knows: its kind stands for it."""
    return type(value).__name__ if isinstance(value, BaseException) else value


def trace_of(error: BaseException) -> list[str]:
    """Each step to the place where it was raised."""
    steps = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return steps


class RateLimitFilter(logging.Filter):
    """Lets some lines of each kind through, and says with the next how many it has left out."""

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._ticks = ticks
        self._budgets = Budgets(LINE_RATE, KINDS)
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, kind = self._ticks(), f"{record.name}: {record.msg}"[:100]
        if self._budgets.of(kind, now).take(now):
            if kind in self._left_out or len(self._left_out) < KINDS:
                self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.left_out = left_out
        return True


def handler_for(stream: TextIO | None = None) -> logging.Handler:
    """Writes such lines to standard error, or elsewhere."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLineFormatter())
    handler.addFilter(RateLimitFilter())
    return handler


def set_up_logging() -> None:
    """To standard error; what nobody has caught becomes a line like any other."""
    root = logging.getLogger()
    root.handlers = [handler_for()]
    root.setLevel(logging.WARNING)
    set_up_levels()
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_elsewhere
    sys.unraisablehook = _uncaught_elsewhere


def set_up_levels() -> None:
    """The framework's own lines, which show addresses and links, stay out."""
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("grimtable").setLevel(logging.INFO)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if isinstance(error, KeyboardInterrupt):
        return
    log.critical("an error was not caught", exc_info=(kind, error, trace))


def _uncaught_elsewhere(told: Any) -> None:
    """In a thread, or where nothing can be raised."""
    if told.exc_value is not None:
        _uncaught(told.exc_type, told.exc_value, told.exc_traceback)
