"""`/health` tries to write: whoever watches a real server learns that moves cannot be kept."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from server.kills.process import SOON, Process

if TYPE_CHECKING:
    from server.storage.database import Database

AGAIN = 0.05
"""Seconds until it is asked again."""


async def until(server: Process, status: int, word: str) -> None:
    """Until `/health` says so."""
    async with asyncio.timeout(SOON), httpx.AsyncClient(verify=False) as http:
        while True:
            said = await http.get(f"{server.origin}/health")
            if said.status_code == status:
                assert said.json()["status"] == word
                return
            await asyncio.sleep(AGAIN)


async def check(server: Process, close: Callable[[], None], open: Callable[[], None]) -> None:
    """It is told while nothing can be written, and no longer."""
    for _ in range(2):
        await asyncio.to_thread(close)
        await until(server, 503, "storage_down")
        await asyncio.to_thread(open)
        await until(server, 200, "ok")
    assert server.starts == 1


@pytest.mark.parametrize("room", [1_000, None], ids=["full", "read_only"])
def test_health_tells_of_a_disk_that_cannot_be_written(tmp_path: Path, room: int | None) -> None:
    """T70: although everything can still be read."""

    async def main() -> None:
        async with Process(tmp_path) as server:
            size = 0 if room is None else server.size + room
            await check(server, lambda: server.allow(size), lambda: server.allow(None))

    asyncio.run(main())


def test_health_tells_of_a_database_that_can_only_be_read(
    tmp_path: Path, postgres: "Database"
) -> None:
    """T70: as one that is being recovered, or stands by for another."""
    url = postgres.empty()

    def set_read_only(is_read_only: bool) -> None:
        what = "on" if is_read_only else "off"
        postgres.tell(f"ALTER DATABASE grimtable_test SET default_transaction_read_only = {what}")
        postgres.cut()

    async def main() -> None:
        async with Process(tmp_path, db=url) as server:
            await check(server, lambda: set_read_only(True), lambda: set_read_only(False))

    asyncio.run(main())
