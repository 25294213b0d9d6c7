"""Live tables of the server: everybody acts when they like, and offers stand until answered."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from grimtable.games.grimm_tidings.table import Tidings
from grimtable.kernel.errors import HalfAction
from grimtable.server.bot_processes.bot_input import BotInput
from grimtable.server.bot_processes.pool import BotPool
from grimtable.server.table.automation.bot_seats import BOT_PAUSE
from grimtable.server.table.room import Room
from server.hand_clock import HandClock
from server.house import AtHome, Guest, House

LIVE = {"turn_cap": "10", "windows": "live"}
STEPS = 200


class Broken(BotPool):
    """No bot ever answers, and nobody has foreseen why."""

    async def choose(
        self, name: str, seed: int, bot_input: BotInput, budget: float, *, seat_key: str = ""
    ) -> list[int]:
        raise LookupError("the moon is in the wrong house")


def run(
    tmp_path: Path, scene: Callable[[House], Awaitable[None]], bot_pool: type[BotPool] = AtHome
) -> None:
    async def main() -> None:
        async with House(tmp_path, HandClock(), bot_pool=bot_pool) as house:
            await scene(house)

    asyncio.run(main())


async def seated(house: House, people: int, bots: int = 0) -> tuple[Room, list[Guest]]:
    levels = ("heuristic",) * bots
    return await house.started("grimm_tidings", people, levels, options=LIVE, dice={"seed": 0})


async def until(house: House, room: Room, found: Callable[[], bool]) -> None:
    """People let their clocks run out until this is so."""
    for _ in range(STEPS):
        await house.quiet()
        if found():
            return
        people = [seat for seat in room.state.awaited if not room.state.seat_states[seat].bot]
        if people:
            await room.commits.commit(partial(room.state.draft_timeout, people[0]))
        else:
            await house.turn(BOT_PAUSE)
    raise AssertionError("it never came to that")


def frame(room: Room) -> str:
    return type(room.state.t.stack[-1]).__name__


def offers(room: Room) -> int:
    assert isinstance(room.state.t, Tidings)
    return len(room.state.t.offers)


async def offer_trade(room: Room, seat: int, to: str) -> None:
    """The first trade that can be offered, with all its choices."""
    state = room.state
    assert state.session is not None
    moves = [state.game.vocabulary.number(f"trade {to}")]
    decision = state.session.decisions[seat]
    while True:
        try:
            draft = state.draft_answer(seat, moves, decision=decision, id="")
        except HalfAction:
            moves.append(state.session.peek(seat, moves)[0])
        else:
            break
    await room.commits.commit(lambda: draft)


def test_the_offer_of_a_bot_stands_until_somebody_has_answered_it(tmp_path: Path) -> None:
    """GT-T4: a bot that passed at once would take back what nobody could read yet."""

    async def scene(house: House) -> None:
        room, (ada, bea, _) = await seated(house, 3)
        await until(house, room, lambda: frame(room) == "FreeWindow")
        await offer_trade(room, 1, "P1")
        await bea.say("resign")
        await house.turn(10 * BOT_PAUSE)
        assert offers(room) == 1

        replies = [option for option in ada.decision()["options"] if "do-answer" in option["key"]]
        await ada.answer(replies[0]["move"])
        await house.turn(10 * BOT_PAUSE)
        assert offers(room) == 0
        assert 1 not in room.state.awaited, "it has passed now"

    run(tmp_path, scene)


def test_nobody_waits_for_a_bot_whose_offer_nobody_answers(tmp_path: Path) -> None:
    """GT-T4: when all others have passed, bots with open offers pass too."""

    async def scene(house: House) -> None:
        room, (ada, bea, cy) = await seated(house, 3)
        await until(house, room, lambda: frame(room) == "FreeWindow")
        await offer_trade(room, 1, "P3")
        await offer_trade(room, 0, "P3")
        await ada.say("resign")
        await bea.say("resign")
        await house.turn(10 * BOT_PAUSE)
        assert offers(room) == 2
        window = room.state.t.stack[-1]

        await cy.answer("pass")
        await house.turn(2 * BOT_PAUSE)
        assert room.state.t.stack[-1] is not window
        assert offers(room) == 0

    run(tmp_path, scene)


def test_a_bot_makes_all_choices_of_an_action_at_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """GT-T12b: half an action is none, where others could act in between."""

    async def scene(house: House) -> None:
        room, _ = await seated(house, 1, 1)

        def is_shown() -> bool:
            assert room.state.session is not None
            return any(e.seat == 1 and len(e.moves) > 1 for e in room.state.session.active)

        await until(house, room, lambda: frame(room) != "Setup" and is_shown())

        assert "refused" not in caplog.text

    run(tmp_path, scene)


def test_a_clock_gives_away_all_that_is_too_much(tmp_path: Path) -> None:
    """GT-7.9, GT-T13: the giver's cards are chosen together, or the table would stand still."""

    async def scene(house: House) -> None:
        room, _ = await seated(house, 2)
        await until(house, room, lambda: frame(room) == "Charity")
        await until(house, room, lambda: frame(room) != "Charity")

        assert room.state.session is not None
        given, text = room.state.session.active[-1].moves, room.state.game.vocabulary.text
        words = [text(move) for move in given]
        assert words[0] == "give"
        assert all(word.startswith("card ") for word in words[1:])

    run(tmp_path, scene)


def test_a_bot_that_cannot_be_asked_lets_the_clock_answer(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever went wrong, nobody waits for ever; the host reads of it."""

    async def scene(house: House) -> None:
        room, _ = await seated(house, 1, 1)
        await until(house, room, lambda: frame(room) == "CombatWindow")

        assert "could not be asked" in caplog.text

    run(tmp_path, scene, Broken)
