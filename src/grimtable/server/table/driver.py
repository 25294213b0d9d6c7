"""What happens at a table by itself: windows close, clocks run out, bots answer, absent people
are stood in for. All of it in steps like anybody's, through the log."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.server.clock import Clock, Timer
from grimtable.server.protocol import ClockMessage, FromTable
from grimtable.server.refusals import Denied
from grimtable.server.storage import StorageDown
from grimtable.server.table.absence import Absences
from grimtable.server.table.bot_seats import BotSeats
from grimtable.server.table.commits import CommitQueue, Drafter
from grimtable.server.table.consent import ConsentTimers
from grimtable.server.table.looks import SeatLooks
from grimtable.server.table.stand_ins import AWAY, StandIns
from grimtable.server.table.standing_orders import StandingOrders
from grimtable.server.table.state import TableState
from grimtable.server.thinking.pool import BotPool
from grimtable.sessions.session import Draft, Entry

Done = TypeVar("Done")

WINDOWS = {"fast": 3.0, "relaxed": 5.0, "none": 5.0, "days": 0.0}
"""Seconds of a reaction window in which a person is asked."""
BOTS_WINDOW = 0.8
LIMITS = {"fast": 30.0, "relaxed": 120.0, "days": 3 * 86_400.0}
"""Seconds for an answer."""
RETRY_DELAY = 2.0
"""Seconds until what failed is tried again; twice as long after every fault of a rule."""
LONGEST_DELAY = 300.0
"""Seconds that this may grow to."""


class DrivenRoom(Protocol):
    """What the driver needs of its room."""

    state: TableState
    clock: Clock
    looks: SeatLooks
    bot_pool: BotPool
    commits: CommitQueue
    fault: str

    @property
    def watchers(self) -> int:
        """How many are here without a seat."""

    def is_here(self, seat: int) -> bool:
        """Is the person of a seat connected?"""

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """Send a message to everybody."""

    async def note_phase(self) -> None:
        """Write down beside the log in which phase the table is; raises StorageDown."""


class Driver:
    """Does for one table what happens by itself."""

    __deletable__ = (
        "_bots",
        "_standing_orders",
        "_room",
        "_consent",
        "absences",
        "stand_ins",
    )  # mypyc

    def __init__(self, room: DrivenRoom) -> None:
        self._room = room
        self._state = room.state
        self._clock = room.clock
        self._tasks: set[asyncio.Task[Any]] = set()
        self._window: tuple[object, ...] = ()
        """Which reaction window is open."""
        self._is_timed = False
        self._is_due = False
        self._is_window_shown = False
        self._closing: Timer | None = None
        self._clocks: dict[int, tuple[tuple[int, ...], Timer]] = {}
        """Per asked seat its question and when its time is over."""
        self._stalled: Timer | None = None
        self._faults = 0
        """How often a rule has failed since the last step."""
        self._shown: tuple[object, ...] = (-1,)
        """The questions whose clocks everybody was told."""
        self._is_closed = False
        self._bots = BotSeats(
            room.state,
            room.looks,
            room.clock,
            room.bot_pool,
            room.broadcast,
            self.try_commit,
            self.spawn,
        )
        self._standing_orders = StandingOrders(room.state, room.clock, self.commit_soon)
        self._consent = ConsentTimers(room.state, room.clock, self.commit_soon)
        self.stand_ins = StandIns(room.state, room.clock, room.is_here, self.commit_soon)
        self.absences = Absences(room.state, room.clock, room.is_here, self.commit_soon)

    def schedule(self, entry: Entry | None = None) -> None:
        """After every step, also of another process: what comes by itself?"""
        if self._is_closed:  # the step was on its way when the table was put away
            return
        state = self._state
        if entry is not None:
            self._faults = 0
            self._note_entry(entry)
        if state.phase == "shuffling":
            self._consent.await_nonces()
        self._consent.watch_wish()
        if state.phase != "playing" or state.is_paused or self._room.fault:
            self._stop_clocks()
            self._close_window_timer()
            self._standing_orders.stop()
            self.absences.watch()
            self._send_closed_window()
            return
        self._standing_orders.watch()
        self.on_disconnected(self.stand_ins.absent())
        if state.is_reaction:
            self._stop_clocks()
            self._watch_window()
        else:
            self._close_window_timer()
            self._start_clocks()
        if state.leaving:
            self.commit_soon(state.draft_out)
        self._send_closed_window()
        self._bots.ask()

    def _note_entry(self, entry: Entry) -> None:
        """What an entry says about whoever made it."""
        if entry.kind in ("move", "answer", "back"):
            self.stand_ins.timeouts.pop(entry.seat, None)
        if entry.kind == "stand_in" and entry.moves == [AWAY]:
            self.on_connected([entry.seat] if self._room.is_here(entry.seat) else [])
        if entry.kind == "absent" and not self._state.seat_states[entry.seat].is_stand_in:
            self.on_connected([entry.seat] if self._room.is_here(entry.seat) else [])
        if entry.kind == "orders":
            self._standing_orders.hold(entry)

    def commit_soon(self, draft: Drafter, *, retry: bool = False) -> None:
        """A step by itself; if it has become pointless, nothing happens.

        If it cannot be written it is tried again with `retry`, or `schedule` finds it again.
        """
        self.spawn(self.try_commit(draft, retry))

    def spawn(self, work: Coroutine[Any, Any, Done]) -> "asyncio.Task[Done]":
        """Work beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def try_commit(self, draft: Drafter, retry: bool = False) -> None:
        """The same, for whoever waits for it."""
        try:
            await self._room.commits.commit(draft)
        except Denied as refusal:
            if refusal.code == "storage_down" and retry:
                self._clock.timer(refusal.wait, partial(self.commit_soon, draft, retry=True))
            elif refusal.code == "fault":
                self.stall(min(LONGEST_DELAY, RETRY_DELAY * 2**self._faults))
                self._faults = min(self._faults + 1, 8)
        except Refused:
            pass  # the table has gone on in the meantime

    def stall(self, seconds: float) -> None:
        """Nothing can be written. When it can, clocks and windows start over: nobody loses time."""
        self._stop_clocks()
        self._close_window_timer()
        self._standing_orders.stop()
        self._consent.stall()
        self._send_closed_window()
        self.stand_ins.timeouts.clear()
        if self._stalled is None:
            self._stalled = self._clock.timer(seconds, lambda: self.spawn(self._go_on()))

    async def _go_on(self) -> None:
        self._stalled = None
        try:
            await self._room.note_phase()
        except StorageDown:
            self.stall(RETRY_DELAY)
        else:
            self.schedule()

    @property
    def is_busy(self) -> bool:
        """Is something on its way?"""
        return len(self._tasks) > self._bots.resting

    @property
    def has_clocks(self) -> bool:
        """Does somebody's time run?"""
        return bool(self._clocks)

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self._is_closed = True
        self._stop_clocks()
        self._close_window_timer()
        self._standing_orders.stop()
        self._consent.stop()
        self.absences.stop()
        self.stand_ins.stop()
        if self._stalled is not None:
            self._stalled.cancel()
        for task in self._tasks:
            task.cancel()

    def unload(self) -> None:
        """The same for ever: nothing holds on to the room."""
        self.close()
        self.absences.unload()
        self.stand_ins.unload()
        del self._room, self._bots, self._standing_orders, self._consent
        del self.absences, self.stand_ins

    # Reaction windows

    def _watch_window(self) -> None:
        """Open it, and close it when its time has come."""
        state = self._state
        assert state.session is not None
        window = (len(state.session.active), *state.session.decisions)
        if window != self._window:
            self._close_window_timer()
            self._window, self._is_due = window, False
            length = self._window_length()
            self._is_timed = bool(length)
            if length:
                self._closing = self._clock.timer(length, lambda: self._fall_due(window))
                self._send_clock()
            else:
                self._is_due = True
        if self._is_due and all(self._needs_no_wait(seat) for seat in state.awaited):
            self._end(window)

    def _fall_due(self, window: tuple[object, ...]) -> None:
        """Its time is over; only somebody whom nobody watches is waited for."""
        if self._window == window:
            self._is_due = True
            self._watch_window()

    def _window_length(self) -> float:
        """From public facts alone."""
        state = self._state
        asked = [seat for seat in range(state.setup.seats) if state.t.asked() >> seat & 1]
        if self._onlookers() == 0:
            return 0.0
        bots = [seat for seat in asked if state.seat_states[seat].bot]
        is_short = self._is_private or bots == asked or (bots and state.setup.clock == "days")
        return self._clock.pace * (BOTS_WINDOW if is_short else WINDOWS[state.setup.clock])

    def _onlookers(self) -> int:
        """Who could see how long it takes: people at the table, resigned or not, and watchers."""
        return self._room.watchers + sum(
            seat_state.is_person for seat_state in self._state.seat_states
        )

    @property
    def _is_private(self) -> bool:
        """Is there one person only, and bots?"""
        return self._onlookers() <= 1

    def _needs_no_wait(self, seat: int) -> bool:
        """Is nobody at this seat waited for, now that the window's time is over?"""
        state = self._state
        if state.is_forced(seat) or state.seat_states[seat].is_gone:
            return True
        if state.seat_states[seat].bot:
            return self._is_timed
        return not self._is_private and (self._is_timed or state.setup.clock == "days")

    def _end(self, window: tuple[object, ...]) -> None:
        def draft() -> Draft:
            if self._window != window or not self._state.is_reaction:
                raise Denied("stale", "this window is closed")
            return self._state.draft_close()

        self.commit_soon(draft)

    def _close_window_timer(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
        self._closing, self._window = None, ()

    def _send_closed_window(self) -> None:
        """No clock is left that runs for a window which is closed."""
        if self._is_window_shown and self._closing is None:
            self._send_clock()

    # Clocks

    def _start_clocks(self) -> None:
        state = self._state
        limit = LIMITS.get(state.setup.clock)
        if limit is None or state.session is None:
            return
        asked = {seat for seat in state.awaited if not state.seat_states[seat].bot}
        is_shared = state.session.is_shared  # then a clock runs on: the answer may be taken back
        for seat in list(self._clocks):
            is_done = seat not in asked and not is_shared
            if is_done or self._clocks[seat][0] != self._question(seat):
                self._clocks.pop(seat)[1].cancel()
        for seat in asked - self._clocks.keys():
            question = self._question(seat)
            self._clocks[seat] = (question, self._clock_of(seat, question, limit))
        shown = (
            hash(state.t.stack[-1]),
            len(state.t.events or []),
            *sorted(clock[0] for clock in self._clocks.values()),
        )
        is_seen = not state.session.is_shared or shown[:2] != self._shown[:2]
        if is_seen and shown != self._shown:
            self._shown = shown
            self._send_clock()

    def _question(self, seat: int) -> tuple[int, ...]:
        """What a clock is wound for; all steps of an unseen answer are one question."""
        session = self._state.session
        assert session is not None
        told, frame = len(session.table.events or []), hash(session.table.stack[-1])
        return (told, frame) if session.is_shared else (told, frame, session.decisions[seat])

    def _clock_of(self, seat: int, question: tuple[int, ...], limit: float) -> Timer:
        def draft() -> Draft:
            state = self._state
            if seat not in state.awaited or self._question(seat) != question:
                raise Denied("stale", "answered in time")
            return state.draft_timeout(seat)

        def ring() -> None:
            if seat not in self._state.awaited:
                return
            self.commit_soon(draft)
            self.stand_ins.on_timeout(seat)

        return self._clock.timer(limit, ring)

    def _stop_clocks(self) -> None:
        for _, timer in self._clocks.values():
            timer.cancel()
        self._clocks = {}

    def _send_clock(self) -> None:
        """Of everybody who is asked, also of those who have answered: that is not public."""
        self._is_window_shown = self._closing is not None
        self._room.broadcast(self.clock_message())

    def clock_message(self) -> ClockMessage:
        """Seconds left."""
        state = self._state
        now = self._clock.ticks()
        window = None
        if self._closing is not None:
            window = max(0.0, self._closing.at - now)
        left: dict[str, float] = {}
        if state.session is not None and self._clocks:
            last = max(timer.at for _, timer in self._clocks.values())
            asked = state.t.asked()
            for seat in range(state.setup.seats):
                if asked >> seat & 1 and not state.seat_states[seat].bot:
                    timer_at = self._clocks[seat][1].at if seat in self._clocks else last
                    left[str(seat)] = max(0.0, timer_at - now)
        return ClockMessage(seat=PUBLIC, left=left, window=window, is_paused=state.is_paused)

    # Coming and going

    def on_connected(self, seats: list[int]) -> None:
        """These people are here again."""
        self.stand_ins.on_connected(seats)
        if seats:
            self.absences.watch()

    def on_present(self, seats: list[int]) -> None:
        """These people are here, at this or another process."""
        self.stand_ins.on_present(seats)

    def on_disconnected(self, seats: list[int]) -> None:
        """Nobody is connected for these seats any more."""
        self.absences.watch()
        self.stand_ins.await_people(seats)
