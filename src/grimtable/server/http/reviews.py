"""Reviews of finished games, computed by bots in a process that stands back behind everybody.

A review is computed once and kept beside the record of its table; whoever asks meanwhile follows
the same work. The process sees what each seat knew, view by view, never a table or a record.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from litestar.types import Receive

from grimtable import registry
from grimtable.bots.advice import Advice
from grimtable.kernel.errors import BadRecord
from grimtable.look.conversion import view_of
from grimtable.look.game import Game
from grimtable.review.judging import Advising, Task
from grimtable.review.results import Review
from grimtable.review.reviewing import Plan, Result, Reviewer
from grimtable.server.bot_processes.bot_input import BotInput, ToJudge
from grimtable.server.bot_processes.pool import BotFailed, BotPool, PoolClosed
from grimtable.server.http.access import Access, Caller
from grimtable.server.http.exports import MS, Exports
from grimtable.server.http.forms import ReviewLine
from grimtable.server.http.replays import Replays, begun, check_length, refused_records
from grimtable.server.people.limits import network
from grimtable.server.refusals import Denied
from grimtable.server.table.audience.audience import encode
from grimtable.server.table.time_slice import TimeSlice
from grimtable.sessions.records import Record, read

NICENESS = 10
"""How far the process stands back."""
MAX_REVIEWS = 8
"""Reviews that are computed, one by one, or wait."""
BUDGET = 0
"""Simulations of a review; 0: as many as its bot usually needs."""
STEP = 0.01
"""Progress that is told."""

log = logging.getLogger("grimtable.server")


class Reviews:
    """Begins reviews, within limits for each address."""

    def __init__(self, access: Access, exports: Exports, replays: Replays) -> None:
        self._access = access
        self._exports = exports
        self._replays = replays
        self._open: dict[str, ReviewWork] = {}
        """Being computed: of a table by its id, of a record by whose it is."""
        self._turn = asyncio.Lock()
        """Held by the one for which bots play."""

    async def of_table(self, caller: Caller, table: str, receive: Receive) -> AsyncGenerator[bytes]:
        """The review of a finished game, for everybody who may watch its table."""
        return await begun(self._of_table(caller, table), receive)

    async def of_record(
        self, caller: Caller, data: bytes, receive: Receive
    ) -> AsyncGenerator[bytes]:
        """The review of a record that the caller has. Nothing of it is kept."""
        return await begun(self._of_record(caller, data), receive)

    async def close(self) -> None:
        """Give up what is being computed."""
        for work in list(self._open.values()):
            await work.stop()

    async def _of_table(self, caller: Caller, table: str) -> AsyncGenerator[bytes]:
        self._replays.check_rates(caller)
        room = await self._exports.watchable(caller, table)
        if room.finished.review is not None:
            yield b""
            yield line(1.0, room.finished.review)
            return
        if room.id not in self._open:
            with refused_records():
                record = await self._exports.record_of(caller, room)
                check_length(record)
        work = self._open.get(room.id) or self._begin(
            caller, room.id, room.state.game, record, room.finished.keep_review
        )
        async with aclosing(work.followed()) as lines:
            async for each in lines:
                yield each

    async def _of_record(self, caller: Caller, data: bytes) -> AsyncGenerator[bytes]:
        key = f"record of {network(caller.address)}"
        if key in self._open:
            raise Denied("crowded", "another record of yours is being reviewed: wait", wait=5.0)
        with refused_records():
            record = read(data)
            await self._replays.check(caller, record)
            game = registry.at_table(record.game, record.options)
        work = self._begin(caller, key, game, record, lambda review: None)
        async with aclosing(work.followed()) as lines:
            async for each in lines:
                yield each

    def _begin(
        self, caller: Caller, key: str, game: Game, record: Record, keep: Callable[[Review], None]
    ) -> "ReviewWork":
        """Compute a review; its time is paid for in the end."""
        if game.card_names:
            raise Denied("no_review", "no bot knows the cards of this game")
        if len(self._open) >= MAX_REVIEWS:
            raise Denied("crowded", "too many games are being reviewed: wait", wait=30.0)
        self._access.check_rate("review", caller.address)

        def ended(work: ReviewWork) -> None:
            del self._open[key]
            self._access.charge("review", caller.address, "", work.spent * MS)
            if work.review is not None:
                keep(work.review)

        with refused_records():
            reviewer = Reviewer(game, record, Plan.of(game, budget=BUDGET))
        work = ReviewWork(reviewer, self._turn, ended)
        self._open[key] = work
        return work


class ReviewWork:
    """One review that is being computed, for as long as somebody follows it."""

    def __init__(
        self, reviewer: Reviewer, turn: asyncio.Lock, on_end: Callable[["ReviewWork"], None]
    ) -> None:
        self._reviewer = reviewer
        self._turn = turn
        self._on_end = on_end
        self._changed = asyncio.Event()
        self._followers = 0
        self._is_read = False
        """Has the record been played again?"""
        self._is_over = False
        self._error: Exception | None = None
        self._share = 0.0
        self.review: Review | None = None
        self.spent = 0.0
        """Seconds for which bots have played."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def followed(self) -> AsyncGenerator[bytes]:
        """An empty line once the record is sound, then how far it is, at last the review."""
        self._followers += 1
        try:
            while not (self._is_read or self._is_over):
                await self._changed.wait()
            if isinstance(self._error, BadRecord):
                raise Denied("bad_record", str(self._error))
            yield b""
            while not self._is_over:
                changed = self._changed
                yield line(self._share)
                await changed.wait()
            yield line(1.0, self.review)
        finally:
            self._followers -= 1
            if not self._followers:
                await self.stop()

    async def stop(self) -> None:
        """Nobody needs it any more."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        pool = BotPool(1, niceness=NICENESS)
        try:
            self.review = await self._computed(pool)
        except (BadRecord, BotFailed, PoolClosed) as error:
            self._error = error
            log.warning("a review ended: %s", type(error).__name__)
        finally:
            await pool.close()
            self._is_over = True
            self._on_end(self)
            self._tell()

    async def _computed(self, pool: BotPool) -> Review:
        work, time_slice = self._reviewer.work(), TimeSlice()
        tasks = next(work)
        while not tasks:  # the record is played again
            await time_slice.yield_if_over()
            tasks = work.send([])
        self._is_read = True
        self._tell()
        async with self._turn:
            while True:
                results = [await self._done(pool, task) for task in tasks]
                try:
                    tasks = work.send(results)
                except StopIteration as ended:
                    made: Review = ended.value
                    return made

    async def _done(self, pool: BotPool, task: Task) -> Result:
        """The result of one task."""
        plan, known = self._reviewer.plan, task.known
        shown = BotInput(view_of(self._reviewer.game, known.view), known.told)
        begun = time.perf_counter()
        try:
            if isinstance(task, Advising):
                choices = await pool.advise(plan.bot, plan.seed, shown)
                return [Advice(tuple(choice.moves), choice.reason) for choice in choices]
            asked = ToJudge(task.answers, task.first, task.worlds, task.is_immediate)
            return await pool.judge(plan.bot, plan.seed, shown, asked)
        finally:
            self.spent += time.perf_counter() - begun
            self._reviewer.note(task)
            if self._reviewer.share_done - self._share >= STEP:
                self._share = self._reviewer.share_done
                self._tell()

    def _tell(self) -> None:
        """Something has changed."""
        self._changed.set()
        self._changed = asyncio.Event()


def line(share: float, review: Review | None = None) -> bytes:
    """How far it is, or the review."""
    has_failed = share == 1.0 and review is None
    return encode(ReviewLine(share=round(share, 3), review=review, has_failed=has_failed)) + b"\n"
