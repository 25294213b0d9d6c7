"""The load of the server benchmark times a move for its player and for the last seat."""

import asyncio
import importlib
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
BENCH = Path(__file__).parents[2] / "bench" / "server"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Its modules, which lie side by side in a folder."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module


def test_a_move_is_timed_for_its_player_and_for_the_last_seat(bench: Any) -> None:
    sent: list[bytes] = []

    async def main() -> None:
        speech = SimpleNamespace(hear=None, move=lambda table: (2, b"move"))
        load = bench("load").Load(speech)
        table = bench("load").Table(load, 0)
        for seat in table.seats:
            seat.socket = SimpleNamespace(send=sent.append)
            seat._ready = asyncio.get_running_loop().create_future()
        table.play()
        told = []
        for number in (0, 2, 1, 3):
            table.seats[number].saw(1)
            told.append((len(load.own_waits), len(load.waits)))

        assert sent == [b"move"]
        assert told == [(0, 0), (1, 0), (1, 0), (1, 1)]
        assert load.own_waits[0] <= load.waits[0][1]

    asyncio.run(main())


class Timed:
    """A load whose moves take 1 to 200 milliseconds, and twice that for the last seat."""

    def __init__(self) -> None:
        self.own_waits: list[float] = []
        self.waits: list[tuple[float, float]] = []

    def pace(self, seconds_between: float) -> None:
        """It plays whenever it rests."""

    async def rest(self, seconds: float) -> None:
        self.own_waits += [number / 1000 for number in range(1, 201)]
        self.waits += [(0.0, number / 500) for number in range(1, 201)]

    async def stop(self) -> None:
        """At once."""


def test_every_row_of_moves_in_the_crowd_is_measured(bench: Any) -> None:
    phases, report = bench("phases"), bench("report")
    measured = phases.Measured()
    for name in (report.OURS, report.BOARDGAME, report.COLYSEUS):
        asyncio.run(phases._think(name, Timed(), phases.SMALL, measured))
    rows = [row for row in report.ROWS if row.figure.startswith(("p50", "p9", "last"))]

    assert {row.figure for row in rows} >= {"p50", "p95", "p99", "last p99"}
    assert all(report.cells(measured, row) for row in rows)
    assert measured.of(report.OURS, "p99") < measured.of(report.OURS, "last p99")
