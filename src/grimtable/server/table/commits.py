"""Steps of one table, one after the other: tried, written down, and only then done.

Whoever asked for one may go away in the meantime.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from grimtable.kernel.errors import Refused
from grimtable.look.session import Draft, Entry
from grimtable.server.refusals import Denied, storage_down
from grimtable.server.storage import Storage, StorageDown

if TYPE_CHECKING:
    from grimtable.server.clock import Clock
    from grimtable.server.metrics import Metrics
    from grimtable.server.table.driver import Driver
    from grimtable.server.table.state import TableState

log = logging.getLogger("grimtable.server")

Make = Callable[[], Draft]
Told = Entry | BaseException
"""What became of a step."""


class Step:
    """Something to be tried, written down and done when its turn has come."""

    __slots__ = ("draft", "id", "make", "over", "tried")

    def __init__(self, make: Make, id: str, over: Callable[[Told], None]) -> None:
        self.make = make
        self.id = id
        self.over = over
        self.draft: Draft | None = None
        self.tried = 0.0
        """When, by the clock's ticks."""


class Turn:
    """Whose turn it is to change a table; the others wait in the order they came."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Callable[[], None]] | None = None

    def locked(self) -> bool:
        """Is somebody at it?"""
        return self._is_taken

    def take(self, begin: Callable[[], None]) -> None:
        """Begin now, or as soon as all who came before have passed on."""
        if self._is_taken:
            self._waiting = self._waiting or deque()
            self._waiting.append(begin)
        else:
            self._is_taken = True
            begin()

    def pass_on(self) -> None:
        """The next may begin."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self._is_taken, self._waiting = False, None

    async def __aenter__(self) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if mine.done():  # gone in the meantime
                self.pass_on()
            else:
                mine.set_result(None)

        self.take(begin)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had begun
                self.pass_on()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.pass_on()


def tell(waiting: "asyncio.Future[Entry]", told: Told) -> None:
    """Whoever waits for a step hears what became of it."""
    if waiting.done():  # gone in the meantime
        return
    if isinstance(told, BaseException):
        waiting.set_exception(told)
    else:
        waiting.set_result(told)


class Steps(ABC):
    """The part of a room that changes its table."""

    id: str
    fault: str
    state: "TableState"
    driver: "Driver"
    storage: Storage
    clock: "Clock"
    metrics: "Metrics"

    def __init__(self) -> None:
        self._turn = Turn()

    @abstractmethod
    def _after(self, entry: Entry) -> None:
        """It has happened: tell everybody."""

    @abstractmethod
    async def _read_on(self) -> None:
        """Let happen what another process has written."""

    def step(self, make: Make, id: str = "") -> "asyncio.Future[Entry]":
        """Try a step, write it down, let it happen, tell everybody. Raises a Refused.

        A step whose id is in the log already has happened: it is not tried again. Whoever asked
        may go away in the middle; the step is finished all the same.
        """
        waiting: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        self.begin(make, id, partial(tell, waiting))
        return waiting

    def begin(self, make: Make, id: str, over: Callable[[Told], None]) -> None:
        """The same, for whoever wants to be called when it is over."""
        self._turn.take(partial(self._try, Step(make, id, over)))

    def _try(self, step: Step) -> None:
        try:
            if self.fault:
                raise Denied("read_only", self.fault)
            step.tried = self.clock.ticks()
            known = self.state.answered(step.id)
            if known is None:
                step.draft = self._drafted(step.make)
        except Exception as error:
            # Its trace holds the frame of whoever waits for it: every refusal would be a ring.
            self._end(step, error.with_traceback(None))
            return
        if step.draft is None:
            assert known is not None
            self._end(step, known)
            return
        writing = self.storage.append(self.id, step.draft.entry, self.clock.now())
        asyncio.ensure_future(writing).add_done_callback(partial(self._written, step))

    def _written(self, step: Step, writing: "asyncio.Future[bool]") -> None:
        """It is on disk, or another process was quicker, or nobody knows."""
        try:
            if not writing.result():
                self.driver.spawn(self._try_again(step))
                return
            happened = self._happen(step)
        except (Exception, asyncio.CancelledError) as error:
            self._end(step, self._failed(error))
        else:
            self._end(step, happened)

    def _happen(self, step: Step) -> Entry:
        assert step.draft is not None
        entry = step.draft.entry
        self.state.accept(step.draft)
        self.metrics.accepted(entry.kind, self.clock.ticks() - step.tried)
        self._after(entry)
        return entry

    async def _try_again(self, step: Step) -> None:
        """Another process has written: read that first."""
        step.draft = None
        try:
            await self._read_on()
        except (Exception, asyncio.CancelledError) as error:
            self._end(step, self._failed(error))
        else:
            self._try(step)

    def _failed(self, error: BaseException) -> BaseException:
        if not isinstance(error, StorageDown):
            return error
        refusal = storage_down()
        refusal.__cause__ = error
        self.driver.stall(refusal.wait)
        return refusal

    def _end(self, step: Step, told: Told) -> None:
        try:
            step.over(told)
        finally:
            self._turn.pass_on()

    def _drafted(self, make: Make) -> Draft:
        try:
            return make()
        except Refused:
            raise
        except Exception as error:
            log.exception("a rule has failed")
            self.metrics.fault()
            raise Denied("fault", "the rules failed here: please send a report") from error
