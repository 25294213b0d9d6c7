"""Log output: one line of JSON per event, rate-limited, without the messages of errors."""

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
"""The rate of log lines of one kind, so that strangers cannot fill the disk."""
KINDS_WITH_OWN_RATE = 200
"""Kinds with a rate of their own; all others share one."""


class JsonLineFormatter(logging.Formatter):
    """Formats an event as one line of JSON, so that no input can forge a second line."""

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
    """The log message. Messages of the event loop reveal its work, so they are left out."""
    if record.name == "asyncio":
        return "the event loop has met an error"
    if not isinstance(record.msg, str):
        return str(_without_message(record.msg))
    if isinstance(record.args, tuple) and record.args:
        return record.msg % tuple(map(_without_message, record.args))
    return record.getMessage()


def _without_message(value: object) -> object:
    """The type of an error instead of its message, which could reveal what a seat knows."""
    return type(value).__name__ if isinstance(value, BaseException) else value


def trace_of(error: BaseException) -> list[str]:
    """The call stack at which the error was raised, without values."""
    steps = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        steps.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return steps


class RateLimitFilter(logging.Filter):
    """Limits the rate of lines of each kind; the next line says how many were left out."""

    def __init__(self, ticks: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._ticks = ticks
        self._budgets = Budgets(LINE_RATE, KINDS_WITH_OWN_RATE)
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, kind = self._ticks(), f"{record.name}: {record.msg}"[:100]
        if self._budgets.of(kind, now).take(now):
            if kind in self._left_out or len(self._left_out) < KINDS_WITH_OWN_RATE:
                self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.left_out = left_out
        return True


def handler_for(stream: TextIO | None = None) -> logging.Handler:
    """A handler that writes JSON lines to this stream; standard error by default."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLineFormatter())
    handler.addFilter(RateLimitFilter())
    return handler


def set_up_logging() -> None:
    """Log to standard error, uncaught exceptions included."""
    root = logging.getLogger()
    root.handlers = [handler_for()]
    root.setLevel(logging.WARNING)
    set_up_levels()
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_elsewhere
    sys.unraisablehook = _uncaught_elsewhere


def set_up_levels() -> None:
    """Silence the framework's own lines, which contain addresses and links."""
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("grimtable").setLevel(logging.INFO)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if isinstance(error, KeyboardInterrupt):
        return
    log.critical("an error was not caught", exc_info=(kind, error, trace))


def _uncaught_elsewhere(hook: Any) -> None:
    """Log an error in a thread, or one that cannot be raised."""
    if hook.exc_value is not None:
        _uncaught(hook.exc_type, hook.exc_value, hook.exc_traceback)
