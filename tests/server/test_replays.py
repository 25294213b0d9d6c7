"""Replays over HTTP: finished games for who may watch them, and records that somebody brings."""

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.look.conversion import view_of
from grimtable.registry import get
from grimtable.server.http import replays
from grimtable.server.http.forms import Moment, ReplayStart
from grimtable.server.http.replays import (
    MAX_CHOICES,
    MAX_OPEN_PER_ADDRESS,
    MAX_RECORD_BODY,
    MomentWriter,
    Work,
)
from grimtable.server.run import http_protocol
from grimtable.sessions.moments import Audience, Moments, opened
from grimtable.sessions.records import Deal, Playback, read, write
from grimtable.testing.playthrough import random_record
from server.serving import Browser, Served, play_out, run

GAMES = ["grimwood", "grim_farmer", "grimm_tidings", "book_of_madness"]
RECORDS = Path(__file__).parents[1] / "playthroughs"
RECORD = random_record(get("grimwood"), 3, {"power_limit": "1"}, 5)
Shown = tuple[ReplayStart, list[Moment], list[dict[str, Any]]]


def parsed(data: bytes) -> Shown:
    """The first line, the moments, and the whole view at each of them."""
    start, *lines = data.splitlines()
    moments = [msgspec.json.decode(line, type=Moment) for line in lines]
    views: list[dict[str, Any]] = []
    for line in lines:
        changes = json.loads(line)["changes"]
        before = views[-1] if views else {"zones": {}, "fields": {}}
        inner = {part: before[part] | changes.get(part, {}) for part in ("zones", "fields")}
        views.append(before | changes | inner)
    return msgspec.json.decode(start, type=ReplayStart), moments, views


async def brought(browser: Browser, data: bytes, query: str = "") -> Shown:
    reply = await browser.http.post(f"replay{query}", content=data)
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"].startswith("application/x-ndjson")
    return parsed(reply.content)


def same(whole: dict[str, Any], view: Any) -> bool:
    """Do the changes so far amount to this view?"""
    told = json.loads(msgspec.json.encode(view))
    zones = {str(place): zone for place, zone in enumerate(told.pop("zones"))}
    fields = {field["name"]: field["value"] for field in told.pop("fields")}
    rest = {name: told[name] for name in told if name not in ("game", "seat")}
    return whole == {"zones": zones, "fields": fields, **rest}


@pytest.mark.parametrize("name", GAMES)
async def test_each_moment_is_what_the_audience_saw(server: Served, name: str) -> None:
    """T13: as a seat, as the public, and all open; the changes amount to the view of the rules."""
    data = next(RECORDS.glob(f"{name}-3*.json")).read_bytes()
    record, game = read(data), get(name)
    for query, seat in (("", PUBLIC), ("?seat=1", 1), ("?is_open=true", PUBLIC)):
        start, moments, views = await brought(server.browser(), data, query)
        assert (start.game, start.seat, start.choices) == (name, seat, len(record.moves))
        assert [moment.ply for moment in moments] == list(range(len(record.moves) + 1))
        t = Deal(game, record.seats, record.options, record.dice).table(brisk=True)
        for whole, coded in zip(views, [*record.moves, None], strict=True):
            shown = opened(t) if "open" in query else t
            assert same(whole, view_of(game, shown.view(seat)))
            if coded is not None:
                t.play(coded % 8, coded // 8)
        numbers = [event.n for moment in moments for event in moment.events]
        assert numbers == list(range(len(numbers)))
        choosers = {moment.choice.seat for moment in moments if moment.choice}
        assert choosers <= ({0, 1, 2} if "open" in query else {seat})
        if t.outcome() is not None:
            assert moments[-1].result is not None


async def test_a_finished_game_is_replayed_for_who_may_watch_it(server: Served) -> None:
    """T13: nobody while it runs, strangers with the link afterwards, nobody if it is veiled."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    ada, stranger = players[0].browser, server.browser()
    assert await ada.not_shown(f"tables/{table}/replay?is_open=true") == (409, "not_now")
    assert await stranger.not_shown(f"tables/{table}/replay") == (409, "not_now")

    over = await play_out(players)
    reply = await stranger.http.get(f"tables/{table}/replay?is_open=true")
    start, moments, _ = parsed(reply.content)

    assert start.is_open
    assert moments[-1].result is not None
    assert moments[-1].result.winners == over["result"]["winners"]
    record = (await ada.http.get(f"tables/{table}/record")).content
    assert (await brought(stranger, record))[1][-1].scores == moments[-1].scores


async def test_a_table_without_spectators_is_replayed_only_for_its_people(server: Served) -> None:
    table, players = await server.started(1, bots=["random"], has_spectators=False)
    await play_out(players)
    stranger = server.browser()
    await stranger.post("me", name="Eve")

    assert await stranger.not_shown(f"tables/{table}/replay") == (404, "unknown")
    assert (await players[0].browser.http.get(f"tables/{table}/replay")).status_code == 200


async def test_a_veiled_table_is_not_replayed(server: Served) -> None:
    table, players = await server.started(1, bots=["random"], is_veiled=True)
    await play_out(players)
    assert await players[0].browser.not_shown(f"tables/{table}/replay?seat=0") == (409, "veiled")


def changed(**fields: object) -> bytes:
    return write(msgspec.structs.replace(RECORD, **fields))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "no record"),
        (write(RECORD)[:200], "no record"),
        (b"\xff\xfe\x00", "no record"),
        (b"[" * 100_000, "no record"),
        (changed(game="../../etc/passwd"), "no game"),
        (changed(rules=99), "rules number 99"),
        (changed(seats=30_000_000), "2 to 6 seats"),
        (changed(seats=-1), "2 to 6 seats"),
        (changed(dice={"seed": "x" * 500_000}), "64 bits"),
        (changed(dice={"seed": [1]}), "64 bits"),
        (changed(dice={"secret": "00", "nonces": 3, "table": ""}), "cannot be replayed"),
        (changed(end="0" * 16), "but says 0000"),
        (changed(moves=[1 << 70]), "cannot be replayed"),
        (changed(moves=[0] * (MAX_CHOICES + 1)), "at most 10000 choices"),
        (changed(moves=RECORD.moves[:9]), "but says"),
    ],
)
async def test_a_bad_record_is_refused_in_one_line(server: Served, data: bytes, says: str) -> None:
    """T38: broken, truncated, of a foreign version, or hostile: nothing of it is shown."""
    reply = await server.browser().http.post("replay", content=data)

    problem = reply.json()
    assert (reply.status_code, problem["code"]) == (400, "bad_record")
    assert says in problem["message"]
    assert "\n" not in problem["message"]
    assert len(problem["message"]) <= 300


async def test_a_huge_record_and_a_seat_that_it_has_not_are_refused(server: Served) -> None:
    browser = server.browser()
    huge = await browser.http.post("replay", content=b" " * (MAX_RECORD_BODY + 1))
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
    wrong = await browser.http.post("replay?seat=5", content=write(RECORD))
    assert (wrong.status_code, wrong.json()["code"]) == (400, "bad_record")


async def test_a_reader_who_leaves_ends_the_replay(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens too many at once is refused; those that are abandoned are forgotten."""
    monkeypatch.setattr(
        replays, "CHUNK_BYTES", 1
    )  # a line at a time, so that nobody is done at once
    data = max(RECORDS.glob("grimm_tidings-*.json"), key=lambda file: file.stat().st_size)
    service, browser, open_now = server.services.replays, server.browser(), []
    monkeypatch.setattr(replays, "lines_of", lambda *_: iter(lambda: b"x" * 65536, None))
    for _ in range(MAX_OPEN_PER_ADDRESS):
        asked = browser.http.build_request("POST", "replay", content=data.read_bytes())
        reply = await browser.http.send(asked, stream=True)
        open_now.append(reply)
    refused = await browser.http.post("replay", content=data.read_bytes())
    assert (refused.status_code, refused.json()["code"]) == (429, "crowded")
    assert service._open.total() == MAX_OPEN_PER_ADDRESS

    for reply in open_now:
        await reply.aclose()
    async with asyncio.timeout(10):
        while service._open.total():
            await asyncio.sleep(0.01)


async def connected(server: Served, request: bytes) -> socket.socket:
    """A line on which this was sent, and nothing is read."""
    loop, line = asyncio.get_running_loop(), socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    await loop.sock_sendall(line, request)
    return line


def request_of(server: Served, data: bytes) -> bytes:
    host = b"127.0.0.1:%d" % server.port
    return (
        b"POST /api/replay HTTP/1.1\r\nHost: %b\r\nOrigin: http://%b\r\nContent-Length: %d\r\n\r\n"
        % (host, host, len(data))
    ) + data


async def test_replays_asked_for_at_once_are_counted_at_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve readers of a table arrive together, and none of them comes to an end."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    await play_out(players)
    monkeypatch.setattr(replays, "lines_of", lambda *_: iter(lambda: b"x" * 65536, None))
    browser, service = server.browser(), server.services.replays

    async def ask() -> httpx.Response:
        asked = browser.http.build_request("GET", f"tables/{table}/replay")
        return await browser.http.send(asked, stream=True)

    replies = await asyncio.gather(*[ask() for _ in range(3 * MAX_OPEN_PER_ADDRESS)])
    codes = [reply.status_code for reply in replies]
    for reply in replies:
        await reply.aclose()
    assert codes.count(200) == MAX_OPEN_PER_ADDRESS
    assert codes.count(429) == 2 * MAX_OPEN_PER_ADDRESS
    await until(lambda: service._open.total() == 0)


async def test_a_reader_who_takes_nothing_is_hung_up_on(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place is not kept for ever by somebody who does not read."""
    monkeypatch.setattr(http_protocol, "READ_TIMEOUT", 0.3)
    monkeypatch.setattr(replays, "lines_of", lambda *_: iter(lambda: b"x" * 65536, None))
    service = server.services.replays
    line = await connected(server, request_of(server, write(RECORD)))
    await until(lambda: service._open.total() == 1)
    await until(lambda: service._open.total() == 0)
    line.close()


async def test_a_check_ends_when_its_reader_leaves(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = server.services.replays
    monkeypatch.setattr(service, "_checked", lambda *_: iter(lambda: b"", None))  # never done
    line = await connected(server, request_of(server, write(RECORD)))
    await until(lambda: service._open.total() == 1)
    line.close()
    await until(lambda: service._open.total() == 0)


async def test_a_reader_who_leaves_at_once_fills_no_log(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever changes the audience quickly breaks off one GET after the other."""
    table, players = await server.started(1, "grimwood", bots=["random"])
    await play_out(players)
    monkeypatch.setattr(replays, "lines_of", lambda *_: iter(lambda: b"x" * 65536, None))
    service = server.services.replays
    asked = f"GET /api/tables/{table}/replay HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    for _ in range(3):
        line = await connected(server, asked.encode())
        await until(lambda: service._open.total() == 1)
        line.close()
        await until(lambda: service._open.total() == 0)
    assert [line for line in caplog.records if line.levelname == "ERROR"] == []


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.001)


async def test_the_work_is_done_in_slices_and_others_go_on_in_between() -> None:
    """One slice of one replay at a time, and the event loop turns after each."""
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    def slow() -> Any:
        for _ in range(20):
            until = asyncio.get_running_loop().time() + replays.SLICE_SECONDS * 1.1
            while asyncio.get_running_loop().time() < until:
                pass
            yield b"line"

    counting = asyncio.create_task(count())
    work = Work(asyncio.Lock())
    chunks = [chunk async for chunk in work.chunks(slow())]
    counting.cancel()

    assert chunks == [b"line"] * 20
    assert turns >= 20
    assert work.spent >= 20 * replays.SLICE_SECONDS


def test_what_a_replay_costs_is_charged(tmp_path: Path) -> None:
    """Limits per address hold for replays too."""

    async def main() -> None:
        async with Served(tmp_path, has_limits=True) as server:
            browser = server.browser()
            codes = [
                (await browser.http.post("replay", content=write(RECORD))).status_code
                for _ in range(60)
            ]
            assert codes[0] == 200
            assert 429 in codes

    run(main())


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_holds_nothing_but_what_the_audience_is_shown(name: str) -> None:
    """T1: two worlds that a seat cannot tell apart give the same bytes, choice by choice."""
    game = get(name)
    record = read(next(RECORDS.glob(f"{name}-3*.json")).read_bytes())
    compared = 0
    for seat in (*range(3), PUBLIC):
        worlds = [Playback(game, record, listen=True) for _ in range(2)]
        for _ in range(len(record.moves) // 2):
            for world in worlds:
                world.step()
        worlds[1].t = worlds[1].t.redeal(seat, 7)
        lines = []
        for world in worlds:
            world.t.events = []
            lines.append(MomentWriter(game, Moments(game, world, Audience(seat))).line(None))
        scores = [game.scores(world.t) for world in worlds]
        if scores[0] == scores[1]:
            compared += 1
            assert lines[0] == lines[1]
    assert compared == 4
