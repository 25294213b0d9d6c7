"""One open table and the people connected to it.

Nothing is acknowledged before it is on disk; nothing is on disk before it was played on a clone.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from grimtable.kernel.terms import PUBLIC
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.clock import Clock
from grimtable.server.metrics import Metrics
from grimtable.server.people.keys import ref
from grimtable.server.people.people import ChatHistory, Holder, People
from grimtable.server.protocol import (
    FromTable,
    OrdersMessage,
    Plans,
    Presence,
)
from grimtable.server.push.pusher import Pusher
from grimtable.server.refusals import not_now
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.table.audience.audience import Audience
from grimtable.server.table.audience.audiences import Audiences
from grimtable.server.table.audience.close_codes import (
    REMOVED,
    RESEATED,
    close_connection,
)
from grimtable.server.table.audience.connection import Connection
from grimtable.server.table.audience.messages import (
    chat_line,
    message_for,
    shuffle_message,
    wish_message,
)
from grimtable.server.table.automation.answer_cache import AnswerCache
from grimtable.server.table.automation.bot_inputs import BotInputs
from grimtable.server.table.automation.driver import Driver
from grimtable.server.table.finished import FinishedGame
from grimtable.server.table.log.commits import CommitQueue
from grimtable.server.table.log.reducers import CHANGES_HOLDERS
from grimtable.server.table.log.replay_check import Checkpoint, read_checkpoint, running_version
from grimtable.server.table.log.seats import TableSetup
from grimtable.server.table.log.state import TableState
from grimtable.server.table.presence.attendance import Attendance, Connected
from grimtable.server.table.presence.holders import Holders
from grimtable.server.table.presence.shared_presence import SharedPresence
from grimtable.server.table.presence.summaries import SummaryHistory, table_summary
from grimtable.server.table.time_slice import TimeSlice
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.session import Entry

log = logging.getLogger("grimtable.server")


class RoomHub(Protocol):
    """What a room needs of the hub that loaded it."""

    storage: Storage
    clock: Clock
    bot_pool: BotPool
    pusher: Pusher
    metrics: Metrics
    people: People
    presence: SharedPresence

    def touch(self, room: "Room") -> None:
        """Write the phase of a table to its row beside the log, in the background."""

    async def note(self, room: "Room") -> None:
        """Write the phase of a table to its row beside the log; raises StorageDown."""


class Room:
    """A table with the people around it."""

    def __init__(self, table: str, code: str, setup: TableSetup, *, hub: RoomHub) -> None:
        self.id = table
        self.code = code
        self.setup = setup
        self.hub = hub
        self.storage = hub.storage
        self.clock = hub.clock
        self.bot_pool = hub.bot_pool
        self.pusher = hub.pusher
        self.metrics = hub.metrics
        self.state = TableState(table, setup)
        self.commits = CommitQueue(self.state, self.storage, self.clock, self.metrics, self)
        self.fault = ""
        """Why this table is read-only; "" if it is not."""
        self._played_by = ""
        """The version of grimtable that played it last."""
        self.holders = Holders(self.state, hub.people)
        self.seat_lock = asyncio.Lock()
        """Taken while seats change hands: log and register have to change together."""
        self.bot_inputs = BotInputs(self.state)
        self.finished = FinishedGame(self.state)
        self._answer_caches: dict[int, AnswerCache] = {}
        self.attendance = Attendance(self.state)
        self.audiences = Audiences(setup, self.clock, self.metrics)
        self.last_chat_line = 0
        """Number of the last line of chat that was sent to everybody here."""
        self._phase = self.state.phase
        self._summary: TableSummary | None = None
        """The summary that everybody was sent last."""
        self._summaries = SummaryHistory(self.clock, setup.spectator_delay)
        self._wish_shown = False
        self.driver = Driver(self)

    async def load(self) -> None:
        """Replay the log; if that fails, the table becomes read-only."""
        await self.holders.read()
        checkpoint = await read_checkpoint(self.storage, self.id)
        self._played_by = (
            f"grimtable {checkpoint.version}, rules {checkpoint.rules}" if checkpoint else ""
        )
        if self.setup.rules != self.state.game.rules:
            self.fault = f"this table plays rules number {self.setup.rules}{self._versions()}"
            return
        try:
            await self._replay(checkpoint)
        except StorageDown:
            raise
        except Exception:
            self._make_read_only()
        self._summaries.show(self.summary())

    async def _replay(self, checkpoint: Checkpoint | None) -> None:
        """Apply the log in time slices, including what other processes add in the meantime."""
        time_slice = TimeSlice()
        while entries := await self.storage.read(self.id, self.state.entry_count):
            for entry in entries:
                self.state.apply(entry)
                if checkpoint is not None:
                    checkpoint.check(self.state)
                await time_slice.yield_if_over()

    @property
    def people(self) -> dict[int, Holder]:
        """By seat, as the register says; `Holders.holder` checks that the log agrees."""
        return self.holders.by_seat

    def unload(self) -> None:
        """Break the reference cycles; the collector runs rarely."""
        self.commits.unload()
        self.driver.unload()
        self.state.shuffle = None

    def _make_read_only(self) -> None:
        """Stop playing. The reason goes only to the operator's log: it may reveal hidden cards."""
        extra = {"table": ref(self.id), "entry": self.state.entry_count}
        log.exception("the log of a table cannot be replayed", extra=extra)
        self.fault = f"the log of this table cannot be replayed{self._versions()}"

    def _versions(self) -> str:
        """Text that names this version and the one that played the table."""
        played = f"; it was played by {self._played_by}" if self._played_by else ""
        return f" by {running_version(self.state)}{played}"

    async def read_new_entries(self) -> None:
        """Read what another process may have written."""
        async with self.commits.lock:
            if not self.fault:
                with suppress(StorageDown):  # there will be another hint
                    await self.apply_new_entries()

    async def note_phase(self) -> None:
        """Write the phase of the table to its row beside the log; raises StorageDown."""
        await self.hub.note(self)

    def on_storage_down(self, seconds: float) -> None:
        """Stop all clocks until something can be written again."""
        self.driver.stall(seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background."""
        self.driver.spawn(work)

    async def apply_new_entries(self) -> None:
        """Apply what another process has written. The caller holds the lock of the queue."""
        entries = await self.storage.read(self.id, self.state.entry_count)
        if any(entry.kind in CHANGES_HOLDERS for entry in entries):
            await self.holders.read()
        try:
            for entry in entries:
                self.state.apply(entry)
                self.on_committed(entry)
                if entry.kind == "block":
                    self.driver.spawn(self.recheck_connections())
        except Exception:
            self._make_read_only()
            self.driver.schedule()
            self.send_presence()

    def on_committed(self, entry: Entry) -> None:
        """Send an entry that was just applied to everybody who may still see it, then go on."""
        self._close_stale(entry)
        if entry.kind == "undo":
            self.bot_inputs.forget_stories()
        if self.state.session is not None:
            self.audiences.send_changes(self.state, taken_back=entry.kind == "undo")
        is_move = entry.kind in CHANGES_NO_PRESENCE and not self.state.game.marks_ready
        if self._phase != self.state.phase:
            self._phase, is_move = self.state.phase, False
            self.hub.touch(self)
        if not is_move:
            self.send_presence()
        if entry.kind in WISH_KINDS or (self._wish_shown and not self.state.wish):
            self._send_wish()
        if entry.kind in SHUFFLE_KINDS:
            self.audiences.send_shuffle(self.state)
        if entry.kind == "orders":
            self._send_orders(entry.seat)
        if entry.kind == "plan":
            self.broadcast(self._plans(), seats=list(range(self.setup.seats)))
        self.driver.schedule(entry)

    # Sending

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """Send this to everybody, or to these audiences."""
        self.audiences.broadcast(message, seats)

    def reply(self, connection: Connection, message: FromTable, *, is_owed: bool = False) -> None:
        """Send this to one connection only."""
        self.audiences[message.seat].reply(connection, message, is_owed=is_owed)

    def send_presence(self) -> None:
        """Send the summary of the table if it has changed."""
        summary = self.summary()
        if summary != self._summary:
            self._summaries.add(summary, before=self._summary)
            self._summary = summary
            self.broadcast(Presence(seat=PUBLIC, table=summary))

    def _send_wish(self) -> None:
        self._wish_shown = self.state.wish is not None
        self.broadcast(wish_message(self.state))

    def _send_orders(self, seat: int) -> None:
        self.audiences[seat].send(OrdersMessage(seat=seat, orders=self.state.orders_of(seat)))

    def _plans(self) -> Plans:
        return Plans(seat=PUBLIC, plans=self.state.plans)

    # Coming and going

    def enter(
        self,
        connection: Connection,
        *,
        epoch: str,
        n: int,
        story: int,
        lines: ChatHistory | None = None,
    ) -> None:
        """A connection opens: greet it, and send what it has missed."""
        self.attendance.add(connection)
        self.hub.presence.note(self)
        for seat in connection.audiences:
            self.audiences[seat].listeners.append(connection)
        for seat in connection.audiences:
            audience = self.audiences[seat]
            start = n if audience.can_resume(epoch, n) else 0
            self._greet(connection, audience, n=start, is_new=True)
            audience.catch_up(connection, self.state, epoch=epoch, n=n, story=story, is_new=True)
            shuffle = shuffle_message(self.state, seat)
            if shuffle is not None and self.state.phase == "shuffling":
                audience.send_status(connection, [shuffle])
        if self.state.wish is not None:
            self._send_wish()
        self.send_presence()
        if self.state.plans and connection.seats:
            self._send_status(connection, [self._plans()])
        self._send_status(connection, [self.driver.clock_message()])
        if lines is None or (lines[-1][0].n if lines else 0) < self.last_chat_line:
            self.driver.spawn(self._read_chat(connection))
        else:
            self._send_chat(connection, lines)
        self.driver.on_connected(connection.seats)

    def _greet(self, connection: Connection, audience: Audience, *, n: int, is_new: bool) -> None:
        is_host = self.state.host in connection.seats
        summary = self.summary() if connection.seats else self.delayed_summary()
        orders = self.state.orders_of(audience.seat)
        audience.greet(connection, summary, orders, is_host=is_host, n=n, is_new=is_new)

    def _send_status(self, connection: Connection, messages: list[FromTable]) -> None:
        """Send a new connection what is true at the moment, beside the game."""
        seat = connection.audiences[0]
        addressed = [message_for(message, seat) for message in messages]
        self.audiences[seat].send_status(connection, addressed)

    async def _read_chat(self, connection: Connection) -> None:
        with suppress(StorageDown):
            self._send_chat(connection, await self.hub.people.lines(self.id))

    def _send_chat(self, connection: Connection, lines: ChatHistory) -> None:
        """Send the chat from before this connection opened."""
        if lines and self.attendance.connections == [connection]:
            self.last_chat_line = max(self.last_chat_line, lines[-1][0].n)
        self._send_status(connection, [chat_line(line, name) for line, name in lines])

    def sync(self, connection: Connection, seat: int, *, epoch: str, n: int, story: int) -> None:
        """Send everything that a connection has missed: it noticed a gap."""
        audience = self.audiences[seat]
        if not audience.can_resume(epoch, n):
            self._greet(connection, audience, n=0, is_new=False)
        audience.catch_up(connection, self.state, epoch=epoch, n=n, story=story)

    def exit(self, connection: Connection) -> None:
        """A connection has closed."""
        if connection not in self.attendance.connections:
            return
        self.attendance.remove(connection)
        self.hub.presence.note(self)
        for seat in connection.audiences:
            self.audiences[seat].leave(connection)
        self.send_presence()
        is_here = self.attendance.is_here
        self.driver.on_disconnected([seat for seat in connection.seats if not is_here(seat)])

    def set_elsewhere(self, elsewhere: Connected) -> None:
        """Take over who is at the table through other processes, and follow who came or went."""
        if elsewhere == self.attendance.elsewhere:
            return
        before = self.attendance.present
        self.attendance.elsewhere = elsewhere
        self.send_presence()
        here = self.attendance.present
        self.driver.on_present(here)
        self.driver.on_disconnected([seat for seat in before if seat not in here])

    # Connections that must go

    def dismiss(self, connection: Connection, code: int) -> None:
        """Close a connection; from here on it counts as gone."""
        close_connection(connection, code)
        self.exit(connection)

    def _close_stale(self, entry: Entry) -> None:
        """Close what must not see this entry: former holders, and spectators without permission."""
        for connection, code in self.attendance.closed_by(entry):
            self.dismiss(connection, code)

    async def recheck_connections(self) -> None:
        """Close the connections that may no longer be here: the register has changed."""
        guests = {connection.person for connection in self.attendance.connections}
        try:
            await self.holders.read()
            welcome = await self.hub.people.not_blocked(self.id, guests) if guests else guests
        except StorageDown:
            return  # nobody can come in either; there will be another hint
        for connection in list(self.attendance.connections):
            if connection.person in guests - welcome:
                self.dismiss(connection, REMOVED)
            elif not connection.is_bot and connection.seats != self.holders.seats_of(
                connection.person
            ):
                self.dismiss(connection, RESEATED)
        self.send_presence()

    def answer_cache(self, seat: int) -> AnswerCache:
        """What this seat was answered while it is shown the same."""
        return self._answer_caches.setdefault(seat, AnswerCache())

    # The summary of the table

    def delayed_summary(self) -> TableSummary:
        """The summary for spectators, who may see everything with a delay."""
        return self._summaries.shown() or self.summary()

    def summary(self) -> TableSummary:
        """The table and who is at it."""
        return table_summary(
            self.state,
            self.holders,
            code=self.code,
            is_here=self.attendance.is_here,
            watchers=self.attendance.watchers,
            is_readonly=bool(self.fault),
        )

    @property
    def is_busy(self) -> bool:
        """Does the game go on although nobody is connected, or is an entry being written?"""
        is_played = not self.state.people or self.driver.has_clocks
        return self.driver.is_busy or (self.state.phase == "playing" and is_played)

    def require(self, what: str, *phases: str) -> None:
        """Refuse `what` unless the table is in one of these phases."""
        if self.state.phase not in phases:
            raise not_now(what, self.state.phase)


CHANGES_NO_PRESENCE = {"move", "answer", "timeout", "close", "take_back"}
"""Kinds of entry after which nobody has come or gone."""
WISH_KINDS = {"wish", "consent"}
SHUFFLE_KINDS = {"start", "commit", "reveal", "void"}
