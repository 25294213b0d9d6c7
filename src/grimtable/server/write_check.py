"""Can the server save moves now? It tries by writing, at most once a second."""

import asyncio
import secrets

from grimtable.server.clock import Clock
from grimtable.server.storage import Storage, StorageDown

CHECK_INTERVAL = 1.0
"""Seconds between two trials."""
WRITE_TIMEOUT = 3.0
"""Seconds after which an unfinished trial counts as failed."""
TRIAL_BYTES = 8192
"""Bytes written by a trial: more than a move needs, to detect a disk that is nearly full."""


class WriteCheck:
    """The last trial, shared by all requests. A commit that has failed since counts, too."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._trial: asyncio.Task[bool] | None = None
        self._began = 0.0
        self._failures = 0
        """Number of failed commits when the last trial began."""

    async def can_write(self) -> bool:
        """Whether the last trial was written and no commit has failed since."""
        now = self._clock.ticks()
        if self._trial is None or (self._trial.done() and now - self._began >= CHECK_INTERVAL):
            self._began, self._failures = now, self._storage.failures
            self._trial = asyncio.create_task(self._try())
        trial, failures = self._trial, self._failures  # another request may begin a new trial
        done, _ = await asyncio.wait([trial], timeout=WRITE_TIMEOUT)
        return bool(done) and trial.result() and self._storage.failures == failures

    async def _try(self) -> bool:
        """Write a new value each time: the database may skip writing a value it already has."""
        trial = (
            "INSERT INTO notes (name, value) VALUES ('trial', ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (secrets.token_hex(TRIAL_BYTES // 2),),
        )
        try:
            await self._storage.write(trial)
        except StorageDown:
            return False
        return True
