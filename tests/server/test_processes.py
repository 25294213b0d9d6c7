"""Two processes on one database: a seat has one holder, whichever process the others are at."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from grimtable.server.table.audience.close_codes import MOVED, REMOVED, RESEATED, UNWATCHED
from server.holding import promised, promising
from server.kills.process import Process
from server.serving import SOON, Browser, Message, Player, Served, run

if TYPE_CHECKING:
    from server.storage.database import Database


class Two:
    """Browsers are at the near process, unless they were sent to the far one."""

    def __init__(self, folder: Path, db: str) -> None:
        self.near = Process(folder, db=db)
        self.far = Process(folder, db=db)
        self._open: list[Browser] = []
        self._runner = asyncio.Runner()

    def __enter__(self) -> "Two":
        self._runner.run(self._start())
        return self

    async def _start(self) -> None:
        await self.near.start()
        await self.far.start("deaf")

    def __exit__(self, *_: object) -> None:
        for server in (self.near, self.far):
            server.kill()
        self._runner.close()

    def run(self, test: "Callable[[Two], Coroutine[Any, Any, None]]") -> None:
        self._runner.run(self._run(test))

    async def _run(self, test: "Callable[[Two], Coroutine[Any, Any, None]]") -> None:
        try:
            await test(self)
        finally:
            while self._open:
                await self._open.pop().close()

    async def browser(self, name: str) -> Browser:
        """Somebody who is known at both."""
        browser = self._at(self.near, name)
        await browser.post("me", name=name)
        return browser

    def at(self, server: Process, browser: Browser) -> Browser:
        """The same cookies at another process."""
        twin = self._at(server, browser.name)
        twin.http.cookies.set("grimtable", browser.token, "127.0.0.1")
        return twin

    def _at(self, server: Process, name: str) -> Browser:
        browser = Browser(cast(Served, server), name, {})
        self._open.append(browser)
        return browser

    async def table(self, **form: Any) -> tuple[str, Browser, Browser]:
        """A table that waits, with a host and a guest."""
        host, guest = await self.browser("Ada"), await self.browser("Bruno")
        table: str = (await host.create(seats=2, **form))["table"]["id"]
        await guest.post(f"tables/{table}/join")
        return table, host, guest

    async def started(self, server: Process, **form: Any) -> tuple[str, Player, Player]:
        """A game in progress: the host is near, the guest at this process."""
        table, host, guest = await self.table(**form)
        players = await host.sit(table), await self.at(server, guest).sit(table)
        await host.post(f"tables/{table}/start")
        for player in players:
            await player.until(lambda m: m["type"] == "decision")
        return table, *players


@pytest.fixture(scope="module")
def two(postgres: "Database", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    with Two(tmp_path_factory.mktemp("two"), postgres.empty()) as two:
        yield two


def views(player: Player) -> list[Message]:
    return [message for message in player.told if message["type"] == "view"]


async def claimed(browser: Browser, table: str, phone: Browser) -> None:
    key = (await browser.post(f"tables/{table}/link", seat=1))["key"]
    await phone.post("seats/claim", key=key)


def test_who_was_removed_hears_nothing_of_whoever_sits_there_next(two: Two) -> None:
    """T53: removed before the game at one process, connected at the other."""

    async def main(two: Two) -> None:
        table, host, guest = await two.table()
        old = await two.at(two.far, guest).sit(table)
        await old.next("hello")
        await host.post(f"tables/{table}/kick", seat=1)
        clara = await two.browser("Clara")
        await clara.post(f"tables/{table}/join", seat=1)
        players = [await host.sit(table), await clara.sit(table)]
        await host.post(f"tables/{table}/start")
        await players[1].next("view")

        assert await old.closed() == REMOVED
        assert (old.told[-1]["type"], old.told[-1]["code"]) == ("bye", "removed")
        assert views(old) == []

    two.run(main)


def test_who_left_hears_nothing_of_whoever_is_invited_next(two: Two) -> None:
    """T53: the old socket ends before the seat's next view is told."""

    async def main(two: Two) -> None:
        table, host, old = await two.started(two.far)
        seen = len(views(old))
        guest = two.at(two.near, old.browser)
        await guest.post(f"tables/{table}/leave", seat=1)
        await claimed(host.browser, table, await two.browser("Clara"))

        assert await old.closed() == RESEATED
        assert len(views(old)) == seen

    two.run(main)


def test_a_claimed_seat_is_closed_for_the_old_device_everywhere(two: Two) -> None:
    """T53: and what the old device still says does not count."""

    async def main(two: Two) -> None:
        table, host, old = await two.started(two.far)
        phone = await two.browser("Phone")
        await claimed(two.at(two.near, old.browser), table, phone)

        assert await old.closed() == MOVED
        assert (await old.browser.get(f"tables/{table}"))["seats"] == []
        new = await two.at(two.far, phone).sit(table)
        assert (await new.next("hello"))["seats"] == [1]
        assert host.seats == [0]

    two.run(main)


def test_an_answer_of_a_former_holder_does_not_count_although_no_hint_came(two: Two) -> None:
    """T53: the log itself decides, before the entry is written."""

    async def main(two: Two) -> None:
        table, host, old = await two.started(two.far)
        while old.question(1) is None:  # the host is asked first
            question = host.question(0)
            if question is not None:
                await host.answer(question["options"][0]["move"])
            await asyncio.sleep(0.01)
        question, seen = old.question(1), len(views(old))
        assert question is not None
        await two.far.deafen()
        try:
            await claimed(two.at(two.near, old.browser), table, await two.browser("Phone"))
            move = question["options"][0]["move"]
            await old.say("answer", seat=1, decision=question["id"], id="late", moves=[move])
            code = await old.closed()
        finally:
            await two.far.deafen()

        assert code == MOVED
        assert not [message for message in old.told if message["type"] == "accepted"]
        assert len(views(old)) == seen
        log = (await two.near.logs())[table]
        assert [entry.kind for entry in log][-2:] == ["rekey", "rekey"]

    two.run(main)


def test_a_new_bot_token_ends_the_sockets_of_the_old_one(two: Two) -> None:
    """T54: at the other process; the person's own socket stays."""

    async def main(two: Two) -> None:
        table, _, guest = await two.table()
        own = await two.at(two.far, guest).sit(table)
        await own.next("hello")
        token = (await guest.post(f"tables/{table}/token", seat=1))["token"]
        program = two.at(two.far, await two.browser("Program"))
        bot = await program.sit(table, authorization=f"Bearer {token}", origin="")
        await bot.next("hello")
        await guest.post(f"tables/{table}/token", seat=1)

        assert await bot.closed() == MOVED
        with pytest.raises(Exception, match="404"):
            await program.dial(table, authorization=f"Bearer {token}", origin="")
        await own.say("chat", text="still here")
        assert (await own.next("chat"))["text"] == "still here"

    two.run(main)


def test_who_watches_and_is_blocked_is_gone_everywhere(two: Two) -> None:
    """T53: spectators hold no seat; every process asks the register again."""

    async def main(two: Two) -> None:
        table, host, _ = await two.table()
        wanda = two.at(two.far, await two.browser("Wanda"))
        watcher = await wanda.sit(table)
        await watcher.say("chat", text="hello")
        line = (await watcher.next("chat"))["line"]
        await host.post(f"tables/{table}/block", line=line)

        assert await watcher.closed() == REMOVED

    two.run(main)


def test_who_is_forgotten_is_gone_everywhere(two: Two) -> None:
    """T44, T53: whether they played or watched."""

    async def main(two: Two) -> None:
        _, _, playing = await two.started(two.far)
        other, _, _ = await two.table()
        watcher = await two.at(two.far, await two.browser("Wanda")).sit(other)
        await watcher.next("hello")
        for player in (playing, watcher):
            await two.at(two.near, player.browser).post("me/forget")

        assert await playing.closed() == REMOVED
        assert await watcher.closed() == REMOVED
        assert not (await playing.browser.get("me"))["is_known"]

    two.run(main)


def test_who_sits_down_at_one_process_comes_back_to_the_seat_at_the_other(two: Two) -> None:
    """T30: a spectator's socket is closed when they get a seat."""

    async def main(two: Two) -> None:
        ada, bruno = await two.browser("Ada"), await two.browser("Bruno")
        table = (await ada.create(seats=2))["table"]["id"]
        watching = await two.at(two.far, bruno).sit(table)
        await watching.next("hello")
        await bruno.post(f"tables/{table}/join")

        assert await watching.closed() == RESEATED

    two.run(main)


def test_a_table_without_spectators_closes_their_sockets_when_it_starts(two: Two) -> None:
    """T55: at every process."""

    async def main(two: Two) -> None:
        table, host, guest = await two.table(has_spectators=False)
        wanda = await two.browser("Wanda")
        watchers = [await wanda.sit(table), await two.at(two.far, wanda).sit(table)]
        for watcher in watchers:
            await watcher.next("hello")
        players = [await host.sit(table), await guest.sit(table)]
        await host.post(f"tables/{table}/start")
        await players[0].next("view")

        assert [await watcher.closed() for watcher in watchers] == [UNWATCHED, UNWATCHED]
        assert [views(watcher) for watcher in watchers] == [[], []]

    two.run(main)


def test_a_host_cannot_take_the_seat_of_somebody_at_the_other_process(two: Two) -> None:
    """T41, T53: neither by a link, nor by removing or blocking them."""

    async def main(two: Two) -> None:
        table, host, _ = await two.started(two.far)

        for endpoint, code in {"link": "is_here", "kick": "is_here", "block": "plays_here"}.items():
            refused = await host.browser.refused(f"tables/{table}/{endpoint}", seat=1)
            assert refused == (409, code), endpoint

    two.run(main)


def is_shown(seat: int, *, is_here: bool) -> Callable[[Message], bool]:
    def fits(message: Message) -> bool:
        if message["type"] not in ("hello", "presence"):
            return False
        return bool(message["table"]["seats"][seat].get("is_here", False)) is is_here

    return fits


def test_chat_and_the_next_table_are_told_at_every_process(two: Two) -> None:
    """Each line once and in order; what is said next does not pass over what came from afar."""

    async def main(two: Two) -> None:
        table, host, guest = await two.started(two.far)
        for player, text in ((guest, "Hello."), (host, "And you?"), (guest, "Fine.")):
            await player.say("chat", text=text)
            for listener in (host, guest):
                told = await listener.until(lambda m: m["type"] == "chat")
                assert told["text"] == text
        await host.say("wish", wish="end")
        await guest.next("wish")
        await guest.say("consent", agrees=True)
        for player in (host, guest):
            await player.until(lambda m: m["type"] == "presence" and m["table"]["phase"] == "over")
        for way in ("rematch", "again"):
            new = (await host.browser.post(f"tables/{table}/{way}"))["table"]["id"]
            told = await guest.until(lambda m, new=new: m["type"] == "next" and m["table"] == new)
            assert told.get("is_same_deal", False) == (way == "again")

    two.run(main)


def test_everybody_sees_who_is_here_at_any_process(two: Two) -> None:
    """T30: coming, watching and going are told at once."""

    async def main(two: Two) -> None:
        table, host, guest = await two.table()
        near = await host.sit(table)
        far = await two.at(two.far, guest).sit(table)
        await near.until(is_shown(1, is_here=True))
        await far.until(is_shown(0, is_here=True))
        watcher = await two.at(two.far, await two.browser("Wanda")).sit(table)
        await near.until(lambda m: m["type"] == "presence" and m["table"].get("watchers") == 1)
        await watcher.leave()
        await far.leave()

        gone = await near.until(is_shown(1, is_here=False))
        assert gone["table"]["seats"][0]["is_here"]
        async with asyncio.timeout(SOON):
            while near.last("presence")["table"].get("watchers", 0):
                await asyncio.sleep(0.005)

    two.run(main)


def test_nobody_gets_two_hands_by_a_claim_at_each_process(two: Two, tmp_path: Path) -> None:
    """T53: both have promised a seat before either looks what else was promised."""

    async def main() -> None:
        near, far = (at_database(tmp_path, two.near.db) for _ in range(2))
        async with near, far:
            table, players = await near.started(3)
            keys = [
                (await player.browser.post(f"tables/{table}/link", seat=player.seats[0]))["key"]
                for player in players
            ]
            phone, twin = near.browser("Phone"), far.browser("Phone")
            await phone.post("me", name="Phone")
            twin.http.cookies.set("grimtable", phone.token, "127.0.0.1")
            tried = ((near, phone, keys[1]), (far, twin, keys[2]))
            before = [promising(server.services.hub.storage) for server, _, _ in tried]
            after = [promised(server.services.hub.storage) for server, _, _ in tried]
            claims = [
                asyncio.create_task(browser.http.post("seats/claim", json={"key": key}))
                for _, browser, key in tried
            ]
            for gates in (before, after):
                for gate in gates:
                    await gate.held()
                for gate in gates:
                    gate.open()
            await asyncio.gather(*claims)

            mine = [await browser.get(f"tables/{table}") for browser in (phone, twin)]
            assert mine[0]["seats"] == mine[1]["seats"]
            assert len(mine[0]["seats"]) < 2
            held = [(await p.browser.get(f"tables/{table}"))["seats"] for p in players]
            assert sum(map(len, [*held, mine[0]["seats"]])) == 3, "no seat is lost"

    run(main())


def at_database(folder: Path, db: str) -> Served:
    """A server in this process."""
    served = Served(folder)
    served.settings = msgspec.structs.replace(served.settings, db=db)
    return served
