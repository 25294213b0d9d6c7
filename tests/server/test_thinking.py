"""Bots at the table: they see a Look, keep their time, and take nobody with them when they fall."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bots import test_bots, test_farmer_bots
from grimtable.bots.registry import bots_for
from grimtable.look.conversion import view_of
from grimtable.look.view import ZoneView
from grimtable.registry import get
from grimtable.server.bot_processes.bot_input import BotInput
from grimtable.server.bot_processes.pool import BotFailed, BotPool, BotTimedOut, PoolClosed
from grimtable.server.bot_processes.worker import BotRequest
from server.odd_bots import odd_bot
from server.pool import (
    GAME,
    LONG,
    SEEN,
    TESTS,
    Loop,
    ask,
    is_there,
    on_both_loops,
    process_of,
    run,
    seen,
    tapped,
    think_here,
)
from sizes import SIZES

SHORT = 0.05
WORLDS = {"grimwood": test_bots.worlds, "grim_farmer": test_farmer_bots.worlds}
"""Real choices, each with another table that the seat cannot tell from this one."""


@pytest.fixture
def sent() -> Iterator[list[bytes]]:
    with tapped() as messages:
        yield messages


# A Look, and nothing else


def test_a_bot_sees_the_look_and_chooses_as_it_would_here() -> None:
    async def scene(bot_pool: BotPool) -> None:
        for t, _ in WORLDS["grimwood"](8):
            look = seen(t, int(t.seat))
            for name in (*bots_for("grimwood"), "mirror"):
                here = think_here(odd_bot, name, 7, look)

                assert await bot_pool.choose(name, 7, look, LONG) == here

    run(scene)


@pytest.mark.property
@pytest.mark.parametrize("game", WORLDS)
def test_hidden_cards_change_neither_bytes_nor_moves(game: str, sent: list[bytes]) -> None:
    """T14"""

    async def scene(bot_pool: BotPool) -> None:
        for t, other in WORLDS[game](SIZES["positions"]):
            seat = int(t.seat)
            look = seen(t, seat, game)
            twin = BotInput(view_of(get(game), other.view(seat)), look.events)
            sent.clear()
            moves = await bot_pool.choose("heuristic", 7, look, LONG)

            assert await bot_pool.choose("heuristic", 7, twin, LONG) == moves
            assert sent[0] == sent[1]

    run(scene)


def test_every_byte_that_is_sent_belongs_to_the_question(sent: list[bytes]) -> None:
    async def scene(bot_pool: BotPool) -> None:
        for t, _ in WORLDS["grimwood"](8):
            look = seen(t, int(t.seat))
            await bot_pool.choose("random", 7, look, LONG, seat_key="secret table")
            question = msgspec.json.decode(sent[-1], type=BotRequest)

            assert msgspec.json.encode(question) == sent[-1]
            assert msgspec.json.encode(question.view) == msgspec.json.encode(look.view)
            assert tuple(question.events) == look.events
            assert b"secret table" not in sent[-1]

    run(scene)


def test_a_process_has_no_table_no_password_and_no_file_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIMTABLE_DB", "postgresql://host:password@here/tables")
    t = GAME.deal(2, seed=1)

    async def scene(bot_pool: BotPool) -> None:
        assert await ask(bot_pool, "nosy") == [0, 0, 0]

    with (tmp_path / "tables.db").open("w") as file:
        os.set_inheritable(file.fileno(), True)
        here = think_here(odd_bot, "nosy", 1, SEEN)
        run(scene)

    assert t.waiting
    assert min(here) > 0, "the nosy bot would find them"


# Time


@on_both_loops
@pytest.mark.parametrize("name", ["sleepy", "spinning", "deaf"])
def test_a_bot_that_thinks_too_long_is_ended_and_replaced(loop: Loop, name: str) -> None:
    ended: list[int] = []

    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        with pytest.raises(BotTimedOut, match=f"'{name}' thought longer than {SHORT} seconds"):
            await ask(bot_pool, name, SHORT)

        assert await process_of(bot_pool) != before
        ended.append(before)

    run(scene, loop=loop)

    assert not is_there(ended[0])


def test_waiting_in_line_and_starting_cost_no_budget() -> None:
    async def scene(bot_pool: BotPool) -> None:
        late = asyncio.create_task(ask(bot_pool, "sleepy", 1.2))
        patient = asyncio.create_task(ask(bot_pool, "ticket", 1.0))
        with pytest.raises(BotTimedOut):
            await late

        assert await patient == [0]

    run(scene)


def test_nothing_is_left_to_import_when_the_first_question_comes() -> None:
    async def scene(bot_pool: BotPool) -> None:
        before = await ask(bot_pool, "modules")
        for game, tables in WORLDS.items():
            for t, _ in tables(20):
                await bot_pool.choose("heuristic", 7, seen(t, int(t.seat), game), LONG)

        assert await ask(bot_pool, "modules") == before

    run(scene)


# Failing


@on_both_loops
def test_a_process_killed_in_the_middle_costs_one_answer(loop: Loop) -> None:
    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        thought = asyncio.create_task(ask(bot_pool, "sleepy"))
        behind = asyncio.create_task(process_of(bot_pool))
        await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(BotFailed, match="its process has ended"):
            await thought

        assert await behind != before

    run(scene, loop=loop)


def test_a_process_killed_while_idle_costs_nothing() -> None:
    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        gone = os.pidfd_open(before)
        os.kill(before, signal.SIGKILL)
        await asyncio.to_thread(select.select, [gone], [], [], LONG)
        os.close(gone)
        while bot_pool.alive:
            await asyncio.sleep(0)

        assert await process_of(bot_pool) != before

    run(scene)


def test_whatever_a_bot_does_wrong_is_told_in_one_line() -> None:
    """T67: by its kind and place; its words may tell what a seat knows."""
    reasons = {
        "raising": r"LookupError at odd_bots.py:\d+ raising",
        "silent": r"ValueError at bot.py:\d+ moves_of",
        "babbling": r"TypeError at bot.py:\d+ .*",
        "no_such_bot": r"no bot 'no_such_bot' plays grimwood; there are: .*",
    }

    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        for name, reason in reasons.items():
            with pytest.raises(BotFailed) as failed:
                await ask(bot_pool, name)
            line = str(failed.value)

            assert failed.match(f"^{reason}$")
            assert "\n" not in line and len(line) <= 300
        assert await process_of(bot_pool) == before

    run(scene)


@pytest.mark.parametrize("name", ["dying", "leaving"])
def test_a_bot_that_takes_its_process_with_it_is_replaced(name: str) -> None:
    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        with pytest.raises(BotFailed, match="has ended"):
            await ask(bot_pool, name)

        assert await process_of(bot_pool) != before

    run(scene)


def test_a_question_that_cannot_be_sent_fails_alone() -> None:
    zones = (ZoneView("deck", owner=object()),)  # type: ignore[arg-type]
    strange = BotInput(msgspec.structs.replace(SEEN.view, zones=zones))

    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        with pytest.raises(BotFailed, match="cannot be sent"):
            await bot_pool.choose("counting", 1, strange, LONG, seat_key="a")

        assert await ask(bot_pool, "counting", seat_key="a") == [1, 0]
        assert await process_of(bot_pool) == before

    run(scene)


def test_a_bot_that_speaks_and_listens_disturbs_nobody() -> None:
    async def scene(bot_pool: BotPool) -> None:
        assert await ask(bot_pool, "talking") == [0]
        assert await ask(bot_pool, "ticket") == [0]

    run(scene)


def test_where_no_process_can_start_everybody_is_told() -> None:
    async def scene(bot_pool: BotPool) -> None:
        asked = [ask(bot_pool, "random") for bot in range(5)]
        told = await asyncio.gather(*asked, return_exceptions=True)

        assert [type(error) for error in told] == [BotFailed] * 5
        assert str(told[0]) == "no bot could begin: its process has ended"

    run(scene, processes=2, bots="no_such_module:get_bot")


def test_where_the_system_has_no_process_left_everybody_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(bot_pool: BotPool) -> None:
        await process_of(bot_pool)
        names = ["dying"] + ["random"] * 5
        thoughts = [asyncio.create_task(ask(bot_pool, name)) for name in names]
        monkeypatch.setattr(sys, "executable", str(TESTS / "no_such_python"))
        told = await asyncio.gather(*thoughts, return_exceptions=True)

        assert [type(error) for error in told] == [BotFailed] * 6
        assert str(told[-1]).startswith("no bot could begin: [Errno 2]")

    run(scene)


# The end


@on_both_loops
def test_closing_leaves_no_process_and_answers_nobody(loop: Loop, tmp_path: Path) -> None:
    async def scene(bot_pool: BotPool) -> None:
        meeting = [ask(bot_pool, f"meeting:{tmp_path},2") for bot in range(2)]
        processes = [process for (process,) in await asyncio.gather(*meeting)]
        names = ("sleepy", "spinning", "ticket")
        thoughts = [asyncio.create_task(ask(bot_pool, name)) for name in names]
        await asyncio.sleep(0)
        await bot_pool.close()

        assert not any(is_there(process) for process in processes)
        broken = await asyncio.gather(*thoughts, return_exceptions=True)
        assert [type(error) for error in broken] == [PoolClosed] * 3
        with pytest.raises(PoolClosed):
            await ask(bot_pool, "random")

    run(scene, processes=2, loop=loop)


def test_closing_while_a_process_starts_leaves_none() -> None:
    async def scene(bot_pool: BotPool) -> None:
        thought = asyncio.create_task(ask(bot_pool, "ticket"))
        await asyncio.sleep(0)
        started = [worker.process.pid for worker in bot_pool._workers]
        await bot_pool.close()

        assert len(started) == 1 and not is_there(started[0])
        with pytest.raises(PoolClosed):
            await thought

    run(scene)


def test_a_process_does_not_hear_ctrl_c() -> None:
    """It would end with the server's terminal, in the middle of a thought."""

    async def scene(bot_pool: BotPool) -> None:
        process = await process_of(bot_pool)

        assert os.getsid(process) == process != os.getsid(0)

    run(scene)


SERVER = """
import asyncio, sys, time
from grimtable.server.bot_processes.pool import BotPool
from server.odd_bots import MAKER
from server.pool import SEEN

async def main():
    bot_pool = BotPool(2, bots=MAKER)
    meeting = [bot_pool.choose(f"meeting:{sys.argv[1]},2", 1, SEEN, 120.0) for bot in range(2)]
    await asyncio.gather(*meeting)
    thought = asyncio.create_task(bot_pool.choose("spinning", 1, SEEN, 0.5))
    await asyncio.sleep(0)
    print("thinking", flush=True)
    time.sleep(600)

asyncio.run(main())
"""


def test_no_process_outlives_a_killed_server(tmp_path: Path) -> None:
    """One is idle, one thinks without end."""
    command = [sys.executable, "-c", SERVER, str(tmp_path)]
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=paths) as server:
        assert server.stdout is not None and server.stdout.readline() == b"thinking\n"
        processes = [os.pidfd_open(int(process)) for process in os.listdir(tmp_path)]
        assert len(processes) == 2 and not select.select(processes, [], [], 0)[0]
        server.kill()

    for process in processes:
        assert select.select([process], [], [], LONG)[0]
        os.close(process)
