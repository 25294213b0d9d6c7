"""What waits to be sent to one connection: bounded, so that nobody waits for a slow reader."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

MOST = 64
"""Messages."""
LARGEST = 256 * 1024
"""Bytes."""
TOO_SLOW = 4008
"""Close code: this reader was too slow; it comes back and asks for what it missed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outbox(ABC):
    """A queue of encoded messages. Putting never waits; a full one is closed."""

    __slots__ = ("_bytes", "_closing", "_largest", "_most", "_queue", "code")

    def __init__(self) -> None:
        self._queue: list[bytes] = []
        self._bytes = 0
        self._most = MOST
        self._largest = LARGEST
        self._closing = False
        self.code = 1000
        """With which the connection is closed."""

    def put(self, message: bytes, *, is_owed: bool = False) -> None:
        """Send this as soon as possible; there is room for what everybody is owed at the door."""
        if self._closing:
            return
        if is_owed:
            self._most += 1
            self._largest += len(message)
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._most or self._bytes > self._largest:
            self._queue.clear()
            self.close(TOO_SLOW)
        self._stir()

    def close(self, code: int) -> None:
        """What is queued is still sent, then the connection ends with this code."""
        if not self._closing:
            self._closing, self.code = True, code
            self._stir()

    @property
    def is_closing(self) -> bool:
        """Does it take nothing more?"""
        return self._closing

    def _take(self) -> bytes:
        """The next to be sent."""
        message = self._queue.pop(0)
        self._bytes -= len(message)
        return message

    @abstractmethod
    def _stir(self) -> None:
        """Send what can be sent; when nothing is left of a closed one, end."""
