"""What a push message looks like on its way, and where it is never sent."""

import asyncio
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from grimtable.server.push.encryption import BadKeys, check_keys, encrypt, seal, to_bytes, to_text
from grimtable.server.push.endpoints import (
    BadEndpoint,
    find_address,
    is_public,
    parse_endpoint,
)
from grimtable.server.push.requests import FAILED, reply_in
from server.push_service import PushService


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, Appendix A."""
    sender = to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = seal(
        b"When I grow up, I want to be a watermelon\x02",
        to_bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        to_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        sender=derive_private_key(int.from_bytes(sender), SECP256R1()),
        salt=to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_all_messages_have_one_length() -> None:
    """T74: it says nothing about what is in them."""
    with PushService() as service:
        form = service.device("phone").form
        keys = form["p256dh"], form["auth"]

        assert len({len(encrypt(b"x" * size, *keys)) for size in (0, 1, 60, 127)}) == 1


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("ä", "ä"),
        ("AAAA", "AAAA"),
        ("BB" * 43, "AA" * 11),
        (to_text(bytes(65)), "A" * 22),
    ],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadKeys):
        check_keys(p256dh, auth)


@pytest.mark.parametrize(
    "address",
    [
        "", "push.example", "http://push.example/x", "https://push.example:8443/x",
        "https://push.example", "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x",
        "https://10.0.0.7/x", "https://169.254.169.254/latest/meta-data", "https://2130706433/x",
        "https://user:word@push.example/x", "https://push.example@127.0.0.1/x",
        "https://printer.local/x", "https://db.internal/x", "https://host/x", "file:///etc/passwd",
        "https://push.example/a b", "https://push.example/\r\nHost: other", "https://push.example/#x",
        "https://push.exämple/x", "gopher://push.example/x", "https://push.example/" + "x" * 1000,
    ],
)  # fmt: skip
def test_addresses_that_are_no_push_service_are_refused(address: str) -> None:
    """T75"""
    with pytest.raises(BadEndpoint):
        parse_endpoint(address)


def test_an_operator_can_allow_a_push_service_at_home() -> None:
    """T75: by its exact origin, and nothing beside it."""
    allowed = ["http://10.0.0.7:8080", "https://push.home"]

    assert parse_endpoint("http://10.0.0.7:8080/x", allowed).is_allowed
    assert parse_endpoint("https://push.home/x", allowed).is_allowed
    assert not parse_endpoint("https://push.home.example/x", allowed).is_allowed
    for other in ("http://10.0.0.7:8081/x", "http://10.0.0.7/x", "http://push.home/x"):
        with pytest.raises(BadEndpoint):
            parse_endpoint(other, allowed)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1",
        "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_no_address_of_a_network_of_ours_is_public(address: str) -> None:
    """T75"""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8"]])
def test_a_name_is_looked_up_once_and_all_it_leads_to_must_be_public(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """T75: a public name may lead to a private address."""

    async def main() -> None:
        loop = asyncio.get_running_loop()

        async def getaddrinfo(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", (address, 443)) for address in found]

        monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
        endpoint = parse_endpoint("https://push.example/x")
        if found == ["8.8.8.8"]:
            assert await find_address(endpoint) == "8.8.8.8"
        else:
            with pytest.raises(BadEndpoint):
                await find_address(endpoint)

    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        runner.run(main())


@pytest.mark.parametrize(
    ("head", "status", "wait"),
    [
        (b"HTTP/1.1 201 Created\r\n\r\n", 201, 0.0),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: 120\r\n\r\n", 429, 120.0),
        (b"HTTP/1.0 503 \r\nretry-after:7\r\nx: y\r\n\r\n", 503, 7.0),
        (b"HTTP/1.1 503 Down\r\nRetry-After: Wed, 21 Oct 2026 07:28:00 GMT\r\n\r\n", 503, 0.0),
        (b"SSH-2.0-OpenSSH\r\n\r\n", FAILED, 0.0),
    ],
)
def test_answers_are_read(head: bytes, status: int, wait: float) -> None:
    assert reply_in(head) == (status, wait)
