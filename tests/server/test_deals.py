"""Deals that somebody could know or choose, and the parts of a shuffle, over real sockets."""

from collections.abc import Iterator
from hashlib import sha256

import pytest

from server.serving import Browser, Message, Player, Served, Shared


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    with Shared(tmp_path_factory.mktemp("deals")) as shared:
        yield shared


class Slow(Player):
    """Somebody who adds to the shuffle only when the test says so."""

    nonce = b"sixteen bytes or more"

    async def _shuffle(self, message: Message) -> None:
        pass

    async def promise(self, nonce: bytes = nonce) -> None:
        await self.say("commit", commit=sha256(nonce).hexdigest())

    async def tell(self, nonce: bytes = nonce) -> None:
        await self.say("reveal", nonce=nonce.hex())

    async def asked(self, wanted: str) -> Message:
        return await self.until(lambda m: m["type"] == "shuffle" and m.get("wanted") == wanted)


async def slow(browser: Browser, table: str) -> Slow:
    player = Slow(browser, table, await browser.dial(table))
    browser.players.append(player)
    return player


async def kinds(server: Served, table: str) -> list[str]:
    """What the log says."""
    return [entry.kind for entry in await server.house.hub.storage.read(table)]


def test_a_part_of_the_shuffle_that_comes_twice_is_taken_once(shared: Shared) -> None:
    """T52: the same part again is no news, even after the deal; another one is refused."""

    async def main(server: Served) -> None:
        table, browsers = await server.table(2)
        ada, bea = [await slow(browser, table) for browser in browsers]
        await browsers[0].post(f"tables/{table}/start")
        await ada.asked("commit")
        for player in (ada, ada, bea):
            await player.promise()
        await ada.asked("reveal")
        for player in (ada, ada, bea):
            await player.tell()
        await ada.next("view")
        await ada.promise()
        await ada.tell()
        await ada.tell(b"another number of mine")
        await ada.say("chat", text="That is all.")
        await ada.next("chat")

        assert [m["code"] for m in ada.told if m["type"] == "refusal"] == ["not_now"]
        parts = [kind for kind in await kinds(server, table) if kind in ("commit", "reveal")]
        assert parts == ["commit", "commit", "reveal", "reveal"]

    shared.run(main)
