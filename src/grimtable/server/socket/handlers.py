"""What a connection says to its table: each kind of message and what it does."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grimtable.kernel.errors import MalformedMove, Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.look.game import Target
from grimtable.look.session import Draft, Entry
from grimtable.server.people.limits import LimitedAction, Limits
from grimtable.server.people.names import LINE, BadText, clean
from grimtable.server.people.people import StoredLine
from grimtable.server.protocol import (
    Accepted,
    Answer,
    Ask,
    AskGains,
    AskHint,
    Back,
    ClientMessage,
    Commit,
    Consent,
    Orders,
    OrdersMessage,
    Peek,
    Ping,
    PingMessage,
    Refusal,
    Resign,
    Reveal,
    Say,
    Sync,
    TakeBack,
    Undo,
    Why,
)
from grimtable.server.refusals import Denied, storage_down, too_fast, unfit, unknown
from grimtable.server.storage import StorageDown, Unfit
from grimtable.server.table.audience import Connection, decision_message
from grimtable.server.table.commits import CommitResult
from grimtable.server.table.inquiries import LONGEST, MS, gains, hint, need_seat, peek, why
from grimtable.server.table.relay import chat_line, send_chat_lines
from grimtable.server.table.room import Room
from grimtable.server.table.seats import SeatState
from grimtable.server.table.state import TableState

LARGEST = 16 * 1024
"""Bytes of a message."""
PLACES = 256
"""No zone has more cards, and no seat more combos."""
_decode: Callable[[bytes | str], ClientMessage] = msgspec.json.Decoder(ClientMessage).decode
BUDGETS: dict[type, LimitedAction] = {
    Peek: "work",
    Why: "work",
    AskGains: "work",
    Sync: "work",
    AskHint: "hint",
    Say: "chat",
    Ping: "chat",
    Orders: "orders",
    Undo: "social",
    Ask: "social",
}
"""Everything else falls under `message` alone. What is `work` is paid for by its cost."""


class Speaker:
    """One connection's side of the talk."""

    __slots__ = ("_address", "_names", "connection", "limits", "room")

    def __init__(self, room: Room, connection: Connection, limits: Limits, address: str) -> None:
        self.room = room
        self.connection = connection
        self.limits = limits
        self._address = address
        self._names = {
            seat: f"{room.id}:{seat}:{connection.person}" for seat in connection.audiences
        }
        """By seat, under which name its budgets are kept."""

    def hear(self, data: bytes | str) -> "asyncio.Future[None]":
        """One message. Whatever is wrong with it gets its refusal; nothing else happens.

        Done when it is dealt with.
        """
        id, seat = "", self.connection.audiences[0]
        work: Awaitable[None] | None = None
        if not self.connection.outbox.is_closing:  # who was shown out is not heard any more
            try:
                message = self._read(data)
                id = message.id if isinstance(message, Answer) else ""
                seat = self._seat(message.seat)
                self._afford(message, seat)
                if BUDGETS.get(type(message)) == "work":
                    self._measure(message, seat)
                else:
                    work = HEARD[type(message)](self, seat, message)
            except Refused as refusal:
                self.refuse(refusal, seat, id)
        if work is None:
            over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            over.set_result(None)
            return over
        if isinstance(work, asyncio.Future):
            return work
        return asyncio.ensure_future(self._finish(work, seat))

    async def _finish(self, work: Awaitable[None], seat: int) -> None:
        try:
            await work
        except Refused as refusal:
            self.refuse(refusal, seat, "")
        except StorageDown:
            self.refuse(storage_down(), seat, "")
        except Unfit:
            self.refuse(unfit(), seat, "")

    async def step(self, seat: int, draft: Callable[[int], Draft]) -> None:
        """A step of whoever plays this seat."""
        await self._step(seat, draft, self.check_hand)

    async def sign(self, seat: int, draft: Callable[[int], Draft], id: str = "") -> None:
        """A step of whoever holds this seat, also while a bot plays it."""
        await self._step(seat, draft, self._check_seat, id)

    async def _step(
        self,
        seat: int,
        draft: Callable[[int], Draft],
        check: Callable[[int], object],
        id: str = "",
    ) -> None:
        """It is checked with every draft: another process may have given the seat away."""
        need_seat(seat)

        def checked() -> Draft:
            check(seat)
            return draft(seat)

        await self.room.commits.commit(checked, id)

    def _check_seat(self, seat: int) -> SeatState:
        """Refuse if somebody else holds this seat now: then the connection was closed."""
        seat_state = self.room.state.seat_states[seat]
        if self.connection.outbox.is_closing or not seat_state.is_person:
            raise Denied("not_your_seat", "this connection does not answer for that seat")
        return seat_state

    def check_hand(self, seat: int) -> None:
        """Refuse if somebody else holds or plays this seat now."""
        seat_state = self._check_seat(seat)
        if seat_state.is_gone:
            raise Denied("resigned", "you have left the game: it goes on without your seat")
        if seat_state.is_resigned:
            raise Denied("resigned", "you have resigned: a bot plays your seat to the end")
        if seat_state.is_stand_in:
            raise Denied("stand_in", "a bot stands in for you: say first that you are back")

    def _read(self, data: bytes | str) -> ClientMessage:
        if len(data) > LARGEST:
            raise Denied("too_large", f"a message has at most {LARGEST} bytes")
        try:
            return _decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Denied("malformed", f"this is no message of a table: {error}") from None

    def _seat(self, seat: int) -> int:
        """The seat meant; claims about others are never believed."""
        mine = self.connection.seats
        if not mine:
            return PUBLIC
        if seat == -1 and len(mine) == 1:
            return mine[0]
        if seat not in mine:
            raise Denied("not_your_seat", "this connection does not answer for that seat")
        return seat

    def _afford(self, message: ClientMessage, seat: int) -> None:
        now, who = self.room.clock.ticks(), self._names[seat]
        what = BUDGETS.get(type(message), "message")
        wait = self.limits.take("message", now, address=self._address, seat=who)
        if not wait and what != "message":
            wait = self.limits.take(what, now, address=self._address, seat=who)
        if wait:
            raise too_fast(wait)

    def _measure(self, message: ClientMessage, seat: int) -> None:
        """What is answered at once is paid for by the time it has taken."""
        clock = self.room.clock
        began = clock.cpu_seconds()
        try:
            HEARD[type(message)](self, seat, message)
        except Refused as refusal:
            self.refuse(refusal, seat, "")
        finally:
            self.pay("work", seat, (clock.cpu_seconds() - began) * MS)

    def pay(self, what: LimitedAction, seat: int, cost: float) -> None:
        """It has cost so much, of which one was taken before."""
        now, who = self.room.clock.ticks(), self._names[seat]
        self.limits.charge(what, now, cost - 1.0, address=self._address, seat=who)

    def refuse(self, refusal: Refused, seat: int, id: str) -> None:
        """Say why not, and what the question is now."""
        room = self.room
        room.metrics.refused(refusal.code)
        message = Refusal(
            seat=seat,
            code=refusal.code,
            message=str(refusal),
            rule=refusal.rule,
            id=id,
            wait=getattr(refusal, "wait", 0.0),
        )
        room.reply(self.connection, message)
        if seat != PUBLIC and room.state.session is not None:
            room.reply(self.connection, decision_message(room.state, seat))


def _answer(s: Speaker, seat: int, message: Answer) -> "asyncio.Future[None]":
    room = s.room
    if not message.id or len(message.id) > LONGEST or len(message.moves) > LONGEST:
        raise MalformedMove(f"an answer has an id and at most {LONGEST} moves")
    if any(not 0 <= move < 1 << 31 for move in message.moves) or not message.moves:
        raise MalformedMove("moves are numbers of the vocabulary")
    need_seat(seat)
    id = f"{seat}:{message.id}"  # one seat cannot use up another's ids
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def draft() -> Draft:
        s.check_hand(seat)
        return room.state.draft_answer(seat, message.moves, decision=message.decision, id=id)

    def on_done(result: CommitResult) -> None:
        try:
            if isinstance(result, Entry):
                room.reply(s.connection, Accepted(seat=seat, id=message.id))
            elif isinstance(result, Refused | Unfit):
                s.refuse(result if isinstance(result, Refused) else unfit(), seat, message.id)
            else:
                raise result
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        if not done.done():
            done.set_result(None)

    known = room.state.answered(id)
    if known is None:
        room.commits.submit(draft, id, on_done)
    else:
        on_done(known)
    return done


async def _take_back(s: Speaker, seat: int, message: TakeBack) -> None:
    await s.step(seat, s.room.state.draft_take_back)


async def _undo(s: Speaker, seat: int, message: Undo) -> None:
    await s.step(seat, s.room.state.draft_undo)


async def _ask(s: Speaker, seat: int, message: Ask) -> None:
    await s.step(seat, lambda seat: s.room.state.draft_wish(seat, message.wish))


async def _consent(s: Speaker, seat: int, message: Consent) -> None:
    wish = s.room.state.wish
    await s.sign(seat, lambda seat: s.room.state.draft_consent(seat, message.agrees))
    if wish is not None:
        by = s.room.people.get(wish.by)
        who = f"{s.room.id}:{wish.by}:{by.id if by else ''}"
        if message.agrees:
            s.limits.granted(who)
        else:
            s.limits.refused(who, s.room.clock.ticks())


async def _orders(s: Speaker, seat: int, message: Orders) -> None:
    """Written down where something changes: the same orders again are only told again."""
    room, state = s.room, s.room.state
    need_seat(seat)
    state.draft_orders(seat, message.orders)
    if state.is_ordered(seat, message.orders):
        room.reply(s.connection, OrdersMessage(seat=seat, orders=state.orders_of(seat)))
    else:
        await s.sign(seat, lambda seat: state.draft_orders(seat, message.orders))


async def _resign(s: Speaker, seat: int, message: Resign) -> None:
    await s.step(seat, s.room.state.draft_resign)


async def _back(s: Speaker, seat: int, message: Back) -> None:
    need_seat(seat)
    seat_state = s.room.state.seat_states[seat]
    if seat_state.is_stand_in or seat_state.is_absent:
        await s.sign(seat, s.room.state.draft_back)


async def _commit(s: Speaker, seat: int, message: Commit) -> None:
    await _add(s, seat, message.commit, s.room.state.draft_commit)


async def _reveal(s: Speaker, seat: int, message: Reveal) -> None:
    await _add(s, seat, message.nonce, s.room.state.draft_reveal)


async def _add(s: Speaker, seat: int, part: str, draft: Callable[[int, str], Draft]) -> None:
    """A part of the shuffle; the same part again is taken silently, also after the deal."""
    await s.sign(seat, lambda seat: draft(seat, part), s.room.state.part_id(seat, part))


async def _say(s: Speaker, seat: int, message: Say) -> None:
    room, person = s.room, s.connection.person
    try:
        text = clean(message.text, LINE) if message.text else ""
    except BadText as error:
        raise Denied(error.code, str(error)) from None
    if not text and not message.emote:
        raise Denied("empty_text", "a line of chat says something")
    await _check_voice(s)
    known = await room.hub.people.by_id(person)
    if known is None or s.connection.outbox.is_closing:
        raise unknown()  # at another process they wanted to be forgotten
    line = StoredLine(0, person, seat, text, room.clock.now())
    if text:  # emotes pass
        line = await room.hub.people.keep_line(room.id, line)
        if line.n > room.said + 1:  # something was said at another process
            await send_chat_lines(room)
        if line.n <= room.said:
            return
        room.said = line.n
    room.broadcast(chat_line(line, known.name, message.emote))


async def _check_voice(s: Speaker) -> None:
    """Refuse those whom nobody is to hear."""
    is_muted, is_blocked = await s.room.hub.people.guest(s.room.id, s.connection.person)
    if is_muted:
        raise Denied("muted", "the host has muted you at this table")
    if is_blocked or s.connection.outbox.is_closing:
        raise unknown()  # they were blocked, perhaps at another process


async def _ping(s: Speaker, seat: int, message: Ping) -> None:
    need_seat(seat)
    if not is_thing(s.room.state, message.target):
        raise Denied("malformed", "there is no such thing at this table: point at what is shown")
    await _check_voice(s)
    s.room.broadcast(PingMessage(seat=PUBLIC, by=seat, target=message.target))


def is_thing(state: TableState, target: Target) -> bool:
    """Is this something of the game, under a name that the game itself has for it?"""
    game, seats, words = state.game, state.setup.seats, state.game.vocabulary
    zones = {zone for zone, _ in game.zones(seats)}
    return (
        target != Target()
        and (target.zone is None or target.zone in zones)
        and (target.kind is None or target.kind in game.kinds)
        and (target.seat is None or 0 <= target.seat < seats)
        and (target.button is None or target.button in words.verbs or target.button in words)
        and all(0 <= (at or 0) < PLACES for at in (target.index, target.combo))
    )


def _sync(s: Speaker, seat: int, message: Sync) -> None:
    s.room.sync(s.connection, seat, epoch=message.epoch, n=message.n, story=message.story)


HEARD: dict[type, Callable[[Speaker, int, Any], Awaitable[None] | None]] = {
    Answer: _answer,
    Peek: peek,
    TakeBack: _take_back,
    Undo: _undo,
    Ask: _ask,
    Consent: _consent,
    Orders: _orders,
    Resign: _resign,
    Back: _back,
    Commit: _commit,
    Reveal: _reveal,
    Say: _say,
    Ping: _ping,
    Why: why,
    AskHint: hint,
    AskGains: gains,
    Sync: _sync,
}
"""Each kind of message and what it does."""
