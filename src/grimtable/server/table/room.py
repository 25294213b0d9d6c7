"""One open table and the people connected to it.

Nothing is acknowledged before it is on disk; nothing is on disk before it was played on a clone.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from grimtable.kernel.terms import PUBLIC
from grimtable.server.clock import Clock
from grimtable.server.metrics import Metrics
from grimtable.server.people.keys import ref
from grimtable.server.people.people import ChatHistory, Holder, People
from grimtable.server.protocol import (
    FromTable,
    OrdersMessage,
    Presence,
    TableCard,
)
from grimtable.server.refusals import not_now
from grimtable.server.storage import Storage, StorageDown
from grimtable.server.table.audience import Audience, Connection
from grimtable.server.table.audiences import Audiences
from grimtable.server.table.cards import CardHistory, table_card
from grimtable.server.table.close_codes import (
    REMOVED,
    RESEATED,
    UNWATCHED,
    close_code_after,
    close_connection,
)
from grimtable.server.table.commits import CommitQueue
from grimtable.server.table.driver import Driver
from grimtable.server.table.holders import Holders
from grimtable.server.table.looks import SeatLooks
from grimtable.server.table.messages import chat_line, message_for, shuffle_message, wish_message
from grimtable.server.table.presence import NOBODY, Elsewhere, SharedPresence
from grimtable.server.table.reducers import CHANGES_HOLDERS
from grimtable.server.table.replay_check import Checkpoint, read_checkpoint, running_version
from grimtable.server.table.seats import Setup
from grimtable.server.table.state import TableState
from grimtable.server.table.time_slice import TimeSlice
from grimtable.server.thinking.pool import BotPool
from grimtable.sessions.session import Entry

log = logging.getLogger("grimtable.server")


class RoomHub(Protocol):
    """What a room needs of the hub that loaded it."""

    storage: Storage
    clock: Clock
    bot_pool: BotPool
    metrics: Metrics
    people: People
    presence: SharedPresence

    def touch(self, room: "Room") -> None:
        """Note soon in which phase a table is."""

    async def note(self, room: "Room") -> None:
        """Note in which phase a table is; raises StorageDown."""


class Room:
    """A table with the people around it."""

    def __init__(self, table: str, code: str, setup: Setup, *, hub: RoomHub) -> None:
        self.id = table
        self.code = code
        self.setup = setup
        self.hub = hub
        self.storage = hub.storage
        self.clock = hub.clock
        self.bot_pool = hub.bot_pool
        self.metrics = hub.metrics
        self.state = TableState(table, setup)
        self.commits = CommitQueue(self.state, self.storage, self.clock, self.metrics, self)
        self.fault = ""
        """Why this table can only be looked at."""
        self._played_by = ""
        """The version that played it last."""
        self.holders = Holders(self.state, hub.people)
        self.seat_lock = asyncio.Lock()
        """Held while seats change hands, because log and register have to change together."""
        self.looks = SeatLooks(self.state)
        self.connections: list[Connection] = []
        self._here = [0] * setup.seats
        """Per seat, how many connections speak for it."""
        self.elsewhere = NOBODY
        self.audiences = Audiences(setup, self.clock, self.metrics)
        self.last_chat_line = 0
        """Number of the last line of chat that everybody here was told."""
        self._phase = self.state.phase
        self._card: TableCard | None = None
        """The last one that everybody was sent."""
        self._cards = CardHistory(self.clock, setup.spectator_delay)
        self._wish_shown = False
        self.driver = Driver(self)

    async def load(self) -> None:
        """Everything in the log; if it cannot be replayed, the table stays readable."""
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
        self._cards.show(self.card())

    async def _replay(self, checkpoint: Checkpoint | None) -> None:
        """Others have their turn in between; what other processes write meanwhile is read too."""
        time_slice = TimeSlice()
        while entries := await self.storage.read(self.id, self.state.entry_count):
            for entry in entries:
                self.state.apply(entry)
                if checkpoint is not None:
                    checkpoint.check(self.state)
                await time_slice.yield_if_over()

    @property
    def people(self) -> dict[int, Holder]:
        """By seat, as the register says; `holder` says whether the log agrees."""
        return self.holders.by_seat

    def unload(self) -> None:
        """Break the reference cycles; the collector runs rarely."""
        self.commits.unload()
        self.driver.unload()
        self.state.shuffle = None

    def _make_read_only(self) -> None:
        """Why is for the host's log alone: it may tell what a seat knows."""
        extra = {"table": ref(self.id), "entry": self.state.entry_count}
        log.exception("the log of a table cannot be replayed", extra=extra)
        self.fault = f"the log of this table cannot be replayed{self._versions()}"

    def _versions(self) -> str:
        """The version that cannot replay it, and the one that played it."""
        played = f"; it was played by {self._played_by}" if self._played_by else ""
        return f" by {running_version(self.state)}{played}"

    async def read_new_entries(self) -> None:
        """Another process may have written: read what is missing."""
        async with self.commits.lock:
            if not self.fault:
                with suppress(StorageDown):  # there will be another hint
                    await self.apply_new_entries()

    async def note_phase(self) -> None:
        """Note beside the log in which phase the table is; raises StorageDown."""
        await self.hub.note(self)

    def on_storage_down(self, seconds: float) -> None:
        """Clocks stand still until something can be written again."""
        self.driver.stall(seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work beside everything else."""
        self.driver.spawn(work)

    async def apply_new_entries(self) -> None:
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
        """Tell everybody who may still hear it, then see who and what comes next."""
        self._close_stale(entry)
        if entry.kind == "undo":
            self.looks.forget_stories()
        if self.state.session is not None:
            self.audiences.send_changes(self.state, taken_back=entry.kind == "undo")
        is_plain = entry.kind in PLAIN and not self.state.game.marks_ready
        if self._phase != self.state.phase:
            self._phase, is_plain = self.state.phase, False
            self.hub.touch(self)
        if not is_plain:
            self.send_presence()
        if entry.kind in WISH_KINDS or (self._wish_shown and not self.state.wish):
            self._send_wish()
        if entry.kind in SHUFFLED:
            self.audiences.send_shuffle(self.state)
        if entry.kind == "orders":
            self._send_orders(entry.seat)
        self.driver.schedule(entry)

    # Sending

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """The same to everybody, or to these audiences."""
        self.audiences.broadcast(message, seats)

    def reply(self, connection: Connection, message: FromTable, *, is_owed: bool = False) -> None:
        """To one connection alone."""
        self.audiences[message.seat].reply(connection, message, is_owed=is_owed)

    def send_presence(self) -> None:
        """Who is here, if that has changed."""
        card = self.card()
        if card != self._card:
            self._cards.add(card, before=self._card)
            self._card = card
            self.broadcast(Presence(seat=PUBLIC, table=card))

    def _send_wish(self) -> None:
        self._wish_shown = self.state.wish is not None
        self.broadcast(wish_message(self.state))

    def _send_orders(self, seat: int) -> None:
        self.audiences[seat].send(OrdersMessage(seat=seat, orders=self.state.orders_of(seat)))

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
        """A connection opens: it is greeted, and told what it missed."""
        self.connections.append(connection)
        self._count(connection, 1)
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
        self._send_status(connection, [self.driver.clock_message()])
        if lines is None or (lines[-1][0].n if lines else 0) < self.last_chat_line:
            self.driver.spawn(self._read_chat(connection))
        else:
            self._send_chat(connection, lines)
        self.driver.on_connected(connection.seats)

    def _greet(self, connection: Connection, audience: Audience, *, n: int, is_new: bool) -> None:
        is_host = self.state.host in connection.seats
        card = self.card() if connection.seats else self.late_card()
        orders = self.state.orders_of(audience.seat)
        audience.greet(connection, card, orders, is_host=is_host, n=n, is_new=is_new)

    def _send_status(self, connection: Connection, messages: list[FromTable]) -> None:
        """How things stand, for a new connection."""
        seat = connection.audiences[0]
        addressed = [message_for(message, seat) for message in messages]
        self.audiences[seat].send_status(connection, addressed)

    async def _read_chat(self, connection: Connection) -> None:
        with suppress(StorageDown):
            self._send_chat(connection, await self.hub.people.lines(self.id))

    def _send_chat(self, connection: Connection, lines: ChatHistory) -> None:
        """What was said before this connection opened."""
        if lines and self.connections == [connection]:
            self.last_chat_line = max(self.last_chat_line, lines[-1][0].n)
        self._send_status(connection, [chat_line(line, name) for line, name in lines])

    def sync(self, connection: Connection, seat: int, *, epoch: str, n: int, story: int) -> None:
        """A connection noticed a gap."""
        audience = self.audiences[seat]
        if not audience.can_resume(epoch, n):
            self._greet(connection, audience, n=0, is_new=False)
        audience.catch_up(connection, self.state, epoch=epoch, n=n, story=story)

    def exit(self, connection: Connection) -> None:
        """A connection closed."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self._count(connection, -1)
        for seat in connection.audiences:
            self.audiences[seat].leave(connection)
        self.send_presence()
        self.driver.on_disconnected([seat for seat in connection.seats if not self.is_here(seat)])

    def _count(self, connection: Connection, step: int) -> None:
        for seat in connection.seats:
            self._here[seat] += step
        self.hub.presence.note(self)

    def is_here(self, seat: int) -> bool:
        """Is the person of a seat connected, at this or another process?"""
        return self._here[seat] > 0 or bool(self.elsewhere.seats >> seat & 1)

    @property
    def watchers(self) -> int:
        """How many are here without a seat."""
        here = sum(not connection.seats for connection in self.connections)
        return here + self.elsewhere.watchers

    def set_elsewhere(self, elsewhere: Elsewhere) -> None:
        """These are at the table through other processes; who has come, who has gone?"""
        if elsewhere == self.elsewhere:
            return
        before = [seat for seat in range(self.setup.seats) if self.is_here(seat)]
        self.elsewhere = elsewhere
        self.send_presence()
        here = [seat for seat in range(self.setup.seats) if self.is_here(seat)]
        self.driver.on_present(here)
        self.driver.on_disconnected([seat for seat in before if seat not in here])

    # Connections that must go

    def dismiss(self, connection: Connection, code: int) -> None:
        """Close it; from here on it counts as gone."""
        close_connection(connection, code)
        self.exit(connection)

    def _close_stale(self, entry: Entry) -> None:
        """After an entry, before anybody is sent it: former holders are sent nothing more."""
        if entry.kind == "start" and not self.state.admits_spectators:
            for connection in [open for open in self.connections if not open.seats]:
                self.dismiss(connection, UNWATCHED)
        if entry.kind in CHANGES_HOLDERS:
            for connection in [open for open in self.connections if self._has_lost(open, entry)]:
                self.dismiss(connection, close_code_after(entry))

    def _has_lost(self, connection: Connection, entry: Entry) -> bool:
        """Has this entry taken one of its seats from it?"""
        states = [self.state.seat_states[seat] for seat in connection.seats]
        since = [state.token if connection.is_bot else state.tenure for state in states]
        return entry.number in since

    async def recheck_connections(self) -> None:
        """The register has changed, here or at another process: which connections must go?"""
        guests = {connection.person for connection in self.connections}
        try:
            await self.holders.read()
            welcome = await self.hub.people.not_blocked(self.id, guests) if guests else guests
        except StorageDown:
            return  # nobody can come in either; there will be another hint
        for connection in list(self.connections):
            if connection.person in guests - welcome:
                self.dismiss(connection, REMOVED)
            elif not connection.is_bot and connection.seats != self.holders.seats_of(
                connection.person
            ):
                self.dismiss(connection, RESEATED)
        self.send_presence()

    # What is shown

    def late_card(self) -> TableCard:
        """The card for spectators, who may be shown everything later."""
        return self._cards.shown() or self.card()

    def card(self) -> TableCard:
        """The table and who is at it."""
        return table_card(
            self.state,
            self.holders,
            code=self.code,
            is_here=self.is_here,
            watchers=self.watchers,
            is_readonly=bool(self.fault),
        )

    @property
    def is_busy(self) -> bool:
        """Does the table go on although nobody is connected, or is a step still on its way?"""
        is_played = not self.state.people or self.driver.has_clocks
        return self.driver.is_busy or (self.state.phase == "playing" and is_played)

    def require(self, what: str, *phases: str) -> None:
        """Refuse what belongs to another part of the table's life."""
        if self.state.phase not in phases:
            raise not_now(what, self.state.phase)


PLAIN = {"move", "answer", "timeout", "close", "take_back"}
"""After these nobody has come or gone."""
WISH_KINDS = {"wish", "consent"}
SHUFFLED = {"start", "commit", "reveal", "void"}
