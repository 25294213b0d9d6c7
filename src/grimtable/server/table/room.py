"""One open table: messages in, one step after the other; played, written, then told.

Nothing is acknowledged before it is on disk, nothing is on disk before it was played on a clone.
"""

import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.kernel.terms import PUBLIC
from grimtable.look.look import Event, Look, look_at, story_of
from grimtable.look.session import Entry
from grimtable.server.people.keys import ref
from grimtable.server.people.people import ChatHistory, Holder
from grimtable.server.protocol import (
    FromTable,
    OrdersMessage,
    Presence,
    SeatCard,
    ShuffleMessage,
    TableCard,
    WishMessage,
)
from grimtable.server.refusals import not_now
from grimtable.server.storage import StorageDown
from grimtable.server.table.audience import Audience, Connection, Snapshot
from grimtable.server.table.commits import CommitQueue
from grimtable.server.table.delayed_audience import DelayedAudience
from grimtable.server.table.driver import Driver
from grimtable.server.table.fairness import known_deal_of
from grimtable.server.table.holders import Holders, close_stale, holder, read_register, recheck
from grimtable.server.table.inquiries import Known
from grimtable.server.table.pieces import Pieces
from grimtable.server.table.presence import NOBODY
from grimtable.server.table.reducers import CHANGES_HOLDERS
from grimtable.server.table.relay import chat_line
from grimtable.server.table.replay_check import Checkpoint, read_checkpoint, running_version
from grimtable.server.table.seats import Setup
from grimtable.server.table.state import TableState

if TYPE_CHECKING:
    from grimtable.server.table.hub import Hub

log = logging.getLogger("grimtable.server")


CARDS = 8
"""Cards of a table that wait to be shown to spectators."""


class Room:
    """A table with the people around it."""

    def __init__(self, table: str, code: str, setup: Setup, *, hub: "Hub") -> None:
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
        self.holders = Holders()
        self.connections: list[Connection] = []
        self._here = [0] * setup.seats
        """Per seat, how many connections speak for it."""
        self.elsewhere = NOBODY
        epoch = secrets.token_hex(4)
        self._audiences = {seat: Audience(seat, epoch) for seat in [*range(setup.seats), PUBLIC]}
        if setup.spectator_delay:
            delay = setup.spectator_delay
            self._audiences[PUBLIC] = DelayedAudience(PUBLIC, epoch, self.clock, delay)
        self.said = 0
        """Number of the last line of chat that everybody here was told."""
        self._phase = self.state.phase
        self._card: TableCard | None = None
        self._late_card: TableCard | None = None
        self._cards: list[tuple[float, TableCard]] = []
        """Cards that spectators are not shown yet, and when they are; the first comes first."""
        self._wish_shown = False
        self._stories: dict[int, tuple[list[Event], int]] = {}
        """Per seat of a bot its story, and how many events of the table are in it."""
        self._known: dict[int, Known] = {}
        """Per seat, what it has asked about what it is shown now."""
        self.driver = Driver(self)

    async def load(self) -> None:
        """Everything the log tells; a log that cannot be replayed leaves the table readable."""
        await read_register(self)
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
            self._break()
        self._late_card = self.card()

    async def _replay(self, checkpoint: Checkpoint | None) -> None:
        """Others have their turn in between; what other processes write meanwhile is read too."""
        pieces = Pieces()
        while entries := await self.storage.read(self.id, self.state.entry_count):
            for entry in entries:
                self.state.apply(entry)
                if checkpoint is not None:
                    checkpoint.check(self.state)
                await pieces.give_way()

    @property
    def people(self) -> dict[int, Holder]:
        """By seat, as the register says; `holder` tells whether the log agrees."""
        return self.holders.by_seat

    def unload(self) -> None:
        """Break the reference cycles; the collector runs rarely."""
        self.commits.unload()
        self.driver.unload()
        self.state.shuffle = None

    def _break(self) -> None:
        """Why is for the host's log alone: it may tell what a seat knows."""
        extra = {"table": ref(self.id), "entry": self.state.entry_count}
        log.exception("the log of a table cannot be replayed", extra=extra)
        self.fault = f"the log of this table cannot be replayed{self._versions()}"

    def _versions(self) -> str:
        """Who could not, and who could: a table is tried again whenever it is loaded."""
        played = f"; it was played by {self._played_by}" if self._played_by else ""
        return f" by {running_version(self.state)}{played}"

    async def read_new_entries(self) -> None:
        """Another process may have written: read what is missing."""
        async with self.commits.lock:
            if not self.fault:
                with suppress(StorageDown):  # there will be another hint
                    await self.apply_new_entries()

    def on_storage_down(self, seconds: float) -> None:
        """Clocks stand still until something can be written again."""
        self.driver.stall(seconds)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work beside everything else."""
        self.driver.spawn(work)

    async def apply_new_entries(self) -> None:
        entries = await self.storage.read(self.id, self.state.entry_count)
        if any(entry.kind in CHANGES_HOLDERS for entry in entries):
            await read_register(self)
        try:
            for entry in entries:
                self.state.apply(entry)
                self.on_committed(entry)
                if entry.kind == "block":
                    self.driver.spawn(recheck(self))
        except Exception:
            self._break()
            self.driver.schedule()
            self.send_presence()

    def on_committed(self, entry: Entry) -> None:
        """Tell everybody who may still hear it, then see who and what comes next."""
        close_stale(self, entry)
        if entry.kind == "undo":
            self._stories.clear()
        if self.state.session is not None:
            self._tell(taken_back=entry.kind == "undo")
        is_plain = entry.kind in PLAIN and not self.state.game.marks_ready
        if self._phase != self.state.phase:
            self._phase, is_plain = self.state.phase, False
            self.hub.touch(self)
        if not is_plain:
            self.send_presence()
        if entry.kind in WISH_KINDS or (self._wish_shown and not self.state.wish):
            self._tell_wish()
        if entry.kind in SHUFFLED:
            self._tell_shuffle()
        if entry.kind == "orders":
            self._tell_orders(entry.seat)
        self.driver.schedule(entry)

    def _tell(self, *, taken_back: bool) -> None:
        """Each audience its own; one that cannot be told does not stop the others, or the table."""
        snapshot = Snapshot(self.state)
        for audience in self._audiences.values():
            try:
                audience.tell(self.state, snapshot, taken_back=taken_back)
            except Exception:
                log.exception("an audience could not be told")
                self.metrics.fault()

    # Telling

    def broadcast(self, message: FromTable, seats: list[int] | None = None) -> None:
        """The same to everybody, or to these audiences."""
        for seat, audience in self._audiences.items():
            if seats is None or seat in seats:
                audience.say(msg_for(message, seat))

    def reply(self, connection: Connection, message: FromTable, *, is_owed: bool = False) -> None:
        """To one connection alone."""
        self._audiences[message.seat].reply(connection, message, is_owed=is_owed)

    def send_presence(self) -> None:
        """Who is here, if that has changed."""
        card = self.card()
        if card != self._card:
            if self._late_card is None and card.phase != "waiting":
                self._late_card = self._card  # until then nothing is hidden from anybody
            self._card = card
            self.broadcast(Presence(seat=PUBLIC, table=card))
            if self.setup.spectator_delay:
                del self._cards[CARDS - 1 :]  # who comes and goes all the time is shown less often
                self._cards.append((self.clock.ticks() + self.setup.spectator_delay, card))

    def _tell_wish(self) -> None:
        wish = self.state.wish
        self._wish_shown = wish is not None
        message = WishMessage(seat=PUBLIC, wish=None)
        if wish is not None:
            message = WishMessage(
                seat=PUBLIC,
                wish=wish.what,  # type: ignore[arg-type]
                by=wish.by,
                agreed=sorted(wish.agreed),
                awaited=sorted(wish.awaited),
            )
        self.broadcast(message)

    def _tell_orders(self, seat: int) -> None:
        self._audiences[seat].say(OrdersMessage(seat=seat, orders=self.state.orders_of(seat)))

    def _tell_shuffle(self) -> None:
        for seat, audience in self._audiences.items():
            message = self.shuffle_message(seat)
            if message is not None:
                audience.say(message)

    def shuffle_message(self, seat: int) -> ShuffleMessage | None:
        """How far the common shuffle is, for one audience."""
        shuffle = self.state.shuffle
        if shuffle is None:
            return None
        commits, nonces = shuffle.commits, shuffle.nonces
        return ShuffleMessage(
            seat=seat,
            commit=shuffle.commit,
            wanted=shuffle.wanted(seat),
            commits={str(by): commit for by, commit in enumerate(commits) if commit},
            nonces={str(by): nonce for by, nonce in enumerate(nonces) if nonce},
            missing=self.state.missing,
        )

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
            self._audiences[seat].listeners.append(connection)
        for seat in connection.audiences:
            audience = self._audiences[seat]
            start = n if audience.can_go_on(epoch, n) else 0
            self._greet(connection, audience, n=start, is_new=True)
            audience.catch_up(connection, self.state, epoch=epoch, n=n, story=story, is_new=True)
            shuffle = self.shuffle_message(seat)
            if shuffle is not None and self.state.phase == "shuffling":
                audience.inform(connection, [shuffle])
        if self.state.wish is not None:
            self._tell_wish()
        self.send_presence()
        self._inform(connection, [self.driver.clock_message()])
        if lines is None or (lines[-1][0].n if lines else 0) < self.said:
            self.driver.spawn(self._read_chat(connection))
        else:
            self._tell_chat(connection, lines)
        self.driver.came(connection.seats)

    def _greet(self, connection: Connection, audience: Audience, *, n: int, is_new: bool) -> None:
        is_host = self.state.host in connection.seats
        card = self.card() if connection.seats else self.late_card()
        orders = self.state.orders_of(audience.seat)
        audience.greet(connection, card, orders, is_host=is_host, n=n, is_new=is_new)

    def _inform(self, connection: Connection, messages: list[FromTable]) -> None:
        """How things stand, for a new connection."""
        seat = connection.audiences[0]
        told = [msg_for(message, seat) for message in messages]
        self._audiences[seat].inform(connection, told)

    async def _read_chat(self, connection: Connection) -> None:
        with suppress(StorageDown):
            self._tell_chat(connection, await self.hub.people.lines(self.id))

    def _tell_chat(self, connection: Connection, lines: ChatHistory) -> None:
        """What was said before this connection opened."""
        if lines and self.connections == [connection]:
            self.said = max(self.said, lines[-1][0].n)
        self._inform(connection, [chat_line(line, name) for line, name in lines])

    def sync(self, connection: Connection, seat: int, *, epoch: str, n: int, story: int) -> None:
        """A connection noticed a gap."""
        audience = self._audiences[seat]
        if not audience.can_go_on(epoch, n):
            self._greet(connection, audience, n=0, is_new=False)
        audience.catch_up(connection, self.state, epoch=epoch, n=n, story=story)

    def exit(self, connection: Connection) -> None:
        """A connection closed."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self._count(connection, -1)
        for seat in connection.audiences:
            self._audiences[seat].leave(connection)
        self.send_presence()
        self.driver.went([seat for seat in connection.seats if not self.is_here(seat)])

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

    # What is shown

    def look(self, seat: int) -> Look:
        """What a bot in this seat is shown: what its person would see, and no more."""
        game, session = self.state.game, self.state.session
        assert session is not None
        story, heard = self._stories.get(seat, ([], 0))
        story.extend(story_of(game, session.table, seat, heard, len(story)))
        self._stories[seat] = story, len(session.table.events or [])
        return look_at(game, session.table, seat, story, session.decisions[seat])

    def known_of(self, seat: int) -> Known:
        """The answers this seat was given without playing."""
        return self._known.setdefault(seat, Known())

    def late_card(self) -> TableCard:
        """The same for spectators, who may be shown everything later."""
        if not self.setup.spectator_delay:
            return self.card()
        while self._cards and self._cards[0][0] <= self.clock.ticks():
            _, self._late_card = self._cards.pop(0)
        return self._late_card or self.card()

    def card(self) -> TableCard:
        """The table and who is at it."""
        state, setup = self.state, self.setup
        return TableCard(
            id=self.id,
            code=self.code,
            game=setup.game,
            rules=setup.rules,
            seats=[self._seat_card(seat) for seat in range(setup.seats)],
            options=setup.options,
            clock=setup.clock,  # type: ignore[arg-type]
            host=state.host,
            phase=state.phase,
            has_spectators=setup.has_spectators,
            spectator_delay=setup.spectator_delay,
            is_public=setup.is_public,
            is_paused=state.is_paused,
            is_readonly=bool(self.fault),
            watchers=self.watchers,
            ended=state.ended,
            away=state.away,
            absence_limit=setup.longest_absence,
            known_deal=known_deal_of(state),
            void_starts=list(state.void_starts),
            missing=state.missing if state.phase == "waiting" else [],
        )

    def _seat_card(self, seat: int) -> SeatCard:
        seat_state = self.state.seat_states[seat]
        person = holder(self, seat)
        is_known = person is not None or not seat_state.is_person  # else the register follows soon
        return SeatCard(
            seat=seat,
            holder="person" if seat_state.is_person else "bot" if seat_state.bot else "free",
            name=person.name if person else "",
            avatar=person.avatar if person else "",
            bot=seat_state.bot,
            is_here=self.is_here(seat),
            is_stand_in=seat_state.is_stand_in,
            is_resigned=seat_state.is_resigned,
            is_ready=self.driver.is_ready(seat),
            is_absent=seat_state.is_absent,
            handovers=seat_state.handovers if is_known else seat_state.handovers[:-1],
            is_asked_back=seat_state.is_asked_back,
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


def msg_for(message: FromTable, seat: int) -> FromTable:
    """The same message for another audience."""
    return msgspec.structs.replace(message, seat=seat)


PLAIN = {"move", "answer", "timeout", "close", "take_back"}
"""After these nobody has come or gone."""
WISH_KINDS = {"wish", "consent"}
SHUFFLED = {"start", "commit", "reveal", "void"}
