"""Who may open a WebSocket, and where it resumes."""

from typing import Any, NamedTuple

from litestar import WebSocket

from grimtable.server.http.access import Caller
from grimtable.server.http.asgi import headers_in
from grimtable.server.people.people import ChatHistory
from grimtable.server.refusals import Denied
from grimtable.server.table.audience.close_codes import (
    RESEATED,
    UNWATCHED,
)
from grimtable.server.table.room import Room

Socket = WebSocket[Any, Any, Any]
MAX_COUNT = 1 << 53
"""The largest integer that a browser can count to."""


class ResumePoint:
    """Where a client wants to resume, from the query of its address."""

    def __init__(self, query: dict[str, str]) -> None:
        self.epoch = query.get("epoch", "")[:32]
        self.n = number(query, "n")
        self.story = number(query, "story")


def number(query: dict[str, str], name: str) -> int:
    """A count from the query; raises Denied."""
    text = query.get(name) or "0"
    if not (text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) < MAX_COUNT):
        raise Denied("malformed", f"{name} is a number of messages or events")
    return int(text)


class Admitted(NamedTuple):
    """A person whose socket may be opened."""

    room: Room
    caller: Caller
    seat: int | None
    """The only seat of a socket that a bot token opens; None: all seats of the person."""
    lines: ChatHistory | None
    """The chat, if it was read on the way."""
    blocked: int
    """`TableFacts.blocked` before the register was read."""
    token_since: int
    """`SeatState.token` before the register was read."""

    def close_code(self, seats: list[int]) -> int:
        """The code to close the socket with if the table has changed meanwhile; 0: keep it."""
        state, is_bot = self.room.state, self.seat is not None
        if state.blocked != self.blocked or (is_bot and not seats):
            return RESEATED
        if is_bot and state.seat_states[seats[0]].token != self.token_since:
            return RESEATED
        return 0 if seats or self.room.state.admits_spectators else UNWATCHED


def bearer(socket: Socket) -> str | None:
    """The bearer token of a program; None if the request has none."""
    said = headers_in(socket.scope).get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
