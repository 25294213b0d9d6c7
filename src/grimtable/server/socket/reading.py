"""Reading connections a piece at a time, so that nobody who sends much keeps the others waiting."""

import asyncio
from abc import abstractmethod
from asyncio import Transport
from collections import deque
from collections.abc import Callable


class ReadScheduler:
    """One piece of work in each turn of the event loop: a crowd at the door stops nobody inside."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._has_run = False
        """Has somebody had this turn?"""

    def run(self, work: Callable[[], None]) -> None:
        """Do it now, or when its turn comes."""
        if self._has_run:
            self._waiting.append(work)
            return
        self._has_run = True
        asyncio.get_running_loop().call_soon(self._next)
        work()

    def _next(self) -> None:
        self._has_run = False
        if self._waiting:
            self.run(self._waiting.popleft())


class ChunkedReader:
    """A connection that is read a piece at a time; the system keeps what is not read yet."""

    chunk_size: int
    """Bytes read in one turn."""
    scheduler: ReadScheduler
    """Shared by all connections of a server."""
    transport: Transport
    _unread = b""
    _is_paused = False
    _is_queued = False

    @abstractmethod
    def parse(self, chunk: bytes) -> None:
        """Parse this and do what it says."""

    @property
    def has_unread(self) -> bool:
        """Has something come that waits for its turn?"""
        return bool(self._unread)

    def feed(self, data: bytes) -> None:
        """Read this as soon as it is its turn."""
        self._unread += data
        self._read_on()

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        self._is_paused = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._is_paused = False
        self._read_on()

    def drop_unread(self) -> None:
        """Nobody will read what came."""
        self._unread = b""

    def _read_on(self) -> None:
        if self._is_paused:
            return
        if not self._unread:
            self.transport.resume_reading()
        elif not self._is_queued:
            self._is_queued = True
            self.scheduler.run(self._parse_chunk)
        if self._unread:
            self.transport.pause_reading()

    def _parse_chunk(self) -> None:
        self._is_queued = False
        if not self._is_paused and self._unread:
            chunk, self._unread = self._unread[: self.chunk_size], self._unread[self.chunk_size :]
            try:
                self.parse(chunk)
            except BaseException:
                self.transport.abort()
                raise
            self._read_on()
