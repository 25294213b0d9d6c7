"""What waits to be sent to one connection: bounded, so that nobody waits for a slow reader."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

MAX_MESSAGES = 64
MAX_BYTES = 256 * 1024
TOO_SLOW = 4008
"""Close code: this reader was too slow. It reconnects and asks for what it missed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outbox(ABC):
    """A queue of encoded messages. Putting never waits; a full one is closed."""

    __slots__ = ("_bytes", "_closing", "_max_bytes", "_max_messages", "_queue", "code")

    def __init__(self) -> None:
        self._queue: list[bytes] = []
        self._bytes = 0
        self._max_messages = MAX_MESSAGES
        self._max_bytes = MAX_BYTES
        self._closing = False
        self.code = 1000
        """The code with which the connection is closed."""

    def put(self, message: bytes, *, is_owed: bool = False) -> None:
        """Send this as soon as possible. `is_owed`: it does not count towards the limits, because
        every new connection is sent it.
        """
        if self._closing:
            return
        if is_owed:
            self._max_messages += 1
            self._max_bytes += len(message)
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._max_messages or self._bytes > self._max_bytes:
            self._queue.clear()
            self.close(TOO_SLOW)
        self._flush()

    def close(self, code: int) -> None:
        """What is queued is still sent, then the connection ends with this code."""
        if not self._closing:
            self._closing, self.code = True, code
            self._flush()

    @property
    def is_closing(self) -> bool:
        """Is the connection about to close, so that nothing more is queued?"""
        return self._closing

    def _pop(self) -> bytes:
        """Take the next message out of the queue."""
        message = self._queue.pop(0)
        self._bytes -= len(message)
        return message

    @abstractmethod
    def _flush(self) -> None:
        """Send what can be sent; end the connection if it is closing and nothing is left."""
