"""A limit for rules that go round in circles without asking anybody."""

import signal
import threading
from types import FrameType
from typing import Self

from grimtable.testing.complaints import Complaint

MAX_SECONDS = 120
"""Seconds between two answers, close looks included."""


class Patience:
    """Ends rules that never ask again; where the system has no alarm clock, it waits for ever."""

    def __init__(self) -> None:
        self.seconds = MAX_SECONDS
        self._has_alarm = hasattr(signal, "SIGALRM")
        self._before: object = None

    def __enter__(self) -> Self:
        self._has_alarm &= threading.current_thread() is threading.main_thread()
        if self._has_alarm:
            self._before = signal.signal(signal.SIGALRM, self._ring)
            self.renew()
        return self

    def renew(self) -> None:
        """Somebody has been asked: the time begins again."""
        if self._has_alarm:
            signal.alarm(self.seconds)

    def __exit__(self, *fault: object) -> None:
        if self._has_alarm:
            signal.alarm(0)
            signal.signal(signal.SIGALRM, self._before)  # type: ignore[arg-type]  # as it was given

    def _ring(self, number: int, frame: FrameType | None) -> None:
        place = f"{frame.f_code.co_name}(), line {frame.f_lineno}" if frame else "an unknown place"
        raise Complaint(
            f"the rules go on for more than {self.seconds} seconds without asking anybody, "
            f"now in {place}: let a frame end, or ask"
        )
