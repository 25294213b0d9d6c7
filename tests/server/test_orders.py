"""What can be said again and again without the game going on: it fills no log."""

import secrets
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grimtable.server.people.limits import BY_SEAT
from server.hand_clock import HandClock
from server.serving import Player, Served, run

PASS, BLOCK = {"Steal": "allow"}, {"Steal": "block"}


async def ordered(player: Player, orders: dict[str, str]) -> str:
    """What the seat is told: "orders", or the code of a refusal."""
    await player.say("orders", orders=orders)
    said = await player.until(lambda m: m["type"] in ("orders", "refusal"))
    if said["type"] == "orders":
        assert said["orders"] == {frame: text for frame, text in orders.items() if text}
    return str(said.get("code", said["type"]))


async def entries(player: Player) -> int:
    storage = player.browser.server.services.hub.storage
    ((count,),) = await storage.fetch("SELECT count(*) FROM log WHERE kind = 'orders'")
    return int(count)


def test_the_same_orders_are_written_once(tmp_path: Path) -> None:
    """T66"""

    async def main() -> None:
        async with Served(tmp_path) as server:
            _, players = await server.started(2)
            said = [await ordered(players[0], PASS) for _ in range(5)]

            assert said == ["orders"] * 5
            assert await entries(players[0]) == 1
            for orders in (BLOCK, BLOCK, PASS, {}, {"Steal": ""}):
                await ordered(players[0], orders)
            assert await entries(players[0]) == 4

    run(main())


def test_orders_have_a_budget_and_end_with_the_game(tmp_path: Path) -> None:
    """T66: a log does not grow by what nobody plays."""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            _, players = await server.started(2)
            burst = int(BY_SEAT["orders"].burst)
            said = [await ordered(players[0], (PASS, BLOCK)[n % 2]) for n in range(30)]

            assert said == ["orders"] * burst + ["too_fast"] * (30 - burst)
            assert await entries(players[0]) == burst
            await players[0].say("wish", wish="end")
            await players[1].next("wish")
            await players[1].say("consent", agrees=True)
            over = await players[1].until(
                lambda m: m["type"] == "presence" and m["table"]["phase"] == "over"
            )
            assert over["table"]["ended"] == "agreed"
            assert await ordered(players[1], PASS) == "game_over"
            assert await entries(players[0]) == burst

    run(main())


CHANGES = int(BY_SEAT["changes"].burst)
TRIES = 2 * CHANGES


async def count(server: Served) -> int:
    """Entries in all logs."""
    ((entries,),) = await server.services.hub.storage.fetch("SELECT count(*) FROM log")
    return int(entries)


def test_answers_that_are_taken_back_fill_no_log(tmp_path: Path) -> None:
    """T66: as fast as the socket takes them, with the limits of a public server."""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            _, players = await server.started(2, "grim_farmer")
            ada, before = players[0], await count(server)
            said: Counter[str] = Counter()
            for _ in range(TRIES):
                clock.skip(0.2)  # its messages are within their budget
                question = ada.question(0)
                if question:
                    moves = [question["options"][0]["move"]]
                    id = secrets.token_hex(4)
                    await ada.say("answer", decision=question["id"], id=id, moves=moves)
                    await ada.until(lambda m, id=id: m.get("id") == id)
                await ada.say("take_back")
                answer = await ada.until(lambda m: m["type"] in ("decision", "refusal"))
                said[answer.get("code", "taken back")] += 1
                if said["too_fast"]:
                    break

            assert CHANGES <= said["taken back"] < TRIES - 5
            assert said["too_fast"] == 1
            assert await count(server) - before <= 2 * said["taken back"] + 1

    run(main())


LOGGED: dict[str, list[dict[str, Any]]] = {
    "bots": [{"seat": 2, "level": "random"}, {"seat": 2, "level": ""}],
    "change": [{"seat": 0, "to": 2}, {"seat": 2, "to": 0}],
    "link": [{"seat": 0}],
    "token": [{"seat": 0}],
    "mute": [{"seat": 1}, {"seat": 1, "is_muted": False}],
    "host": [{"seat": 0}],
}
"""What a host can do again and again."""


@pytest.mark.parametrize("path", LOGGED)
def test_what_a_host_does_and_undoes_fills_no_log(tmp_path: Path, path: str) -> None:
    """T66: over HTTP it has the same budget."""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            ada, bruno = server.browser("Ada"), server.browser("Bruno")
            table = (await ada.create("grimwood", 3))["table"]["id"]
            await bruno.post(f"tables/{table}/join", name="Bruno")
            before, said = await count(server), Counter[int]()
            for number in range(TRIES):
                clock.skip(0.2)
                form = LOGGED[path][number % len(LOGGED[path])]
                said[(await ada.http.post(f"tables/{table}/{path}", json=form)).status_code] += 1

            assert said[200] + said[429] == TRIES
            assert CHANGES <= said[200] < TRIES - 5
            assert await count(server) - before == said[200]
            assert await bruno.get(f"tables/{table}")

    run(main())
