"""A killed server with many games in progress is there again at once."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from grimtable.server.people.keys import KeyKind, new_code, new_key
from server.hand_clock import HandClock
from server.house import House
from server.kills.broken import Kept, begun
from server.kills.process import Process
from sizes import SIZES

TOKEN = "sesame"
COPIES = (
    "INSERT INTO tables SELECT ?, ?, game, rules, setup, phase, is_public, created, touched"
    " FROM tables WHERE id = ?",
    "INSERT INTO log SELECT ?, ply, seat, kind, moves, id, data, at FROM log WHERE table_id = ?",
    "INSERT INTO seats (table_id, seat, person, tenure)"
    " SELECT ?, seat, person, tenure FROM seats WHERE table_id = ?",
)


def copies(file: Path, table: Kept, count: int) -> list[Kept]:
    """Tables in the same position, with the same people."""
    keys = [new_key(KeyKind.TABLE) for _ in range(count)]
    with closing(sqlite3.connect(file)) as line, line:
        for key in keys:
            line.execute(COPIES[0], (key, new_code(), table.id))
            for sql in COPIES[1:]:
                line.execute(sql, (key, table.id))
    return [Kept(key, table.tokens) for key in keys]


async def rooms(server: Process) -> int:
    """Tables in memory."""
    async with httpx.AsyncClient(verify=False) as http:
        allowed = {"authorization": f"Bearer {TOKEN}"}
        page = (await http.get(f"{server.origin}/metrics", headers=allowed)).text
    lines = dict(line.split(" ") for line in page.splitlines() if not line.startswith("#"))
    return int(float(lines["grimtable_rooms"]))


def test_tables_are_read_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T71: a player is shown their table while all others are still on the disk."""
    monkeypatch.setenv("GRIMTABLE_METRICS_TOKEN", TOKEN)

    async def main() -> None:
        async with House(tmp_path, HandClock(0, time.time())) as house:
            table = await begun(house, "grimwood")
        tables = copies(tmp_path / "tables.db", table, SIZES["running_games"])
        async with Process(tmp_path) as server:
            server.kill()
            await server.start()
            assert await rooms(server) == 0
            person = tables[-1].person(server, 0)
            told: dict[str, Any] = {}
            async with await person.dial() as line:
                while told.get("type") != "view":
                    told = json.loads(await line.recv())
            await person.close()

            assert await rooms(server) == 1

    asyncio.run(main())
