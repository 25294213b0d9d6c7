"""A table on this computer is opened to the network at home, and another machine comes in."""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from web.axe import violations
from web.browsers import PHONE, Browsers, Sheet
from web.conftest import FLAGS, chromium_path, give_up
from web.serving import House
from web.words import say

HERE, THERE = "10.91.7.1", "10.91.7.2"
"""Two machines in a home network of their own."""
OWN = "/proc/thread-self/ns/net"
"""The network namespace of this thread."""


@pytest.fixture(scope="module", autouse=True)
def elsewhere() -> Iterator[str]:
    """Another machine at home; until the end of the module, this thread works on the first one.

    Both are network namespaces. Nothing changes in the network of the real machine, because
    browsers drop what they are loading when that happens.
    """
    if os.geteuid() or shutil.which("ip") is None:
        give_up("only root can make machines, with the command ip")
    first, second = (f"grimtable-{os.getpid()}-{name}" for name in ("here", "there"))
    before = os.open(OWN, os.O_RDONLY)
    try:
        for line in f"""
            ip netns add {first}
            ip netns add {second}
            ip -n {first} link add home type veth peer name home netns {second}
            ip -n {first} addr add {HERE}/24 dev home
            ip -n {first} link set home up
            ip -n {first} link set lo up
            ip -n {second} addr add {THERE}/24 dev home
            ip -n {second} link set home up
            ip -n {second} link set lo up
        """.strip().splitlines():
            subprocess.run(line.split(), check=True)
        with Path(f"/run/netns/{first}").open("rb") as namespace:
            enter(namespace.fileno())
        yield second
    finally:
        enter(before)
        os.close(before)
        for name in (first, second):
            subprocess.run(("ip", "netns", "del", name), check=False)


def enter(namespace: int) -> None:
    """Let this thread, and what it starts, work in this network namespace."""
    if ctypes.CDLL(None, use_errno=True).setns(namespace, 0):
        raise OSError(ctypes.get_errno(), "setns")


@pytest.fixture(scope="module")
def house(elsewhere: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """`grimtable play`"""
    found = House(tmp_path_factory.mktemp("play"), is_play=True)
    yield found
    found.end()


@pytest.fixture(scope="module")
def phones(chromium: Any, elsewhere: str, tmp_path_factory: Any) -> Iterator[Any]:
    """A browser on the other machine."""
    start: Path = tmp_path_factory.mktemp("bin") / "chromium"
    start.write_text(f'#!/bin/sh\nexec ip netns exec {elsewhere} "{chromium_path()}" "$@"\n')
    start.chmod(0o700)
    browser = chromium.browser_type.launch(executable_path=start, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(autouse=True)
def closed(house: House) -> Iterator[None]:
    """Every test begins with a closed server."""
    yield
    with httpx.Client(base_url=house.url, headers={"origin": house.url}) as local:
        assert local.post("/api/network", json={"is_open": False}).status_code == 200


def opened(browsers: Browsers, **how: Any) -> Sheet:
    """A table waits; nobody else can come in yet."""
    host = browsers("/open/grimwood", name="Marta", **how)
    host.page.get_by_role("button", name=say(host.language, "web-open-it")).click()
    network(host).wait_for()
    return host


def network(host: Sheet) -> Any:
    return host.page.get_by_role("switch", name=say(host.language, "web-network"))


def address(host: Sheet) -> str:
    """The address that is shown for the others."""
    return str(host.page.locator(".host").inner_text())


def test_a_phone_comes_in_and_is_sent_away(browsers: Browsers, phones: Any, house: House) -> None:
    host = opened(browsers)
    invite = host.page.get_by_role("region", name=say("en", "web-invite"))
    assert "127.0.0.1" not in invite.inner_text()
    assert invite.get_by_role("img").count() == 0

    network(host).click()
    invite.get_by_role("img", name=say("en", "web-qr")).wait_for()
    assert address(host) == f"{HERE}:{house.port}"
    assert not violations(host)

    others = Browsers(phones, house)
    phone = others(
        f"/table/{host.table}",
        "de",
        PHONE,
        home=f"http://{address(host)}",
        has_touch=True,
        name="Jörg",
    )
    phone.page.get_by_role("button", name=say("de", "web-sit-here")).first.click()
    host.page.get_by_text("Jörg").wait_for()
    host.page.get_by_text(say("en", "web-network-visitors", count=1)).wait_for()
    phone.is_cut = True
    network(host).click()
    phone.page.get_by_text("Verbindung").wait_for()
    host.page.get_by_text(say("en", "web-network-shut")).wait_for()
    assert network(host).get_attribute("aria-checked") == "false"
    assert invite.get_by_role("img").count() == 0
    others.close()


def test_only_the_person_at_the_machine_can_open_it(browsers: Browsers, elsewhere: str) -> None:
    host = opened(browsers)
    network(host).click()
    host.page.locator(".host").wait_for()

    ask = (
        "import urllib.request as u;"
        f"print(u.urlopen('http://{address(host)}/api/network').read().decode())"
    )
    line = ("ip", "netns", "exec", elsewhere, "python3", "-c", ask)
    assert subprocess.check_output(line, text=True).strip() == '{"is_offered":false}'


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_switch_says_what_is_open_on_a_phone_too(browsers: Browsers, language: str) -> None:
    host = opened(browsers, language=language, size=PHONE)
    host.page.get_by_text(say(language, "web-network-shut")).wait_for()

    network(host).click()

    host.page.get_by_text(say(language, "web-network-open")).wait_for()
    width = host.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
