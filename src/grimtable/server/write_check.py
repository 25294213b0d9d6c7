"""Can moves be kept now? Found out by writing, at most once a second however many ask."""

import asyncio
import secrets

from grimtable.server.clock import Clock
from grimtable.server.storage import Storage, StorageDown

OFTEN = 1.0
"""Seconds between two trials."""
PATIENCE = 3.0
"""Seconds after which a trial that is not over has failed, as far as anybody can tell."""
SIZE = 8192
"""Bytes of a trial: more than a move needs, so that a disk that is nearly full is found out."""


class WriteCheck:
    """The last trial, shared by all who ask; a commit that has failed since counts too."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._trial: asyncio.Task[bool] | None = None
        self._began = 0.0
        self._failures = 0
        """Failed commits before the last trial."""

    async def can_write(self) -> bool:
        """True: the last trial has been written, and nothing has failed since."""
        now = self._clock.ticks()
        if self._trial is None or (self._trial.done() and now - self._began >= OFTEN):
            self._began, self._failures = now, self._storage.failures
            self._trial = asyncio.create_task(self._try())
        trial, failures = self._trial, self._failures  # the next asker may begin another one
        done, _ = await asyncio.wait([trial], timeout=PATIENCE)
        return bool(done) and trial.result() and self._storage.failures == failures

    async def _try(self) -> bool:
        """Something new each time: what is there already would not be written again."""
        trial = (
            "INSERT INTO notes (name, value) VALUES ('trial', ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (secrets.token_hex(SIZE // 2),),
        )
        try:
            await self._storage.write(trial)
        except StorageDown:
            return False
        return True
