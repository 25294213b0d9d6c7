"""What each message of a client does."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grimtable.kernel.errors import MalformedMove, Refused
from grimtable.kernel.terms import PUBLIC
from grimtable.look.plans import Plan
from grimtable.server.people.limits import LimitedAction
from grimtable.server.people.names import MAX_CHAT_LINE, BadText, clean
from grimtable.server.people.people import StoredLine
from grimtable.server.protocol import (
    Accepted,
    Answer,
    AskGains,
    AskHint,
    AskWish,
    Back,
    ClientMessage,
    Consent,
    MakePlan,
    NonceCommitment,
    Orders,
    OrdersMessage,
    Peek,
    Ping,
    PingMessage,
    Resign,
    Reveal,
    Say,
    Sync,
    TakeBack,
    Undo,
    Why,
)
from grimtable.server.refusals import Denied, storage_down, unfit, unknown
from grimtable.server.socket.client import Client, require_seat
from grimtable.server.socket.inquiries import MAX_MOVES, MS, gains, hint, peek, why
from grimtable.server.socket.targets import check_target
from grimtable.server.storage import StorageDown, Unfit
from grimtable.server.table.audience.messages import chat_line
from grimtable.server.table.log.commits import CommitResult
from grimtable.server.table.relay import send_chat_lines
from grimtable.sessions.session import Draft, Entry

MAX_MESSAGE = 16 * 1024
"""Bytes of a message."""
MAX_ID = 64
"""Letters in the id of an answer."""
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
    TakeBack: "changes",
    MakePlan: "changes",
    Undo: "social",
    AskWish: "social",
}
"""Everything else falls under `message` alone. What is `work` is paid for by its cost."""


def handle(client: Client, data: bytes | str) -> "asyncio.Future[None]":
    """Do what one message asks for; done when it is dealt with.

    Whatever is wrong with it gets its refusal, and nothing else happens.
    """
    id, seat = "", client.connection.audiences[0]
    work: Awaitable[None] | None = None
    if not client.connection.outbox.is_closing:  # nothing is accepted after a goodbye
        try:
            message = _read(data)
            id = message.id if isinstance(message, Answer) else ""
            seat = client.seat_meant(message.seat)
            budget = BUDGETS.get(type(message), "message")
            client.check_rate(budget, seat)
            if budget == "work":
                _measure(client, seat, message)
            else:
                work = HANDLERS[type(message)](client, seat, message)
        except Refused as refusal:
            client.refuse(refusal, seat, id)
    if work is None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done
    if isinstance(work, asyncio.Future):
        return work
    return asyncio.ensure_future(_finish(client, work, seat))


def _read(data: bytes | str) -> ClientMessage:
    if len(data) > MAX_MESSAGE:
        raise Denied("too_large", f"a message has at most {MAX_MESSAGE} bytes")
    try:
        return _decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Denied("malformed", f"this is no message of a table: {error}") from None


def _measure(client: Client, seat: int, message: ClientMessage) -> None:
    """What is answered at once is paid for by the time it has taken."""
    clock = client.room.clock
    began = clock.cpu_seconds()
    try:
        HANDLERS[type(message)](client, seat, message)
    except Refused as refusal:
        client.refuse(refusal, seat, "")
    finally:
        client.charge("work", seat, (clock.cpu_seconds() - began) * MS)


async def _finish(client: Client, work: Awaitable[None], seat: int) -> None:
    try:
        await work
    except Refused as refusal:
        client.refuse(refusal, seat, "")
    except StorageDown:
        client.refuse(storage_down(), seat, "")
    except Unfit:
        client.refuse(unfit(), seat, "")


def _answer(client: Client, seat: int, message: Answer) -> "asyncio.Future[None]":
    room = client.room
    if not message.id or len(message.id) > MAX_ID or len(message.moves) > MAX_MOVES:
        raise MalformedMove(f"an answer has an id and at most {MAX_MOVES} moves")
    if any(not 0 <= move < 1 << 31 for move in message.moves) or not message.moves:
        raise MalformedMove("moves are numbers of the vocabulary")
    require_seat(seat)
    id = f"{seat}:{message.id}"  # one seat cannot use up another's ids
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def draft() -> Draft:
        client.check_hand(seat)
        return room.state.draft_answer(seat, message.moves, decision=message.decision, id=id)

    def on_done(result: CommitResult) -> None:
        try:
            if isinstance(result, Entry):
                room.reply(client.connection, Accepted(seat=seat, id=message.id))
            elif isinstance(result, Refused | Unfit):
                client.refuse(result if isinstance(result, Refused) else unfit(), seat, message.id)
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


async def _take_back(client: Client, seat: int, message: TakeBack) -> None:
    await client.commit(seat, client.room.state.draft_take_back)


async def _undo(client: Client, seat: int, message: Undo) -> None:
    await client.commit(seat, client.room.state.draft_undo)


async def _ask_wish(client: Client, seat: int, message: AskWish) -> None:
    await client.commit(seat, lambda seat: client.room.state.draft_wish(seat, message.wish))


async def _consent(client: Client, seat: int, message: Consent) -> None:
    wish = client.room.state.wish
    await client.commit_as_holder(
        seat, lambda seat: client.room.state.draft_consent(seat, message.agrees)
    )
    if wish is not None:
        by = client.room.people.get(wish.by)
        who = f"{client.room.id}:{wish.by}:{by.id if by else ''}"
        if message.agrees:
            client.limits.granted(who)
        else:
            client.limits.refused(who, client.room.clock.ticks())


async def _orders(client: Client, seat: int, message: Orders) -> None:
    """Written down where something changes: the same orders again are only told again."""
    room, state = client.room, client.room.state
    require_seat(seat)
    state.draft_orders(seat, message.orders)
    if state.has_ordered(seat, message.orders):
        room.reply(client.connection, OrdersMessage(seat=seat, orders=state.orders_of(seat)))
    else:
        await client.commit_as_holder(seat, lambda seat: state.draft_orders(seat, message.orders))


async def _plan(client: Client, seat: int, message: MakePlan) -> None:
    for thing in (message.target, *message.promised[:MAX_MOVES]):
        check_target(client.room.state, thing)
    await client.commit(
        seat,
        lambda seat: client.room.state.draft_plan(
            Plan(seat, message.target, message.mark, tuple(message.promised))
        ),
    )


async def _resign(client: Client, seat: int, message: Resign) -> None:
    await client.commit(seat, client.room.state.draft_resign)


async def _back(client: Client, seat: int, message: Back) -> None:
    require_seat(seat)
    seat_state = client.room.state.seat_states[seat]
    if seat_state.is_stand_in or seat_state.is_absent:
        await client.commit_as_holder(seat, client.room.state.draft_back)


async def _commit_nonce(client: Client, seat: int, message: NonceCommitment) -> None:
    await _contribute(client, seat, message.commit, client.room.state.draft_nonce_commitment)


async def _reveal(client: Client, seat: int, message: Reveal) -> None:
    await _contribute(client, seat, message.nonce, client.room.state.draft_reveal)


async def _contribute(
    client: Client, seat: int, contribution: str, draft: Callable[[int, str], Draft]
) -> None:
    """A commitment or nonce for the shuffle; a repeat is accepted silently, even after the deal."""
    id = client.room.state.contribution_id(seat, contribution)
    await client.commit_as_holder(seat, lambda seat: draft(seat, contribution), id)


async def _say(client: Client, seat: int, message: Say) -> None:
    room, person = client.room, client.connection.person
    try:
        text = clean(message.text, MAX_CHAT_LINE) if message.text else ""
    except BadText as error:
        raise Denied(error.code, str(error)) from None
    if not text and not message.emote:
        raise Denied("empty_text", "a line of chat says something")
    await _check_may_speak(client)
    known = await room.hub.people.by_id(person)
    if known is None or client.connection.outbox.is_closing:
        raise unknown()  # at another process they wanted to be forgotten
    line = StoredLine(0, person, seat, text, room.clock.now())
    if text:  # emotes pass
        line = await room.hub.people.keep_line(room.id, line)
        if line.n > room.last_chat_line + 1:  # something was said at another process
            await send_chat_lines(room)
        if line.n <= room.last_chat_line:
            return
        room.last_chat_line = line.n
    room.broadcast(chat_line(line, known.name, message.emote))


async def _check_may_speak(client: Client) -> None:
    """Refuse those whom nobody is to hear."""
    is_muted, is_blocked = await client.room.hub.people.guest(
        client.room.id, client.connection.person
    )
    if is_muted:
        raise Denied("muted", "the host has muted you at this table")
    if is_blocked or client.connection.outbox.is_closing:
        raise unknown()  # they were blocked, perhaps at another process


async def _ping(client: Client, seat: int, message: Ping) -> None:
    require_seat(seat)
    check_target(client.room.state, message.target)
    await _check_may_speak(client)
    client.room.broadcast(PingMessage(seat=PUBLIC, by=seat, target=message.target))


def _hint(client: Client, seat: int, message: AskHint) -> None:
    """A bot may think for seconds: the messages after this one do not wait for it."""
    client.begin_hint(seat, _finish(client, hint(client, seat, message), seat))


def _sync(client: Client, seat: int, message: Sync) -> None:
    client.room.sync(client.connection, seat, epoch=message.epoch, n=message.n, story=message.story)


HANDLERS: dict[type, Callable[[Client, int, Any], Awaitable[None] | None]] = {
    Answer: _answer,
    Peek: peek,
    TakeBack: _take_back,
    Undo: _undo,
    AskWish: _ask_wish,
    Consent: _consent,
    Orders: _orders,
    MakePlan: _plan,
    Resign: _resign,
    Back: _back,
    NonceCommitment: _commit_nonce,
    Reveal: _reveal,
    Say: _say,
    Ping: _ping,
    Why: why,
    AskHint: _hint,
    AskGains: gains,
    Sync: _sync,
}
"""Each kind of message and what it does."""
