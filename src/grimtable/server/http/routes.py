"""Every HTTP door: its path, what it takes, what it gives. What happens behind is elsewhere."""

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from grimtable.look.records import Record
from grimtable.server.http.access import Caller, Let
from grimtable.server.http.forms import (
    Block,
    BotChoice,
    BotToken,
    Bundle,
    Change,
    Claim,
    Code,
    Done,
    GiveBack,
    Join,
    Me,
    Mute,
    MyData,
    MyTable,
    Name,
    NewTable,
    Opened,
    Problem,
    Report,
    SeatChoice,
    SeatLink,
    ServerCard,
    StoryPage,
)
from grimtable.server.http.middleware import address_of
from grimtable.server.protocol import TableCard
from grimtable.server.services import House

YEAR = 365 * 86_400
AT = "/api/tables/{table:str}"
REFUSED = {
    400: "It cannot be read, or asks for what there is not.",
    403: "Not for you.",
    404: "There is no such thing, or this link does not open it.",
    409: "It does not fit the table as it stands.",
    413: "It is too large.",
    429: "Too much at once: wait.",
    500: "Something failed here.",
    503: "Not now: nothing can be kept, or nothing new is opened.",
}
"""Every refusal is a Problem."""
refusals = {
    status: ResponseSpec(Problem, generate_examples=False, description=sentence)
    for status, sentence in REFUSED.items()
}
window = partial(get, responses=refusals)
"""What only looks."""
door = partial(post, status_code=200, responses=refusals)
"""What changes something; mostly nothing new is made by it."""
Behind = NamedDependency[House]
Who = NamedDependency[Caller]
Table = FromPath[str]
Seat = Annotated[int, QueryParameter(ge=0, le=7)]

# The server and oneself


@window("/api/server")
async def server_card(house: Behind) -> ServerCard:
    """What can be played here, and how."""
    return await house.doors.server()


@window("/api/me")
async def me(caller: Who) -> Me:
    """What this browser is called."""
    person = caller.person
    return Me(True, person.name, person.avatar) if person else Me(False)


@door("/api/me")
async def call_me(data: JSONBody[Name], caller: Who, house: Behind) -> Response[Me]:
    """Take a name; a new browser gets its cookie."""
    person, token = await house.doors.call_me(caller, data)
    return with_cookie(house, Me(True, person.name, person.avatar), token)


@window("/api/me/tables")
async def my_tables(caller: Who, house: Behind) -> list[MyTable]:
    """The tables this browser has been at."""
    return await house.doors.my_tables(caller)


@window("/api/me/data")
async def my_data(caller: Who, house: Behind) -> MyData:
    """All that is kept about this browser."""
    return await house.exports.my_data(caller)


@door("/api/me/forget")
async def forget_me(caller: Who, house: Behind) -> Response[Done]:
    """Delete all of it, in one step."""
    await house.exports.forget_me(caller)
    response = Response(Done())
    response.delete_cookie(house.porch.cookie)
    return response


# Finding and opening tables


@window("/api/lobby")
async def lobby(house: Behind) -> list[TableCard]:
    """Public tables that wait for people."""
    return await house.doors.lobby()


@door("/api/codes")
async def by_code(data: JSONBody[Code], caller: Who, house: Behind) -> Opened:
    """The table with this code."""
    return await house.doors.by_code(caller, data.code)


@door("/api/tables")
async def create(data: JSONBody[NewTable], caller: Who, house: Behind) -> Response[Opened]:
    """Open a table and sit down as its host."""
    return let_in(house, await house.doors.create(caller, data))


@window(AT)
async def open_table(table: Table, caller: Who, house: Behind) -> Opened:
    """A table by its link. Nothing changes by looking."""
    return await house.doors.open(caller, table)


@door("/api/seats/claim")
async def claim(data: JSONBody[Claim], caller: Who, house: Behind) -> Response[Opened]:
    """Sit down with a seat link. It works once."""
    return let_in(house, await house.keys.claim(caller, data.key))


# At a table


@door(f"{AT}/join")
async def join(table: Table, data: JSONBody[Join], caller: Who, house: Behind) -> Response[Opened]:
    """Sit down."""
    return let_in(house, await house.doors.join(caller, table, data))


@door(f"{AT}/leave")
async def leave(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> Opened:
    """Get up; in play a bot goes on."""
    return await house.doors.leave(caller, table, data.seat)


@door(f"{AT}/change")
async def change(table: Table, data: JSONBody[Change], caller: Who, house: Behind) -> Opened:
    """Move to a free seat."""
    return await house.doors.change(caller, table, data)


@door(f"{AT}/link")
async def link(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> SeatLink:
    """A new link to a seat: to move it to another device, or for who lost theirs."""
    return await house.keys.link(caller, table, data.seat)


@door(f"{AT}/token")
async def token(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> BotToken:
    """Let a program answer for the own seat."""
    return await house.keys.token(caller, table, data.seat)


@door(f"{AT}/report")
async def report(table: Table, data: JSONBody[Report], caller: Who, house: Behind) -> Done:
    """Tell whoever runs this server that something is wrong."""
    await house.hosting.report(caller, table, data)
    return Done()


@door(f"{AT}/return")
async def take_back(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> Opened:
    """Return to your former seat: at once from a bot, by agreement from a person."""
    return await house.returning.take_back(caller, table, data.seat)


@door(f"{AT}/give_back")
async def give_back(table: Table, data: JSONBody[GiveBack], caller: Who, house: Behind) -> Opened:
    """Give your seat back to its former holder, or keep it."""
    return await house.returning.give_back(caller, table, data)


# For the host


@door(f"{AT}/bots")
async def seat_bot(table: Table, data: JSONBody[BotChoice], caller: Who, house: Behind) -> Opened:
    """Give a free seat to a bot, or take it back."""
    return await house.doors.seat_bot(caller, table, data)


@door(f"{AT}/host")
async def hand_over(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> Opened:
    """Make somebody else the host."""
    return await house.doors.hand_over(caller, table, data.seat)


@door(f"{AT}/start")
async def start(table: Table, caller: Who, house: Behind) -> Opened:
    """Start the game."""
    return await house.doors.start(caller, table)


@door(f"{AT}/kick")
async def kick(table: Table, data: JSONBody[SeatChoice], caller: Who, house: Behind) -> Opened:
    """Take a seat away: before the game, or after the absence limit."""
    return await house.hosting.kick(caller, table, data.seat)


@door(f"{AT}/mute")
async def mute(table: Table, data: JSONBody[Mute], caller: Who, house: Behind) -> Opened:
    """Nobody reads what they write, or again."""
    return await house.hosting.mute(caller, table, data)


@door(f"{AT}/block")
async def block(table: Table, data: JSONBody[Block], caller: Who, house: Behind) -> Opened:
    """For them the table is not there, or again it is."""
    return await house.hosting.block(caller, table, data)


# After the end, and to take away


@door(f"{AT}/rematch")
async def rematch(table: Table, caller: Who, house: Behind) -> Response[Opened]:
    """The same people at a new table."""
    return let_in(house, await house.again.rematch(caller, table))


@door(f"{AT}/again")
async def same_deal(table: Table, caller: Who, house: Behind) -> Response[Opened]:
    """The same people and the same deal."""
    return let_in(house, await house.again.same_deal(caller, table))


@window(f"{AT}/record")
async def record(table: Table, caller: Who, house: Behind) -> Record:
    """A finished game; `grimtable verify` and `grimtable replay` read it."""
    return await house.exports.record(caller, table)


@window(f"{AT}/story")
async def story(table: Table, seat: Seat, caller: Who, house: Behind) -> StoryPage:
    """All that the own seat was told."""
    return await house.exports.story(caller, table, seat)


@window(f"{AT}/bundle")
async def bundle(table: Table, seat: Seat, caller: Who, house: Behind) -> Bundle:
    """For a bug report: no links, names or chat; of a finished game its record."""
    return await house.exports.bundle(caller, table, seat)


@websocket(f"{AT}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: Table, house: Behind) -> None:
    """The table itself: ?epoch=&n=&story= say where a client stopped reading."""
    await house.sockets.serve(socket, table)


DOORS: Sequence[ControllerRouterHandler] = (
    server_card, me, call_me, my_tables, my_data, forget_me, lobby, by_code, create, open_table,
    claim, join, leave, change, link, token, report, take_back, give_back, seat_bot, hand_over,
    start, kick, mute, block, rematch, same_deal, record, story, bundle, table_socket,
)  # fmt: skip


# What they share


async def find_caller(request: Request[Any, Any, Any], house: Behind) -> Caller:
    """Whose cookie it is."""
    token = request.cookies.get(house.porch.cookie, "")
    return await house.porch.caller(address_of(request.scope), token)


def provided(house: House) -> dict[str, Provide]:
    """What the doors ask for by name."""
    return {
        "house": Provide(lambda: house, sync_to_thread=False),
        "caller": Provide(find_caller),
    }


def let_in(house: House, let: Let) -> Response[Opened]:
    """The table, and a cookie for who is new."""
    return with_cookie(house, let.opened, let.token)


def with_cookie(house: House, content: Any, token: str) -> Response[Any]:
    """Scripts never see the cookie, and no other site can make a browser send it."""
    if not token:
        return Response(content)
    cookie = Cookie(
        house.porch.cookie,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="strict",
        secure=house.settings.is_secure,
    )
    return Response(content, cookies=[cookie])
