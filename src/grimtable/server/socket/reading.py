"""Reading connections a piece at a time, so that nobody who sends much keeps the others waiting."""

import asyncio
from abc import abstractmethod
from asyncio import Transport
from collections import deque
from collections.abc import Callable


class Turns:
    """One piece of work in each turn of the event loop: a crowd at the door stops nobody inside."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_taken = False
        """Has somebody had this turn?"""

    def take(self, work: Callable[[], None]) -> None:
        """Do it now, or when its turn comes."""
        if self._is_taken:
            self._waiting.append(work)
            return
        self._is_taken = True
        asyncio.get_running_loop().call_soon(self._next)
        work()

    def _next(self) -> None:
        self._is_taken = False
        if self._waiting:
            self.take(self._waiting.popleft())


class Piecewise:
    """A connection that is read a piece at a time; the system keeps what is not read yet."""

    piece: int
    """Bytes read in one turn."""
    turns: Turns
    """Shared by all connections of a server."""
    transport: Transport
    _unread = b""
    _is_held = False
    _is_queued = False

    @abstractmethod
    def read(self, piece: bytes) -> None:
        """Parse this and do what it says."""

    @property
    def has_unread(self) -> bool:
        """Has something come that waits for its turn?"""
        return bool(self._unread)

    def take_in(self, data: bytes) -> None:
        """Read this as soon as it is its turn."""
        self._unread += data
        self._read_on()

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        self._is_held = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._is_held = False
        self._read_on()

    def drop_unread(self) -> None:
        """Nobody will read what came."""
        self._unread = b""

    def _read_on(self) -> None:
        if self._is_held:
            return
        if not self._unread:
            self.transport.resume_reading()
        elif not self._is_queued:
            self._is_queued = True
            self.turns.take(self._read_piece)
        if self._unread:
            self.transport.pause_reading()

    def _read_piece(self) -> None:
        self._is_queued = False
        if not self._is_held and self._unread:
            piece, self._unread = self._unread[: self.piece], self._unread[self.piece :]
            try:
                self.read(piece)
            except BaseException:
                self.transport.abort()
                raise
            self._read_on()
