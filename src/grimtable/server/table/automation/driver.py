"""What happens at a table without a message of a client: reaction windows close, clocks run out,
bots answer, and stand-ins take over. All of it goes through the commit queue and the log.
"""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Protocol, TypeVar

from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock, Timer
from grimtable.server.protocol import ClockMessage, FromTable
from grimtable.server.push.pusher import Pusher
from grimtable.server.refusals import Denied
from grimtable.server.storage import StorageDown
from grimtable.server.table.automation.absence import Absences
from grimtable.server.table.automation.bot_inputs import BotInputs
from grimtable.server.table.automation.bot_seats import BotSeats
from grimtable.server.table.automation.consent import ConsentTimers
from grimtable.server.table.automation.reaction_window import ReactionWindow
from grimtable.server.table.automation.seat_clocks import SeatClocks
from grimtable.server.table.automation.stand_ins import AWAY, StandIns
from grimtable.server.table.automation.standing_orders import StandingOrders
from grimtable.server.table.automation.turn_calls import TurnCalls
from grimtable.server.table.log.commits import CommitQueue, Drafter
from grimtable.server.table.log.reducers import CHANGES_HOLDERS
from grimtable.server.table.log.state import TableState
from grimtable.server.table.presence.attendance import Attendance
from grimtable.server.table.presence.holders import Holders
from grimtable.sessions.session import Entry

Done = TypeVar("Done")

RETRY_DELAY = 2.0
"""Seconds until the table tries again what failed; doubled each time the rules fail."""
MAX_RETRY_DELAY = 300.0
"""Seconds that the delay may grow to."""


class DrivenRoom(Protocol):
    """What the driver needs of its room."""

    state: TableState
    clock: Clock
    bot_inputs: BotInputs
    bot_pool: BotPool
    commits: CommitQueue
    fault: str
    attendance: Attendance
    holders: Holders
    pusher: Pusher

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """Send a message to everybody."""

    async def note_phase(self) -> None:
        """Write the phase of the table to its row beside the log; raises StorageDown."""


class Driver:
    """Starts and stops everything that happens at one table by itself, after every entry."""

    __deletable__ = (
        "_bots",
        "_consent",
        "_reaction_window",
        "_room",
        "_seat_clocks",
        "_standing_orders",
        "_turn_calls",
        "absences",
        "stand_ins",
    )  # mypyc

    def __init__(self, room: DrivenRoom) -> None:
        self._room = room
        self._state = room.state
        self._clock = room.clock
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_window_shown = False
        """Was everybody sent the time of a reaction window?"""
        self._stalled: Timer | None = None
        """When the table tries again, after something failed."""
        self._faults = 0
        """How often the rules have failed since the last entry."""
        self._is_closed = False
        self._bots = BotSeats(
            room.state,
            room.bot_inputs,
            room.clock,
            room.bot_pool,
            room.broadcast,
            self.try_commit,
            self.spawn,
        )
        self._standing_orders = StandingOrders(room.state, room.clock, self.commit_soon)
        attendance = room.attendance
        self._consent = ConsentTimers(room.state, room.clock, self.commit_soon)
        self.stand_ins = StandIns(room.state, room.clock, attendance.is_here, self.commit_soon)
        self.absences = Absences(room.state, room.clock, attendance.is_here, self.commit_soon)
        self._reaction_window = ReactionWindow(
            room.state,
            room.clock,
            lambda: attendance.watchers,
            self.commit_soon,
            self._send_clock,
        )
        self._seat_clocks = SeatClocks(
            room.state, room.clock, self.stand_ins.on_timeout, self.commit_soon, self._send_clock
        )
        self._turn_calls = TurnCalls(
            room.state, room.clock, room.holders, attendance.is_here, room.pusher
        )

    def begin(self, elapsed: float) -> None:
        """Start, at a table that was just loaded and whose questions have been open for a while."""
        self._seat_clocks.elapsed = elapsed
        self.schedule()
        self._seat_clocks.elapsed = 0.0

    def schedule(self, entry: Entry | None = None) -> None:
        """Start what the table does next by itself; called after every entry of any process."""
        if self._is_closed:  # the entry was being written when the table was put away
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
            self.absences.watch()
            self._send_closed_window()
            return
        self._standing_orders.watch()
        self.on_disconnected(self.stand_ins.absent())
        if state.is_reaction:
            self._seat_clocks.stop()
            self._turn_calls.stop()
            self._reaction_window.watch()
        else:
            self._reaction_window.stop()
            self._seat_clocks.watch()
            self._turn_calls.watch()
        if state.leaving:
            self.commit_soon(state.draft_out)
        self._send_closed_window()
        self._bots.ask()

    def _note_entry(self, entry: Entry) -> None:
        """Follow what an entry shows about the person who made it."""
        if entry.kind in ("move", "answer", "back"):
            self.stand_ins.timeouts.pop(entry.seat, None)
        if entry.kind == "stand_in" and entry.moves == [AWAY]:
            self.on_connected([entry.seat] if self._room.attendance.is_here(entry.seat) else [])
        if entry.kind == "absent" and not self._state.seat_states[entry.seat].is_stand_in:
            self.on_connected([entry.seat] if self._room.attendance.is_here(entry.seat) else [])
        if entry.kind == "orders":
            self._standing_orders.hold(entry)
        if entry.kind in CHANGES_HOLDERS or self._state.phase == "over":
            self._turn_calls.forget(entry)

    def commit_soon(self, draft: Drafter, *, retry: bool = False) -> None:
        """Commit this in the background; if it is out of date by then, nothing happens.

        If nothing can be written now, it is committed later with `retry`; otherwise it is dropped,
        and the next `schedule` starts it again.
        """
        self.spawn(self.try_commit(draft, retry))

    def spawn(self, work: Coroutine[Any, Any, Done]) -> "asyncio.Task[Done]":
        """Run this in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def try_commit(self, draft: Drafter, retry: bool = False) -> None:
        """Like `commit_soon`, but returns when it is done."""
        try:
            await self._room.commits.commit(draft)
        except Denied as refusal:
            if refusal.code == "storage_down" and retry:
                self._clock.timer(refusal.wait, partial(self.commit_soon, draft, retry=True))
            elif refusal.code == "fault":
                self.stall(min(MAX_RETRY_DELAY, RETRY_DELAY * 2**self._faults))
                self._faults = min(self._faults + 1, 8)
        except Refused:
            pass  # the table has gone on in the meantime

    def stall(self, seconds: float) -> None:
        """Nothing can be written: stop all clocks. Later they start over with their full time."""
        self._stop_clocks()
        self._consent.stall()
        self._send_closed_window()
        self.stand_ins.timeouts.clear()
        if self._stalled is None:
            self._stalled = self._clock.timer(seconds, lambda: self.spawn(self._go_on()))

    def _stop_clocks(self) -> None:
        self._seat_clocks.stop()
        self._reaction_window.stop()
        self._standing_orders.stop()
        self._turn_calls.stop()

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
        """Is an entry being drafted or written, or a bot thinking?"""
        return len(self._tasks) > self._bots.resting

    @property
    def has_clocks(self) -> bool:
        """Does somebody's time run?"""
        return self._seat_clocks.are_running

    def close(self) -> None:
        """Nothing happens by itself from now on."""
        self._is_closed = True
        self._stop_clocks()
        self._consent.stop()
        self.absences.stop()
        self.stand_ins.stop()
        if self._stalled is not None:
            self._stalled.cancel()
        for task in self._tasks:
            task.cancel()

    def unload(self) -> None:
        """Close, and break the reference cycles with the room: it never comes back."""
        self.close()
        self.absences.unload()
        self.stand_ins.unload()
        self._reaction_window.unload()
        self._seat_clocks.unload()
        self._turn_calls.unload()
        del self._room, self._bots, self._standing_orders, self._consent, self._turn_calls
        del self._reaction_window, self._seat_clocks
        del self.absences, self.stand_ins

    # The clock that everybody is shown

    def _send_clock(self) -> None:
        self._is_window_shown = self._reaction_window.has_timer
        self._room.broadcast(self.clock_message())

    def _send_closed_window(self) -> None:
        """If everybody was sent the time of a reaction window that no longer runs, correct it."""
        if self._is_window_shown and not self._reaction_window.has_timer:
            self._send_clock()

    def clock_message(self) -> ClockMessage:
        """How many seconds are left for each asked seat, and of the reaction window."""
        return ClockMessage(
            seat=PUBLIC,
            left=self._seat_clocks.seconds_left(),
            window=self._reaction_window.seconds_left(),
            is_paused=self._state.is_paused,
        )

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
