"""What HTTP tells a seat while others answer unseen: the same bytes, whatever they have done."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from grimtable.server.table.state import TableState
from server.house import whole
from server.serving import SOON, Player, Served, good, run

LISTED = "/api/tables/{table}"
REPEATED = ("join", "start")
"""What a seat may press again: it is shown the table."""
READY = b',"is_ready":true'
"""Everybody is told this, where all who are asked have a real choice."""
UNEVEN = ("date", "content-length")
"""The time, and the length of what is compared itself."""


def course_of(player: Player) -> TableState:
    return player.browser.server.services.hub.rooms[player.table].state


async def asked(player: Player, seat: int) -> None:
    """Until the seat has been told its question."""
    async with asyncio.timeout(SOON):
        while True:
            session, question = course_of(player).session, player.question(seat)
            if session and question and question["id"] == session.decisions[seat]:
                return
            await asyncio.sleep(0.001)


async def answered(players: list[Player], seat: int) -> None:
    """This seat gives its whole answer, and has been told that it counts."""
    await asked(players[seat], seat)
    state = course_of(players[0])
    room = players[0].browser.server.services.hub.rooms[players[0].table]
    said = await players[seat].answer(*whole(room, seat, int(state.t.options_of(seat)[0])))
    assert said["type"] == "accepted", said


async def to_gathering(players: list[Player], frame: str) -> list[int]:
    """Play on until several seats are asked at once; who they are."""
    state = course_of(players[0])
    async with asyncio.timeout(SOON):
        while type(state.t.stack[-1]).__name__ != frame or len(state.awaited) < 2:
            if state.awaited:
                await answered(players, state.awaited[0])
            await asyncio.sleep(0)
    return state.awaited


async def all_answers(player: Player, seat: int) -> dict[str, tuple[int, Any, bytes]]:
    """Every answer that HTTP has for a seat: status, headers, body."""
    server = player.browser.server
    http = player.browser.http
    described = good(await http.get(f"{server.origin}/schema/openapi.json"))
    found: dict[str, tuple[int, Any, bytes]] = {}

    def note(name: str, response: httpx.Response) -> None:
        headers = [(key, value) for key, value in response.headers.items() if key not in UNEVEN]
        found[name] = response.status_code, headers, response.content.replace(READY, b"")

    for path, lobby in described["paths"].items():
        url = f"{server.origin}{path}".replace("{table}", player.table)
        if "get" in lobby:
            note(f"GET {path}", await http.get(f"{url}?seat={seat}"))
    for what in REPEATED:
        note(f"POST {what}", await http.post(f"tables/{player.table}/{what}", json={}))
    code = server.services.hub.rooms[player.table].code
    note("POST codes", await http.post("codes", json={"code": code}))
    note("GET metrics", await http.get(f"{server.origin}/metrics"))
    return found


@pytest.mark.parametrize("frame", ["Race", "Place"])
def test_no_http_answer_depends_on_unseen_answers(tmp_path: Path, frame: str) -> None:
    """T63: before somebody else answers, after it, and when the answer is taken back.

    In the one the server holds the answers, in the other the rules do.
    """

    async def main() -> None:
        async with Served(tmp_path) as server:
            _, players = await server.started(3, "grim_farmer")
            watcher, actor, *_ = await to_gathering(players, frame)
            player, other = players[watcher], players[actor]
            await asked(player, watcher)
            before = await all_answers(player, watcher)
            await answered(players, actor)
            after = await all_answers(player, watcher)
            await other.say("take_back")
            await other.until(lambda m: m["type"] == "decision" and m["decision"])
            again = await all_answers(player, watcher)

            assert watcher in course_of(player).awaited
            assert {f"GET {LISTED}/bundle", f"GET {LISTED}/story", "POST start"} <= before.keys()
            assert before[f"GET {LISTED}/bundle"][0] == 200
            assert after == before
            assert again == before

    run(main())
