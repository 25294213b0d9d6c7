"""The record of a finished game: made once for everybody who asks, in small slices."""

import asyncio

from grimtable.review.results import Review
from grimtable.server.table.log.state import TableState
from grimtable.server.table.time_slice import TimeSlice
from grimtable.sessions.records import Record


class FinishedGame:
    """Keeps what was played at a table. A game that is over does not change any more."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._making = asyncio.Lock()
        self._played: Record | None = None
        self.review: Review | None = None
        """Kept beside the record once somebody has asked for it."""

    async def record(self) -> tuple[Record, float]:
        """The record, and the seconds of work it took; none if somebody has asked before."""
        spent = 0.0
        async with self._making:
            if self._played is None:
                self._played, spent = await self._play_again()
        return self._state.told_around(self._played), spent

    def keep_review(self, review: Review) -> None:
        """It is the same for everybody."""
        self.review = review

    async def _play_again(self) -> tuple[Record, float]:
        session, time_slice = self._state.session, TimeSlice()
        assert session is not None
        made = None
        for made in session.record_steps():
            await time_slice.yield_if_over()
        assert made is not None
        return made, time_slice.spent
