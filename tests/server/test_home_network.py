"""T73: a server on one machine opens to the network at home, and closes again."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from grimtable.server.http import home_network
from grimtable.server.http.forms import NetworkState
from grimtable.server.refusals import Denied
from server.serving import Served

HOME = "127.0.0.2"
"""Stands for the address in the network at home: every machine has it."""
CLOSED = {"is_offered": True}
ABNORMAL = 1006
"""The code of a connection that was cut."""


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server as `grimtable play` starts it."""
    monkeypatch.setattr(home_network, "home_addresses", lambda: [HOME])
    return Served(tmp_path, offers_home_network=True)


async def refuses(url: str) -> bool:
    """Does nobody answer there?"""
    async with httpx.AsyncClient() as other:
        try:
            await other.get(url)
        except httpx.ConnectError:
            return True
    return False


async def test_it_is_closed_until_its_person_opens_it(play: Served) -> None:
    async with play as server:
        ada = server.browser("Ada")
        assert await ada.get("network") == CLOSED
        assert await refuses(f"http://{HOME}:{server.port}/health")

        opened = await ada.post("network", is_open=True)

        assert opened["is_open"]
        assert opened["address"] == f"http://{HOME}:{server.port}"
        assert await ada.post("network", is_open=True) == opened
        async with httpx.AsyncClient(base_url=opened["address"]) as other:
            assert (await other.get("/api/server")).status_code == 200
            for name in ("evil.example", f"evil.example:{server.port}", "192.168.1.9"):
                refused = await other.get("/api/server", headers={"host": name})
                assert refused.json()["code"] == "origin", name


async def test_closing_sends_everybody_away_who_came_in(play: Served) -> None:
    async with play as server:
        ada = server.browser("Ada")
        opened = await ada.post("network", is_open=True)
        table = (await ada.create())["table"]["id"]
        near = await ada.sit(table)
        path = opened["address"].replace("http", "ws")
        far = await connect(
            f"{path}/api/tables/{table}/socket",
            additional_headers={
                "origin": opened["address"],
                "cookie": f"grimtable={ada.token}",
            },
            proxy=None,
        )

        await ada.post("network", is_open=False)

        await far.wait_closed()
        assert far.close_code == ABNORMAL
        assert await refuses(f"{opened['address']}/health")
        await near.say("chat", text="still here")
        await near.next("chat")
        assert await ada.get("network") == CLOSED
        assert (await ada.post("network", is_open=True))["is_open"]


async def test_without_a_network_it_stays_closed(
    play: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with play as server:
        ada = server.browser("Ada")
        for found in ([], ["198.51.100.77"]):  # none, or one that is not ours
            monkeypatch.setattr(home_network, "home_addresses", lambda found=found: found)
            assert await ada.refused("network", is_open=True) == (409, "no_network")
        assert await ada.get("network") == CLOSED


async def test_other_servers_offer_nothing(server: Served) -> None:
    ada = server.browser("Ada")

    assert await ada.get("network") == {"is_offered": False}
    assert await ada.refused("network", is_open=True) == (403, "other_machine")


class SlowListener:
    """Accepts nothing: only says whether it is open."""

    port = 1
    is_closed = False

    def close(self) -> None:
        self.is_closed = True


async def test_presses_at_once_are_done_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(home_network, "home_addresses", lambda: [HOME])
    found: list[SlowListener] = []

    async def listen(_: str) -> SlowListener:
        await asyncio.sleep(0)
        found.append(SlowListener())
        return found[-1]

    network = home_network.HomeNetwork(is_offered=True)
    network.listen = listen
    await asyncio.gather(
        *(network.switch("127.0.0.1", is_open=is_open) for is_open in (True, True, False))
    )

    assert [listener.is_closed for listener in found] == [True]
    assert not network.host


async def test_other_machines_can_switch_nothing() -> None:
    async def listen(_: str) -> SlowListener:
        raise AssertionError

    network = home_network.HomeNetwork(is_offered=True)
    network.listen = listen

    for is_open in (True, False):
        with pytest.raises(Denied, match="only the computer"):
            await network.switch("192.168.1.9", is_open=is_open)
    assert network.state("192.168.1.9") == NetworkState(is_offered=False)


def test_only_private_addresses_are_those_of_a_home() -> None:
    private = ("192.168.1.20", "10.0.0.7", "172.16.9.9")
    others = ("127.0.0.1", "169.254.3.4", "8.8.8.8", "100.64.0.1")

    assert all(map(home_network.is_private, private))
    assert not any(map(home_network.is_private, others))
