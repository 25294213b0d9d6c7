"""People are told on their devices when it is their turn at a table with a clock of days."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grimtable.server.push.pusher import RETRY_DELAYS
from grimtable.server.push.subscriptions import PER_SEAT
from grimtable.server.table.automation.seat_clocks import ANSWER_LIMITS
from grimtable.server.table.automation.turn_calls import LOOK_AFTER
from grimtable.server.table.log.seats import LONG_ABSENCE_LIMIT
from server.absence import CALM, FIRST, PacedClock
from server.push_service import PushService
from server.serving import Browser, Player, Served, run

SOON, LATER = LOOK_AFTER
DAYS = ANSWER_LIMITS["days"]


class LongClock(PacedClock):
    """Pauses are as long as they are, and go by when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 1.0


class Slow(Served):
    """A server whose tables take days, and the push service of its people."""

    def __init__(self, folder: Path, service: PushService, **settings: Any) -> None:
        self.clock = LongClock()
        self.clock.rest = self.quiet
        self.service = service
        allowed = {"push_services": (service.url,), **settings}
        super().__init__(folder, self.clock, **allowed)

    async def quiet(self) -> None:
        """Until everything that can happen now has happened; messages may wait for another try."""
        calm = 0
        while calm < CALM:
            rooms = self.services.hub.rooms.values()
            is_busy = any(room.driver.is_busy or room.commits.lock.locked() for room in rooms)
            calm = 0 if is_busy else calm + 1
            await asyncio.sleep(0.001)

    async def turn(self, seconds: float) -> None:
        await self.clock.turn(seconds)
        await self.quiet()

    async def told(self, count: int) -> list[str]:
        """The devices that were told, once it is this many and nothing is on its way."""
        await asyncio.to_thread(self.service.wait, lambda: len(self.service.received) >= count)
        await self.done()
        return [message.device for message in self.service.received]

    async def done(self) -> None:
        """Until no message is on its way."""
        async with asyncio.timeout(60):
            while self.services.hub.pusher.is_busy:
                await asyncio.sleep(0.001)

    async def dealt(self, people: int = 2, **form: Any) -> tuple[str, list[Player]]:
        return await self.started(people, options=FIRST, **{"clock": "days", **form})

    async def drop(self, player: Player) -> None:
        """A connection is lost, and the server has noticed."""
        seats = player.seats
        await player.leave()
        room = self.services.hub.rooms[player.table]
        while any(map(room.attendance.is_here, seats)):
            await asyncio.sleep(0.001)

    async def subscribe(self, browser: Browser, table: str, name: str) -> None:
        device = self.service.device(name)
        await browser.post(f"tables/{table}/push", **device.form)

    async def pass_turn(self, player: Player) -> None:
        """The seat answers until somebody else is asked."""
        room = self.services.hub.rooms[player.table]
        (seat,) = player.seats
        while seat in room.state.awaited:
            question = player.question(seat)
            assert question is not None
            last = question["options"][-1]["move"]
            assert (await player.answer(last))["type"] == "accepted"
            await self.quiet()

    async def stored(self, what: str = "seat, person, tenure") -> list[Any]:
        return await self.services.hub.storage.fetch(f"SELECT {what} FROM subscriptions")


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


def play(
    folder: Path, service: PushService, scene: Callable[[Slow], Awaitable[None]], **settings: Any
) -> None:
    async def main() -> None:
        async with Slow(folder, service, **settings) as server:
            await scene(server)

    run(main())


def test_a_person_who_is_not_there_is_told_once_per_question(
    tmp_path: Path, service: PushService
) -> None:
    """On every device; with the name of the game and the address of the table, nothing else."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.subscribe(bea.browser, table, "tablet")
        await server.drop(bea)
        await server.pass_turn(ada)
        await server.turn(SOON - 1)
        assert service.received == []
        await server.turn(2)
        assert sorted(await server.told(2)) == ["phone", "tablet"]
        await server.turn(DAYS / 2)
        await server.done()
        assert len(service.received) == 2
        for message in service.received:
            assert json.loads(message.text) == {"game": "grimwood", "path": f"/table/{table}"}
            assert message.headers["ttl"] == str(int(DAYS))
            assert message.headers["content-encoding"] == "aes128gcm"
            assert message.claims["sub"] == "https://localhost"
            assert message.claims["key"] == (await ada.browser.get("push"))["key"]
        assert len({message.headers["topic"] for message in service.received}) == 2

    play(tmp_path, service, scene)


def test_a_person_who_is_there_is_not_told(tmp_path: Path, service: PushService) -> None:
    """Not even if they look away later, without having answered."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.pass_turn(ada)
        await server.turn(LATER + SOON + 1)
        await server.drop(bea)
        await server.turn(DAYS / 2)
        await server.done()
        assert service.asked == 0

    play(tmp_path, service, scene)


def test_a_connection_that_dies_at_the_question_does_not_count_as_there(
    tmp_path: Path, service: PushService
) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await server.drop(bea)
        await server.turn(LATER)
        assert await server.told(1) == ["phone"]

    play(tmp_path, service, scene)


def test_who_answers_at_once_is_not_told(tmp_path: Path, service: PushService) -> None:
    """Questions that follow each other closely are not worth a message."""

    async def scene(server: Slow) -> None:
        table, (ada, _) = await server.dealt()
        await server.subscribe(ada.browser, table, "phone")
        await server.drop(ada)
        ada = await ada.browser.sit(table)
        await ada.next("decision")
        await server.pass_turn(ada)
        await server.turn(SOON + LATER + 1)
        await server.done()
        assert service.asked == 0

    play(tmp_path, service, scene)


def test_the_same_question_is_not_told_again_after_a_restart(
    tmp_path: Path, service: PushService
) -> None:
    async def before(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.drop(bea)
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await server.told(1)
        keys.append((await ada.browser.get("push"))["key"])

    async def after(server: Slow) -> None:
        while not server.services.hub.rooms:
            await asyncio.sleep(0.001)
        await server.turn(SOON + LATER + 1)
        await server.done()
        assert len(service.received) == 1
        assert (await server.browser().get("push"))["key"] == keys[0]

    keys: list[str] = []
    play(tmp_path, service, before)
    play(tmp_path, service, after)


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_push_service_that_cannot_is_asked_again_later(
    tmp_path: Path, service: PushService, status: int
) -> None:
    """Each time later, and not before it says so; the game goes on in the meantime."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.drop(bea)
        service.answers = [(status, {}), (status, {"Retry-After": "500"})]
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await asyncio.to_thread(service.wait, lambda: service.asked == 1)
        await server.turn(RETRY_DELAYS[0] + 1)
        await asyncio.to_thread(service.wait, lambda: service.asked == 2)
        await server.turn(RETRY_DELAYS[1] + 1)
        assert service.asked == 2
        await server.turn(500)
        assert await server.told(1) == ["phone"]

    play(tmp_path, service, scene)


def test_a_message_that_is_out_of_date_is_not_sent_again(
    tmp_path: Path, service: PushService
) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.drop(bea)
        service.answers = [(503, {})]
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await asyncio.to_thread(service.wait, lambda: service.asked == 1)
        await bea.browser.sit(table)
        await server.turn(2 * RETRY_DELAYS[0])
        await server.done()
        assert service.asked == 1

    play(tmp_path, service, scene)


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten(
    tmp_path: Path, service: PushService, status: int
) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.subscribe(bea.browser, table, "tablet")
        await server.drop(bea)
        service.answers = [(status, {})]
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await server.told(1)
        assert len(await server.stored()) == 1

    play(tmp_path, service, scene)


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 403])
def test_no_redirect_is_followed_and_no_refusal_repeated(
    tmp_path: Path, service: PushService, status: int
) -> None:
    """T75"""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        await server.drop(bea)
        service.answers = [(status, {"Location": f"{service.url}/device/phone"})]
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await asyncio.to_thread(service.wait, lambda: service.asked == 1)
        await server.turn(2 * sum(RETRY_DELAYS))
        await server.done()
        assert (service.asked, service.received) == (1, [])

    play(tmp_path, service, scene)


def test_a_private_address_is_asked_nothing(tmp_path: Path, service: PushService) -> None:
    """T75: not even if it was stored."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        device = service.device("phone").form
        path = f"tables/{table}/push"
        assert await bea.browser.refused(path, **device) == (400, "bad_subscription")
        public = {**device, "endpoint": "https://push.example/x"}
        await bea.browser.post(path, **public)
        storage = server.services.hub.storage
        sql = "UPDATE subscriptions SET endpoint = ?"
        await storage.write((sql, (device["endpoint"],)))
        await server.drop(bea)
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await server.done()
        assert (service.asked, await server.stored()) == (0, [])

    play(tmp_path, service, scene, push_services=())


def test_only_holders_of_seats_can_subscribe(tmp_path: Path, service: PushService) -> None:
    """T76: and only for the seats they hold."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        path, device = f"tables/{table}/push", service.device("phone").form
        stranger = server.browser("Eve")
        assert await stranger.refused(path, **device) == (404, "unknown")
        await stranger.post("me", name="Eve")
        assert await stranger.refused(path, **device) == (404, "unknown")
        await server.subscribe(bea.browser, table, "phone")
        assert [seat for seat, *_ in await server.stored()] == [1]
        await stranger.post(path, **{**device, "is_on": False})
        await ada.browser.post(path, **{**device, "is_on": False})
        assert len(await server.stored()) == 1
        await bea.browser.post(path, endpoint=device["endpoint"], is_on=False)
        assert await server.stored() == []

    play(tmp_path, service, scene)


def test_who_loses_a_seat_is_not_called_any_more(tmp_path: Path, service: PushService) -> None:
    """T76: after being removed, and after a link has moved the seat to another browser."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(ada.browser, table, "phone")
        await server.subscribe(bea.browser, table, "tablet")
        key = (await ada.browser.post(f"tables/{table}/link", seat=0))["key"]
        eve = server.browser("Eve")
        await eve.post("seats/claim", key=key)
        await server.drop(bea)
        await server.turn(LONG_ABSENCE_LIMIT + 1)
        host = await eve.sit(table)
        await host.next("view")
        await eve.post(f"tables/{table}/kick", seat=1)
        await server.done()
        assert await server.stored() == []

    play(tmp_path, service, scene)


def test_a_stored_subscription_of_a_former_holder_is_never_used(
    tmp_path: Path, service: PushService
) -> None:
    """T76: a process that has missed everything finds it, and sends nothing."""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(bea.browser, table, "phone")
        ((_, _, tenure),) = await server.stored()
        storage = server.services.hub.storage
        await storage.write(("UPDATE subscriptions SET tenure = ?", (tenure - 1,)))
        await server.drop(bea)
        await server.pass_turn(ada)
        await server.turn(SOON + 1)
        await server.done()
        assert service.asked == 0

    play(tmp_path, service, scene)


def test_subscriptions_end_with_the_game_and_with_the_person(
    tmp_path: Path, service: PushService
) -> None:
    """T44"""

    async def scene(server: Slow) -> None:
        table, (ada, bea) = await server.dealt()
        await server.subscribe(ada.browser, table, "phone")
        await server.subscribe(bea.browser, table, "tablet")
        (mine,) = (await bea.browser.get("me/data"))["subscriptions"]
        assert (mine["table"], mine["seat"]) == (table, 1)
        assert mine["endpoint"] == service.devices["tablet"].endpoint
        await bea.browser.post("me/forget")
        await server.done()
        assert [seat for seat, *_ in await server.stored()] == [0]
        await ada.say("wish", wish="end")
        await ada.until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")
        await server.done()
        assert await server.stored() == []
        device = service.device("late").form
        assert await ada.browser.refused(f"tables/{table}/push", **device) == (409, "not_now")

    play(tmp_path, service, scene)


def test_a_seat_has_a_few_devices(tmp_path: Path, service: PushService) -> None:
    """A new one replaces the oldest."""

    async def scene(server: Slow) -> None:
        table, (ada, _) = await server.dealt()
        for number in range(PER_SEAT + 3):
            await server.subscribe(ada.browser, table, f"device{number}")
            server.clock.skip(1)
        kept = {endpoint.rpartition("/")[2] for (endpoint,) in await server.stored("endpoint")}
        assert kept == {f"device{number}" for number in range(3, PER_SEAT + 3)}

    play(tmp_path, service, scene)


@pytest.mark.parametrize("clock", ["none", "fast", "relaxed"])
def test_tables_without_a_long_clock_call_nobody(
    tmp_path: Path, service: PushService, clock: str
) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, _) = await server.dealt(clock=clock)
        device = service.device("phone").form
        assert await ada.browser.refused(f"tables/{table}/push", **device) == (409, "no_push")

    play(tmp_path, service, scene)


def test_a_server_can_do_without(tmp_path: Path, service: PushService) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, _) = await server.dealt()
        device = service.device("phone").form
        assert await ada.browser.get("push") == {}
        assert await ada.browser.refused(f"tables/{table}/push", **device) == (409, "no_push")

    play(tmp_path, service, scene, has_push=False)


def test_bad_keys_are_refused(tmp_path: Path, service: PushService) -> None:
    async def scene(server: Slow) -> None:
        table, (ada, _) = await server.dealt()
        device = {**service.device("phone").form, "auth": "short"}
        path = f"tables/{table}/push"
        assert await ada.browser.refused(path, **device) == (400, "bad_subscription")

    play(tmp_path, service, scene)
