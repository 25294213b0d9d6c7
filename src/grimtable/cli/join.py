"""`grimtable join`: find a table of a server by its link or code and play in the terminal."""

import sys
from contextlib import suppress
from functools import partial
from http.cookiejar import CookieJar
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

import msgspec
import typer

from grimtable.cli.arguments import game_of, texts_of, title_of
from grimtable.cli.plain.terminal import Terminal, refused
from grimtable.cli.remote.remote_seat import RemoteSeat, ServerRefused
from grimtable.kernel.errors import BadSetup
from grimtable.kernel.terms import PUBLIC
from grimtable.look.texts import Texts
from grimtable.server.http.forms import Me, Opened, Problem, SeatLink
from grimtable.server.table_summary import TableSummary

REQUEST_TIMEOUT = 20.0
"""Seconds that a server may take to answer."""
MAX_RESPONSE_BYTES = 1 << 20
FULL = ("full", "taken", "not_now")
"""Refusals after which the person can still watch."""
Found = TypeVar("Found")


class Link(NamedTuple):
    """Where a table is: its server, and the key to it."""

    server: str
    table: str = ""
    seat: str = ""
    """A seat link; it works once."""
    code: str = ""


def read_link(link: str, server: str, texts: Texts) -> Link:
    """The link of a table or of a seat, or a code and the server it belongs to."""
    parts = urlsplit(link)
    path = parts.path.strip("/").split("/")
    if parts.scheme in ("http", "https") and parts.netloc:
        home = f"{parts.scheme}://{parts.netloc}"
        if len(path) == 2 and path[0] == "table":
            return Link(home, table=path[1])
        if path == ["seat"] and parts.fragment:
            return Link(home, seat=parts.fragment)
    elif link.replace("-", "").replace(" ", "").isalnum():
        given = urlsplit(server)
        if given.scheme in ("http", "https") and given.netloc:
            return Link(f"{given.scheme}://{given.netloc}", code=link)
    raise BadSetup(texts.format("join-no-link", link=link))


class ServerClient:
    """The HTTP requests of one person to one server."""

    def __init__(self, server: str, texts: Texts) -> None:
        self.server = server
        self.texts = texts
        self._jar = CookieJar()
        self._opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(self._jar))

    @property
    def headers(self) -> dict[str, str]:
        """The headers with which a socket is opened."""
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)
        return {"Origin": self.server, "Cookie": cookie}

    def ask(self, path: str, kind: type[Found], form: dict[str, Any] | None = None) -> Found:
        """The answer to a request; raises ServerRefused, or BadSetup if no Grimtable answers."""
        data = None if form is None else msgspec.json.encode(form)
        head = {"Origin": self.server, "Content-Type": "application/json"}
        request = Request(f"{self.server}/api/{path}", data, head)
        try:
            with self._opener.open(request, timeout=REQUEST_TIMEOUT) as answer:
                return msgspec.json.decode(answer.read(MAX_RESPONSE_BYTES), type=kind)
        except HTTPError as error:
            with error:
                raise self._problem(error.read(MAX_RESPONSE_BYTES)) from None
        except (OSError, ValueError):
            raise self._nobody() from None

    def _problem(self, said: bytes) -> Exception:
        try:
            problem = msgspec.json.decode(said, type=Problem)
        except msgspec.DecodeError:
            return self._nobody()
        return ServerRefused(problem.code, problem.message, problem.rule)

    def _nobody(self) -> BadSetup:
        return BadSetup(self.texts.format("join-nobody", server=self.server))


def join(link: str, name: str, server: str, language: str, *, plain: bool = False) -> None:
    """Find the table, take a free seat or watch, and play until the end, and perhaps again."""
    texts = texts_of(language)
    meant = read_link(link, server, texts)
    client = ServerClient(meant.server, texts)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    try:
        opened = sit_down(client, meant, name)
        while sit(client, opened, language, plain=plain or not opened.seats):
            opened = client.ask(f"tables/{opened.table.id}/rematch", Opened, {})
    except ServerRefused as refusal:
        raise BadSetup(refused(refusal, texts)) from None


def sit(client: ServerClient, opened: Opened, language: str, *, plain: bool) -> bool:
    """Play at one table until the person leaves; True: there is a rematch."""
    table, me = opened.table, opened.seats[0] if opened.seats else PUBLIC
    socket = f"ws{client.server.removeprefix('http')}/api/tables/{table.id}/socket"
    seat = RemoteSeat(socket, client.headers, table, me)
    seat.give_back = partial(give_back, client, f"tables/{table.id}", me)
    told = Texts(language, table.game, reader=me)
    goes_on = False
    if plain:
        welcome(seat, told)
        seat.open()
        Terminal(seat, told).run()
    else:
        from grimtable.cli.remote.remote_party import RemoteParty
        from grimtable.cli.remote.screen import RemoteTableApp

        seat.open()
        screen = RemoteTableApp(RemoteParty(seat), language)
        screen.run()
        goes_on = screen.wants_again
    get_up(client, seat, told)
    return goes_on


def give_back(client: ServerClient, table: str, seat: int, agrees: bool) -> None:
    """Give your seat back to its former holder, or keep it."""
    with suppress(
        ServerRefused, BadSetup
    ):  # nobody asks for it any more; the screen shows how it is
        client.ask(f"{table}/give_back", Opened, {"seat": seat, "agrees": agrees})


def welcome(seat: RemoteSeat, told: Texts) -> None:
    """Say where the person sits, and what can be typed."""
    title = title_of(seat.game, told)
    if seat.me == PUBLIC:
        typer.echo(told.format("join-watch", title=title))
    else:
        place = seat.me + 1
        typer.echo(told.format("table-welcome", title=title, count=seat.seats, place=place))
        typer.echo(told.format("table-keys"))
        typer.echo(told.format("join-keys"))
    if seat.table.phase == "waiting":
        typer.echo(told.format("join-waiting"))


def sit_down(client: ServerClient, link: Link, name: str) -> Opened:
    """Take a free seat, or watch if there is none."""
    client.ask("me", Me, {"name": name})
    if link.seat:
        opened = client.ask("seats/claim", Opened, {"key": link.seat})
        check_rules(opened.table, client.texts)
        return opened
    if link.code:
        opened = client.ask("codes", Opened, {"code": link.code})
    else:
        opened = client.ask(f"tables/{link.table}", Opened)
    check_rules(opened.table, client.texts)
    try:
        return client.ask(f"tables/{opened.table.id}/join", Opened, {"name": name})
    except ServerRefused as refusal:
        if refusal.code not in FULL:
            raise
        return opened


def check_rules(table: TableSummary, texts: Texts) -> None:
    """Do both sides have the game, with the same rules number?"""
    game = game_of(table.game, texts)
    if table.rules != game.rules:
        title = title_of(game, texts)
        raise BadSetup(texts.format("join-rules", title=title, there=table.rules, here=game.rules))


def get_up(client: ServerClient, seat: RemoteSeat, texts: Texts) -> None:
    """Disconnect. In a running game the seat is kept, before it the seat becomes free."""
    seat.leave()
    table = f"tables/{seat.table.id}"
    if seat.me == PUBLIC or seat.ending is not None:
        return
    try:
        if seat.table.phase == "waiting":
            client.ask(f"{table}/leave", Opened, {"seat": seat.me})
        elif seat.table.phase in ("shuffling", "playing"):
            path = client.ask(f"{table}/link", SeatLink, {"seat": seat.me}).path
            typer.echo(texts.format("join-return", link=client.server + path))
    except (ServerRefused, BadSetup):
        return  # the seat or the server is gone, which no longer matters
