"""Every HTTP endpoint: its path, its input and its output. The work is done by the services."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, WebSocket, websocket
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from grimtable.look.appearance import icons_of
from grimtable.server.http.access import Admission
from grimtable.server.http.dependencies import CallerDep, ServicesDep
from grimtable.server.http.endpoint import (
    TABLE,
    SeatQuery,
    TableId,
    get,
    post,
)
from grimtable.server.http.forms import (
    Block,
    BotChoice,
    BotToken,
    Bundle,
    Change,
    Claim,
    Code,
    Done,
    GamePackage,
    GiveBack,
    Join,
    Me,
    Mute,
    MyData,
    MyTable,
    Name,
    NetworkState,
    NetworkSwitch,
    NewFork,
    NewTable,
    Opened,
    PushDevice,
    PushKey,
    Report,
    SeatChoice,
    SeatLink,
    ServerInfo,
    StoryPage,
)
from grimtable.server.http.packages import brought, package_of
from grimtable.server.http.replays import MAX_RECORD_BODY
from grimtable.server.http.streams import STREAMS
from grimtable.server.services import Services
from grimtable.server.table_summary import TableSummary
from grimtable.sessions.records import Record

YEAR = 365 * 86_400

# The server and the caller


@get("/api/server")
async def server_info(services: ServicesDep) -> ServerInfo:
    """The games and settings of this server."""
    return await services.catalogue.server()


@get("/api/me")
async def me(caller: CallerDep) -> Me:
    """The name and avatar of this browser."""
    person = caller.person
    return Me(True, person.name, person.avatar) if person else Me(False)


@post("/api/me")
async def set_name(data: JSONBody[Name], caller: CallerDep, services: ServicesDep) -> Response[Me]:
    """Set the name and avatar of this browser; a new browser gets its cookie."""
    person, token = await services.lobby.set_name(caller, data)
    return with_cookie(services, Me(True, person.name, person.avatar), token)


@get("/api/me/tables")
async def my_tables(caller: CallerDep, services: ServicesDep) -> list[MyTable]:
    """The tables this browser has been at."""
    return await services.catalogue.my_tables(caller)


@get("/api/me/data")
async def my_data(caller: CallerDep, services: ServicesDep) -> MyData:
    """Everything the server stores about this browser."""
    return await services.exports.my_data(caller)


@post("/api/me/forget")
async def forget_me(caller: CallerDep, services: ServicesDep) -> Response[Done]:
    """Delete everything the server stores about this browser."""
    await services.exports.forget_me(caller)
    response = Response(Done())
    response.delete_cookie(services.access.cookie)
    return response


@get("/api/push")
async def push_key(services: ServicesDep) -> PushKey:
    """The key with which a browser subscribes to messages about its turn."""
    return await services.push.key()


# Games of other packages


@get("/api/games/{game:str}")
async def game_package(game: FromPath[str], language: FromQuery[str] = "en") -> GamePackage:
    """What a client needs to show a game of a package: look, texts, rules."""
    return package_of(game, language)


@get("/api/games/{game:str}/icons.svg")
async def game_icons(game: FromPath[str]) -> Response[bytes]:
    """The symbols of its cards."""
    return Response(icons_of(brought(game)), media_type="image/svg+xml")


# The network at home


@get("/api/network")
async def network(caller: CallerDep, services: ServicesDep) -> NetworkState:
    """Whether the network at home can open this server's tables, and where."""
    return services.home_network.state(caller.address)


@post("/api/network")
async def switch_network(
    data: JSONBody[NetworkSwitch], caller: CallerDep, services: ServicesDep
) -> NetworkState:
    """Open this server to the network at home, or close it."""
    return await services.home_network.switch(caller.address, is_open=data.is_open)


# Finding and opening tables


@get("/api/lobby")
async def public_tables(services: ServicesDep) -> list[TableSummary]:
    """The public tables whose game has not started."""
    return await services.catalogue.public_tables()


@post("/api/codes")
async def by_code(data: JSONBody[Code], caller: CallerDep, services: ServicesDep) -> Opened:
    """Find a table by its code."""
    return await services.catalogue.by_code(caller, data.code)


@post("/api/tables")
async def create(
    data: JSONBody[NewTable], caller: CallerDep, services: ServicesDep
) -> Response[Opened]:
    """Create a table and join it as its host."""
    return admission_response(services, await services.lobby.create(caller, data))


@get(TABLE)
async def open_table(table: TableId, caller: CallerDep, services: ServicesDep) -> Opened:
    """A table by its link."""
    return await services.catalogue.open(caller, table)


@post("/api/seats/claim")
async def claim(
    data: JSONBody[Claim], caller: CallerDep, services: ServicesDep
) -> Response[Opened]:
    """Take a seat with a seat link, which works once."""
    return admission_response(services, await services.seat_links.claim(caller, data.key))


# At a table


@post(f"{TABLE}/join")
async def join(
    table: TableId, data: JSONBody[Join], caller: CallerDep, services: ServicesDep
) -> Response[Opened]:
    """Take a free seat."""
    return admission_response(services, await services.lobby.join(caller, table, data))


@post(f"{TABLE}/leave")
async def leave(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Leave a seat; during a game a bot takes over."""
    return await services.lobby.leave(caller, table, data.seat)


@post(f"{TABLE}/change")
async def change_seat(
    table: TableId, data: JSONBody[Change], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Move to a free seat."""
    return await services.lobby.change_seat(caller, table, data)


@post(f"{TABLE}/link")
async def create_link(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> SeatLink:
    """Create a seat link: to move to another device, or to replace a lost link."""
    return await services.seat_links.create_link(caller, table, data.seat)


@post(f"{TABLE}/token")
async def create_token(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> BotToken:
    """Create a token with which a program can play your seat."""
    return await services.seat_links.create_token(caller, table, data.seat)


@post(f"{TABLE}/report")
async def report(
    table: TableId, data: JSONBody[Report], caller: CallerDep, services: ServicesDep
) -> Done:
    """Report a problem to the operators of this server."""
    await services.hosting.report(caller, table, data)
    return Done()


@post(f"{TABLE}/push")
async def push(
    table: TableId,
    data: JSONBody[PushDevice],
    request: Request[Any, Any, Any],
    caller: CallerDep,
    services: ServicesDep,
) -> Done:
    """Tell this device when it is your turn at a table with a clock of days, or no longer."""
    await services.push.change(caller, table, data, request.headers.get("origin", ""))
    return Done()


@post(f"{TABLE}/return")
async def take_back(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Return to your former seat: at once if a bot has it; a person is asked to agree."""
    return await services.seat_reclaims.take_back(caller, table, data.seat)


@post(f"{TABLE}/give_back")
async def give_back(
    table: TableId, data: JSONBody[GiveBack], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Give your seat back to its former holder, or keep it."""
    return await services.seat_reclaims.give_back(caller, table, data)


# For the host


@post(f"{TABLE}/bots")
async def seat_bot(
    table: TableId, data: JSONBody[BotChoice], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Seat a bot in a free seat, or remove it."""
    return await services.lobby.seat_bot(caller, table, data)


@post(f"{TABLE}/host")
async def hand_over(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Make another player the host."""
    return await services.lobby.hand_over(caller, table, data.seat)


@post(f"{TABLE}/start")
async def start(table: TableId, caller: CallerDep, services: ServicesDep) -> Opened:
    """Start the game."""
    return await services.lobby.start(caller, table)


@post(f"{TABLE}/kick")
async def kick(
    table: TableId, data: JSONBody[SeatChoice], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Remove a player: before the game, or once they exceed the absence limit."""
    return await services.hosting.kick(caller, table, data.seat)


@post(f"{TABLE}/mute")
async def mute(
    table: TableId, data: JSONBody[Mute], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Hide what somebody writes from everybody, or show it again."""
    return await services.hosting.mute(caller, table, data)


@post(f"{TABLE}/block")
async def block(
    table: TableId, data: JSONBody[Block], caller: CallerDep, services: ServicesDep
) -> Opened:
    """Hide this table from somebody, or show it again."""
    return await services.hosting.block(caller, table, data)


# After the game, and exports


@post(f"{TABLE}/rematch")
async def rematch(table: TableId, caller: CallerDep, services: ServicesDep) -> Response[Opened]:
    """Open a new table for the same players."""
    return admission_response(services, await services.rematches.rematch(caller, table))


@post(f"{TABLE}/again")
async def same_deal(table: TableId, caller: CallerDep, services: ServicesDep) -> Response[Opened]:
    """Open a new table for the same players with the same deal."""
    return admission_response(services, await services.rematches.same_deal(caller, table))


@get(f"{TABLE}/record")
async def record(table: TableId, caller: CallerDep, services: ServicesDep) -> Record:
    """The record of a finished game, for `grimtable verify` and `grimtable replay`."""
    return await services.exports.record(caller, table)


@post(f"{TABLE}/fork")
async def fork(
    table: TableId, data: JSONBody[NewFork], caller: CallerDep, services: ServicesDep
) -> Response[Opened]:
    """Play on from a moment of a finished game, alone against bots."""
    return admission_response(services, await services.forks.of_table(caller, table, data))


@post("/api/forks", request_max_body_size=MAX_RECORD_BODY)
async def record_fork(
    data: JSONBody[NewFork], caller: CallerDep, services: ServicesDep
) -> Response[Opened]:
    """The same from a record, which the form contains."""
    return admission_response(services, await services.forks.of_record(caller, data))


@get(f"{TABLE}/story")
async def story(
    table: TableId, seat: SeatQuery, caller: CallerDep, services: ServicesDep
) -> StoryPage:
    """Everything your seat was told."""
    return await services.exports.story(caller, table, seat)


@get(f"{TABLE}/bundle")
async def bundle(
    table: TableId, seat: SeatQuery, caller: CallerDep, services: ServicesDep
) -> Bundle:
    """A bug report without links, names or chat; after the game it includes the record."""
    return await services.exports.bundle(caller, table, seat)


@websocket(f"{TABLE}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: TableId, services: ServicesDep
) -> None:
    """Play at a table; ?epoch=&n=&story= say where the client stopped reading."""
    await services.sockets.serve(socket, table)


ROUTES: Sequence[ControllerRouterHandler] = (
    server_info, game_package, game_icons, me, set_name, my_tables, my_data, forget_me,
    push_key, push, network, switch_network, public_tables, by_code, create, open_table, claim,
    join, leave, change_seat, create_link, create_token, report, take_back, give_back, seat_bot,
    hand_over, start, kick, mute, block, rematch, same_deal, record, *STREAMS,
    fork, record_fork, story, bundle, table_socket,
)  # fmt: skip


# Responses


def admission_response(services: Services, admission: Admission) -> Response[Opened]:
    """The table, and a cookie for a newcomer."""
    return with_cookie(services, admission.opened, admission.token)


def with_cookie(services: Services, content: Any, token: str) -> Response[Any]:
    """A response that sets the cookie: hidden from scripts, and never sent from other sites."""
    if not token:
        return Response(content)
    cookie = Cookie(
        services.access.cookie,
        value=token,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="strict",
        secure=services.settings.is_secure,
    )
    return Response(content, cookies=[cookie])
