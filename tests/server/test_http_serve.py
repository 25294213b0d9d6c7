"""`grimtable serve` and the other commands for hosts, as a host runs them."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from typer.testing import CliRunner

from grimtable.cli import serve as commands
from grimtable.cli.errors import words_of
from grimtable.cli.main import app
from grimtable.kernel.errors import BadSetup
from server.serve_command import GRIMTABLE
from server.serving import SOON, Browser, Served, Shared, run

if TYPE_CHECKING:
    from server.storage.database import Database

LANGUAGES = ["en", "de", "zh"]


def told(*line: str) -> tuple[int, str]:
    """Exit code and all output of a command."""
    result = CliRunner().invoke(app, line)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output.strip()


@contextmanager
def served(*options: str, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server in a process of its own, and its address."""
    process = subprocess.Popen(
        [*GRIMTABLE, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if found is None:
            pytest.fail(f"no address in {line!r}: {process.communicate()}")
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def answers(url: str) -> httpx.Response:
    """The first answer, as soon as there is one."""
    end = time.monotonic() + SOON
    while True:
        try:
            return httpx.get(f"{url}/health", verify=False)
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def test_a_server_starts_is_well_and_ends_cleanly_by_a_signal(tmp_path: Path) -> None:
    """T41, T11, T27: its files are the owner's alone; its log is lines of JSON without a link."""
    home = {"XDG_DATA_HOME": str(tmp_path / "home")}
    with served("--pace", "0", **home) as (process, url):
        assert answers(url).json()["status"] == "ok"

        async def main() -> str:
            ada = stranger(url, "Ada\nline")
            table: str = (await ada.create(seats=2))["table"]["id"]
            player = await ada.sit(table)
            await player.next("hello")
            process.send_signal(signal.SIGINT)
            assert await player.closed() == 1012
            assert player.told[-1]["type"] == "bye"
            await ada.close()
            return table

        table = asyncio.run(main())
        out, err = process.communicate(timeout=SOON)

    assert process.returncode == 0, err
    folder = tmp_path / "home/grimtable"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["what"] for line in lines] == ["open", "table opened", "closed"]
    assert table not in err + out


def test_a_taken_port_is_passed_over_unless_it_was_asked_for() -> None:
    say = words_of("en")
    first = commands.listen("127.0.0.1", None, say)
    second = commands.listen("127.0.0.1", None, say)
    port = first.getsockname()[1]

    assert commands.DEFAULT_PORT <= port < second.getsockname()[1]
    with pytest.raises(BadSetup, match=str(port)):
        commands.listen("127.0.0.1", port, say)
    first.close()
    second.close()


def stranger(url: str, name: str) -> Browser:
    """A browser at a server of another process."""
    where = SimpleNamespace(origin=url, port=int(url.rpartition(":")[2]))
    return Browser(cast(Served, where), name, {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ["--workers", "2"],
        ["--workers", "0"],
        ["--pace", "-1"],
        ["--keep-days", "nan"],
        ["--db", "mysql://x"],
        ["--db", "sqlite:///nowhere/at/all/x.db"],
        ["--db", "postgresql://127.0.0.1:1/none"],
        ["--port", "70000"],
        ["--host", "203.0.113.1", "--port", "8000"],
        ["--imprint", "nowhere.txt"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_served_is_one_line(
    tmp_path: Path, options: list[str], language: str
) -> None:
    code, line = told("serve", "--data", str(tmp_path), *options, "--lang", language)

    assert code == 2
    assert line
    assert len(line.splitlines()) == 1
    assert "Traceback" not in line


def test_the_other_commands_need_nothing_of_the_server() -> None:
    """Importing the command line imports no part of the server."""
    script = "import sys, grimtable.cli.main; print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], stdout=subprocess.PIPE, check=True)

    assert b"grimtable.server" not in done.stdout
    assert b"litestar" not in done.stdout


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Shared, Path]]:
    """A running server with some tables."""
    folder = tmp_path_factory.mktemp("filled")
    with Shared(folder) as shared:
        yield shared, folder


def test_tables_are_listed_and_closed_while_the_server_runs(filled: tuple[Shared, Path]) -> None:
    """A closed table is over for everybody at its next step."""
    shared, folder = filled
    db = f"sqlite://{folder / 'tables.db'}"

    async def first(server: Served) -> None:
        ada = server.browser("Ada")
        opened = await ada.create(seats=2)
        code = opened["table"]["code"]
        listed = await asyncio.to_thread(told, "tables", "list", "--db", db)
        assert listed[0] == 0
        assert re.search(rf"{code} +grimwood +waiting +1 +1", listed[1])
        assert opened["table"]["id"] not in listed[1]
        assert await asyncio.to_thread(told, "tables", "list", "--db", db, "--phase", "over") == (
            0,
            "There are no tables.",
        )
        closed = await asyncio.to_thread(told, "tables", "close", code.lower(), "--db", db)
        assert closed[0] == 0
        again = await asyncio.to_thread(told, "tables", "close", code, "--db", db)
        assert again[0] == 2
        table = opened["table"]["id"]
        assert await ada.refused(f"tables/{table}/start") == (409, "not_now")
        assert (await ada.get(f"tables/{table}"))["table"]["ended"] == "closed"

    shared.run(first)
    assert told("tables", "close", "QQQQQQ", "--db", db)[0] == 2


def test_maintenance_bans_and_reports_from_the_command_line(filled: tuple[Shared, Path]) -> None:
    shared, folder = filled
    db = f"sqlite://{folder / 'tables.db'}"

    async def main(server: Served) -> None:
        table, (ada, bruno) = await server.table(2)
        await bruno.post(f"tables/{table}/report", seat=0, text="rude \u202ewords")
        reports = await asyncio.to_thread(told, "tables", "reports", "--db", db)
        assert reports[1].endswith("'rude words'")
        assert (await asyncio.to_thread(told, "maintenance", "on", "--db", db))[0] == 0
        assert await ada.refused("tables", game="grimwood", seats=2) == (503, "maintenance")
        assert (await asyncio.to_thread(told, "maintenance", "off", "--db", db))[0] == 0
        await ada.create()
        assert (await asyncio.to_thread(told, "ban", "127.0.0.1", "--db", db))[0] == 0
        await server.services.access.read_bans()
        assert await ada.not_shown("me") == (403, "banned")
        await asyncio.to_thread(told, "ban", "127.0.0.1", "--hours", "0", "--db", db)
        await server.services.access.read_bans()
        assert (await ada.get("me"))["is_known"]

    shared.run(main)


def test_a_backup_is_taken_while_the_server_runs_and_restored(
    filled: tuple[Shared, Path], tmp_path: Path
) -> None:
    """T41: the copy is its owner's alone too; a table goes on from it."""
    shared, folder = filled
    db = f"sqlite://{folder / 'tables.db'}"
    file, restored = tmp_path / "copy.db", tmp_path / "restored.db"
    kept: dict[str, Any] = {}

    async def main(server: Served) -> None:
        ada = server.browser("Ada")
        kept["table"] = (await ada.create(seats=2))["table"]["id"]
        kept["token"] = ada.token
        assert (await asyncio.to_thread(told, "backup", str(file), "--db", db))[0] == 0

    shared.run(main)
    assert file.stat().st_mode & 0o777 == 0o600
    assert told("backup", str(file), "--db", db)[0] == 2
    assert told("restore", str(file), "--db", f"sqlite://{restored}")[0] == 0
    assert told("restore", str(file), "--db", f"sqlite://{restored}")[0] == 2
    assert told("restore", str(tmp_path / "none"), "--db", f"sqlite://{tmp_path / 'x.db'}")[0] == 2
    restored.rename(tmp_path / "tables.db")

    async def goes_on() -> None:
        async with Served(tmp_path) as server:
            ada = server.browser(cookie=f"grimtable={kept['token']}")
            assert (await ada.get(f"tables/{kept['table']}"))["seats"] == [0]

    run(goes_on())


def test_the_schema_names_every_message_and_form() -> None:
    code, text = told("schema")
    schemas = json.loads(text)["components"]["schemas"]

    assert code == 0
    for name in ("ServerMessage", "ClientMessage", "Hello", "Answer", "NewTable", "Problem", "Me"):
        assert name in schemas
    named = re.findall(r'"#/components/schemas/(\w+)"', text)
    assert set(named) <= set(schemas)


def test_several_processes_serve_one_table_on_postgresql(postgres: "Database") -> None:
    """T27: whichever process a socket or request comes to, the log decides; all end together."""
    options = ("--workers", "2", "--db", postgres.empty(), "--pace", "0", "--no-limits")
    with served(*options) as (process, url):
        answers(url)
        run(played(url))
        process.send_signal(signal.SIGINT)
        assert process.wait(SOON) == 0


async def played(url: str) -> None:
    """Two people, each on several lines, get on with a game."""
    ada, bruno = stranger(url, "Ada"), stranger(url, "Bruno")
    table = (await ada.create(seats=2))["table"]["id"]
    await bruno.post(f"tables/{table}/join", name="Bruno")
    players = [await browser.sit(table) for browser in (ada, bruno, ada, bruno)]
    await ada.post(f"tables/{table}/start")
    for player in players:
        await player.until(lambda m: m["type"] == "view")
    answered = 0
    async with asyncio.timeout(SOON):
        while answered < 12:
            for player in players[:2]:
                seat = player.seats[0]
                question = player.question(seat)
                if question is not None:
                    reply = await player.answer(question["options"][-1]["move"], seat=seat)
                    answered += reply["type"] == "accepted"
            await asyncio.sleep(0.01)
    for browser in (ada, bruno):
        await browser.close()
