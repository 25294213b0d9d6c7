"""What happens at a table by itself: windows close, clocks run out, bots answer, absent people
are stood in for. All of it in steps like anybody's, through the log."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from grimtable.kernel.errors import Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.look.session import Draft, Entry
from grimtable.server.clock import Timer
from grimtable.server.protocol import ClockMessage
from grimtable.server.refusals import Denied
from grimtable.server.storage import StorageDown
from grimtable.server.table.absence import Absences
from grimtable.server.table.bot_seats import BotSeats
from grimtable.server.table.commits import Drafter
from grimtable.server.table.consent import ConsentTimers
from grimtable.server.table.standing_orders import StandingOrders

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from grimtable.server.table.room import Room

Done = TypeVar("Done")

WINDOWS = {"fast": 3.0, "relaxed": 5.0, "none": 5.0, "days": 0.0}
"""Seconds of a reaction window in which a person is asked."""
BOTS_WINDOW = 0.8
LIMITS = {"fast": 30.0, "relaxed": 120.0, "days": 3 * 86_400.0}
"""Seconds for an answer."""
GRACE = 60.0
"""Seconds after which an absent person gets a stand-in."""
ABSENT = 1
LATE = 2
"""So many answers by the clock in a row, and a stand-in takes over."""
PATIENCE = 2.0
"""Seconds until what failed is tried again; twice as long after every fault of a rule."""
LONGEST = 300.0
"""Seconds that this may grow to."""


class Driver:
    """The hidden hands of one room."""

    __deletable__ = (
        "_bots",
        "_standing_orders",
        "_room",
        "_consent",
        "absences",
    )  # else not, when compiled

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._tasks: set[asyncio.Task[Any]] = set()
        self._window: tuple[object, ...] = ()
        """Which reaction window is open."""
        self._is_timed = False
        self._is_due = False
        self._is_window_shown = False
        self._closing: Timer | None = None
        self._clocks: dict[int, tuple[tuple[int, ...], Timer]] = {}
        """Per asked seat its question and when its time is over."""
        self._graces: dict[int, Timer] = {}
        self._stalled: Timer | None = None
        self._faults = 0
        """How often a rule has failed since the last step."""
        self._shown: tuple[object, ...] = (-1,)
        """The questions whose clocks everybody was told."""
        self._late: dict[int, int] = {}
        self._bots = BotSeats(room, self.try_commit, self.spawn)
        self._standing_orders = StandingOrders(room, self.commit_soon)
        self._consent = ConsentTimers(room, self.commit_soon)
        self.absences = Absences(room, self.commit_soon)

    def schedule(self, entry: Entry | None = None) -> None:
        """After every step, also of another process: what comes by itself?"""
        state = self._room.state
        if entry is not None:
            self._faults = 0
            self._heed(entry)
        if state.phase == "shuffling":
            self._consent.await_nonces()
        self._consent.watch_wish()
        if state.phase != "playing" or state.is_paused or self._room.fault:
            self._stop_clocks()
            self._shut()
            self._standing_orders.stop()
            self.absences.watch()
            self._tell_shut()
            return
        self._standing_orders.watch()
        self.went(self._absent())
        if state.is_reaction:
            self._stop_clocks()
            self._watch_window()
        else:
            self._shut()
            self._wind_clocks()
        if state.leaving:
            self.commit_soon(state.draft_out)
        self._tell_shut()
        self._bots.ask()

    def _heed(self, entry: Entry) -> None:
        """What a step tells about the one who made it."""
        if entry.kind in ("move", "answer", "back"):
            self._late.pop(entry.seat, None)
        if entry.kind == "stand_in" and entry.moves == [ABSENT]:
            self.came([entry.seat] if self._room.is_here(entry.seat) else [])
        if entry.kind == "absent" and not self._room.state.seat_states[entry.seat].is_stand_in:
            self.came([entry.seat] if self._room.is_here(entry.seat) else [])
        if entry.kind == "orders":
            self._standing_orders.hold(entry)

    def commit_soon(self, draft: Drafter, *, retry: bool = False) -> None:
        """A step by itself; if it has become pointless, nothing happens.

        If it cannot be written it is tried again with `retry`, or `schedule` finds it again.
        """
        self.spawn(self.try_commit(draft, retry))

    def spawn(self, work: "Coroutine[Any, Any, Done]") -> "asyncio.Task[Done]":
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
                self._room.clock.timer(refusal.wait, partial(self.commit_soon, draft, retry=True))
            elif refusal.code == "fault":
                self.stall(min(LONGEST, PATIENCE * 2**self._faults))
                self._faults = min(self._faults + 1, 8)
        except Refused:
            pass  # the table has gone on in the meantime

    def stall(self, seconds: float) -> None:
        """Nothing can be written. When it can, clocks and windows begin anew: nobody loses time."""
        self._stop_clocks()
        self._shut()
        self._standing_orders.stop()
        self._consent.stall()
        self._tell_shut()
        self._late.clear()
        if self._stalled is None:
            self._stalled = self._room.clock.timer(seconds, lambda: self.spawn(self._go_on()))

    async def _go_on(self) -> None:
        self._stalled = None
        try:
            await self._room.hub.note(self._room)
        except StorageDown:
            self.stall(PATIENCE)
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
        self._stop_clocks()
        self._shut()
        self._standing_orders.stop()
        self._consent.stop()
        self.absences.stop()
        for timer in [*self._graces.values(), self._stalled]:
            if timer is not None:
                timer.cancel()
        for task in self._tasks:
            task.cancel()

    def unload(self) -> None:
        """The same for ever: nothing holds on to the room."""
        self.close()
        self.absences.unload()
        del self._room, self._bots, self._standing_orders, self._consent, self.absences

    # Reaction windows

    def _watch_window(self) -> None:
        """Open it, and close it when its time has come."""
        state = self._room.state
        assert state.session is not None
        window = (len(state.session.plies), *state.session.decisions)
        if window != self._window:
            self._shut()
            self._window, self._is_due = window, False
            length = self._window_length()
            self._is_timed = bool(length)
            if length:
                self._closing = self._room.clock.timer(length, lambda: self._fall_due(window))
                self._tell_clock()
            else:
                self._is_due = True
        if self._is_due and all(self._is_settled(seat) for seat in state.awaited):
            self._end(window)

    def _fall_due(self, window: tuple[object, ...]) -> None:
        """Its time is over; only somebody whom nobody watches is waited for."""
        if self._window == window:
            self._is_due = True
            self._watch_window()

    def _window_length(self) -> float:
        """From public facts alone."""
        room, state = self._room, self._room.state
        asked = [seat for seat in range(room.setup.seats) if state.t.asked() >> seat & 1]
        if self._onlookers() == 0:
            return 0.0
        bots = [seat for seat in asked if state.seat_states[seat].bot]
        is_short = self._is_private or bots == asked or (bots and room.setup.clock == "days")
        return room.clock.pace * (BOTS_WINDOW if is_short else WINDOWS[room.setup.clock])

    def _onlookers(self) -> int:
        """Who could see how long it takes: people at the table, resigned or not, and watchers."""
        return self._room.watchers + sum(
            seat_state.is_person for seat_state in self._room.state.seat_states
        )

    @property
    def _is_private(self) -> bool:
        """Is there one person only, and bots?"""
        return self._onlookers() <= 1

    def _is_settled(self, seat: int) -> bool:
        """Need nobody be waited for, now that the window's time is over?"""
        room, state = self._room, self._room.state
        if state.is_forced(seat) or state.seat_states[seat].is_gone:
            return True
        if state.seat_states[seat].bot:
            return self._is_timed
        return not self._is_private and (self._is_timed or room.setup.clock == "days")

    def _end(self, window: tuple[object, ...]) -> None:
        def draft() -> Draft:
            if self._window != window or not self._room.state.is_reaction:
                raise Denied("stale", "this window is closed")
            return self._room.state.draft_close()

        self.commit_soon(draft)

    def _shut(self) -> None:
        if self._closing is not None:
            self._closing.cancel()
        self._closing, self._window = None, ()

    def _tell_shut(self) -> None:
        """No clock is left that runs for a window which is closed."""
        if self._is_window_shown and self._closing is None:
            self._tell_clock()

    # Clocks

    def _wind_clocks(self) -> None:
        room, state = self._room, self._room.state
        limit = LIMITS.get(room.setup.clock)
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
            self._tell_clock()

    def _question(self, seat: int) -> tuple[int, ...]:
        """What a clock is wound for; all steps of an unseen answer are one question."""
        session = self._room.state.session
        assert session is not None
        told, frame = len(session.table.events or []), hash(session.table.stack[-1])
        return (told, frame) if session.is_shared else (told, frame, session.decisions[seat])

    def _clock_of(self, seat: int, question: tuple[int, ...], limit: float) -> Timer:
        def draft() -> Draft:
            state = self._room.state
            if seat not in state.awaited or self._question(seat) != question:
                raise Denied("stale", "answered in time")
            return state.draft_timeout(seat)

        def ring() -> None:
            if seat not in self._room.state.awaited:
                return
            self._late[seat] = self._late.get(seat, 0) + 1
            self.commit_soon(draft)
            if self._late[seat] >= LATE:
                self._stand_in(seat, LATE)

        return self._room.clock.timer(limit, ring)

    def _stop_clocks(self) -> None:
        for _, timer in self._clocks.values():
            timer.cancel()
        self._clocks = {}

    def _tell_clock(self) -> None:
        """Of everybody who is asked, also of those who have answered: that is not public."""
        self._is_window_shown = self._closing is not None
        self._room.broadcast(self.clock_message())

    def clock_message(self) -> ClockMessage:
        """Seconds left."""
        room, state = self._room, self._room.state
        now = room.clock.ticks()
        window = None
        if self._closing is not None:
            window = max(0.0, self._closing.at - now)
        left: dict[str, float] = {}
        if state.session is not None and self._clocks:
            last = max(timer.at for _, timer in self._clocks.values())
            asked = state.t.asked()
            for seat in range(room.setup.seats):
                if asked >> seat & 1 and not state.seat_states[seat].bot:
                    timer_at = self._clocks[seat][1].at if seat in self._clocks else last
                    left[str(seat)] = max(0.0, timer_at - now)
        return ClockMessage(seat=PUBLIC, left=left, window=window, is_paused=state.is_paused)

    # Coming and going

    def came(self, seats: list[int]) -> None:
        """These people are here again."""
        for seat in seats:
            self._call_off(seat)
            seat_state = self._room.state.seat_states[seat]
            if seat_state.is_stand_in or seat_state.is_absent:
                self.commit_soon(partial(self._room.state.draft_back, seat), retry=True)
        if seats:
            self.went(self._absent())

    def met(self, seats: list[int]) -> None:
        """These people are here, at this or another process."""
        for seat in seats:
            self._call_off(seat)

    def _call_off(self, seat: int) -> None:
        """Nobody needs to stand in."""
        timer = self._graces.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _absent(self) -> list[int]:
        """People who are not here and whom nobody stands in for."""
        return [
            seat
            for seat, seat_state in enumerate(self._room.state.seat_states)
            if seat_state.is_person
            and not (seat_state.is_resigned or seat_state.bot or self._room.is_here(seat))
        ]

    def went(self, seats: list[int]) -> None:
        """Nobody is connected for these seats any more."""
        self.absences.watch()
        if self._room.setup.clock == "days":
            return
        for seat in seats:
            if seat not in self._graces:
                self._graces[seat] = self._room.clock.timer(GRACE, partial(self._missed, seat))

    def _missed(self, seat: int) -> None:
        self._graces.pop(seat, None)
        others = self._room.state.people - {seat}
        if any(self._room.is_here(other) for other in others):
            self._stand_in(seat, ABSENT)

    def _stand_in(self, seat: int, why: int) -> None:
        def draft() -> Draft:
            state = self._room.state
            seat_state = state.seat_states[seat]
            if state.phase != "playing" or not seat_state.is_person or seat_state.bot:
                raise Denied("stale", "nobody to stand in for")
            if why == LATE and self._late.get(seat, 0) < LATE:
                raise Denied("stale", "answered in time")
            return state.draft(seat, "stand_in", [why])

        self.commit_soon(draft, retry=True)

    def is_ready(self, seat: int) -> bool:
        """Has this seat answered, where everybody who is asked has a real choice?"""
        state = self._room.state
        if state.session is None or not state.t.answers:
            return False
        frame = type(state.t.stack[-1]).__name__
        is_asked = state.t.asked() >> seat & 1
        return bool(frame in state.game.marks_ready and is_asked and seat not in state.awaited)
