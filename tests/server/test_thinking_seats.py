"""Several bots at several tables: in what order they think, and what they remember."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from grimtable.bots.registry import get_bot
from grimtable.look.conversion import view_of
from grimtable.registry import get
from grimtable.server.bot_processes import pool
from grimtable.server.bot_processes.bot_input import BotInput, EventTuple
from grimtable.server.bot_processes.pool import BotFailed, BotPool
from grimtable.server.bot_processes.worker import BotRequest
from grimtable.sessions.saves import fingerprint
from server.pool import (
    GAME,
    LONG,
    SEEN,
    Loop,
    ask,
    on_both_loops,
    process_of,
    run,
    seen,
    tapped,
    think_here,
)

Choose = Callable[[int, BotInput], Awaitable[list[int]]]


@pytest.fixture
def sent() -> Iterator[list[bytes]]:
    with tapped() as messages:
        yield messages


# Order, and several at once


def test_whoever_asks_first_is_served_first() -> None:
    async def scene(bot_pool: BotPool) -> None:
        answers = await asyncio.gather(*[ask(bot_pool, "ticket") for bot in range(40)])

        assert answers == [[turn] for turn in range(40)]

    run(scene)


def test_processes_start_when_they_are_needed_and_think_side_by_side(tmp_path: Path) -> None:
    async def scene(bot_pool: BotPool) -> None:
        assert bot_pool.alive == 0
        alone = {await process_of(bot_pool) for question in range(5)}
        assert bot_pool.alive == len(alone) == 1
        meeting = [asyncio.create_task(ask(bot_pool, f"meeting:{tmp_path},3")) for bot in range(3)]
        await asyncio.sleep(0)
        assert bot_pool.alive == 3
        met = await asyncio.gather(*meeting)

        assert len({process for (process,) in met}) == 3

    run(scene, processes=4)


def test_a_seat_stays_with_the_process_that_remembers_it(tmp_path: Path) -> None:
    async def scene(bot_pool: BotPool) -> None:
        here = await ask(bot_pool, "counting", seat_key="a")
        slow = asyncio.create_task(ask(bot_pool, f"meeting:{tmp_path},2"))
        await asyncio.sleep(0)
        there = await ask(bot_pool, "counting", seat_key="b")
        (tmp_path / "guest").touch()
        await slow

        assert here == there == [1, 0]
        assert await ask(bot_pool, "counting", seat_key="a") == [2, 0]
        assert await ask(bot_pool, "counting", seat_key="b") == [2, 0]

    run(scene, processes=2)


def test_nobody_waits_for_a_slow_bot_while_another_process_is_idle() -> None:
    async def scene(bot_pool: BotPool) -> None:
        home = await ask(bot_pool, "process", seat_key="a")
        slow = asyncio.create_task(ask(bot_pool, "spinning"))
        await asyncio.sleep(0)

        assert await ask(bot_pool, "process", seat_key="a") != home
        slow.cancel()

    run(scene, processes=2)


def test_an_answer_nobody_waits_for_leaves_its_process_in_order(tmp_path: Path) -> None:
    async def scene(bot_pool: BotPool) -> None:
        before = await process_of(bot_pool)
        thought = asyncio.create_task(ask(bot_pool, f"meeting:{tmp_path},2"))
        unasked = asyncio.create_task(ask(bot_pool, "ticket"))
        await asyncio.sleep(0)
        thought.cancel()
        unasked.cancel()
        behind = asyncio.create_task(ask(bot_pool, "ticket"))
        (tmp_path / "guest").touch()

        assert await behind == [0], "the cancelled question was never thought about"
        assert await process_of(bot_pool) == before

    run(scene)


async def play(name: str, seats: int, seed: int, choose: Choose) -> str:
    """A whole game; every seat's story grows, event by event."""
    game = get(name)
    t = game.deal(seats, seed=seed, listen=True)
    stories: list[list[EventTuple]] = [[] for seat in range(seats)]
    heard = [0] * seats
    while t.waiting:
        seat = int(t.seat)
        stories[seat] += t.bare_events_for(seat, heard[seat])
        heard[seat] = len(t.events or [])
        shown = BotInput(view_of(game, t.view(seat)), tuple(stories[seat]))
        for move in await choose(seat, shown):
            t.play(seat, move)
    return fingerprint(t)


@on_both_loops
def test_kept_bots_at_several_tables_play_as_new_ones_would(loop: Loop) -> None:
    """Also where a seat's bot goes from one process to another."""
    tables = [("grimwood", 2, 1), ("grimwood", 3, 2), ("grim_farmer", 3, 3), ("grim_farmer", 2, 4)]

    async def scene(bot_pool: BotPool) -> None:

        def at(table: int) -> Choose:
            async def choose(seat: int, look: BotInput) -> list[int]:
                name = ("heuristic", "casual")[seat % 2]
                moves = await bot_pool.choose(name, table, look, LONG, seat_key=f"{table} {seat}")

                assert moves == think_here(get_bot, name, table, look)
                return moves

            return choose

        ends = await asyncio.gather(
            *[play(*setup, at(table)) for table, setup in enumerate(tables)]
        )

        assert len(set(ends)) == len(tables)

    run(scene, processes=2, loop=loop)


# Memory


def told(look: BotInput, events: int) -> BotInput:
    return msgspec.structs.replace(look, events=look.events[:events])


def storied() -> BotInput:
    t = GAME.deal(3, seed=4, listen=True)
    for step in range(40):
        t.push(t.seat, t.options[-1])
    return seen(t, int(t.seat))


def test_a_kept_bot_is_sent_only_what_is_new(sent: list[bytes]) -> None:
    look = storied()

    async def scene(bot_pool: BotPool) -> None:
        for asked, events in enumerate((0, 0, 5, 5, 12, 40), 1):
            now = told(look, events)

            assert await bot_pool.choose("counting", 1, now, LONG, seat_key="a") == [
                asked,
                events,
            ]
        requests = [msgspec.json.decode(message, type=BotRequest) for message in sent]

        assert [question.known_events for question in requests] == [None, 0, 0, 5, 5, 12]
        assert [len(question.events) for question in requests] == [0, 0, 5, 0, 7, 28]

    run(scene)


def test_after_an_undo_a_bot_remembers_nothing_of_what_was_undone() -> None:
    look, other = storied(), storied()
    cut = msgspec.structs.replace(look, events=look.events[:5] + other.events[5:])

    async def scene(bot_pool: BotPool) -> None:
        for now, answer in [
            (told(look, 10), [1, 10]),
            (told(look, 20), [2, 20]),
            (told(look, 12), [1, 12]),  # gone back
            (told(cut, 12), [1, 12]),  # gone back, and on by another way to the same length
            (told(cut, 20), [2, 20]),
        ]:
            assert await bot_pool.choose("counting", 1, now, LONG, seat_key="a") == answer

    run(scene)


def test_another_seat_name_or_seed_is_another_bot() -> None:
    async def scene(bot_pool: BotPool) -> None:
        for name, seed, seat_key in [
            ("counting", 1, "a"),
            ("counting", 1, "b"),
            ("counting", 2, "a"),
            ("counting:", 1, "a"),
            ("counting", 1, ""),
            ("counting", 1, ""),
        ]:
            answer = await bot_pool.choose(name, seed, SEEN, LONG, seat_key=seat_key)

            assert answer == [1, 0]
        assert await ask(bot_pool, "counting", seat_key="a") == [2, 0]

    run(scene)


def test_a_bot_that_failed_is_not_asked_again() -> None:
    async def scene(bot_pool: BotPool) -> None:
        assert await ask(bot_pool, "fragile", seat_key="a") == [1]
        with pytest.raises(BotFailed, match=r"at odd_bots\.py"):
            await ask(bot_pool, "fragile", seat_key="a")
        assert await ask(bot_pool, "fragile", seat_key="a") == [1]

    run(scene)


def test_a_replaced_process_hears_the_whole_story(sent: list[bytes]) -> None:
    look = storied()

    async def scene(bot_pool: BotPool) -> None:
        await bot_pool.choose("counting", 1, look, LONG, seat_key="a")
        with pytest.raises(BotFailed):
            await ask(bot_pool, "dying")

        answer = await bot_pool.choose("counting", 1, look, LONG, seat_key="a")
        assert answer == [1, len(look.events)]

    run(scene)


def test_the_seat_that_was_longest_idle_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_SLOTS", 2)

    async def scene(bot_pool: BotPool) -> None:
        answers = [(await ask(bot_pool, "counting", seat_key=key))[0] for key in "abacabca"]

        #                  a  b  a  c  a  b  c  a
        assert answers == [1, 1, 2, 1, 3, 1, 1, 1]

    run(scene)
