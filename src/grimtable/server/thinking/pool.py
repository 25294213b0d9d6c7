"""Bots at the table think in processes of their own, on a hard budget of time.

Only a Look goes there and only moves come back. The event loop never waits for a thought.
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
from grimtable.look.look import Event, Look
from grimtable.server.clock import RealClock
from grimtable.server.thinking.worker import HEAD, NO_DESK, Answer, framed

BOTS = "grimtable.bots.bot:get_bot"
START = 60.0
"""Seconds in which a new process must be ready."""
DESKS = 256
"""Seats whose bots a process remembers; the one that was longest idle makes room."""
ENVIRONMENT = (
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
    """A bot gave no answer. The line says why, by the kind and place of an error."""


class Overtime(BotFailed):
    """A bot thought longer than it may; its process was ended."""


class Closed(RuntimeError):
    """The server is closing: nothing may be played in this bot's place."""


class Thought:
    """A question on its way to a bot, and the answer to come."""

    def __init__(
        self, name: str, seed: int, look: Look | bytes, *, budget: float, seat_key: str
    ) -> None:
        self.name = name
        self.seed = seed
        self.look = look
        self.budget = budget
        self.whose = (seat_key, name, seed)
        self.stays = bool(seat_key) and isinstance(look, Look)
        self.moves: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        """There will be no answer."""
        if not self.moves.done():
            self.moves.set_exception(error)


class Desks:
    """Whose bots sit in one process, and what they have heard there."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, str, int], tuple[int, int | None, Event | None]] = {}
        """Desk, length and last event of the story; who was asked last stands last."""

    def __contains__(self, whose: tuple[str, str, int]) -> bool:
        return whose in self._told

    def seat(self, thought: Thought) -> tuple[int, int | None]:
        """A desk, and how much of the story was told there.

        An event that still stands in its place shows that the story was not cut before it.
        """
        if not thought.stays:
            return NO_DESK, None
        assert isinstance(thought.look, Look)
        story = thought.look.story
        if thought.whose in self._told:
            desk, heard, last = self._told.pop(thought.whose)
        else:
            desk, heard, last = self._free(), None, None
        if heard and (len(story) < heard or story[heard - 1] is not last):
            heard = None
        self._told[thought.whose] = desk, len(story), story[-1] if story else None
        return desk, heard

    def _free(self) -> int:
        if len(self._told) < DESKS:
            return len(self._told)
        return self._told.pop(next(iter(self._told)))[0]

    def clear(self, thought: Thought) -> None:
        """A bot that failed is gone; the next one hears everything."""
        if thought.whose in self._told:
            self._told[thought.whose] = self._told[thought.whose][0], None, None


class BotWorker(asyncio.Protocol):
    """One process and the line to it; it thinks about one question at a time."""

    def __init__(self, bots: str, changed: Callable[["BotWorker"], None]) -> None:
        self._changed = changed
        self._line: asyncio.Transport | None = None
        self._heard = bytearray()
        self._thought: Thought | None = None
        self._limit = _clock.timer(START, self._too_late)
        self.is_ready = False
        self.why: Exception | None = None
        """Why it is gone."""
        self.desks = Desks()
        ours, theirs = socket.socketpair()
        try:
            self.process = _start(theirs, bots)
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

    async def bury(self) -> None:
        """Until the system has forgotten the process; a large one takes its time."""
        await asyncio.to_thread(self.process.wait)

    @property
    def is_gone(self) -> bool:
        """Has it ended?"""
        return self.why is not None

    @property
    def is_idle(self) -> bool:
        """Can it be asked?"""
        return self.is_ready and not self.is_gone and self._thought is None

    def think(self, thought: Thought) -> None:
        """Send the question; from now on its time runs."""
        assert self.is_idle and self._line is not None
        try:
            question = framed(self._question(thought))
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            self.desks.clear(thought)
            thought.fail(BotFailed(f"this question cannot be sent: {type(error).__name__}"))
            return
        self._thought = thought
        self._line.write(question)
        self._limit = _clock.timer(thought.budget, self._too_late)

    def _question(self, thought: Thought) -> bytes:
        desk, heard = self.desks.seat(thought)
        look: Look | msgspec.Raw
        if isinstance(thought.look, bytes):
            look = msgspec.Raw(thought.look)
        else:
            look = Look(thought.look.view, thought.look.decision, thought.look.story[heard or 0 :])
        return _encode((thought.name, thought.seed, thought.budget, desk, heard, look))

    # What the line tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        if self.is_gone:
            self._line.abort()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) < HEAD + int.from_bytes(self._heard[:HEAD], "big") or self.is_gone:
            return
        answer = _decode(self._heard[HEAD:])
        self._heard.clear()
        self._limit.cancel()
        thought, self._thought = self._thought, None
        self.is_ready = True
        if thought is not None:
            self._pass_on(thought, answer)
        self._changed(self)

    def _pass_on(self, thought: Thought, answer: Answer) -> None:
        if isinstance(answer, str):
            self.desks.clear(thought)
            thought.fail(BotFailed(answer))
        elif not thought.moves.done():
            thought.moves.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self.end(BotFailed("its process has ended"))

    def _too_late(self) -> None:
        thought = self._thought
        if thought is None:
            self.end(Overtime(f"its process was not ready within {START} seconds"))
        else:
            self.end(Overtime(f"{thought.name!r} thought longer than {thought.budget} seconds"))

    def end(self, why: Exception) -> None:
        """Kill the process; what it thought about stays unanswered."""
        if self.is_gone:
            return
        self.why = why
        self._limit.cancel()
        self.process.kill()
        if self._line is not None:
            self._line.abort()
        if self._thought is not None:
            self._thought.fail(why)
        self._changed(self)


def _start(theirs: socket.socket, bots: str) -> "subprocess.Popen[bytes]":
    """A fresh interpreter: it inherits no memory, no files, and of the environment little.

    In a session of its own it does not hear Ctrl-C; it ends when the line does.
    """
    home = Path(grimtable.__file__).resolve().parents[1]
    paths = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]
    kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    number = theirs.fileno()
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "grimtable.server.thinking.worker", str(number), bots],
        env={**kept, "PYTHONPATH": os.pathsep.join(paths)},
        pass_fds=(number,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )


class BotPool:
    """A few processes, started when they are needed; whoever asks first is served first.

    `bots` names the function that makes a bot of a name and a seed, `package.module:function`.
    """

    def __init__(self, processes: int = 0, *, bots: str = BOTS) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._bots = bots
        self._thinkers: list[BotWorker] = []
        self._waiting: deque[Thought] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def alive(self) -> int:
        """Processes that think, wait or start."""
        return len(self._thinkers)

    async def choose(
        self, name: str, seed: int, look: Look | bytes, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        """Moves for the open decision of a Look, given as it is or as JSON.

        Raises Overtime after `budget` seconds of thinking, BotFailed if the bot or its process
        fails, Closed when the server closes. Whoever no longer wants the answer cancels.

        With a `seat_key` and the same seed the bot is kept, and hears only what is new in the
        story, as long as the Look holds the very events it held before. Give it where the answer
        follows from seed and Look alone, which is so for all our bots but `random`.
        """
        if self._is_closed:
            raise Closed("the server is closing: no bot thinks any more")
        thought = Thought(name, seed, look, budget=budget, seat_key=seat_key)
        self._waiting.append(thought)
        self._serve()
        return await thought.moves

    async def close(self) -> None:
        """End all processes; nobody gets an answer any more."""
        self._is_closed = True
        closing = Closed("the server is closing: this bot's thought was broken off")
        while self._waiting:
            self._waiting.popleft().fail(closing)
        for thinker in self._thinkers[:]:
            thinker.end(closing)
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _serve(self) -> None:
        """Give what waits to whoever is idle; where hands are missing, start processes."""
        while self._waiting:
            thought = self._waiting[0]
            if not thought.moves.done():  # else whoever asked has gone
                thinker = self._idle(thought)
                if thinker is None:
                    break
                thinker.think(thought)
            self._waiting.popleft()
        while len(self._thinkers) < self.processes and self._starting < len(self._waiting):
            self._begin()

    @property
    def _starting(self) -> int:
        return sum(not thinker.is_ready for thinker in self._thinkers)

    def _idle(self, thought: Thought) -> BotWorker | None:
        """Rather the one that remembers this seat; but nobody waits while another is idle."""
        idle = [thinker for thinker in self._thinkers if thinker.is_idle]
        knowing = [thinker for thinker in idle if thought.whose in thinker.desks]
        return next(iter(knowing + idle), None)

    def _begin(self) -> None:
        try:
            thinker = BotWorker(self._bots, self._changed)
        except OSError as error:
            self._waiting.popleft().fail(BotFailed(f"no bot could begin: {error}"))
            return
        self._thinkers.append(thinker)
        self._do(thinker.connect())

    def _changed(self, thinker: BotWorker) -> None:
        """It is idle, or gone."""
        if thinker.is_gone:
            self._thinkers.remove(thinker)
            self._do(thinker.bury())
            if not thinker.is_ready and self._waiting:
                self._waiting.popleft().fail(BotFailed(f"no bot could begin: {thinker.why}"))
        self._serve()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
