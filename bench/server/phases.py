"""What is measured: full speed, a crowd that thinks, and a crowd that comes back."""

import asyncio
import gc
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import msgspec
from contestants import GRIMWOOD, Contestant
from engine import Engine
from load import Load
from machine import Server, free_port

BUILD = Path(__file__).resolve().parents[2] / "build"
"""Where the log is written: a true disk, which a folder for temporary files may not be."""
SETTLE = 0.3
"""Seconds at full speed before anything is counted."""
ANSWERS = 1000
"""This number of answers of Grimwood without any server in each round."""
FIRST = 0.1
"""This part of the crowd comes first: what it costs to begin is no cost per table."""

Notes = list[tuple[float, float, float]]
"""Of the probe: when a move was sent, how long it took, how long the server was kept from it."""


class Failed(Exception):
    """A server did not do what it should: there is nothing to compare."""


class Sizes(msgspec.Struct, frozen=True):
    """How much of everything."""

    starts: int = 5
    rounds: int = 7
    tables: int = 200
    warm: int = 6000
    """Moves before anything is counted: Node compiles what it has seen often."""
    seconds: float = 3.0
    """At full speed, per server and round."""
    crowds: int = 5
    crowd: int = 1000
    rate: float = 500.0
    """Moves per second of the whole crowd."""
    settle: float = 4.0
    """Seconds at that rate before anything is counted."""
    think: float = 12.0
    """Seconds for which the crowd then plays on."""
    spread: float = 8.0
    """Seconds within which everybody comes back."""


SMALL = Sizes(
    starts=1,
    rounds=3,
    tables=40,
    warm=1500,
    seconds=1.0,
    crowds=1,
    crowd=100,
    rate=50.0,
    settle=1.0,
    think=2.0,
    spread=1.0,
)


class Measured:
    """Every figure of every server, round by round."""

    def __init__(self) -> None:
        self._figures: dict[tuple[str, str], list[float]] = defaultdict(list)

    def note(self, who: str, what: str, figure: float) -> None:
        """One more round."""
        self._figures[who, what].append(figure)

    def of(self, who: str, what: str) -> list[float]:
        """All rounds; none if it did not take part."""
        return self._figures[who, what]

    def as_json(self) -> bytes:
        """Everything, for whoever wants to look closer."""
        named = {f"{who}: {what}": figures for (who, what), figures in self._figures.items()}
        return msgspec.json.format(msgspec.json.encode(named))


@contextmanager
def running(contestant: Contestant) -> Iterator[Server]:
    """A fresh server with an empty folder of its own; ended whatever happens."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=BUILD) as name:
        folder, port = Path(name), free_port()
        environment = dict(os.environ, NODE_ENV="production")
        command = contestant.command(port, folder)
        server = Server(command, port, contestant.path, environment, folder / "said.txt")
        try:
            yield server
        except Failed:
            raise  # of another server, whose words it has
        except Exception as error:
            raise Failed(f"{contestant.name}: {error}\n{server.said()}") from error
        finally:
            server.stop()


@asynccontextmanager
async def loaded(contestant: Contestant, tables: int) -> AsyncIterator[tuple[Server, Load]]:
    """A server with this number of idle tables."""
    with running(contestant) as server:
        load = Load(contestant.speech(server.port))
        await load.open(tables)
        yield server, load
        load.cut()


def starts(who: list[Contestant], count: int, measured: Measured) -> None:
    """From the command to the first answer, again and again."""
    for _ in range(count):
        for contestant in who:
            with running(contestant) as server:
                measured.note(contestant.name, "start", server.start_seconds)


async def full_speed(who: list[Contestant], sizes: Sizes, measured: Measured) -> None:
    """All servers stand ready; one after the other gets all the load, round by round."""
    async with AsyncExitStack() as stack:
        ready = {}
        for contestant in who:
            server, load = await stack.enter_async_context(loaded(contestant, sizes.tables))
            ready[contestant.name] = server, load
        gc.freeze()
        for server, load in ready.values():
            load.saturate()
            while load.moves < sizes.warm:
                await load.rest(SETTLE)
            await load.stop()
        engine = Engine()
        engine.microseconds(ANSWERS)
        for _ in range(sizes.rounds):
            for name, (server, load) in ready.items():
                await _round(name, server, load, sizes.seconds, measured)
            _without_server(engine, measured)


def _without_server(engine: Engine, measured: Measured) -> None:
    """How much of Grimwood's figure is the game itself; the rest is transport and store."""
    if not measured.of(GRIMWOOD, "cpu"):
        return
    rules, shown = engine.microseconds(ANSWERS)
    measured.note(GRIMWOOD, "rules", rules)
    measured.note(GRIMWOOD, "shown", shown)
    measured.note(GRIMWOOD, "transport", measured.of(GRIMWOOD, "cpu")[-1] - rules - shown)


async def _round(name: str, server: Server, load: Load, seconds: float, measured: Measured) -> None:
    await load.replace()
    load.saturate()
    await load.rest(SETTLE)
    before = server.cpu_seconds(), load.moves, load.bytes, time.perf_counter()
    own = time.process_time()
    await load.rest(seconds)
    after = server.cpu_seconds(), load.moves, load.bytes, time.perf_counter()
    own = time.process_time() - own
    await load.stop()
    cpu, moves, size, wall = (late - early for early, late in zip(before, after, strict=True))
    if not moves:
        raise Failed(f"{name}: no table has moved in {seconds:.0f} s")
    measured.note(name, "cpu", cpu / moves * 1e6)
    measured.note(name, "rate", moves / wall)
    measured.note(name, "bytes", size / moves / len(load.tables[0].seats))
    measured.note(name, "busy", cpu / wall)
    measured.note(name, "own", own / wall)


async def crowd(contestant: Contestant, sizes: Sizes, measured: Measured, *, still: bool) -> None:
    """Many tables at once: their memory, then moves after thought, then everybody comes back."""
    name = contestant.name
    few = max(1, round(sizes.crowd * FIRST))
    async with loaded(contestant, few) as (server, load):
        await load.rest(1.0)
        base = server.memory()
        await load.open(sizes.crowd - few)
        await load.rest(2.0)
        memory = server.memory()
        measured.note(name, "memory", (memory - base) / (sizes.crowd - few) / 1024)
        measured.note(name, "whole", memory / 1024**2)
        if still:
            return
        gc.collect()
        gc.freeze()
        await _think(name, load, sizes, measured)
        await _storm(name, server, load, sizes, measured)


async def _think(name: str, load: Load, sizes: Sizes, measured: Measured) -> None:
    """How long a move takes: until whoever sent it sees it, and until the last seat does."""
    load.pace(sizes.crowd / sizes.rate)
    await load.rest(sizes.settle)
    load.waits.clear()
    load.own_waits.clear()
    await load.rest(sizes.think)
    waits = {"p": load.own_waits[:], "last p": [wait for _, wait in load.waits]}
    await load.stop()
    for what, seconds in waits.items():
        cuts = statistics.quantiles(seconds, n=100)
        for percent in (50, 95, 99):
            measured.note(name, f"{what}{percent}", cuts[percent - 1] * 1000)


async def _storm(name: str, server: Server, load: Load, sizes: Sizes, measured: Measured) -> None:
    """One table plays on while all others are cut off and come back."""
    async with probing(name, server) as notes:
        await load.rest(1.0)
        moments = [time.perf_counter()]
        await load.rest(2.0)
        moments.append(time.perf_counter())
        load.cut()
        await _calm(server, load)
        moments.append(time.perf_counter())
        cpu = server.cpu_seconds()
        await load.reconnect(sizes.spread)
        cpu = server.cpu_seconds() - cpu
        moments.append(time.perf_counter())
    seats = sum(len(table.seats) for table in load.tables)
    measured.note(name, "handshake", cpu / seats * 1e6)
    for what, first, last in zip(("quiet", "cut", "pause"), moments, moments[1:], strict=False):
        met = [note for note in notes if note[0] < last and note[0] + note[1] > first]
        measured.note(name, what, max(wait - kept for _, wait, kept in met) * 1000)
        measured.note(name, f"{what} by the wall clock", max(wait for _, wait, _ in met) * 1000)


async def _calm(server: Server, load: Load) -> None:
    """Until the server has little left to do."""
    busy = 1.0
    while busy > 0.3:
        cpu = server.cpu_seconds()
        await load.rest(1.0)
        busy = server.cpu_seconds() - cpu


@asynccontextmanager
async def probing(name: str, server: Server) -> AsyncIterator[Notes]:
    """A table in a process of its own; its notes are here when it has ended."""
    script = str(Path(__file__).with_name("probe.py"))
    probe = await asyncio.create_subprocess_exec(
        *[sys.executable, script, name, str(server.port), str(server.pid)],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 26,
    )
    assert probe.stdin is not None and probe.stdout is not None
    notes: Notes = []
    try:
        if await probe.stdout.readline() != b"ready\n":
            raise RuntimeError("the probe did not begin")
        yield notes
        probe.stdin.write(b"\n")
        notes += msgspec.json.decode(await probe.stdout.readline() or b"[]", type=Notes)
        if not notes:
            raise RuntimeError("the probe has failed")
    finally:
        if probe.returncode is None:
            probe.terminate()
        await probe.wait()
