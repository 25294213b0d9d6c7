"""A limit for rules that go round in circles without asking anybody."""

import signal
import threading
from types import FrameType
from typing import Self

from grimtable.testing.complaints import Complaint

MAX_SECONDS = 120
"""Seconds of computing between two answers, close looks included."""


class Patience:
    """Ends rules that never ask again; where the system has no such alarm, it waits for ever.

    It counts the time that this process computes, so that it does not ring early on a busy machine.
    """

    def __init__(self) -> None:
        self.seconds = MAX_SECONDS
        self._has_alarm = hasattr(signal, "SIGVTALRM")
        self._before: object = None

    def __enter__(self) -> Self:
        self._has_alarm &= threading.current_thread() is threading.main_thread()
        if self._has_alarm:
            self._before = signal.signal(signal.SIGVTALRM, self._ring)
            self.renew()
        return self

    def renew(self) -> None:
        """Somebody has been asked: the time begins again."""
        if self._has_alarm:
            signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)

    def __exit__(self, *fault: object) -> None:
        if self._has_alarm:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._before)  # type: ignore[arg-type]  # as it was given

    def _ring(self, number: int, frame: FrameType | None) -> None:
        place = f"{frame.f_code.co_name}(), line {frame.f_lineno}" if frame else "an unknown place"
        raise Complaint(
            f"the rules go on for more than {self.seconds} seconds without asking anybody, "
            f"now in {place}: let a frame end, or ask"
        )
