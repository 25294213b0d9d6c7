"""What docs/protocol.md and docs/hosting.md say is what the server does."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
import typer

from grimtable.cli.main import app
from grimtable.server.http.errors import STATUS
from grimtable.server.people.limits import BY_ADDRESS, BY_SEAT, Rate
from grimtable.server.protocol import ClientMessage, ServerMessage
from grimtable.server.table.audience.close_codes import BYE_CODES
from grimtable.server.table.audience.outbox import TOO_SLOW
from server.serving import Served, Shared, good

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs/protocol.md").read_text()
HOSTING = (ROOT / "docs/hosting.md").read_text()
SERVER = ROOT / "src/grimtable/server"
SOURCES = [*SERVER.rglob("*.py")]
OPENING = SERVER / "socket" / "connection.py"
"""Where a socket is opened, or refused as a request."""


def test_every_endpoint_is_described_and_every_described_endpoint_exists(shared: Shared) -> None:
    async def main(server: Served) -> None:
        described = good(await server.browser().http.get(f"{server.origin}/schema/openapi.json"))
        endpoints = {
            f"{method.upper()} {path}"
            for path, methods in described["paths"].items()
            for method in methods
        }
        told = set(re.findall(r"`((?:GET|POST) /[^`?]*)", PROTOCOL))

        assert endpoints - told == set()
        assert told - endpoints - {"GET /metrics"} == set()

    shared.run(main)


@pytest.mark.parametrize(
    ("union", "part"),
    [(ServerMessage, "### From the table"), (ClientMessage, "### To the table")],
)
def test_every_message_is_described(union: object, part: str) -> None:
    tags = {msgspec.inspect.type_info(kind).tag for kind in get_args(union)}  # type: ignore[attr-defined]
    table = PROTOCOL.partition(part)[2].partition("\n#")[0]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", table, re.M)

    assert tags == {tag for row in rows for tag in re.findall(r"\w+", row)}


def test_every_close_code_is_described() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PROTOCOL, re.M)}

    assert {*BYE_CODES, TOO_SLOW} <= codes
    for code, word in BYE_CODES.items():
        assert re.search(rf"^\| {code} \|.*`{word}`", PROTOCOL, re.M)


def test_every_refusal_of_an_endpoint_is_described() -> None:
    refusals = PROTOCOL.partition("### Refusals")[2].partition("\n## ")[0]
    requests = [path for path in SOURCES if path.parent.name == "http" or path == OPENING]
    raised = {
        code for path in requests for code in re.findall(r'Denied\(\s*"(\w+)"', path.read_text())
    }

    assert raised
    assert {*raised, *STATUS} - set(re.findall(r"`(\w+)`", refusals)) == set()
    for code, status in STATUS.items():
        assert re.search(rf"^\| {status} \|.*`{code}`", refusals, re.M), code


def test_the_budgets_are_as_described() -> None:
    table = PROTOCOL.partition("## Budgets")[2]
    for what, word in {
        "handshake": "opening sockets",
        "table": "opening tables",
        "guess": "codes and seat links",
        "message": "messages, requests",
        "work": "milliseconds of work",
        "hint": "milliseconds of hints",
        "review": "milliseconds of reviews",
        "chat": "chat, pings",
        "orders": "standing orders",
        "social": "wishes",
    }.items():
        row = re.search(rf"^\| {word}.*$", table, re.M)
        assert row is not None
        cells = row[0].split("|")[2:4]
        for cell, rates in zip(cells, (BY_ADDRESS, BY_SEAT), strict=True):
            rate = rates.get(what)  # type: ignore[call-overload]
            assert (cell.strip().split(";")[0]) == ("" if rate is None else in_words(rate))


def in_words(rate: Rate) -> str:
    often = f"{rate.rate:g} a second"
    if rate.rate < 1:
        often = f"1 in {1 / rate.rate:g} seconds"
    return f"{often}, {rate.burst:g} at once"


def test_every_option_and_command_for_hosts_is_described() -> None:
    group = typer.main.get_command(app)
    serve = group.commands["serve"]  # type: ignore[attr-defined]
    options = {option for parameter in serve.params for option in parameter.opts}

    for option in options - {"--lang", "--limits"}:
        assert f"`{option}" in HOSTING or f", `{option}" in HOSTING, option
    for command in ("backup", "restore", "tables list", "tables close", "maintenance", "ban"):
        assert f"`grimtable {command}" in HOSTING
