"""Bots at the table think in processes of their own, on a hard budget of time.

Only what a seat may know goes there, and only moves and advice come back. The event loop never
waits for a request.
"""

import asyncio
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import msgspec

import grimtable
from grimtable.server.bot_processes.bot_input import BotInput, EventTuple, ToJudge
from grimtable.server.bot_processes.worker import (
    LENGTH_BYTES,
    NO_SLOT,
    Advised,
    Answer,
    Judged,
    Wanted,
    framed,
)
from grimtable.server.clock import RealClock
from grimtable.server.protocol import HintChoice

BOT_MAKER = "grimtable.server.bot_processes.worker:allowed_bot"
START_TIMEOUT = 60.0
"""Seconds in which a new process must be ready."""
MAX_SLOTS = 256
"""Seats whose bots a process remembers; the one idle for longest makes room."""
ADVICE_BUDGET = 2.0
"""Seconds that a bot may think about advice."""
ESTIMATE_BUDGET = 8.0
"""Seconds that it may play on for estimates."""
JUDGING_BUDGET = 120.0
"""Seconds that one position of a review may take."""
ENVIRONMENT = (
    "GRIMTABLE_BOTS",
    "GRIMTABLE_CARDS",
    "GRIMTABLE_COMPILED",
    "LANG",
    "LC_ALL",
    "LD_LIBRARY_PATH",
    "PATH",
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONHOME",
)
"""What a process learns of ours: a password for the database may stand in the rest."""

_clock = RealClock()  # a budget is real time, at any pace
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Answer).decode


class BotFailed(RuntimeError):
    """A bot gave no answer. The text says why, by the kind and place of an error."""


class BotTimedOut(BotFailed):
    """A bot thought longer than it may; its process was ended."""


class PoolClosed(RuntimeError):
    """The server is closing: nothing may be played in this bot's place."""


class PendingRequest:
    """A question on its way to a bot, and the answer to come."""

    def __init__(
        self,
        name: str,
        seed: int,
        bot_input: BotInput,
        *,
        budget: float,
        seat_key: str = "",
        wants: Wanted = "moves",
        to_judge: ToJudge | None = None,
    ) -> None:
        self.name = name
        self.seed = seed
        self.bot_input = bot_input
        self.budget = budget
        self.key = (seat_key, name, seed)
        self.is_kept = bool(seat_key)
        self.wants: Wanted = wants
        self.to_judge = to_judge
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        """Moves, or what is wanted instead."""

    def fail(self, error: Exception) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class BotSlots:
    """Whose bots one process remembers, and how much of the story each knows."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str, int], tuple[int, int | None, EventTuple | None]] = {}
        """Slot, and number and last of the events it was told; the one asked last is the last."""

    def __contains__(self, key: tuple[str, str, int]) -> bool:
        return key in self._known

    def assign(self, request: PendingRequest) -> tuple[int, int | None]:
        """A slot, and how many events of the story its bot knows.

        An event that still stands in its place shows that the story was not cut before it.
        """
        if not request.is_kept:
            return NO_SLOT, None
        story = request.bot_input.events
        if request.key in self._known:
            slot, known_events, last = self._known.pop(request.key)
        else:
            slot, known_events, last = self._free(), None, None
        if known_events and (len(story) < known_events or story[known_events - 1] is not last):
            known_events = None
        self._known[request.key] = slot, len(story), story[-1] if story else None
        return slot, known_events

    def _free(self) -> int:
        if len(self._known) < MAX_SLOTS:
            return len(self._known)
        return self._known.pop(next(iter(self._known)))[0]

    def clear(self, request: PendingRequest) -> None:
        """A bot that failed is gone; the next one is sent everything."""
        if request.key in self._known:
            self._known[request.key] = self._known[request.key][0], None, None


class BotWorker(asyncio.Protocol):
    """One process and the pipe to it; it answers one request at a time."""

    def __init__(
        self, bots: str, on_change: Callable[["BotWorker"], None], *, niceness: int = 0
    ) -> None:
        self._on_change = on_change
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._request: PendingRequest | None = None
        self._limit = _clock.timer(START_TIMEOUT, self._too_late)
        self.is_ready = False
        self.why: Exception | None = None
        """Why it is gone."""
        self.slots = BotSlots()
        ours, theirs = socket.socketpair()
        try:
            self.process = _start(theirs, bots, niceness)
        except OSError:
            ours.close()
            self._limit.cancel()
            raise
        finally:
            theirs.close()
        self._socket = ours

    async def connect(self) -> None:
        """Listen; the process says when it is ready."""
        loop = asyncio.get_running_loop()
        await loop.create_unix_connection(lambda: self, sock=self._socket)

    async def wait_until_gone(self) -> None:
        """Until the system has forgotten the process; a large one takes its time."""
        await asyncio.to_thread(self.process.wait)

    @property
    def is_gone(self) -> bool:
        """Has it ended?"""
        return self.why is not None

    @property
    def is_idle(self) -> bool:
        """Can it be asked?"""
        return self.is_ready and not self.is_gone and self._request is None

    def send(self, request: PendingRequest) -> None:
        """Send the question; from now on its time runs."""
        assert self.is_idle and self._transport is not None
        try:
            question = framed(self._question(request))
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            self.slots.clear(request)
            request.fail(BotFailed(f"this question cannot be sent: {type(error).__name__}"))
            return
        self._request = request
        self._transport.write(question)
        self._limit = _clock.timer(request.budget, self._too_late)

    def _question(self, request: PendingRequest) -> bytes:
        slot, known_events = self.slots.assign(request)
        view, events = request.bot_input.view, request.bot_input.events[known_events or 0 :]
        asked = (request.name, request.seed, request.budget, slot, known_events, view, events)
        return _encode((*asked, request.wants, request.to_judge))

    # What comes over the pipe

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        if self.is_gone:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._received += data
        length = int.from_bytes(self._received[:LENGTH_BYTES], "big")
        if self.is_gone or len(self._received) < LENGTH_BYTES + length:
            return
        answer = _decode(self._received[LENGTH_BYTES:])
        self._received.clear()
        self._limit.cancel()
        request, self._request = self._request, None
        self.is_ready = True
        if request is not None:
            self._deliver(request, answer)
        self._on_change(self)

    def _deliver(self, request: PendingRequest, answer: Answer) -> None:
        if isinstance(answer, str):
            self.slots.clear(request)
            request.fail(BotFailed(answer))
        elif not request.answer.done():
            request.answer.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self.end(BotFailed("its process has ended"))

    def _too_late(self) -> None:
        request = self._request
        if request is None:
            self.end(BotTimedOut(f"its process was not ready within {START_TIMEOUT} seconds"))
        else:
            self.end(BotTimedOut(f"{request.name!r} thought longer than {request.budget} seconds"))

    def end(self, why: Exception) -> None:
        """Kill the process; its request stays unanswered."""
        if self.is_gone:
            return
        self.why = why
        self._limit.cancel()
        self.process.kill()
        if self._transport is not None:
            self._transport.abort()
        if self._request is not None:
            self._request.fail(why)
        self._on_change(self)


def _start(theirs: socket.socket, bots: str, niceness: int) -> "subprocess.Popen[bytes]":
    """A fresh interpreter: it inherits no memory, no files, and of the environment little.

    In a session of its own it gets no Ctrl-C; it ends when the pipe does.
    """
    home = Path(grimtable.__file__).resolve().parents[1]
    paths = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]
    kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    number = theirs.fileno()
    worker = ["-m", "grimtable.server.bot_processes.worker", str(number), bots, str(niceness)]
    return subprocess.Popen(
        [sys.executable, "-P", *worker],
        env={**kept, "PYTHONPATH": os.pathsep.join(paths)},
        pass_fds=(number,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


class BotPool:
    """A few processes, started when they are needed; whoever asks first is served first.

    `bots` names the function that makes a bot of a game, a name and a seed,
    `package.module:function`.
    """

    def __init__(self, processes: int = 0, *, bots: str = BOT_MAKER, niceness: int = 0) -> None:
        self._niceness = niceness
        """How far its processes stand back behind others."""
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._bots = bots
        self._workers: list[BotWorker] = []
        self._waiting: deque[PendingRequest] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def alive(self) -> int:
        """Processes that think, wait or start."""
        return len(self._workers)

    async def choose(
        self, name: str, seed: int, bot_input: BotInput, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        """Moves for the open question of a seat.

        Raises BotTimedOut after `budget` seconds of thinking, BotFailed if the bot or its process
        fails, PoolClosed when the server closes. Whoever no longer wants the answer cancels.

        With a `seat_key` and the same seed the bot is kept, and hears only what is new in the
        story, as long as `bot_input` holds the same event objects as before. Give it if the answer
        follows from the seed and the input, as it does for all our bots except `random`.
        """
        request = PendingRequest(name, seed, bot_input, budget=budget, seat_key=seat_key)
        moves: list[int] = await self._asked(request)
        return moves

    async def advise(
        self, name: str, seed: int, bot_input: BotInput, *, is_estimated: bool = False
    ) -> list[HintChoice]:
        """Good answers to the open question of a seat, with reasons and perhaps estimates.

        Raises the same as `choose`.
        """
        wants: Wanted = "estimates" if is_estimated else "advice"
        budget = ESTIMATE_BUDGET if is_estimated else ADVICE_BUDGET
        advised: Advised = await self._asked(
            PendingRequest(name, seed, bot_input, budget=budget, wants=wants)
        )
        return advised.choices

    async def judge(
        self, name: str, seed: int, bot_input: BotInput, to_judge: ToJudge
    ) -> list[list[float]]:
        """What answers lead to, per answer the results on each table. Raises as `choose` does."""
        judged: Judged = await self._asked(
            PendingRequest(
                name, seed, bot_input, budget=JUDGING_BUDGET, wants="judged", to_judge=to_judge
            )
        )
        return judged.results

    async def _asked(self, request: PendingRequest) -> Any:
        """The answer to a request, when its turn has come."""
        if self._is_closed:
            raise PoolClosed("the server is closing: no bot thinks any more")
        self._waiting.append(request)
        self._dispatch()
        return await request.answer

    async def close(self) -> None:
        """End all processes; nobody gets an answer any more."""
        self._is_closed = True
        closing = PoolClosed("the server is closing: this bot's thought was broken off")
        while self._waiting:
            self._waiting.popleft().fail(closing)
        for worker in self._workers[:]:
            worker.end(closing)
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _dispatch(self) -> None:
        """Give what waits to whoever is idle; where hands are missing, start processes."""
        while self._waiting:
            request = self._waiting[0]
            if not request.answer.done():  # else whoever asked has gone
                worker = self._idle(request)
                if worker is None:
                    break
                worker.send(request)
            self._waiting.popleft()
        while len(self._workers) < self.processes and self._starting < len(self._waiting):
            self._start_worker()

    @property
    def _starting(self) -> int:
        return sum(not worker.is_ready for worker in self._workers)

    def _idle(self, request: PendingRequest) -> BotWorker | None:
        """Rather the one that remembers this seat; but nobody waits while another is idle."""
        idle = [worker for worker in self._workers if worker.is_idle]
        knowing = [worker for worker in idle if request.key in worker.slots]
        return next(iter(knowing + idle), None)

    def _start_worker(self) -> None:
        try:
            worker = BotWorker(self._bots, self._on_change, niceness=self._niceness)
        except OSError as error:
            self._waiting.popleft().fail(BotFailed(f"no bot could begin: {error}"))
            return
        self._workers.append(worker)
        self._spawn(worker.connect())

    def _on_change(self, worker: BotWorker) -> None:
        """It is idle, or gone."""
        if worker.is_gone:
            self._workers.remove(worker)
            self._spawn(worker.wait_until_gone())
            if not worker.is_ready and self._waiting:
                self._waiting.popleft().fail(BotFailed(f"no bot could begin: {worker.why}"))
        self._dispatch()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
