"""Odd, broken and hostile input to the HTTP endpoints, and what errors reveal."""

import asyncio
import io
import json
import logging
import re
import socket
import time
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from grimtable.server import write_check
from grimtable.server.http.middleware import HEADERS
from grimtable.server.http.static import StaticFiles
from grimtable.server.log_lines import JsonLineFormatter, set_up_levels
from grimtable.server.run import http_protocol
from grimtable.server.run.http_protocol import MAX_HEAD, HttpProtocol
from server.serving import SOON, Served, Shared, good, problem

FORM = {"game": "grimwood", "seats": 2}


async def tables(server: Served) -> int:
    ((count,),) = await server.services.hub.storage.fetch("SELECT count(*) FROM tables")
    return int(count)


ODD = [None, True, -1, 2**80, 1e300, "x", "\0", "\u202e" * 40, [], {}, [[]], {"x": {}}, "😀" * 9]


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/nothing", "/api/tables/x", "/health", "/schema", "/nothing", "/metrics"],
)
async def test_every_answer_forbids_frames_and_keeps_links_to_itself(
    server: Served, path: str
) -> None:
    """T34, T36: no Referer, no frame, no guessing of types; also on refusals."""
    response = await server.browser().http.get(f"{server.origin}{path}")

    for name, value in HEADERS.items():
        assert response.headers[name] == value
    assert "frame-ancestors 'none'" in response.headers["content-security-policy"]
    assert response.headers["referrer-policy"] == "no-referrer"
    assert "server" not in response.headers
    if path.startswith("/api"):
        assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b'{"game": "\xff", "seats": 2}', "malformed"),
        (b'{"\xff": "grimwood", "seats": 2}', "malformed"),
        (b'{"game": "grimwood", "seats": 2, "name": "\xed\xa0\x80"}', "malformed"),
        (b'{"game": "grimwood", "seats": 2, "options": {"\xe2\x82": ""}}', "malformed"),
        (b"[" * 60_000, "malformed"),
        (b'{"game": "grimwood", "seats": 1e400}', "malformed"),
        (b'{"game": "grimwood", "seats": ' + b"9" * 5000 + b"}", "malformed"),
        (b'{"game": "grimwood", "seats": 99999999999999999999}', "malformed"),
        (b'{"game": "grimwood", "seats": 99}', "bad_setup"),
        (b'{"game": "grimwood", "seats": 2, "role": "admin"}', "malformed"),
        (b'{"game": "grimwood", "seats": "two"}', "malformed"),
        (b'{"game": "../../etc/passwd", "seats": 2}', "bad_setup"),
        (b'{"game": "grimwood", "seats": 2, "name": "\\ud800"}', "malformed"),
        (b'{"game": "grimwood", "seats": 2, "name": "' + b"a" * 60_000 + b'"}', "long_text"),
        (b" " * 70_000, "too_large"),
        (b'{"name": "' + b"x" * 1_000_000 + b'"}', "too_large"),
    ],
    ids=lambda value: repr(value)[:30],
)
async def test_bad_bodies_get_a_typed_refusal(server: Served, body: bytes, code: str) -> None:
    """T37, T38, T65: deep, huge, damaged, of another shape; nothing is created."""
    before = await tables(server)
    eve = server.browser()
    response = await eve.http.post(
        "tables", content=body, headers={"content-type": "application/json"}
    )

    assert response.json()["code"] == code
    assert response.status_code == (413 if code == "too_large" else 400)
    assert len(response.content) < 600
    assert await tables(server) == before


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("<script>alert(1)</script>", None),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("Ada\nlevel=error", "Ada level=error"),
        ("\u202eadA", "adA"),
        ("A\u0000da", "Ada"),
        ("A\x1b[31mda", "A[31mda"),
        ("  Ada  ", "Ada"),
    ],
)
async def test_names_are_one_readable_line(server: Served, name: str, shown: str | None) -> None:
    """T37: HTML stays text, in JSON alone; what cannot be seen is taken out."""
    ada = server.browser()
    response = await ada.http.post("me", json={"name": name})

    if shown is None:
        assert problem(response) == (400, "long_text")
    else:
        assert good(response)["name"] == shown
        assert response.headers["content-type"] == "application/json"


def test_no_line_of_the_log_can_be_forged() -> None:
    """T37, T11: one line of JSON per event; an error's words, which may tell a card, stay out."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLineFormatter())
    log = logging.Logger("test")
    log.addHandler(handler)
    log.warning("said %s", 'x\n{"level":"error"}', extra={"name_of": "a\nb"})
    try:
        raise RuntimeError("seat 2 holds the amulet")
    except RuntimeError:
        log.exception("failed")
    lines = out.getvalue().splitlines()

    assert len(lines) == 2
    assert json.loads(lines[0])["level"] == "warning"
    assert json.loads(lines[1])["error"] == "RuntimeError"
    assert "amulet" not in lines[1]
    assert "test_no_line_of_the_log_can_be_forged" in lines[1]


def test_an_error_of_ours_tells_nothing(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """T11: no traceback, no value; the log line has the way to it and not its words."""

    async def main(server: Served) -> None:
        async def broken(*_: object) -> None:
            raise RuntimeError("the top card is dracula")

        monkeypatch.setattr(server.services.catalogue, "server", broken)
        response = await server.browser().http.get("server")

        assert problem(response) == (500, "fault")
        assert not re.search("dracula|Traceback|RuntimeError|routes.py", response.text)

    shared.run(main)
    line = JsonLineFormatter().format(caplog.records[-1])
    assert "dracula" not in line
    assert "RuntimeError" in line


async def test_without_its_storage_the_server_says_so_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T26: a clear sentence, no path; and no restart is needed."""
    monkeypatch.setattr(write_check, "CHECK_INTERVAL", 0.0)

    async with Served(tmp_path) as server:
        ada = server.browser("Ada")
        table = (await ada.create(seats=2))["table"]["id"]
        file = tmp_path / "tables.db"
        away = file.rename(tmp_path / "away.db")
        response = await ada.http.post("tables", json=FORM)
        health = await ada.http.get(f"{server.origin}/health")

        assert problem(response) == (503, "storage_down")
        assert str(tmp_path) not in response.text
        assert response.headers["retry-after"] == "2"
        assert (health.status_code, health.json()["status"]) == (503, "storage_down")
        assert await ada.refused(f"tables/{table}/leave", seat=0) == (503, "storage_down")
        away.rename(file)
        assert (await ada.get(f"tables/{table}"))["seats"] == [0]
        assert (await ada.http.get(f"{server.origin}/health")).json()["status"] == "ok"


async def test_no_form_however_odd_breaks_a_door(server: Served) -> None:
    """T37, T38: every field of every form with every odd value: an answer, never a fault."""
    ada = server.browser("Ada")
    table = (await ada.create())["table"]["id"]
    described = good(await ada.http.get(f"{server.origin}/schema/openapi.json"))
    schemas, tried = described["components"]["schemas"], 0
    for path, lobby in described["paths"].items():
        url = f"{server.origin}{path}".replace("{table}", table)
        content = lobby.get("post", {}).get("requestBody", {}).get("content", {})
        for name in re.findall(r"schemas/(\w+)", str(content)):
            for field in schemas[name]["properties"]:
                for value in ODD:
                    form = {"game": "grimwood", "seats": 2} if name == "NewTable" else {}
                    response = await ada.http.post(url, json={**form, field: value})
                    assert response.status_code < 500, (path, field, value, response.text)
                    tried += 1
        for seat in ("", "x", "-1", "9", "1e9", "%00", "9" * 400):
            if "get" in lobby and "{table}" in path:
                assert (await ada.http.get(f"{url}?seat={seat}")).status_code < 500

    assert tried > 300


async def test_the_log_holds_no_link(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    """T34: neither ours nor the framework's lines show what was asked for."""
    caplog.set_level(logging.DEBUG)
    set_up_levels()
    table, players = await server.started(2)
    ada = players[0].browser
    key = (await ada.post(f"tables/{table}/link", seat=0))["key"]
    await ada.http.get(f"tables/{table}x")
    lines = [JsonLineFormatter().format(record) for record in caplog.records
             if not record.name.startswith(("httpx", "httpcore", "websockets"))]  # fmt: skip

    assert not [line for line in lines for text in (table, key, ada.token) if text in line]


def site(folder: Path) -> StaticFiles:
    (folder / "web/assets").mkdir(parents=True)
    (folder / "web/index.html").write_text("<!doctype html>client")
    (folder / "web/assets/a.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    return StaticFiles(folder / "web")


@pytest.mark.parametrize(
    ("path", "content", "kind"),
    [
        ("/", b"<!doctype html>client", "text/html"),
        ("/index.html", b"<!doctype html>client", "text/html"),
        ("/table/abc", b"<!doctype html>client", "text/html"),
        ("/assets/a.js", b"1", "text/javascript"),
        ("/../secret.txt", b"<!doctype html>client", "text/html"),
        ("//etc/passwd", b"<!doctype html>client", "text/html"),
    ],
)
def test_the_web_client_is_served_and_nothing_beside_it(
    tmp_path: Path, path: str, content: bytes, kind: str
) -> None:
    """T38: no path leads out of the folder; unknown ones are the client's own."""
    page = site(tmp_path).page(path)

    assert (page.content, page.media_type) == (content, kind)


@pytest.mark.parametrize(
    "path", ["/assets/b.js", "/assets/", "/assets/.hidden", "/assets/../../secret.txt"]
)
def test_a_file_that_is_not_there_is_no_page(tmp_path: Path, path: str) -> None:
    """A browser that asks for a part of an older client must not get the page as a script."""
    with pytest.raises(NotFoundException):
        site(tmp_path).page(path)


def test_without_a_web_client_there_is_one_line(tmp_path: Path) -> None:
    empty = StaticFiles(tmp_path)

    assert empty.page("/").content.startswith("Grimtable is running")
    assert empty.page("/").media_type == "text/plain"
    with pytest.raises(NotFoundException):
        empty.page("/table/abc")


async def test_paths_under_api_are_never_pages(server: Served) -> None:
    http = server.browser().http

    for path in ("/api", "/api/", "/api/x", "/api//tables", "/api/%2e%2e/health"):
        assert problem(await http.get(f"{server.origin}{path}"))[0] in (404, 405)
    response = await http.request("DELETE", "tables")
    assert problem(response) == (405, "method")


async def test_a_path_longer_than_any_file_name_is_no_fault(server: Served) -> None:
    """T38: it is shown the client, like every other page."""
    http = server.browser("Ada").http
    for path in ("a" * 300, "a/" * 3000 + "a"):
        assert (await http.get(f"{server.origin}/{path}")).status_code == 200
        assert (await http.get(f"{server.origin}/assets/{path}")).status_code == 404


async def hung_up(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    line.setblocking(False)
    async with asyncio.timeout(SOON):
        while True:
            try:
                if not await loop.sock_recv(line, 4096):
                    return
            except ConnectionError:
                return


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_who_opens_a_line_and_says_nothing_is_hung_up_on(
    server: Served, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    """T40: half-open requests do not pile up."""
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 0.05)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(said)
        await hung_up(line)


async def test_a_request_that_came_in_time_is_answered_however_late_it_is_read(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T62: a server that is late itself cuts nobody off."""
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 0.02)
    loop = asyncio.get_running_loop()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setblocking(False)
        for _ in range(20):
            server.services.read_scheduler.run(lambda: time.sleep(0.01))  # others are read first
        await loop.sock_sendall(line, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = await loop.sock_recv(line, 100)

    assert answer.startswith(b"HTTP/1.1 200")


async def test_endless_headers_are_cut_off(server: Served) -> None:
    """T40"""
    loop = asyncio.get_running_loop()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setblocking(False)
        await loop.sock_sendall(line, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 8000)
        await hung_up(line)


HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "a path": b"GET /",
    "a query": b"GET /?",
    "a method": b"G",
    "the name of a header": HEAD + b"x",
    "a header": HEAD + b"x: ",
    "the length of a body": HEAD + b"Content-Length: 1",
    "an extension of a chunk": CHUNKED + b"5;x=",
    "a body": CHUNKED + b"fffffff\r\n",
    "a trailer": CHUNKED + b"0\r\nx: ",
}


@pytest.mark.parametrize("what", ENDLESS)
async def test_a_request_that_never_ends_is_hung_up_on(
    server: Served, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """T62: however fast it comes, and whatever part of it is endless."""
    monkeypatch.setattr(http_protocol, "REQUEST_TIMEOUT", 1e6)
    kept: list[int] = []
    complete = HttpProtocol.connection_lost

    def noted(line: HttpProtocol, exc: Exception | None) -> None:
        kept.append(len(getattr(line, "url", b"")))
        complete(line, exc)

    monkeypatch.setattr(HttpProtocol, "connection_lost", noted)
    loop = asyncio.get_running_loop()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setblocking(False)
        sending = asyncio.create_task(loop.sock_sendall(line, ENDLESS[what] + b"1" * 8_000_000))
        await hung_up(line)
        await asyncio.gather(sending, return_exceptions=True)

    assert max(kept, default=0) <= MAX_HEAD + HttpProtocol.chunk_size
    assert await server.browser().get("server")


async def test_a_number_of_any_length_is_refused_in_words(server: Served) -> None:
    """T38: also where a number is an option, and a text to the form."""
    ada, digits, before = server.browser("Ada"), "9" * 5000, await tables(server)
    for options in (
        {"max_turns": digits},
        {"match_k": digits},
        {"max_turns": "9" * 199},
        {"deck": "custom", "custom_deck": f"{digits}x5x4+4"},
        {"deck": "custom", "custom_deck": f"5x5x4+{'9' * 150}"},
        {"last_losers": "seat_1 " * 900},
        {"max_turns": "\u0666\u0660"},
        {str(number): "x" for number in range(1000)},
    ):
        status, code = await ada.refused("tables", game="grim_farmer", seats=3, options=options)
        assert (status, code in ("malformed", "bad_setup")) == (400, True), options
    for form in (
        {"seats": 30_000_000},
        {"seats": 30_000_000, "is_lesson": True},
        {"seats": -1},
        {"seats": 2, "bots": ["heuristic"] * 5000},
        {"game": "x" * 50_000, "seats": 2},
    ):
        status, code = await ada.refused("tables", **{"game": "grimwood", **form})
        assert (status, code in ("malformed", "bad_setup")) == (400, True), form
    assert await tables(server) == before
