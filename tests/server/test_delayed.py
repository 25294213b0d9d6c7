"""Spectators with a delay: what waits is kept once for a table, whatever they ask for."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from grimtable.kernel.terms import PUBLIC
from grimtable.look.look import story_of as events_of
from grimtable.server.protocol import ClockMessage
from grimtable.server.table.audience import delayed_audience
from grimtable.server.table.audience.audience import encode
from server.hand_clock import HandClock
from server.serving import SOON, Player, Served, run

DELAY = 60.0
FEW = 20_000
"""Bytes that may wait, where a test says so."""
FORM = {"spectator_delay": DELAY}


class Late(Served):
    """A server whose clock is turned by hand."""

    def __init__(self, folder: Path) -> None:
        self.clock = HandClock(0.0)
        self.clock.rest = self._rest
        super().__init__(folder, self.clock)

    async def _rest(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def watcher(self, table: str, query: str = "") -> Player:
        """Somebody who comes to look on."""
        browser = self.browser()
        await browser.post("me", name="Wanda")
        player = await browser.sit(table, query)
        await player.next("hello")
        return player

    @property
    def timers(self) -> int:
        return sum(timer._callback is not None for _, _, timer in self.clock._timers)

    def audience(self, table: str) -> Any:
        return self.services.hub.rooms[table].audiences[PUBLIC]


async def play(players: list[Player], answers: int) -> None:
    """Whoever is asked takes the first option."""
    while answers:
        for player in players:
            question = player.question(player.seats[0])
            if question is not None:
                told = await player.answer(question["options"][0]["move"])
                answers -= told["type"] == "accepted" and answers > 0
        await asyncio.sleep(0.001)


def story_of(player: Player) -> list[Any]:
    story: list[Any] = []
    for message in player.told:
        if message["type"] == "events":
            story[message["first"] :] = message["events"]
    return story


def test_a_delayed_spectator_who_asks_again_and_again_makes_the_server_keep_nothing(
    tmp_path: Path,
) -> None:
    """T61: no story waits in a timer of its own; with the last listener all of it goes."""

    async def main() -> None:
        async with Late(tmp_path) as server:
            table, players = await server.started(2, **FORM)
            idle = server.timers
            wanda, zoe = await server.watcher(table), await server.watcher(table)
            await play(players, 6)
            before = server.timers
            for watcher in (wanda, zoe):
                for _ in range(50):
                    await watcher.say("sync", epoch="", n=0, story=0)
                for _ in range(50):
                    await watcher.next("hello")

            assert server.timers <= before <= idle + 3
            for watcher in (wanda, zoe):
                await watcher.leave()
            audience = server.audience(table)
            async with asyncio.timeout(SOON):
                while audience.listeners:
                    await asyncio.sleep(0.001)
            assert not audience._waiting
            assert not audience._story
            assert audience._timer is None

    run(main())


def test_whoever_comes_later_is_shown_at_once_what_the_others_were(tmp_path: Path) -> None:
    """T61, T15: neither more nor less, also when asking again or coming back."""

    async def main() -> None:
        async with Late(tmp_path) as server:
            table, browsers = await server.table(2, **FORM)
            players = [await browser.sit(table) for browser in browsers]
            wanda = await server.watcher(table)
            await browsers[0].post(f"tables/{table}/start")
            for player in players:
                await player.next("view")
            await play(players, 4)
            await server.clock.turn(DELAY / 2)
            assert not wanda.last("view")
            then = public_view(server, table)
            await play(players, 4)
            await server.clock.turn(DELAY / 2)
            await wanda.until(lambda m: m.get("view") == then)
            assert then != public_view(server, table)

            zoe = await server.watcher(table)
            for _ in range(2):
                assert (await zoe.next("view"))["view"] == then
                assert story_of(zoe) == story_of(wanda) != []
                await zoe.say("sync", epoch="", n=0, story=0)
            await server.clock.turn(DELAY)
            for watcher in (wanda, zoe):
                await watcher.until(lambda m: m.get("view") == public_view(server, table))
            assert story_of(zoe) == story_of(wanda)

    run(main())


def public_view(server: Late, table: str) -> Any:
    """What a spectator without delay would see."""
    state = server.services.hub.rooms[table].state
    return json.loads(state.json.view(state.t.view(PUBLIC)))


def story_of_table(server: Late, table: str) -> Any:
    state = server.services.hub.rooms[table].state
    return json.loads(encode(events_of(state.game, state.t, PUBLIC)))


def test_what_waits_is_bounded_and_spectators_see_the_whole_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T61: players who never stop fill no memory with what spectators are not shown yet."""
    monkeypatch.setattr(delayed_audience, "MAX_WAITING_BYTES", FEW)

    async def main() -> None:
        async with Late(tmp_path) as server:
            table, players = await server.started(2, **FORM)
            wanda = await server.watcher(table)
            audience = server.audience(table)
            said = 0
            for _ in range(30):
                await play(players, 1)
                waiting = [len(message) for _, message, _ in audience._waiting]
                assert sum(waiting) == audience._bytes < 2 * FEW
                said += waiting[-1]
            assert said > 3 * FEW
            await server.clock.turn(DELAY)
            await wanda.until(lambda m: m.get("view") == public_view(server, table))
            assert story_of(wanda) == story_of_table(server, table)

    run(main())


def test_a_clock_goes_on_while_it_is_kept() -> None:
    """T61: a newcomer is not given more time than there is."""
    shown = encode(ClockMessage(seat=PUBLIC, left={"0": 30.0, "1": 5.0}, window=8.0))
    left = json.loads(delayed_audience.aged(shown, 10.0))

    assert (left["left"], left["window"]) == ({"0": 20.0, "1": 0.0}, 0.0)


def test_comings_and_goings_leave_few_summaries_behind(tmp_path: Path) -> None:
    """T61: who looks at a table finds it as it was, without a timer for each change."""

    async def main() -> None:
        async with Late(tmp_path) as server:
            table, players = await server.started(2, **FORM)
            await server.clock.turn(DELAY)
            room, idle = server.services.hub.rooms[table], server.timers
            for _ in range(30):
                await players[1].leave()
                async with asyncio.timeout(SOON):
                    while room.attendance.is_here(1):
                        await asyncio.sleep(0.001)
                players[1] = await players[1].browser.sit(table)
            assert server.timers <= idle + 3
            assert len(room._summaries._waiting) <= 8
            browser = server.browser()
            seats = (await browser.get(f"tables/{table}"))["table"]["seats"]
            assert seats[1]["is_here"]

    run(main())


def test_spectators_learn_the_end_and_its_record_no_earlier(tmp_path: Path) -> None:
    """T61: not by HTTP either."""

    async def main() -> None:
        async with Late(tmp_path) as server:
            table, players = await server.started(2, **FORM)
            wanda, record = (await server.watcher(table)).browser, f"tables/{table}/record"
            await server.clock.turn(2 * DELAY)
            playing = await wanda.get("me/tables")
            await players[0].say("wish", wish="end")
            await players[1].next("wish")
            await players[1].say("consent", agrees=True)
            await players[0].until(
                lambda m: m["type"] == "presence" and m["table"]["phase"] == "over"
            )

            assert (await players[0].browser.get(record))["ended"] == "agreed"
            assert await wanda.not_shown(record) == (409, "not_now")
            assert [mine["phase"] for mine in await wanda.get("me/tables")] == ["playing"]
            assert [mine["phase"] for mine in playing] == ["playing"]
            await server.clock.turn(DELAY + 1)
            assert (await wanda.get(record))["ended"] == "agreed"
            assert [mine["phase"] for mine in await wanda.get("me/tables")] == ["over"]

    run(main())
