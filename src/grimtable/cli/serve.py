"""The commands for hosts: `serve`, `backup`, `restore`, `tables`, `maintenance`, `ban`, `schema`.

Nothing of the server is imported before one of them runs.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from grimtable.cli.errors import exit_on_server_error

if TYPE_CHECKING:
    import socket

    from grimtable.server.settings import Settings
    from grimtable.server.storage import Storage

DEFAULT_PORT = 8000
PORTS_TRIED = 100
"""How many ports are tried if none was given."""

Found = TypeVar("Found")
Language = Annotated[str, typer.Option("--lang", help="en, de or zh.")]
Db = Annotated[
    str,
    typer.Option(
        "--db", help="sqlite:///folder/file.db or postgresql://…; default: SQLite in --data."
    ),
]
Data = Annotated[Path | None, typer.Option("--data", help="The data folder, used without --db.")]
Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int | None, typer.Option(help=f"Default: {DEFAULT_PORT}, or the next free one.")]
Workers = Annotated[int, typer.Option(help="Number of processes; more than 1 needs PostgreSQL.")]
Pace = Annotated[float, typer.Option(help="Multiply every pause by this.")]
Public = Annotated[
    bool | None,
    typer.Option(help="List public tables; default: only if no other machine can connect."),
]
Origins = Annotated[
    list[str] | None, typer.Option(help="The public address, such as https://table.example.")
]
Proxies = Annotated[list[str] | None, typer.Option(help="Address or network of a trusted proxy.")]
Tls = Annotated[bool, typer.Option(help="A proxy in front serves https.")]
Token = Annotated[
    str, typer.Option(envvar="GRIMTABLE_METRICS_TOKEN", help="The token that opens /metrics.")
]
Text = Annotated[Path | None, typer.Option(help="A text file to show to players.")]
Push = Annotated[
    bool, typer.Option(help="Let browsers be told through their push services whose turn it is.")
]
PushServices = Annotated[
    list[str] | None,
    typer.Option(help="A push service that may be at a private address, or without https."),
]
Days = Annotated[float, typer.Option(help="Delete tables unused for this many days; 0 for never.")]
Sets = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        help="A card set of Grimm Tidings or The Book of Madness that tables may choose.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(help="Your own bots that tables may choose: module:Class, comma-separated."),
]
Limited = Annotated[bool, typer.Option(help="Refuse floods; turn off for measurements.")]

tables = typer.Typer(no_args_is_help=True, help="List and close tables, read reports.")


def add_commands(app: typer.Typer) -> None:
    """All of them."""
    for command in (serve, backup, restore, maintenance, ban, schema):
        app.command()(command)
    app.add_typer(tables, name="tables")


def url_of(db: str, data: Path | None) -> str:
    """The URL of the storage; a missing folder is created so that only its owner can read it."""
    from grimtable.server.settings import data_folder

    if db:
        return db
    folder = (data or data_folder()).absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite://{folder / 'tables.db'}"


def with_storage(db: str, data: Path | None, work: Callable[[Storage], Awaitable[Found]]) -> Found:
    """Open the storage, do something, close it."""
    import asyncio

    from grimtable.server.clock import RealClock
    from grimtable.server.storage import open_storage

    async def main() -> Found:
        storage = await open_storage(url_of(db, data), at=RealClock().now())
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(main())


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Db = "",
    data: Data = None,
    workers: Workers = 1,
    pace: Pace = 1.0,
    public: Public = None,
    origin: Origins = None,
    proxy: Proxies = None,
    tls: Tls = False,
    metrics_token: Token = "",
    imprint: Text = None,
    privacy: Text = None,
    push: Push = True,
    push_service: PushServices = None,
    keep_days: Days = 0.0,
    cards: Sets = None,
    bots: Bots = "",
    limits: Limited = True,
    lang: Language = "en",
) -> None:
    """Open the server for people's browsers."""
    with exit_on_server_error(lang) as say:
        from grimtable.server.settings import Settings, is_loopback

        allow(cards or [], bots)
        check_numbers(say, workers=(workers, 1), pace=(pace, 0), keep_days=(keep_days, 0))
        settings = Settings(
            db=url_of(db, data), host=host, pace=pace,
            has_lobby=is_loopback(host) if public is None else public,
            is_secure=tls,
            origins=origins_in(origin), proxies=tuple(proxy or ()),
            metrics_token=metrics_token, keep_days=keep_days, has_limits=limits,
            imprint=text_in(imprint), privacy=text_in(privacy),
            has_push=push, push_services=origins_in(push_service),
        )  # fmt: skip
        open_up(settings, port, workers, say)


def origins_in(texts: list[str] | None) -> tuple[str, ...]:
    """Origins as browsers write them."""
    return tuple(text.rstrip("/") for text in texts or ())


def allow(files: list[Path], bots: str) -> None:
    """Let tables choose these card sets and bots, in all processes of this server."""
    from grimtable import registry
    from grimtable.bots.registry import ALLOWED, allowed, check_installation, get_bot, offered

    if files:
        os.environ[registry.CARDS] = os.pathsep.join(str(file.absolute()) for file in files)
    if bots:
        os.environ[ALLOWED] = ",".join(name.strip() for name in bots.split(","))
    check_installation()
    registry.own_sets()  # refused before anything is opened, as are bad bots
    for game in registry.games() if allowed() else []:
        for name in offered(game.name):
            get_bot(game.name, name)


def open_up(
    settings: Settings,
    port: int | None,
    workers: int,
    say: Callable[..., str],
    *,
    then: Callable[[str], None] | None = None,
) -> None:
    """Listen, print the address, and serve until a signal comes; `then` gets the address."""
    from grimtable.kernel.errors import BadSetup
    from grimtable.server.run.server import run

    if workers > 1 and settings.db.startswith("sqlite"):
        raise BadSetup(say("no-workers"))
    listening = listen(settings.host, port, say)

    def welcome() -> None:
        number = listening.getsockname()[1]
        name = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{name}:{number}/"
        typer.echo(say("serve-open", address=address))
        typer.echo(say("serve-end"))
        if not settings.is_loopback and not settings.is_proxied:
            typer.echo(say("serve-wide"), err=True)
        if then is not None:
            then(address)

    if workers == 1:
        run(settings, listening, welcome)
    else:
        from grimtable.server.run import workers as several

        with_storage(settings.db, None, reachable)  # one line, not one of each process
        welcome()
        several.Workers(settings, listening, workers).run()


def check_numbers(say: Callable[..., str], **asked: tuple[float, float]) -> None:
    """Raise BadSetup unless each number is at least as large as its limit."""
    from grimtable.kernel.errors import BadSetup

    for name, (value, least) in asked.items():
        if not value >= least:
            option = name.replace("_", "-")
            raise BadSetup(say("no-number", name=option, least=least, value=str(value)))


def text_in(file: Path | None) -> str:
    """A text that clients show."""
    return file.read_text(encoding="utf-8") if file else ""


async def reachable(storage: Storage) -> None:
    """Anything wrong with the text is reported before the server starts."""
    await storage.fetch("SELECT 1")


def listen(host: str, port: int | None, say: Callable[..., str]) -> socket.socket:
    """A socket at this port, or at the first free one."""
    import socket

    from grimtable.kernel.errors import BadSetup

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    asked = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED), 0]
    for number in asked:
        try:
            return socket.create_server((host, number), family=family, backlog=2048)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
    raise BadSetup(say("port-taken", port=str(asked[-1]), host=host, why=why))


def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """Write everything to one new file; the server may keep running."""
    copied(file, db, data, lang, is_back=False)


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """Read a backup into an empty database."""
    copied(file, db, data, lang, is_back=True)


def copied(file: Path, db: str, data: Path | None, lang: str, *, is_back: bool) -> None:
    """Back up or restore, with a progress bar and the number of rows at the end."""
    with exit_on_server_error(lang) as say:
        from grimtable.server.storage.copying import backup, restore

        with progress() as told:

            def copy(storage: Storage) -> Awaitable[int]:
                return restore(file, storage, told) if is_back else backup(storage, file, told)

            count = with_storage(db, data, copy)
        typer.echo(
            say("backup-restored" if is_back else "backup-written", count=count, file=str(file))
        )


@contextmanager
def progress() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if a person looks at it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task("")
        yield lambda done, total: shown.update(task, completed=done, total=total)


@tables.command("list")
def list_tables(
    phase: Annotated[str, typer.Option(help="waiting, shuffling, playing or over.")] = "",
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """List all tables, the most recently used first."""
    with exit_on_server_error(lang) as say:
        from grimtable.server import admin

        rows = with_storage(db, data, lambda storage: admin.list_tables(storage, phase))
        typer.echo(say("tables-heading" if rows else "tables-none"))
        for row in rows:
            typer.echo(
                f"{row.code:7} {row.game:13} {row.phase:11} {row.entries:7}  {row.people:6}"
                f"  {day(row.touched)}"
            )


@tables.command("close")
def close_table(
    code: Annotated[str, typer.Argument(help="The ten letters of the table.")],
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """End a table."""
    with exit_on_server_error(lang) as say:
        from grimtable.server import admin
        from grimtable.server.clock import RealClock

        with_storage(db, data, lambda storage: admin.close_table(storage, code, RealClock().now()))
        typer.echo(say("tables-closed", code=code))


@tables.command("reports")
def list_reports(db: Db = "", data: Data = None, lang: Language = "en") -> None:
    """Print what people have reported."""
    with exit_on_server_error(lang) as say:
        from grimtable.server import admin
        from grimtable.server.people.names import quoted_for_log

        rows = with_storage(db, data, admin.list_reports)
        for row in rows:
            typer.echo(f"{day(row.at)} {row.code} {quoted_for_log(row.text, 2000)}")
        if not rows:
            typer.echo(say("reports-none"))


def maintenance(
    state: Annotated[str, typer.Argument(help="on or off.")],
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """Stop new tables and new players, or allow them again."""
    if state not in ("on", "off"):
        raise typer.BadParameter("on or off")
    with exit_on_server_error(lang) as say:
        from grimtable.server import admin

        with_storage(db, data, lambda storage: admin.set_maintenance(storage, state == "on"))
        typer.echo(say(f"maintenance-{state}"))


def ban(
    address: Annotated[
        str,
        typer.Argument(help="An IPv4 address, or an IPv6 address, whose /64 network is banned."),
    ],
    hours: Annotated[float, typer.Option(help="How long, in hours; 0 lifts the ban.")] = 24.0,
    db: Db = "",
    data: Data = None,
    lang: Language = "en",
) -> None:
    """Refuse an address for a while."""
    with exit_on_server_error(lang) as say:
        from grimtable.server import admin
        from grimtable.server.clock import RealClock

        until = RealClock().now() + hours * 3600
        with_storage(db, data, lambda storage: admin.ban(storage, address, until))
        typer.echo(say("banned", address=address, until=day(until)))


def schema(lang: Language = "en") -> None:
    """Print every message and form of the server as a JSON schema."""
    with exit_on_server_error(lang):
        from grimtable.server.http.schema import text

        typer.echo(text())


def day(at: float) -> str:
    """A time of day for people to read."""
    from datetime import datetime

    return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
