"""Questions that are no moves: answered once, and paid for by what they cost."""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from grimtable.registry import games, get
from grimtable.server.http import exports
from grimtable.server.people.limits import BY_SEAT
from grimtable.server.protocol import HintChoice
from server.hand_clock import HandClock
from server.serving import Player, Served, run

COST = 0.1
"""Seconds that each reason costs here."""


class Counting:
    """Counts what a game is asked for, and sets the clock's work."""

    def __init__(self, player: Player, clock: HandClock | None = None) -> None:
        game = player.browser.server.services.hub.rooms[player.table].state.game
        self.calls: list[str] = []
        self._clock = clock
        for name in ("reasons", "preview"):
            setattr(game, name, self._counted(name, getattr(game, name)))

    def _counted(self, name: str, ask: Any) -> Any:
        def asked(*args: Any) -> Any:
            self.calls.append(name)
            if self._clock is not None:
                self._clock.work += COST
            return ask(*args)

        return asked


NO_PLACES: list[dict[str, Any]] = [
    {"zone": "hand", "index": 1 << 62},
    {"zone": "hand", "index": -1},
    {"zone": "hand", "seat": -9, "index": 3},
    {"zone": "hand", "seat": 7, "index": 0},
    {"zone": "front", "seat": 1 << 40},
    {"combo": -1},
    {"seat": 2},
]
NO_NAMES: list[dict[str, Any]] = [
    {},
    {"zone": "\0", "index": 0},
    {"kind": "k" * 5000},
    {"button": "play no_such_card"},
]


def target(number: int) -> dict[str, Any]:
    return {"zone": "hand", "index": number}


async def why(player: Player, number: int) -> dict[str, Any]:
    """The answer, without its number, which counts messages to all."""
    await player.say("why", target=target(number))
    said = await player.until(lambda m: m["type"] in ("reasons", "refusal"))
    return {**said, "n": 0}


def test_the_same_question_is_answered_once(tmp_path: Path) -> None:
    """T64: as long as the seat is shown the same, in whatever tab it asks."""

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, players = await server.started(2)
            asked = server.services.hub.rooms[table].state.awaited[0]
            player = players[asked]
            tab = await player.browser.sit(table)
            await tab.next("decision")
            counting = Counting(player)
            first = await why(player, 0)

            assert first["type"] == "reasons"
            assert await why(player, 0) == await why(tab, 0) == first
            assert counting.calls == ["reasons"]
            await why(players[1 - asked], 0)
            await why(player, 1)
            assert counting.calls == ["reasons"] * 3
            await player.say("gains", decision=3)
            gains = await player.next("gains")
            previews = counting.calls.count("preview")
            await player.say("gains", decision=4)
            assert {**(await player.next("gains")), "decision": 3} == gains
            assert counting.calls.count("preview") == previews > 0

            question = player.question(asked)
            assert question is not None
            await player.answer(question["options"][0]["move"], seat=asked)
            await why(player, 0)
            assert counting.calls.count("reasons") == 4

    run(main())


def test_a_flood_of_questions_is_paid_for_by_its_cost(tmp_path: Path) -> None:
    """T64: whoever asks too much has to wait; another seat's move goes through."""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            table, players = await server.started(2)
            state = server.services.hub.rooms[table].state
            asked = state.awaited[0]
            mover, rude = players[asked], players[1 - asked]
            counting = Counting(rude, clock)
            said = [await why(rude, number) for number in range(30)]
            afforded = int(BY_SEAT["work"].burst / 1000 / COST)

            assert [m["type"] for m in said[:afforded]] == ["reasons"] * afforded
            assert {m.get("code") for m in said[afforded:]} == {"too_fast"}
            assert len(counting.calls) == afforded
            question = mover.question(asked)
            assert question is not None
            assert (await mover.answer(question["options"][0]["move"]))["type"] == "accepted"
            clock.skip(said[-1]["wait"])
            assert (await why(rude, 40))["type"] == "reasons"
            assert (await why(rude, 41))["code"] == "too_fast"

    run(main())


def test_hints_are_found_once_and_paid_for_by_their_time(tmp_path: Path) -> None:
    """T64"""

    async def main() -> None:
        clock = HandClock(pace=0.0)
        async with Served(tmp_path, clock, has_limits=True) as server:
            table, players = await server.started(2)
            asked = server.services.hub.rooms[table].state.awaited[0]
            player, calls = players[asked], 0
            advise = server.services.hub.bot_pool.advise

            async def slow(*args: Any, **more: Any) -> list[HintChoice]:
                nonlocal calls
                calls += 1
                clock.skip(60.0)
                return await advise(*args, **more)

            server.services.hub.bot_pool.advise = slow  # type: ignore[method-assign]
            await player.say("hint")
            hint = await player.next("hint")
            await player.say("hint")
            refusal = await player.next("refusal")
            clock.skip(refusal["wait"])
            await player.say("hint")

            assert refusal["code"] == "too_fast"
            assert (await player.next("hint"))["choices"] == hint["choices"]
            assert calls == 1

    run(main())


def test_no_message_waits_for_a_hint_and_none_comes_for_an_old_question(tmp_path: Path) -> None:
    """While a bot thinks, its seat answers; what it had thought about is then nobody's question."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, players = await server.started(2)
            player = players[server.services.hub.rooms[table].state.awaited[0]]
            pool = server.services.hub.bot_pool
            advise = pool.advise

            async def slow(*args: Any, **more: Any) -> list[HintChoice]:
                begun.set()
                await ended.wait()
                return await advise(*args, **more)

            pool.advise = slow  # type: ignore[method-assign]
            await player.say("hint")
            await begun.wait()
            question = player.question(player.seats[0])
            assert question is not None
            said = await player.answer(get("grimwood").vocabulary.number("draw"))
            ended.set()
            await player.say("hint")
            hint = await player.next("hint")

            assert said["type"] == "accepted"
            assert hint["decision"] == player.question(player.seats[0])["id"] > question["id"]
            assert [m["decision"] for m in player.told if m["type"] == "hint"] == [hint["decision"]]

    run(main())


def test_nobody_thinks_on_for_a_connection_that_has_gone(tmp_path: Path) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def main() -> None:
        async with Served(tmp_path) as server:
            table, players = await server.started(2)
            player = players[server.services.hub.rooms[table].state.awaited[0]]

            async def endless(*args: Any, **more: Any) -> list[HintChoice]:
                begun.set()
                try:
                    await asyncio.Event().wait()
                finally:
                    ended.set()
                return []

            server.services.hub.bot_pool.advise = endless  # type: ignore[method-assign]
            await player.say("hint")
            await begun.wait()
            await player.line.close()
            async with asyncio.timeout(60):
                await ended.wait()

    run(main())


@pytest.mark.parametrize("what", ["story", "bundle"])
def test_a_long_story_is_told_in_slices_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """T64: others have their turn in between, and nobody can ask for it all the time."""
    turns, real = [0], exports.event_of

    def slow(*args: Any) -> Any:
        told.append(turns[0])
        time.sleep(COST / 2)
        return real(*args)

    told: list[int] = []

    async def others() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def main() -> None:
        async with Served(tmp_path, HandClock(pace=0.0), has_limits=True) as server:
            table, players = await server.started(3, "grimm_tidings")
            monkeypatch.setattr(exports, "event_of", slow)
            playing = asyncio.create_task(others())
            browser, said = players[0].browser, Counter[int]()
            while not said[429]:
                path = f"tables/{table}/{what}?seat=0"
                said[(await browser.http.get(path)).status_code] += 1
            playing.cancel()

            assert len(set(told)) == len(told)  # a turn of the others after each slow event
            most = BY_SEAT["work"].burst / (len(told) / said[200] * COST / 2 * 1000)
            assert 1 <= said[200] <= most + 1

    run(main())


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_asking_about_what_does_not_exist_is_no_fault(tmp_path: Path, game: str) -> None:
    """T38: whoever does so is answered, and stays connected."""

    async def main() -> None:
        async with Served(tmp_path) as server:
            _, (ada, _) = await server.started(2, game)
            for target in NO_PLACES:
                await ada.say("why", target=target)
                assert (await ada.next("refusal"))["code"] == "malformed", target
            for target in NO_NAMES:
                await ada.say("why", target=target)
                await ada.next("reasons")

    run(main())
