"""The commit queue of one table: an entry is drafted, written to the log and only then applied.

Entries are handled one at a time, in the order they came. An entry is finished even if the client
that asked for it has gone away.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from grimtable.kernel.errors import Refused
from grimtable.server.clock import Clock
from grimtable.server.metrics import Metrics
from grimtable.server.refusals import Denied, storage_down
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.table.log.state import TableState
from grimtable.sessions.session import Draft, Entry

log = logging.getLogger("grimtable.server")

Drafter = Callable[[], Draft]
"""Tries something on a clone of the table; raises a Refused."""
CommitResult = Entry | BaseException
"""The entry, which is on disk and applied, or the error that prevented it."""
OnDone = Callable[[CommitResult], None]


class PendingCommit:
    """A draft that waits for the lock, or for the storage."""

    __slots__ = ("draft", "drafted", "drafted_at", "id", "on_done")

    def __init__(self, draft: Drafter, id: str, on_done: OnDone) -> None:
        self.draft = draft
        self.id = id
        self.on_done = on_done
        self.drafted: Draft | None = None
        self.drafted_at = 0.0
        """When the draft was made, in ticks of the clock."""


class FifoLock:
    """A lock that is handed on in the order of requests; only its holder may change the table."""

    __slots__ = ("_is_locked", "_waiting")

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: deque[Callable[[], None]] | None = None

    def locked(self) -> bool:
        """Does somebody hold it?"""
        return self._is_locked

    def acquire(self, on_acquired: Callable[[], None]) -> None:
        """Call back now, or as soon as everybody earlier in the line has released it."""
        if self._is_locked:
            self._waiting = self._waiting or deque()
            self._waiting.append(on_acquired)
        else:
            self._is_locked = True
            on_acquired()

    def release(self) -> None:
        """Hand the lock to the next in line."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_locked, self._waiting = False, None

    async def __aenter__(self) -> None:
        acquired: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def on_acquired() -> None:
            if acquired.done():  # cancelled in the meantime
                self.release()
            else:
                acquired.set_result(None)

        self.acquire(on_acquired)
        try:
            await acquired
        except asyncio.CancelledError:
            if not acquired.cancelled():  # it was acquired already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class CommitHooks(Protocol):
    """What the queue needs of the room around it."""

    fault: str
    """Why this table is read-only."""

    def on_committed(self, entry: Entry) -> None:
        """An entry is durable and applied: send it to everybody."""

    async def apply_new_entries(self) -> None:
        """Read and apply what another process has written."""

    def on_storage_down(self, seconds: float) -> None:
        """Nothing can be written for this number of seconds."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Run this in the background."""


class CommitQueue:
    """Changes one table, one entry at a time."""

    __deletable__ = ("_hooks",)  # mypyc

    def __init__(
        self,
        state: TableState,
        storage: Storage,
        clock: Clock,
        metrics: Metrics,
        hooks: CommitHooks,
    ) -> None:
        self.lock = FifoLock()
        self._state = state
        self._storage = storage
        self._clock = clock
        self._metrics = metrics
        self._hooks = hooks

    def commit(self, draft: Drafter, id: str = "") -> "asyncio.Future[Entry]":
        """Draft an entry, write it, apply it, send it to everybody. Raises a Refused.

        If an entry with this id is in the log already, that one is the result. The entry is
        finished even if the caller goes away in the meantime.
        """
        done: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        self.submit(draft, id, partial(_set_result, done))
        return done

    def submit(self, draft: Drafter, id: str, on_done: OnDone) -> None:
        """Like `commit`, but calls `on_done` instead of returning a future."""
        self.lock.acquire(partial(self._draft, PendingCommit(draft, id, on_done)))

    def unload(self) -> None:
        """Break the reference cycle with the room; the collector runs rarely."""
        del self._hooks

    def _draft(self, commit: PendingCommit) -> None:
        known: Entry | None = None
        try:
            if self._hooks.fault:
                raise Denied("read_only", self._hooks.fault)
            commit.drafted_at = self._clock.ticks()
            known = self._state.answered(commit.id)
            if known is None:
                commit.drafted = self._drafted(commit.draft)
        except Exception as error:
            # The traceback holds the frame of the waiting caller: a reference cycle per refusal.
            self._finish(commit, error.with_traceback(None))
            return
        if commit.drafted is None:
            assert known is not None
            self._finish(commit, known)
            return
        self._write(commit, commit.drafted.entry)

    def _drafted(self, draft: Drafter) -> Draft:
        try:
            return draft()
        except Refused:
            raise
        except Exception as error:
            log.exception("a rule has failed")
            self._metrics.fault()
            raise Denied("fault", "the rules failed here: please send a report") from error

    def _write(self, commit: PendingCommit, entry: Entry) -> None:
        writing = self._storage.append(self._state.id, entry, self._clock.now())
        asyncio.ensure_future(writing).add_done_callback(partial(self._written, commit))

    def _written(self, commit: PendingCommit, writing: "asyncio.Future[bool]") -> None:
        """The write has ended: the entry is on disk, another process was first, or nobody knows."""
        try:
            if not writing.result():
                self._hooks.spawn(self._draft_again(commit))
                return
            entry = self._apply(commit)
        except (Exception, asyncio.CancelledError) as error:
            self._finish(commit, self._failure(error))
        else:
            self._finish(commit, entry)

    def _apply(self, commit: PendingCommit) -> Entry:
        assert commit.drafted is not None
        entry = commit.drafted.entry
        self._state.accept(commit.drafted)
        self._metrics.accepted(entry.kind, self._clock.ticks() - commit.drafted_at)
        self._hooks.on_committed(entry)
        return entry

    async def _draft_again(self, commit: PendingCommit) -> None:
        """Another process was first: read what it has written, then draft again."""
        commit.drafted = None
        try:
            await self._hooks.apply_new_entries()
        except (Exception, asyncio.CancelledError) as error:
            self._finish(commit, self._failure(error))
        else:
            self._draft(commit)

    def _failure(self, error: BaseException) -> BaseException:
        if not isinstance(error, StorageDown):
            return error
        refusal = storage_down()
        refusal.__cause__ = error
        self._hooks.on_storage_down(refusal.wait)
        return refusal

    def _finish(self, commit: PendingCommit, result: CommitResult) -> None:
        try:
            commit.on_done(result)
        finally:
            self.lock.release()


def _set_result(done: "asyncio.Future[Entry]", result: CommitResult) -> None:
    if done.done():  # the caller has gone away
        return
    if isinstance(result, BaseException):
        done.set_exception(result)
    else:
        done.set_result(result)
